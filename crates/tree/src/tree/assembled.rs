//! A tree made of its parts, or with another part.

use super::Tree;
use super::builder::TreeBuilder;
use crate::labels::Labels;

impl Tree {
    /// The tree of a builder, whose values have this many decimal places, with its names, moves and positions.
    pub(crate) fn assembled(
        builder: TreeBuilder,
        decimals: u8,
        (names, moves, positions): (Labels, Labels, Labels),
    ) -> Self {
        Self { decimals, names, moves, positions, ..builder.planted() }
    }

    /// The tree with other names.
    pub(crate) fn with_names(&self, names: Labels) -> Self {
        Self { names, ..self.clone() }
    }

    /// The tree with other names, moves and positions, made from those that it has.
    pub(crate) fn relabelled(&self, relabel: impl FnOnce([&mut Labels; 3])) -> Self {
        let mut other = self.clone();
        relabel([&mut other.names, &mut other.moves, &mut other.positions]);
        other
    }
}
