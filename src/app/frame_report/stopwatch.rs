//! The same situations in the window, with the main schedules and the extraction for the renderer measured apart.

use std::time::Instant;

use bevy::{app::MainScheduleOrder, ecs::schedule::ScheduleLabel, prelude::*, render::RenderApp};

use super::{
    figures::Samples,
    scenes::{self, Director, Situation},
};

/// Measures in the window, prints what was seen, and ends the program.
#[derive(Debug, Clone, Copy)]
pub struct FrameReportPlugin {
    /// Seconds for each situation.
    pub seconds: f64,
}

/// Before everything else of a frame.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
struct Begin;

/// After everything else of a frame.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
struct End;

#[derive(Resource, Default)]
struct Stopwatch {
    begun: Option<Instant>,
    main: [Samples; Situation::ALL.len()],
    extraction: [Samples; Situation::ALL.len()],
}

fn milliseconds(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1000.0
}

fn begin(mut stopwatch: ResMut<Stopwatch>) {
    stopwatch.begun = Some(Instant::now());
}

fn end(director: Res<Director>, mut stopwatch: ResMut<Stopwatch>, mut exits: MessageWriter<AppExit>) {
    if let (Some(situation), Some(begun)) = (director.counts(), stopwatch.begun.take()) {
        stopwatch.main[situation as usize].push(milliseconds(begun));
    }
    if director.is_done() {
        println!("In the window: main schedules (median, 99th percentile, frames), extraction (the same)");
        for situation in Situation::ALL {
            let [main, extraction] = [&stopwatch.main, &stopwatch.extraction].map(|of| &of[situation as usize]);
            println!("  {:28}{main}   {extraction}", situation.name());
        }
        exits.write(AppExit::Success);
    }
}

impl Plugin for FrameReportPlugin {
    fn build(&self, app: &mut App) {
        app.init_schedule(Begin).init_schedule(End);
        let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
        order.insert_before(First, Begin);
        order.insert_after(Last, End);
        app.add_plugins(scenes::plugin)
            .insert_resource(Director::new(self.seconds))
            .init_resource::<Stopwatch>()
            .add_systems(Begin, begin)
            .add_systems(End, end);
    }

    fn finish(&self, app: &mut App) {
        let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
        let Some(mut extract) = renderer.take_extract() else { return };
        renderer.set_extract(move |main, render| {
            let begun = Instant::now();
            extract(main, render);
            let Some(situation) = main.resource::<Director>().counts() else { return };
            main.resource_mut::<Stopwatch>().extraction[situation as usize].push(milliseconds(begun));
        });
    }
}
