//! Name and animal of a player: by suggestions, by the keyboard on the screen, or by a real one.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Align, Id, Rect, pos2, vec2},
};

use super::keyboard::{Letters, ROW, after};
use crate::{
    app::{
        screens::people,
        session::{Profile, ProfileId, Roster},
        states::Menu,
        theme::{
            fonts::Face,
            kit::{Drawing, Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Button, Ribbon, card, dialog, face, ribbon},
        },
    },
    rules::Animal,
    texts::text,
};

/// The name being written.
#[derive(Resource, Debug)]
pub(super) struct Draft {
    /// Whose it is to be; none for somebody new.
    of: Option<ProfileId>,
    text: String,
    animal: Animal,
    letters: Letters,
    suggestions: Vec<&'static str>,
    /// The removal was pressed once: pressed again, it is meant.
    removing: bool,
}

/// Names to choose from.
const NAMES: [&str; 16] = [
    "Mina", "Ravi", "Lin", "Tom", "Ines", "José", "Kit", "Ada", "Noor", "Leo", "Yuki", "Zoé", "Max", "Ana", "Sam",
    "Eva",
];

/// So many of them are offered.
const OFFERED: usize = 8;

impl Default for Draft {
    fn default() -> Self {
        Self::new(&Roster::default())
    }
}

impl Draft {
    /// Somebody new: the first names and the first animal that nobody has.
    pub(super) fn new(roster: &Roster) -> Self {
        let free = |name: &&&str| roster.check_name(name, None).is_ok();
        let animals = roster.ranked().into_iter().map(|person| person.animal).collect::<Vec<_>>();
        Self {
            of: None,
            text: String::new(),
            animal: Animal::ALL.into_iter().find(|animal| !animals.contains(animal)).unwrap_or(Animal::Lion),
            letters: Letters::default(),
            suggestions: NAMES.iter().filter(free).take(OFFERED).copied().collect(),
            removing: false,
        }
    }

    /// Another name or animal for somebody.
    pub(super) fn of(person: &Profile) -> Self {
        Self { of: Some(person.id), text: person.name.clone(), animal: person.animal, ..Self::default() }
    }

    fn write(&mut self, letter: char) {
        if self.text.chars().count() < Profile::LONGEST_NAME {
            self.text.push(letter);
        }
    }
}

/// Where things are on the dialog, in its units.
struct Places {
    size: (f32, f32),
    field: [f32; 4],
    /// The first of the suggestions, with the steps to the next to the right and below.
    suggestion: ([f32; 4], f32, f32),
    /// The first animal, the steps, and how many stand side by side.
    animal: ([f32; 4], f32, f32, usize),
    /// The first key, and the steps.
    key: ([f32; 4], f32, f32),
    /// Other letters, space, the last letter away.
    wide: [[f32; 4]; 3],
    fault: [f32; 4],
    buttons: [[f32; 4]; 2],
    /// The same where there is a third: to remove a person.
    three: [[f32; 4]; 3],
}

const LANDSCAPE: Places = Places {
    size: (860.0, 560.0),
    field: [266.0, 44.0, 554.0, 58.0],
    suggestion: ([266.0, 116.0, 132.0, 38.0], 140.6, 45.0),
    animal: ([42.0, 46.0, 94.0, 100.0], 104.0, 111.0, 2),
    key: ([266.0, 214.0, 50.0, 44.0], 56.0, 50.0),
    wide: [[266.0, 366.0, 106.0, 44.0], [380.0, 366.0, 272.0, 44.0], [660.0, 366.0, 160.0, 44.0]],
    fault: [266.0, 420.0, 554.0, 30.0],
    buttons: [[296.0, 460.0, 230.0, 50.0], [562.0, 460.0, 230.0, 50.0]],
    three: [[266.0, 460.0, 178.0, 50.0], [454.0, 460.0, 178.0, 50.0], [642.0, 460.0, 178.0, 50.0]],
};

