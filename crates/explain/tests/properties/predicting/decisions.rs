//! What a search decides, and after which step, told event by event.

use plyscope_explain::predicting::Kind;
use plyscope_oracle::case::Search;
use plyscope_oracle::told::Told;
use plyscope_search::Algorithm;
use plyscope_search::events::Bound;
use plyscope_tree::{NodeId, Score};

/// What is decided after a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Decision {
    /// About this node: what of the children that are left is skipped.
    Cut {
        node: NodeId,
        left: Vec<NodeId>,
        skipped: Vec<NodeId>,
    },
    Window {
        node: NodeId,
        alpha: Score,
        beta: Score,
    },
    Returns {
        node: NodeId,
        value: Score,
        bound: Option<Bound>,
    },
}

/// A visit as this replay has it.
struct Open {
    node: NodeId,
    order: Vec<NodeId>,
    windowed: bool,
    has_visited: bool,
}

/// Every decision that is asked about, with the step after which it is.
pub fn decisions(search: &Search, told: &[Told]) -> Vec<(usize, Decision)> {
    if search.algorithm().is_best_first() {
        return Vec::new();
    }
    let tree = search.tree();
    let mut game = search.game();
    let mut open: Vec<Open> = Vec::new();
    let mut found = Vec::new();
    for (at, event) in told.iter().enumerate() {
        match event {
            Told::Iterate(iteration) => game = game.to_depth(iteration.depth),
            Told::Enter { node, window, .. } => {
                let begun = at > 0 && matches!(told[at - 1], Told::Iterate(_));
                if let Some(window) = window.filter(|_| !begun && !game.ends_at(node.index())) {
                    let (alpha, beta) = (window.alpha, window.beta);
                    found.push((at, Decision::Window { node: *node, alpha, beta }));
                }
                if let Some(parent) = open.last_mut() {
                    parent.has_visited = true;
                }
                let (order, windowed) = (tree.children(*node).to_vec(), window.is_some());
                open.push(Open { node: *node, order, windowed, has_visited: false });
            }
            Told::Order { children, .. } => open.last_mut().unwrap().order = children.clone(),
            Told::Leave { node, value, bound } => {
                let visit = open.pop().unwrap();
                if visit.has_visited {
                    let stored = matches!(told[at - 1], Told::Store { .. });
                    let returns = Decision::Returns { node: *node, value: *value, bound: *bound };
                    found.push((at - usize::from(stored), returns));
                }
                let Some(parent) = open.last() else { continue };
                let place = parent.order.iter().position(|child| child == node).unwrap();
                let left = parent.order[place + 1..].to_vec();
                let critical = search.algorithm() == Algorithm::Minimal;
                if !left.is_empty() && (parent.windowed || critical) {
                    let skipped = cut_behind(&told[at + 1..], parent.node);
                    found.push((at + 1, Decision::Cut { node: parent.node, left, skipped }));
                }
            }
            _ => {}
        }
    }
    found
}

/// What a node skips before anything else is entered.
fn cut_behind(told: &[Told], parent: NodeId) -> Vec<NodeId> {
    for event in told {
        match event {
            Told::Cutoff { node, skipped, .. } if *node == parent => return skipped.clone(),
            Told::Enter { .. } | Told::Leave { .. } => break,
            _ => {}
        }
    }
    Vec::new()
}

pub fn kinds(decision: &Decision) -> &'static [Kind] {
    match decision {
        Decision::Cut { .. } => &[Kind::Cut, Kind::Skipped],
        Decision::Window { .. } => &[Kind::Window],
        Decision::Returns { .. } => &[Kind::Returns],
    }
}
