//! The rows of a picture that are painted pixel by pixel, since their nodes lie too close for shapes. What
//! lies in each column is kept, and where only a step has changed, only the columns that it touches are
//! painted again.

mod bands;
mod columns;
mod painter;
mod phases;
#[cfg(test)]
mod tests;
mod tones;

use plyscope_trace::Phase;
use plyscope_tree::NodeId;
use plyscope_tree::layout::Plane;
use serde::Deserialize;
use ts_rs::TS;

use crate::facts::Story;
pub use painter::{Bounds, Painter};
pub use phases::Phases;
pub use tones::{Pixel, Rgb};

/// What is painted.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The search.
    pub story: Story<'a>,
    /// Where its nodes lie.
    pub plane: &'a Plane,
    /// The phases of all nodes at the step that is on show.
    pub phases: &'a Phases,
}

impl Scene<'_> {
    fn phase(&self, node: NodeId) -> Phase {
        self.phases.of(node)
    }
}

/// How a tree is looked at: lengths are in CSS pixels.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
pub struct View {
    /// The width of the canvas.
    pub width: f64,
    /// The height of the canvas.
    pub height: f64,
    /// How many device pixels a CSS pixel has.
    pub ratio: f64,
    /// How many pixels a unit of the plane takes from left to right.
    pub k: f64,
    /// How far apart rows are.
    pub row: f64,
    /// Where the plane begins from the left.
    pub x: f64,
    /// Where the root lies from the top.
    pub y: f64,
    /// What things are painted in.
    pub colours: Colours,
}

/// The colours of a picture, each as red, green and blue from 0 to 255.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
pub struct Colours {
    /// Whatever is nobody's.
    pub ink: Rgb,
    /// What was skipped.
    pub cut: Rgb,
    /// MAX's.
    pub max: Rgb,
    /// MIN's.
    pub min: Rgb,
}

/// A row that is painted.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
pub struct DenseRow {
    /// Which row it is.
    pub row: usize,
    /// The first place of it that is on the canvas: see [`Plane::place`].
    pub from: usize,
    /// Behind the last of them.
    pub to: usize,
    /// Whether the row above is painted too.
    pub close: bool,
    /// Where it is not: how high the shapes are of the parents, from that of the first of these nodes to that of the last.
    pub heights: Vec<f64>,
}

/// The nearest whole number; of two that are as near, the greater one.
fn round(number: f64) -> f64 {
    (number + 0.5).floor()
}
