//! Rows that are painted pixel by pixel.

use plyscope_explain::raster;
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

/// What is painted, in CSS pixels.
#[derive(Deserialize, Tsify)]
pub struct Painting {
    /// The size of the canvas.
    width: f64,
    height: f64,
    /// How many device pixels a CSS pixel has.
    ratio: f64,
    /// How many pixels a unit of the plane takes from left to right.
    k: f64,
    /// How far apart rows are.
    row: f64,
    /// Where the plane begins.
    x: f64,
    y: f64,
    colours: Colours,
    /// The rows that are painted, from the top.
    rows: Vec<DenseRow>,
}

/// Colours as red, green and blue, from 0 to 255.
#[derive(Deserialize, Tsify)]
pub struct Colours {
    ink: [f64; 3],
    cut: [f64; 3],
    max: [f64; 3],
    min: [f64; 3],
}

/// A row that is painted.
#[derive(Deserialize, Tsify)]
pub struct DenseRow {
    row: usize,
    /// The places of the row that are on the canvas: from this one to before another.
    from: usize,
    to: usize,
    /// Whether the row above is painted too.
    close: bool,
    /// Where it is not: how high the shapes of the parents are, from that of the first of these nodes to that of the last.
    heights: Vec<f64>,
}

/// On which canvas something is painted.
#[derive(Clone, Copy, Deserialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Canvas {
    /// The tree.
    Picture,
    /// The map of the whole tree.
    Map,
}

/// A part of a canvas, in CSS pixels.
#[derive(Serialize, Tsify)]
pub struct Area {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Painting {
    /// How the tree is looked at, and the rows that are painted.
    pub fn split(self) -> (raster::View, Vec<raster::DenseRow>) {
        let Self { width, height, ratio, k, row, x, y, colours, rows } = self;
        let Colours { ink, cut, max, min } = colours;
        let colours = raster::Colours { ink, cut, max, min };
        let view = raster::View { width, height, ratio, k, row, x, y, colours };
        (view, rows.into_iter().map(Into::into).collect())
    }
}

impl From<DenseRow> for raster::DenseRow {
    fn from(dense: DenseRow) -> Self {
        let DenseRow { row, from, to, close, heights } = dense;
        Self { row, from, to, close, heights }
    }
}

impl From<raster::Bounds> for Area {
    fn from(bounds: raster::Bounds) -> Self {
        let raster::Bounds { left, top, right, bottom } = bounds;
        Self { left, top, right, bottom }
    }
}
