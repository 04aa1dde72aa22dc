//! Which widget the keyboard and the controller speak to: exactly one on every screen and dialog.
//!
//! egui's own focus lets go at Escape, forgets what lay below a dialog, and takes a widget in the next column for one
//! below. So the widgets here report themselves to [`Focus`] as they are drawn, and it walks among them.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::egui::{self, Id, Key};

use crate::app::states::{Menu, Screen};

/// What is on screen: focus is kept for each.
pub type Scene = (Screen, Menu);

/// A way across the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Up,
    Down,
    Left,
    Right,
}

/// What a key says to the focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Press {
    Step(Way),
    Next,
    Previous,
    Confirm,
}

impl Press {
    fn of(event: &egui::Event) -> Option<Self> {
        let egui::Event::Key { key, pressed: true, repeat, modifiers, .. } = event else { return None };
        match key {
            Key::ArrowUp => Some(Self::Step(Way::Up)),
            Key::ArrowDown => Some(Self::Step(Way::Down)),
            Key::ArrowLeft => Some(Self::Step(Way::Left)),
            Key::ArrowRight => Some(Self::Step(Way::Right)),
            Key::Tab if modifiers.shift => Some(Self::Previous),
            Key::Tab => Some(Self::Next),
            // A key held down must not press its way through the screens that follow.
            Key::Enter | Key::Space if !repeat => Some(Self::Confirm),
            _ => None,
        }
    }
}

/// A widget that can be focused.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Spot {
    id: Id,
    rect: egui::Rect,
    /// Steps to the left and right change its value, and leave the focus where it is.
    sideways: bool,
}

/// What a person felt under the finger: told once a frame, so that it can be answered.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Felt {
    /// The focus went to another widget, by key.
    Moved,
    /// A widget was pressed.
    Pressed,
    /// A widget was pressed that shows another value for it.
    Switched,
}

/// Where the focus is.
#[derive(Resource, Debug, Default)]
pub struct Focus {
    scene: Option<Scene>,
    now: Option<Id>,
    kept: HashMap<Scene, Id>,
    spots: Vec<Spot>,
    first: Option<Id>,
    confirmed: bool,
    /// Steps to the right, less those to the left, that the focused widget takes as changes of its value.
    nudged: i32,
    backed: bool,
    felt: Option<Felt>,
    /// Where the focused widget is in this pass, and what was written there since.
    ear: Option<egui::Rect>,
    heard: String,
    words: String,
    /// Whether what is written now is news, and the news of this pass and of the last.
    telling: bool,
    telling_now: String,
    told: String,
}

impl Focus {
    /// The focused widget.
    pub fn now(&self) -> Option<Id> {
        self.now
    }

    /// What is written on the focused widget, for those who cannot see it.
    pub fn words(&self) -> &str {
        &self.words
    }

    /// What the last pass had to tell, whatever has the focus: for those who cannot see it.
    pub fn told(&self) -> &str {
        &self.told
    }

    /// How many widgets of the last pass could be focused.
    pub fn reachable(&self) -> usize {
        self.spots.len()
    }

    /// The widgets of the last pass that could be focused, and where they are. No two lie on one another.
    pub fn places(&self) -> impl Iterator<Item = (Id, egui::Rect)> {
        self.spots.iter().map(|spot| (spot.id, spot.rect))
    }

    /// Begins a pass: takes the keys, unless the scene is new, for then they were meant for the one before.
    fn begin(&mut self, scene: Scene, presses: impl Iterator<Item = Press>, back: bool) {
        self.confirmed = false;
        self.nudged = 0;
        self.backed = back && self.scene == Some(scene);
        if self.scene != Some(scene) {
            self.change_scene(scene);
        } else {
            let before = self.now;
            for press in presses {
                match press {
                    Press::Step(way) => self.step(way),
                    Press::Next => self.turn(1),
                    Press::Previous => self.turn(self.spots.len().saturating_sub(1)),
                    Press::Confirm => self.confirmed = true,
                }
            }
            if self.now != before {
                self.feel(Felt::Moved);
            }
        }
        self.spots.clear();
        self.first = None;
        self.ear = None;
        self.heard.clear();
        self.telling_now.clear();
    }

    fn change_scene(&mut self, scene: Scene) {
        if let Some((old, now)) = self.scene.zip(self.now) {
            self.kept.insert(old, now);
        }
        if scene.1 == Menu::None {
            // A dialog that is opened anew begins with its safe choice; settings have none.
            self.kept.retain(|(_, menu), _| matches!(menu, Menu::None | Menu::Settings));
        }
        self.scene = Some(scene);
        self.now = self.kept.get(&scene).copied();
    }

