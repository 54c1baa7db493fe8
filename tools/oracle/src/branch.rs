//! Games as nested branches, with values in whole millionths.

use plyscope_tree::{Literal, Score, Tree, TreeBuilder};

/// A value in millionths; the two ends of the range are the infinities.
pub type Worth = i64;
/// The greatest value.
pub const INF: Worth = i64::MAX;
/// A whole unit.
pub const MILLION: Worth = 1_000_000;

/// A node with all that is below it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branch {
    /// Its static value.
    pub value: Option<Worth>,
    /// The nodes below it.
    pub children: Vec<Branch>,
    /// The name of the move that leads to it.
    pub step: Option<&'static str>,
    /// The key of its position.
    pub key: Option<u16>,
}

impl Branch {
    /// A node without children.
    pub fn leaf(value: Worth) -> Self {
        Self { value: Some(value), ..Self::default() }
    }

    /// An interior node without a static value.
    pub fn node(children: Vec<Self>) -> Self {
        Self { children, ..Self::default() }
    }

    /// The tree that the core sees.
    pub fn tree(&self) -> Tree {
        fn grow(branch: &Branch, builder: &mut TreeBuilder) {
            builder.open().unwrap();
            if let Some(value) = branch.value {
                builder.set_value(literal(value)).unwrap();
            }
            if let Some(step) = branch.step {
                builder.set_move(step);
            }
            if let Some(key) = branch.key {
                builder.set_position(&format!("position {key}"));
            }
            for child in &branch.children {
                grow(child, builder);
            }
            builder.close().unwrap();
        }
        let mut builder = TreeBuilder::new();
        grow(self, &mut builder);
        builder.finish().unwrap()
    }

    /// The same branch with the value of each node changed, which is given by its preorder number.
    pub fn with_values(&self, change: &mut impl FnMut(usize, Worth) -> Worth) -> Self {
        fn turn(
            branch: &mut Branch,
            number: &mut usize,
            change: &mut impl FnMut(usize, Worth) -> Worth,
        ) {
            branch.value = branch.value.map(|value| change(*number, value));
            *number += 1;
            for child in &mut branch.children {
                turn(child, number, change);
            }
        }
        let mut changed = self.clone();
        turn(&mut changed, &mut 0, change);
        changed
    }

    /// Whether every node has a static value.
    pub fn is_static(&self) -> bool {
        self.value.is_some() && self.children.iter().all(Self::is_static)
    }

    /// How many nodes it has.
    pub fn size(&self) -> usize {
        1 + self.children.iter().map(Self::size).sum::<usize>()
    }
}

/// A number that reads as a value of a tree.
pub fn literal(value: Worth) -> Literal {
    match value {
        INF => Literal::PosInf,
        _ if value == -INF => Literal::NegInf,
        _ if value % MILLION == 0 => Literal::Finite { mantissa: value / MILLION, decimals: 0 },
        _ => {
            let units = i32::try_from(value).unwrap();
            Literal::from_score(Score::from_units(units).unwrap(), 6)
        }
    }
}

/// What a number is in millionths.
pub fn worth_of_literal(number: Literal) -> Worth {
    match number {
        Literal::PosInf => INF,
        Literal::NegInf => -INF,
        Literal::Finite { mantissa, decimals } => mantissa * 10_i64.pow(6 - u32::from(decimals)),
    }
}

/// What a score of the tree is in millionths.
pub fn worth_of(tree: &Tree, score: Score) -> Worth {
    if score == Score::POS_INF {
        INF
    } else if score == Score::NEG_INF {
        -INF
    } else {
        Worth::from(score.units()) * 10_i64.pow(6 - u32::from(tree.decimals()))
    }
}
