//! What lies on what: the z of every layer of the picture, far to near.

/// The jungle around the board, or the title's sky and hills.
pub const BACKDROP: f32 = -100.0;
/// The river, seen through the board's two holes.
pub const WATER: f32 = 0.0;
/// Frame, grass, banks, dens and traps.
pub const BOARD: f32 = 10.0;
/// Marks on the squares below the pieces: last move, selection, bite.
pub const MARKS: f32 = 20.0;
/// The pieces; the nearer rank in front takes the higher part of the room up to [`MARKS_OVER`].
pub const PIECES: f32 = 30.0;
/// Marks above the pieces: move discs, claw badges, the cursor's leaves.
pub const MARKS_OVER: f32 = 60.0;
/// The piece in hand and whatever flies.
pub const LIFTED: f32 = 70.0;
/// Dust, stars, splashes, confetti.
pub const EFFECTS: f32 = 80.0;
/// Leaves near the eye.
pub const FOLIAGE: f32 = 90.0;
