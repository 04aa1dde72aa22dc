//! What a screen is drawn with: papers laid on the window, each with a [`Pen`].

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{
    focus::{self, Focus, Scene},
    layout::Layout,
    pen::Pen,
    sheet::UiArt,
    text::{self, Misfits},
    turned::turn_layer,
};
use crate::app::{
    session::{ActiveDevice, Back, Bindings, ColorSet, View},
    states::{Menu, Screen},
};

/// The order of drawing within a frame.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Drawing {
    /// Focus takes the keys.
    Begin,
    /// The screens.
    Screens,
    /// What lies over them.
    Dialogs,
    /// Focus settles.
    End,
}

/// When what is on screen came: papers rise one after the other.
#[derive(Resource, Debug)]
pub struct Entrance {
    screen: Option<Screen>,
    menu: Menu,
    screen_since: f64,
    menu_since: f64,
    /// Motion is reduced: papers fade in where they belong.
    still: bool,
    /// Words are in high contrast.
    contrast: bool,
    /// The sides' colors.
    colors: ColorSet,
    /// What keys and buttons mean at the board.
    bindings: Bindings,
    /// How large the player wants text.
    text_scale: f32,
}

impl Default for Entrance {
    fn default() -> Self {
        Self {
            screen: None,
            menu: Menu::None,
            screen_since: 0.0,
            menu_since: 0.0,
            still: false,
            contrast: false,
            colors: ColorSet::Usual,
            bindings: Bindings::default(),
            text_scale: 1.0,
        }
    }
}

/// A paper's rise takes this long, in seconds.
const RISE: f64 = 0.32;
/// Where motion is reduced, a paper comes up out of nothing in so many seconds.
const FADE: f64 = 0.12;
/// The next paper starts this much later.
const NEXT: f64 = 0.04;
/// How far papers rise, in units.
const HEIGHT: f32 = 12.0;

/// Where on the way a paper is, 0 to 1: easing out. `still` papers come all at once.
fn risen(age: f64, order: usize, still: bool) -> f32 {
    let share = if still { age / FADE } else { (age - NEXT * order as f64) / RISE };
    let share = share.clamp(0.0, 1.0) as f32;
    1.0 - (1.0 - share).powi(3)
}

/// What papers lie on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plane {
    /// The screen itself.
    Screen,
    /// A dialog over the screen, which it dims and blocks.
    Dialog,
    /// Messages over everything; they take no pointer.
    Message,
}

/// What a screen is drawn with.
#[derive(SystemParam)]
pub struct Kit<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    art: Option<Res<'w, UiArt>>,
    focus: ResMut<'w, Focus>,
    misfits: ResMut<'w, Misfits>,
    /// The window's layout.
    pub layout: Res<'w, Layout>,
    device: Res<'w, ActiveDevice>,
    menu: Res<'w, State<Menu>>,
    entrance: Res<'w, Entrance>,
}

impl Kit<'_, '_> {
    /// Lays a paper on the window: `place` in egui's points takes the pointer, `order` is its turn to rise.
    pub fn paper<R>(
        &mut self,
        name: &str,
        plane: Plane,
        place: egui::Rect,
        order: usize,
        draw: impl FnOnce(&mut Pen) -> R,
    ) -> Option<R> {
        let ctx = self.contexts.ctx_mut().ok()?.clone();
        let since = match plane {
            Plane::Screen => self.entrance.screen_since,
            Plane::Dialog => self.entrance.menu_since,
            Plane::Message => f64::NEG_INFINITY,
        };
        let age = ctx.input(|input| input.time) - since;
        let risen = risen(age, order, self.entrance.still);
        let sunk = if self.entrance.still { 0.0 } else { HEIGHT * (1.0 - risen) };
        let layer = match plane {
            Plane::Screen => egui::Order::Middle,
            Plane::Dialog => egui::Order::Foreground,
            Plane::Message => egui::Order::Tooltip,
        };
        let area = egui::Area::new(egui::Id::new(name))
            .fixed_pos(place.min)
            .default_size(place.size())
            .order(layer)
            .constrain(false)
            .movable(false)
            .interactable(plane != Plane::Message)
            .fade_in(false);
        let at_board =
            plane == Plane::Screen && self.entrance.screen == Some(Screen::Play) && *self.menu.get() == Menu::None;
        let drawn = area.show(&ctx, |ui| {
            ui.set_clip_rect(egui::Rect::EVERYTHING);
            ui.expand_to_include_rect(place);
            ui.multiply_opacity(risen);
            let mut pen = Pen {
                ui,
                art: self.art.as_deref(),
                focus: &mut self.focus,
                misfits: &mut self.misfits,
                layout: *self.layout,
                device: *self.device,
                bindings: at_board.then_some(&self.entrance.bindings),
                still: self.entrance.still,
                contrast: self.entrance.contrast,
                colors: self.entrance.colors,
                text_scale: self.entrance.text_scale,
                active: plane == Plane::Dialog || (plane == Plane::Screen && *self.menu.get() == Menu::None),
                origin: place.min + egui::vec2(0.0, sunk),
            };
            draw(&mut pen)
        });
        Some(drawn.inner)
    }

