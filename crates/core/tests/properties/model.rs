//! Games as nested branches, and what they are worth by brute force: written from the
//! definition of minimax, in whole millionths, without the core's scores, arena or horizon.

use plyscope_core::search::{Evaluation, Options};
use plyscope_core::{Literal, NodeId, Player, Score, Tree, TreeBuilder};

/// A value in millionths; the two ends of the range are the infinities.
pub type Worth = i64;
pub const INF: Worth = i64::MAX;

/// A node with all that is below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    pub value: Option<Worth>,
    pub children: Vec<Branch>,
}

impl Branch {
    pub fn leaf(value: Worth) -> Self {
        Self { value: Some(value), children: Vec::new() }
    }

    /// The tree that the core sees.
    pub fn tree(&self) -> Tree {
        fn grow(branch: &Branch, builder: &mut TreeBuilder) {
            builder.open().unwrap();
            if let Some(value) = branch.value {
                builder.set_value(literal(value)).unwrap();
            }
            for child in &branch.children {
                grow(child, builder);
            }
            builder.close().unwrap();
        }
        let mut builder = TreeBuilder::new();
        grow(self, &mut builder);
        builder.finish().unwrap()
    }

    /// The same branch with each value changed.
    pub fn map(&self, change: &mut impl FnMut(Worth) -> Worth) -> Self {
        let value = self.value.map(&mut *change);
        Self { value, children: self.children.iter().map(|child| child.map(change)).collect() }
    }
}

fn literal(value: Worth) -> Literal {
    match value {
        INF => Literal::PosInf,
        _ if value == -INF => Literal::NegInf,
        _ => {
            let units = i32::try_from(value).unwrap();
            Literal::from_score(Score::from_units(units).unwrap(), 6)
        }
    }
}

/// What a score of the tree is in millionths.
pub fn worth_of(tree: &Tree, score: Score) -> Worth {
    if score == Score::POS_INF {
        INF
    } else if score == Score::NEG_INF {
        -INF
    } else {
        Worth::from(score.units()) * 10_i64.pow(6 - u32::from(tree.decimals()))
    }
}

/// A branch with its nodes numbered in preorder.
#[derive(Clone, Debug)]
pub struct Game {
    pub nodes: Vec<Place>,
    pub options: Options,
}

/// Where a node of a game stands.
#[derive(Clone, Debug)]
pub struct Place {
    pub parent: Option<usize>,
    pub depth: u16,
    pub children: Vec<usize>,
    pub value: Option<Worth>,
}

impl Game {
    pub fn new(branch: &Branch, options: &Options) -> Self {
        fn number(branch: &Branch, parent: Option<usize>, depth: u16, nodes: &mut Vec<Place>) {
            let own = nodes.len();
            nodes.push(Place { parent, depth, children: Vec::new(), value: branch.value });
            if let Some(parent) = parent {
                nodes[parent].children.push(own);
            }
            for child in &branch.children {
                number(child, Some(own), depth + 1, nodes);
            }
        }
        let mut nodes = Vec::new();
        number(branch, None, 0, &mut nodes);
        Self { nodes, options: *options }
    }

    pub fn max_moves_at(&self, node: usize) -> bool {
        (self.options.root == Player::Max) == self.nodes[node].depth.is_multiple_of(2)
    }

    pub fn ends_at(&self, node: usize) -> bool {
        let Place { depth, children, .. } = &self.nodes[node];
        children.is_empty() || self.options.depth.is_some_and(|limit| *depth >= limit)
    }

    /// The static value, seen by MAX.
    pub fn static_worth(&self, node: usize) -> Option<Worth> {
        let own_view = self.options.evaluation == Evaluation::SideToMove;
        let turned = own_view && !self.max_moves_at(node);
        self.nodes[node].value.map(|value| if turned { -value } else { value })
    }

    /// The minimax value, seen by MAX.
    pub fn worth(&self, node: usize) -> Worth {
        if self.ends_at(node) {
            return self.static_worth(node).unwrap();
        }
        let children = self.nodes[node].children.iter().map(|&child| self.worth(child));
        if self.max_moves_at(node) { children.max() } else { children.min() }.unwrap()
    }

    /// The node's children that keep its value.
    pub fn optimal(&self, node: usize) -> Vec<usize> {
        let value = self.worth(node);
        let children = self.nodes[node].children.iter().copied();
        children.filter(|&child| self.worth(child) == value).collect()
    }

    /// The node and everything below it.
    pub fn below(&self, node: usize) -> Vec<usize> {
        let mut found = vec![node];
        for &child in &self.nodes[node].children {
            found.extend(self.below(child));
        }
        found
    }

    /// The same game with each node's value changed.
    pub fn with_values(&self, change: impl Fn(usize, Worth) -> Worth) -> Self {
        let mut changed = self.clone();
        for (number, place) in changed.nodes.iter_mut().enumerate() {
            place.value = place.value.map(|value| change(number, value));
        }
        changed
    }

    /// The game as a branch again.
    pub fn branch(&self, node: usize) -> Branch {
        let Place { value, children, .. } = &self.nodes[node];
        Branch {
            value: *value,
            children: children.iter().map(|&child| self.branch(child)).collect(),
        }
    }
}

pub fn id(node: usize) -> NodeId {
    NodeId::new(u32::try_from(node).unwrap())
}
