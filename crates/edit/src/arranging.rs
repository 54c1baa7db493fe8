//! Children in an order that suits alpha-beta, or does not.

use plyscope_search::{Arrangement, Horizon, View, true_values};
use plyscope_tree::edit::{EditError, Rebuilt, rearrange};
use plyscope_tree::{NodeId, Tree};

/// The tree with the children of these nodes, and of all nodes below them, in another order; each of these nodes counts as
/// the root of a search. Children with the same value keep their order, unless another one makes the difference. The order
/// with the fewest nodes takes the time of sorting; that with the most nodes is sought in a bounded number of steps.
///
/// ```
/// use plyscope_edit::arrange;
/// use plyscope_search::{Arrangement, View};
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
    let horizon = Horizon::whole(tree, view);
    let values = true_values(&horizon);
    rearrange(tree, nodes, |subtree| {
        arrangement.places(&horizon, subtree, &values).ok_or(EditError::TooManyWindows)
    })
}