    /// Ends a pass: if the focused widget is gone, another takes its place.
    fn settle(&mut self) {
        let there = |id: &Id| self.spots.iter().any(|spot| spot.id == *id);
        self.now = self.now.filter(there).or(self.first.filter(there)).or(self.spots.first().map(|spot| spot.id));
        std::mem::swap(&mut self.words, &mut self.heard);
        std::mem::swap(&mut self.told, &mut self.telling_now);
    }

    /// Reports a widget; whether it has the focus.
    pub(super) fn report(&mut self, id: Id, rect: egui::Rect) -> bool {
        self.spots.push(Spot { id, rect, sideways: false });
        let focused = self.now == Some(id);
        if focused {
            self.ear = Some(rect);
        }
        focused
    }

    /// Whether what is written from now on is news; whether it was before.
    pub(super) fn tell(&mut self, telling: bool) -> bool {
        std::mem::replace(&mut self.telling, telling)
    }

    /// Hears what is written at a place: widgets write on themselves after they are reported.
    pub(super) fn hear(&mut self, place: egui::Rect, text: &str) {
        if self.telling {
            if !self.telling_now.is_empty() {
                self.telling_now.push(' ');
            }
            self.telling_now.push_str(text);
        }
        if self.ear.is_some_and(|ear| ear.contains(place.center())) {
            if !self.heard.is_empty() {
                self.heard.push_str(", ");
            }
            self.heard.push_str(text);
        }
    }

    /// Lets the widget reported last take steps to the left and right; how many it was given since the last pass, those
    /// to the left below zero.
    pub(super) fn take_nudges(&mut self) -> i32 {
        let Some(spot) = self.spots.last_mut() else { return 0 };
        spot.sideways = true;
        if self.now == Some(spot.id) { std::mem::take(&mut self.nudged) } else { 0 }
    }

    /// Names the widget that has the focus when its scene is new.
    pub fn begin_at(&mut self, id: Id) {
        self.first = Some(id);
    }

    /// Gives a widget the focus, as when it is clicked.
    pub(super) fn give(&mut self, id: Id) {
        self.now = Some(id);
    }

    /// Notes what the person felt in this pass: the last is what counts.
    pub(super) fn feel(&mut self, felt: Felt) {
        self.felt = Some(felt);
    }

    /// Whether the focused widget `id` was pressed by key in this pass.
    pub(super) fn take_confirm(&mut self, id: Id) -> bool {
        self.now == Some(id) && std::mem::take(&mut self.confirmed)
    }

    /// Whether one level back was asked for in this pass.
    pub(super) fn take_back(&mut self) -> bool {
        std::mem::take(&mut self.backed)
    }

    fn turn(&mut self, by: usize) {
        let Some(at) = self.spots.iter().position(|spot| Some(spot.id) == self.now) else { return };
        self.now = Some(self.spots[(at + by) % self.spots.len()].id);
    }

    fn step(&mut self, way: Way) {
        let Some(from) = self.spots.iter().find(|spot| Some(spot.id) == self.now) else { return };
        if from.sideways && matches!(way, Way::Left | Way::Right) {
            self.nudged += if way == Way::Right { 1 } else { -1 };
            return;
        }
        let others = || self.spots.iter().filter(|spot| spot.id != from.id);
        let ahead = others().filter_map(|spot| Some((cost(from.rect, spot.rect, way)?, spot.id)));
        let nearest = ahead.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, id)| id);
        // At the end of a row or column it goes on at the other end.
        let round = || {
            let behind = others().filter_map(|spot| Some((reach(from.rect, spot.rect, way)?, spot.id)));
            behind.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, id)| id)
        };
        self.now = nearest.or_else(round).or(self.now);
    }
}

/// A rectangle turned so that the way leads along growing x.
fn along(rect: egui::Rect, way: Way) -> egui::Rect {
    let turned = |p: egui::Pos2| match way {
        Way::Right => p,
        Way::Left => egui::pos2(-p.x, p.y),
        Way::Down => egui::pos2(p.y, p.x),
        Way::Up => egui::pos2(-p.y, p.x),
    };
    egui::Rect::from_two_pos(turned(rect.min), turned(rect.max))
}

/// How far apart two ranges are; 0 if they overlap.
fn gap(a: egui::Rangef, b: egui::Rangef) -> f32 {
    (b.min - a.max).max(a.min - b.max).max(0.0)
}

/// What it costs to step from one widget to another; `None` if it does not lie that way.
fn cost(from: egui::Rect, to: egui::Rect, way: Way) -> Option<f32> {
    let (from, to) = (along(from, way), along(to, way));
    let forward = to.center().x - from.center().x;
    if to.min.x < from.max.x - 4.0 && to.center().x <= from.max.x {
        return None;
    }
    let beside = gap(from.y_range(), to.y_range());
    let off_center = (to.center().y - from.center().y).abs();
    (forward > 0.0).then(|| gap(from.x_range(), to.x_range()) + 3.0 * beside + 0.2 * off_center)
}

