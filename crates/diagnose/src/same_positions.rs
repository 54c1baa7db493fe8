//! Trees in which equal subtrees are one position, as a transposition table may meet them.

use plyscope_tree::{NodeId, Tree};
use std::collections::BTreeMap;

/// A tree as JSON, in which equal subtrees of the same mover, with children, are one position. Inner nodes without a
/// static value get this one.
#[must_use]
pub fn with_positions(tree: &Tree, inner: Option<i32>) -> String {
    let mut texts = BTreeMap::new();
    for number in 0..tree.len() as u32 {
        let node = NodeId::new(number);
        if !tree.is_leaf(node) {
            let key = (tree.depth(node) % 2, json(tree, node, inner, &|_| None));
            texts.entry(key).or_insert_with(Vec::new).push(node);
        }
    }
    let repeated = texts.into_values().filter(|nodes| nodes.len() > 1);
    let mut keys = BTreeMap::new();
    for (number, nodes) in (1..).zip(repeated) {
        keys.extend(nodes.into_iter().map(|node| (node.number(), number)));
    }
    json(tree, NodeId::ROOT, inner, &|node| keys.get(&node.number()).copied())
}

fn json(
    tree: &Tree,
    node: NodeId,
    inner: Option<i32>,
    key: &dyn Fn(NodeId) -> Option<u32>,
) -> String {
    let value = tree.value(node).map(|value| value.display(tree.decimals()).to_string());
    if tree.is_leaf(node) {
        return value.unwrap_or_default();
    }
    let children = tree.children(node).iter().map(|&child| json(tree, child, inner, key));
    let children = format!("[{}]", children.collect::<Vec<_>>().join(","));
    let value = value.or_else(|| inner.map(|inner| inner.to_string()));
    let key = key(node).map(|key| format!(r#""position":"p{key}","#));
    let value = value.map(|value| format!(r#""value":{value},"#));
    if key.is_none() && value.is_none() {
        return children;
    }
    let (key, value) = (key.unwrap_or_default(), value.unwrap_or_default());
    format!(r#"{{{key}{value}"children":{children}}}"#)
}
