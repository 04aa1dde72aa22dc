//! The people who play here: what their games are worth, and what is kept of it. Names like B45 are rows of the faults this
//! game must not have.

use std::fs;

use crate::common::{
    folder::{Folder, quit},
    *,
};
use bevy::prelude::*;
use jungle::{
    app::{
        session::{
            LastCredit, Match, MatchEnded, MatchSetup, Player, ProfileId, Roster, Saved, SavedGame, Seat,
            SessionRequest, Standing, Why, points_for,
        },
        storage::StorageDir,
    },
    engine::Level,
    rules::{Animal, Game, RuleSet, Side},
};

/// A run of the program that keeps things in a folder.
fn run(folder: &Folder) -> App {
    let dir = StorageDir(folder.0.clone());
    game_with(|app| {
        app.insert_resource(dir);
    })
}

fn roster(app: &App) -> &Roster {
    app.world().resource::<Roster>()
}

fn points(app: &App) -> u32 {
    roster(app).playing().points
}

fn why(app: &App) -> Option<Why> {
    app.world().resource::<LastCredit>().0.as_ref().and_then(|credit| credit.why)
}

/// The setup of a game by whoever plays now, as Red.
fn against(app: &App, level: Level) -> MatchSetup {
    let me = Seat::of(roster(app).playing());
    MatchSetup { seats: [me, Seat::new(Player::Computer(level))], ..two_people() }
}

/// Lets the present game run for so many plies more and be won by Red: Blue gives up. How the computer plays is looked at
/// elsewhere; here it is what a win is worth.
fn win(app: &mut App, plies: usize) {
    end(app, plies, |game| game.resign(Side::Blue));
}

fn lose(app: &mut App, plies: usize) {
    end(app, plies, |game| game.resign(Side::Red));
}

fn end(app: &mut App, plies: usize, how: impl Fn(&mut Game)) {
    let mut current = app.world_mut().resource_mut::<Match>();
    for _ in 0..plies {
        let mv = current.game.legal_moves()[0];
        current.game.play(mv).unwrap();
    }
    how(&mut current.game);
    current.epoch += 1;
    let outcome = current.game.outcome().unwrap();
    app.world_mut().write_message(MatchEnded { outcome });
    frames(app, 2);
}

fn begin(app: &mut App, level: Level) {
    let setup = against(app, level);
    new_game(app, setup);
}

/// P8: a win is worth more against a stronger level, and enters statistics and streak; a loss ends the streak.
#[test]
fn wins_are_worth_what_the_level_is() {
    let mut app = game();
    for (count, level) in (1..).zip(Level::ALL) {
        let before = points(&app);
        begin(&mut app, level);
        win(&mut app, 2 * count);
        assert_eq!(points(&app) - before, points_for(level), "{level}");
        assert_eq!((why(&app), roster(&app).playing().streak), (None, count as u32));
    }
    assert_eq!(points(&app), 10 + 30 + 100 + 300 + 1000);
    begin(&mut app, Level::Easy);
    lose(&mut app, 2);
    let me = roster(&app).playing();
    assert_eq!((me.points, me.streak, me.best_streak, me.wins()), (1440, 0, 5, 5));
    let easy = me.score(|tally| tally.level == Level::Easy);
    assert_eq!((easy.won, easy.drawn, easy.lost), (1, 0, 1));
    assert!(me.tallies.iter().all(|tally| tally.rules == "standard" && tally.side == Side::Red));
}

/// B45: the same end told twice, taking back and winning again: once.
#[test]
fn a_win_counts_once() {
    let mut app = game();
    begin(&mut app, Level::Expert);
    win(&mut app, 6);
    assert_eq!(points(&app), 100);
    win(&mut app, 0);
    assert_eq!((points(&app), why(&app)), (100, Some(Why::Again)));
    ask(&mut app, SessionRequest::Undo);
    assert!(!current(&app).over());
    win(&mut app, 3);
    assert_eq!((points(&app), roster(&app).playing().wins()), (100, 1));
}

