//! Endgame tables: what every position of up to four animals comes to under best play, and in how many plies.
//!
//! [`Tables`] holds the tables of one rule set. They are read from files ([`Tables::open`]; the game ships all positions of
//! up to three animals) or made on the spot ([`Tables::solve`]), and asked with [`Tables::probe`].
//!
//! The files: `material` sorts sets of animals into endings that behave alike and share a table, `layout` numbers an
//! ending's placements, `solve` works backward from the ends of the game, `check` verifies forward what it found, `totals`
//! counts, `play` chooses moves and `way` finds one around what would be a draw; `grid` holds a solved ending, whole or in compressed blocks, `file` writes and reads them, `source` is where the
//! bytes come from, `cache` keeps the blocks last used.
//!
//! A verdict knows no history. Where repetition is a draw, that is all there is to know: whoever wins by a distance that
//! falls with each move never repeats, and who can repeat did not have to lose. Under rules that bar moves or punish
//! repeaters a position has no value of its own, so that there are no tables for them. A draw after so many quiet plies is
//! not in the tables either: callers compare the distance with the plies that are left.
//!
//! ```
//! use jungle::engine::tables::{Tables, Verdict};
//! use jungle::rules::{Position, RuleSet};
//!
//! let rules = RuleSet::default();
//! let tables = Tables::new(&rules)?;
//! let position = Position::from_fen("7/7/3L3/7/7/7/7/7/c6 w", &rules)?;
//! assert_eq!(tables.probe(&position), None, "nothing is solved or loaded yet");
//! for material in tables.missing(&position, 2) {
//!     tables.solve(material)?;
//! }
//! assert_eq!(tables.probe(&position), Some(Verdict::Win(3)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cache;
mod check;
mod error;
mod file;
mod grid;
mod layout;
mod material;
mod play;
mod solve;
mod source;
mod totals;
mod verdict;
mod way;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

pub use error::TableError;
pub use material::Material;
pub use play::Advice;
pub(super) use play::in_time;
pub use source::{Bytes, Source};
pub use totals::Totals;
pub use verdict::Verdict;

use self::cache::Cache;
use self::grid::Grid;
use self::layout::Layout;
use self::material::Catalog;
use crate::rules::{DenEntry, FirstSide, Outcome, Position, Repetition, RuleSet, TrapWeakens};

/// The most animals of a table, both sides together.
pub const MOST_MEN: usize = 4;

/// The endgame tables of one rule set, as many as have been loaded or made.
pub struct Tables {
    rules: RuleSet,
    key: u64,
    catalog: Catalog,
    /// By the ending's number.
    layouts: Vec<Layout>,
    grids: Vec<OnceLock<Grid>>,
    cache: Cache,
    /// The most animals of a table that is there.
    men: AtomicUsize,
}

impl Tables {
    /// No tables yet, for rules that can have some.
    ///
    /// # Errors
    /// What a position is worth depends on its history under these rules.
    pub fn new(rules: &RuleSet) -> Result<Tables, TableError> {
        let key = table_key(rules)?;
        let catalog = Catalog::new(rules);
        let layouts: Vec<Layout> = catalog.endings().map(|ending| Layout::new(catalog.slots(ending))).collect();
        let grids = layouts.iter().map(|_| OnceLock::new()).collect();
        let cache = Cache::new(&layouts);
        Ok(Tables { rules: rules.clone(), key, catalog, layouts, grids, cache, men: AtomicUsize::new(0) })
    }

    /// The tables that come with the game for these rules; none yet, but ready to be solved, where no file is part of the
    /// program. `None` for rules that cannot have tables.
    pub fn shipped(rules: &RuleSet) -> Option<Tables> {
        let tables = Tables::new(rules).ok()?;
        if let Some(bytes) = shipped(rules) {
            tables.open(Arc::new(Bytes(bytes))).ok()?;
        }
        Some(tables)
    }

    /// The most animals, both sides together, of which any table is there.
    pub fn men(&self) -> usize {
        self.men.load(Ordering::Relaxed)
    }

    /// Do these tables hold under `rules`, too? They do where nothing differs but names, who begins and when a game is drawn.
    pub fn serves(&self, rules: &RuleSet) -> bool {
        table_key(rules).is_ok_and(|key| key == self.key)
    }

    /// Takes in all tables of a file; their number. What is there already stays.
    ///
    /// # Errors
    /// It is no such file, or of other rules or another format, or too short, too long or damaged as far as can be seen
    /// without unpacking it.
    pub fn open(&self, source: Arc<dyn Source>) -> Result<usize, TableError> {
        let grids = file::open(source, self.key, &self.catalog, &self.layouts)?;
        let count = grids.len();
        for (ending, grid) in grids {
            self.keep(ending, grid);
        }
        Ok(count)
    }

