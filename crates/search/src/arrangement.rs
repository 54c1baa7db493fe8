//! Children in an order that suits alpha-beta, or does not.

mod fewest;
mod most;

use std::ops::Range;

use plyscope_tree::{Score, words};

use crate::values::Horizon;
use fewest::Proofs;
use most::Windows;

words! {
    /// An order of children.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Arrangement {
        /// Alpha-beta enters as few nodes as in any order: first comes what proves most with fewest nodes, then the best for
        /// the player who moves.
        FewestNodes = "fewest-nodes",
        /// Alpha-beta enters as many nodes as in any order: where that makes no difference, the worst for the player who moves
        /// comes first.
        MostNodes = "most-nodes",
    }
}

impl Arrangement {
    /// The place in preorder of each node of a subtree, which counts as the tree of a search, once all children are in this
    /// order. Children with the same value keep their order, unless another one makes the difference. `values` are the
    /// [true values](crate::true_values) of all nodes of the tree.
    ///
    /// The order with the fewest nodes takes the time of sorting; that with the most nodes is sought in a bounded number of
    /// steps, and is `None` if it is not found in these.
    ///
    /// ```
    /// use plyscope_search::{Arrangement, Horizon, View, true_values};
    /// let tree = plyscope_tree::notation::parse("[[6, 4, 2], [8, 1]]")?;
    /// let horizon = Horizon::whole(&tree, View::default());
    /// let places = Arrangement::FewestNodes.places(&horizon, &(0..8), &true_values(&horizon));
    /// assert_eq!(places, Some(vec![0, 1, 4, 3, 2, 5, 7, 6]));
    /// # Ok::<(), plyscope_tree::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn places(
        self,
        horizon: &Horizon<'_>,
        nodes: &Range<u32>,
        values: &[Score],
    ) -> Option<Vec<u32>> {
        let order = match self {
            Self::FewestNodes => Proofs::new(horizon, nodes, values).order(values),
            Self::MostNodes => Windows::new(horizon, nodes, values)?.order(),
        };
        let mut places = vec![0; nodes.len()];
        for (place, node) in (0..).zip(order) {
            places[(node.number() - nodes.start) as usize] = place;
        }
        Some(places)
    }
}
