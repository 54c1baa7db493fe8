//! Rows that are painted pixel by pixel.

use plyscope_explain::raster::{DenseRow, View};
use serde::Deserialize;
use ts_rs::TS;

/// A request to paint.
#[derive(Deserialize, TS)]
pub struct Painting {
    /// How the tree is seen.
    pub view: View,
    /// The rows to paint, from the top.
    pub rows: Vec<DenseRow>,
}

/// The canvas to paint on.
#[derive(Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Canvas {
    /// The tree.
    Picture,
    /// The map of the whole tree.
    Map,
}
