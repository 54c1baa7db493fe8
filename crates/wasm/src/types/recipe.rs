//! The contents of a recipe.

use plyscope_boundary::as_object;
use plyscope_tree::MAX_NODES;
use plyscope_tree::generate::{Count, PARAMETERS, Size};
use plyscope_tree::source::Generated;
use serde::Serialize;

/// The contents of a recipe, and the size of its tree.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Recipe {
    /// The recipe as it is written, without edits.
    text: String,
    /// Its parameters by name, as written, including those at their defaults. Without noise there are no static values.
    #[serde(serialize_with = "as_object")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, string>"))]
    parameters: Vec<(&'static str, String)>,
    /// The number of values changed in its tree.
    edits: usize,
    nodes: u64,
    leaves: u64,
    /// Whether there are more nodes than these, too many to be counted.
    more: bool,
    /// The least number of leaves that alpha-beta evaluates (Knuth and Moore 1975); null for an irregular tree.
    critical: Option<u64>,
    /// The greatest number of nodes that a tree may have.
    limit: usize,
}

impl From<&Generated> for Recipe {
    fn from(generated: &Generated) -> Self {
        let recipe = &generated.recipe;
        let Size { nodes, leaves } = recipe.size();
        let parameter = |&name| Some((name, recipe.parameter(name)?));
        Self {
            text: recipe.to_string(),
            parameters: PARAMETERS.iter().filter_map(parameter).collect(),
            edits: generated.edits.len(),
            nodes: nodes.number(),
            leaves: leaves.number(),
            more: matches!(nodes, Count::MoreThan(_)),
            critical: recipe.critical_leaves().map(Count::number),
            limit: MAX_NODES,
        }
    }
}
