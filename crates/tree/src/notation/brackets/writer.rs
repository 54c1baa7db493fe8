//! Trees as nested brackets.

use crate::notation::cursor::{is_blank, is_delimiter};
use crate::notation::writing::{WalkStep, has_elder, push_json, value, walk};
use crate::tree::{NodeId, Tree};

/// Writes names where there are any, and static values after their brackets; moves and positions
/// are left out.
pub(in crate::notation) fn write(tree: &Tree) -> String {
    let mut out = String::new();
    walk(tree, |step| match step {
        WalkStep::Enter(node) => enter(&mut out, tree, node),
        WalkStep::Leave(node) if tree.is_leaf(node) => {}
        WalkStep::Leave(node) => {
            out.push(']');
            value(tree, node).into_iter().for_each(|value| out.extend(["=", &value]));
        }
    });
    out
}

fn enter(out: &mut String, tree: &Tree, node: NodeId) {
    if has_elder(tree, node) {
        out.push_str(", ");
    }
    if let Some(name) = tree.name(node) {
        if is_bare(name) {
            out.push_str(name);
        } else {
            push_json(out, name);
        }
        out.push_str(": ");
    }
    if tree.is_leaf(node) {
        value(tree, node).into_iter().for_each(|value| out.push_str(&value));
    } else {
        out.push('[');
    }
}

/// Whether a name needs no quotes.
fn is_bare(name: &str) -> bool {
    let is_plain = |c: char| !is_blank(c) && !is_delimiter(c) && !c.is_control() && c != '\\';
    !name.is_empty() && !name.starts_with('\'') && name.chars().all(is_plain)
}
