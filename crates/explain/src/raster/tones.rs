//! Colours of pixels: what lies in a column, mixed by how much there is of each. What was skipped is
//! hatched, so each mix has two tones: on the hatching's lines and between them.

use super::columns::{KINDS, Kinds};
use super::round;

/// Red, green and blue, from 0 to 255.
pub type Rgb = [f64; 3];

/// A pixel as an image has it: red, green, blue and how opaque it is.
pub type Pixel = [u8; 4];

/// Where nothing was painted.
pub const NOTHING: Pixel = [0; 4];

/// How strong each kind is, from 0 to 1, on the hatching's lines and between them.
pub struct Strengths {
    pub on: [f64; KINDS],
    pub off: [f64; KINDS],
}

/// Of a row of nodes.
pub const NODES: Strengths =
    Strengths { on: [0.26, 1.0, 0.85, 0.62, 0.62], off: [0.26, 1.0, 0.85, 0.2, 0.62] };

/// Of the edges that lead to it.
pub const EDGES: Strengths =
    Strengths { on: [0.09, 0.7, 0.34, 0.4, 0.34], off: [0.09, 0.7, 0.34, 0.06, 0.34] };

/// How far apart the hatching's lines are, in CSS pixels.
const HATCH: f64 = 6.0;

/// The hatching, in device pixels.
#[derive(Clone, Copy)]
pub struct Hatching {
    period: usize,
    line: usize,
}

impl Hatching {
    /// The hatching where a CSS pixel has so many device pixels.
    pub fn new(ratio: f64) -> Self {
        let period = (round(HATCH * ratio) as usize).max(1);
        Self { period, line: (ratio * 1.2).ceil() as usize }
    }

    /// Whether a pixel lies on one of its lines.
    pub fn has(self, x: usize, y: usize) -> bool {
        (x + y) % self.period < self.line
    }
}

/// A mix of what lies in a column; [`NOTHING`] where nothing does.
pub fn tone(counts: &Kinds, strengths: &[f64; KINDS], colours: &[Rgb; KINDS]) -> Pixel {
    let (mut total, mut alpha, mut mix) = (0.0, 0.0, [0.0; 3]);
    for (kind, &nodes) in counts.iter().enumerate().filter(|&(_, &nodes)| nodes > 0) {
        let weight = f64::from(nodes) * strengths[kind];
        total += f64::from(nodes);
        alpha += weight;
        for (sum, part) in mix.iter_mut().zip(colours[kind]) {
            *sum += weight * part;
        }
    }
    if total == 0.0 || alpha == 0.0 {
        return NOTHING;
    }
    let [red, green, blue] = mix.map(|sum| round(sum / alpha) as u8);
    [red, green, blue, round((alpha / total).min(1.0) * 255.0) as u8]
}

/// A pixel that is as strong as a part of it, from 0 to 1.
pub fn faded([red, green, blue, alpha]: Pixel, by: f64) -> Pixel {
    [red, green, blue, round(f64::from(alpha) * by) as u8]
}