/// How far behind a widget of the same row lies; `None` if it is in another one.
fn reach(from: egui::Rect, to: egui::Rect, way: Way) -> Option<f32> {
    let (from, to) = (along(from, way), along(to, way));
    (gap(from.y_range(), to.y_range()) == 0.0).then_some(from.center().x - to.center().x)
}

/// Begins the focus's pass with egui's keys.
pub(super) fn begin(ctx: &egui::Context, focus: &mut Focus, scene: Scene, back: bool) {
    let presses: Vec<Press> = ctx.input(|input| input.events.iter().filter_map(Press::of).collect());
    focus.begin(scene, presses.into_iter(), back);
}

/// Ends the focus's pass.
pub(super) fn settle(mut focus: ResMut<Focus>, mut felt: MessageWriter<Felt>) {
    focus.settle();
    felt.write_batch(focus.felt.take());
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>().add_message::<Felt>();
}

#[cfg(test)]
mod tests {
    use super::*;

    const TITLE: Scene = (Screen::Title, Menu::None);
    const QUIT: Scene = (Screen::Title, Menu::Quit);

    /// A grid like the new game's: three cards above, two below, and a wide button at the right.
    const WIDGETS: [(&str, [f32; 4]); 6] = [
        ("a", [0.0, 0.0, 100.0, 100.0]),
        ("b", [110.0, 0.0, 210.0, 100.0]),
        ("c", [220.0, 0.0, 320.0, 100.0]),
        ("d", [0.0, 120.0, 60.0, 180.0]),
        ("e", [70.0, 120.0, 130.0, 180.0]),
        ("play", [200.0, 130.0, 320.0, 180.0]),
    ];

    fn pass(
        focus: &mut Focus,
        scene: Scene,
        presses: &[Press],
        widgets: &[(&str, [f32; 4])],
        first: &str,
    ) -> Option<Id> {
        focus.begin(scene, presses.iter().copied(), false);
        focus.begin_at(Id::new(first));
        let mut pressed = None;
        for (name, [x0, y0, x1, y1]) in widgets {
            let id = Id::new(name);
            focus.report(id, egui::Rect::from_min_max(egui::pos2(*x0, *y0), egui::pos2(*x1, *y1)));
            if focus.take_confirm(id) {
                pressed = Some(id);
            }
        }
        focus.settle();
        pressed
    }

    fn walk(ways: &[Way]) -> Option<Id> {
        let mut focus = Focus::default();
        pass(&mut focus, TITLE, &[], &WIDGETS, "play");
        for way in ways {
            pass(&mut focus, TITLE, &[Press::Step(*way)], &WIDGETS, "play");
        }
        focus.now()
    }

    #[test]
    fn the_named_widget_is_first() {
        assert_eq!(walk(&[]), Some(Id::new("play")));
    }

    #[test]
    fn steps_go_to_the_nearest_widget_that_way() {
        use Way::{Down, Left, Right, Up};
        for (ways, end) in [
            (&[Left][..], "e"),
            (&[Left, Left], "d"),
            (&[Up], "c"),
            (&[Up, Left], "b"),
            (&[Up, Left, Left, Down], "d"),
            (&[Left, Up], "a"),
            (&[Left, Right], "play"),
            (&[Up, Right], "a"),
            (&[Left, Left, Left], "play"),
            (&[Down], "c"),
        ] {
            assert_eq!(walk(ways), Some(Id::new(end)), "{ways:?}");
        }
    }

    /// What is news is told whatever has the focus, until the pass in which it is not written any more.
    #[test]
    fn news_is_told_as_long_as_it_is_written() {
        let mut focus = Focus::default();
        for (news, expected) in [(Some("Right!"), "Right! Go on."), (None, "")] {
            focus.begin((Screen::Title, Menu::None), std::iter::empty(), false);
            focus.hear(egui::Rect::EVERYTHING, "Jungle");
            if let Some(news) = news {
                let before = focus.tell(true);
                focus.hear(egui::Rect::EVERYTHING, news);
                focus.hear(egui::Rect::EVERYTHING, "Go on.");
                focus.tell(before);
            }
            focus.settle();
            assert_eq!(focus.told(), expected);
        }
    }

