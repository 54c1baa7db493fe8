//! Trees as Graphviz.

use crate::entry;
use plyscope_tree::Tree;
use plyscope_tree::notation::reading::value;

/// Writes a node and an edge on each line, with labels for names, values and moves; positions are left out.
pub(crate) fn write(tree: &Tree) -> String {
    let mut out = String::from("digraph {\n");
    for node in tree.nodes() {
        let number = node.number().to_string();
        let mut label = String::new();
        entry::push(&mut label, tree.name(node), value(tree, node).as_deref());
        if let Some(parent) = tree.parent(node) {
            out.extend(["  n", &parent.number().to_string(), " -> n", &number]);
            if let Some(name) = tree.move_name(node) {
                push_label(&mut out, name);
            }
            out.push_str(";\n");
        }
        out.extend(["  n", &number]);
        push_label(&mut out, &label);
        out.push_str(";\n");
    }
    out.push('}');
    out
}

/// Writes a label so that Graphviz shows just this text.
fn push_label(out: &mut String, label: &str) {
    out.push_str(" [label=\"");
    for character in label.chars() {
        match character {
            '\n' => out.push_str("\\n"),
            '"' | '\\' => out.extend(['\\', character]),
            _ => out.push(character),
        }
    }
    out.push_str("\"]");
}