    /// What the position comes to for the side to move; `None` where no table covers it or its file cannot be read.
    pub fn probe(&self, position: &Position) -> Option<Verdict> {
        self.read(position).ok().flatten()
    }

    /// As [`Tables::probe`], but telling what is wrong.
    ///
    /// # Errors
    /// The table's file cannot be read or is damaged.
    pub fn read(&self, position: &Position) -> Result<Option<Verdict>, TableError> {
        let us = position.side_to_move();
        if position.occupied(us).len() + position.occupied(!us).len() > self.men() {
            return Ok(None);
        }
        if let Some(outcome) = position.decided() {
            return Ok(Some(ended(outcome, position)));
        }
        let Some((ending, index)) = self.place(position) else {
            return Ok(None);
        };
        let grid = self.grids[ending].get();
        grid.map(|grid| grid.read(index, ending, &self.layouts[ending], &self.cache)).transpose()
    }

    /// The ending to which the position belongs, and its number there.
    fn place(&self, position: &Position) -> Option<(usize, usize)> {
        let (ending, slots) = self.catalog.find(Material::of(position))?;
        let placement = slots.squares(position, position.side_to_move())?;
        Some((ending, self.layouts[ending].index(&placement)))
    }

    /// One set of animals for each pair of endings of so many animals that are solved together.
    pub fn tasks(&self, men: usize) -> Vec<Material> {
        let first = |&ending: &usize| ending <= self.turned(ending);
        let materials = self.catalog.endings().filter(first).map(|ending| self.catalog.material(ending));
        materials.filter(|material| material.men() == men).collect()
    }

    /// The positions of a set of animals and of the same with the other side to move, as its tables number them.
    pub fn size(&self, material: Material) -> usize {
        self.pair(material).iter().map(|&ending| self.layouts[ending].len()).sum()
    }

    /// Are the tables of a set of animals there, whoever is to move?
    pub fn has(&self, material: Material) -> bool {
        let pair = self.pair(material);
        !pair.is_empty() && pair.iter().all(|&ending| self.grids[ending].get().is_some())
    }

    /// The tasks of sets of animals and of all that captures leave of them, up to `men` animals, in the order in which they
    /// can be solved.
    pub fn tasks_of(&self, materials: &[Material], men: usize) -> Vec<Material> {
        let mut tasks: Vec<usize> = materials
            .iter()
            .flat_map(|material| material.subsets())
            .filter(|material| material.men() <= men)
            .filter_map(|material| self.pair(material).into_iter().min())
            .collect();
        // Endings of fewer animals have the lower numbers.
        tasks.sort_unstable();
        tasks.dedup();
        tasks.into_iter().map(|ending| self.catalog.material(ending)).collect()
    }

    /// The tasks, up to `men` animals, that the position and the captures to come can need and that are not solved, in the
    /// order in which they can be.
    pub fn missing(&self, position: &Position, men: usize) -> Vec<Material> {
        let mut tasks = self.tasks_of(&[Material::of(position)], men);
        tasks.retain(|&task| !self.has(task));
        tasks
    }

    /// Makes the tables of a set of animals and of the same with the other side to move, unless they are there. Two animals
    /// take some milliseconds, three a fifth of a second, four some seconds.
    ///
    /// # Errors
    /// A table of fewer animals that is needed is missing or damaged.
    pub fn solve(&self, material: Material) -> Result<(), TableError> {
        if !self.has(material) {
            for (ending, grid) in self.solved(material, &[])? {
                self.keep(ending, grid);
            }
        }
        Ok(())
    }

    /// As [`Tables::solve`], but makes a file and keeps nothing.
    ///
    /// # Errors
    /// As for [`Tables::solve`].
    pub fn solve_to_file(&self, material: Material) -> Result<Vec<u8>, TableError> {
        let mut contents = Vec::new();
        for (ending, grid) in &self.solved(material, &[])? {
            contents.push((
                self.catalog.material(*ending),
                grid.palette().to_vec(),
                grid.bytes(&self.layouts[*ending])?,
            ));
        }
        Ok(file::write(self.key, &contents))
    }

    /// Both endings of a set of animals, the positions `closed` taken for draws.
    fn solved(&self, material: Material, closed: &[Position]) -> Result<Vec<(usize, Grid)>, TableError> {
        let missing = || TableError::Missing(material.to_string());
        let (ending, slots) = self.catalog.find(material).ok_or_else(missing)?;
        let (turned, turned_slots) = self.catalog.find(material.turned()).ok_or_else(missing)?;
        let fewer = |position: &Position| {
            let known = self.read(position)?;
            known.ok_or_else(|| TableError::Missing(Material::of(position).to_string()))
        };
        let solved = solve::solve(&self.rules, [slots, turned_slots], ending == turned, closed, &fewer)?;
        let pair = [ending, turned].into_iter().zip(solved);
        pair.map(|(ending, codes)| {
            let grid = Grid::whole(&codes, &self.layouts[ending]);
            Ok((ending, grid.ok_or_else(|| TableError::Verdicts(self.catalog.material(ending).to_string()))?))
        })
        .collect()
    }

