//! What a tree is worth by brute force: the definition of minimax, in whole millionths, without the core's scores and horizon.

use plyscope_search::{Evaluation, Options, Reuse};
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

/// The least and the greatest value that a search to this depth may take for the tree's: where deeper entries of a table
/// answer, each line may end at the horizon or anywhere beyond it.
pub fn range(tree: &Tree, options: &Options, depth: Option<u16>) -> Option<(Worth, Worth)> {
    let value = minimax(tree, options, depth)?;
    match options.reuse {
        Reuse::Equal => Some((value, value)),
        Reuse::AtLeast => Some(beyond(tree, NodeId::ROOT, options, depth)),
    }
}

fn beyond(tree: &Tree, node: NodeId, options: &Options, depth: Option<u16>) -> (Worth, Worth) {
    let children = tree.children(node);
    let own = static_worth(tree, node, options).filter(|_| depth == Some(0) || children.is_empty());
    let depth = depth.map(|depth| depth.saturating_sub(1));
    let each = children.iter().map(|&child| beyond(tree, child, options, depth));
    let (lows, highs): (Vec<_>, Vec<_>) = each.unzip();
    let max = max_moves(tree, node, options);
    let best = |all: Vec<Worth>| if max { all.into_iter().max() } else { all.into_iter().min() };
    let found: Vec<_> = [best(lows), best(highs), own].into_iter().flatten().collect();
    let least = found.iter().copied().min().unwrap_or(-INF);
    (least, found.into_iter().max().unwrap_or(INF))
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
