//! Small trees on which a slip shows.

use crate::action::Action;
use crate::claims::Claims;
use crate::explanation::Programs;
use crate::program::ran;
use crate::same_positions::with_positions;
use crate::slip::Slip;
use crate::trial::Extent;
use plyscope_search::events::Bound;
use plyscope_search::{Algorithm, Needs, Options};
use plyscope_tree::{NodeId, Score, Tree, notation, source};

/// The smallest of two families of trees on which a slip shows.
#[derive(Debug)]
pub struct Example {
    /// The tree.
    pub tree: Tree,
    /// What is wrong there.
    pub shows: Shows,
}

/// What a program with a slip does otherwise. Scores are seen as the algorithm sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// It returns another value from the root.
    Value {
        /// The value that it returns.
        found: Score,
        /// The value that the search returns.
        due: Score,
    },
    /// It enters another number of nodes.
    Entered {
        /// The number of nodes that it enters.
        found: usize,
        /// The number of nodes that the search enters.
        due: usize,
    },
    /// It takes another child of the root for the best.
    Best {
        /// The child that it takes.
        found: NodeId,
        /// The child that the search takes.
        due: NodeId,
    },
    /// It never ends.
    Endless,
    /// It does only that: it takes a value for another bound.
    Bound {
        /// The node.
        node: NodeId,
        /// The value that it returns from there.
        value: Score,
        /// What it takes it for.
        found: Bound,
        /// What it is.
        due: Bound,
    },
}

/// The most leaves of a tree in the family, and its most plies without those that lead to the horizon.
const LEAVES: usize = 5;
const PLIES: usize = 3;

/// How many random trees are tried where none of those shows anything, and their plies.
const RANDOM: u32 = 600;
const RANDOM_PLIES: u16 = 5;

/// A program that enters so many nodes of such a small tree never ends.
const ENDLESS: usize = 3000;

/// Beyond this depth limit no tree is looked for.
const DEEPEST: u16 = 12;

impl Slip {
    /// The smallest tree of a fixed family, or else of some random ones, on which a program with this slip, in whichever way it is written, returns another value or enters another number of nodes,
    /// or, where it only takes bounds for exact values, does that. Of trees with the same number of leaves, one with another value comes first.
    #[must_use]
    pub fn example(self, algorithm: Algorithm, options: &Options) -> Option<Example> {
        if !self.fits(algorithm, options) || options.depth.is_some_and(|depth| depth > DEEPEST) {
            return None;
        }
        let every = (0..self.ways()).collect::<Vec<_>>();
        let in_ways = |ways: &[u8]| {
            (1..=LEAVES)
                .find_map(|leaves| self.example_of(leaves, ways, &[], algorithm, options))
                .or_else(|| self.random_example(ways, algorithm, options))
        };
        in_ways(&every).or_else(|| in_ways(&every[..1]))
    }

    /// The tree with the fewest nodes of a fixed row of random ones.
    fn random_example(
        self,
        ways: &[u8],
        algorithm: Algorithm,
        options: &Options,
    ) -> Option<Example> {
        let plies = options.depth.map_or(RANDOM_PLIES, |depth| RANDOM_PLIES.max(depth + 1));
        // A table matters only if equal subtrees stand at different plies, as they do where leaves come early.
        let has_table = algorithm.has_table(options);
        let has_values = ends_early(algorithm, options);
        let (most, more) = match (has_table, has_values) {
            (true, _) => (2, ", early-leaves=30"),
            (false, true) => (5, ", noise=2"),
            (false, false) => (5, ""),
        };
        let examples = (1..=RANDOM).filter_map(|seed| {
            let recipe = format!(
                "random(branching=1..2, depth={plies}, seed={seed}, leaves=few({most}){more})"
            );
            let (mut tree, _) = source::read(&recipe).ok()?;
            if has_table {
                let inner = has_values.then_some(0);
                tree = notation::parse_json_value(&with_positions(&tree, inner)).ok()?;
            }
            let shows = self.shows_in(ways, &tree, algorithm, options)?;
            (!self.is_right_on(&tree, algorithm, options)).then_some(Example { tree, shows })
        });
        examples.min_by_key(|example| example.tree.len())
    }