const PORTRAIT: Places = Places {
    size: (372.0, 664.0),
    field: [22.0, 36.0, 328.0, 50.0],
    suggestion: ([18.0, 98.0, 80.0, 36.0], 85.0, 42.0),
    animal: ([20.0, 190.0, 76.0, 68.0], 85.0, 75.0, 4),
    key: ([17.0, 348.0, 31.0, 42.0], 34.1, 46.0),
    wide: [[17.0, 488.0, 80.0, 44.0], [104.0, 488.0, 150.0, 44.0], [261.0, 488.0, 94.0, 44.0]],
    fault: [18.0, 540.0, 336.0, 30.0],
    buttons: [[26.0, 582.0, 150.0, 50.0], [196.0, 582.0, 150.0, 50.0]],
    three: [[17.0, 582.0, 108.0, 50.0], [132.0, 582.0, 108.0, 50.0], [247.0, 582.0, 108.0, 50.0]],
};

/// How dark what lies below is made.
const DIM: f32 = 0.66;

/// What a person wants of the dialog.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    Done,
    Cancel,
    Remove,
}

fn draw(mut kit: Kit, mut draft: ResMut<Draft>, mut roster: ResMut<Roster>, mut menu: ResMut<NextState<Menu>>) {
    let window = kit.window();
    let places = if kit.portrait() { &PORTRAIT } else { &LANDSCAPE };
    kit.begin_at(suggestion_id(0));
    let wish = kit.paper("name", Plane::Dialog, window, 0, |pen| {
        pen.ui.painter().rect_filled(window, 0.0, palette::NIGHT.gamma_multiply(DIM));
        let (width, height) = places.size;
        let corner = window.center() - window.min - vec2(width, height) / 2.0;
        pen.shifted(corner.x, corner.y, |pen| paper(pen, places, &mut draft, &roster))
    });
    let done = match wish.flatten() {
        Some(Wish::Done) => match draft.of {
            Some(id) => roster.change(id, &draft.text, draft.animal).is_ok(),
            None => roster.add(&draft.text, draft.animal).is_ok(),
        },
        Some(Wish::Cancel) => true,
        Some(Wish::Remove) if !draft.removing => {
            draft.removing = true;
            false
        }
        Some(Wish::Remove) => {
            if let Some(id) = draft.of {
                roster.remove(id);
            }
            true
        }
        None => kit.back(Plane::Dialog),
    };
    if done {
        menu.set(Menu::None);
    }
}

fn suggestion_id(index: usize) -> Id {
    Id::new(format!("name-offer-{index}"))
}

fn done() -> Button<'static> {
    Button::new("name-done", text("name-done")).size(25.0)
}

fn cancel() -> Button<'static> {
    Button::new("name-cancel", text("name-cancel")).size(25.0)
}

fn paper(pen: &mut Pen, places: &Places, draft: &mut Draft, roster: &Roster) -> Option<Wish> {
    let (width, height) = places.size;
    dialog(pen, pen.rect(0.0, 0.0, width, height));
    let title = if draft.of.is_some() { text("name-change") } else { text("name-new") };
    ribbon(pen, pen.rect(width / 2.0 - 126.0, -22.0, 252.0, 44.0), title, Ribbon::Leaf, 26.0);
    type_in(pen, draft);
    field(pen, places, draft);
    offers(pen, places, draft);
    animals(pen, places, draft);
    keys(pen, places, draft);
    let fault = roster.check_name(&draft.text, draft.of).err();
    if let Some(fault) = &fault {
        let [x, y, w, h] = places.fault;
        let fault = fault.to_string();
        let line = words(&fault, Face::Text, 17.0, palette::WARNING);
        pen.telling(|pen| pen.line(pen.rect(x, y, w, h), Align::Center, line));
    }
    let usable = fault.is_none();
    if draft.of.is_none() || !roster.has_others() {
        let [left, right] = places.buttons.map(|[x, y, w, h]| pen.rect(x, y, w, h));
        if done().usable(usable).show(pen, left) {
            return Some(Wish::Done);
        }
        return cancel().show(pen, right).then_some(Wish::Cancel);
    }
    let [left, middle, right] = places.three.map(|[x, y, w, h]| pen.rect(x, y, w, h));
    if done().size(21.0).usable(usable).show(pen, left) {
        return Some(Wish::Done);
    }
    if cancel().size(21.0).show(pen, middle) {
        return Some(Wish::Cancel);
    }
    let label = if draft.removing { text("name-really-remove") } else { text("name-remove") };
    Button::new("name-remove", label).size(21.0).show(pen, right).then_some(Wish::Remove)
}

