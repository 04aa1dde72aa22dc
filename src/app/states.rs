//! What is on screen, and the order in which things happen in a frame.

use bevy::prelude::*;

/// The whole picture: one of these is on screen.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// Pictures are being read.
    #[default]
    Loading,
    /// The title and its menu.
    Title,
    /// Choosing the next game.
    Setup,
    /// What there is to learn: lessons, puzzles.
    Learn,
    /// The people who play here, and the leaderboard.
    People,
    /// The board.
    Play,
}

/// A dialog over the screen.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Menu {
    /// Nothing lies over the screen.
    #[default]
    None,
    /// The game is paused.
    Pause,
    /// The game is over: who won and why.
    Result,
    /// The sentences of the rule set.
    Rules,
    /// The switches of a rule set of one's own.
    House,
    /// The settings.
    Settings,
    /// What keys and buttons mean at the board.
    Keys,
    /// Who plays with which device.
    Seats,
    /// A seat's controller is gone.
    Lost,
    /// The one device goes to the other player.
    HandOver,
    /// The first run: how large shall words be?
    Welcome,
    /// Leave the game? It is kept.
    Leave,
    /// There is a game to go on with.
    Resume,
    /// Name and animal of a player.
    Name,
    /// The games that were put aside.
    Games,
    /// What else can be done from the title.
    More,
    /// Which computers are to be watched.
    Watch,
    /// Print and play: on which paper.
    Print,
    /// What can be done with the game that is looked at.
    Share,
    /// What can be done with the position that is set up.
    Editor,
    /// Close the program?
    Quit,
}

/// The order of a frame's work in `Update`: what was pressed, what it means for the match, who has to think, what is shown.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AppSystems {
    /// Devices become actions.
    Input,
    /// Actions become moves; the match changes here and nowhere else.
    Session,
    /// Thinking is begun, ended, and its answers taken.
    Think,
    /// The picture follows.
    View,
}

/// What [`Screen::Loading`] waits for. Whoever needs a file adds its handle.
#[derive(Resource, Debug, Default)]
pub struct Awaited(pub Vec<UntypedHandle>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Awaited>()
        .init_state::<Screen>()
        .init_state::<Menu>()
        .configure_sets(Update, (AppSystems::Input, AppSystems::Session, AppSystems::Think, AppSystems::View).chain());
}
