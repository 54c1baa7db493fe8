//! What the writers share: a walk over the tree that needs no recursion, and quotes.

use crate::tree::{NodeId, Tree};

/// A moment of the walk.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// Before a node's children.
    Enter(NodeId),
    /// Behind a node's children.
    Leave(NodeId),
}

/// Enters and leaves every node, in the order in which text nests.
pub(super) fn walk(tree: &Tree, mut visit: impl FnMut(Step)) {
    let mut open: Vec<NodeId> = Vec::new();
    for node in tree.nodes() {
        while open.last().copied() != tree.parent(node) {
            open.pop().into_iter().for_each(|done| visit(Step::Leave(done)));
        }
        visit(Step::Enter(node));
        open.push(node);
    }
    open.into_iter().rev().for_each(|node| visit(Step::Leave(node)));
}

/// Whether an earlier child of the same parent stands before this node.
pub(super) fn has_elder(tree: &Tree, node: NodeId) -> bool {
    tree.parent(node).is_some_and(|parent| tree.children(parent).first() != Some(&node))
}

/// The node's value as text, where it has one.
pub(super) fn value(tree: &Tree, node: NodeId) -> Option<String> {
    Some(tree.value(node)?.text(tree.decimals()))
}

/// Writes a text in double quotes, with JSON's escapes.
pub fn push_json(out: &mut String, text: &str) {
    push_quoted(out, text, '"', "\\u00");
}

/// Writes a text in single quotes, with Python's escapes.
pub(super) fn push_python(out: &mut String, text: &str) {
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
