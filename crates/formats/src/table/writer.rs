//! Trees as tables with commas.

use plyscope_tree::notation::reading::{is_blank, value};
use std::collections::HashSet;

use plyscope_tree::{NodeId, Tree};

/// Writes a header and a row for each node. Where names do not tell all nodes apart, they have a column, and the nodes
/// are called by their numbers.
pub(crate) fn write(tree: &Tree) -> String {
    let mut seen = HashSet::new();
    let is_told_apart =
        |node| tree.name(node).is_some_and(|name| !name.is_empty() && seen.insert(name));
    let by_name = tree.nodes().all(is_told_apart);
    let has_moves = tree.nodes().any(|node| tree.move_name(node).is_some());
    let has_positions = tree.nodes().any(|node| tree.position(node).is_some());
    let mut out = String::from("parent,child,value");
    let columns = [(!by_name, ",name"), (has_moves, ",move"), (has_positions, ",position")];
    out.extend(columns.into_iter().filter(|(has, _)| *has).map(|(_, title)| title));
    for node in tree.nodes() {
        out.push('\n');
        tree.parent(node).into_iter().for_each(|parent| push_node(&mut out, tree, parent, by_name));
        out.push(',');
        push_node(&mut out, tree, node, by_name);
        out.push(',');
        value(tree, node).into_iter().for_each(|value| out.push_str(&value));
        let texts = [tree.name(node), tree.move_name(node), tree.position(node)];
        for (_, text) in columns.iter().zip(texts).filter(|((has, _), _)| *has) {
            out.push(',');
            text.into_iter().for_each(|text| push_text(&mut out, text));
        }
    }
    out
}

fn push_node(out: &mut String, tree: &Tree, node: NodeId, by_name: bool) {
    match tree.name(node) {
        Some(name) if by_name => push_text(out, name),
        _ => out.push_str(&node.number().to_string()),
    }
}

/// Writes a text in quotes, unless it needs none.
fn push_text(out: &mut String, text: &str) {
    let is_plain = |c: char| !is_blank(c) && !c.is_control() && !matches!(c, '"' | ',');
    let inner = text.trim_matches(is_blank);
    let plain = inner.len() == text.len() && text.chars().all(|c| c == ' ' || is_plain(c));
    if plain && !text.is_empty() {
        out.push_str(text);
    } else {
        out.extend(["\"", &text.replace('"', "\"\""), "\""]);
    }
}
