//! Rows that are painted pixel by pixel.

use plyscope_explain::raster::{DenseRow, View};
use serde::Deserialize;
use ts_rs::TS;

/// What is painted.
#[derive(Deserialize, TS)]
pub struct Painting {
    #[serde(flatten)]
    pub view: View,
    /// The rows that are painted, from the top.
    pub rows: Vec<DenseRow>,
}

/// On which canvas something is painted.
#[derive(Clone, Copy, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Canvas {
    /// The tree.
    Picture,
    /// The map of the whole tree.
    Map,
}
