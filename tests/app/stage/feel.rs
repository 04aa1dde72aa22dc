//! How it feels: blows, the camera, and that nobody has to wait.

use jungle::app::{
    animals::dizzy,
    session::{Hand, Match},
    states::Menu,
};

use super::*;

/// Where the camera is, and how much of the world a pixel shows.
fn camera(app: &mut App) -> (Vec2, f32) {
    let mut cameras = app.world_mut().query_filtered::<(&Transform, &Projection), With<Camera2d>>();
    let (transform, projection) = cameras.single(app.world()).expect("one camera");
    let Projection::Orthographic(shown) = projection else { panic!("{projection:?}") };
    (transform.translation.truncate(), shown.scale)
}

/// The camera's places in so many frames.
fn watch(app: &mut App, count: usize) -> Vec<(Vec2, f32)> {
    (0..count)
        .map(|_| {
            app.update();
            camera(app)
        })
        .collect()
}

fn held(app: &App) -> Option<Square> {
    app.world().resource::<Hand>().held
}

/// A press on an animal that is to move ends the show of the move before, and takes it up.
#[test]
fn who_goes_on_playing_does_not_wait() {
    let mut app = theater();
    new_game(&mut app, two_people());
    wait(&mut app);
    for (mv_text, next) in [("a3a4", "a7"), ("a7a6", "g3")] {
        play(&mut app, mv(mv_text));
        frames(&mut app, 2);
        assert!(busy(&app));
        act(&mut app, Action::Press(square(next)));
        app.update();
        assert_eq!((busy(&app), held(&app)), (false, Some(square(next))), "{mv_text}");
        frames(&mut app, 2);
        act(&mut app, Action::Release(Some(square(next))));
        act(&mut app, Action::Cancel);
        wait(&mut app);
        assert_eq!(picture(&mut app), model(&app));
    }
    // A press on anything else is dropped, and hastens nothing.
    play(&mut app, mv("g3g4"));
    frames(&mut app, 2);
    for other in ["g4", "d5"] {
        act(&mut app, Action::Press(square(other)));
        app.update();
        assert!(busy(&app) && held(&app).is_none(), "{other}");
    }
}

/// The last move, and the joy about it, are seen to their end, whatever is pressed.
#[test]
fn the_winning_move_is_seen_to_its_end() {
    let mut app = theater();
    new_game(&mut app, from_fen("l6/3L3/7/7/7/7/7/7/7 w", two_people()));
    wait(&mut app);
    play(&mut app, mv("d8d9"));
    assert!(app.world().resource::<Match>().over());
    let mut shown = 0;
    while busy(&app) {
        for pressed in Square::all() {
            app.world_mut().write_message(Action::Press(pressed));
        }
        app.world_mut().write_message(Action::Confirm);
        app.update();
        shown += 1;
        assert!(shown < 2000);
    }
    // A step of 340 ms and a cheer of more than a second, in frames of 16.
    assert!(shown > 80, "{shown} frames");
    assert_eq!(picture(&mut app), model(&app));
}

/// A blow holds the show for a moment and shakes the camera, which comes to rest where it was; with motion reduced, and where
/// moves are shown in no time, it never leaves it.
#[test]
fn a_blow_is_felt() {
    let mut app = theater();
    let capture = |app: &mut App| {
        new_game(app, from_fen("l6/7/7/7/7/7/7/7/pE5 w", two_people()));
        wait(app);
        let home = camera(app);
        play(app, mv("b1a1"));
        let mut seen = watch(app, 4);
        while busy(app) {
            seen.extend(watch(app, 1));
        }
        seen.extend(watch(app, 40));
        assert_eq!(seen.last(), Some(&home));
        seen.iter().map(|(place, _)| place.distance(home.0)).fold(0.0, f32::max)
    };
    let furthest = capture(&mut app);
    assert!((1.0..8.0).contains(&furthest), "{furthest}");
    app.world_mut().resource_mut::<View>().animation_speed = View::INSTANT;
    assert_eq!(capture(&mut app), 0.0);
    app.world_mut().resource_mut::<View>().animation_speed = 1.0;
    app.world_mut().resource_mut::<View>().reduced_motion = true;
    assert_eq!(capture(&mut app), 0.0);
}

/// The camera leans to a den that is won, until the dialog comes, and only there.
#[test]
fn the_camera_leans_to_a_den_that_is_won() {
    let mut app = theater();
    for (reduced, zooms) in [(false, true), (true, false)] {
        app.world_mut().resource_mut::<View>().reduced_motion = reduced;
        new_game(&mut app, from_fen("l6/3L3/7/7/7/7/7/7/7 w", two_people()));
        wait(&mut app);
        let home = camera(&mut app);
        play(&mut app, mv("d8d9"));
        wait(&mut app);
        let near = camera(&mut app);
        assert_eq!((near.1 < 0.9 * home.1, near.0.y > home.0.y + 10.0), (zooms, zooms), "{near:?} from {home:?}");
        set_menu(&mut app, Menu::Result);
        frames(&mut app, 200);
        assert_eq!(camera(&mut app), home);
        set_menu(&mut app, Menu::None);
    }
}

/// Stars go round the head of whoever has lost its strength in a trap, and are gone with the trap.
#[test]
fn who_is_weak_sees_stars() {
    let mut app = theater();
    let stars = |app: &mut App| {
        let mut names = app.world_mut().query_filtered::<&Name, With<ChildOf>>();
        names.iter(app.world()).filter(|name| name.as_str() == dizzy::FRAME).count()
    };
    new_game(&mut app, from_fen("l6/7/3L3/7/7/7/7/7/7 w", two_people()));
    wait(&mut app);
    assert_eq!(stars(&mut app), 0);
    play(&mut app, mv("d7d8"));
    wait(&mut app);
    assert_eq!(stars(&mut app), dizzy::STARS);
    ask(&mut app, SessionRequest::Undo);
    wait(&mut app);
    assert_eq!(stars(&mut app), 0);
}