    /// The tables of sets of animals as a file.
    ///
    /// # Errors
    /// One is missing or cannot be read.
    pub fn file(&self, materials: &[Material]) -> Result<Vec<u8>, TableError> {
        let mut endings: Vec<usize> = materials.iter().flat_map(|&material| self.pair(material)).collect();
        endings.sort_unstable();
        endings.dedup();
        let mut contents = Vec::with_capacity(endings.len());
        for ending in endings {
            let material = self.catalog.material(ending);
            let grid = self.grid(ending)?;
            contents.push((material, grid.palette().to_vec(), grid.bytes(&self.layouts[ending])?));
        }
        Ok(file::write(self.key, &contents))
    }

    /// The ending of a set and the one with the other side to move; one where they are the same, none where it is no set.
    fn pair(&self, material: Material) -> Vec<usize> {
        let ending = |material| self.catalog.find(material).map(|(ending, _)| ending);
        let mut pair: Vec<usize> = [material, material.turned()].into_iter().filter_map(ending).collect();
        pair.dedup();
        pair
    }

    fn turned(&self, ending: usize) -> usize {
        let turned = self.catalog.material(ending).turned();
        self.catalog.find(turned).map_or(ending, |(turned, _)| turned)
    }

    fn grid(&self, ending: usize) -> Result<&Grid, TableError> {
        self.grids[ending].get().ok_or_else(|| TableError::Missing(self.catalog.material(ending).to_string()))
    }

    fn keep(&self, ending: usize, grid: Grid) {
        // The first to come stays; the others say the same.
        self.grids[ending].get_or_init(|| grid);
        self.men.fetch_max(self.catalog.material(ending).men(), Ordering::Relaxed);
    }
}

impl std::fmt::Debug for Tables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let there = self.grids.iter().filter(|grid| grid.get().is_some()).count();
        write!(f, "Tables({}, {there} of {})", self.rules.name, self.grids.len())
    }
}

/// The file of all positions of up to three animals that comes with the game for these rules, if there is one. It is part of
/// the program; in a browser there is none, where solving an ending when it comes takes less time than fetching a file.
pub fn shipped(rules: &RuleSet) -> Option<&'static [u8]> {
    let key = table_key(rules).ok()?;
    let serves = |name| RuleSet::preset(name).and_then(|preset| table_key(&preset).ok()) == Some(key);
    SHIPPED.into_iter().find(|&(name, _)| serves(name)).map(|(_, bytes)| bytes)
}

#[cfg(target_arch = "wasm32")]
const SHIPPED: [(&str, &[u8]); 0] = [];

/// The files by the preset for which they were made; they also serve `browser` and `league`.
#[cfg(not(target_arch = "wasm32"))]
const SHIPPED: [(&str, &[u8]); 3] = [
    ("standard", include_bytes!("../../../assets/tables/standard.tables")),
    ("encyclopedia", include_bytes!("../../../assets/tables/encyclopedia.tables")),
    ("bell", include_bytes!("../../../assets/tables/bell.tables")),
];

/// The verdict of a position whose game is over.
fn ended(outcome: Outcome, position: &Position) -> Verdict {
    match outcome.winner() {
        None => Verdict::Draw,
        Some(winner) if winner == position.side_to_move() => Verdict::Win(0),
        Some(_) => Verdict::Loss(0),
    }
}

/// A number that is the same for rule sets that can share tables.
fn table_key(rules: &RuleSet) -> Result<u64, TableError> {
    match rules.repetition {
        Repetition::ThreefoldDraw | Repetition::Off => {}
        Repetition::Forbidden => return Err(TableError::History("a third repetition is barred")),
        Repetition::RepeaterLoses => return Err(TableError::History("a third repetition loses")),
        Repetition::Chase => return Err(TableError::History("the 7-3 and 17-5 rules bar moves")),
    }
    let mut alike = RuleSet {
        version: 0,
        first_side: FirstSide::Red,
        repetition: Repetition::Off,
        quiet_plies_draw: None,
        ..rules.clone()
    };
    // Whoever stands on the enemy's trap stands before its den and wins at once; what else it might do is all one.
    if rules.trap_weakens == TrapWeakens::Enemies && rules.den_entry == DenEntry::Any {
        alike.weakened_may_capture = false;
    }
    Ok(alike.key())
}