    /// What is written on the focused widget is heard, and only that: for those who cannot see it.
    #[test]
    fn the_words_are_those_on_the_focused_widget() {
        let mut focus = Focus::default();
        for (first, expected) in [("a", "Play, Easy"), ("b", "Learn")] {
            focus = Focus::default();
            for _ in 0..2 {
                focus.begin(TITLE, std::iter::empty(), false);
                focus.begin_at(Id::new(first));
                focus.hear(egui::Rect::EVERYTHING, "Jungle");
                for (name, [x0, y0, x1, y1]) in &WIDGETS[..2] {
                    let rect = egui::Rect::from_min_max(egui::pos2(*x0, *y0), egui::pos2(*x1, *y1));
                    focus.report(Id::new(name), rect);
                    for text in if *name == "a" { &["Play", "Easy"][..] } else { &["Learn"] } {
                        focus.hear(rect, text);
                    }
                }
                focus.settle();
            }
            assert_eq!(focus.words(), expected);
        }
        focus.begin(TITLE, std::iter::empty(), false);
        focus.settle();
        assert_eq!(focus.words(), "", "nothing is there");
    }

    #[test]
    fn every_widget_is_reached_from_every_other() {
        for (start, _) in WIDGETS {
            let mut reached = vec![Id::new(start)];
            let mut at = 0;
            while let Some(&from) = reached.get(at) {
                at += 1;
                for way in [Way::Up, Way::Down, Way::Left, Way::Right] {
                    let mut focus = Focus::default();
                    pass(&mut focus, TITLE, &[], &WIDGETS, "a");
                    focus.give(from);
                    pass(&mut focus, TITLE, &[Press::Step(way)], &WIDGETS, "a");
                    let to = focus.now().expect("something is always focused");
                    if !reached.contains(&to) {
                        reached.push(to);
                    }
                }
            }
            assert_eq!(reached.len(), WIDGETS.len(), "from {start}");
        }
    }

    #[test]
    fn a_dialog_gives_the_focus_back() {
        let mut focus = Focus::default();
        pass(&mut focus, TITLE, &[], &WIDGETS, "a");
        pass(&mut focus, TITLE, &[Press::Step(Way::Right)], &WIDGETS, "a");
        assert_eq!(focus.now(), Some(Id::new("b")));
        let dialog = [("stay", [0.0, 0.0, 50.0, 20.0]), ("leave", [60.0, 0.0, 110.0, 20.0])];
        pass(&mut focus, QUIT, &[], &dialog, "stay");
        pass(&mut focus, QUIT, &[Press::Step(Way::Right)], &dialog, "stay");
        assert_eq!(focus.now(), Some(Id::new("leave")));
        pass(&mut focus, TITLE, &[], &WIDGETS, "a");
        assert_eq!(focus.now(), Some(Id::new("b")), "what was focused below the dialog");
        pass(&mut focus, QUIT, &[], &dialog, "stay");
        assert_eq!(focus.now(), Some(Id::new("stay")), "the safe choice, whatever was chosen last time");
    }

    #[test]
    fn the_key_that_changed_the_scene_is_spent() {
        let mut focus = Focus::default();
        pass(&mut focus, TITLE, &[], &WIDGETS, "a");
        assert_eq!(pass(&mut focus, TITLE, &[Press::Confirm], &WIDGETS, "a"), Some(Id::new("a")));
        assert_eq!(pass(&mut focus, QUIT, &[Press::Confirm], &WIDGETS, "a"), None);
    }

    #[test]
    fn back_belongs_to_the_scene_it_was_asked_in() {
        let mut focus = Focus::default();
        focus.begin(QUIT, std::iter::empty(), true);
        assert!(!focus.take_back(), "the scene is new");
        focus.begin(QUIT, std::iter::empty(), true);
        assert!(focus.take_back());
        assert!(!focus.take_back(), "once");
    }

    #[test]
    fn a_vanished_widget_loses_the_focus_to_the_first() {
        let mut focus = Focus::default();
        pass(&mut focus, TITLE, &[], &WIDGETS, "c");
        pass(&mut focus, TITLE, &[], &WIDGETS[..2], "b");
        assert_eq!(focus.now(), Some(Id::new("b")));
    }

    #[test]
    fn tab_goes_round() {
        let mut focus = Focus::default();
        pass(&mut focus, TITLE, &[], &WIDGETS, "play");
        pass(&mut focus, TITLE, &[Press::Next], &WIDGETS, "play");
        assert_eq!(focus.now(), Some(Id::new("a")));
        pass(&mut focus, TITLE, &[Press::Previous], &WIDGETS, "play");
        assert_eq!(focus.now(), Some(Id::new("play")));
    }

    #[test]
    fn a_held_enter_presses_once() {
        let key = |repeat| egui::Event::Key {
            key: Key::Enter,
            physical_key: None,
            pressed: true,
            repeat,
            modifiers: egui::Modifiers::NONE,
        };
        assert_eq!(Press::of(&key(false)), Some(Press::Confirm));
        assert_eq!(Press::of(&key(true)), None);
    }
}
