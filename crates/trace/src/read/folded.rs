//! Summaries of folded subtrees at a step, without looking at every node.

use super::latest::Above;
use super::states::Phase;
use crate::recording::Recording;
use crate::step::Step;
use crate::store::packed::Stored;
use crate::store::recorded::Trace;
use plyscope_search::events::EnterAs;
use plyscope_tree::{Folds, NodeId, Tree};

/// A summary of a folded subtree at a step, the symbol included: the numbers of nodes in these states in the current
/// search of the root (see [`NodeState`](crate::NodeState)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Inside {
    /// Nodes that the search has entered: they are active, finished or solved.
    pub entered: u32,
    /// Nodes that are skipped, as deep as the search goes.
    pub skipped: u32,
    /// Nodes at which a cutoff was met.
    pub cutoffs: u32,
}

/// Folded subtrees, and their summaries at any step.
///
/// For a visit that has returned, its events are counted in sequence; for an open one, entered nodes are read, and
/// whole subtrees that were not entered are counted at once. The summary of a symbol that has returned is kept until it
/// is entered again, so a step costs the symbols plus the entered nodes inside those that are active.
#[derive(Debug, Default)]
pub struct Folded {
    folds: Folds,
    /// For each symbol, its latest visit that was counted to the end, by its first event, and the summary.
    kept: Vec<Option<(usize, Inside)>>,
    depths: Depths,
}

impl Folded {
    /// Folds these subtrees; nothing is counted yet.
    #[must_use]
    pub fn new(folds: Folds) -> Self {
        let kept = vec![None; folds.roots().len()];
        Self { folds, kept, depths: Depths::default() }
    }

    /// The folded subtrees.
    #[must_use]
    pub fn folds(&self) -> &Folds {
        &self.folds
    }

    /// The summary of each folded subtree at a step, in the order of the symbols.
    pub fn at(&mut self, recording: &Recording, step: Step) -> Vec<Inside> {
        let mut path = Path::new(&recording.trace, step);
        let places = 0..self.folds.roots().len();
        places.map(|place| self.inside(place, recording, &mut path)).collect()
    }

    /// The summary of the folded subtree with this index at a step.
    pub fn one(&mut self, place: usize, recording: &Recording, step: Step) -> Inside {
        self.inside(place, recording, &mut Path::new(&recording.trace, step))
    }

    fn inside(&mut self, place: usize, recording: &Recording, path: &mut Path) -> Inside {
        let Recording { tree, trace, .. } = recording;
        self.depths.limit(tree, trace.depth_at(path.step));
        let root = self.folds.roots()[place];
        let end = root.number() + self.folds.size(place) as u32;
        let above = path.to(root, recording);
        let Some(own) = recording.latest_below(root, path.step, above) else {
            let skipped = if above.leaves_out { self.depths.count(root.number(), end) } else { 0 };
            return Inside { skipped, ..Inside::default() };
        };
        // In a best-first search a solved node may still be purged with all below it.
        let is_over = own.phase == Phase::Finished && !trace.algorithm.is_best_first();
        if !is_over {
            return self.count((root, end), above, recording, path.step);
        }
        if let Some((_, inside)) = self.kept[place].filter(|&(begun, _)| begun == own.begun) {
            return inside;
        }
        let all = self.depths.count(root.number(), end);
        let inside = returned(trace, own.begun, all)
            .unwrap_or_else(|| self.count((root, end), above, recording, path.step));
        self.kept[place] = Some((own.begun, inside));
        inside
    }

