//! The picture follows the match: pieces, marks and shows, without a window and without a graphics card.

mod feel;

use crate::common::{
    FRAME, Heard, act, ask, current, frames, from_fen, mv, new_game, set_menu, set_screen, square,
    theater::theater_with, two_people,
};
use bevy::{
    prelude::*,
    time::TimeUpdateStrategy,
    winit::{UpdateMode, WinitSettings},
};
use jungle::{
    app::{
        animals::{clip::ClipBook, rig::Puppet, token::Token},
        board::marks::{Kind, Mark},
        idle,
        scene::{geometry::center, pictures::Pictures, text::FromRon},
        session::{Action, Bus, MoveRequested, Requester, SessionRequest, Stage, View, Volumes},
        states::Screen,
        theme::layout::Layout,
    },
    art,
    rules::{Animal, Move, Piece, Side, Square},
};

/// The game with its picture, at the title.
fn theater() -> App {
    theater_with(|app| {
        app.init_resource::<Heard>();
    })
}

/// Every piece of the picture with its square, sorted, after the model's manner.
fn picture(app: &mut App) -> Vec<(Piece, Square)> {
    let flipped = app.world().resource::<View>().flipped;
    let mut tokens = app.world_mut().query::<(&Token, &Transform)>();
    let mut found: Vec<(Piece, Square)> = Vec::new();
    for (token, transform) in tokens.iter(app.world()) {
        let away = transform.translation.truncate().distance(center(token.square, flipped));
        assert!(
            away < 1.0,
            "the {} of {} stands {away} away from {}",
            token.piece.animal.name(),
            token.piece.side,
            token.square
        );
        found.push((token.piece, token.square));
    }
    sort(found)
}

fn model(app: &App) -> Vec<(Piece, Square)> {
    sort(current(app).game.position().pieces().collect())
}

fn sort(mut pieces: Vec<(Piece, Square)>) -> Vec<(Piece, Square)> {
    pieces.sort_unstable_by_key(|(_, square)| *square);
    pieces
}

fn busy(app: &App) -> bool {
    app.world().resource::<Stage>().busy
}

/// Lets the present show end.
fn wait(app: &mut App) {
    frames(app, 2);
    for _ in 0..400 {
        if !busy(app) {
            // What is set down still settles.
            frames(app, 40);
            return;
        }
        app.update();
    }
    panic!("the stage is busy for ever");
}

fn play(app: &mut App, mv: Move) {
    app.world_mut().write_message(MoveRequested { mv, from: Requester::Human });
    app.update();
}

fn marks(app: &mut App, kind: Kind) -> Vec<Square> {
    let mut marks = app.world_mut().query::<&Mark>();
    let mut found: Vec<Square> =
        marks.iter(app.world()).filter(|mark| mark.kind == kind).map(|mark| mark.square).collect();
    found.sort_unstable();
    found
}

#[test]
fn the_title_has_all_eight() {
    let mut app = theater();
    app.update();
    let mut puppets = app.world_mut().query::<&Puppet>();
    let mut cast: Vec<Animal> = puppets.iter(app.world()).map(|puppet| puppet.animal).collect();
    cast.sort_unstable();
    assert_eq!(cast, Animal::ALL);
    set_screen(&mut app, Screen::Setup);
    assert_eq!(app.world_mut().query::<&Puppet>().iter(app.world()).count(), 0);
}

#[test]
fn a_new_game_sets_sixteen_pieces_on_their_squares() {
    let mut app = theater();
    new_game(&mut app, two_people());
    wait(&mut app);
    assert_eq!(picture(&mut app).len(), 16);
    assert_eq!(picture(&mut app), model(&app));
    ask(&mut app, SessionRequest::Close);
    app.update();
    assert_eq!(app.world_mut().query::<&Token>().iter(app.world()).count(), 0, "nothing is left on the board");
}

