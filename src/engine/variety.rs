//! A strong level's choice among first moves that are as good as one another: whoever has beaten it once should have to do it
//! again.

use rand::RngExt as _;

use super::manner::chance;
use super::{Answer, Info, Score};
use crate::rules::{Game, Move};

/// So many plies of a game are varied.
const PLIES: usize = 8;
/// The best moves of which one is chosen.
pub(super) const LINES: usize = 3;

/// The best moves as the search has told of them so far.
#[derive(Debug, Default)]
pub(super) struct Variety {
    /// The last that was said about each line, the best first.
    lines: [Option<(Score, Move)>; LINES],
}

impl Variety {
    /// Is there a choice at this point of the game?
    pub(super) fn wanted(game: &Game) -> bool {
        game.plies().len() < PLIES
    }

    /// Listens to the search.
    pub(super) fn hear(&mut self, info: &Info) {
        if let Some(line) = self.lines.get_mut(info.line - 1) {
            *line = info.pv.first().map(|&mv| (info.score, mv));
        }
    }

    /// One of the moves that are at most `margin` hundredths worse than the search's best, by chance; the same for the same
    /// game and seed.
    pub(super) fn choose(&self, answer: &Answer, margin: u8, game: &Game, seed: u64) -> Option<Move> {
        let best = answer.best?;
        let Score::Cp(most) = answer.score else { return Some(best) };
        // What the last iteration found after the others had been told of stands for itself.
        let others = self.lines.iter().flatten().filter_map(|&(score, mv)| match score {
            Score::Cp(value) if mv != best && most - value <= i32::from(margin) => Some(mv),
            Score::Cp(_) | Score::Mate(_) => None,
        });
        let mut choices = vec![best];
        choices.extend(others);
        let chosen = chance(game, seed).random_range(0..choices.len() as u32);
        choices.get(chosen as usize).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{RuleSet, Side};

    fn mv(text: &str) -> Move {
        text.parse().expect("a move")
    }

    /// The moves chosen with thirty seeds, each once.
    fn chosen(lines: &[(Score, &str)], best: &str) -> Vec<Move> {
        let game = Game::new(RuleSet::default(), Side::Red);
        let mut variety = Variety::default();
        for (index, &(score, text)) in lines.iter().enumerate() {
            let pv = vec![mv(text)];
            variety.hear(&Info { depth: 9, line: index + 1, score, nodes: 0, time: Default::default(), pv });
        }
        let answer = Answer { best: Some(mv(best)), score: lines[0].0, depth: 9, nodes: 0 };
        let mut chosen: Vec<Move> = (0..30).filter_map(|seed| variety.choose(&answer, 10, &game, seed)).collect();
        chosen.sort_by_key(|mv| (mv.from.index(), mv.to.index()));
        chosen.dedup();
        chosen
    }

    #[test]
    fn only_moves_as_good_as_the_best_are_chosen() {
        let lines = [(Score::Cp(20), "a3a4"), (Score::Cp(12), "g3g4"), (Score::Cp(9), "c3c4")];
        assert_eq!(chosen(&lines, "a3a4"), [mv("a3a4"), mv("g3g4")]);
    }

    #[test]
    fn what_was_found_last_is_among_them() {
        let lines = [(Score::Cp(20), "a3a4"), (Score::Cp(-80), "g3g4")];
        assert_eq!(chosen(&lines, "e3e4"), [mv("a3a4"), mv("e3e4")]);
    }

    #[test]
    fn a_proven_win_is_not_varied() {
        let lines = [(Score::Mate(3), "a3a4"), (Score::Cp(900), "g3g4")];
        assert_eq!(chosen(&lines, "a3a4"), [mv("a3a4")]);
    }
}
