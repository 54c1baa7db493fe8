//! The base of all writers: a walk without recursion, and quotes.

use std::ops::Range;

use crate::tree::{NodeId, Tree};

/// A step of the walk.
#[derive(Clone, Copy, Debug)]
pub enum WalkStep {
    /// Before a node's children.
    Enter(NodeId),
    /// After a node's children.
    Leave(NodeId),
}

/// Enters and leaves every node, in the order in which text nests.
pub fn walk(tree: &Tree, visit: impl FnMut(WalkStep)) {
    walk_part(tree, 0..tree.len(), visit);
}

/// The part of that walk that belongs to a range of nodes: each node is entered after leaving those that are not
/// above it; after the last node, all are left. Range after range, it is the whole walk.
pub fn walk_part(tree: &Tree, nodes: Range<usize>, mut visit: impl FnMut(WalkStep)) {
    let last = tree.nodes().next_back();
    // The tree has no node after its last one, however far the range goes.
    let nodes = nodes.start..nodes.end.min(tree.len());
    for node in nodes.filter_map(|number| tree.node(u32::try_from(number).ok()?)) {
        let before = node.number().checked_sub(1).map(NodeId::new);
        leave(tree, before, tree.parent(node), &mut visit);
        visit(WalkStep::Enter(node));
        if Some(node) == last {
            leave(tree, last, None, &mut visit);
        }
    }
}

/// Leaves a node and those above it, up to the one that is not left.
fn leave(
    tree: &Tree,
    from: Option<NodeId>,
    stays: Option<NodeId>,
    visit: &mut impl FnMut(WalkStep),
) {
    let mut next = from;
    while let Some(node) = next.filter(|_| next != stays) {
        visit(WalkStep::Leave(node));
        next = tree.parent(node);
    }
}

/// Whether an earlier child of the same parent stands before this node.
pub fn has_elder(tree: &Tree, node: NodeId) -> bool {
    tree.parent(node).is_some_and(|parent| tree.children(parent).first() != Some(&node))
}

/// The node's value as text, where it has one.
pub fn value(tree: &Tree, node: NodeId) -> Option<String> {
    Some(tree.value(node)?.display(tree.decimals()).to_string())
}

/// Writes a text in double quotes, with JSON's escapes.
pub fn push_json(out: &mut String, text: &str) {
    push_quoted(out, text, '"', "\\u00");
}

/// Writes a text in single quotes, with Python's escapes.
pub fn push_python(out: &mut String, text: &str) {
    push_quoted(out, text, '\'', "\\x");
}

/// `control` comes before the two hexadecimal digits of a control character, none of which has more.
fn push_quoted(out: &mut String, text: &str, quote: char, control: &str) {
    out.push(quote);
    for character in text.chars() {
        match character {
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            _ if character == quote || character == '\\' => out.extend(['\\', character]),
            _ if character.is_control() => {
                let digit = |number| char::from_digit(number % 16, 16).unwrap_or_default();
                let number = u32::from(character);
                out.push_str(control);
                out.extend([digit(number / 16), digit(number)]);
            }
            _ => out.push(character),
        }
    }
    out.push(quote);
}