/// B45: going back to an earlier state of a won game and winning it otherwise: nothing.
#[test]
fn a_reloaded_game_counts_once() {
    let folder = Folder::new("reload");
    let mut app = run(&folder);
    begin(&mut app, Level::Expert);
    Pointer { drags: false }.play(&mut app, mv("g3g4"));
    frames(&mut app, 5);
    let early = app.world().resource::<Saved>().0.clone().unwrap();
    win(&mut app, 4);
    assert_eq!(points(&app), 100);
    ask(&mut app, SessionRequest::Resume(Box::new(early.clone())));
    win(&mut app, 6);
    assert_eq!((points(&app), why(&app)), (100, Some(Why::Again)));
    quit(app);
    let mut app = run(&folder);
    assert_eq!(points(&app), 100, "points are kept");
    ask(&mut app, SessionRequest::Resume(Box::new(early)));
    win(&mut app, 8);
    assert_eq!((points(&app), why(&app)), (100, Some(Why::Again)));
    quit(app);
}

/// B45: the same moves again, as a chosen seed makes the computer play them, are the same game.
#[test]
fn a_repeated_game_counts_once() {
    let mut app = game();
    for expected in [None, Some(Why::Again)] {
        begin(&mut app, Level::Expert);
        win(&mut app, 6);
        assert_eq!((points(&app), why(&app)), (100, expected));
    }
    begin(&mut app, Level::Expert);
    win(&mut app, 8);
    assert_eq!(points(&app), 200, "another game");
}

/// B45: a hint or a move taken back, also where the program is quit in between, and also if it was long ago.
#[test]
fn help_earns_nothing() {
    let folder = Folder::new("help");
    let mut app = run(&folder);
    begin(&mut app, Level::Easy);
    Pointer { drags: false }.play(&mut app, mv("g3g4"));
    frames(&mut app, 5);
    ask(&mut app, SessionRequest::Hint);
    quit(app);
    let mut app = run(&folder);
    let kept = app.world().resource::<Saved>().0.clone().unwrap();
    ask(&mut app, SessionRequest::Resume(Box::new(kept)));
    win(&mut app, 4);
    assert_eq!((points(&app), why(&app)), (0, Some(Why::Helped)));

    begin(&mut app, Level::Easy);
    Pointer { drags: false }.play(&mut app, mv("g3g4"));
    frames(&mut app, 5);
    ask(&mut app, SessionRequest::Undo);
    win(&mut app, 10);
    assert_eq!((points(&app), why(&app)), (0, Some(Why::Helped)));

    // Help does not keep a streak from ending.
    begin(&mut app, Level::Easy);
    win(&mut app, 2);
    assert_eq!(roster(&app).playing().streak, 1);
    begin(&mut app, Level::Easy);
    ask(&mut app, SessionRequest::Hint);
    lose(&mut app, 2);
    assert_eq!((roster(&app).playing().streak, why(&app)), (0, None));
    quit(app);
}

/// B45: other positions, rules of one's own, games from links, and seats that changed hands.
#[test]
fn only_whole_games_count() {
    let mut app = game();
    let usual = against(&app, Level::Expert);
    let own_rules = RuleSet { lion_equals_tiger: true, ..RuleSet::default() };
    let named = RuleSet { name: "ours".to_owned(), ..RuleSet::default() };
    for setup in [
        from_fen("l6/3L3/7/7/7/7/7/7/7 w", usual.clone()),
        MatchSetup { rules: own_rules, ..usual.clone() },
        MatchSetup { rules: named, ..usual.clone() },
    ] {
        new_game(&mut app, setup);
        win(&mut app, 0);
        assert_eq!((points(&app), why(&app)), (0, Some(Why::NotOwn)));
    }

    // From a link, though one's own seat is taken there.
    new_game(&mut app, usual.clone());
    let mut foreign = SavedGame::of(current(&app));
    foreign.standing = Standing::foreign();
    ask(&mut app, SessionRequest::Resume(Box::new(foreign)));
    win(&mut app, 2);
    assert_eq!((points(&app), why(&app)), (0, Some(Why::NotOwn)));

    // The computer plays for the person for a while; or the level is lowered before the end.
    let computer = Player::Computer(Level::Grandmaster);
    for (side, players) in [
        (Side::Red, [computer, Player::Human]),
        (Side::Blue, [Player::Computer(Level::Easy), Player::Computer(Level::Expert)]),
    ] {
        new_game(&mut app, usual.clone());
        let mut changed = app.world_mut().resource_mut::<Match>();
        changed.game.play(mv("g3g4")).unwrap();
        changed.game.play(mv("a7a6")).unwrap();
        for player in players {
            ask(&mut app, SessionRequest::SetPlayer { side, player });
        }
        assert!(!current(&app).standing.own);
        win(&mut app, 0);
        assert_eq!(points(&app), 0);
    }
}

