//! What a tree is worth by brute force: the definition of minimax, in whole millionths, without the core's scores and horizon.

use plyscope_search::{Evaluation, Options};
use plyscope_tree::{NodeId, Player, Score, Tree};

/// A value seen by MAX, in millionths; the two ends of the range are the infinities.
pub type Worth = i64;
pub const INF: Worth = i64::MAX;

/// What a score of the tree is worth.
pub fn worth(tree: &Tree, score: Score) -> Worth {
    match score {
        Score::POS_INF => INF,
        Score::NEG_INF => -INF,
        _ => Worth::from(score.units()) * 10_i64.pow(6 - u32::from(tree.decimals())),
    }
}

/// The value that stands at a node; `None` if it has none.
pub fn static_worth(tree: &Tree, node: NodeId, options: &Options) -> Option<Worth> {
    let value = worth(tree, tree.value(node)?);
    let turned = options.evaluation == Evaluation::SideToMove && !max_moves(tree, node, options);
    Some(if turned { -value } else { value })
}

/// The tree's value down to a depth; `None` if a node at the horizon has no static value.
pub fn minimax(tree: &Tree, options: &Options, depth: Option<u16>) -> Option<Worth> {
    below(tree, NodeId::ROOT, options, depth)
}

fn below(tree: &Tree, node: NodeId, options: &Options, depth: Option<u16>) -> Option<Worth> {
    let children = tree.children(node);
    if children.is_empty() || depth == Some(0) {
        return static_worth(tree, node, options);
    }
    let depth = depth.map(|depth| depth - 1);
    let values = children.iter().map(|&child| below(tree, child, options, depth));
    let values = values.collect::<Option<Vec<_>>>()?.into_iter();
    if max_moves(tree, node, options) { values.max() } else { values.min() }
}

fn max_moves(tree: &Tree, node: NodeId, options: &Options) -> bool {
    (options.root == Player::Max) == tree.depth(node).is_multiple_of(2)
}
