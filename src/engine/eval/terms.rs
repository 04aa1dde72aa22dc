//! What is weighed: every term of the evaluation and where its weights are in the table.

/// Weights that belong together.
#[derive(Debug, Clone, Copy)]
pub struct Group {
    /// The term's name.
    pub name: &'static str,
    /// The first weight's place in the table.
    pub(super) start: usize,
    /// How many rows of weights.
    pub(super) rows: usize,
    /// Weights in a row.
    pub(super) columns: usize,
}

impl Group {
    const fn after(before: Group, name: &'static str, rows: usize, columns: usize) -> Group {
        Group { name, start: before.end(), rows, columns }
    }

    const fn end(&self) -> usize {
        self.start + self.rows * self.columns
    }

    /// The place of a weight.
    pub(super) const fn at(&self, row: usize, column: usize) -> usize {
        self.start + row * self.columns + column
    }

    /// The group's rows as ranges of places.
    pub fn rows(&self) -> impl Iterator<Item = std::ops::Range<usize>> + use<> {
        let (start, columns) = (self.start, self.columns);
        (0..self.rows).map(move |row| start + row * columns..start + (row + 1) * columns)
    }
}

/// An animal.
pub(super) const BODY: Group = Group { name: "body: by animal", start: 0, rows: 1, columns: 8 };
/// Each enemy left that it can take and that cannot take it.
pub(super) const PREY: Group = Group::after(BODY, "prey: by enemy", 1, 8);
/// Each enemy left that can take it and that it cannot take.
pub(super) const HUNTER: Group = Group::after(PREY, "hunter: by enemy", 1, 8);
/// Each enemy left that it can take and that can take it.
pub(super) const RIVAL: Group = Group::after(HUNTER, "rival: by enemy", 1, 8);
/// No enemy left, or a single one, can take it on open ground.
pub(super) const FREE: Group = Group::after(RIVAL, "free: by hunters left (0, 1), by animal", 2, 8);
/// The lion or the tiger may leap along files or ranks.
pub(super) const LEAPS: Group = Group::after(FREE, "leaps: lion, tiger; along files, along ranks", 2, 2);
/// Where it stands, as its side sees the board; the board's halves are alike.
pub(super) const SQUARE: Group = Group::after(LEAPS, "square: by animal; ranks 1 to 9 of files a to d", 8, 36);
/// The same once more, late in the game.
pub(super) const LATE: Group = Group::after(SQUARE, "late: by animal; ranks 1 to 9 of files a to d", 8, 36);
/// Its moves to the enemy's den and the enemies that can take it and are as near to home.
pub(super) const ROAD: Group = Group::after(LATE, "road: by moves to the den; by enemies in the way", 16, 5);
/// The same for an animal that may not enter the den.
pub(super) const SIEGE: Group = Group::after(ROAD, "siege: by moves to the den", 1, 16);
/// The side has a run to the den that no guard can stop in time.
pub(super) const RUN: Group = Group::after(SIEGE, "run: to move, waiting; by moves to the trap", 2, 8);
/// For each own trap, by how many moves the nearest guard is nearer than the nearest intruder.
pub(super) const LEAD: Group = Group::after(RUN, "lead: by moves from -4 to 4", 1, 9);
/// Animals within two moves of one of their own traps.
pub(super) const GUARDS: Group = Group::after(LEAD, "guards: by number", 1, 4);
/// The lion or the tiger can leap now.
pub(super) const LANE: Group = Group::after(GUARDS, "lane: lion, tiger", 1, 2);
/// The rat swims while the enemy has somebody who leaps.
pub(super) const SWIMS: Group = Group::after(LANE, "swims", 1, 1);
/// The enemy's rat is so many steps from the elephant.
pub(super) const SCENT: Group = Group::after(SWIMS, "scent: by steps", 1, 5);
/// The right to move.
pub(super) const TEMPO: Group = Group::after(SCENT, "tempo", 1, 1);

/// Weights in all.
pub const COUNT: usize = TEMPO.end();

/// All terms, in the table's order.
pub const GROUPS: [Group; 17] =
    [BODY, PREY, HUNTER, RIVAL, FREE, LEAPS, SQUARE, LATE, ROAD, SIEGE, RUN, LEAD, GUARDS, LANE, SWIMS, SCENT, TEMPO];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_groups_fill_the_table() {
        let places: Vec<usize> = GROUPS.iter().flat_map(Group::rows).flatten().collect();
        assert_eq!(places, (0..COUNT).collect::<Vec<_>>());
    }
}
