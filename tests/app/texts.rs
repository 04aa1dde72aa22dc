//! Every text fits its place, on every screen in every window and at every size of text, and no two buttons lie on one
//! another.

use bevy::prelude::*;

use crate::common::tour::*;

/// The windows everything must fit into.
const WINDOWS: [(u32, u32); 7] =
    [(1280, 720), (1920, 1080), (3840, 2160), (390, 844), (844, 390), (1024, 768), (1280, 800)];

/// What does not fit on a tour through windows at sizes of text.
fn misfits(tour: fn(&mut App), windows: impl IntoIterator<Item = (u32, u32, f32)>) -> Vec<String> {
    let all = windows.into_iter().flat_map(|(width, height, scale)| {
        let mut app = game_at(width, height, scale);
        tour(&mut app);
        found(&mut app).into_iter().map(move |misfit| format!("at {width}x{height}, text at {scale}: {misfit}"))
    });
    all.collect()
}

const NONE: [String; 0] = [];

#[test]
fn every_text_fits_its_place() {
    assert_eq!(misfits(fits_around_the_game, WINDOWS.map(|(width, height)| (width, height, 1.0))), NONE);
}

#[test]
fn every_text_fits_its_place_at_every_size() {
    let all = [(1280, 720), (390, 844)].into_iter().flat_map(|(w, h)| [0.8, 1.5, 2.0].map(|scale| (w, h, scale)));
    assert_eq!(misfits(fits_around_the_game, all), NONE);
}

#[test]
fn what_is_learned_fits_its_place() {
    let windows =
        [(1280, 720, 1.0), (1280, 720, 2.0), (390, 844, 1.0), (390, 844, 2.0), (844, 390, 1.0), (1024, 768, 1.2)];
    assert_eq!(misfits(fits_where_one_learns, windows), NONE);
}

#[test]
fn every_setting_and_caption_fits_its_place() {
    let all = [(1280, 720), (390, 844)].into_iter().flat_map(|(w, h)| [0.8, 1.0, 2.0].map(|scale| (w, h, scale)));
    assert_eq!(misfits(fits_in_all_settings, all), NONE);
}
