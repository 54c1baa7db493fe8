//! The colours of pixels: a mix of the kinds of nodes in a column. What was visited stands out however little it is: a large
//! tree is a poster of what a search has looked at.

use plyscope_trace::Phase;

use crate::columns::{FINISHED_LEAF, KINDS, Kinds};
use crate::round;

/// Red, green and blue, from 0 to 255.
pub type Rgb = [f64; 3];

/// A pixel of an image: red, green, blue and opacity.
pub type Pixel = [u8; 4];

/// A pixel on which nothing was painted.
pub const NOTHING: Pixel = [0; 4];

/// The strength of each kind, from 0 to 1.
pub type Strengths = [f64; KINDS];

/// The strengths for a row of nodes: what was skipped is a pale tint.
pub const NODES: Strengths = [0.16, 1.0, 0.95, 0.2, 0.85];

/// The strengths for the edges leading to it.
pub const EDGES: Strengths = [0.06, 0.9, 0.6, 0.1, 0.6];

/// The kinds of what a search has looked at.
const VISITED: [usize; 3] = [Phase::Active as usize, Phase::Finished as usize, FINISHED_LEAF];

/// The mix of the nodes in a column, in which what was visited counts for more than its share; [`NOTHING`] if there are none.
pub fn tone(counts: &Kinds, strengths: &Strengths, colours: &[Rgb; KINDS]) -> Pixel {
    let total = counts.iter().map(|&nodes| f64::from(nodes)).sum::<f64>();
    if total == 0.0 {
        return NOTHING;
    }
    let visited = VISITED.iter().map(|&kind| f64::from(counts[kind])).sum::<f64>() / total;
    let shown = visited.sqrt();
    let (mut alpha, mut mix) = (0.0, [0.0; 3]);
    for (kind, &nodes) in counts.iter().enumerate().filter(|&(_, &nodes)| nodes > 0) {
        let part = f64::from(nodes) / total;
        let part = if VISITED.contains(&kind) {
            part * shown / visited
        } else {
            part * (1.0 - shown) / (1.0 - visited)
        };
        let weight = part * strengths[kind];
        alpha += weight;
        for (sum, colour) in mix.iter_mut().zip(colours[kind]) {
            *sum += weight * colour;
        }
    }
    if alpha == 0.0 {
        return NOTHING;
    }
    let [red, green, blue] = mix.map(|sum| round(sum / alpha) as u8);
    [red, green, blue, round(alpha.min(1.0) * 255.0) as u8]
}

/// A pixel faded to this part of its strength, from 0 to 1.
pub fn faded([red, green, blue, alpha]: Pixel, by: f64) -> Pixel {
    [red, green, blue, round(f64::from(alpha) * by) as u8]
}
