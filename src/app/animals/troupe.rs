//! The troupe: bodies and clips of all eight animals, read from their files.

use bevy::prelude::*;

use super::clip::{Clip, ClipBook};
use super::company::Cast;
use super::rig::Blueprint;
use super::script::Script;
use super::temper::Temper;
use crate::app::scene::text::{FromRon, register};
use crate::app::states::Awaited;
use crate::art;
use crate::rules::Animal;

/// The rigs as a file.
#[derive(Asset, TypePath, Clone, Debug)]
pub struct RigFile(art::Rigs);

impl FromRon for RigFile {
    fn from_ron(text: &str) -> Result<Self, String> {
        art::Rigs::from_ron(text).map(Self).map_err(|fault| fault.to_string())
    }
}

/// How a piece is laid out, as a file.
#[derive(Asset, TypePath, Clone, Debug)]
pub struct LayoutFile(art::PiecesLayout);

impl FromRon for LayoutFile {
    fn from_ron(text: &str) -> Result<Self, String> {
        art::PiecesLayout::from_ron(text).map(Self).map_err(|fault| fault.to_string())
    }
}

/// What the eight animals are and can do.
#[derive(Resource)]
pub struct Troupe {
    members: Vec<Member>,
    /// How a piece is laid out.
    pub layout: art::PiecesLayout,
    /// Who stands where on the title.
    pub cast: Cast,
}

struct Member {
    blueprint: Blueprint,
    temper: Temper,
    scripts: Vec<Script>,
}

impl Troupe {
    /// Puts the troupe together.
    ///
    /// # Errors
    ///
    /// If an animal has no rig or no temper.
    pub fn new(
        rigs: &art::Rigs,
        clips: &ClipBook,
        layout: art::PiecesLayout,
        cast: Cast,
    ) -> Result<Self, art::ArtError> {
        let member = |animal: Animal| {
            let blueprint = Blueprint::new(animal, rigs.rig(animal.name())?);
            let scripts = Clip::ALL.map(|clip| clips.script(&blueprint, clip)).into();
            let temper = clips
                .temper(animal)
                .ok_or_else(|| art::ArtError::Content(format!("the {} has no temper", animal.name())))?;
            Ok(Member { blueprint, temper, scripts })
        };
        let members = Animal::ALL.into_iter().map(member).collect::<Result<_, art::ArtError>>()?;
        Ok(Self { members, layout, cast })
    }

    /// An animal's body.
    pub fn blueprint(&self, animal: Animal) -> &Blueprint {
        &self.members[animal.index()].blueprint
    }

    /// An animal's temper.
    pub fn temper(&self, animal: Animal) -> &Temper {
        &self.members[animal.index()].temper
    }

    /// An animal's way to do something.
    pub fn script(&self, animal: Animal, clip: Clip) -> &Script {
        &self.members[animal.index()].scripts[clip as usize]
    }
}

/// Files being read.
#[derive(Resource)]
struct Reading {
    rigs: Handle<RigFile>,
    clips: Handle<ClipBook>,
    layout: Handle<LayoutFile>,
    cast: Handle<Cast>,
}

fn read(mut commands: Commands, server: Res<AssetServer>, mut awaited: ResMut<Awaited>) {
    let reading = Reading {
        rigs: server.load("animals/rigs.ron"),
        clips: server.load("animals/clips.ron"),
        layout: server.load("board/pieces-layout.ron"),
        cast: server.load("scenes/title-cast.ron"),
    };
    awaited.0.extend([
        reading.rigs.clone().untyped(),
        reading.clips.clone().untyped(),
        reading.layout.clone().untyped(),
        reading.cast.clone().untyped(),
    ]);
    commands.insert_resource(reading);
}

fn finish(
    mut commands: Commands,
    reading: Res<Reading>,
    rigs: Res<Assets<RigFile>>,
    clips: Res<Assets<ClipBook>>,
    layouts: Res<Assets<LayoutFile>>,
    casts: Res<Assets<Cast>>,
) -> Result {
    let files = || {
        let rigs = rigs.get(&reading.rigs)?;
        Some((rigs, clips.get(&reading.clips)?, layouts.get(&reading.layout)?, casts.get(&reading.cast)?))
    };
    if let Some((rigs, clips, layout, cast)) = files() {
        commands.insert_resource(Troupe::new(&rigs.0, clips, layout.0, cast.clone())?);
        commands.remove_resource::<Reading>();
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    register::<RigFile>(app);
    register::<ClipBook>(app);
    register::<LayoutFile>(app);
    register::<Cast>(app);
    app.add_systems(Startup, read).add_systems(First, finish.run_if(resource_exists::<Reading>));
}
