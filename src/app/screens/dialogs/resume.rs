//! There is a game to go on with.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::question::{Answer, Question, ask};
use crate::{
    app::{
        screens::people,
        session::{Saved, SavedGame, SessionRequest},
        states::Menu,
        theme::kit::{Drawing, Kit},
    },
    text,
    texts::{names, text},
};

/// "Red, against Old Wolf, at move 12."
fn describe(saved: &SavedGame) -> String {
    let plies = saved.record.moves.split_whitespace().count();
    let at = plies / 2 + 1;
    let who = people::who_plays(saved);
    text!("resume-text", who = who, move = at, rules = names::rules(&saved.record.rules))
}

fn draw(
    mut kit: Kit,
    saved: Res<Saved>,
    mut menu: ResMut<NextState<Menu>>,
    mut requests: MessageWriter<SessionRequest>,
) {
    let Some(saved) = &saved.0 else {
        menu.set(Menu::None);
        return;
    };
    let about = describe(saved);
    let question = Question {
        name: "resume",
        title: text("resume-title"),
        text: &about,
        left: text("resume-yes"),
        right: text("resume-no"),
    };
    match ask(&mut kit, &question) {
        Some(Answer::Left) => {
            menu.set(Menu::None);
            requests.write(SessionRequest::Resume(Box::new(saved.clone())));
        }
        Some(Answer::Right | Answer::Back) => menu.set(Menu::None),
        None => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Resume)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::session::Player,
        engine::Level,
        rules::{Game, GameRecord, RuleSet, Side},
    };

    #[test]
    fn the_game_is_described() {
        let mut game = Game::new(RuleSet::default(), Side::Red);
        for mv in ["a3a4", "a7a6", "g3g4"] {
            game.play(mv.parse().expect("a move")).expect("legal");
        }
        let record = GameRecord::of(&game, ["You".into(), "Old Wolf".into()]);
        let players = [Player::Human, Player::Computer(Level::Expert)];
        assert_eq!(describe(&SavedGame::foreign(record, players)), "Red against Old Wolf, move 2, Standard v1 rules.");
    }
}
