//! Trees as flowcharts.

use plyscope_tree::Tree;
use plyscope_tree::notation::reading::value;

use crate::entry;

/// Writes a node and a link on each line, with labels for names, values and moves; positions are left out.
pub(crate) fn write(tree: &Tree) -> String {
    let mut out = String::from("flowchart TD");
    for node in tree.nodes() {
        out.push_str("\n  ");
        if let Some(parent) = tree.parent(node) {
            out.extend(["n", &parent.number().to_string(), " --> "]);
            if let Some(name) = tree.move_name(node) {
                push(&mut out, ["|\"", "\"| "], name);
            }
        }
        let mut label = String::new();
        entry::push(&mut label, tree.name(node), value(tree, node).as_deref());
        out.extend(["n", &node.number().to_string()]);
        push(&mut out, ["[\"", "\"]"], &label);
    }
    out
}

/// Writes a text so that Mermaid shows just this one.
fn push(out: &mut String, [before, after]: [&str; 2], text: &str) {
    out.push_str(before);
    for character in text.chars() {
        match character {
            '\n' => out.push_str("<br>"),
            c if c.is_control() || matches!(c, '"' | '#' | '<' | '>' | '&' | '`' | '|') => {
                out.push_str(&format!("#{};", u32::from(c)));
            }
            ' ' if out.ends_with(before) => out.push_str("#32;"),
            _ => out.push(character),
        }
    }
    out.push_str(after);
}
