//! Games as links: read from an address, the command line or the clipboard, and copied for others.

use bevy::prelude::*;
use bevy_egui::{EguiClipboard, EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};

use super::{
    session::{Match, Notice, Player, SessionRequest},
    states::{AppSystems, Screen},
};
use crate::rules::{Game, GameRecord, LinkError, from_link, to_link};

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
    Notice(format!("This link opens no game: {fault}."))
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
    current: Res<Match>,
    mut clipboard: ResMut<EguiClipboard>,
    mut notices: MessageWriter<Notice>,
) {
    if wishes.read().count() > 0 {
        clipboard.set_text(&write(&current.game));
        notices.write(Notice("The link to this game is copied.".to_owned()));
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
    fn a_bad_link_is_refused_in_words() {
        let fault = read("#g=1.standard.w").expect_err("cut off");
        assert_eq!(refusal(&fault).0, "This link opens no game: it is damaged or not complete.");
    }
}