    /// Turns a paper by half a turn, after it was drawn: for whoever sits at the other side of the table. It is looked at and
    /// not used.
    pub fn turn_paper(&mut self, name: &str) {
        let Ok(ctx) = self.contexts.ctx_mut() else { return };
        let id = egui::Id::new(name);
        let area = ctx.memory(|memory| memory.area_rect(id));
        let layer = ctx.memory(|memory| memory.areas().visible_layer_ids().into_iter().find(|layer| layer.id == id));
        if let Some((area, layer)) = area.zip(layer) {
            turn_layer(ctx, layer, area.center());
        }
    }

    /// A paper placed by the frame's units: left, top, width, height.
    pub fn paper_at<R>(
        &mut self,
        name: &str,
        plane: Plane,
        [x, y, w, h]: [f32; 4],
        order: usize,
        draw: impl FnOnce(&mut Pen) -> R,
    ) -> Option<R> {
        let place = self.layout.rect(x, y, w, h);
        self.paper(name, plane, place, order, draw)
    }

    /// The whole window, in egui's points.
    pub fn window(&self) -> egui::Rect {
        let size = self.layout.window / self.layout.ui;
        egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.x, size.y))
    }

    /// Whether the window is higher than wide.
    pub fn portrait(&self) -> bool {
        self.layout.portrait
    }

    /// Whether one level back was asked of what lies uppermost.
    pub fn back(&mut self, plane: Plane) -> bool {
        let uppermost = if *self.menu.get() == Menu::None { Plane::Screen } else { Plane::Dialog };
        plane == uppermost && self.focus.take_back()
    }

    /// Gives a widget the focus now, before it is drawn.
    pub fn give_focus(&mut self, id: egui::Id) {
        self.focus.give(id);
    }

    /// Names the widget that has the focus when its scene is new.
    pub fn begin_at(&mut self, id: egui::Id) {
        self.focus.begin_at(id);
    }
}

fn begin(
    mut contexts: EguiContexts,
    mut focus: ResMut<Focus>,
    mut entrance: ResMut<Entrance>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    (view, bindings): (Res<View>, Res<Bindings>),
    mut backs: MessageReader<Back>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let scene: Scene = (*screen.get(), *menu.get());
    let now = ctx.input(|input| input.time);
    if entrance.screen != Some(scene.0) {
        entrance.screen_since = now;
    }
    if entrance.menu != scene.1 {
        entrance.menu_since = now;
    }
    entrance.screen = Some(scene.0);
    entrance.menu = scene.1;
    entrance.still = view.reduced_motion;
    if bindings.is_changed() {
        entrance.bindings = bindings.clone();
    }
    entrance.contrast = view.high_contrast;
    entrance.colors = view.colors;
    entrance.text_scale = view.text_scale;
    focus::begin(ctx, &mut focus, scene, backs.read().count() > 0);
    Ok(())
}

/// Whether there is something to draw on: without a camera egui has no context.
fn has_context(contexts: Query<(), With<bevy_egui::PrimaryEguiContext>>) -> bool {
    !contexts.is_empty()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Entrance>()
        .configure_sets(
            EguiPrimaryContextPass,
            (Drawing::Begin, Drawing::Screens, Drawing::Dialogs, Drawing::End).chain().run_if(has_context),
        )
        .add_systems(
            EguiPrimaryContextPass,
            ((text::forget, begin).in_set(Drawing::Begin), focus::settle.in_set(Drawing::End)),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn papers_rise_one_after_the_other() {
        assert_eq!(risen(0.0, 0, false), 0.0);
        assert!(risen(0.1, 0, false) > risen(0.1, 1, false));
        assert_eq!(risen(NEXT * 5.0 + RISE, 5, false), 1.0);
        assert_eq!(risen(1e9, 0, false), 1.0);
        assert_eq!((risen(0.0, 5, true), risen(FADE, 5, true)), (0.0, 1.0), "all at once, and soon");
    }
}
