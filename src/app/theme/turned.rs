//! Papers turned by half a turn, for whoever sits at the other side of the table. Half a turn takes every point to the
//! opposite one, so no shape has to be drawn anew.

use std::sync::Arc;

use bevy_egui::egui::{Context, LayerId, Pos2, Rect, Shape, layers::ShapeIdx};

/// Turns everything on a layer about a point.
pub(super) fn turn_layer(ctx: &Context, layer: LayerId, about: Pos2) {
    ctx.graphics_mut(|graphics| {
        let list = graphics.entry(layer);
        let count = list.all_entries().len();
        for index in 0..count {
            list.mutate_shape(ShapeIdx(index), |clipped| {
                clipped.clip_rect = rect(clipped.clip_rect, about);
                turn(&mut clipped.shape, about);
            });
        }
    });
}

fn point(at: Pos2, about: Pos2) -> Pos2 {
    about + (about - at)
}

fn rect(at: Rect, about: Pos2) -> Rect {
    Rect::from_min_max(point(at.max, about), point(at.min, about))
}

fn turn(shape: &mut Shape, about: Pos2) {
    let all = |points: &mut [Pos2]| points.iter_mut().for_each(|at| *at = point(*at, about));
    match shape {
        // Nothing is drawn by hand on these papers.
        Shape::Noop | Shape::Callback(_) => {}
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| turn(shape, about)),
        Shape::Circle(circle) => circle.center = point(circle.center, about),
        Shape::Ellipse(ellipse) => ellipse.center = point(ellipse.center, about),
        Shape::LineSegment { points, .. } => all(points),
        Shape::Path(path) => all(&mut path.points),
        Shape::Rect(shape) => shape.rect = rect(shape.rect, about),
        Shape::Text(text) => {
            text.pos = point(text.pos, about);
            text.angle += std::f32::consts::PI;
        }
        Shape::Mesh(mesh) => {
            for vertex in &mut Arc::make_mut(mesh).vertices {
                vertex.pos = point(vertex.pos, about);
            }
        }
        Shape::QuadraticBezier(curve) => all(&mut curve.points),
        Shape::CubicBezier(curve) => all(&mut curve.points),
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Color32, Mesh, pos2, vec2};

    use super::*;

    #[test]
    fn every_point_comes_to_the_opposite_one_and_twice_is_not_at_all() {
        let about = pos2(100.0, 50.0);
        let place = Rect::from_min_size(pos2(80.0, 40.0), vec2(10.0, 5.0));
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(place, Color32::WHITE);
        let mut shape = Shape::Vec(vec![
            Shape::mesh(mesh),
            Shape::rect_filled(place, 0.0, Color32::WHITE),
            Shape::circle_filled(place.min, 3.0, Color32::WHITE),
        ]);
        let before = shape.visual_bounding_rect();
        turn(&mut shape, about);
        assert_eq!(shape.visual_bounding_rect(), rect(before, about));
        assert_eq!(rect(place, about), Rect::from_min_max(pos2(110.0, 55.0), pos2(120.0, 60.0)));
        turn(&mut shape, about);
        assert_eq!(shape.visual_bounding_rect(), before);
    }
}
