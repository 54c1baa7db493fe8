//! The order of children in which alpha-beta enters the most nodes.
//!
//! What a child does to its siblings is decided by its true value alone: it raises α to that, or cuts, or does neither. So
//! the children of a node can be planned for each window that the node may be searched with, those below it first.

mod plan;

use std::ops::Range;

use plan::{Meeting, Plan};

use plyscope_tree::{NodeId, Player, Score, Tree, sort_by_rank};

use crate::values::Horizon;

/// Steps after which no order is sought any more: about a second in a browser.
const MOST_STEPS: usize = 20_000_000;

/// Alpha and beta, seen by MAX.
type Window = (Score, Score);

/// The windows that each node below the top can be searched with, in whatever order, and how many nodes are entered at most
/// in each.
pub(super) struct Windows<'a> {
    horizon: &'a Horizon<'a>,
    top: u32,
    values: &'a [Score],
    /// The least and the greatest value of a leaf below each node, by node from the top.
    reach: Vec<Window>,
    /// What α and β can be at each interior node, ascending, by node from the top. Each with each may be a window.
    bounds: Vec<[Vec<Score>; 2]>,
    /// The most nodes that are entered in each window of each node.
    sizes: Vec<u32>,
    /// Where those of each node begin, and of one more.
    starts: Vec<usize>,
}

impl<'a> Windows<'a> {
    /// The windows in a subtree, if they are not too many. `values` are those of all nodes, seen by MAX.
    pub(super) fn new(
        horizon: &'a Horizon<'a>,
        nodes: &Range<u32>,
        values: &'a [Score],
    ) -> Option<Self> {
        let reach = reaches(horizon.tree, nodes, values);
        let (bounds, sizes, starts) = (Vec::new(), Vec::new(), Vec::new());
        let mut found = Self { horizon, top: nodes.start, values, reach, bounds, sizes, starts };
        found.find(nodes)?;
        for node in nodes.clone().rev().map(NodeId::new) {
            let children = found.ascending(node);
            for (nth, at) in found.range(node).enumerate() {
                let window = found.window(node, nth);
                if window.0 < window.1 {
                    found.sizes[at] = 1 + found.plan(node, &children, window).size;
                }
            }
        }
        Some(found)
    }

    /// Finds the bounds of each node: those of its parent, and as α the value of each sibling.
    fn find(&mut self, nodes: &Range<u32>) -> Option<()> {
        let (mut steps, mut windows) = (0, 0);
        for node in nodes.clone().map(NodeId::new) {
            self.starts.push(windows);
            let bounds = self.bounds_of(node);
            let own = bounds[0].len() * bounds[1].len();
            let children = self.horizon.tree.children(node).len();
            let each = if self.has_leaves_only(node) { 1 } else { children.pow(2) };
            steps += own.saturating_mul(each);
            if steps > MOST_STEPS {
                return None;
            }
            windows += own;
            self.bounds.push(bounds);
        }
        self.starts.push(windows);
        self.sizes = vec![0; windows];
        Some(())
    }

    /// What α and β can be at a node, whose parent's are known; nothing for a leaf, which is entered in any window.
    fn bounds_of(&self, node: NodeId) -> [Vec<Score>; 2] {
        if self.horizon.tree.is_leaf(node) {
            return [Vec::new(), Vec::new()];
        }
        let Some(parent) = self.horizon.tree.parent(node).filter(|_| node.number() > self.top)
        else {
            return [vec![Score::NEG_INF], vec![Score::POS_INF]];
        };
        let mut bounds = self.bounds[self.place(parent)].clone();
        let raised = &mut bounds[usize::from(self.horizon.player(parent) == Player::Min)];
        for &sibling in self.horizon.tree.children(parent) {
            let value = self.values[sibling.index()];
            if let Err(at) = raised.binary_search(&value) {
                raised.insert(at, value);
            }
        }
        let [alphas, betas] = &mut bounds;
        alphas.iter_mut().for_each(|alpha| *alpha = self.fitted(node, (*alpha, Score::POS_INF)).0);
        betas.iter_mut().for_each(|beta| *beta = self.fitted(node, (Score::NEG_INF, *beta)).1);
        bounds.iter_mut().for_each(Vec::dedup);
        bounds
    }

    /// The nth window of a node.
    fn window(&self, node: NodeId, nth: usize) -> Window {
        let [alphas, betas] = &self.bounds[self.place(node)];
        (alphas[nth / betas.len()], betas[nth % betas.len()])
    }

