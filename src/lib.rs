//! Jungle (Dou Shou Qi, Animal Chess): rules, computer opponent and game.

pub mod rules;

#[cfg(feature = "app")]
pub mod app;
/// Baked art as data: atlases and the animals' rigs. Knows nobody.
pub mod art;
