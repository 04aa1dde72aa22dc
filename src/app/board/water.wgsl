// The river: strips of paper that flow one before the other, a shore of foam, glints and rings.
//
// All in units of the world (a square is 100), y down. A sheet's coverage and the shadow it throws on what lies behind are
// functions of the distance from its cut edge.

#import bevy_sprite::{mesh2d_vertex_output::VertexOutput, mesh2d_view_bindings::globals}
#ifdef SRGB_OUTPUT
#import bevy_render::color_operations::linear_to_srgb
#endif
#ifdef OKLAB_OUTPUT
#import bevy_render::color_operations::linear_rgb_to_oklab
#endif

struct Water {
    /// Five papers of the strips, the bed below them, and foam.
    tones: array<vec4<f32>, 7>,
    /// Rings: their middle, when they began, how strong they are.
    rings: array<vec4<f32>, 8>,
    /// 1 while the water flows, and the moment at which it stands still otherwise.
    flow: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> water: Water;

const BED: i32 = 5;
const FOAM: i32 = 6;
const RINGS: i32 = 8;
/// From one strip to the next.
const STRIP: f32 = 27.0;
/// Length of a cut of the scissors.
const CUT: f32 = 9.0;
/// The upper end of the first strip.
const TOP: f32 = -172.0;

fn chance(seed: vec2<f32>) -> f32 {
    return fract(sin(dot(seed, vec2(12.9898, 78.233))) * 43758.547);
}

/// How far a strip has run.
fn run(strip: f32, now: f32) -> f32 {
    let way = 1.0 - 2.0 * fract(strip * 0.5) * 2.0;
    return -(5.0 + 6.0 * chance(vec2(strip, 3.0))) * now + way * 7.0 * sin(now * 0.55 + strip);
}

fn wave(strip: f32, along: f32) -> f32 {
    return 4.4 * sin(along * 0.105 + strip * 1.9) + 1.5 * sin(along * 0.043 + strip * 4.1);
}

/// The upper edge of a strip at a place along it: straight from cut to cut.
fn edge(strip: f32, along: f32, wild: f32, now: f32) -> f32 {
    let cut = floor(along / CUT);
    let height = mix(wave(strip, cut * CUT), wave(strip, (cut + 1.0) * CUT), along / CUT - cut);
    return TOP + strip * STRIP + height * wild + 2.2 * sin(now * 1.7 + strip * 0.9);
}

/// A strip's paper at a place along it and below its edge.
fn paper(strip: f32, along: f32, below: f32, lively: f32, now: f32, pixel: f32) -> vec3<f32> {
    let tone = i32(strip + 20.0) % 5;
    var color = water.tones[tone].rgb;
    // Lit from above: its face fades downwards, and its cut edge shines.
    color *= 1.10 - 0.24 * clamp(below / STRIP, 0.0, 1.0);
    color = mix(color, water.tones[FOAM].rgb, 0.42 * smoothstep(2.4 + pixel, 2.4 - pixel, below));
    color *= 0.97 + 0.06 * chance(floor(vec2(along, below)));
    // Crests of foam ride on it, at odd places.
    let crest = floor(along / 61.0);
    let luck = chance(vec2(crest, strip));
    let from_crest = along - (crest + 0.3 + 0.4 * luck) * 61.0;
    let bow = below - 12.5 + 4.0 * max(0.0, 1.0 - from_crest * from_crest / 190.0);
    let thick = 1.9 * max(0.0, 1.0 - abs(from_crest) / 13.0);
    if luck > 0.45 - 0.3 * lively {
        color = mix(color, water.tones[FOAM].rgb, 0.8 * smoothstep(thick + pixel, thick - pixel, abs(bow)) * step(0.01, thick));
    }
    // Glints: slips of light that come and go.
    let slip = floor(along / 37.0);
    let spark = chance(vec2(slip, strip + 31.0));
    let shine = pow(max(0.0, sin(now * (0.6 + 0.7 * spark) + spark * 40.0)), 5.0) * (0.6 + 0.4 * lively);
    let away = vec2(along - (slip + 0.2 + 0.6 * spark) * 37.0, below - 7.0 - 13.0 * fract(spark * 7.0));
    let star = min(abs(away.x) / 10.0 + abs(away.y) / 2.8, abs(away.x) / 2.8 + abs(away.y) / 6.5);
    return mix(color, mix(water.tones[FOAM].rgb, vec3(1.0), 0.6), smoothstep(1.2, 0.4, star / max(shine, 0.02)) * smoothstep(0.1, 0.3, shine));
}

@fragment
fn fragment(mesh: VertexOutput) -> @location(0) vec4<f32> {
    let now = mix(water.flow.y, globals.time, water.flow.x);
    var place = vec2(mesh.world_position.x, -mesh.world_position.y);
    let pixel = 0.7 * max(fwidth(place.y), 0.01);

    // The bank: a rounded hole around the middle of either river.
    let middle = select(-150.0, 150.0, place.x > 0.0);
    let beyond = abs(place - vec2(middle, 0.0)) - vec2(58.0, 108.0);
    let shore = 37.0 - length(max(beyond, vec2(0.0))) - min(max(beyond.x, beyond.y), 0.0);
    let lively = smoothstep(46.0, 6.0, shore);

    // Rings push the strips up and down, and shine where they are highest.
    var ring = 0.0;
    for (var index = 0; index < RINGS; index++) {
        let one = water.rings[index];
        let age = globals.time - one.z;
        if one.w > 0.0 && age > 0.0 && age < 2.4 {
            let away = length((place - one.xy) * vec2(1.0, 1.5));
            let fade = one.w * (1.0 - age / 2.4);
            for (var turn = 0; turn < 3; turn++) {
                let radius = 10.0 + 48.0 * (age - 0.32 * f32(turn));
                if radius > 10.0 {
                    ring += fade * smoothstep(4.5, 1.5, abs(away - radius)) * smoothstep(0.0, 14.0, radius - 10.0);
                }
            }
        }
    }
    place.y += 3.0 * ring;

    // The strips, from the far one to the near one.
    let wild = 1.0 + 0.35 * lively;
    let first = floor((place.y - TOP) / STRIP) - 1.0;
    var color = water.tones[BED].rgb;
    for (var index = 0; index < 4; index++) {
        let strip = first + f32(index);
        let along = place.x + run(strip, now);
        let below = place.y - edge(strip, along, wild, now);
        color *= 1.0 - 0.30 * smoothstep(-7.0, 0.0, below);
        color = mix(color, paper(strip, along, below, lively, now, pixel), smoothstep(-pixel, pixel, below));
    }
    // Deep in the middle, shallow at the shore.
    color = mix(color * (0.90 + 0.10 * lively), water.tones[4].rgb, 0.20 * lively);
    color = mix(color, water.tones[FOAM].rgb, min(0.9 * ring, 0.85));

    // The shore: a line that runs before it, and a sheet of foam that laps at the sand.
    let lap = 1.8 * sin(now * 0.9 + middle) + 1.5 * sin(place.x * 0.13 + now * 0.7) + 1.5 * sin(place.y * 0.11 - now * 0.6);
    let scallop = 1.6 * abs(sin((place.x + place.y * 0.7) * 0.16));
    let wash = shore - 6.0 - lap - scallop;
    let broken = smoothstep(-0.2, 0.3, sin((place.x - place.y) * 0.12 + now * 0.4) + 0.3);
    color = mix(color, water.tones[FOAM].rgb, 0.42 * broken * smoothstep(1.1 + pixel, 1.1 - pixel, abs(wash - 7.0 - 0.6 * lap)));
    color *= 1.0 - 0.26 * smoothstep(6.0, 0.0, wash);
    color = mix(color, mix(water.tones[4].rgb, water.tones[FOAM].rgb, 0.55), smoothstep(pixel, -pixel, wash));
    color = mix(color, water.tones[FOAM].rgb, 0.8 * smoothstep(1.0 + pixel, 1.0 - pixel, abs(wash + 1.2)));

#ifdef SRGB_OUTPUT
    color = linear_to_srgb(color);
#endif
#ifdef OKLAB_OUTPUT
    color = linear_rgb_to_oklab(color);
#endif
    return vec4(color, 1.0);
}
