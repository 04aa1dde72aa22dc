//! The river below the board's two holes: one sheet that a shader (`water.wgsl`) cuts into strips that flow.
//!
//! What it needs to know changes seldom: the papers' colors with the theme, whether it flows, and the rings that whoever
//! touches the water makes ([`Ripple`]). With motion reduced it is a still picture.

use bevy::{
    asset::{RenderAssetUsages, embedded_asset},
    mesh::Indices,
    prelude::*,
    render::render_resource::{AsBindGroup, PrimitiveTopology},
    shader::ShaderRef,
    sprite_render::{Material2d, Material2dPlugin, MeshMaterial2d},
};

use crate::app::{
    scene::{pictures::Pictures, ripples::Ripple},
    session::View,
    states::{AppSystems, Screen},
    theme::{
        layers,
        tint::{self, Tinting},
    },
};

/// What lies below the board: both rivers, and a little of the sand around them.
const SIZE: Vec2 = vec2(600.0, 312.0);

/// The papers by day: five strips, the bed, and foam.
const PAPERS: [[u8; 3]; 7] = [
    [0x2A, 0x8F, 0x95],
    [0x3B, 0xA6, 0xA2],
    [0x2D, 0x97, 0x9A],
    [0x48, 0xB2, 0xA8],
    [0x3F, 0xAA, 0xA5],
    [0x1B, 0x6E, 0x7A],
    [0xDD, 0xF5, 0xE6],
];

/// How many rings are seen at a time; a new one takes the oldest's place.
const RINGS: usize = 8;

/// The moment at which still water is seen, in seconds.
const STILL: f32 = 8.0;

/// The water, as the shader knows it.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug, PartialEq)]
pub struct Water {
    #[uniform(0)]
    tones: [Vec4; PAPERS.len()],
    /// Where on the board, y down; when, in the shader's seconds; how strong.
    #[uniform(0)]
    rings: [Vec4; RINGS],
    /// 1 if it flows, else 0; the moment at which it stands still.
    #[uniform(0)]
    flow: Vec4,
}

impl Material2d for Water {
    fn fragment_shader() -> ShaderRef {
        "embedded://jungle/app/board/water.wgsl".into()
    }
}

/// The rivers' sheet.
#[derive(Component)]
struct River;

/// The papers in a theme's light, as the shader mixes them.
fn tones(tinting: &Tinting) -> [Vec4; PAPERS.len()] {
    let tint = tinting.of("board/water".as_ref());
    PAPERS.map(|[red, green, blue]| {
        let mut pixel = [red, green, blue, u8::MAX];
        tint.apply(&mut pixel);
        Color::srgb_u8(pixel[0], pixel[1], pixel[2]).to_linear().to_vec4()
    })
}

fn fill(
    mut commands: Commands,
    tinting: Res<Tinting>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut waters: ResMut<Assets<Water>>,
) {
    let tones = tones(&tinting);
    let water = Water { tones, rings: [Vec4::ZERO; RINGS], flow: vec4(1.0, STILL, 0.0, 0.0) };
    commands.spawn((
        Name::new("River"),
        River,
        Mesh2d(meshes.add(sheet(SIZE))),
        MeshMaterial2d(waters.add(water)),
        Transform::from_xyz(0.0, 0.0, layers::WATER),
        DespawnOnExit(Screen::Play),
    ));
}

/// A rectangle about the origin. The shader wants places and nothing else.
fn sheet(size: Vec2) -> Mesh {
    let half = size / 2.0;
    let corners = [[-half.x, -half.y, 0.0], [half.x, -half.y, 0.0], [half.x, half.y, 0.0], [-half.x, half.y, 0.0]];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, corners.to_vec())
        .with_inserted_indices(Indices::U16(vec![0, 1, 2, 0, 2, 3]))
}

/// Tells the shader what has changed; in most frames nothing has.
fn follow(
    time: Res<Time>,
    view: Res<View>,
    tinting: Res<Tinting>,
    river: Single<&MeshMaterial2d<Water>, With<River>>,
    mut ripples: MessageReader<Ripple>,
    mut waters: ResMut<Assets<Water>>,
    mut next: Local<usize>,
) {
    let Some(now) = waters.get(river.id()) else { return };
    let mut wanted = now.clone();
    for ripple in ripples.read().filter(|_| !view.reduced_motion) {
        wanted.rings[*next % RINGS] = vec4(ripple.at.x, -ripple.at.y, time.elapsed_secs_wrapped(), ripple.strength);
        *next += 1;
    }
    if view.is_changed() {
        wanted.tones = tones(&tinting);
        wanted.flow.x = if view.reduced_motion { 0.0 } else { 1.0 };
        if view.reduced_motion {
            wanted.rings = [Vec4::ZERO; RINGS];
        }
    }
    if wanted != *now
        && let Some(mut water) = waters.get_mut(river.id())
    {
        *water = wanted;
    }
}

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "water.wgsl");
    app.add_plugins(Material2dPlugin::<Water>::default())
        .add_systems(OnEnter(Screen::Play), fill.run_if(resource_exists::<Pictures>))
        .add_systems(Update, follow.in_set(AppSystems::View).after(tint::choose));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shader's counts are those of its material.
    #[test]
    fn the_shader_knows_as_many_papers_and_rings() {
        let shader = include_str!("water.wgsl");
        for said in [
            format!("tones: array<vec4<f32>, {}>", PAPERS.len()),
            format!("rings: array<vec4<f32>, {RINGS}>"),
            format!("const RINGS: i32 = {RINGS};"),
            format!("const FOAM: i32 = {};", PAPERS.len() - 1),
        ] {
            assert!(shader.contains(&said), "{said}");
        }
    }
}
