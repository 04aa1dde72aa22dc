//! The work of making a picture, in small steps.

#[cfg(not(target_arch = "wasm32"))]
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::{
    art::{Art, Raw, SIZE, SQUARE},
    canvas::Canvas,
    colors::Colors,
    reel::Reel,
};
use crate::{
    app::theme::palette,
    rules::{Game, Position, Square},
};

/// How long a move is looked at, and the end, in hundredths of a second.
const MOVE: u16 = 90;
const END: u16 = 350;

/// How the last move's squares are washed.
const WASH: f32 = 0.55;

/// What the work has come to.
#[derive(Debug)]
pub(super) enum Made {
    /// A file.
    Picture(Vec<u8>),
    /// Nothing, for this reason.
    Nothing(String),
}

/// A picture being made.
pub(super) struct Job {
    #[cfg(not(target_arch = "wasm32"))]
    task: Task<Made>,
    #[cfg(target_arch = "wasm32")]
    work: Option<Work>,
}

impl Job {
    /// Begins to draw.
    pub fn begin(raw: Raw, game: Game, flipped: bool) -> Self {
        let work = Work::Art { raw: Box::new(raw), game: Box::new(game), flipped };
        #[cfg(not(target_arch = "wasm32"))]
        {
            let all = async move {
                let mut work = work;
                loop {
                    match work.step() {
                        Ok(next) => work = next,
                        Err(made) => return made,
                    }
                }
            };
            Self { task: AsyncComputeTaskPool::get().spawn(all) }
        }
        #[cfg(target_arch = "wasm32")]
        Self { work: Some(work) }
    }

    /// What was made, once it is; in a browser this goes on with it for a moment.
    pub fn poll(&mut self) -> Option<Made> {
        #[cfg(not(target_arch = "wasm32"))]
        {
            check_ready(&mut self.task)
        }
        #[cfg(target_arch = "wasm32")]
        match self.work.take()?.step() {
            Ok(next) => {
                self.work = Some(next);
                None
            }
            Err(made) => Some(made),
        }
    }
}

/// What is to be done next.
enum Work {
    /// The art is to be cut.
    Art { raw: Box<Raw>, game: Box<Game>, flipped: bool },
    /// Colors are to be chosen.
    Colors(Box<Scene>),
    /// The pictures from this one on are to be drawn.
    Pictures { scene: Box<Scene>, reel: Box<Reel>, at: usize },
}

impl Work {
    /// Does a little; what is to be done then, or what has been made.
    fn step(self) -> Result<Work, Made> {
        match self {
            Self::Art { raw, game, flipped } => {
                let art = raw.cut().map_err(Made::Nothing)?;
                Ok(Self::Colors(Box::new(Scene { art, game: *game, flipped })))
            }
            Self::Colors(scene) => {
                let plies = scene.game.plies().len();
                let some: Vec<Canvas> = [0, plies / 2, plies].map(|at| scene.picture(at)).into();
                let colors = Colors::choose(some.iter().flat_map(Canvas::colors));
                let reel = Reel::new(SIZE, colors).map_err(Made::Nothing)?;
                Ok(Self::Pictures { scene, reel: Box::new(reel), at: 0 })
            }
            Self::Pictures { scene, mut reel, at } => {
                let last = scene.game.plies().len();
                let time = if at == last { END } else { MOVE };
                reel.add(&scene.picture(at), time).map_err(Made::Nothing)?;
                if at < last {
                    return Ok(Self::Pictures { scene, reel, at: at + 1 });
                }
                Err(reel.finish().map_or_else(Made::Nothing, Made::Picture))
            }
        }
    }
}

/// What is drawn.
struct Scene {
    art: Art,
    game: Game,
    flipped: bool,
}

impl Scene {
    /// The board after so many plies.
    fn picture(&self, plies: usize) -> Canvas {
        let mut canvas = self.art.board.clone();
        let last = plies.checked_sub(1).and_then(|at| self.game.plies().get(at));
        let [red, green, blue, _] = palette::SUN.to_array();
        for square in last.iter().flat_map(|ply| [ply.mv.from, ply.mv.to]) {
            canvas.wash(self.middle(square), SQUARE / 2 - 3, [red, green, blue], WASH);
        }
        let mut pieces: Vec<_> =
            self.position(plies).pieces().map(|(piece, square)| (piece, self.middle(square))).collect();
        // Those in front cover those behind.
        pieces.sort_by_key(|(_, (_, y))| *y);
        for (piece, middle) in pieces {
            canvas.lay(self.art.token(piece), middle);
        }
        canvas
    }

    fn position(&self, plies: usize) -> Position {
        let mut position = *self.game.start();
        for ply in &self.game.plies()[..plies] {
            position.play(ply.mv, self.game.rules());
        }
        position
    }

    /// A square's middle, in pixels.
    fn middle(&self, square: Square) -> (usize, usize) {
        let turned = |at: u8, last: u8| usize::from(if self.flipped { last - at } else { at });
        let (file, rank) = (turned(square.file(), 6), turned(square.rank(), 8));
        let across = SIZE.0 / 2 + file * SQUARE - 3 * SQUARE;
        let down = SIZE.1 / 2 + 4 * SQUARE - rank * SQUARE;
        (across, down)
    }
}