    /// Counts the entered nodes in a range of the preorder, given the parent's state.
    fn count(
        &self,
        (root, end): (NodeId, u32),
        parent: Above,
        recording: &Recording,
        step: Step,
    ) -> Inside {
        let Recording { tree, trace, .. } = recording;
        let top = tree.depth(root);
        let mut path = vec![parent];
        let mut inside = Inside::default();
        let mut next = root.number();
        while next < end {
            let node = NodeId::new(next);
            path.truncate(usize::from(tree.depth(node) - top) + 1);
            let above = path[path.len() - 1];
            if !trace.algorithm.is_best_first() && node != NodeId::ROOT && tree.is_leaf(node) {
                let behind = next + recording.leaves_from(node, (end - next) as usize) as u32;
                let leaves = (next..behind).map(NodeId::new);
                let visited = |&leaf: &NodeId| recording.phase_of_leaf(leaf, step, above).is_some();
                let entered = leaves.filter(visited).count() as u32;
                inside.entered += entered;
                if above.leaves_out {
                    inside.skipped += self.depths.count(next, behind) - entered;
                }
                next = behind;
                continue;
            }
            let Some(own) = recording.latest_below(node, step, above) else {
                next = tree.end(node);
                if above.leaves_out {
                    inside.skipped += self.depths.count(node.number(), next);
                }
                continue;
            };
            match recording.phase_below(node, own, step, above) {
                Phase::Skipped => inside.skipped += 1,
                _ => inside.entered += 1,
            }
            inside.cutoffs += u32::from(own.cut);
            path.push(own.above(trace, above));
            next += 1;
        }
        inside
    }
}

/// The summary of a subtree of `all` nodes after a visit that has returned: nodes not entered were skipped. `None` if
/// a node inside was entered again, since only latest visits count.
fn returned(trace: &Trace, begun: usize, all: u32) -> Option<Inside> {
    let mut inside = Inside::default();
    let mut open = 0_u32;
    for event in trace.events.iter().skip(begun) {
        match event.stored() {
            Stored::Enter(EnterAs::ReSearch, _) if open > 0 => return None,
            Stored::Enter(..) => (open, inside.entered) = (open + 1, inside.entered + 1),
            Stored::Cutoff(..) => inside.cutoffs += 1,
            Stored::Leave(..) if open == 1 => break,
            Stored::Leave(..) => open -= 1,
            _ => {}
        }
    }
    Some(Inside { skipped: all.saturating_sub(inside.entered), ..inside })
}

/// The ancestors of the current symbol, with their states for their children. Symbols are visited from the left, so most
/// of the path is shared with the one before.
struct Path {
    step: Step,
    root: Above,
    nodes: Vec<(NodeId, Above)>,
}

impl Path {
    fn new(trace: &Trace, step: Step) -> Self {
        Self { step, root: Above::root(trace, step), nodes: Vec::new() }
    }

    /// The state of a node's parent for it.
    fn to(&mut self, node: NodeId, recording: &Recording) -> Above {
        let tree = &recording.tree;
        if tree.parent(node) == self.nodes.last().map(|&(known, _)| known) {
            return self.last();
        }
        let mut above: Vec<_> = tree.ancestry(node).skip(1).collect();
        above.reverse();
        let same = self.nodes.iter().zip(&above).take_while(|(known, node)| known.0 == **node);
        self.nodes.truncate(same.count());
        for &node in &above[self.nodes.len()..] {
            self.nodes.push((node, recording.above(node, self.step, self.last())));
        }
        self.last()
    }

    fn last(&self) -> Above {
        self.nodes.last().map_or(self.root, |&(_, above)| above)
    }
}

/// Counts of nodes within a depth limit, in ranges of the preorder.
#[derive(Debug, Default)]
struct Depths {
    limit: Option<u16>,
    /// For each node, the number of nodes before it within the limit; empty without a limit.
    before: Vec<u32>,
}

impl Depths {
    fn limit(&mut self, tree: &Tree, limit: Option<u16>) {
        if self.limit == limit {
            return;
        }
        self.limit = limit;
        self.before.clear();
        let Some(limit) = limit else { return };
        let within = tree.nodes().scan(0, |count, node| {
            *count += u32::from(tree.depth(node) <= limit);
            Some(*count)
        });
        self.before = std::iter::once(0).chain(within).collect();
    }

    fn count(&self, from: u32, end: u32) -> u32 {
        let at = |node: u32| self.before.get(node as usize).copied().unwrap_or(node);
        at(end) - at(from)
    }
}