/// B41, B65: whatever is done in whatever order, however long a frame takes and however fast moves are shown, the picture
/// comes to be the model's: every piece on its square, none without a model.
#[test]
fn the_picture_follows_random_games() {
    let mut app = theater();
    let mut plies = 0;
    for seed in 1.. {
        if plies >= 500 {
            break;
        }
        new_game(&mut app, two_people());
        let mut chance = u64::wrapping_mul(seed, 0x9e37_79b9_7f4a_7c15);
        let mut draw = |below: usize| {
            chance ^= chance << 13;
            chance ^= chance >> 7;
            chance ^= chance << 17;
            (chance % below as u64) as usize
        };
        for _ in 0..80 {
            let legal = current(&app).game.legal_moves();
            if legal.is_empty() {
                break;
            }
            let captures: Vec<Move> =
                legal.iter().copied().filter(|mv| current(&app).game.position().piece_at(mv.to).is_some()).collect();
            let chosen = if captures.is_empty() { legal[draw(legal.len())] } else { captures[draw(captures.len())] };
            play(&mut app, chosen);
            plies += 1;
            disturb(&mut app, &mut draw);
            wait(&mut app);
            assert_eq!(picture(&mut app), model(&app), "seed {seed}, after {chosen}");
        }
    }
}

/// Does something in the middle of a show, by chance.
fn disturb(app: &mut App, draw: &mut impl FnMut(usize) -> usize) {
    match draw(9) {
        0 => ask(app, SessionRequest::Undo),
        1 => act(app, Action::Flip),
        2 => {
            frames(app, draw(30));
            ask(app, SessionRequest::Undo);
            ask(app, SessionRequest::Redo);
        }
        3 => {
            let hours = std::time::Duration::from_secs(3600);
            app.insert_resource(TimeUpdateStrategy::ManualDuration(hours));
            frames(app, 6);
            app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        }
        4 => {
            let size = [vec2(1280.0, 720.0), vec2(390.0, 844.0), vec2(2560.0, 1080.0), Vec2::ONE][draw(4)];
            app.insert_resource(Layout::new(size));
        }
        5 => {
            frames(app, draw(20));
            let speed = [0.5, 1.0, 4.0, View::INSTANT][draw(4)];
            app.world_mut().resource_mut::<View>().animation_speed = speed;
        }
        6 => {
            // Somebody goes on playing, and thinks better of it.
            frames(app, draw(20));
            let any = Square::all().nth(draw(63)).expect("63 squares");
            act(app, Action::Press(any));
            act(app, Action::Release(None));
            act(app, Action::PointerLost);
        }
        _ => {}
    }
}

#[test]
fn who_is_taken_leaves_the_board() {
    let mut app = theater();
    new_game(&mut app, from_fen("l6/7/7/7/7/7/e6/R5L/7 w", two_people()));
    play(&mut app, mv("a2a3"));
    frames(&mut app, 10);
    assert_eq!(app.world_mut().query::<&Token>().iter(app.world()).count(), 4, "the elephant is still on its way");
    wait(&mut app);
    assert_eq!(picture(&mut app), model(&app));
    assert_eq!(picture(&mut app).len(), 3);
}

#[test]
fn a_show_can_be_cut_short_by_leaving() {
    let mut app = theater();
    new_game(&mut app, two_people());
    play(&mut app, mv("a3a4"));
    set_screen(&mut app, Screen::Title);
    app.update();
    assert!(!busy(&app));
    set_screen(&mut app, Screen::Play);
    wait(&mut app);
    assert_eq!(picture(&mut app), model(&app));
}

/// B38: the mark of a leap lies on its landing square, with nothing on the water.
#[test]
fn leaps_are_marked_where_they_land() {
    let mut app = theater();
    let mut leaps = 0;
    for from in Square::all() {
        let leaping: Vec<Move> =
            Square::all().filter(|to| *to != from).map(|to| Move::new(from, to)).filter(|mv| mv.is_leap()).collect();
        if leaping.is_empty() {
            continue;
        }
        let fen = fen_with_lion(from);
        new_game(&mut app, from_fen(&fen, two_people()));
        act(&mut app, Action::Press(from));
        act(&mut app, Action::Release(Some(from)));
        frames(&mut app, 2);
        let dots = marks(&mut app, Kind::Move);
        for leap in &leaping {
            assert!(dots.contains(&leap.to), "{leap}: {dots:?}");
            leaps += 1;
        }
        assert!(dots.iter().all(|square| square.terrain() != jungle::rules::Terrain::Water), "{from}: {dots:?}");
        assert_eq!(marks(&mut app, Kind::Selected), [from]);
    }
    assert_eq!(leaps, 20);
}