    /// The nodes in that order, each before those below it.
    pub(super) fn order(&self) -> Vec<NodeId> {
        let whole = (Score::NEG_INF, Score::POS_INF);
        // Each with its window, if it is entered at all.
        let mut open = vec![(NodeId::new(self.top), Some(whole))];
        let mut order = Vec::new();
        while let Some((node, window)) = open.pop() {
            order.push(node);
            let player = self.horizon.player(node);
            let mut left = self.ascending(node);
            let mut next = Vec::with_capacity(left.len());
            if let Some(window) = window {
                let window = self.fitted(node, window);
                let high = turned(player, window).1;
                let entered = self.plan(node, &left, window).entered;
                left.retain(|&child| entered.iter().all(|&(other, _)| other != child));
                next.extend(
                    entered
                        .into_iter()
                        .map(|(child, low)| (child, Some(turned(player, (low, high))))),
                );
            }
            next.extend(left.into_iter().map(|child| (child, None)));
            open.extend(next.into_iter().rev());
        }
        order
    }

    /// The plan of a node's children, given ascending by what they are worth.
    fn plan(&self, node: NodeId, children: &[NodeId], window: Window) -> Plan {
        let player = self.horizon.player(node);
        let (low, high) = turned(player, window);
        let below = |is_below: &dyn Fn(Score) -> bool| {
            children.partition_point(|&child| is_below(self.worth(player, child)))
        };
        let idle = below(&|worth| worth <= low);
        let cuts = below(&|worth| worth < high);
        let is_flat = self.has_leaves_only(node);
        Meeting { windows: self, player, children, low, high, idle, cuts, is_flat }.plan()
    }

    // These three are called from many places.
    /// How many nodes are entered at most at a node and below it.
    #[inline(never)]
    fn size(&self, node: NodeId, window: Window) -> u32 {
        if self.horizon.tree.is_leaf(node) {
            return 1;
        }
        let (alpha, beta) = self.fitted(node, window);
        let [alphas, betas] = &self.bounds[self.place(node)];
        // Every window in which a node is entered is among them.
        let nth = |bounds: &[Score], bound: Score| bounds.binary_search(&bound).unwrap_or(0);
        let nth = nth(alphas, alpha) * betas.len() + nth(betas, beta);
        self.sizes[self.range(node).start + nth]
    }

    /// A window with the same effect on a node: no value below it lies beyond the bounds.
    #[inline(never)]
    fn fitted(&self, node: NodeId, (alpha, beta): Window) -> Window {
        let (least, greatest) = self.reach[self.place(node)];
        let alpha = if alpha < least { Score::NEG_INF } else { alpha.min(greatest) };
        let beta = if beta > greatest { Score::POS_INF } else { beta.max(least) };
        (alpha, beta)
    }

    /// The children of a node, the worst for the player who moves first.
    #[inline(never)]
    fn ascending(&self, node: NodeId) -> Vec<NodeId> {
        let player = self.horizon.player(node);
        let mut children = self.horizon.tree.children(node).to_vec();
        sort_by_rank(&mut children, &|child| i64::from(self.worth(player, child).units()));
        children
    }

    fn has_leaves_only(&self, node: NodeId) -> bool {
        self.horizon.tree.children(node).iter().all(|&child| self.horizon.tree.is_leaf(child))
    }

    fn worth(&self, player: Player, node: NodeId) -> Score {
        player.sees(self.values[node.index()])
    }

    fn place(&self, node: NodeId) -> usize {
        (node.number() - self.top) as usize
    }

    fn range(&self, node: NodeId) -> Range<usize> {
        let place = self.place(node);
        self.starts[place]..self.starts[place + 1]
    }
}

/// A window as a player sees it, and the other way round.
fn turned(player: Player, (alpha, beta): Window) -> Window {
    match player {
        Player::Max => (alpha, beta),
        Player::Min => (-beta, -alpha),
    }
}

fn reaches(tree: &Tree, nodes: &Range<u32>, values: &[Score]) -> Vec<Window> {
    let own = |node: u32| values[node as usize];
    let mut reach: Vec<_> = nodes.clone().map(|node| (own(node), own(node))).collect();
    for node in nodes.clone().rev().map(NodeId::new) {
        let Some(parent) = tree.parent(node).filter(|_| node.number() > nodes.start) else {
            continue;
        };
        let (least, greatest) = reach[(node.number() - nodes.start) as usize];
        let above = &mut reach[(parent.number() - nodes.start) as usize];
        *above = (above.0.min(least), above.1.max(greatest));
    }
    reach
}
