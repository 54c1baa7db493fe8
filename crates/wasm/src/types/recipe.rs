//! What a recipe says.

use plyscope_tree::MAX_NODES;
use plyscope_tree::generate::{Count, PARAMETERS, Size};
use plyscope_tree::source::Generated;
use serde::{Serialize, Serializer};
use ts_rs::TS;

/// What a recipe says, and how large its tree is.
#[derive(Serialize, TS)]
pub struct Recipe {
    /// The recipe as it is written, without edits.
    text: String,
    /// Its parameters by name, as they are written, also where they are at their default. Without noise there
    /// are no static values.
    #[serde(serialize_with = "as_object")]
    #[ts(type = "Record<string, string>")]
    parameters: Vec<(&'static str, String)>,
    /// How many values are changed in its tree.
    edits: usize,
    nodes: u64,
    leaves: u64,
    /// Whether there are more than so many: then nobody counts on.
    more: bool,
    /// As many leaves does alpha-beta evaluate at least (Knuth and Moore 1975); null of an irregular tree.
    critical: Option<u64>,
    /// How many nodes a tree may have.
    limit: usize,
}

fn as_object<S: Serializer>(pairs: &[(&str, String)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
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