    /// The smallest of these trees on which each other slip does something else; the smallest of all, if there is none.
    #[must_use]
    pub fn example_beside(
        self,
        others: &[Self],
        algorithm: Algorithm,
        options: &Options,
    ) -> Option<Example> {
        let smallest = self.example(algorithm, options)?;
        let others: Vec<_> = others.iter().copied().filter(|&other| other != self).collect();
        if others.is_empty() {
            return Some(smallest);
        }
        let telling = (1..=LEAVES)
            .find_map(|leaves| self.example_of(leaves, &[0], &others, algorithm, options));
        telling.or(Some(smallest))
    }

    fn example_of(
        self,
        leaves: usize,
        ways: &[u8],
        others: &[Self],
        algorithm: Algorithm,
        options: &Options,
    ) -> Option<Example> {
        let mut other: Option<Example> = None;
        let has_values = ends_early(algorithm, options);
        for shape in shapes(leaves, PLIES) {
            for number in 0..greatest(leaves).pow(leaves as u32) {
                let depth = options.depth;
                let tree = shape.tree(number, greatest(leaves), depth, has_values)?;
                let shows = self.shows_in(ways, &tree, algorithm, options);
                let shows = shows.filter(|&own| {
                    if self.is_right_on(&tree, algorithm, options) {
                        return false;
                    }
                    let is_same =
                        |other: &Self| other.shows(&tree, algorithm, options) == Some(own);
                    !others.iter().any(is_same)
                });
                match shows {
                    Some(shows @ (Shows::Value { .. } | Shows::Endless)) => {
                        return Some(Example { tree, shows });
                    }
                    Some(shows) if other.is_none() => other = Some(Example { tree, shows }),
                    _ => {}
                }
            }
        }
        other
    }

    /// Whether a right program does on this tree what one with this slip does.
    fn is_right_on(self, tree: &Tree, algorithm: Algorithm, options: &Options) -> bool {
        let mut actions = Vec::new();
        ran(tree, algorithm, options, Some((self, 0)), &mut |action| {
            actions.push(action);
            actions.len() < ENDLESS
        });
        let claims = Claims::of(tree, actions);
        let programs = Programs::new(&claims, algorithm, options);
        programs.is_right(Extent::All)
    }

    /// What a program with this slip does otherwise on a tree; none if it does nothing, or if the tree cannot be searched.
    #[must_use]
    pub fn shows(self, tree: &Tree, algorithm: Algorithm, options: &Options) -> Option<Shows> {
        self.shows_in(&[0], tree, algorithm, options)
    }

    /// The same of programs in each of these ways: what the first does otherwise, if all do something.
    fn shows_in(
        self,
        ways: &[u8],
        tree: &Tree,
        algorithm: Algorithm,
        options: &Options,
    ) -> Option<Shows> {
        let due = Summary::of(tree, algorithm, options, None)?;
        let found = |&way: &u8| {
            let found = Summary::of(tree, algorithm, options, Some((self, way)))?;
            self.between(found, &due)
        };
        let (first, rest) = ways.split_first()?;
        let shows = found(first)?;
        rest.iter().all(|way| found(way).is_some()).then_some(shows)
    }

    /// What a program that did this does otherwise than the search.
    fn between(self, found: Summary, due: &Summary) -> Option<Shows> {
        if found.entered >= ENDLESS {
            return Some(Shows::Endless);
        }
        if found.value != due.value {
            return Some(Shows::Value { found: found.value?, due: due.value? });
        }
        if found.entered != due.entered {
            return Some(Shows::Entered { found: found.entered, due: due.entered });
        }
        if let Some((found, due)) = found.best.zip(due.best).filter(|(found, due)| found != due) {
            return Some(Shows::Best { found, due });
        }
        if !matches!(self, Self::BoundCalledExact | Self::FlagFromMovedAlpha) {
            return None;
        }
        let mut pairs = found.bounds.into_iter().zip(due.bounds.iter().copied());
        pairs.find_map(|((node, value, found), (_, _, due))| {
            (found != due).then_some(Shows::Bound { node, value, found, due })
        })
    }
}

