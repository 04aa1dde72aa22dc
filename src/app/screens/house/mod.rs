//! House rules: every switch of a rule set, each with a picture of what it changes.
//!
//! They are opened from the rules of a game that is being set up, begin with the rules chosen there, and are that game's at
//! once. Rules that become a preset's again bear its name again.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::setup::Draft;
use crate::{
    app::{
        session::{LastSetup, MenuAction},
        states::Menu,
        theme::{
            kit::{Drawing, Kit, Plane},
            widgets::Change,
        },
    },
    rules::RuleSet,
};

mod papers;
mod pictures;
mod probes;
mod switches;

use switches::Switch;

/// What rules of one's own are called.
const NAME: &str = "house rules";

/// What is shown, and which rules the switches go back to.
#[derive(Resource, Debug, Default)]
struct Page {
    base: RuleSet,
    page: usize,
    /// Where the focus was on each page.
    kept: HashMap<usize, Switch>,
}

/// What was done on the papers in this frame.
#[derive(Debug, Default)]
struct Done {
    focused: Option<Switch>,
    change: Option<(Switch, Change)>,
    turn: isize,
    reset_all: bool,
    close: bool,
}

/// Rules by their right name: a preset's where they are the same.
fn named(mut rules: RuleSet, base: &RuleSet) -> RuleSet {
    let same = |known: &RuleSet| {
        let nameless = |rules: &RuleSet| RuleSet {
            name: NAME.to_owned(),
            version: 1,
            first_side: known.first_side,
            ..rules.clone()
        };
        nameless(&rules) == nameless(known)
    };
    let known = Some(base.clone())
        .filter(same)
        .or_else(|| RuleSet::PRESETS.iter().filter_map(|name| RuleSet::preset(name)).find(same));
    known.unwrap_or_else(|| {
        (rules.name, rules.version) = (NAME.to_owned(), 1);
        rules
    })
}

/// Changes a switch.
fn apply(rules: &RuleSet, base: &RuleSet, switch: Switch, change: Change) -> RuleSet {
    let (at, last) = (switch.at(rules), switch.count() - 1);
    let at = match change {
        Change::By(by) => at.saturating_add_signed(by as isize).min(last),
        Change::On => (at + 1) % (last + 1),
        Change::To(at) => at.min(last),
        Change::Reset => switch.at(base),
    };
    let mut rules = rules.clone();
    switch.put(&mut rules, at);
    named(rules, base)
}

fn begin(draft: Res<Draft>, mut page: ResMut<Page>) {
    let base = RuleSet::preset(&draft.rules().name).unwrap_or_default();
    *page = Page { base, ..Page::default() };
}

fn draw(
    mut kit: Kit,
    (mut page, mut draft): (ResMut<Page>, ResMut<Draft>),
    mut last: ResMut<LastSetup>,
    mut actions: MessageReader<MenuAction>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let mut rules = draft.rules().clone();
    let per_page = papers::rows_per_page(kit.portrait());
    let pages = Switch::ALL.len().div_ceil(per_page);
    let mut turn = 0;
    let shown = page.page.min(pages - 1);
    let first = Switch::ALL[shown * per_page];
    let current = page.kept.get(&shown).copied().unwrap_or(first);
    for action in actions.read() {
        match action {
            MenuAction::PreviousTab => turn -= 1,
            MenuAction::NextTab => turn += 1,
            MenuAction::Reset => rules = apply(&rules, &page.base, current, Change::Reset),
        }
    }
    kit.begin_at(bevy_egui::egui::Id::new(current.name()));
    let switches = &Switch::ALL[shown * per_page..Switch::ALL.len().min((shown + 1) * per_page)];
    let sheet = papers::Shown { rules: &rules, base: &page.base, switches, current, page: shown, pages };
    let done = papers::draw(&mut kit, &sheet).unwrap_or_default();
    if let Some(focused) = done.focused {
        page.kept.insert(shown, focused);
    }
    if let Some((switch, change)) = done.change {
        rules = apply(&rules, &page.base, switch, change);
    }
    if done.reset_all {
        rules = page.base.clone();
    }
    turn += done.turn;
    if turn != 0 {
        page.page = shown.saturating_add_signed(turn + pages as isize) % pages;
        let first = Switch::ALL[page.page * per_page];
        let focus = page.kept.get(&page.page).copied().unwrap_or(first);
        kit.give_focus(bevy_egui::egui::Id::new(focus.name()));
    }
    if rules != *draft.rules() {
        last.0.rules = rules.clone();
        draft.set_rules(rules);
    }
    if done.close || kit.back(Plane::Dialog) {
        menu.set(Menu::Rules);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>()
        .add_systems(OnEnter(Menu::House), begin)
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::House)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_called_by_what_they_are() {
        let base = RuleSet::default();
        let changed = apply(&base, &base, Switch::TigerLeaps, Change::By(1));
        assert_eq!(changed.title(), "House rules v1");
        assert_eq!(apply(&changed, &base, Switch::TigerLeaps, Change::Reset), base, "a preset again, by its name");
        let bell = RuleSet::preset("bell").expect("presets are there");
        let mut rules = base;
        for switch in Switch::ALL {
            rules = apply(&rules, &RuleSet::default(), switch, Change::To(switch.at(&bell)));
        }
        assert_eq!(rules.name, bell.name, "made by hand, it is Bell's all the same");
    }
}
