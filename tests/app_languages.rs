//! The game in each of its languages: it is chosen in the settings, all is said in it, and all that is said fits its place.
//! A program of its own, since all of a program speaks one language.

#![cfg(feature = "app")]
#![expect(clippy::unwrap_used, reason = "a test may panic")]

use jungle::{
    app::{session::View, theme::fonts::OwnFace},
    texts::{self, Language, text},
};

#[expect(dead_code, reason = "other tests need it")]
#[path = "app/common/mod.rs"]
mod common;

use common::{tour::*, until};

/// Chooses a language, and waits until it is spoken.
fn learn(app: &mut bevy::prelude::App, language: Language) {
    app.world_mut().resource_mut::<View>().language = language;
    until(app, &format!("{language:?}"), |app| {
        let written = app.world().resource::<OwnFace>().0.is_some() == language.font().is_some();
        texts::spoken() == language && written
    });
}

/// What does not fit in a window of that size.
fn misfits(language: Language, (width, height): (u32, u32)) -> Vec<String> {
    let mut app = game_at(width, height, 1.0);
    learn(&mut app, language);
    assert_eq!(text("settings-language") == "Language", language == Language::English);
    fits_around_the_game(&mut app);
    fits_where_one_learns(&mut app);
    fits_in_all_settings(&mut app);
    assert_eq!(texts::spoken(), language);
    found(&mut app).into_iter().map(|misfit| format!("{language:?} at {width}x{height}: {misfit}")).collect()
}

/// One language after the other, see above; both windows speak the same.
#[test]
fn every_text_fits_its_place_in_every_language() {
    let mut all = Vec::new();
    for language in Language::ALL {
        std::thread::scope(|threads| {
            let windows = [(1280, 720), (390, 844)].map(|window| threads.spawn(move || misfits(language, window)));
            all.extend(windows.into_iter().flat_map(|window| window.join().unwrap()));
        });
    }
    assert_eq!(all, Vec::<String>::new());
}
