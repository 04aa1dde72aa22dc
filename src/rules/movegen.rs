//! Move generation: for each animal the set of squares it may go to, as bits.

use super::position::weakening_traps;
use super::square::{DENS, LAND_STEPS, LEAPS, LEAPS_FROM, WATER};
use super::{
    Animal, DenEntry, ElephantTakesRat, LeapTakes, Move, MoveList, Piece, Position, RatEnteringWater, RatLeavingWater,
    RuleSet, Square, SquareSet,
};

impl Position {
    /// The legal moves, but for what a game's history bars. Not empty merely because the game is over: ask
    /// [`Position::decided`] first.
    pub fn moves(&self, rules: &RuleSet) -> MoveList {
        self.moves_into(!SquareSet::EMPTY, rules)
    }

    /// The legal moves that take an animal.
    pub fn captures(&self, rules: &RuleSet) -> MoveList {
        self.moves_into(self.occupied[self.side.opponent().index()], rules)
    }

    /// The legal moves that end on one of the squares.
    pub fn moves_into(&self, squares: SquareSet, rules: &RuleSet) -> MoveList {
        let mut moves = MoveList::new();
        self.for_each_mover(rules, |from, targets| {
            for to in targets & squares {
                moves.push(Move { from, to });
            }
        });
        moves
    }

    /// How many legal moves there are; faster than making the list.
    pub fn count_moves(&self, rules: &RuleSet) -> usize {
        let mut count = 0;
        self.for_each_mover(rules, |_, targets| count += targets.len());
        count
    }

    /// Where the animal on `square` may go, were it its side's turn.
    pub fn targets_from(&self, square: Square, rules: &RuleSet) -> SquareSet {
        let Some(piece) = self.piece_at(square) else {
            return SquareSet::EMPTY;
        };
        let mut position = *self;
        if position.side != piece.side {
            position.pass();
        }
        let mut found = SquareSet::EMPTY;
        position.for_each_mover(rules, |from, targets| {
            if from == square {
                found = targets;
            }
        });
        found
    }

    /// The enemy animals that could take the animal on `square`, were it their turn.
    pub fn attackers_of(&self, square: Square, rules: &RuleSet) -> SquareSet {
        let Some(piece) = self.piece_at(square) else {
            return SquareSet::EMPTY;
        };
        let mut position = *self;
        if position.side == piece.side {
            position.pass();
        }
        let mut attackers = SquareSet::EMPTY;
        position.for_each_mover(rules, |from, targets| {
            if targets.contains(square) {
                attackers.insert(from);
            }
        });
        attackers
    }

    /// Calls `f` with the place of each animal of the side to move, weakest first, and the squares it may go to. Taken
    /// animals come too, with no squares.
    #[inline]
    fn for_each_mover(&self, rules: &RuleSet, mut f: impl FnMut(Square, SquareSet)) {
        let us = self.side;
        let them = us.opponent();
        let own = self.occupied[us.index()];
        let enemy = self.occupied[them.index()];
        let empty = !(own | enemy);
        let own_traps = weakening_traps(us, rules);
        let weak_enemies = enemy & weakening_traps(them, rules);

        let enemies = &self.places[them.index()];
        let at = |animal: Animal| SquareSet::of(enemies[animal.index()]);
        let rat = at(Animal::Rat);
        let elephant = at(Animal::Elephant);

        // at_most[s]: the enemies that an animal of strength s is a match for.
        let mut at_most = [SquareSet::EMPTY; 9];
        for animal in Animal::ALL {
            at_most[usize::from(rules.strength(animal))] |= at(animal);
        }
        for strength in 1..9 {
            let weaker = at_most[strength - 1];
            at_most[strength] |= weaker;
        }

        // Own dens are for nobody; the enemy's may be for the rat alone.
        let open = !DENS[us.index()];
        let open_to_others = match rules.den_entry {
            DenEntry::Any => open,
            DenEntry::RatOnly => open & !DENS[them.index()],
        };

        let places = &self.places[us.index()];
        let weakened = |square: Square| !rules.weakened_may_capture && own_traps.contains(square);

        let from = places[Animal::Rat.index()];
        let prey = if WATER.contains(from) {
            let on_land = match rules.rat_leaving_water_takes {
                RatLeavingWater::Nothing => SquareSet::EMPTY,
                RatLeavingWater::Rat => rat,
                RatLeavingWater::RatAndElephant => rat | elephant,
            };
            (on_land & !WATER) | (rat & WATER)
        } else if weakened(from) {
            SquareSet::EMPTY
        } else {
            let in_water = match rules.rat_entering_water_takes {
                RatEnteringWater::Nothing => SquareSet::EMPTY,
                RatEnteringWater::Rat => rat & WATER,
            };
            ((rat | elephant | weak_enemies) & !WATER) | in_water
        };
        f(from, step(from) & (empty | prey) & open);

        for animal in [Animal::Cat, Animal::Dog, Animal::Wolf, Animal::Leopard] {
            let from = places[animal.index()];
            let match_for = at_most[usize::from(rules.strength(animal))];
            let prey = if weakened(from) { SquareSet::EMPTY } else { match_for | weak_enemies };
            f(from, land_step(from) & (empty | prey) & open_to_others);
        }

        // A swimming rat bars the leap; whether its own side's does is a switch.
        let mut in_the_way = rat & WATER;
        if rules.own_rat_blocks_leap {
            in_the_way |= SquareSet::of(places[Animal::Rat.index()]) & WATER;
        }
        for (animal, leaps) in [(Animal::Tiger, rules.tiger_leaps), (Animal::Lion, rules.lion_leaps)] {
            let from = places[animal.index()];
            let strength = usize::from(rules.strength(animal));
            let prey = |strength: usize| {
                if weakened(from) { SquareSet::EMPTY } else { at_most[strength] | weak_enemies }
            };
            let mut targets = land_step(from) & (empty | prey(strength));
            let (first, last) = LEAPS_FROM[from.index()];
            if first != last {
                let leap_prey = match rules.leap_takes {
                    LeapTakes::EqualOrLower => prey(strength),
                    LeapTakes::Lower => prey(strength - 1),
                };
                for leap in &LEAPS[usize::from(first)..usize::from(last)] {
                    let blocked = !(leap.over & in_the_way).is_empty();
                    if leaps.allows(leap.along_file) && !blocked {
                        targets |= SquareSet::of(leap.to) & (empty | leap_prey);
                    }
                }
            }
            f(from, targets & open_to_others);
        }

        let from = places[Animal::Elephant.index()];
        let strength = usize::from(rules.strength(Animal::Elephant));
        let prey = if weakened(from) {
            SquareSet::EMPTY
        } else {
            match rules.elephant_takes_rat {
                ElephantTakesRat::Never => (at_most[strength] | weak_enemies) & !rat,
                ElephantTakesRat::Weakened => (at_most[strength] & !rat) | weak_enemies,
                ElephantTakesRat::Always => at_most[strength] | weak_enemies,
            }
        };
        f(from, land_step(from) & (empty | prey) & open_to_others);
    }

    /// The piece that would take part in a move, if it is the side to move's.
    pub(super) fn mover(&self, mv: Move) -> Option<Piece> {
        self.piece_at(mv.from).filter(|piece| piece.side == self.side)
    }
}

#[inline]
fn step(from: Square) -> SquareSet {
    if from == Square::NOWHERE { SquareSet::EMPTY } else { from.neighbors() }
}

#[inline]
fn land_step(from: Square) -> SquareSet {
    LAND_STEPS[from.index()]
}
