//! Access: what happens is told in words, whatever is heard, and shown where the player wants it; the looks for other eyes
//! take effect at once.

use crate::common::{
    self, Device as _, Keyboard, ask, frames, from_fen, mv, new_game, screens::loaded, square, two_people,
};
use bevy::{a11y::AccessibilityNode, prelude::*};
use jungle::{
    app::{
        readout::Readout,
        session::{
            Captions, ColorSet, HintReady, Match, MoveRequested, Notice, Requester, SessionRequest, Stage, View,
            Volumes,
        },
    },
    rules::Outcome,
};

fn play(app: &mut App, text: &str) {
    app.world_mut().write_message(MoveRequested { mv: mv(text), from: Requester::Human });
    app.update();
    for _ in 0..500 {
        if !app.world().resource::<Stage>().busy {
            return;
        }
        app.update();
    }
    panic!("{text} is shown for ever");
}

fn told(app: &App) -> Vec<String> {
    app.world().resource::<Captions>().sentences().to_vec()
}

/// B74: a whole game's worth of news in words: start, move, leap with capture, refusal, undo, result.
#[test]
fn what_happens_is_told_in_words() {
    let mut app = common::game();
    new_game(&mut app, from_fen("l6/3L3/1w5/7/7/7/1T5/7/7 w", two_people()));
    assert_eq!(told(&app), ["The animals stand at the start.", "Red's turn."]);
    app.world_mut().write_message(MoveRequested { mv: mv("b3b7"), from: Requester::Human });
    app.update();
    assert_eq!(told(&app), ["Red tiger leaps b3–b7, takes wolf.", "Blue's turn."]);
    app.world_mut().write_message(MoveRequested { mv: mv("a9b8"), from: Requester::Human });
    app.update();
    assert_eq!(told(&app).len(), 1, "the reason alone");
    ask(&mut app, SessionRequest::Undo);
    assert_eq!(told(&app), ["The animals stand at the start.", "Red's turn."]);
    app.world_mut().write_message(MoveRequested { mv: mv("d8d9"), from: Requester::Human });
    app.update();
    assert_eq!(told(&app), ["Red lion goes into the den, d8–d9.", "Red wins.", "Red walked into Blue's den."]);
    ask(&mut app, SessionRequest::Undo);
    assert_eq!(told(&app).last().unwrap(), "Red's turn.", "the result is taken back, too");
    ask(&mut app, SessionRequest::Resign);
    assert!(matches!(app.world().resource::<Match>().game.outcome(), Some(Outcome::Win { .. })));
    assert_eq!(told(&app), ["Blue wins.", "Red gave up."]);
}

/// What a screen reader is told, and in its own form: the words of the focus, and what is new.
fn read_out(app: &mut App) -> [String; 2] {
    let readout = app.world().resource::<Readout>().clone();
    let mut nodes = app.world_mut().query::<&AccessibilityNode>();
    let labels: Vec<&str> = nodes.iter(app.world()).filter_map(|node| node.label()).collect();
    for words in [&readout.focus, &readout.news] {
        assert!(words.is_empty() || labels.contains(&words.as_str()), "{words} is not in {labels:?}");
    }
    [readout.focus, readout.news]
}

/// B74: who cannot see the screen hears what has the focus, what stands under the cursor, what happens and what is explained.
#[test]
fn a_screen_reader_is_told_all() {
    let mut app = loaded();
    frames(&mut app, 5);
    let [focus, news] = read_out(&mut app);
    assert!(focus.starts_with("Play"), "{focus}");
    assert_eq!(news, "", "the game behind the title is nobody's news");
    new_game(&mut app, from_fen("l6/3L3/1w5/7/7/7/1T5/7/7 w", two_people()));
    frames(&mut app, 5);
    assert_eq!(read_out(&mut app)[1], "The animals stand at the start. Red's turn.");
    Keyboard.go(&mut app, square("b3"));
    frames(&mut app, 2);
    assert_eq!(read_out(&mut app)[0], "b3, Red, tiger");
    play(&mut app, "b3b7");
    assert_eq!(read_out(&mut app)[1], "Red tiger leaps b3–b7, takes wolf. Blue's turn.");
    app.world_mut().write_message(HintReady { mv: mv("a9a8"), proven: None });
    frames(&mut app, 3);
    assert!(read_out(&mut app)[1].starts_with("Look at your lion. It stands on a9"), "{:?}", read_out(&mut app));
    app.world_mut().write_message(Notice("All is well.".to_owned()));
    frames(&mut app, 2);
    assert_eq!(read_out(&mut app)[1], "All is well.");
}

/// No sound is the only sign of anything: with all sounds off they are still told, and only for a moment.
#[test]
fn sounds_are_told_even_where_they_are_muted() {
    let mut app = loaded();
    app.world_mut().resource_mut::<Volumes>().muted = true;
    new_game(&mut app, from_fen("l6/7/7/7/R6/7/7/7/6L w", two_people()));
    frames(&mut app, 10);
    app.world_mut().write_message(MoveRequested { mv: mv("a5b5"), from: Requester::Human });
    let mut heard = Vec::new();
    for _ in 0..400 {
        app.update();
        heard.extend(app.world().resource::<Captions>().sound());
    }
    assert!(heard.contains(&"A splash"), "{heard:?}");
    assert_eq!(app.world().resource::<Captions>().sound(), None, "it goes by itself");
}

/// Other colors are there at once, with the game going on; and back.
#[test]
fn looks_change_while_the_game_goes_on() {
    let mut app = loaded();
    new_game(&mut app, two_people());
    for (colors, high_contrast) in [
        (ColorSet::Deuteranopia, true),
        (ColorSet::Protanopia, false),
        (ColorSet::Tritanopia, true),
        (ColorSet::Usual, false),
    ] {
        let mut view = app.world_mut().resource_mut::<View>();
        (view.colors, view.high_contrast) = (colors, high_contrast);
        frames(&mut app, 30);
    }
    play(&mut app, "a3a4");
    assert_eq!(app.world().resource::<Match>().game.plies().len(), 1);
}
