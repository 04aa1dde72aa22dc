//! The new game's papers: opponents above, side and rules below, and the meeting with the way to the board.

use bevy_egui::egui::{Align, Rect, pos2, vec2};

use super::{Wish, draft::Draft};
use crate::{
    app::{
        screens::people,
        session::{FirstMover, Player, Profile, Seat, TimeControl},
        theme::{
            fonts::Face,
            kit::{Kit, Plane},
            palette,
            pen::{Pen, words},
            widgets::{Button, Ribbon, Sign, card, face, panel, portrait, prompts, ribbon, side_mark, stepper, token},
        },
    },
    engine::Level,
    rules::{Animal, RuleSet, Side},
    text,
    texts::{names, text},
};

/// Left, top, width and height of every paper and of what lies on it, in units of the frame.
struct Places {
    opponents: [f32; 4],
    cards: [[f32; 4]; 6],
    sides: [f32; 4],
    side_cards: [[f32; 4]; 2],
    terms: [f32; 4],
    meeting: [f32; 4],
    play: [f32; 4],
}

const LANDSCAPE: Places = Places {
    opponents: [54.0, 40.0, 1170.0, 290.0],
    cards: [
        [92.0, 108.0, 350.0, 90.0],
        [464.0, 108.0, 350.0, 90.0],
        [836.0, 108.0, 350.0, 90.0],
        [92.0, 209.0, 350.0, 90.0],
        [464.0, 209.0, 350.0, 90.0],
        [836.0, 209.0, 350.0, 90.0],
    ],
    sides: [54.0, 346.0, 766.0, 306.0],
    side_cards: [[90.0, 416.0, 124.0, 200.0], [230.0, 416.0, 124.0, 200.0]],
    terms: [408.0, 372.0, 380.0, 260.0],
    meeting: [842.0, 346.0, 382.0, 306.0],
    play: [894.0, 560.0, 278.0, 60.0],
};

const PORTRAIT: Places = Places {
    opponents: [12.0, 34.0, 366.0, 256.0],
    cards: [
        [30.0, 97.0, 159.0, 52.0],
        [203.0, 97.0, 159.0, 52.0],
        [30.0, 157.0, 159.0, 52.0],
        [203.0, 157.0, 159.0, 52.0],
        [30.0, 217.0, 159.0, 52.0],
        [203.0, 217.0, 159.0, 52.0],
    ],
    sides: [12.0, 302.0, 366.0, 304.0],
    side_cards: [[30.0, 345.0, 159.0, 66.0], [203.0, 345.0, 159.0, 66.0]],
    terms: [30.0, 417.0, 330.0, 186.0],
    meeting: [12.0, 618.0, 366.0, 214.0],
    play: [58.0, 762.0, 274.0, 52.0],
};

/// The opponents in the order of the cards; none is a second person.
const OPPONENTS: [Option<Level>; 6] =
    [Some(Level::Easy), Some(Level::Normal), Some(Level::Expert), Some(Level::Master), Some(Level::Grandmaster), None];

/// What an opponent's card says: a name, and a line below.
fn said(opponent: Option<Level>) -> (&'static str, &'static str) {
    let Some(level) = opponent else { return (text("setup-two-players"), text("setup-about-two-players")) };
    let about = match level {
        Level::Easy => text("setup-about-easy"),
        Level::Normal => text("setup-about-normal"),
        Level::Expert => text("setup-about-expert"),
        Level::Master => text("setup-about-master"),
        Level::Grandmaster => text("setup-about-grandmaster"),
    };
    (names::level(level), about)
}

fn play() -> Button<'static> {
    Button::new("setup-play", text("setup-play")).icon("play").centered().size(34.0)
}

/// Draws the screen and lets the draft be changed.
pub(super) fn draw(kit: &mut Kit, draft: &mut Draft, who: &Profile) -> Option<Wish> {
    let portrait = kit.portrait();
    let places = if portrait { &PORTRAIT } else { &LANDSCAPE };
    kit.begin_at(play().id());
    kit.paper_at("setup-opponents", Plane::Screen, places.opponents, 0, |pen| opponents(pen, places, draft, portrait));
    let details =
        kit.paper_at("setup-terms", Plane::Screen, places.sides, 1, |pen| terms(pen, places, draft, portrait));
    let wish = kit.paper_at("setup-meeting", Plane::Screen, places.meeting, 2, |pen| {
        meeting(pen, places, (draft, who), portrait)
    });
    if !portrait {
        kit.paper_at("setup-prompts", Plane::Screen, [856.0, 672.0, 400.0, 38.0], 3, |pen| {
            let place = pen.at(400.0, 19.0);
            prompts(
                pen,
                place.x,
                place.y,
                600.0,
                &[
                    (Sign::Confirm, text("setup-key-choose")),
                    (Sign::Back, text("setup-key-back")),
                    (Sign::Steer, text("setup-key-move")),
                ],
            );
        });
    }
    wish.flatten().or(details.unwrap_or(false).then_some(Wish::Details))
}

