//! The company on the title: all eight animals, large and alive.

use bevy::input::mouse::MouseButton;
use bevy::prelude::*;
use serde::Deserialize;

use super::follow::{Carried, Loose};
use super::life::{Life, Mind};
use super::rig::{self, FEET};
use super::troupe::Troupe;
use crate::app::scene::pictures::Pictures;
use crate::app::scene::pointing::Pointing;
use crate::app::scene::text::{FromRon, parse};
use crate::app::states::Screen;
use crate::app::theme::layers;
use crate::app::theme::layout::{LANDSCAPE, Layout, PORTRAIT};
use crate::rules::Animal;

/// Who stands where on the title, the farthest first.
#[derive(Asset, TypePath, Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cast {
    /// In a window that is wider than high, in units of the 1280x720 frame.
    pub landscape: Vec<Place>,
    /// In a window that is higher than wide, in units of the 390x844 frame.
    pub portrait: Vec<Place>,
}

/// Where an animal stands, and how.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Who, by name.
    animal: String,
    /// The middle of its drawing, from the frame's top left corner, y down.
    center: (f32, f32),
    /// How high its 512-unit drawing is.
    height: f32,
    /// Where its eyes rest, 1 as far as they go.
    look: (f32, f32),
    /// How its head is held, in degrees, clockwise.
    tilt: f32,
}

impl Place {
    fn animal(&self) -> Option<Animal> {
        Animal::ALL.into_iter().find(|animal| animal.name() == self.animal)
    }
}

impl FromRon for Cast {
    fn from_ron(text: &str) -> Result<Self, String> {
        let cast: Self = parse(text)?;
        for (name, places) in [("landscape", &cast.landscape), ("portrait", &cast.portrait)] {
            if let Some(stranger) = places.iter().find(|place| place.animal().is_none()) {
                return Err(format!("{name}: there is no animal \"{}\"", stranger.animal));
            }
            for animal in Animal::ALL {
                let times = places.iter().filter(|place| place.animal() == Some(animal)).count();
                if times != 1 {
                    return Err(format!("{name}: the {} occurs {times} times, not once", animal.name()));
                }
            }
        }
        Ok(cast)
    }
}

/// One of the company.
#[derive(Component)]
struct Actor;

/// The shape the company was last placed for: higher than wide?
#[derive(Resource, PartialEq)]
struct PlacedFor(bool);

fn enter_stage(
    mut commands: Commands,
    troupe: Res<Troupe>,
    pictures: Res<Pictures>,
    layout: Res<Layout>,
    actors: Query<Entity, With<Actor>>,
) {
    for actor in &actors {
        commands.entity(actor).despawn();
    }
    commands.insert_resource(PlacedFor(layout.portrait));
    let (places, frame) = match layout.portrait {
        true => (&troupe.cast.portrait, PORTRAIT),
        false => (&troupe.cast.landscape, LANDSCAPE),
    };
    for (index, place) in places.iter().enumerate() {
        let Some(animal) = place.animal() else { continue };
        let unit = place.height / 512.0;
        let feet = Vec2::from(place.center) + (FEET - 256.0) * unit;
        let at = vec2(feet.x - frame.x / 2.0, frame.y / 2.0 - feet.y);
        let blueprint = troupe.blueprint(animal);
        let actor = commands
            .spawn((
                Name::new(animal.name()),
                Actor,
                DespawnOnExit(Screen::Title),
                Transform::from_translation(at.extend(layers::PIECES + index as f32)).with_scale(vec3(unit, unit, 1.0)),
                Visibility::default(),
                Life::posing(index as u64, place.look.into(), place.tilt),
                Mind::default(),
                Carried::default(),
                Loose::new(blueprint),
            ))
            .id();
        rig::build(&mut commands, actor, blueprint, &pictures.animals);
    }
}

/// Another shape of window, another picture.
fn change_places(layout: Res<Layout>, placed: Option<Res<PlacedFor>>) -> bool {
    placed.is_none_or(|placed| *placed != PlacedFor(layout.portrait))
}

fn leave_stage(mut commands: Commands) {
    commands.remove_resource::<PlacedFor>();
}

/// Everybody looks at the pointer.
fn watch_pointer(pointing: Res<Pointing>, mut minds: Query<&mut Mind, With<Actor>>) {
    for mut mind in &mut minds {
        mind.look_at = pointing.at;
    }
}

/// Who is touched shows off.
fn show_off(
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    pointing: Res<Pointing>,
    mut actors: Query<(&Transform, &mut Life), With<Actor>>,
) {
    if !(buttons.just_pressed(MouseButton::Left) || touches.any_just_pressed()) {
        return;
    }
    let Some(at) = pointing.at else { return };
    let touched = actors.iter_mut().filter(|(transform, _)| {
        let away = (at - transform.translation.truncate()) / transform.scale.x;
        away.x.abs() < 190.0 && (0.0..450.0).contains(&away.y)
    });
    let nearest = touched.max_by(|(a, _), (b, _)| a.translation.z.total_cmp(&b.translation.z));
    if let Some((_, mut life)) = nearest {
        life.show_off();
    }
}

pub(super) fn plugin(app: &mut App) {
    use crate::app::states::AppSystems;
    app.add_systems(
        Update,
        (enter_stage.run_if(change_places), watch_pointer, show_off)
            .chain()
            .run_if(in_state(Screen::Title).and_then(resource_exists::<Troupe>).and_then(resource_exists::<Pictures>))
            .in_set(AppSystems::View)
            .before(super::Layered),
    )
    .add_systems(OnExit(Screen::Title), leave_stage);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_missing_is_named() {
        let place = |animal: &Animal| {
            format!("(animal: \"{}\", center: (1, 2), height: 100, look: (0, 0), tilt: 0),", animal.name())
        };
        let all: String = Animal::ALL.iter().map(place).collect();
        let seven: String = Animal::ALL.iter().skip(1).map(place).collect();
        assert!(Cast::from_ron(&format!("(landscape: [{all}], portrait: [{all}])")).is_ok());
        let fault = Cast::from_ron(&format!("(landscape: [{all}], portrait: [{seven}])")).expect_err("no rat");
        assert_eq!(fault, "portrait: the rat occurs 0 times, not once");
        let cow = all.replace("\"dog\"", "\"cow\"");
        let fault = Cast::from_ron(&format!("(landscape: [{cow}], portrait: [{all}])")).expect_err("a cow");
        assert_eq!(fault, "landscape: there is no animal \"cow\"");
    }
}
