//! Jungle (Dou Shou Qi, Animal Chess): rules, computer opponent and game.

#[cfg(feature = "app")]
pub mod app;
