//! Trees in Newick.

use plyscope_tree::notation::reading::{WalkStep, has_elder, is_number, value, walk};
use plyscope_tree::{NodeId, Tree};

/// Writes names and values; moves and positions are left out. In quotes, a name may go over several lines.
pub(crate) fn write(tree: &Tree) -> String {
    let mut out = String::new();
    walk(tree, |step| match step {
        WalkStep::Enter(node) => {
            if has_elder(tree, node) {
                out.push(',');
            }
            if tree.is_leaf(node) {
                label(&mut out, tree, node);
            } else {
                out.push('(');
            }
        }
        WalkStep::Leave(node) if tree.is_leaf(node) => {}
        WalkStep::Leave(node) => {
            out.push(')');
            label(&mut out, tree, node);
        }
    });
    out.push(';');
    out
}

fn label(out: &mut String, tree: &Tree, node: NodeId) {
    match tree.name(node) {
        Some(name) if is_bare(name) => out.push_str(name),
        Some(name) => out.extend(["'", &name.replace('\'', "''"), "'"]),
        None => {}
    }
    value(tree, node).into_iter().for_each(|value| out.extend([":", &value]));
}

/// Whether a name needs no quotes in any program, and is no number.
fn is_bare(name: &str) -> bool {
    !name.is_empty()
        && !is_number(name)
        && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-'))
}
