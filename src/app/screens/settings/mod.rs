//! The settings: tabs of rows, each with its way back, and a paper that shows at once what the row in focus changes.
//!
//! They lie over whatever they were opened from and go back there. What is set is true and kept at once.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::app::{
    session::{Controls, Display, MenuAction, View, Volumes},
    states::{Menu, Screen},
    theme::{
        kit::{Drawing, Kit, Plane},
        widgets::Change,
    },
};

mod items;
mod keys;
mod papers;
mod preview;
mod tabs;
mod welcome;

use items::{Item, Values};
use tabs::Tab;

/// The tab that is shown, and where the focus was in each.
#[derive(Resource, Debug, Default)]
struct Page {
    tab: Tab,
    kept: HashMap<Tab, Item>,
}

impl Page {
    /// The row of the tab that has or had the focus.
    fn item(&self) -> Item {
        self.kept.get(&self.tab).copied().unwrap_or(self.tab.items()[0])
    }

    /// Goes so many tabs to the right, round the end.
    fn turn(&mut self, by: isize) {
        let tabs = Tab::all();
        let at = tabs.iter().position(|tab| *tab == self.tab).unwrap_or(0);
        self.tab = tabs[at.saturating_add_signed(by + tabs.len() as isize) % tabs.len()];
    }
}

/// What was done on the papers in this frame.
#[derive(Debug, Default)]
struct Done {
    tab: Option<Tab>,
    focused: Option<Item>,
    change: Option<(Item, Change)>,
    reset_all: bool,
    keys: bool,
    close: bool,
}

fn draw(
    mut kit: Kit,
    mut page: ResMut<Page>,
    (mut view, mut display, mut volumes): (ResMut<View>, ResMut<Display>, ResMut<Volumes>),
    mut controls: ResMut<Controls>,
    mut actions: MessageReader<MenuAction>,
    screen: Res<State<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let mut values = Values { view: *view, display: *display, volumes: *volumes, controls: *controls };
    let tab = page.tab;
    for action in actions.read() {
        match action {
            MenuAction::PreviousTab => page.turn(-1),
            MenuAction::NextTab => page.turn(1),
            MenuAction::Reset => page.item().apply(&mut values, Change::Reset),
        }
    }
    if page.tab != tab {
        kit.give_focus(page.item().id());
    }
    kit.begin_at(page.item().id());
    let done = papers::draw(&mut kit, page.tab, page.item(), &values).unwrap_or_default();
    if let Some(item) = done.focused {
        let tab = page.tab;
        page.kept.insert(tab, item);
    }
    if let Some(tab) = done.tab {
        page.tab = tab;
        kit.give_focus(page.item().id());
    }
    if let Some((item, change)) = done.change {
        item.apply(&mut values, change);
    }
    if done.reset_all {
        for item in page.tab.items() {
            item.apply(&mut values, Change::Reset);
        }
    }
    view.set_if_neq(values.view);
    display.set_if_neq(values.display);
    volumes.set_if_neq(values.volumes);
    controls.set_if_neq(values.controls);
    if done.keys {
        menu.set(Menu::Keys);
    } else if done.close || kit.back(Plane::Dialog) {
        menu.set(if *screen.get() == Screen::Play { Menu::Pause } else { Menu::None });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((keys::plugin, welcome::plugin))
        .init_resource::<Page>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Settings)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tabs_turn_round_and_remember_their_rows() {
        let mut page = Page::default();
        let first = page.tab;
        let second = page.tab.items()[1];
        page.kept.insert(first, second);
        for _ in Tab::all() {
            page.turn(1);
        }
        assert_eq!((page.tab, page.item()), (first, second));
        page.turn(-1);
        assert_eq!(Some(&page.tab), Tab::all().last());
        assert_eq!(page.item(), page.tab.items()[0]);
    }
}