/// A position with a red lion on a square, to move, and a blue elephant far from it.
fn fen_with_lion(lion: Square) -> String {
    let other = square(if lion.file() == 6 { "a9" } else { "g9" });
    let mut rows = Vec::new();
    for rank in (0..9).rev() {
        let row: String = (0..7)
            .map(|file| match Square::new(file, rank) {
                Some(at) if at == lion => 'L',
                Some(at) if at == other => 'e',
                _ => '1',
            })
            .collect();
        rows.push(row);
    }
    let joined = rows.join("/");
    let counted = (2..=7).rev().fold(joined, |text, run| text.replace(&"1".repeat(run), &run.to_string()));
    format!("{counted} w")
}

#[test]
fn prey_is_marked_otherwise_than_an_empty_square() {
    let mut app = theater();
    new_game(&mut app, from_fen("l6/7/7/7/7/7/e6/R5L/7 w", two_people()));
    act(&mut app, Action::Press(square("a2")));
    frames(&mut app, 2);
    assert_eq!(marks(&mut app, Kind::Bite), [square("a3")]);
    assert_eq!(marks(&mut app, Kind::Claw), [square("a3")]);
    assert_eq!(marks(&mut app, Kind::Move), [square("a1"), square("b2")]);
    act(&mut app, Action::Release(Some(square("a2"))));
    act(&mut app, Action::Cancel);
    frames(&mut app, 30);
    for kind in [Kind::Bite, Kind::Claw, Kind::Move, Kind::Selected, Kind::Halo] {
        assert_eq!(marks(&mut app, kind), [], "{kind:?}");
    }
}

#[test]
fn the_last_move_is_marked_on_both_its_squares() {
    let mut app = theater();
    new_game(&mut app, two_people());
    assert_eq!(marks(&mut app, Kind::Last), []);
    play(&mut app, mv("a3a4"));
    wait(&mut app);
    assert_eq!(marks(&mut app, Kind::Last), [square("a3"), square("a4")]);
    ask(&mut app, SessionRequest::Undo);
    frames(&mut app, 20);
    assert_eq!(marks(&mut app, Kind::Last), []);
}

#[test]
fn with_reduced_motion_nothing_moves_by_itself() {
    let mut app = theater();
    new_game(&mut app, two_people());
    let poses = |app: &mut App| -> Vec<Transform> {
        let mut parts = app.world_mut().query_filtered::<&Transform, Without<Camera>>();
        parts.iter(app.world()).copied().collect()
    };
    wait(&mut app);
    let before = poses(&mut app);
    frames(&mut app, 30);
    assert_ne!(poses(&mut app), before, "animals live");
    app.world_mut().resource_mut::<View>().reduced_motion = true;
    // Eyes come to rest where they look.
    frames(&mut app, 600);
    play(&mut app, mv("a3a4"));
    frames(&mut app, 30);
    assert!(!busy(&app), "a move is shown in a moment");
    assert_eq!(picture(&mut app), model(&app));
}

/// B54: a window without size leaves the picture whole.
#[test]
fn what_stands_still_is_drawn_seldom() {
    let mut app = theater_with(|app| {
        app.init_resource::<Heard>().insert_resource(WinitSettings::game()).add_plugins(idle::plugin);
    });
    let pause = |app: &App| match app.world().resource::<WinitSettings>().focused_mode {
        UpdateMode::Continuous => None,
        UpdateMode::Reactive { wait, .. } => Some(wait),
    };
    frames(&mut app, 120);
    assert_eq!(pause(&app), None, "the animals breathe");
    app.world_mut().resource_mut::<View>().reduced_motion = true;
    frames(&mut app, 120);
    let long = pause(&app).expect("nothing moves");
    let pad = app.world_mut().spawn(Gamepad::default()).id();
    frames(&mut app, 2);
    assert!(pause(&app).expect("nothing moves") < long / 10, "a controller is asked often");
    app.world_mut().despawn(pad);
    new_game(&mut app, two_people());
    frames(&mut app, 120);
    assert!(pause(&app).expect("nothing moves") < long / 10, "the music is played note by note");
    app.world_mut().resource_mut::<Volumes>().set(Bus::Music, 0);
    frames(&mut app, 2);
    assert_eq!(pause(&app), Some(long));
    play(&mut app, mv("a3a4"));
    frames(&mut app, 2);
    assert_eq!(pause(&app), None, "a move is shown");
    frames(&mut app, 120);
    assert_eq!(pause(&app), Some(long));
}

