//! Children in an order that suits alpha-beta, or does not.

use ts_rs::TS;

use super::draft::Draft;
use super::proving::{Claim, Proofs};
use super::selection::{first, tops};
use super::{EditError, Rebuilt, View};
use crate::ranking::sort_by_rank;
use crate::tree::{NodeId, Tree};
use crate::words;

/// An order of children.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS)]
#[ts(rename_all = "kebab-case")]
pub enum Arrangement {
    /// Alpha-beta enters as few nodes as in any order: first comes what proves most with fewest nodes, then the best for
    /// the player who moves.
    FewestNodes,
    /// The worst for the player who moves comes first, so that alpha-beta skips little.
    WorstFirst,
}

words!(Arrangement: FewestNodes = "fewest-nodes", WorstFirst = "worst-first");

/// The tree with the children of these nodes, and of all nodes below them, in another order; each of these nodes counts as
/// the root of a search. Children with the same value keep their order. It takes the time of sorting.
///
/// ```
/// use plyscope_tree::edit::{Arrangement, View, arrange};
/// use plyscope_tree::{NodeId, notation};
/// let tree = notation::parse("[[6, 4, 2], [[12, 3], 8, 1]]")?;
/// let fewest = arrange(&tree, &[NodeId::ROOT], Arrangement::FewestNodes, View::default())?.tree;
/// assert_eq!(notation::text(&fewest), "[[2, 4, 6], [1, 8, [12, 3]]]");
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
    let values = view.true_values(tree);
    let mut draft = Draft::new(tree);
    let mut place = 0;
    for top in tops(tree, nodes)? {
        draft.keep(place..top.start, 0)?;
        place = top.end;
        let proofs = match arrangement {
            Arrangement::FewestNodes => Some(Proofs::new(tree, &top, view, &values)),
            Arrangement::WorstFirst => None,
        };
        // Each with what a search must prove of it, if anything.
        let mut open = vec![(NodeId::new(top.start), Some(Claim::Exactly))];
        while let Some((node, claim)) = open.pop() {
            draft.keep(node.number()..node.number() + 1, 0)?;
            let player = view.root.at_depth(tree.depth(node));
            let worth = |child: NodeId| i64::from(player.sees(values[child.index()]).units());
            let mut children = tree.children(node).to_vec();
            match proofs {
                Some(_) => sort_by_rank(&mut children, &|child| -worth(child)),
                None => sort_by_rank(&mut children, &worth),
            }
            let proved = proofs.as_ref().zip(claim);
            let best = proved.and_then(|(proofs, claim)| proofs.first(node, claim, &children));
            if let Some(at) = children.iter().position(|&child| Some(child) == best) {
                children[..=at].rotate_right(1);
            }
            open.extend(children.into_iter().enumerate().rev().map(|(place, child)| {
                let of_child =
                    |(proofs, claim): (&Proofs<'_>, _)| proofs.of_child(node, claim, place == 0);
                (child, proved.and_then(of_child))
            }));
        }
    }
    draft.keep(place..draft.end(), 0)?;
    let mut rebuilt = draft.finish(NodeId::ROOT)?;
    rebuilt.at = rebuilt.numbers.of(first(nodes)).unwrap_or(NodeId::ROOT);
    Ok(rebuilt)
}
