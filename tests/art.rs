//! The baked art in `assets/` is whole: it reads, and what belongs together is there.

use std::fs;
use std::path::PathBuf;

use jungle::art::{PiecesLayout, Rigs, Sheet};
use jungle::rules::{Animal, Side};

fn text(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// An atlas at 1x and at 2x.
fn atlases(name: &str) -> [Sheet; 2] {
    ["", "@2x"].map(|suffix| Sheet::from_ron(&text(&format!("{name}{suffix}.ron"))).expect("a sound atlas"))
}

fn rigs() -> Rigs {
    Rigs::from_ron(&text("animals/rigs.ron")).expect("sound rigs")
}

#[test]
fn both_sizes_of_an_atlas_hold_the_same_pictures_at_the_same_places() {
    for name in ["animals/animals", "board/pieces", "board/marks"] {
        let [small, large] = atlases(name);
        assert_eq!(large.scale, 2.0 * small.scale, "{name}");
        assert!(small.frames.keys().eq(large.frames.keys()), "{name}");
        for (frame, one) in &small.frames {
            let two = &large.frames[frame];
            let ((x1, y1), (x2, y2)) = (one.center(), two.center());
            // Each is cropped to its own pixels: they differ by about one of the smaller's, soft shadows by a few.
            let near = if frame.contains("shade-") { 4.0 } else { 1.5 } / one.scale();
            assert!((x1 - x2).abs() < near && (y1 - y2).abs() < near, "{name}: {frame}");
        }
    }
}

#[test]
fn every_animal_has_a_rig_whose_frames_are_in_the_atlas() {
    let [small, _] = atlases("animals/animals");
    let rigs = rigs();
    let mut used = 0;
    for animal in Animal::ALL {
        let rig = rigs.rig(animal.name()).expect("every animal has one");
        for frame in rig.parts.iter().filter_map(|part| part.frame.as_ref()) {
            small.frame(frame).expect("it was baked");
            used += 1;
        }
    }
    assert_eq!(used, small.frames.len(), "no frame lies idle");
}

#[test]
fn every_animal_can_blink_and_look_and_lies_on_cream() {
    let rigs = rigs();
    for animal in Animal::ALL {
        let rig = rigs.rig(animal.name()).expect("every animal has one");
        for name in ["lid-l", "lid-r", "lash-l", "lash-r"] {
            assert!(rig.part(name).is_some_and(|part| part.lid.is_some()), "{animal:?}: {name}");
        }
        for name in ["pupil-l", "pupil-r"] {
            assert!(
                rig.part(name).is_some_and(|part| part.reach.is_some_and(|reach| reach > 0.0)),
                "{animal:?}: {name}"
            );
        }
        let first_part = rig.parts.iter().position(|part| part.follows.is_none()).expect("it has parts");
        let backings = rig.parts.iter().filter(|part| part.follows.is_some());
        assert_eq!(backings.count(), first_part, "{animal:?}: all backings lie below all parts");
        assert!(rig.part("back-body").is_some_and(|part| part.frame.is_some()), "{animal:?}");
    }
}

#[test]
fn every_piece_has_its_plate_medals_and_tag() {
    PiecesLayout::from_ron(&text("board/pieces-layout.ron")).expect("a sound layout");
    let [sheet, _] = atlases("board/pieces");
    for side in Side::ALL {
        let side = side.name().to_lowercase();
        sheet.frame(&format!("plate-{side}")).expect("a plate");
        sheet.frame(&format!("plate-{side}-shadow")).expect("its shadow");
        for animal in Animal::ALL {
            let rank = animal.rank();
            let [medal, big] = [format!("medal-{side}-{rank}"), format!("medal-{side}-{rank}-big")];
            let [medal, big] = [medal, big].map(|name| *sheet.frame(&name).expect("a medal"));
            assert!(big.size.0 > 1.3 * medal.size.0, "the large medal is larger");
            let tag = sheet.frame(&format!("tag-{side}-{}", animal.name())).expect("a tag");
            for frame in [medal, big, *tag] {
                let (x, y) = frame.center();
                assert!(x.abs() < 12.0 && y.abs() < 12.0, "medals and tags are drawn about the origin");
            }
        }
    }
}
