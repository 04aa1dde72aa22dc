//! Putting animals together from their frames: to see how they move, and to test that nothing was lost.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use jungle::art::{Part, Rig};
use resvg::tiny_skia::{Color, FilterQuality, Pixmap, PixmapPaint, Transform};
use serde::Deserialize;

use crate::Folders;
use crate::fault::Fault;
use crate::image::Image;
use crate::recipe::Recipe;
use crate::split;

/// Side of a pose's picture, in pixels.
const CELL: f32 = 280.0;
/// Pixels per unit of the animals.
const SCALE: f32 = 0.42;
/// The board's grass.
const GRASS: (u8, u8, u8) = (0xC3, 0xCC, 0x6E);

/// A pose of any animal: parts it does not have are passed over.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pose {
    /// How far the eyes are shut, 0 to 1.
    shut: f32,
    /// Where the pupils look: -1 to 1 each way.
    gaze: (f32, f32),
    /// Degrees, scale x, scale y, and shift x, y, by part.
    turns: BTreeMap<String, (f32, f32, f32, f32, f32)>,
}

/// Draws all animals (rows) in all poses (columns).
pub fn draw(folders: &Folders, recipe: &Recipe, file: &Path) -> Result<(), Fault> {
    let path = folders.art.join("poses.ron");
    let text = fs::read_to_string(&path).map_err(|error| Fault::in_file(&path, error))?;
    let poses: Vec<Pose> = ron::from_str(&text).map_err(|error| Fault::in_file(&path, error))?;
    let mut animals = Vec::new();
    for sheet in &recipe.rigs {
        animals.extend(split::read_all(folders, sheet)?);
    }
    let size = |count: usize| CELL as u32 * count as u32;
    let mut picture = Pixmap::new(size(poses.len()), size(animals.len()))
        .ok_or_else(|| Fault::in_file(&path, "no memory for so many poses"))?;
    picture.fill(Color::from_rgba8(GRASS.0, GRASS.1, GRASS.2, 255));
    for (row, animal) in animals.iter().enumerate() {
        let frames: BTreeMap<String, Image> = animal.render(1.0)?.into_iter().collect();
        let rig = animal.rig();
        for (column, pose) in poses.iter().enumerate() {
            let place = Transform::from_scale(SCALE, SCALE)
                .post_translate(CELL * (column as f32 + 0.11), CELL * (row as f32 + 0.18));
            compose(&mut picture, &rig, &frames, pose, place);
        }
    }
    picture.save_png(file).map_err(|error| Fault::in_file(file, error))
}

/// Draws one animal from its frames.
pub fn compose(picture: &mut Pixmap, rig: &Rig, frames: &BTreeMap<String, Image>, pose: &Pose, place: Transform) {
    for part in &rig.parts {
        let Some(image) = part.frame.as_ref().and_then(|name| frames.get(name)) else {
            continue;
        };
        let leader = part.follows.as_ref().and_then(|name| rig.part(name)).unwrap_or(part);
        let transform = place
            .pre_concat(world(rig, leader, pose))
            .pre_scale(1.0 / image.scale, 1.0 / image.scale)
            .pre_translate(image.left as f32, image.top as f32);
        let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
        picture.draw_pixmap(0, 0, image.pixels.as_ref(), &paint, transform, None);
    }
}

/// From a part's drawing to the posed animal.
fn world(rig: &Rig, part: &Part, pose: &Pose) -> Transform {
    let (mut turn, mut sx, mut sy, mut dx, mut dy) =
        pose.turns.get(&part.name).copied().unwrap_or((0.0, 1.0, 1.0, 0.0, 0.0));
    let mut axis = 0.0;
    if let Some(lid) = part.lid {
        (sx, sy) = lid.scale(pose.shut);
        axis = lid.turn;
        turn += axis;
    }
    if let Some(reach) = part.reach {
        (dx, dy) = (pose.gaze.0 * reach, pose.gaze.1 * reach);
    }
    let (x, y) = part.pivot;
    let own = Transform::from_translate(x + dx, y + dy)
        .pre_concat(Transform::from_rotate(turn))
        .pre_scale(sx, sy)
        .pre_concat(Transform::from_rotate(-axis))
        .pre_translate(-x, -y);
    match part.parent.as_ref().and_then(|name| rig.part(name)) {
        Some(parent) => world(rig, parent, pose).pre_concat(own),
        None => own,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::Drawing;
    use crate::split::Animal;

    /// The mean difference of a channel and the share of pixels that differ by more than `much`.
    fn compare(a: &Pixmap, b: &Pixmap, much: u8) -> (f64, f64) {
        let differences: Vec<u8> = a.data().iter().zip(b.data()).map(|(a, b)| a.abs_diff(*b)).collect();
        let mean = differences.iter().map(|&d| f64::from(d)).sum::<f64>() / differences.len() as f64;
        let far = differences.chunks_exact(4).filter(|pixel| pixel.iter().any(|&d| d > much)).count();
        (mean, far as f64 / (differences.len() / 4) as f64)
    }

    #[test]
    fn every_animal_at_rest_is_the_whole_drawing() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let folders = Folders { art: assets.join("art"), assets };
        let recipe = Recipe::read(&folders.art.join("bake.ron")).expect("the recipe is sound");
        let mut seen = 0;
        for (name, file) in recipe.rigs.iter().flat_map(|sheet| &sheet.from) {
            let read = || Drawing::read(&folders.source(file)).expect("the source is there");
            let whole = read().render_whole(Some((-64.0, -64.0, 640.0, 640.0)), 1.0).expect("it renders");
            let animal = Animal::new(name, read()).expect("it comes apart");
            let frames = animal.render(1.0).expect("the parts render").into_iter().collect();
            let place = Transform::from_translate(64.0, 64.0);
            let mut built = Pixmap::new(640, 640).expect("small");
            compose(&mut built, &animal.rig(), &frames, &Pose::default(), place);
            let (mean, far) = compare(&whole, &built, 24);
            assert!(mean < 0.2 && far < 0.002, "{name}: mean difference {mean:.3}, {:.3} % far off", far * 100.0);

            // The measure notices a missing piece of paper.
            let mut rig = animal.rig();
            let nose =
                rig.parts.iter().position(|part| part.name == "nose" || part.name == "tuft").expect("it has one");
            rig.parts.remove(nose);
            let mut bald = Pixmap::new(640, 640).expect("small");
            compose(&mut bald, &rig, &frames, &Pose::default(), place);
            assert!(compare(&whole, &bald, 24).1 > 0.002, "{name}: the nose goes unmissed");
            seen += 1;
        }
        assert_eq!(seen, 8);
    }
}
