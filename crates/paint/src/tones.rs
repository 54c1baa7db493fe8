//! The colours of pixels: a mix of the kinds of nodes in a column, by their numbers. Skipped nodes are hatched, so each
//! mix has two tones: on the lines of the hatching and between them.

use crate::columns::{KINDS, Kinds};
use crate::round;

/// Red, green and blue, from 0 to 255.
pub type Rgb = [f64; 3];

/// A pixel of an image: red, green, blue and opacity.
pub type Pixel = [u8; 4];

/// A pixel on which nothing was painted.
pub const NOTHING: Pixel = [0; 4];

/// The strength of each kind, from 0 to 1, on the lines of the hatching and between them.
pub struct Strengths {
    pub on: [f64; KINDS],
    pub off: [f64; KINDS],
}

/// The strengths for a row of nodes.
pub const NODES: Strengths =
    Strengths { on: [0.26, 1.0, 0.85, 0.62, 0.62], off: [0.26, 1.0, 0.85, 0.2, 0.62] };

/// The strengths for the edges leading to it.
pub const EDGES: Strengths =
    Strengths { on: [0.09, 0.7, 0.34, 0.4, 0.34], off: [0.09, 0.7, 0.34, 0.06, 0.34] };

/// The distance between the lines of the hatching, in CSS pixels.
const HATCH: f64 = 6.0;

/// The hatching, in device pixels.
#[derive(Clone, Copy)]
pub struct Hatching {
    period: usize,
    line: usize,
}

impl Hatching {
    /// The hatching for this number of device pixels per CSS pixel.
    pub fn new(ratio: f64) -> Self {
        let period = (round(HATCH * ratio) as usize).max(1);
        Self { period, line: (ratio * 1.2).ceil() as usize }
    }

    /// Whether a pixel lies on one of its lines.
    pub fn has(self, x: usize, y: usize) -> bool {
        (x + y) % self.period < self.line
    }
}

/// The mix of the nodes in a column; [`NOTHING`] if there are none.
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

/// A pixel faded to this part of its strength, from 0 to 1.
pub fn faded([red, green, blue, alpha]: Pixel, by: f64) -> Pixel {
    [red, green, blue, round(f64::from(alpha) * by) as u8]
}
