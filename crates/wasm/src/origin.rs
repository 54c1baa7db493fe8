//! What the tree of a request comes from.

use plyscope_tree::Tree;
use plyscope_tree::notation::ParseError;
use plyscope_tree::source::{self, Generated, Source};

use crate::watch::Watch;

/// Reads the tree of a text in any notation, or makes that of a recipe, while `watch` hears how far that is.
pub fn read(text: &str, watch: &Watch) -> Result<(Tree, Source), ParseError> {
    let total = match Source::of(text) {
        Ok(Source::Recipe(Generated { recipe, .. })) => recipe.size().nodes.exactly(),
        _ => None,
    };
    watch.tell("read", 0, total, 0);
    source::read_watched(text, &mut |nodes| watch.tell("read", nodes, total, 0))
}

pub use plyscope_tree::source::Source as Origin;