/// A place of the frame on a paper of the frame.
fn on(pen: &Pen, paper: [f32; 4], [x, y, w, h]: [f32; 4]) -> Rect {
    pen.rect(x - paper[0], y - paper[1], w, h)
}

fn opponents(pen: &mut Pen, places: &Places, draft: &mut Draft, portrait: bool) {
    let paper = places.opponents;
    let whole = pen.rect(0.0, 0.0, paper[2], paper[3]);
    panel(pen, whole);
    let title = Rect::from_center_size(pos2(whole.center().x, whole.min.y), vec2(252.0, 46.0));
    ribbon(pen, title, text("setup-title"), Ribbon::Leaf, 26.0);
    let heading = if portrait { pen.rect(22.0, 26.0, 200.0, 24.0) } else { pen.rect(38.0, 28.0, 400.0, 30.0) };
    let size = if portrait { 18.0 } else { 23.0 };
    pen.line(heading, Align::Min, words(text("setup-opponent"), Face::Display, size, palette::INK));
    for (level, place) in OPPONENTS.into_iter().zip(places.cards) {
        let place = on(pen, paper, place);
        let name = format!("setup-{}", level.map_or("Two players", Level::name));
        let pressed = card(pen, &name, place, draft.level == level, |pen, card| opponent(pen, card, level));
        if pressed {
            draft.choose(level);
        }
    }
}

fn opponent(pen: &mut Pen, card: Rect, level: Option<Level>) {
    let (name, about) = said(level);
    let wide = card.width() > 200.0;
    let radius = if wide { 36.0 } else { 20.0 };
    let center = pos2(card.min.x + if wide { 54.0 } else { 27.0 }, card.center().y + 2.0);
    match level {
        Some(level) => face(pen, people::level_animal(level), center, radius),
        None => {
            let step = vec2(radius * 0.42, radius * 0.36);
            token(pen, Side::Blue, Animal::Tiger, center + step, radius * 1.35, 1.0);
            token(pen, Side::Red, Animal::Lion, center - step, radius * 1.35, 1.0);
        }
    }
    let left = center.x + radius + if wide { 16.0 } else { 6.0 };
    let right = Rect::from_min_max(pos2(left, card.min.y), pos2(card.max.x - if wide { 8.0 } else { 4.0 }, card.max.y));
    if wide {
        let heading = Rect::from_min_size(pos2(right.min.x, card.min.y + 8.0), vec2(right.width(), 30.0));
        pen.line(heading, Align::Min, words(name, Face::Display, 24.0, palette::INK));
        let below = Rect::from_min_max(pos2(right.min.x, card.min.y + 38.0), pos2(right.max.x, card.max.y - 4.0));
        pen.paragraph(below, Align::Min, words(about, Face::Text, 16.0, palette::BROWN));
    } else {
        pen.line(right, Align::Min, words(name, Face::Display, 19.0, palette::INK));
    }
}

