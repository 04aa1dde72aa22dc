//! Jungle (Dou Shou Qi, 鬥獸棋, Animal Chess): a board game for two, on the desktop and in a browser.
//!
//! The map, and who may know whom:
//!
//! - [`rules`]: what Jungle is: squares, animals, rule sets, positions, games, notation. Knows nobody.
//! - [`engine`]: how the computer plays: search, evaluation, levels, endgame tables, puzzles, review. Knows `rules`; no
//!   clock, no threads and no chance but what it is given.
//! - [`lessons`]: boards with a task, and what is said of each try; questions, tips. Knows `rules`.
//! - [`art`]: what baked pictures look like as data: atlases, rigs. Knows nobody.
//! - [`language`]: which languages there are. Knows nobody.
//! - [`mod@print`]: the board and the tokens as files to print, in every language; in a browser what makes them of fetched ones.
//!   Knows `language`.
//! - [`texts`]: what the game says, in every language. Knows `rules`, `engine` and `language`.
//! - [`app`]: the Bevy game, behind the feature `app`. Knows all of the above; its own map is in its documentation.
//!
//! Programs: `jungle` (the game), `jungle-engine` (a text protocol in UCI's manner, perft, bench, matches, endgame tables,
//! puzzles, reviews) and `bake` (draws the atlases and the sheets to print in `assets/` from their SVG sources, and makes the
//! sounds). For browsers: `jungle-web` (the game in a page), `ai-worker` (the engine beside it) and `web` (builds both and the
//! page into a folder, and serves it).
//!
//! Data flows one way: a device becomes an action, the session checks it with the rules and alone changes the match, and
//! everything that is shown follows the session's messages. The picture never decides.

pub mod art;
pub mod engine;
pub mod language;
pub mod lessons;
pub mod print;
pub mod rules;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
pub mod texts;