/// B45: who begins a game owns it, whoever is chosen before its end; and nobody owns a game of two people.
#[test]
fn points_go_to_who_began() {
    let mut app = game();
    begin(&mut app, Level::Normal);
    let first = roster(&app).playing().id;
    let second = app.world_mut().resource_mut::<Roster>().add("Mina", Animal::Cat).unwrap();
    win(&mut app, 2);
    let of = |app: &App, id: ProfileId| roster(app).get(id).unwrap().points;
    assert_eq!((of(&app, first), of(&app, second), roster(&app).playing().id), (30, 0, second));
    assert_eq!(roster(&app).ranked()[0].id, first);

    for setup in [two_people(), setup(Player::Computer(Level::Easy), Player::Computer(Level::Normal))] {
        new_game(&mut app, setup);
        win(&mut app, 0);
        assert_eq!(app.world().resource::<LastCredit>().0, None);
    }
    assert_eq!((of(&app, first), of(&app, second)), (30, 0));
}

/// A damaged file is put aside with a message, and there is one new player; whole files come back as they were. (B50)
#[test]
fn players_are_kept() {
    let folder = Folder::new("players");
    let mut app = run(&folder);
    app.world_mut().resource_mut::<Roster>().add("Grandma Lin", Animal::Elephant).unwrap();
    begin(&mut app, Level::Master);
    win(&mut app, 4);
    let kept = roster(&app).clone();
    quit(app);
    let path = folder.path("people.ron");
    let text = fs::read_to_string(&path).unwrap();
    let app = run(&folder);
    assert_eq!((roster(&app), heard(&app).notices.len()), (&kept, 0));
    drop(app);

    let cuts = (0..text.trim_end().len()).step_by(41).map(|cut| text[..cut].to_owned());
    let changes = [
        ("format:1", "format:2"),
        ("\"Grandma Lin\"", "\"Grandma Lin of the hills\""),
        ("\"Grandma Lin\"", "\"\""),
        ("playing:(2)", "playing:(7)"),
        ("next:3", "next:2"),
        ("id:(2)", "id:(1)"),
        ("points:300", "points:-1"),
        ("animal:Elephant", "animal:Unicorn"),
    ];
    let changed = changes.map(|(from, to)| {
        let bad = text.replace(from, to);
        assert_ne!(bad, text, "{from} in {text}");
        bad
    });
    for bad in cuts.chain(changed) {
        fs::write(&path, &bad).unwrap();
        let app = run(&folder);
        assert_eq!(roster(&app), &Roster::default(), "{bad}");
        assert_eq!(heard(&app).notices.len(), 1, "{bad}");
        assert!(heard(&app).notices[0].contains("players"), "{bad}");
        drop(app);
        let aside = folder.path("people.ron.bad");
        assert_eq!(fs::read_to_string(&aside).unwrap(), bad);
        fs::remove_file(aside).unwrap();
    }
}

/// Who is removed is gone with all points; games that count go to who is there, and somebody always is.
#[test]
fn players_are_removed() {
    let mut app = run(&Folder::new("players-removed"));
    let first = roster(&app).playing().id;
    let second = app.world_mut().resource_mut::<Roster>().add("Grandma Lin", Animal::Elephant).unwrap();
    begin(&mut app, Level::Master);
    app.world_mut().resource_mut::<Roster>().remove(second);
    assert_eq!((roster(&app).playing().id, roster(&app).get(second)), (first, None));
    win(&mut app, 4);
    assert_eq!((points(&app), app.world().resource::<LastCredit>().0.as_ref()), (0, None));
    app.world_mut().resource_mut::<Roster>().remove(first);
    assert_eq!(roster(&app).playing().id, first, "the last one stays");
    assert_eq!(roster(&app).validate(), Ok(()));
}

#[test]
fn names_are_ones_own() {
    let mut roster = Roster::default();
    let mina = roster.add("Mina", Animal::Cat).unwrap();
    assert!(roster.add("mina", Animal::Dog).is_err(), "taken");
    assert!(roster.change(mina, "You", Animal::Cat).is_err(), "taken");
    roster.change(mina, "MINA", Animal::Wolf).unwrap();
    assert_eq!(roster.get(mina).unwrap().animal, Animal::Wolf);
    for name in ["A", "B", "C", "D", "E", "F"] {
        assert!(roster.has_room());
        roster.add(name, Animal::Rat).unwrap();
    }
    assert!(!roster.has_room());
    let before = roster.clone();
    roster.add("G", Animal::Rat).unwrap();
    assert_eq!(roster, before, "there is room for eight");
    assert_eq!(roster.validate(), Ok(()));
}