fn terms(pen: &mut Pen, places: &Places, draft: &mut Draft, portrait: bool) -> bool {
    let paper = places.sides;
    panel(pen, pen.rect(0.0, 0.0, paper[2], paper[3]));
    let heading = if portrait { pen.rect(22.0, 11.0, 300.0, 24.0) } else { pen.rect(38.0, 26.0, 330.0, 30.0) };
    let title = if draft.level.is_some() { text("setup-side") } else { text("setup-side-first") };
    pen.line(heading, Align::Min, words(title, Face::Display, if portrait { 18.0 } else { 23.0 }, palette::INK));
    for (side, place) in Side::ALL.into_iter().zip(places.side_cards) {
        let place = on(pen, paper, place);
        let name = format!("setup-{side}");
        if card(pen, &name, place, draft.side == side, |pen, card| side_card(pen, card, side)) {
            draft.side = side;
        }
    }
    let area = on(pen, paper, places.terms);
    if !portrait {
        let seam = pos2(area.min.x - 28.0, area.min.y + 8.0);
        for step in 0..30 {
            let from = seam + vec2(0.0, 8.0 * step as f32);
            let stroke = bevy_egui::egui::Stroke::new(1.6, palette::TWINE);
            pen.ui.painter().line_segment([from, from + vec2(0.0, 3.0)], stroke);
        }
    }
    let row = |at: f32| Rect::from_min_size(pos2(area.min.x, area.min.y + at), vec2(area.width(), 40.0));
    let (first, clock, rules) =
        if portrait { (row(0.0), row(43.0), row(86.0)) } else { (row(2.0), row(58.0), row(114.0)) };
    let values = if portrait { 204.0 } else { 240.0 };
    let halves = |row: Rect| {
        let split = row.max.x - values;
        (Rect::from_min_max(row.min, pos2(split - 8.0, row.max.y)), Rect::from_min_max(pos2(split, row.min.y), row.max))
    };
    let label = |pen: &mut Pen, rect: Rect, label: &str| {
        pen.line(rect, Align::Min, words(label, Face::Strong, 20.0, palette::INK));
    };
    let (name, value) = halves(first);
    label(pen, name, text("setup-first"));
    let by = stepper(pen, "setup-first", value, |pen, rect| first_mover(pen, rect, draft.first));
    if by != 0 {
        draft.step_first(by);
    }
    let (name, value) = halves(clock);
    label(pen, name, text("setup-clock"));
    let by = stepper(pen, "setup-clock", value, |pen, rect| {
        pen.line(rect, Align::Center, words(&time(draft.clock), Face::Strong, 20.0, palette::INK));
    });
    if by != 0 {
        draft.step_clock(by);
    }
    let (name, value) = halves(rules);
    label(pen, name, text("setup-rules"));
    let title = names::rules(draft.rules());
    let by = stepper(pen, "setup-rules", value, |pen, rect| {
        pen.line(rect, Align::Center, words(&title, Face::Strong, 20.0, palette::INK));
    });
    if by != 0 {
        draft.step_rules(by);
    }
    let words_at = Rect::from_min_max(
        pos2(area.min.x, value.max.y + if portrait { 8.0 } else { 20.0 }),
        pos2(value.min.x + if portrait { 60.0 } else { 84.0 }, area.max.y),
    );
    pen.paragraph(words_at, Align::Min, words(about(draft.rules()), Face::Text, 16.0, palette::BROWN));
    let button = Rect::from_min_size(
        pos2(value.max.x - 124.0, value.max.y + if portrait { 16.0 } else { 26.0 }),
        vec2(118.0, 36.0),
    );
    Button::new("setup-details", text("setup-details")).small().show(pen, button)
}

/// The time each person has.
fn time(clock: Option<TimeControl>) -> String {
    match clock {
        None => text("setup-clock-off").to_owned(),
        Some(TimeControl { minutes, increment: 0 }) => text!("setup-clock-minutes", minutes = minutes),
        Some(TimeControl { minutes, increment }) => {
            text!("setup-clock-increment", minutes = minutes, seconds = increment)
        }
    }
}

fn side_card(pen: &mut Pen, card: Rect, side: Side) {
    let color = pen.side(side);
    let (name, shape) = match side {
        Side::Red => (names::side(side), text("setup-circles")),
        Side::Blue => (names::side(side), text("setup-diamonds")),
    };
    if card.height() > card.width() {
        token(pen, side, Animal::Lion, pos2(card.center().x, card.min.y + 74.0), 100.0, 1.0);
        let line =
            |y: f32| Rect::from_center_size(pos2(card.center().x, card.min.y + y), vec2(card.width() - 12.0, 26.0));
        pen.line(line(150.0), Align::Center, words(name, Face::Display, 24.0, color));
        pen.line(line(176.0), Align::Center, words(shape, Face::Text, 17.0, palette::BROWN));
    } else {
        token(pen, side, Animal::Lion, pos2(card.min.x + 38.0, card.center().y), 62.0, 1.0);
        let left = card.min.x + 74.0;
        let line = |y: f32| Rect::from_min_size(pos2(left, card.center().y + y), vec2(card.max.x - 6.0 - left, 24.0));
        pen.line(line(-24.0), Align::Min, words(name, Face::Display, 20.0, color));
        pen.line(line(2.0), Align::Min, words(shape, Face::Text, 16.0, palette::BROWN));
    }
}

fn first_mover(pen: &mut Pen, rect: Rect, first: FirstMover) {
    let (label, side) = match first {
        FirstMover::Red => (names::side(Side::Red), Some(Side::Red)),
        FirstMover::Blue => (names::side(Side::Blue), Some(Side::Blue)),
        FirstMover::Random => (text("setup-coin"), None),
        FirstMover::Loser => (text("setup-loser"), None),
    };
    let words = words(label, Face::Strong, 20.0, palette::INK);
    let place = pen.line(rect.translate(vec2(if side.is_some() { 10.0 } else { 0.0 }, 0.0)), Align::Center, words);
    if let Some(side) = side {
        side_mark(pen, side, pos2(place.min.x - 16.0, rect.center().y), 0.95);
    }
}

