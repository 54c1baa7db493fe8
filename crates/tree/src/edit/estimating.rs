//! Static values for interior nodes that have none.

use super::filling::{Range, number};
use super::selection::{below, first};
use super::values::with_values;
use super::{EditError, Rebuilt, View, literal};
use crate::random::SplitMix;
use crate::score::{Literal, Score};
use crate::tree::{NodeId, Tree};
use serde::Deserialize;

/// What static values are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(concrete(V = String)))]
#[serde(rename_all = "kebab-case")]
pub enum Estimate<V = Literal> {
    /// The mean of the finite values of all leaves below the node, rounded to the tree's decimal places, halves away from
    /// zero. Where no leaf is finite, the first leaf's value.
    Mean,
    /// The value of the first leaf below the node.
    FirstLeaf,
    /// The minimax value with an error drawn uniformly from −`most` to `most`, and kept within the range of scores. An
    /// infinite value has no error.
    Noise {
        /// The greatest error, at least 0.
        most: V,
        /// The seed of the errors.
        seed: u64,
    },
}

impl Estimate<String> {
    /// The same with the value of its text.
    pub(super) fn read(&self) -> Result<Estimate, EditError> {
        Ok(match self {
            Self::Mean => Estimate::Mean,
            Self::FirstLeaf => Estimate::FirstLeaf,
            Self::Noise { most, seed } => Estimate::Noise { most: literal(most)?, seed: *seed },
        })
    }
}

/// The tree with static values for these nodes and all below them, where an interior node has none. In linear time.
///
/// ```
/// use plyscope_tree::edit::{Estimate, View, estimate};
/// use plyscope_tree::{NodeId, notation};
/// let tree = notation::parse("[[3, 12], [2, 4]=7]")?;
/// let root = [NodeId::ROOT];
/// let estimated = estimate(&tree, &root, Estimate::Mean, View::default())?.tree;
/// assert_eq!(notation::text(&estimated), "[[3, 12]=8, [2, 4]=7]=5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`]; [`EditError::OutOfRange`]; [`EditError::NoRange`] if the greatest error is negative or
/// infinite.
pub fn estimate(
    tree: &Tree,
    nodes: &[NodeId],
    estimate: Estimate,
    view: View,
) -> Result<Rebuilt, EditError> {
    let missing = |&node: &NodeId| !tree.is_leaf(node) && tree.value(node).is_none();
    let nodes_below = below(tree, nodes)?.filter(missing);
    let held = |node: NodeId, value| {
        Literal::from_score(view.seen(tree.depth(node), value), tree.decimals())
    };
    let values: Vec<_> = match estimate {
        Estimate::Mean => {
            let leaves = Leaves::new(tree, view);
            nodes_below.map(|node| (node, Some(held(node, leaves.mean(node))))).collect()
        }
        Estimate::FirstLeaf => {
            let leaves = Leaves::new(tree, view);
            nodes_below.map(|node| (node, Some(held(node, leaves.first(node))))).collect()
        }
        Estimate::Noise { most, seed } => {
            let (errors, mut random) = (Range::new(-most, most)?, SplitMix::new(seed));
            let values = view.true_values(tree);
            let noisy = |node: NodeId| {
                let error = errors.drawn(&mut random);
                let value = view.seen(tree.depth(node), values[node.index()]);
                (node, Some(sum(Literal::from_score(value, tree.decimals()), error)))
            };
            nodes_below.map(noisy).collect()
        }
    };
    with_values(tree, &values, first(nodes))
}

/// The sum of two numbers, kept within the range of scores. An infinite one stays as it is.
fn sum(value: Literal, error: Literal) -> Literal {
    let Literal::Finite { mantissa: one, decimals: ours } = value else { return value };
    let Literal::Finite { mantissa: other, decimals: theirs } = error else { return value };
    let decimals = ours.max(theirs);
    let units =
        |mantissa: i64, own: u8| mantissa.saturating_mul(10_i64.pow((decimals - own).into()));
    let most = i64::from(Score::MAX_UNITS);
    let units = units(one, ours).saturating_add(units(other, theirs)).clamp(-most, most);
    number(units, decimals).unwrap_or(value)
}

/// The leaves below each node, seen by MAX.
struct Leaves {
    /// The number and the sum of the finite leaves before each node, and before the end.
    before: Vec<(i64, i64)>,
    /// The end of each subtree.
    ends: Vec<u32>,
    /// The value of the first leaf from each node on.
    next: Vec<Score>,
}

impl Leaves {
    fn new(tree: &Tree, view: View) -> Self {
        let leaf = |node: NodeId| {
            let value = tree.value(node).filter(|_| tree.is_leaf(node));
            value.map(|value| view.seen(tree.depth(node), value))
        };
        let (mut ends, mut next) = (vec![0; tree.len()], vec![Score::NEG_INF; tree.len()]);
        for node in tree.nodes().rev() {
            let last = tree.children(node).last();
            ends[node.index()] = last.map_or(node.number() + 1, |last| ends[last.index()]);
            let later = || next.get(node.index() + 1).copied();
            next[node.index()] = leaf(node).or_else(later).unwrap_or(Score::NEG_INF);
        }
        let mut before = vec![(0, 0)];
        before.extend(tree.nodes().map(leaf).scan((0, 0), |(count, sum), value| {
            if let Some(value) = value.filter(|value| value.is_finite()) {
                (*count, *sum) = (*count + 1, *sum + i64::from(value.units()));
            }
            Some((*count, *sum))
        }));
        Self { before, ends, next }
    }

    fn first(&self, node: NodeId) -> Score {
        self.next[node.index()]
    }

    fn mean(&self, node: NodeId) -> Score {
        let (from, to) = (self.before[node.index()], self.before[self.ends[node.index()] as usize]);
        let (count, sum) = (to.0 - from.0, to.1 - from.1);
        if count == 0 {
            return self.first(node);
        }
        let rounded = (2 * sum.abs() + count) / (2 * count) * sum.signum();
        let score = i32::try_from(rounded).ok().and_then(Score::from_units);
        score.unwrap_or_else(|| self.first(node))
    }
}
