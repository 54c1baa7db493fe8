//! The rows of a picture that are painted pixel by pixel, since their nodes lie too close together for shapes. The
//! contents of each column are kept: when only the step changes, only the columns that it touches are painted again.
//!
//! ```
//! use plyscope_paint::{Colours, DenseRow, Painter, Phases, Scene, View};
//! use plyscope_search::{Algorithm, Options};
//! use plyscope_trace::Recording;
//! use plyscope_tree::layout::{Plane, Separation, tidy};
//!
//! let tree = plyscope_tree::notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! let plane = Plane::new(&tree, tidy(&tree, Separation::default()).x);
//! let recording = Recording::search(tree, Algorithm::AlphaBeta, &Options::default())?;
//! let mut phases = Phases::default();
//! phases.move_to(&recording, recording.trace.end());
//!
//! let (ink, cut, max, min) = ([0.0; 3], [90.0; 3], [255.0, 0.0, 0.0], [0.0, 0.0, 255.0]);
//! let colours = Colours { ink, cut, max, min };
//! let view = View { width: 20.0, height: 9.0, ratio: 1.0, k: 1.0, row: 3.0, x: 1.0, y: 1.0, colours };
//! let leaves = DenseRow { row: 2, from: 0, to: 9, close: false, heights: vec![] };
//! let scene = Scene { recording: &recording, plane: &plane, phases: &phases };
//! let painter = Painter::new(scene, view, vec![leaves]).ok_or("too large")?;
//! let (pixels, width, height) = painter.image();
//! assert_eq!((width, height), (20, 9));
//! assert!(pixels.iter().any(|pixel| pixel[3] > 0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bands;
mod columns;
mod painter;
mod phases;
#[cfg(test)]
mod tests;
mod tones;

use plyscope_trace::{Phase, Recording};
use plyscope_tree::NodeId;
use plyscope_tree::layout::Plane;
#[cfg(feature = "serde")]
use serde::Deserialize;

pub use painter::{Bounds, Painter};
pub use phases::Phases;
pub use tones::{Pixel, Rgb};

/// The scene to paint.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The search.
    pub recording: &'a Recording,
    /// The positions of its nodes.
    pub plane: &'a Plane,
    /// The phases of all nodes at the step on show.
    pub phases: &'a Phases,
}

impl Scene<'_> {
    fn phase(&self, node: NodeId) -> Phase {
        self.phases.of(node)
    }
}

/// The view of a tree. Lengths are in CSS pixels.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The width of the canvas.
    pub width: f64,
    /// The height of the canvas.
    pub height: f64,
    /// The number of device pixels per CSS pixel.
    pub ratio: f64,
    /// The number of pixels per unit of the plane, from left to right.
    pub k: f64,
    /// The distance between rows.
    pub row: f64,
    /// The left end of the plane.
    pub x: f64,
    /// The distance of the root from the top.
    pub y: f64,
    /// The colours to paint in.
    pub colours: Colours,
}

/// The colours of a picture, each as red, green and blue from 0 to 255.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Colours {
    /// Everything that belongs to neither player.
    pub ink: Rgb,
    /// Skipped nodes.
    pub cut: Rgb,
    /// MAX's.
    pub max: Rgb,
    /// MIN's.
    pub min: Rgb,
}

/// A painted row.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DenseRow {
    /// Its number.
    pub row: usize,
    /// Its first place on the canvas: see [`Plane::place`].
    pub from: usize,
    /// The place after its last one on the canvas.
    pub to: usize,
    /// Whether the row above is painted too.
    pub close: bool,
    /// The heights of the shapes in the row above, if it has any: from the first node's parent to the last one's.
    pub heights: Vec<f64>,
}

/// The nearest whole number, or the greater of two that are as near.
fn round(number: f64) -> f64 {
    (number + 0.5).floor()
}