#[test]
fn a_window_without_size_does_no_harm() {
    let mut app = theater();
    new_game(&mut app, two_people());
    for size in [Vec2::ZERO, vec2(800.0, 0.0), vec2(1.0, 1.0), vec2(1280.0, 720.0)] {
        app.insert_resource(Layout::new(size));
        frames(&mut app, 3);
        let mut transforms = app.world_mut().query::<&Transform>();
        assert!(transforms.iter(app.world()).all(Transform::is_finite), "{size}");
    }
    assert_eq!(picture(&mut app), model(&app));
}

/// In a trap that weakens it an animal's medal says 0, and its own number again when it is out.
#[test]
fn a_medal_tells_what_an_animal_is_worth() {
    let mut app = theater();
    let shows = |app: &mut App, frame: &str| {
        let mut tokens = app.world_mut().query::<&Token>();
        let token = tokens.iter(app.world()).find(|token| token.piece.side == Side::Red).expect("the red lion");
        let sprite = app.world().get::<Sprite>(token.medals[0]).expect("its medal");
        sprite.rect == app.world().resource::<Pictures>().pieces.cut(frame).map(|cut| cut.rect)
    };
    new_game(&mut app, from_fen("l6/3L3/7/7/7/7/7/7/7 w", two_people()));
    wait(&mut app);
    assert!(shows(&mut app, "medal-red-0"));
    play(&mut app, mv("d8d7"));
    wait(&mut app);
    assert!(shows(&mut app, "medal-red-7"));
}

/// Clips speak only of parts that are there, and every animal can do everything.
#[test]
fn the_clips_fit_the_rigs() {
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let clips = ClipBook::from_ron(&read("assets/animals/clips.ron")).expect("sound clips");
    let rigs = art::Rigs::from_ron(&read("assets/animals/rigs.ron")).expect("sound rigs");
    let mut checked = 0;
    for (animal, part) in clips.part_names() {
        let found = match animal {
            Some(animal) => rigs.rig(animal).expect("a rig").part(&part).is_some(),
            None => Animal::ALL.iter().any(|animal| rigs.rig(animal.name()).expect("a rig").part(&part).is_some()),
        };
        assert!(found, "{animal:?} has no part \"{part}\"");
        checked += 1;
    }
    assert!(checked > 100, "{checked}");
}

/// Every frame that the picture asks for is in the sheets.
#[test]
fn no_frame_is_missing() {
    let app = theater();
    let pictures = app.world().resource::<Pictures>();
    for kind in Kind::ALL {
        assert!(pictures.marks.cut(kind.frame()).is_some(), "{kind:?}");
    }
    for name in jungle::app::animals::effects::FRAMES {
        assert!(pictures.marks.cut(name).is_some(), "{name}");
    }
    for name in jungle::app::animals::effects::WATER_FRAMES {
        assert!(pictures.water.cut(name).is_some(), "{name}");
    }
    for name in jungle::app::surroundings::FRAMES {
        assert!(pictures.life.cut(name).is_some(), "{name}");
    }
    for name in [jungle::app::surroundings::MOTE, jungle::app::board::glow::FRAME] {
        assert!(pictures.lights.cut(name).is_some(), "{name}");
    }
    for side in Side::ALL.map(|side| side.name().to_lowercase()) {
        assert!(pictures.pieces.cut(&format!("plate-{side}")).is_some());
        assert!(pictures.pieces.cut(&format!("plate-{side}-shadow")).is_some());
        for animal in Animal::ALL {
            assert!(pictures.pieces.cut(&format!("medal-{side}-{}", animal.rank())).is_some());
            assert!(pictures.pieces.cut(&format!("medal-{side}-{}-big", animal.rank())).is_some());
            assert!(pictures.pieces.cut(&format!("tag-{side}-{}", animal.name())).is_some());
        }
    }
    let text = std::fs::read_to_string("assets/animals/rigs.ron").expect("the rigs");
    let rigs = art::Rigs::from_ron(&text).expect("sound rigs");
    for rig in rigs.0.values() {
        for frame in rig.parts.iter().filter_map(|part| part.frame.as_ref()) {
            assert!(pictures.animals.cut(frame).is_some(), "{frame}");
        }
    }
}
