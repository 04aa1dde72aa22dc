//! egui's own look, taken away: nothing of it may show.

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{EguiContexts, egui};

use super::{
    fonts::{self, OwnFace},
    layout::Layout,
    palette,
};

/// Makes everything transparent that egui would draw by itself.
fn bare(style: &mut egui::Style) {
    let visuals = &mut style.visuals;
    let widgets = &mut visuals.widgets;
    for widget in [
        &mut widgets.noninteractive,
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
        &mut widgets.open,
    ] {
        widget.bg_fill = egui::Color32::TRANSPARENT;
        widget.weak_bg_fill = egui::Color32::TRANSPARENT;
        widget.bg_stroke = egui::Stroke::NONE;
        widget.fg_stroke = egui::Stroke::new(1.0, palette::INK);
    }
    visuals.override_text_color = Some(palette::INK);
    visuals.panel_fill = egui::Color32::TRANSPARENT;
    visuals.window_fill = egui::Color32::TRANSPARENT;
    visuals.extreme_bg_color = egui::Color32::TRANSPARENT;
    visuals.faint_bg_color = egui::Color32::TRANSPARENT;
    visuals.window_stroke = egui::Stroke::NONE;
    visuals.window_shadow = egui::Shadow::NONE;
    visuals.popup_shadow = egui::Shadow::NONE;
    visuals.button_frame = false;
    visuals.selection.stroke = egui::Stroke::NONE;
    style.spacing.item_spacing = egui::Vec2::ZERO;
    style.spacing.window_margin = egui::Margin::ZERO;
    style.interaction.selectable_labels = false;
    // egui marks what does not lie on whole pixels, but for the players of a development build that is no matter.
    #[cfg(debug_assertions)]
    {
        style.debug.show_unaligned = false;
    }
}

/// Dresses egui's context once, and keeps its scale that of the layout.
fn dress(
    mut contexts: EguiContexts,
    (layout, own): (Res<Layout>, Res<OwnFace>),
    windows: Query<(), With<PrimaryWindow>>,
    mut dressed: Local<bool>,
) {
    if windows.is_empty() {
        return;
    }
    // There is none until the first camera is there.
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if !*dressed || own.is_changed() {
        fonts::install(ctx, &own);
    }
    if !*dressed {
        ctx.set_theme(egui::Theme::Light);
        ctx.all_styles_mut(bare);
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            options.reduce_texture_memory = true;
        });
        *dressed = true;
    }
    if ctx.zoom_factor() != layout.ui {
        ctx.set_zoom_factor(layout.ui);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OwnFace>().add_systems(
        PreUpdate,
        dress.after(bevy_egui::EguiPreUpdateSet::InitContexts).before(bevy_egui::EguiPreUpdateSet::ProcessInput),
    );
}
