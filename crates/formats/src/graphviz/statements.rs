//! The statements of a graph: nodes, edges, subgraphs and attributes.

use plyscope_tree::notation::reading::{LeftOut, ParseError, ParseErrorKind, Reader, Wanted};
use std::ops::Range;

use super::attributes::{self, Label};
use super::ids::Id;
use crate::links::Links;

/// A graph as far as it was read.
#[derive(Debug)]
pub(super) struct Graph<'a> {
    /// Whether edges are `->`, not `--`.
    arrows: bool,
    pub(super) links: Links<'a>,
    /// The label of each node.
    pub(super) labels: Vec<Option<Label>>,
    /// The nodes as they were named, each with its offset: an operand of an edge is a range of them.
    named: Vec<(usize, usize)>,
    /// The brackets that are open.
    scopes: Vec<Scope>,
}

/// The inside of a bracket.
#[derive(Debug)]
struct Scope {
    /// The offset of the bracket.
    opened: usize,
    /// The first node that was named in it.
    first: usize,
    statement: Statement,
}

/// The statement before the cursor.
#[derive(Clone, Debug, Default)]
struct Statement {
    /// The operand before the arrow, if an arrow is the last thing.
    left: Option<Range<usize>>,
    /// The last operand, if nothing follows it yet.
    operand: Option<Range<usize>>,
    /// The first edge of it.
    edges: usize,
}

impl<'a> Graph<'a> {
    pub(super) fn new(arrows: bool) -> Self {
        Self {
            arrows,
            links: Links::default(),
            labels: Vec::new(),
            named: Vec::new(),
            scopes: Vec::new(),
        }
    }

    fn open(&mut self, opened: usize) {
        let statement = Statement::default();
        self.scopes.push(Scope { opened, first: self.named.len(), statement });
    }

    fn statement(&mut self) -> Option<&mut Statement> {
        self.scopes.last_mut().map(|scope| &mut scope.statement)
    }

    /// The node with this id, which stands here.
    fn node(
        &mut self,
        reader: &Reader<'a, ()>,
        id: Id<'a>,
        Range { start, end }: Range<usize>,
    ) -> Result<(), Box<ParseError>> {
        let number = self.links.node(&reader.cursor, id.text, start..end)?;
        self.labels.resize_with(self.links.nodes.len(), || None);
        self.named.push((number, start));
        Ok(())
    }

    /// Takes the nodes from here on as the next operand, to which edges lead from the one before the arrow.
    fn operand(&mut self, reader: &Reader<'a, ()>, first: usize) -> Result<(), Box<ParseError>> {
        let operand = first..self.named.len();
        let next_edge = self.links.next_edge();
        let Some(statement) = self.scopes.last_mut().map(|scope| &mut scope.statement) else {
            return Ok(());
        };
        let left = statement.left.take();
        statement.operand = Some(operand.clone());
        let Some(left) = left else {
            statement.edges = next_edge;
            return Ok(());
        };
        let since = statement.edges;
        let Some(&(parent, _)) = self.named.get(left.start).filter(|_| !left.is_empty()) else {
            return Ok(());
        };
        // Two nodes before an arrow give what is after it two parents.
        let second = self.named[left].iter().find(|&&(node, _)| node != parent);
        for &child in &self.named[operand] {
            self.links.connect(&reader.cursor, parent, child, since)?;
            if second.is_some() {
                return Err(reader.cursor.error(child.1, ParseErrorKind::SecondParent));
            }
        }
        Ok(())
    }

    /// Notes that attributes end here, which are about the node before them, or about an edge to it.
    fn described(&mut self, end: usize) {
        let operand = self.scopes.last().and_then(|scope| scope.statement.operand.clone());
        if let Some([(node, start)]) = operand.map(|operand| &self.named[operand]) {
            self.links.place(*node, *start..end, self.links.placed() - 1);
        }
    }

    /// Gives a label to what it stands after: a node, or the edges of a statement.
    fn label(&mut self, label: Label) {
        let Some(statement) = self.scopes.last().map(|scope| &scope.statement) else { return };
        let edges = statement.edges;
        if edges < self.links.next_edge() {
            let children: Vec<_> = self.links.children_since(edges).collect();
            for child in children {
                self.links.nodes[child].move_name = Some(label.text.clone());
            }
        } else if let Some(operand) = statement.operand.clone()
            && let [(node, _)] = self.named[operand]
        {
            self.labels[node] = Some(label);
        }
    }
}

