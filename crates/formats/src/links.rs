//! Trees whose nodes are said in any order, by what leads from one to the other.

use plyscope_tree::notation::reading::{Cursor, ParseError, ParseErrorKind, Place, Reader};
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;

use plyscope_tree::Groups;
use plyscope_tree::Literal;
use plyscope_tree::{MAX_NODES, NodeId};

/// A node.
#[derive(Debug, Default)]
pub(super) struct Node {
    /// The offset where the text names it first.
    pub(super) start: usize,
    pub(super) name: Option<String>,
    pub(super) move_name: Option<String>,
    pub(super) position: Option<String>,
    /// The value and its offset.
    pub(super) value: Option<(usize, Literal)>,
    /// The edge that leads to it.
    edge: Option<usize>,
}

/// What leads from a parent to a child.
#[derive(Clone, Copy, Debug)]
struct Edge {
    parent: usize,
    child: usize,
    /// The offset of the child in it.
    start: usize,
}

/// The nodes and edges so far.
#[derive(Debug, Default)]
pub(super) struct Links<'a> {
    pub(super) nodes: Vec<Node>,
    /// What the text calls each node.
    pub(super) ids: Vec<Cow<'a, str>>,
    numbers: HashMap<Cow<'a, str>, usize>,
    edges: Vec<Edge>,
    /// Where the text names nodes, or says more of them: in its order, each place before those inside it.
    places: Vec<(usize, Range<usize>)>,
}

impl<'a> Links<'a> {
    /// The number of the node that the text calls so here.
    pub(super) fn node(
        &mut self,
        cursor: &Cursor<'_>,
        id: Cow<'a, str>,
        range: Range<usize>,
    ) -> Result<usize, Box<ParseError>> {
        let start = range.start;
        if let Some(&number) = self.numbers.get(&id) {
            self.places.push((number, range));
            return Ok(number);
        }
        let number = self.nodes.len();
        if number == MAX_NODES {
            return Err(cursor.error(start, ParseErrorKind::TooManyNodes { limit: MAX_NODES }));
        }
        self.nodes.push(Node { start, ..Node::default() });
        self.ids.push(id.clone());
        self.numbers.insert(id, number);
        self.places.push((number, range));
        Ok(number)
    }

    /// The number of places so far.
    pub(super) fn placed(&self) -> usize {
        self.places.len()
    }

    /// Notes that a part of the text is about a node, with the places from this one on inside it.
    pub(super) fn place(&mut self, node: usize, range: Range<usize>, before: usize) {
        self.places.insert(before, (node, range));
    }

    /// Leads from a parent to a child, which may have other parents: it is one position then.
    pub(super) fn lead(&mut self, parent: usize, (child, start): (usize, usize)) {
        let edge = self.edges.len();
        let node = &mut self.nodes[child];
        if node.edge.is_some() {
            node.position = Some(self.ids[child].clone().into_owned());
        }
        node.edge.get_or_insert(edge);
        self.edges.push(Edge { parent, child, start });
    }

    /// The number of the next edge.
    pub(super) fn next_edge(&self) -> usize {
        self.edges.len()
    }

    /// Leads from a parent to a child. From edge `since` on, an edge may come again.
    pub(super) fn connect(
        &mut self,
        cursor: &Cursor<'_>,
        parent: usize,
        (child, start): (usize, usize),
        since: usize,
    ) -> Result<(), Box<ParseError>> {
        if let Some(edge) = self.nodes[child].edge {
            if self.edges[edge].parent != parent {
                return Err(cursor.error(start, ParseErrorKind::SecondParent));
            }
            if edge < since {
                return Err(cursor.error(start, ParseErrorKind::Repeated));
            }
            return Ok(());
        }
        self.nodes[child].edge = Some(self.edges.len());
        self.edges.push(Edge { parent, child, start });
        Ok(())
    }

    /// The nodes to which edges lead from this one on.
    pub(super) fn children_since(&self, edge: usize) -> impl Iterator<Item = usize> {
        self.edges[edge..].iter().map(|edge| edge.child)
    }

    /// The children of each node, in the order of their edges.
    pub(super) fn children(&self) -> Groups<usize> {
        Groups::new(self.nodes.len(), self.edges.iter().map(|edge| (edge.parent, edge.child)))
    }

    /// Makes the tree.
    pub(super) fn plant(
        &self,
        reader: &mut Reader<'_, ()>,
        children: &Groups<usize>,
    ) -> Result<(), Box<ParseError>> {
        let root = self.root(&reader.cursor, children)?;
        let mut planted = vec![NodeId::ROOT; self.nodes.len()];
        let mut is_open = vec![false; self.nodes.len()];
        // The nodes that are open, each with the number of its children that are done.
        let mut open: Vec<(usize, usize)> = Vec::new();
        let mut next = Some(root);
        loop {
            if let Some(node) = next {
                if std::mem::replace(&mut is_open[node], true) {
                    let start = self.nodes[node].start;
                    return Err(reader.cursor.error(start, ParseErrorKind::Cycle));
                }
                self.open(reader, node)?;
                planted[node] = reader.node().current().unwrap_or(NodeId::ROOT);
                open.push((node, 0));
            }
            let Some((node, done)) = open.last_mut() else { break };
            next = children.of(*node).get(*done).copied();
            *done += 1;
            if next.is_none() {
                reader.close_node(self.nodes[*node].start)?;
                is_open[*node] = false;
                open.pop();
            }
        }
        let places = self
            .places
            .iter()
            .map(|(node, range)| Place { node: planted[*node], range: range.clone() });
        reader.places = places.collect();
        Ok(())
    }

    fn open(&self, reader: &mut Reader<'_, ()>, node: usize) -> Result<(), Box<ParseError>> {
        let node = &self.nodes[node];
        reader.open_node(node.start)?;
        node.name.iter().for_each(|name| reader.node().set_name(name));
        node.move_name.iter().for_each(|name| reader.node().set_move(name));
        node.position.iter().for_each(|key| reader.node().set_position(key));
        node.value.map_or(Ok(()), |(start, value)| reader.set_value(start, value))
    }

    /// The one node that is no child, if all others are below it.
    fn root(
        &self,
        cursor: &Cursor<'_>,
        children: &Groups<usize>,
    ) -> Result<usize, Box<ParseError>> {
        let mut roots = (0..self.nodes.len()).filter(|&node| self.nodes[node].edge.is_none());
        let Some(root) = roots.next() else { return Err(self.cycle(cursor, 0)) };
        if let Some(second) = roots.next() {
            let start = self.nodes[second].start;
            return Err(cursor.error(start, ParseErrorKind::SecondRoot));
        }
        let mut reached = vec![false; self.nodes.len()];
        let mut next = vec![root];
        while let Some(node) = next.pop() {
            // Several may lead to it.
            if !std::mem::replace(&mut reached[node], true) {
                next.extend(children.of(node));
            }
        }
        match reached.iter().position(|&reached| !reached) {
            Some(node) => Err(self.cycle(cursor, node)),
            None => Ok(root),
        }
    }

    /// The error at an edge of the cycle that lies above this node.
    fn cycle(&self, cursor: &Cursor<'_>, node: usize) -> Box<ParseError> {
        let mut seen = vec![false; self.nodes.len()];
        let (mut node, mut start) = (node, self.nodes[node].start);
        while let Some(edge) = self.nodes[node].edge.map(|edge| self.edges[edge]) {
            start = edge.start;
            if std::mem::replace(&mut seen[node], true) {
                break;
            }
            node = edge.parent;
        }
        cursor.error(start, ParseErrorKind::Cycle)
    }
}
