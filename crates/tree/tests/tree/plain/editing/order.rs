//! The children of plain trees in another order.

use plyscope_tree::edit::{Arrangement, View};

use super::values::{depth_of, max_moves, minimax, size};
use crate::plain::Plain;

/// Puts the children of these nodes in order, and those of all nodes below them.
pub(super) fn arrange(tree: &mut Plain, ids: &[u64], order: Arrangement, view: View) {
    let tops: Vec<u64> =
        ids.iter().copied().filter(|&id| !is_below_another(tree, ids, id)).collect();
    for id in tops {
        let depth = depth_of(tree, id, 0).unwrap();
        let top = tree.node(id);
        sort(top, depth, order, view);
        if order == Arrangement::FewestNodes {
            let value = size(minimax(top, view, depth));
            Fewest { value, view }.order(top, depth, Some(EXACTLY));
        }
    }
}

fn is_below_another(tree: &Plain, ids: &[u64], id: u64) -> bool {
    let others = ids.iter().filter(|&&other| other != id);
    others.into_iter().any(|&other| {
        let above = tree.nodes().into_iter().find(|node| node.id == other).unwrap();
        above.nodes().iter().any(|node| node.id == id)
    })
}

/// By what they are worth: the worst first, or else the best.
fn sort(node: &mut Plain, depth: u32, order: Arrangement, view: View) {
    let descends = (order == Arrangement::WorstFirst) != max_moves(view, depth);
    let worth = |child: &Plain| {
        let value = size(minimax(child, view, depth + 1));
        if descends { -value } else { value }
    };
    node.children.sort_by(|one, other| worth(one).total_cmp(&worth(other)));
    node.children.iter_mut().for_each(|child| sort(child, depth + 1, order, view));
}

/// The claims about a node: it is worth at least as much as the top, at most as much, or exactly as much.
const AT_LEAST: usize = 0;
const AT_MOST: usize = 1;
const EXACTLY: usize = 2;

struct Fewest {
    /// The value of the top.
    value: f64,
    view: View,
}

impl Fewest {
    /// Of two players at a node, one needs a single child for this, the other all children for that.
    fn one_and_all(&self, depth: u32) -> (usize, usize) {
        if max_moves(self.view, depth) { (AT_LEAST, AT_MOST) } else { (AT_MOST, AT_LEAST) }
    }

    /// The fewest nodes that prove each claim; nothing for one that is false.
    fn sizes(&self, node: &Plain, depth: u32) -> [Option<usize>; 3] {
        let value = size(minimax(node, self.view, depth));
        let is_true = [value >= self.value, value <= self.value, value == self.value];
        if node.children.is_empty() {
            return is_true.map(|is| is.then_some(1));
        }
        let below: Vec<_> =
            node.children.iter().map(|child| self.sizes(child, depth + 1)).collect();
        let (one, all) = self.one_and_all(depth);
        let every = |without: usize| {
            let others = below.iter().enumerate().filter(|&(place, _)| place != without);
            others.map(|(_, sizes)| sizes[all]).sum::<Option<usize>>()
        };
        let first = below.iter().enumerate();
        let mut sizes = [None; 3];
        sizes[one] = below.iter().filter_map(|sizes| sizes[one]).min();
        sizes[all] = every(usize::MAX);
        sizes[EXACTLY] =
            first.filter_map(|(place, sizes)| Some(sizes[EXACTLY]? + every(place)?)).min();
        sizes.map(|size| Some(size? + 1))
    }

    /// Puts first what proves a claim with the fewest nodes; all are in the order of what they are worth.
    fn order(&self, node: &mut Plain, depth: u32, claim: Option<usize>) {
        let Some(claim) = claim else { return };
        let (one, all) = self.one_and_all(depth);
        let sizes: Vec<_> =
            node.children.iter().map(|child| self.sizes(child, depth + 1)).collect();
        if claim != all {
            let more = |sizes: &[Option<usize>; 3]| match (sizes[claim], sizes[all]) {
                (Some(size), _) if claim == one => Some(size),
                (Some(size), Some(other)) => Some(size - other),
                _ => None,
            };
            let best = sizes.iter().enumerate().filter_map(|(at, sizes)| Some((more(sizes)?, at)));
            if let Some((_, at)) = best.min() {
                let first = node.children.remove(at);
                node.children.insert(0, first);
            }
        }
        for (place, child) in node.children.iter_mut().enumerate() {
            let of_child = match claim {
                _ if claim == all => Some(all),
                _ if place == 0 => Some(claim),
                EXACTLY => Some(all),
                _ => None,
            };
            self.order(child, depth + 1, of_child);
        }
    }
}
