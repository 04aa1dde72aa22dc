//! Games as moving pictures: a GIF with a picture for the start and one for every move, drawn from the game's own art.
//!
//! `art` reads what is drawn with, `canvas` draws without a graphics card, `colors` chooses the few colors a GIF can have, and
//! `reel` puts the pictures together. The window does not wait for any of it: on the desktop another thread does the work, in
//! a browser a little is done in each frame.

use bevy::prelude::*;

use crate::{
    app::{
        session::{Handout, Notice, date, now},
        states::AppSystems,
    },
    rules::Game,
    text,
    texts::text,
};

mod art;
mod canvas;
mod colors;
mod job;
mod reel;

use art::{Pixels, Reading, SheetFile};
use job::{Job, Made};

/// Makes a moving picture of a game and hands it to the player.
#[derive(Message, Debug, Clone)]
pub struct FilmRequest {
    /// The game.
    pub game: Box<Game>,
    /// Blue sits below.
    pub flipped: bool,
}

/// What is being made, if anything.
#[derive(Resource, Default)]
enum Studio {
    #[default]
    Idle,
    /// The art is on its way.
    Reading(Box<FilmRequest>, Reading),
    Drawing(Job),
}

fn begin(
    mut requests: MessageReader<FilmRequest>,
    server: Res<AssetServer>,
    mut studio: ResMut<Studio>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(request) = requests.read().last() else { return };
    let told = if matches!(*studio, Studio::Idle) {
        *studio = Studio::Reading(Box::new(request.clone()), Reading::begin(&server, request.flipped));
        text("film-begun")
    } else {
        text("film-busy")
    };
    notices.write(Notice(told.to_owned()));
}

fn failed(fault: String) -> Notice {
    Notice(text!("film-failed", fault = fault))
}

/// Whether there is anything to do.
fn busy(studio: Res<Studio>) -> bool {
    !matches!(*studio, Studio::Idle)
}

fn work(
    mut studio: ResMut<Studio>,
    server: Res<AssetServer>,
    (pixels, sheets): (Res<Assets<Pixels>>, Res<Assets<SheetFile>>),
    mut handouts: MessageWriter<Handout>,
    mut notices: MessageWriter<Notice>,
) {
    let next = match &mut *studio {
        Studio::Idle => return,
        Studio::Reading(request, reading) => match reading.poll(&server, &pixels, &sheets) {
            None => return,
            Some(Ok(art)) => Studio::Drawing(Job::begin(art, *request.game.clone(), request.flipped)),
            Some(Err(fault)) => {
                notices.write(failed(fault));
                Studio::Idle
            }
        },
        Studio::Drawing(job) => match job.poll() {
            None => return,
            Some(Made::Picture(bytes)) => {
                let (year, month, day) = date(now());
                let name = format!("jungle-{year}-{month:02}-{day:02}.gif");
                handouts.write(Handout::Picture { name, bytes });
                Studio::Idle
            }
            Some(Made::Nothing(fault)) => {
                notices.write(failed(fault));
                Studio::Idle
            }
        },
    };
    *studio = next;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Studio>()
        .add_message::<FilmRequest>()
        .add_plugins(art::plugin)
        .add_systems(Update, (begin, work.run_if(busy)).chain().in_set(AppSystems::View));
}
