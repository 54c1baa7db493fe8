//! Trees as JSON: objects, and numbers or arrays where those carry everything.

use std::ops::Range;

use crate::notation::writing::{WalkStep, has_elder, push_json, value, walk_part};
use crate::score::Score;
use crate::tree::{NodeId, Tree};

/// Writes an object.
pub(in crate::notation) fn write(tree: &Tree) -> String {
    let mut out = String::new();
    write_part(&mut out, tree, Form::Objects, 0..tree.len());
    out
}

/// The form in which nodes are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Objects, which carry everything; a leaf with nothing but a value is a number.
    Objects,
    /// Nested arrays and numbers.
    Plain,
}

impl Form {
    /// The shortest form that loses nothing of a tree.
    #[must_use]
    pub fn shortest(tree: &Tree) -> Self {
        let has_texts = tree.has_names() || tree.has_moves_or_positions();
        let inside = |node| !tree.is_leaf(node) && tree.value(node).is_some();
        if has_texts || tree.nodes().any(inside) { Self::Objects } else { Self::Plain }
    }
}

/// Writes the part of the text that belongs to a range of nodes; range after range, that is the whole tree.
pub(in crate::notation) fn write_part(
    out: &mut String,
    tree: &Tree,
    form: Form,
    nodes: Range<usize>,
) {
    walk_part(tree, nodes, |step| match (form, step) {
        (Form::Objects, WalkStep::Enter(node)) => enter(out, tree, node),
        (Form::Plain, WalkStep::Enter(node)) => enter_plain(out, tree, node),
        (Form::Objects, WalkStep::Leave(node)) if is_number(tree, node) => {}
        (Form::Objects, WalkStep::Leave(node)) if tree.is_leaf(node) => out.push('}'),
        (Form::Objects, WalkStep::Leave(_)) => out.push_str("]}"),
        (Form::Plain, WalkStep::Leave(node)) if tree.is_leaf(node) => {}
        (Form::Plain, WalkStep::Leave(_)) => out.push(']'),
    });
}

fn enter_plain(out: &mut String, tree: &Tree, node: NodeId) {
    if has_elder(tree, node) {
        out.push(',');
    }
    if tree.is_leaf(node) {
        push_value(out, tree, node);
    } else {
        out.push('[');
    }
}

fn enter(out: &mut String, tree: &Tree, node: NodeId) {
    if has_elder(tree, node) {
        out.push(',');
    }
    if is_number(tree, node) {
        return push_value(out, tree, node);
    }
    out.push('{');
    push_text(out, "name", tree.name(node));
    push_text(out, "move", tree.move_name(node));
    if tree.value(node).is_some() {
        push_key(out, "value");
        push_value(out, tree, node);
    }
    push_text(out, "position", tree.position(node));
    if !tree.is_leaf(node) {
        push_key(out, "children");
        out.push('[');
    }
}

fn push_key(out: &mut String, field: &str) {
    if !out.ends_with('{') {
        out.push(',');
    }
    out.extend(["\"", field, "\":"]);
}

fn push_text(out: &mut String, field: &str, text: Option<&str>) {
    if let Some(text) = text {
        push_key(out, field);
        push_json(out, text);
    }
}

/// Whether a node is written as a number alone: a leaf that has nothing else, and is no root.
fn is_number(tree: &Tree, node: NodeId) -> bool {
    node != NodeId::ROOT && tree.is_leaf(node) && !has_text(tree, node)
}

fn has_text(tree: &Tree, node: NodeId) -> bool {
    tree.name(node).or(tree.move_name(node)).or(tree.position(node)).is_some()
}

fn push_value(out: &mut String, tree: &Tree, node: NodeId) {
    let finite = tree.value(node).is_some_and(Score::is_finite);
    match value(tree, node) {
        Some(value) if finite => out.push_str(&value),
        Some(value) => out.extend(["\"", &value, "\""]),
        None => {}
    }
}

/// Writes nested arrays or a number where they carry everything, else an object.
pub(in crate::notation) fn write_value(tree: &Tree) -> String {
    let mut out = String::new();
    write_part(&mut out, tree, Form::shortest(tree), 0..tree.len());
    out
}
