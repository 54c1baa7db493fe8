//! Trees from bytes: ties, zeros, negatives, decimals, infinities, static values, and positions that come up again.

use arbitrary::{Result, Unstructured};
use plyscope_tree::{Literal, Score, Tree, TreeBuilder};

/// Names that a notation might trip over; most nodes have none.
const NAMES: [&str; 12] =
    ["A", "b1", "7", "-inf", "None", "Tree", "a b", "\"'\\", "\n", "\u{2028}", "∞", "[,]: ="];

/// A node with all that is below it.
#[derive(Clone, Debug)]
struct Branch {
    value: Option<Literal>,
    name: Option<&'static str>,
    step: Option<&'static str>,
    key: Option<&'static str>,
    children: Vec<Branch>,
}

/// Grows branches until the nodes are used up.
struct Grower {
    left: usize,
    /// The unit of the values, in millionths.
    unit: i64,
    /// The greatest value, in units.
    most: i64,
    infinities: bool,
    /// Whether each interior node has a static value.
    statics: bool,
    labels: bool,
    /// Branches that may come up again.
    earlier: Vec<Branch>,
}

/// A tree with so many nodes at most.
pub fn tree(given: &mut Unstructured<'_>, nodes: usize) -> Result<Tree> {
    let (unit, most) = *given.choose(&[
        (1_000_000, 2),
        (1_000_000, 1),
        (1_000_000, 1999),
        (500_000, 3),
        (1, 3),
        (10, 199),
        (2_500, 9),
    ])?;
    let mut grower = Grower {
        left: nodes,
        unit,
        most,
        infinities: given.ratio(1, 4)?,
        statics: given.arbitrary()?,
        labels: given.ratio(1, 3)?,
        earlier: Vec::new(),
    };
    let root = grower.branch(given, 0)?;
    let mut builder = TreeBuilder::new();
    build(&root, &mut builder);
    Ok(builder.finish().expect("the branches make a tree"))
}

impl Grower {
    fn branch(&mut self, given: &mut Unstructured<'_>, depth: usize) -> Result<Branch> {
        if depth > 0 && !self.earlier.is_empty() && given.ratio(1, 8)? {
            let again = given.choose(&self.earlier)?.clone();
            // A node too many does no harm; a tree that grows without end would.
            self.left = self.left.saturating_sub(again.size());
            return Ok(again);
        }
        self.left = self.left.saturating_sub(1);
        let most = if depth < 7 { self.left.min(5) } else { 0 };
        let wanted = given.int_in_range(0..=most)?;
        let mut children = Vec::new();
        for _ in 0..wanted {
            if self.left > 0 {
                children.push(self.branch(given, depth + 1)?);
            }
        }
        let has_value = children.is_empty() || self.statics || given.ratio(1, 6)?;
        let branch = Branch {
            value: if has_value { Some(self.value(given)?) } else { None },
            name: self.label(given)?,
            step: self.label(given)?,
            key: if given.ratio(1, 4)? { Some(given.choose(&["k", "l"])?) } else { None },
            children,
        };
        if branch.size() < 6 {
            self.earlier.push(branch.clone());
        }
        Ok(branch)
    }

    fn value(&self, given: &mut Unstructured<'_>) -> Result<Literal> {
        if self.infinities && given.ratio(1, 4)? {
            return Ok(if given.arbitrary()? { Literal::PosInf } else { Literal::NegInf });
        }
        let units = given.int_in_range(-self.most..=self.most)? * self.unit;
        let score = Score::from_units(i32::try_from(units).unwrap_or(0));
        Ok(Literal::from_score(score.expect("no choice is too great"), 6))
    }

    fn label(&self, given: &mut Unstructured<'_>) -> Result<Option<&'static str>> {
        if self.labels && given.ratio(1, 4)? {
            given.choose(&NAMES).copied().map(Some)
        } else {
            Ok(None)
        }
    }
}

impl Branch {
    fn size(&self) -> usize {
        1 + self.children.iter().map(Self::size).sum::<usize>()
    }
}

fn build(branch: &Branch, builder: &mut TreeBuilder) {
    builder.open().expect("it is small");
    if let Some(value) = branch.value {
        builder.set_value(value).expect("any of the values fits beside any other");
    }
    branch.name.iter().for_each(|name| builder.set_name(name));
    branch.step.iter().for_each(|name| builder.set_move(name));
    branch.key.iter().for_each(|key| builder.set_position(key));
    branch.children.iter().for_each(|child| build(child, builder));
    builder.close().expect("it has a value or children");
}
