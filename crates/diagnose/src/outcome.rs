//! The result that a trace tells beside that of a search.

use crate::claims::Claims;
use plyscope_search::Outcome;
use plyscope_search::events::{Bound, Counter};
use plyscope_tree::{NodeId, Player, Score};

/// A part of the result, as the trace has it and as the search has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultPart {
    /// The root's value, seen by MAX.
    Value {
        /// That of the trace.
        found: Score,
        /// That of the search.
        due: Score,
    },
    /// What is known of it; `None` if nothing is.
    Bound {
        /// In the trace.
        found: Option<Bound>,
        /// In the search.
        due: Option<Bound>,
    },
    /// The best move's place among the root's children; `None` if there is none.
    BestChild {
        /// In the trace.
        found: Option<u32>,
        /// In the search.
        due: Option<u32>,
    },
    /// The first node in which the lines of best play differ; `None` where one has ended.
    Line {
        /// In the trace.
        found: Option<NodeId>,
        /// In the search.
        due: Option<NodeId>,
    },
    /// A count.
    Count {
        /// Its name in a trace file.
        name: &'static str,
        /// In the trace.
        found: u64,
        /// In the search.
        due: u64,
    },
}

/// The first part of the result in which a search differs from what a trace tells. A trace whose scores are those of the side to
/// move may tell the value so, too, if MIN moves at the root.
pub(crate) fn differs(
    claims: &Claims<'_>,
    by_mover: bool,
    outcome: &Outcome,
    counts: &Counter,
) -> Option<ResultPart> {
    let result = claims.end.1.as_ref()?;
    let turned = (-outcome.value, outcome.bound.map(|bound| bound.seen_by(Player::Min)));
    let is_turned = by_mover
        && result.value == Some(turned.0)
        && result.bound.is_none_or(|found| found == turned.1);
    if is_turned {
        // It is told, and right.
    } else if let Some(found) = result.value.filter(|&found| found != outcome.value) {
        return Some(ResultPart::Value { found, due: outcome.value });
    } else if let Some(found) = result.bound.filter(|&found| found != outcome.bound) {
        return Some(ResultPart::Bound { found, due: outcome.bound });
    }
    let root = claims.tree.children(NodeId::ROOT);
    let best = outcome.best_child().and_then(|best| root.iter().position(|&child| child == best));
    let due = best.map(|place| place as u32);
    // A search may not know its best move, where the table has given the value.
    if let Some(found) = result.best_child.filter(|&found| found != due && due.is_some()) {
        return Some(ResultPart::BestChild { found, due });
    }
    let (found, due) = (&result.line, &outcome.principal_variation);
    if !found.is_empty() {
        let places = found.len().max(due.len());
        let parts = (0..places).map(|at| (found.get(at).copied(), due.get(at).copied()));
        // Where the search knows no more of it, the trace may, as long as it goes from child to child.
        let is_line = |at: usize| {
            let above = at.checked_sub(1).map(|above| found[above]);
            let is_in_tree = |node: NodeId| node.index() < claims.tree.len();
            found.get(at).is_none_or(|&node| is_in_tree(node) && claims.tree.parent(node) == above)
        };
        let mut parts = parts
            .enumerate()
            .filter(|&(at, (_, due))| due.is_some() || !is_line(at))
            .map(|(_, part)| part);
        if let Some((found, due)) = parts.find(|(found, due)| found != due) {
            return Some(ResultPart::Line { found, due });
        }
    }
    // Some count the nodes of the tree, and some those that are entered.
    let nodes = claims.tree.len() as u64;
    if let Some(found) = result.nodes.filter(|&found| found != nodes && found != counts.entered) {
        return Some(ResultPart::Count { name: "nodes", found, due: nodes });
    }
    let named = counts.named();
    result.counts.iter().find_map(|&(name, found)| {
        let (_, due) = *named.iter().find(|(other, _)| *other == name)?;
        (found != due).then_some(ResultPart::Count { name, found, due })
    })
}