/// What a preset is, in a few words.
fn about(rules: &RuleSet) -> &'static str {
    match rules.name.as_str() {
        "standard" => text("setup-rules-standard"),
        "browser" => text("setup-rules-browser"),
        "encyclopedia" => text("setup-rules-encyclopedia"),
        "bell" => text("setup-rules-bell"),
        "lobby" => text("setup-rules-lobby"),
        "league" => text("setup-rules-league"),
        _ => text("setup-rules-own"),
    }
}

fn meeting(pen: &mut Pen, places: &Places, (draft, who): (&Draft, &Profile), portrait: bool) -> Option<Wish> {
    let paper = places.meeting;
    panel(pen, pen.rect(0.0, 0.0, paper[2], paper[3]));
    let seats = people::seats(draft.level, draft.side, who);
    let radius = if portrait { 31.0 } else { 50.0 };
    let (y, name_y, name_height) = if portrait { (46.0, 91.0, 26.0) } else { (78.0, 154.0, 30.0) };
    for (side, x) in [(draft.side, 0.24), (draft.side.opponent(), 0.76)] {
        let seat = &seats[side.index()];
        let x = paper[2] * x;
        portrait_of(pen, side, seat, x, y, radius);
        let width = paper[2] * 0.46;
        let line = pen.rect(x - width / 2.0, name_y - name_height / 2.0, width, name_height);
        let size = if portrait { 19.0 } else { 23.0 };
        pen.line(line, Align::Center, words(people::seat_name(seat), Face::Display, size, palette::INK));
        let role = role(side, seat.player, draft);
        let line = pen.rect(x - width / 2.0 + 12.0, name_y + name_height / 2.0, width - 12.0, 26.0);
        let place = pen.line(line, Align::Center, words(&role, Face::Text, 16.0, palette::BROWN));
        side_mark(pen, side, pos2(place.min.x - 13.0, place.center().y), 0.8);
    }
    let versus = pen.rect(paper[2] / 2.0 - 30.0, y - 16.0, 60.0, 32.0);
    pen.line(versus, Align::Center, words(text("setup-versus"), Face::Display, 26.0, palette::BROWN));
    let button = on(pen, paper, places.play);
    let begin = play().show(pen, button);
    let place = pen.rect(paper[2] / 2.0 - 48.0, y + 22.0, 96.0, 38.0);
    if draft.level.is_none() && Button::new("setup-seats", text("setup-seats")).small().show(pen, place) {
        return Some(Wish::Seats);
    }
    begin.then_some(Wish::Play)
}

fn portrait_of(pen: &Pen, side: Side, seat: &Seat, x: f32, y: f32, radius: f32) {
    portrait(pen, side, people::avatar(seat, side), pen.at(x, y), radius);
}

/// "Red, starts" or "Blue, Normal".
fn role(side: Side, player: Player, draft: &Draft) -> String {
    let starts = match draft.first {
        FirstMover::Red => side == Side::Red,
        FirstMover::Blue => side == Side::Blue,
        FirstMover::Random | FirstMover::Loser => false,
    };
    match player {
        _ if starts => text!("setup-role-starts", side = side.key()),
        Player::Computer(level) => text!("setup-role-level", side = side.key(), level = names::level(level)),
        Player::Human => names::side(side).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_described() {
        for name in RuleSet::PRESETS {
            let rules = RuleSet::preset(name).expect("presets are there");
            assert_ne!(about(&rules), "Your own rules.", "{name}");
        }
    }

    #[test]
    fn clocks_are_named() {
        let names = TimeControl::OFFERED.map(|control| time(Some(control)));
        assert_eq!(names, ["3 min", "3 min + 2 s", "5 min", "5 min + 5 s", "10 min", "15 min + 10 s"]);
    }

    #[test]
    fn papers_hold_what_lies_on_them() {
        for places in [&LANDSCAPE, &PORTRAIT] {
            let inside = |paper: [f32; 4], item: [f32; 4]| {
                item[0] >= paper[0]
                    && item[1] >= paper[1]
                    && item[0] + item[2] <= paper[0] + paper[2]
                    && item[1] + item[3] <= paper[1] + paper[3]
            };
            assert!(places.cards.iter().all(|card| inside(places.opponents, *card)));
            assert!(places.side_cards.iter().all(|card| inside(places.sides, *card)));
            assert!(inside(places.sides, places.terms) && inside(places.meeting, places.play));
        }
    }
}
