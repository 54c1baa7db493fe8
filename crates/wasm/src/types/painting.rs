//! Rows that are painted pixel by pixel.

use plyscope_paint::{DenseRow, View};
use serde::Deserialize;

/// A request to paint.
#[derive(Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Painting {
    /// How the tree is seen.
    pub view: View,
    /// The rows to paint, from the top.
    pub rows: Vec<DenseRow>,
}

/// The canvas to paint on.
#[derive(Clone, Copy, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Canvas {
    /// The tree.
    Picture,
    /// The map of the whole tree.
    Map,
}
