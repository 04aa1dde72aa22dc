//! Two animals against brute force.

use jungle::engine::tables::Verdict;
use jungle::rules::{Animal, Piece, Position, RuleSet, Side, Square};

use crate::{ended, may_stand, odd, preset, rat_alone_enters, solved};

/// Two animals, solved by looking at all positions again and again; no symmetry and no way back.
struct BruteForce {
    red: Piece,
    blue: Piece,
    /// By the two squares and the side to move.
    positions: Vec<Option<Position>>,
    verdicts: Vec<Option<Verdict>>,
}

impl BruteForce {
    fn new(red: Animal, blue: Animal, rules: &RuleSet) -> BruteForce {
        let (red, blue) = (Piece::new(Side::Red, red), Piece::new(Side::Blue, blue));
        let mut positions = vec![None; 63 * 63 * 2];
        for at in Square::all().filter(|&square| may_stand(red.animal, square)) {
            for to in Square::all().filter(|&square| square != at && may_stand(blue.animal, square)) {
                for side in Side::ALL {
                    let position = Position::empty(rules, side).with(red, at).with(blue, to);
                    positions[BruteForce::index(at, to, side)] = Some(position);
                }
            }
        }
        let verdicts = vec![None; positions.len()];
        let mut brute = BruteForce { red, blue, positions, verdicts };
        let mut plies = 0;
        while brute.decide(plies, rules) || plies < 2 {
            plies += 1;
        }
        brute
    }

    fn index(red: Square, blue: Square, side: Side) -> usize {
        (red.index() * 63 + blue.index()) * 2 + side.index()
    }

    /// Finds the positions that are won or lost in so many plies; false if there is none.
    fn decide(&mut self, plies: u16, rules: &RuleSet) -> bool {
        let mut found = Vec::new();
        for (index, position) in self.positions.iter().enumerate() {
            if let Some(position) = position
                && self.verdicts[index].is_none()
            {
                let verdict = self.verdict(position, rules);
                if verdict == Verdict::Win(plies) || verdict == Verdict::Loss(plies) {
                    found.push((index, verdict));
                }
            }
        }
        let any = !found.is_empty();
        for (index, verdict) in found {
            self.verdicts[index] = Some(verdict);
        }
        any
    }

    /// What is known by now: a draw as long as there is a way out.
    fn verdict(&self, position: &Position, rules: &RuleSet) -> Verdict {
        if let Some(outcome) = position.outcome(rules) {
            return ended(outcome, position);
        }
        let mut best = Verdict::Loss(0);
        let mut after = *position;
        for mv in position.moves(rules) {
            let ply = after.play(mv, rules);
            let verdict = match after.decided() {
                Some(outcome) => ended(outcome, &after),
                None => self.known(&after),
            };
            after.unplay(ply);
            if verdict.before().worth() > best.worth() {
                best = verdict.before();
            }
        }
        best
    }

    fn known(&self, position: &Position) -> Verdict {
        let square = |piece| position.square_of(piece).expect("both animals are there");
        let index = BruteForce::index(square(self.red), square(self.blue), position.side_to_move());
        self.verdicts[index].unwrap_or(Verdict::Draw)
    }
}

#[test]
fn two_animals_come_to_what_brute_force_finds() {
    use Animal::{Cat, Dog, Elephant, Leopard, Lion, Rat, Tiger, Wolf};
    let cases: [(RuleSet, &[(Animal, Animal)]); 6] = [
        (preset("standard"), &[(Rat, Rat), (Cat, Wolf), (Elephant, Rat), (Lion, Tiger)]),
        (preset("encyclopedia"), &[(Rat, Elephant), (Dog, Lion)]),
        (preset("bell"), &[(Elephant, Rat), (Leopard, Leopard), (Rat, Tiger)]),
        (preset("league"), &[(Rat, Lion), (Cat, Elephant)]),
        (odd(), &[(Wolf, Dog), (Rat, Rat), (Tiger, Rat)]),
        (rat_alone_enters(), &[(Rat, Cat), (Lion, Tiger)]),
    ];
    for (rules, sets) in cases {
        for &(red, blue) in sets {
            let set = format!("{}-{}", red.letter(), blue.letter());
            let tables = solved(&rules, &[&set]);
            let brute = BruteForce::new(red, blue, &rules);
            let mut decided = 0;
            for position in brute.positions.iter().flatten() {
                let expected = brute.known(position);
                assert_eq!(tables.probe(position), Some(expected), "{position:?} under {rules:?}");
                decided += usize::from(expected != Verdict::Draw);
            }
            assert!(decided > 900, "{set}: only {decided} positions are not drawn");
        }
    }
}