/// Takes what is typed on a real keyboard.
fn type_in(pen: &mut Pen, draft: &mut Draft) {
    if !pen.active {
        return;
    }
    let events = pen.ui.input(|input| input.events.clone());
    for event in events {
        match event {
            egui::Event::Text(text) | egui::Event::Paste(text) => {
                for letter in text.chars().filter(|letter| !letter.is_control()) {
                    draft.write(letter);
                }
                pen.give_focus(done().id());
            }
            egui::Event::Key { key: egui::Key::Backspace, pressed: true, .. } => {
                draft.text.pop();
            }
            _ => {}
        }
    }
}

fn field(pen: &mut Pen, places: &Places, draft: &Draft) {
    let [x, y, w, h] = places.field;
    let rect = pen.rect(x, y, w, h);
    pen.nine("note", rect);
    face(pen, draft.animal, pos2(rect.min.x + h * 0.55, rect.center().y), h * 0.38);
    let line = Rect::from_min_max(pos2(rect.min.x + h * 1.1, rect.min.y), pos2(rect.max.x - 20.0, rect.max.y));
    let written = pen.line(line, Align::Min, words(people::shown(&draft.text), Face::Display, h * 0.55, palette::INK));
    // The place of the next letter.
    if pen.still || pen.time().fract() < 0.6 {
        let end = if draft.text.is_empty() { line.min.x } else { written.max.x } + 3.0;
        let bar = Rect::from_center_size(pos2(end, rect.center().y), vec2(3.0, h * 0.55));
        pen.ui.painter().rect_filled(bar, 1.0, palette::BROWN);
    }
}

fn offers(pen: &mut Pen, places: &Places, draft: &mut Draft) {
    let ([x, y, w, h], right, down) = places.suggestion;
    for (index, name) in draft.suggestions.clone().into_iter().enumerate() {
        let rect = pen.rect(x + right * (index % 4) as f32, y + down * (index / 4) as f32, w, h);
        let chosen = draft.text == name;
        let pressed = card(pen, &format!("name-offer-{index}"), rect, chosen, |pen, rect| {
            let inner = rect.shrink2(vec2(6.0, 0.0));
            pen.line(inner, Align::Center, words(name, Face::Strong, 18.0, palette::INK));
        });
        if pressed {
            name.clone_into(&mut draft.text);
            pen.give_focus(done().id());
        }
    }
}

fn animals(pen: &mut Pen, places: &Places, draft: &mut Draft) {
    let ([x, y, w, h], right, down, columns) = places.animal;
    for (index, animal) in Animal::ALL.into_iter().enumerate() {
        let rect = pen.rect(x + right * (index % columns) as f32, y + down * (index / columns) as f32, w, h);
        let name = format!("name-{}", animal.name());
        let pressed = card(pen, &name, rect, draft.animal == animal, |pen, rect| {
            face(pen, animal, rect.center(), h * 0.38);
        });
        if pressed {
            draft.animal = animal;
        }
    }
}

fn keys(pen: &mut Pen, places: &Places, draft: &mut Draft) {
    let ([x, y, w, h], right, down) = places.key;
    for (index, key) in draft.letters.keys().chars().enumerate() {
        let rect = pen.rect(x + right * (index % ROW) as f32, y + down * (index / ROW) as f32, w, h);
        let letter = after(&draft.text, key);
        if self::key(pen, &format!("name-key-{index}"), rect, &letter.to_string()) {
            draft.write(letter);
        }
    }
    let [other, space, erase] = places.wide.map(|[x, y, w, h]| pen.rect(x, y, w, h));
    if key(pen, "name-letters", other, draft.letters.way_on()) {
        draft.letters = draft.letters.next();
    }
    if key(pen, "name-space", space, text("name-space")) {
        draft.write(' ');
    }
    if key(pen, "name-erase", erase, text("name-erase")) {
        draft.text.pop();
    }
}

fn key(pen: &mut Pen, name: &str, rect: Rect, label: &str) -> bool {
    card(pen, name, rect, false, |pen, rect| {
        pen.line(rect.shrink2(vec2(3.0, 0.0)), Align::Center, words(label, Face::Strong, 20.0, palette::INK));
    })
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Name)));
}
