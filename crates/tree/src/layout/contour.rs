//! The walk along the contours of neighbouring subtrees, which finds how far they must move apart.

use std::ops::Range;

use super::Separation;
use crate::groups::Groups;
use crate::tree::{NodeId, Tree};

const NO_THREAD: NodeId = NodeId::new(u32::MAX);

/// The drawing while it grows. A *slot* is a child's place in the tree's array of all children, so
/// that it tells a child's number among its siblings and whose child it is at once.
pub(super) struct Tidy<'a> {
    /// The children of each node. (Reaching them through the tree each time takes a tenth longer.)
    children: &'a Groups<NodeId>,
    separation: Separation,
    /// Each node's x less the modifiers of all its ancestors.
    pub prelim: Vec<f64>,
    /// For each node, the amount still to be added to the x of all its descendants.
    pub modifier: Vec<f64>,
    /// For some leaves, the next node on the contour, in another branch.
    thread: Vec<NodeId>,
    /// For each node, the slot of the ancestor (or itself) on whose right contour it was last seen.
    ancestor: Vec<u32>,
    /// The pending moves of the current children, from the first.
    pending: Vec<Pending>,
    /// The number of steps in all walks along contours.
    pub steps: usize,
}

/// The paper's *shift* and *change*, which space out the siblings between two that moved apart.
#[derive(Clone, Copy, Default)]
struct Pending {
    shift: f64,
    change: f64,
}

/// A place on a contour: a node, and the sum of the modifiers above it since the walk began.
#[derive(Clone, Copy)]
struct Place {
    node: NodeId,
    sum: f64,
}

impl<'a> Tidy<'a> {
    pub(super) fn new(tree: &'a Tree, separation: Separation) -> Self {
        let mut ancestor = vec![0; tree.len()];
        for (slot, child) in (0..).zip(tree.all_children()) {
            ancestor[child.index()] = slot;
        }
        Self {
            children: tree.siblings(),
            separation,
            prelim: vec![0.0; tree.len()],
            modifier: vec![0.0; tree.len()],
            thread: vec![NO_THREAD; tree.len()],
            ancestor,
            pending: Vec::new(),
            steps: 0,
        }
    }

    /// Places a node's children, each of which has placed its own, and the node over their middle.
    pub(super) fn place_children(&mut self, parent: NodeId) {
        let slots = self.children.range(parent.index());
        self.pending.clear();
        self.pending.resize(slots.len(), Pending::default());
        let mut default_ancestor = slots.start;
        for slot in slots.start + 1..slots.end {
            let child = self.child(slot);
            let beside = self.prelim[self.child(slot - 1)] + self.separation.siblings;
            // The child stood at the middle of its own children; they are to follow it.
            self.modifier[child] = beside - self.prelim[child];
            self.prelim[child] = beside;
            default_ancestor = self.apportion(slot, &slots, default_ancestor);
        }
        self.execute_shifts(&slots);
        let (first, last) = (self.child(slots.start), self.child(slots.end - 1));
        self.prelim[parent.index()] = f64::midpoint(self.prelim[first], self.prelim[last]);
    }

    /// Moves a child to the right until its subtree is clear of its left siblings', and threads the
    /// shallower contour to the deeper one. Gives the new default ancestor.
    ///
    /// Four walks go down in step: on the outer (left) and the inner (right) side of the left
    /// siblings, and on the inner (left) and the outer (right) side of the child.
    fn apportion(&mut self, slot: usize, slots: &Range<usize>, default_ancestor: usize) -> usize {
        let (mut outer_left, mut inner_left) = (self.begin(slots.start), self.begin(slot - 1));
        let (mut inner_right, mut outer_right) = (self.begin(slot), self.begin(slot));
        loop {
            let inner = (self.right_below(inner_left), self.left_below(inner_right));
            let outer = (self.left_below(outer_left), self.right_below(outer_right));
            match (inner, outer) {
                ((Some(left), Some(right)), (Some(far_left), Some(far_right))) => {
                    (inner_left, inner_right) = (left, right);
                    (outer_left, outer_right) = (far_left, far_right);
                }
                ((Some(deeper), _), (_, None)) => {
                    self.thread_to(outer_right, deeper);
                    return default_ancestor;
                }
                ((_, Some(deeper)), (None, _)) => {
                    self.thread_to(outer_left, deeper);
                    return slot;
                }
                _ => return default_ancestor,
            }
            self.steps += 1;
            self.ancestor[outer_right.node.index()] = slot as u32; // no more than MAX_NODES
            let shift = self.separation.others - (self.x(inner_right) - self.x(inner_left));
            if shift > 0.0 {
                // What was noted may be an older branch, from when nodes below a sibling were placed.
                let noted = self.ancestor[inner_left.node.index()] as usize;
                let known = slots.contains(&noted);
                let from = if known { noted } else { default_ancestor };
                self.move_child(slot, slots.start, from, shift);
                inner_right.sum += shift;
                outer_right.sum += shift;
            }
        }
    }

    /// Moves a child, and notes that the siblings between `from` and it are to move in proportion.
    fn move_child(&mut self, slot: usize, start: usize, from: usize, shift: f64) {
        let change = shift / (slot - from) as f64;
        self.pending[from - start].change += change;
        self.pending[slot - start].change -= change;
        self.pending[slot - start].shift += shift;
        let child = self.child(slot);
        self.prelim[child] += shift;
        self.modifier[child] += shift;
    }

    /// Does in one pass from the right what [`Self::move_child`] noted.
    fn execute_shifts(&mut self, slots: &Range<usize>) {
        let (mut shift, mut change) = (0.0, 0.0);
        for slot in slots.clone().rev() {
            let child = self.child(slot);
            self.prelim[child] += shift;
            self.modifier[child] += shift;
            let pending = self.pending[slot - slots.start];
            change += pending.change;
            shift += pending.shift + change;
        }
    }

    /// Lets the contour that ends at a leaf go on at the next place of a deeper one.
    fn thread_to(&mut self, end: Place, next: Place) {
        self.thread[end.node.index()] = next.node;
        self.modifier[end.node.index()] = next.sum - end.sum;
    }

    fn begin(&self, slot: usize) -> Place {
        let node = self.children.all()[slot];
        Place { node, sum: 0.0 }
    }

    fn left_below(&self, place: Place) -> Option<Place> {
        self.below(place, self.children.of(place.node.index()).first().copied())
    }

    fn right_below(&self, place: Place) -> Option<Place> {
        self.below(place, self.children.of(place.node.index()).last().copied())
    }

    /// The next place of a contour: at the outermost child, or else where the thread leads.
    fn below(&self, place: Place, child: Option<NodeId>) -> Option<Place> {
        let index = place.node.index();
        let thread = Some(self.thread[index]).filter(|&node| node != NO_THREAD);
        let node = child.or(thread)?;
        Some(Place { node, sum: place.sum + self.modifier[index] })
    }

    fn x(&self, place: Place) -> f64 {
        self.prelim[place.node.index()] + place.sum
    }

    fn child(&self, slot: usize) -> usize {
        self.children.all()[slot].index()
    }
}