/// What is compared of a search.
#[derive(Default)]
struct Summary {
    value: Option<Score>,
    entered: usize,
    best: Option<NodeId>,
    bounds: Vec<(NodeId, Score, Bound)>,
}

impl Summary {
    /// Of a program with this slip, or with none; `None` if the tree lacks a static value for it.
    fn of(
        tree: &Tree,
        algorithm: Algorithm,
        options: &Options,
        slip: Option<(Slip, u8)>,
    ) -> Option<Self> {
        let mut summary = Self::default();
        let outcome = ran(tree, algorithm, options, slip, &mut |action| {
            summary.add(action);
            summary.entered < ENDLESS
        })?;
        summary.best = outcome.and_then(|outcome| outcome.best_child());
        Some(summary)
    }

    fn add(&mut self, action: Action) {
        match action {
            Action::Enter { .. } => self.entered += 1,
            Action::Leave { node, value, bound } => {
                self.value = Some(value);
                self.bounds.extend(bound.map(|bound| (node, value, bound)));
            }
            _ => {}
        }
    }
}

/// True if this search may end at nodes above the leaves, by their static values.
fn ends_early(algorithm: Algorithm, options: &Options) -> bool {
    options.depth.is_some() || algorithm.about().needs == Needs::StaticValues
}

/// The greatest value of a leaf, in a tree of so many leaves.
const fn greatest(leaves: usize) -> usize {
    if leaves > 4 { 3 } else { leaves }
}

/// A tree without values.
#[derive(Clone, Debug)]
enum BareTree {
    Leaf,
    Inner(Vec<BareTree>),
}

impl BareTree {
    /// The tree with the values that are the digits of a number. With a depth limit, single children lead as far, so that some of
    /// it lies below the horizon. Inner nodes may have the static value 0.
    fn tree(
        &self,
        number: usize,
        base: usize,
        depth: Option<u16>,
        has_values: bool,
    ) -> Option<Tree> {
        let mut text = String::new();
        let mut left = number;
        let plies = self.plies();
        let extra = depth.map_or(0, |depth| (usize::from(depth) + 1).saturating_sub(plies));
        let (open, close) = brackets(has_values);
        text.push_str(&open.repeat(extra));
        self.write(&mut text, &mut left, base, (open, close));
        text.push_str(&close.repeat(extra));
        notation::parse_json_value(&text).ok()
    }

    fn plies(&self) -> usize {
        match self {
            Self::Leaf => 0,
            Self::Inner(children) => 1 + children.iter().map(Self::plies).max().unwrap_or(0),
        }
    }

    fn write(&self, text: &mut String, left: &mut usize, base: usize, (open, close): (&str, &str)) {
        match self {
            Self::Leaf => {
                text.push_str(&(*left % base + 1).to_string());
                *left /= base;
            }
            Self::Inner(children) => {
                text.push_str(open);
                for (place, child) in children.iter().enumerate() {
                    if place > 0 {
                        text.push(',');
                    }
                    child.write(text, left, base, (open, close));
                }
                text.push_str(close);
            }
        }
    }
}

/// What opens and closes an inner node in JSON.
const fn brackets(has_value: bool) -> (&'static str, &'static str) {
    if has_value { (r#"{"value":0,"children":["#, "]}") } else { ("[", "]") }
}

/// All trees of so many leaves and at most so many plies, whose inner nodes have two children or more.
fn shapes(leaves: usize, plies: usize) -> Vec<BareTree> {
    match (leaves, plies) {
        (1, _) => vec![BareTree::Leaf],
        (_, 0) => Vec::new(),
        _ => rows(leaves, plies - 1)
            .into_iter()
            .filter(|row| row.len() > 1)
            .map(BareTree::Inner)
            .collect(),
    }
}

/// All rows of trees with so many leaves together.
fn rows(leaves: usize, plies: usize) -> Vec<Vec<BareTree>> {
    if leaves == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 1..=leaves {
        for shape in shapes(first, plies) {
            for rest in rows(leaves - first, plies) {
                let mut row = vec![shape.clone()];
                row.extend(rest);
                all.push(row);
            }
        }
    }
    all
}