/// Reads all from the opening bracket to the one that closes it.
pub(super) fn read<'a>(
    reader: &mut Reader<'a, ()>,
    graph: &mut Graph<'a>,
) -> Result<(), Box<ParseError>> {
    graph.open(reader.cursor.offset());
    reader.cursor.bump();
    while let Some(opened) = graph.scopes.last().map(|scope| scope.opened) {
        reader.cursor.skip_blanks();
        let start = reader.cursor.offset();
        match reader.cursor.peek() {
            None => {
                let opening = reader.cursor.opening(opened);
                return Err(reader.cursor.error(start, ParseErrorKind::UnclosedBracket(opening)));
            }
            Some('{') => {
                graph.open(start);
                reader.cursor.bump();
            }
            Some('}') => {
                end_statement(reader, graph)?;
                reader.cursor.bump();
                if let Some(scope) = graph.scopes.pop() {
                    graph.operand(reader, scope.first)?;
                }
            }
            Some(';' | ',') => {
                end_statement(reader, graph)?;
                reader.cursor.bump();
            }
            Some('[') => attributes_of(reader, graph)?,
            Some('-') if reader.cursor.looking_at("->") || reader.cursor.looking_at("--") => {
                arrow(reader, graph)?;
            }
            Some(_) => word(reader, graph)?,
        }
    }
    Ok(())
}

/// Ends the statement before the cursor, which an arrow must not be the last of.
fn end_statement<'a>(
    reader: &Reader<'a, ()>,
    graph: &mut Graph<'a>,
) -> Result<(), Box<ParseError>> {
    let statement = graph.statement().map(std::mem::take);
    match statement.and_then(|statement| statement.left) {
        Some(_) => reader.wanted(reader.cursor.offset(), Wanted::GraphNode),
        None => Ok(()),
    }
}

fn arrow<'a>(reader: &mut Reader<'a, ()>, graph: &mut Graph<'a>) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    let (edge, wanted) = if graph.arrows { ("->", Wanted::Arrow) } else { ("--", Wanted::Line) };
    if !reader.cursor.looking_at(edge) {
        return reader.wanted(start, wanted);
    }
    let operand = graph.statement().and_then(|statement| statement.operand.take());
    if operand.is_none() {
        return reader.wanted(start, Wanted::GraphNode);
    }
    graph.statement().into_iter().for_each(|statement| statement.left.clone_from(&operand));
    reader.cursor.bump();
    reader.cursor.bump();
    Ok(())
}

/// Reads the attributes after a node, an edge or a subgraph, which end its statement.
fn attributes_of<'a>(
    reader: &mut Reader<'a, ()>,
    graph: &mut Graph<'a>,
) -> Result<(), Box<ParseError>> {
    let has_operand = graph.statement().is_some_and(|statement| statement.operand.is_some());
    if !has_operand {
        return reader.wanted(reader.cursor.offset(), Wanted::GraphNode);
    }
    attributes::read(reader)?.into_iter().for_each(|label| graph.label(label));
    graph.described(reader.cursor.end_before());
    end_statement(reader, graph)
}

/// Reads a node, or what begins with a keyword or an attribute's name.
fn word<'a>(reader: &mut Reader<'a, ()>, graph: &mut Graph<'a>) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    let Some(id) = Id::read(&mut reader.cursor)? else {
        return reader.wanted(start, Wanted::GraphNode);
    };
    let end = reader.cursor.offset();
    reader.cursor.skip_blanks();
    let next = reader.cursor.peek();
    if id.is("subgraph") {
        if next != Some('{') && Id::read(&mut reader.cursor)?.is_some() {
            reader.leave_out(LeftOut::Subgraphs);
            reader.cursor.skip_blanks();
        }
        return match reader.cursor.peek() {
            Some('{') => Ok(()),
            _ => reader.wanted(reader.cursor.offset(), Wanted::Mark { mark: '{' }),
        };
    }
    if next == Some('[') && ["graph", "node", "edge"].iter().any(|keyword| id.is(keyword)) {
        end_statement(reader, graph)?;
        // A label for all of them is the same for all of them.
        if attributes::read(reader)?.is_some() {
            reader.leave_out(LeftOut::Attributes);
        }
        return Ok(());
    }
    if next == Some('=') {
        end_statement(reader, graph)?;
        reader.cursor.bump();
        reader.cursor.skip_blanks();
        let start = reader.cursor.offset();
        reader.leave_out(LeftOut::Attributes);
        return match Id::read(&mut reader.cursor)? {
            Some(_) => Ok(()),
            None => reader.wanted(start, Wanted::Attribute),
        };
    }
    let first = graph.named.len();
    graph.node(reader, id, start..end)?;
    ports(reader)?;
    graph.operand(reader, first)
}

/// Moves over `:side` after a node.
fn ports(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    loop {
        reader.cursor.skip_blanks();
        if !reader.cursor.eat(':') {
            return Ok(());
        }
        reader.leave_out(LeftOut::Ports);
        reader.cursor.skip_blanks();
        let start = reader.cursor.offset();
        if Id::read(&mut reader.cursor)?.is_none() {
            return reader.wanted(start, Wanted::Text);
        }
    }
}
