//! Other values for many leaves.

use super::draft::literal;
use super::selection::{below, first};
use super::values::with_values;
use super::{EditError, Rebuilt, literal as parsed};
use crate::random::SplitMix;
use crate::score::{Literal, Score};
use crate::tree::{NodeId, Tree};
#[cfg(feature = "serde")]
use serde::Deserialize;

/// The values for leaves, which come in preorder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(concrete(V = String)))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Filling<V = Literal> {
    /// Drawn uniformly and independently from a range, both ends included, with as many decimal places as these have.
    Random {
        /// The least value.
        from: V,
        /// The greatest value.
        to: V,
        /// The seed of the random numbers.
        seed: u64,
    },
    /// Counted up by 1.
    Counting {
        /// The first value.
        from: V,
    },
    /// The values that the leaves have, in another order.
    Permuted {
        /// The seed of the order.
        seed: u64,
    },
    /// The values that the leaves have, with the other sign.
    Negated,
}

impl Filling<String> {
    /// The same with the values of its texts.
    ///
    /// # Errors
    /// [`EditError::Value`] if one is no value.
    pub fn read(&self) -> Result<Filling, EditError> {
        Ok(match self {
            Self::Random { from, to, seed } => {
                Filling::Random { from: parsed(from)?, to: parsed(to)?, seed: *seed }
            }
            Self::Counting { from } => Filling::Counting { from: parsed(from)? },
            Self::Permuted { seed } => Filling::Permuted { seed: *seed },
            Self::Negated => Filling::Negated,
        })
    }
}

/// The tree with other values at these nodes, if they are leaves, and at all leaves below them. In linear time.
///
/// Leaves that are the same position get the same value, that of the first of them, wherever they are.
///
/// ```
/// use plyscope_tree::edit::{Filling, fill};
/// use plyscope_tree::{NodeId, notation};
/// let tree = notation::parse("[[3, 12], [2, -4]]")?;
/// let filled = |filling| fill(&tree, &[NodeId::new(4)], filling).map(|rebuilt| notation::text(&rebuilt.tree));
/// assert_eq!(filled(Filling::Negated)?, "[[3, 12], [-2, 4]]");
/// assert_eq!(filled(Filling::Counting { from: "0.5".parse()? })?, "[[3, 12], [0.5, 1.5]]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`EditError::NoSuchNode`]; [`EditError::OutOfRange`]; [`EditError::NoRange`] if the ends of a range are in the wrong
/// order, or an end is infinite.
pub fn fill(tree: &Tree, nodes: &[NodeId], filling: Filling) -> Result<Rebuilt, EditError> {
    let leaves: Vec<_> = below(tree, nodes)?.filter(|&node| tree.is_leaf(node)).collect();
    let present = || leaves.iter().filter_map(|&node| literal(tree, node));
    let values: Vec<_> = match filling {
        Filling::Random { from, to, seed } => {
            let (range, mut random) = (Between::new(from, to)?, SplitMix::new(seed));
            leaves.iter().map(|_| range.drawn(&mut random)).collect()
        }
        Filling::Counting { from } => counted(from, &leaves)?,
        Filling::Permuted { seed } => {
            let mut values: Vec<_> = present().collect();
            SplitMix::new(seed).shuffle(&mut values);
            values
        }
        Filling::Negated => present().map(|value| -value).collect(),
    };
    let changes: Vec<_> = leaves.into_iter().zip(values.into_iter().map(Some)).collect();
    with_values(tree, &changes, first(nodes))
}

/// A value for each of these leaves, from this one on.
fn counted(from: Literal, leaves: &[NodeId]) -> Result<Vec<Literal>, EditError> {
    let Literal::Finite { mantissa, decimals } = from else { return Err(EditError::NoRange) };
    let one = 10_i64.pow(decimals.into());
    let value = |(place, &leaf): (i64, &NodeId)| {
        number(mantissa.saturating_add(place * one), decimals)
            .ok_or(EditError::OutOfRange { node: leaf })
    };
    (0..).zip(leaves).map(value).collect()
}

/// A finite range of values, both ends included, with as many decimal places as these have.
#[derive(Clone, Copy, Debug)]
pub struct Between {
    from: i64,
    /// The number of values.
    values: u64,
    decimals: u8,
}

impl Between {
    /// The range from one value to another.
    ///
    /// # Errors
    /// [`EditError::NoRange`] if they are in the wrong order, or one is infinite.
    pub fn new(from: Literal, to: Literal) -> Result<Self, EditError> {
        let decimals = from.decimals().max(to.decimals());
        let units = |literal: Literal| {
            let score = literal.to_score(decimals).filter(|score| score.is_finite());
            score.map(|score| i64::from(score.units())).ok_or(EditError::NoRange)
        };
        let (from, to) = (units(from)?, units(to)?);
        let width = u64::try_from(to - from).map_err(|_| EditError::NoRange)?;
        Ok(Self { from, values: width + 1, decimals })
    }

    /// A value from the range, each as likely as any other.
    pub fn drawn(self, random: &mut SplitMix) -> Literal {
        // Both ends are scores, and so is what lies between them.
        number(self.from + random.below(self.values).cast_signed(), self.decimals)
            .unwrap_or(Literal::PosInf)
    }
}

/// A number of so many units; `None` if it is out of range.
fn number(units: i64, decimals: u8) -> Option<Literal> {
    let score = Score::from_units(i32::try_from(units).ok()?)?;
    Some(Literal::from_score(score, decimals))
}
