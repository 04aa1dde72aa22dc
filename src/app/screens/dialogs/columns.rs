//! Dialogs of buttons in one or two columns.

use super::over;
use crate::app::theme::{
    kit::{Kit, Plane},
    widgets::{Button, Ribbon, ribbon},
};

/// How the columns are laid out, in units.
struct Places {
    /// From the paper's edge to a column, and from column to column.
    side: f32,
    between: f32,
    /// An item, and from its top to the next one's.
    item: (f32, f32),
    step: f32,
    /// The letters' size; icons stand beside them only where there is room.
    letters: f32,
    icons: bool,
}

const WIDE: Places = Places { side: 40.0, between: 18.0, item: (262.0, 49.0), step: 60.0, letters: 27.0, icons: true };
const NARROW: Places =
    Places { side: 18.0, between: 12.0, item: (162.0, 48.0), step: 60.0, letters: 20.0, icons: false };

/// Above the first item and below the last.
const ENDS: (f32, f32) = (50.0, 14.0);

impl Places {
    /// Two columns side by side are narrow where the window is.
    fn of(kit: &Kit, columns: usize) -> &'static Self {
        if kit.portrait() && columns > 1 { &NARROW } else { &WIDE }
    }

    fn button(&self, button: Button<'static>) -> Button<'static> {
        let button = button.size(self.letters);
        if self.icons { button } else { button.bare() }
    }

    fn size(&self, columns: usize, rows: usize) -> (f32, f32) {
        let columns = columns as f32;
        let width = 2.0 * self.side + columns * self.item.0 + (columns - 1.0) * self.between;
        (width, ENDS.0 + self.step * rows as f32 + ENDS.1)
    }
}

/// What a person does with a dialog of buttons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Chosen<T> {
    /// A button was pressed.
    Item(T),
    /// Escape or B: one level back.
    Back,
}

/// Draws a dialog of buttons under a title; what is chosen, once something is. The first button has the focus at first.
pub(super) fn choose<T: Copy>(
    kit: &mut Kit,
    name: &str,
    title: &str,
    columns: &[Vec<(Button<'static>, T)>],
) -> Option<Chosen<T>> {
    if let Some((first, _)) = columns.first().and_then(|column| column.first()) {
        kit.begin_at(first.id());
    }
    let places = Places::of(kit, columns.len());
    let size = places.size(columns.len(), columns.iter().map(Vec::len).max().unwrap_or(0));
    let chosen = over(kit, name, size, |pen| {
        let paper = pen.rect(size.0 / 2.0 - 100.0, -22.0, 200.0, 44.0);
        ribbon(pen, paper, title, Ribbon::Leaf, 26.0);
        let mut chosen = None;
        for (column, items) in columns.iter().enumerate() {
            let left = places.side + (places.item.0 + places.between) * column as f32;
            for (row, (button, item)) in items.iter().enumerate() {
                let top = ENDS.0 + places.step * row as f32;
                let rect = pen.rect(left, top, places.item.0, places.item.1);
                if places.button(*button).show(pen, rect) {
                    chosen = Some(*item);
                }
            }
        }
        chosen
    });
    chosen.flatten().map(Chosen::Item).or_else(|| kit.back(Plane::Dialog).then_some(Chosen::Back))
}
