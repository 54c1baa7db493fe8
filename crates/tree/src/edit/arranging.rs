//! Children in the order of their values.

use ts_rs::TS;

use super::draft::Draft;
use super::selection::{first, tops};
use super::{EditError, Rebuilt, View};
use crate::ranking::sort_by_rank;
use crate::tree::{NodeId, Tree};
use crate::words;

/// An order of children by their minimax values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS)]
#[ts(rename_all = "kebab-case")]
pub enum Arrangement {
    /// The best for the player who moves comes first: alpha-beta cuts most.
    BestFirst,
    /// The worst comes first: alpha-beta cuts least.
    WorstFirst,
}

words!(Arrangement: BestFirst = "best-first", WorstFirst = "worst-first");

/// The tree with the children of these nodes, and of all nodes below them, in the order of their minimax values.
/// Children with the same value keep their order. It takes the time of sorting.
///
/// ```
/// use plyscope_tree::edit::{Arrangement, View, arrange};
/// use plyscope_tree::{NodeId, notation};
/// let tree = notation::parse("[[6, 4, 2], [12, 3, 8]]")?;
/// let best = arrange(&tree, &[NodeId::ROOT], Arrangement::BestFirst, View::default())?.tree;
/// assert_eq!(notation::text(&best), "[[3, 8, 12], [2, 4, 6]]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`].
pub fn arrange(
    tree: &Tree,
    nodes: &[NodeId],
    arrangement: Arrangement,
    view: View,
) -> Result<Rebuilt, EditError> {
    let tops = tops(tree, nodes)?;
    let values = view.true_values(tree);
    let mut draft = Draft::new(tree);
    let mut place = 0;
    let mut open = Vec::new();
    for top in tops {
        draft.keep(place..top.start, 0)?;
        place = top.end;
        open.push(NodeId::new(top.start));
        while let Some(node) = open.pop() {
            draft.keep(node.number()..node.number() + 1, 0)?;
            let player = view.root.at_depth(tree.depth(node));
            let mut children = tree.children(node).to_vec();
            sort_by_rank(&mut children, &|child| {
                let worth = i64::from(player.sees(values[child.index()]).units());
                if arrangement == Arrangement::BestFirst { -worth } else { worth }
            });
            open.extend(children.iter().rev());
        }
    }
    draft.keep(place..draft.end(), 0)?;
    let mut rebuilt = draft.finish(NodeId::ROOT)?;
    rebuilt.at = rebuilt.numbers.of(first(nodes)).unwrap_or(NodeId::ROOT);
    Ok(rebuilt)
}
