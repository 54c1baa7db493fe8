//! Where the nodes of a tree are after an edit.

use crate::tree::{NodeId, Tree};

/// A tree after an edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rebuilt {
    /// The tree.
    pub tree: Tree,
    /// The new number of each node of the old tree.
    pub numbers: Numbers,
    /// The node of the new tree that the edit is about: a new one, or else the first one changed; after a deletion, a
    /// neighbour of what is gone.
    pub at: NodeId,
}

impl Rebuilt {
    /// The tree as it is, about its root: what several edits begin with.
    #[must_use]
    pub const fn unchanged(tree: Tree) -> Self {
        Self { tree, numbers: Numbers::SAME, at: NodeId::ROOT }
    }

    /// The tree after one more edit of it, with the new numbers of the nodes before both.
    ///
    /// # Errors
    /// That of the edit.
    pub fn then<E>(self, edit: impl FnOnce(&Tree) -> Result<Self, E>) -> Result<Self, E> {
        let next = edit(&self.tree)?;
        Ok(Self { numbers: self.numbers.then(&next.numbers), ..next })
    }

    /// A tree in which every node has kept its number.
    pub(super) fn in_place(tree: Tree, at: NodeId) -> Self {
        Self { tree, numbers: Numbers::SAME, at }
    }
}

/// The new number of each node of an old tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers(Option<Vec<u32>>);

/// The number of a node that is gone. No tree has so many nodes.
const GONE: u32 = u32::MAX;

impl Numbers {
    /// Every node has kept its number.
    pub const SAME: Self = Self(None);

    /// The numbers of a tree with this many nodes, of which only these are left, each with its old and its new number.
    pub(super) fn new(nodes: usize, left: impl Iterator<Item = (NodeId, u32)>) -> Self {
        let mut numbers = vec![GONE; nodes];
        for (old, new) in left {
            numbers[old.index()] = new;
        }
        Self(Some(numbers))
    }

    /// The new number of a node of the old tree; `None` if it is gone.
    #[must_use]
    pub fn of(&self, old: NodeId) -> Option<NodeId> {
        let Some(numbers) = &self.0 else { return Some(old) };
        numbers.get(old.index()).and_then(|&new| number(new))
    }

    /// The numbers after a second edit, whose numbers are those of the tree after this one.
    #[must_use]
    pub fn then(self, next: &Self) -> Self {
        let Some(second) = &next.0 else { return self };
        let Some(mut first) = self.0 else { return next.clone() };
        for number in &mut first {
            *number = second.get(*number as usize).copied().unwrap_or(GONE);
        }
        Self(Some(first))
    }

    /// The new numbers of all old nodes, in their order; `None` if every node has kept its number.
    #[must_use]
    pub fn all(&self) -> Option<impl ExactSizeIterator<Item = Option<NodeId>> + '_> {
        self.0.as_ref().map(|numbers| numbers.iter().map(|&new| number(new)))
    }
}

fn number(new: u32) -> Option<NodeId> {
    (new != GONE).then_some(NodeId::new(new))
}
