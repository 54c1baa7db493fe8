//! Trees in the plainest form, as lists in lists, and edits of them: slow, recursive, and on their own.

pub(crate) mod editing;

use std::collections::HashSet;

use plyscope_tree::random::SplitMix;
use plyscope_tree::{Literal, NodeId, Tree, TreeBuilder};

/// A node with all that is below it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plain {
    /// What tells it from every other node that there ever was; 0 for a new one.
    pub(crate) id: u64,
    pub(crate) name: Name,
    pub(crate) move_name: Option<String>,
    pub(crate) position: Option<String>,
    pub(crate) value: Option<Literal>,
    pub(crate) children: Vec<Plain>,
}

/// What is known of a node's name.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Name {
    Is(Option<String>),
    /// Another one than all that there were.
    New,
}

impl Plain {
    pub(crate) fn leaf(value: Option<Literal>) -> Self {
        let none = (None, None);
        let (move_name, position) = none;
        Self { id: 0, name: Name::New, move_name, position, value, children: Vec::new() }
    }

    /// The tree, as it is read from its public face.
    pub(crate) fn of(tree: &Tree, node: NodeId) -> Self {
        let text = |text: Option<&str>| text.map(ToOwned::to_owned);
        Self {
            id: u64::from(node.number()) + 1,
            name: Name::Is(text(tree.name(node))),
            move_name: text(tree.move_name(node)),
            position: text(tree.position(node)),
            value: tree.value(node).map(|score| Literal::from_score(score, tree.decimals())),
            children: tree.children(node).iter().map(|&child| Self::of(tree, child)).collect(),
        }
    }

    pub(crate) fn tree(&self) -> Tree {
        let mut builder = TreeBuilder::new();
        self.build(&mut builder);
        builder.finish().unwrap()
    }

    fn build(&self, builder: &mut TreeBuilder) {
        builder.open().unwrap();
        if let Name::Is(Some(name)) = &self.name {
            builder.set_name(name);
        }
        self.move_name.iter().for_each(|name| builder.set_move(name));
        self.position.iter().for_each(|key| builder.set_position(key));
        self.value.iter().for_each(|&value| builder.set_value(value).unwrap());
        self.children.iter().for_each(|child| child.build(builder));
        builder.close().unwrap();
    }

    /// The nodes in preorder.
    pub(crate) fn nodes(&self) -> Vec<&Self> {
        let below = self.children.iter().flat_map(Self::nodes);
        std::iter::once(self).chain(below).collect()
    }

    /// The ids in preorder.
    pub(crate) fn ids(&self) -> Vec<u64> {
        self.nodes().iter().map(|node| node.id).collect()
    }

    pub(crate) fn node(&mut self, id: u64) -> &mut Self {
        self.find(id).unwrap()
    }

    fn find(&mut self, id: u64) -> Option<&mut Self> {
        if self.id == id {
            return Some(self);
        }
        self.children.iter_mut().find_map(|child| child.find(id))
    }

    /// The parent of a node, and its place there.
    pub(crate) fn above(&mut self, id: u64) -> Option<(&mut Self, usize)> {
        if let Some(place) = self.children.iter().position(|child| child.id == id) {
            return Some((self, place));
        }
        self.children.iter_mut().find_map(|child| child.above(id))
    }

    pub(crate) fn depth(&self) -> usize {
        self.children.iter().map(|child| child.depth() + 1).max().unwrap_or(0)
    }

    pub(crate) fn each(&mut self, change: &mut impl FnMut(&mut Self)) {
        change(self);
        self.children.iter_mut().for_each(|child| child.each(change));
    }

    /// All names.
    pub(crate) fn names(&self) -> HashSet<String> {
        let name = |node: &&Self| match &node.name {
            Name::Is(name) => name.clone(),
            Name::New => None,
        };
        self.nodes().iter().filter_map(name).collect()
    }

    /// Gives the nodes whose ids are new the ids from here on.
    pub(crate) fn number(&mut self, next: &mut u64) {
        self.each(&mut |node| {
            if node.id == 0 {
                node.id = *next;
                *next += 1;
            }
        });
    }
}

/// A random tree of up to some dozens of nodes.
pub(crate) fn random_plain(random: &mut SplitMix) -> Plain {
    let names = ["none", "some", "all", "numbers", "leaves"][random.below(5) as usize];
    let keys = random.below(4) == 0;
    let places = [0, 0, 0, 1, 2, 6][random.below(6) as usize];
    let mut count = 0;
    grown(random, 0, &mut |random, leaf| {
        count += 1;
        let named = match names {
            "all" | "numbers" => true,
            "some" => random.below(3) == 0,
            "leaves" => leaf,
            _ => false,
        };
        let kind = if names == "numbers" { "" } else { ["", "N"][usize::from(count % 2 == 0)] };
        let value = leaf || random.below(5) == 0;
        Plain {
            id: count,
            name: Name::Is(named.then(|| format!("{kind}{}", count + 3))),
            move_name: (keys && random.below(3) == 0).then(|| format!("m{count}")),
            position: None,
            value: value.then(|| random_value(random, places)),
            children: Vec::new(),
        }
    })
}

fn grown(
    random: &mut SplitMix,
    depth: u64,
    make: &mut impl FnMut(&mut SplitMix, bool) -> Plain,
) -> Plain {
    let children = if random.below(5) < depth { 0 } else { random.below(4) };
    let mut node = make(random, children == 0);
    node.children = (0..children).map(|_| grown(random, depth + 1, make)).collect();
    node
}

pub(crate) fn random_value(random: &mut SplitMix, places: u32) -> Literal {
    match random.below(20) {
        0 => Literal::PosInf,
        1 => Literal::NegInf,
        _ => Literal::parse(&format!("{}e-{places}", random.below(40) as i64 - 20)).unwrap(),
    }
}
