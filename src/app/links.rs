//! Games as links: read from an address, the command line or the clipboard, and copied for others.

use bevy::prelude::*;
use bevy_egui::{EguiClipboard, EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};

use super::{
    session::{Interlude, Match, Notice, Player, SessionRequest},
    states::{AppSystems, Screen},
};
use crate::{
    rules::{Game, GameRecord, LinkError, Position, from_link, to_link},
    text,
    texts::{self, faults, names, sentences},
};

/// Copies the link to the game as it stands. Ctrl+C does the same.
#[derive(Message, Debug, Clone, Copy)]
pub struct CopyLink;

/// What a link asks for: its game, to be gone on with by two people.
///
/// # Errors
/// What is wrong with the link.
pub fn read(link: &str) -> Result<SessionRequest, LinkError> {
    let game = from_link(link)?;
    let players = [Player::Human; 2];
    Ok(SessionRequest::Load(GameRecord::of(&game, players.map(|player| player.to_string())), players))
}

/// What the player is told about a link that opens nothing.
#[must_use]
pub fn refusal(fault: &LinkError) -> Notice {
    Notice(text!("link-refused", fault = faults::link(fault)))
}

/// The link to a game: a whole address on a page, elsewhere what comes after one.
#[must_use]
pub fn write(game: &Game) -> String {
    #[cfg(target_arch = "wasm32")]
    let address = super::page::address();
    #[cfg(not(target_arch = "wasm32"))]
    let address = String::new();
    address + &to_link(game)
}

/// A game as people write it: who played by which rules, the moves, how it ended, and the link to it.
#[must_use]
pub fn text(game: &Game, players: [&str; 2]) -> String {
    let [red, blue] = players;
    let mut told = text!("link-game", red = red, blue = blue, rules = names::rules(game.rules())) + "\n\n";
    if !starts_as_usual(game) {
        told += &text!("link-game-start", position = game.start().fen());
        told += "\n\n";
    }
    for (index, row) in (0..game.plies().len()).collect::<Vec<_>>().chunks(2).enumerate() {
        let moves: Vec<String> = row.iter().filter_map(|ply| game.move_text(*ply)).collect();
        told += &format!("{}. {}\n", index + 1, moves.join(" "));
    }
    if let Some(outcome) = game.outcome() {
        told += &format!("\n{}\n", sentences::ending(outcome));
    }
    told + "\n" + &write(game) + "\n"
}

fn starts_as_usual(game: &Game) -> bool {
    *game.start() == Position::start(game.rules(), game.start().side_to_move())
}

/// Opens a link that is pasted outside a game. Anything else that is pasted means nothing.
fn paste(
    mut input: Single<&mut EguiInput, With<PrimaryEguiContext>>,
    mut requests: MessageWriter<SessionRequest>,
    mut notices: MessageWriter<Notice>,
) {
    input.events.retain(|event| {
        // On the desktop, what is pasted comes as if it were typed.
        let (egui::Event::Paste(text) | egui::Event::Text(text)) = event else { return true };
        match read(text) {
            Ok(request) => {
                requests.write(request);
            }
            Err(LinkError::NoGame) => return true,
            Err(fault) => {
                notices.write(refusal(&fault));
            }
        }
        false
    });
}

fn hear_copy(input: Single<&EguiInput, With<PrimaryEguiContext>>, mut wishes: MessageWriter<CopyLink>) {
    if input.events.contains(&egui::Event::Copy) {
        wishes.write(CopyLink);
    }
}

fn copy(
    mut wishes: MessageReader<CopyLink>,
    (current, interlude): (Res<Match>, Res<Interlude>),
    mut clipboard: ResMut<EguiClipboard>,
    mut notices: MessageWriter<Notice>,
) {
    if wishes.read().count() > 0 {
        // Of a game that is looked at, all is wanted.
        let game = interlude.replay().map_or(&current.game, |replay| &replay.game);
        clipboard.set_text(&write(game));
        notices.write(Notice(texts::text("link-copied").to_owned()));
    }
}

pub(super) fn plugin(app: &mut App) {
    let before_egui_reads = (
        paste.run_if(in_state(Screen::Title).or_else(in_state(Screen::Setup))),
        hear_copy.run_if(in_state(Screen::Play)),
    );
    app.add_message::<CopyLink>()
        .add_systems(
            PreUpdate,
            before_egui_reads.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(Update, copy.in_set(AppSystems::View));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{RuleSet, Side};

    #[test]
    fn what_is_copied_can_be_opened_by_two_people() {
        let mut game = Game::new(RuleSet::default(), Side::Red);
        game.play("a3a4".parse().expect("a move")).expect("legal");
        let request = read(&write(&game)).expect("a game");
        let SessionRequest::Load(record, players) = request else { panic!("{request:?}") };
        assert_eq!((record.moves.as_str(), players), ("a3a4", [Player::Human; 2]));
    }

    #[test]
    fn a_game_as_text_tells_all_of_it() {
        let mut game = Game::new(RuleSet::default(), Side::Red);
        for mv in ["a3a4", "a7a6", "g1f1"] {
            game.play(mv.parse().expect("a move")).expect("legal");
        }
        game.resign(Side::Blue);
        let told = text(&game, ["Mina", "Old Wolf"]);
        for part in ["Mina (Red) against Old Wolf (Blue)", "Standard v1 rules", "1. a3a4 a7a6\n2. g1f1\n", "gave up"] {
            assert!(told.contains(part), "{part} in {told}");
        }
        let link = told.lines().last().expect("the link");
        assert_eq!(from_link(link).expect("a game").outcome(), game.outcome());
    }

    #[test]
    fn a_bad_link_is_refused_in_words() {
        let fault = read("#g=1.standard.w").expect_err("cut off");
        assert_eq!(refusal(&fault).0, "This link opens no game: it is damaged or not complete.");
    }
}
