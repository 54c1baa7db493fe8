//! What games are worth by brute force: written from the definition of minimax, in whole millionths,
//! without the core's scores, arena or horizon.

use std::rc::Rc;

use plyscope_search::{Evaluation, Options, Reuse};
use plyscope_tree::{NodeId, Player};

use crate::branch::{Branch, Worth};

/// A branch with its nodes numbered in preorder, searched to some depth.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its nodes in preorder.
    pub nodes: Rc<[Place]>,
    /// Its switches.
    pub options: Options,
    /// The minimax values, seen by MAX, down to where the search ends.
    worths: Vec<Option<Worth>>,
}

/// Where a node of a game stands.
#[derive(Clone, Debug)]
pub struct Place {
    /// The node above.
    pub parent: Option<usize>,
    /// The plies above.
    pub depth: u16,
    /// The nodes below.
    pub children: Vec<usize>,
    /// The node itself.
    pub branch: Branch,
}

impl Game {
    /// The game of a branch.
    pub fn new(branch: &Branch, options: &Options) -> Self {
        fn number(branch: &Branch, parent: Option<usize>, depth: u16, nodes: &mut Vec<Place>) {
            let own = nodes.len();
            nodes.push(Place { parent, depth, children: Vec::new(), branch: branch.clone() });
            if let Some(parent) = parent {
                nodes[parent].children.push(own);
            }
            for child in &branch.children {
                number(child, Some(own), depth + 1, nodes);
            }
        }
        let mut nodes = Vec::new();
        number(branch, None, 0, &mut nodes);
        Self::of(nodes.into(), *options)
    }

    fn of(nodes: Rc<[Place]>, options: Options) -> Self {
        let worths = vec![None; nodes.len()];
        let mut game = Self { nodes, options, worths };
        game.minimax(0);
        game
    }

    /// The same game, searched to another depth.
    pub fn to_depth(&self, depth: Option<u16>) -> Self {
        Self::of(Rc::clone(&self.nodes), Options { depth, ..self.options })
    }

    fn minimax(&mut self, node: usize) -> Option<Worth> {
        let nodes = Rc::clone(&self.nodes);
        let worth = if self.ends_at(node) {
            self.static_worth(node)
        } else {
            let children: Option<Vec<_>> =
                nodes[node].children.iter().map(|&child| self.minimax(child)).collect();
            let children = children?.into_iter();
            if self.max_moves_at(node) { children.max() } else { children.min() }
        };
        self.worths[node] = worth;
        worth
    }

    /// Whether MAX moves at a node.
    pub fn max_moves_at(&self, node: usize) -> bool {
        (self.options.root == Player::Max) == self.nodes[node].depth.is_multiple_of(2)
    }

    /// Whether the search ends at a node.
    pub fn ends_at(&self, node: usize) -> bool {
        let Place { depth, children, .. } = &self.nodes[node];
        children.is_empty() || self.options.depth.is_some_and(|limit| *depth >= limit)
    }

    /// Whether a node lies beyond the horizon.
    pub fn is_beyond(&self, node: usize) -> bool {
        self.options.depth.is_some_and(|limit| self.nodes[node].depth > limit)
    }

    /// The static value, seen by MAX.
    pub fn static_worth(&self, node: usize) -> Option<Worth> {
        let own_view = self.options.evaluation == Evaluation::SideToMove;
        let turned = own_view && !self.max_moves_at(node);
        self.nodes[node].branch.value.map(|value| if turned { -value } else { value })
    }

    /// The minimax value, seen by MAX.
    pub fn worth(&self, node: usize) -> Worth {
        self.worths[node].unwrap()
    }

    /// The least and the greatest value, seen by MAX, that a search may take for a node's minimax value: where deeper
    /// entries of its table answer, each line below may end at the horizon or anywhere beyond it.
    pub fn range(&self, node: usize) -> (Worth, Worth) {
        match self.options.reuse {
            Reuse::Equal => (self.worth(node), self.worth(node)),
            Reuse::AtLeast => self.beyond(node),
        }
    }

    fn beyond(&self, node: usize) -> (Worth, Worth) {
        let children = self.nodes[node].children.iter();
        let ranges: Vec<_> = children.map(|&child| self.beyond(child)).collect();
        let lows = || ranges.iter().map(|&(low, _)| low);
        let highs = || ranges.iter().map(|&(_, high)| high);
        let max = self.max_moves_at(node);
        let below =
            if max { lows().max().zip(highs().max()) } else { lows().min().zip(highs().min()) };
        let own = self.static_worth(node).filter(|_| self.ends_at(node));
        match (own, below) {
            (Some(own), Some((low, high))) => (own.min(low), own.max(high)),
            (own, below) => below.or(own.map(|own| (own, own))).unwrap(),
        }
    }

    /// Whether a node can be worth this much to MAX.
    pub fn allows(&self, node: usize, worth: Worth) -> bool {
        let (low, high) = self.range(node);
        low <= worth && worth <= high
    }

    /// Whether two nodes can be worth the same.
    pub fn may_be_equal(&self, one: usize, other: usize) -> bool {
        let (one, other) = (self.range(one), self.range(other));
        one.0 <= other.1 && other.0 <= one.1
    }

    /// A value seen by MAX, the greater, the better the node's mover likes it; and back.
    pub fn liked(&self, node: usize, worth: Worth) -> Worth {
        if self.max_moves_at(node) { worth } else { -worth }
    }

    /// The node's children that keep its value.
    pub fn optimal(&self, node: usize) -> Vec<usize> {
        let value = self.worth(node);
        let children = self.nodes[node].children.iter().copied();
        children.filter(|&child| self.worth(child) == value).collect()
    }

    /// How many plies the search may go below a node.
    pub fn plies_below(&self, node: usize) -> u16 {
        if self.ends_at(node) {
            return 0;
        }
        let children = self.nodes[node].children.iter();
        1 + children.map(|&child| self.plies_below(child)).max().unwrap()
    }

    /// The node and everything below it.
    pub fn below(&self, node: usize) -> std::ops::Range<usize> {
        node..node + self.nodes[node].branch.size()
    }

    /// Whether two nodes are the same position: the same key, the same mover, the same game from there.
    pub fn is_same_position(&self, one: usize, other: usize) -> bool {
        fn same(one: &Branch, other: &Branch) -> bool {
            (one.value, one.key, one.children.len())
                == (other.value, other.key, other.children.len())
                && one.children.iter().zip(&other.children).all(|(one, other)| same(one, other))
        }
        let (one, other) = (&self.nodes[one], &self.nodes[other]);
        let parity = (one.depth + other.depth).is_multiple_of(2);
        one.branch.key.is_some() && parity && same(&one.branch, &other.branch)
    }
}

/// A node as the core names it.
pub fn id(node: usize) -> NodeId {
    NodeId::new(u32::try_from(node).unwrap())
}
