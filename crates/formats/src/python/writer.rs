//! Trees as Python calls.

use plyscope_tree::notation::reading::{WalkStep, has_elder, push_python, value, walk};
use plyscope_tree::{NodeId, Tree};

/// Writes calls with all three arguments, as the Swedish page does; moves and positions are left
/// out.
pub(crate) fn write(tree: &Tree) -> String {
    let mut out = String::new();
    walk(tree, |step| match step {
        WalkStep::Enter(node) => enter(&mut out, tree, node),
        WalkStep::Leave(_) => out.push_str("])"),
    });
    out
}

fn enter(out: &mut String, tree: &Tree, node: NodeId) {
    out.push_str(if has_elder(tree, node) { ", Tree(" } else { "Tree(" });
    match tree.name(node) {
        Some(name) => push_python(out, name),
        None => out.push_str("None"),
    }
    out.push_str(", ");
    match (value(tree, node), tree.value(node)) {
        (Some(value), Some(score)) if score.is_finite() => out.push_str(&value),
        (Some(value), _) => out.extend(["float('", &value, "')"]),
        (None, _) => out.push_str("None"),
    }
    out.push_str(", [");
}
