//! What happens at the board, in words: every move and every change of the game's state as whole sentences, and the sounds
//! that mean something. They are always written; whether they are shown is the player's matter.

use bevy::prelude::*;

use super::{
    current::Match,
    messages::{MatchEnded, MatchReset, MovePlayed, MoveRefused},
    referee::judge,
};
use crate::{
    app::states::AppSystems,
    rules::{Outcome, Ply, Position, RuleSet, Terrain},
    text,
    texts::{sentences, text},
};

/// How long a sound stands in words, in seconds.
const SOUND_STAYS: f32 = 3.0;

/// A sound that means something begins: in words.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct SoundTold(pub &'static str);

/// What happened last, and what was heard just now.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Captions {
    sentences: Vec<String>,
    sound: Option<&'static str>,
    /// Seconds since the sound began.
    age: f32,
}

impl Captions {
    /// The last move, what came of it and whose turn it is, a sentence each.
    #[must_use]
    pub fn sentences(&self) -> &[String] {
        &self.sentences
    }

    /// What is heard now.
    #[must_use]
    pub fn sound(&self) -> Option<&'static str> {
        self.sound
    }
}

/// A move and what came of it at once, a sentence each.
#[must_use]
pub fn of_ply(ply: &Ply, rules: &RuleSet) -> Vec<String> {
    let Ply { mv, piece, captured, both_fell, .. } = *ply;
    let (side, animal) = (piece.side.key(), piece.animal.name());
    let swims = mv.to.terrain() == Terrain::Water;
    let (from, to) = (mv.from.to_string(), mv.to.to_string());
    let den = matches!(mv.to.terrain(), Terrain::Den(_));
    let mut sentences = vec![match captured.map(crate::rules::Animal::name) {
        Some(prey) if both_fell => text!("caption-both-fall", side = side, animal = animal, other = prey, to = to),
        Some(prey) if mv.is_leap() => {
            text!("caption-leaps-takes", side = side, animal = animal, from = from, to = to, other = prey)
        }
        Some(prey) if swims => {
            text!("caption-swims-takes", side = side, animal = animal, from = from, to = to, other = prey)
        }
        Some(prey) => text!("caption-goes-takes", side = side, animal = animal, from = from, to = to, other = prey),
        None if den => text!("caption-den", side = side, animal = animal, from = from, to = to),
        None if mv.is_leap() => text!("caption-leaps", side = side, animal = animal, from = from, to = to),
        None if swims => text!("caption-swims", side = side, animal = animal, from = from, to = to),
        None => text!("caption-goes", side = side, animal = animal, from = from, to = to),
    }];
    let weak = |square| Position::weakens(square, piece.side, rules);
    if weak(mv.to) && !both_fell {
        sentences.push(text!("caption-trapped", side = side, animal = animal));
    } else if weak(mv.from) && !both_fell && !den {
        sentences.push(text!("caption-out-of-trap", side = side, animal = animal));
    }
    sentences
}

/// Who won and why, a sentence each.
#[must_use]
pub fn of_outcome(outcome: Outcome) -> [String; 2] {
    let result = match outcome.winner() {
        Some(side) => text!("caption-wins", side = side.key()),
        None => text("caption-draw").to_owned(),
    };
    [result, sentences::ending(outcome)]
}

/// Writes down what the session says. Of one frame's news the last is what counts: what is done before.
fn write(
    mut played: MessageReader<MovePlayed>,
    mut reset: MessageReader<MatchReset>,
    mut refused: MessageReader<MoveRefused>,
    mut ended: MessageReader<MatchEnded>,
    game: Res<Match>,
    mut captions: ResMut<Captions>,
) {
    let mut news: Option<Vec<String>> = None;
    if reset.read().count() > 0 {
        let count = game.game.plies().len();
        news = Some(vec![match count {
            0 => text("caption-start").to_owned(),
            count => text!("caption-board", moves = count),
        }]);
    }
    if let Some(last) = played.read().last() {
        news = Some(of_ply(&last.ply, game.game.rules()));
    }
    let ends = ended.read().count() > 0;
    if let Some(mut sentences) = news.or_else(|| ends.then(Vec::new)) {
        match game.game.outcome() {
            Some(outcome) => sentences.extend(of_outcome(outcome)),
            None if game.exercise => {}
            None => sentences.push(text!("caption-turn", side = game.to_move().key())),
        }
        captions.sentences = sentences;
    }
    if let Some(refused) = refused.read().last() {
        captions.sentences = vec![refused.reason.clone()];
    }
}

/// Sounds are told as they begin, and forgotten soon after.
fn hear(mut told: MessageReader<SoundTold>, time: Res<Time<Real>>, mut captions: ResMut<Captions>) {
    if let Some(SoundTold(sound)) = told.read().last() {
        captions.sound = Some(sound);
        captions.age = 0.0;
    } else if captions.sound.is_some() {
        captions.age += time.delta_secs();
        if captions.age > SOUND_STAYS {
            captions.sound = None;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captions>()
        .add_message::<SoundTold>()
        .add_systems(Update, (write.after(judge), hear).in_set(AppSystems::Session));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;

    fn told(fen: &str, mv: &str, rules: RuleSet) -> Vec<String> {
        let mut position = Position::from_fen(fen, &rules).expect("a position");
        let ply = position.play(mv.parse().expect("a move"), &rules);
        of_ply(&ply, &rules)
    }

    #[test]
    fn every_kind_of_move_has_its_sentence() {
        let standard = RuleSet::default;
        for (fen, mv, sentences) in [
            ("6c/7/1W5/7/7/7/1l5/7/6E b", "b3b7", &["Blue lion leaps b3–b7, takes wolf."][..]),
            ("7/7/7/7/7/7/1l5/7/6E b", "b3b7", &["Blue lion leaps b3–b7."]),
            ("6c/7/7/7/R6/7/7/7/7 w", "a5b5", &["Red rat swims a5–b5."]),
            ("6c/7/7/7/1Rr4/7/7/7/7 w", "b5c5", &["Red rat swims b5–c5, takes rat."]),
            ("6c/7/7/7/7/7/E6/7/7 w", "a3a4", &["Red elephant goes a3–a4."]),
            ("6c/7/7/7/7/7/3E3/7/7 w", "d3d2", &["Red elephant goes d3–d2."]),
            ("6c/7/7/7/7/7/3l3/7/6T b", "d3d2", &["Blue lion goes d3–d2.", "A trap holds the lion."]),
            ("6c/7/7/7/7/7/7/3l3/6T b", "d2d3", &["Blue lion goes d2–d3.", "The lion is out of the trap."]),
        ] {
            assert_eq!(told(fen, mv, standard()), sentences, "{fen} {mv}");
        }
        let both_fall = RuleSet { equal_ranks: crate::rules::EqualRanks::BothFall, ..standard() };
        assert_eq!(told("6c/7/7/7/7/w6/W6/7/7 w", "a3a4", both_fall), ["Red wolf meets wolf on a4: both fall."]);
    }

    #[test]
    fn who_won_and_why() {
        let den = Outcome::Win { side: Side::Red, by: crate::rules::WinReason::Den };
        assert_eq!(of_outcome(den), ["Red wins.", "Red walked into Blue's den."]);
        let agreed = Outcome::Draw { by: crate::rules::DrawReason::Agreed };
        assert_eq!(of_outcome(agreed), ["A draw.", "Both players agreed to a draw."]);
    }
}
