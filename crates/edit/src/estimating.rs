//! Static values for interior nodes that have none.

use plyscope_search::{Horizon, View, true_values};
use plyscope_tree::edit::{Between, EditError, Rebuilt, literal, set_below};
use plyscope_tree::random::SplitMix;
use plyscope_tree::{Literal, NodeId, Score, Tree};
#[cfg(feature = "serde")]
use serde::Deserialize;

/// What static values are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(concrete(V = String)))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
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
    pub(crate) fn read(&self) -> Result<Estimate, EditError> {
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
/// use plyscope_edit::{Estimate, estimate};
/// use plyscope_search::View;
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
    let horizon = Horizon::whole(tree, view);
    let held = |node: NodeId, value| {
        Literal::from_score(view.seen(tree.depth(node), value), tree.decimals())
    };
    let set = |value: &mut dyn FnMut(NodeId) -> Literal| {
        let is_missing = |node| !tree.is_leaf(node) && tree.value(node).is_none();
        set_below(tree, nodes, |node| is_missing(node).then(|| value(node)))
    };
    match estimate {
        Estimate::Mean => {
            let leaves = Leaves::new(&horizon);
            set(&mut |node| held(node, leaves.mean(node)))
        }
        Estimate::FirstLeaf => {
            let leaves = Leaves::new(&horizon);
            set(&mut |node| held(node, leaves.first(node)))
        }
        Estimate::Noise { most, seed } => {
            let (errors, mut random) = (Between::new(-most, most)?, SplitMix::new(seed));
            let values = true_values(&horizon);
            set(&mut |node| sum(held(node, values[node.index()]), errors.drawn(&mut random)))
        }
    }
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
    let sum = i32::try_from(units).ok().and_then(Score::from_units);
    sum.map_or(value, |sum| Literal::from_score(sum, decimals))
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
    fn new(horizon: &Horizon<'_>) -> Self {
        let tree = horizon.tree;
        let leaf = |node: NodeId| horizon.static_value(node).filter(|_| tree.is_leaf(node));
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
