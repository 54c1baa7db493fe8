//! Children in an order that suits alpha-beta, or does not.

use super::draft::Draft;
use super::proving::Proofs;
use super::selection::{first, tops};
use super::windows::Windows;
use super::{EditError, Rebuilt, View};
use crate::tree::{NodeId, Tree};
use crate::words;

/// An order of children.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub enum Arrangement {
    /// Alpha-beta enters as few nodes as in any order: first comes what proves most with fewest nodes, then the best for
    /// the player who moves.
    FewestNodes,
    /// Alpha-beta enters as many nodes as in any order: where that makes no difference, the worst for the player who moves
    /// comes first.
    MostNodes,
}

words!(Arrangement: FewestNodes = "fewest-nodes", MostNodes = "most-nodes");

/// The tree with the children of these nodes, and of all nodes below them, in another order; each of these nodes counts as
/// the root of a search. Children with the same value keep their order, unless another one makes the difference. The order
/// with the fewest nodes takes the time of sorting; that with the most nodes is sought in a bounded number of steps.
///
/// ```
/// use plyscope_tree::edit::{Arrangement, View, arrange};
/// use plyscope_tree::{NodeId, notation};
/// let tree = notation::parse("[[6, 4, 2], [[12, 3], 8, 1]]")?;
/// let in_order = |arrangement| {
///     let made = arrange(&tree, &[NodeId::ROOT], arrangement, View::default());
///     made.map(|made| notation::text(&made.tree))
/// };
/// assert_eq!(in_order(Arrangement::FewestNodes)?, "[[2, 4, 6], [1, 8, [12, 3]]]");
/// assert_eq!(in_order(Arrangement::MostNodes)?, "[[[3, 12], 8, 1], [6, 4, 2]]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`]; [`EditError::TooManyWindows`] if the order with the most nodes is not found in that many steps.
pub fn arrange(
    tree: &Tree,
    nodes: &[NodeId],
    arrangement: Arrangement,
    view: View,
) -> Result<Rebuilt, EditError> {
    let values = view.true_values(tree);
    let mut draft = Draft::new(tree);
    let mut place = 0;
    for top in tops(tree, nodes)? {
        draft.keep(place..top.start, 0)?;
        place = top.end;
        let order = match arrangement {
            Arrangement::FewestNodes => Proofs::new(tree, &top, view, &values).order(&values),
            Arrangement::MostNodes => Windows::new(tree, &top, view, &values)?.order(),
        };
        for node in order {
            draft.keep(node.number()..node.number() + 1, 0)?;
        }
    }
    draft.keep(place..draft.end(), 0)?;
    let mut rebuilt = draft.finish(NodeId::ROOT)?;
    rebuilt.at = rebuilt.numbers.of(first(nodes)).unwrap_or(NodeId::ROOT);
    Ok(rebuilt)
}
