//! The saved games: a list with their boards, one of them large, and what can be done with it. They lie over the title, or
//! over a game, which can be put among them.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiClipboard, EguiPrimaryContextPass, egui};

use crate::{
    app::{
        links,
        session::{
            Exchange, Match, Notice, ReplayRequest, ReviewRequest, Saved, SavedGame, SessionRequest, Shelf, now,
        },
        states::{Menu, Screen},
        theme::kit::{Drawing, Kit, Plane},
    },
    rules::Game,
    texts::text,
};

mod papers;

/// Whether games are exchanged by files; in a browser they are by text.
const FILES: bool = !cfg!(target_arch = "wasm32");

/// A game of the list.
#[derive(Debug, Clone)]
struct Entry {
    /// Its place on the shelf; none for the unfinished game of last time, which is kept by itself.
    place: Option<usize>,
    saved: SavedGame,
    game: Game,
    when: Option<u64>,
}

/// What is listed, what of it is shown large, and whether its end was asked for once.
#[derive(Resource, Debug, Default)]
struct Page {
    entries: Vec<Entry>,
    shown: usize,
    doomed: bool,
}

/// What a person wants of the papers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    Show(usize),
    Load(usize),
    Replay(usize),
    Delete(usize),
    Export(usize),
    Copy(usize),
    Review(usize),
    Keep,
    ImportFiles,
    Paste,
    Back,
}

/// Lists the games anew: their boards are played out once, not in every frame.
fn list(shelf: Res<Shelf>, saved: Res<Saved>, screen: Res<State<Screen>>, mut page: ResMut<Page>) {
    // Over a game, the unfinished one is that game.
    let last = saved.0.iter().filter(|_| *screen.get() != Screen::Play).map(|game| (None, game, None));
    let kept = shelf.newest_first().into_iter().map(|(place, kept)| (Some(place), &kept.game, Some(kept.when)));
    page.entries = last
        .chain(kept)
        .filter_map(|(place, saved, when)| {
            Some(Entry { place, saved: saved.clone(), game: saved.record.to_game().ok()?, when })
        })
        .collect();
    page.shown = page.shown.min(page.entries.len().saturating_sub(1));
    page.doomed = false;
}

/// What the wishes change.
#[derive(SystemParam)]
struct Deeds<'w> {
    shelf: ResMut<'w, Shelf>,
    current: Res<'w, Match>,
    saved: Res<'w, Saved>,
    clipboard: ResMut<'w, EguiClipboard>,
    requests: MessageWriter<'w, SessionRequest>,
    reviews: MessageWriter<'w, ReviewRequest>,
    exchange: MessageWriter<'w, Exchange>,
    replays: MessageWriter<'w, ReplayRequest>,
    notices: MessageWriter<'w, Notice>,
}

impl Deeds<'_> {
    fn keep(&mut self, game: SavedGame) -> bool {
        match self.shelf.keep(game, now()) {
            Ok(_) => true,
            Err(full) => {
                self.notices.write(Notice(full.to_string()));
                false
            }
        }
    }

    /// Goes on with a game. The unfinished one, whose place it takes, is put on the shelf if there is room.
    fn load(&mut self, entry: &Entry) {
        let other = self.saved.0.clone().filter(|last| last.standing.id != entry.saved.standing.id);
        if let Some(last) = other
            && entry.place.is_some()
            && !self.shelf.holds(&last)
            && self.shelf.keep(last, now()).is_ok()
        {
            self.notices.write(Notice(text("games-put-aside").to_owned()));
        }
        self.requests.write(SessionRequest::Resume(Box::new(entry.saved.clone())));
    }
}

fn draw(
    mut kit: Kit,
    mut page: ResMut<Page>,
    mut deeds: Deeds,
    screen: Res<State<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    let home = if *screen.get() == Screen::Play { Menu::Pause } else { Menu::None };
    // The game on the board can be put aside once it has begun.
    let current = &deeds.current;
    let keepable = home == Menu::Pause && !current.over() && !current.game.plies().is_empty();
    kit.begin_at(papers::first_focus(page.entries.len()));
    let drawn = papers::draw(&mut kit, &page, keepable && !deeds.shelf.holds(&SavedGame::of(current)), now());
    for text in drawn.pasted {
        deeds.exchange.write(Exchange::ImportText(text));
    }
    for wish in drawn.wishes {
        let doomed = std::mem::take(&mut page.doomed);
        match wish {
            Wish::Show(index) => {
                page.doomed = doomed && page.shown == index;
                page.shown = index;
            }
            Wish::Load(index) => {
                if let Some(entry) = page.entries.get(index) {
                    deeds.load(entry);
                    menu.set(Menu::None);
                }
            }
            Wish::Replay(index) => {
                if let Some(entry) = page.entries.get(index) {
                    deeds.replays.write(ReplayRequest::Open(Box::new(entry.saved.clone())));
                }
            }
            // The second time it is meant.
            Wish::Delete(_) if !doomed => page.doomed = true,
            Wish::Delete(place) => deeds.shelf.put(place, None),
            Wish::Export(place) => {
                deeds.exchange.write(Exchange::Export(place));
            }
            Wish::Copy(index) => {
                if let Some(entry) = page.entries.get(index) {
                    deeds.clipboard.set_text(&links::write(&entry.game));
                    deeds.notices.write(Notice(text("games-link-copied").to_owned()));
                }
            }
            Wish::Review(index) => {
                if let Some(entry) = page.entries.get(index) {
                    deeds.reviews.write(ReviewRequest::OpenKept(Box::new(entry.saved.clone())));
                }
            }
            Wish::Keep => {
                let game = SavedGame::of(&deeds.current);
                if deeds.keep(game) {
                    page.shown = 0;
                }
            }
            Wish::ImportFiles => {
                deeds.exchange.write(Exchange::ImportFiles);
            }
            Wish::Paste => paste(&mut deeds),
            Wish::Back => menu.set(home),
        }
    }
    if kit.back(Plane::Dialog) {
        menu.set(home);
    }
}

/// Takes in what is on the clipboard; a browser tells it only to whoever presses its own keys for that.
fn paste(deeds: &mut Deeds) {
    match deeds.clipboard.get_text() {
        Some(text) if FILES && !text.trim().is_empty() => {
            deeds.exchange.write(Exchange::ImportText(text));
        }
        _ if FILES => {
            deeds.notices.write(Notice(text("games-clipboard-empty").to_owned()));
        }
        _ => {
            deeds.notices.write(Notice(text("games-press-paste").to_owned()));
        }
    }
}

/// Texts that were pasted by key.
fn pasted(events: &[egui::Event]) -> Vec<String> {
    let long = |text: &&String| text.len() > 8;
    events
        .iter()
        .filter_map(|event| match event {
            egui::Event::Paste(text) | egui::Event::Text(text) => Some(text).filter(long).cloned(),
            _ => None,
        })
        .collect()
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Shelf>.or_else(resource_changed::<Saved>);
    app.init_resource::<Page>()
        .init_resource::<EguiClipboard>()
        .add_systems(OnEnter(Menu::Games), list)
        .add_systems(Update, list.run_if(in_state(Menu::Games).and_then(changed)))
        .add_systems(EguiPrimaryContextPass, draw.in_set(Drawing::Dialogs).run_if(in_state(Menu::Games)));
}
