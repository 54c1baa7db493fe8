//! Random games and switches: irregular trees with ties, zeros, negatives, decimals on several
//! scales, single children and infinities; few names of moves; positions that come up again.

use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;

use plyscope_core::search::{Algorithm, Options, Outcome};
use plyscope_core::trace::{Trace, record};
use plyscope_core::{Tree, notation};
use proptest::prelude::*;

use crate::algorithms::{Row, TABLE};
use crate::model::{Branch, Game, INF, MILLION, Worth};
use crate::switches::options;
use crate::told::{Heard, hear};
use crate::transpositions::{again, transpose};

/// A random game, and switches in any position.
#[derive(Clone)]
pub struct Case {
    pub branch: Rc<Branch>,
    pub tree: Rc<Tree>,
    pub options: Options,
}

/// One search of a game, with switches that apply to it.
#[derive(Clone)]
pub struct Search {
    pub row: &'static Row,
    pub case: Case,
}

impl Case {
    pub fn new(branch: Branch, options: Options) -> Self {
        Self { tree: Rc::new(branch.tree()), branch: Rc::new(branch), options }
    }

    pub fn game(&self) -> Game {
        Game::new(&self.branch, &self.options)
    }

    pub fn with(&self, options: Options) -> Self {
        Self { options, ..self.clone() }
    }

    /// Every search that this game allows, each with the switches that apply to it.
    pub fn searches(&self) -> impl Iterator<Item = Search> + '_ {
        let statics = self.branch.is_static();
        let rows = TABLE.iter().filter(move |row| statics || !row.needs_statics);
        rows.map(|row| Search { row, case: self.with(row.fit(&self.options, self.tree.len())) })
    }

    /// The same game and switches as this algorithm takes them.
    pub fn search(&self, algorithm: Algorithm) -> Search {
        let row = TABLE.iter().find(|row| row.algorithm == algorithm).unwrap();
        Search { row, case: self.clone() }
    }

    /// Checks every search that this game allows, and says which one it was that failed.
    pub fn each(&self, check: impl Fn(&Search)) {
        for search in self.searches() {
            let told = Failing(&search);
            check(&search);
            drop(told);
        }
    }
}

/// Says on the way out of a failure which search it was.
struct Failing<'a>(&'a Search);

impl Drop for Failing<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("in {:?}", self.0);
        }
    }
}

impl Search {
    pub fn algorithm(&self) -> Algorithm {
        self.row.algorithm
    }

    pub fn tree(&self) -> &Tree {
        &self.case.tree
    }

    pub fn options(&self) -> &Options {
        &self.case.options
    }

    /// The game as it is searched, but for the depths of iterations.
    pub fn game(&self) -> Game {
        Game::new(&self.case.branch, &self.algorithm().settle(self.options()))
    }

    /// The game as deep as the last search of its root goes.
    pub fn last_game(&self) -> Game {
        let mut game = self.game();
        if self.algorithm() == Algorithm::IterativeDeepening {
            let limit = self.options().depth.unwrap_or(u16::MAX);
            game = game.to_depth(Some(limit.min(self.tree().height())));
        }
        game
    }

    pub fn hear(&self) -> Heard {
        hear(self.tree(), self.algorithm(), self.options())
    }

    pub fn outcome(&self) -> Outcome {
        self.hear().outcome
    }

    pub fn record(&self) -> Trace {
        record(self.tree(), self.algorithm(), self.options()).unwrap()
    }

    pub fn with(&self, options: Options) -> Self {
        Self { case: self.case.with(options), ..self.clone() }
    }

    pub fn has_table(&self) -> bool {
        self.algorithm().has_table(self.options())
    }
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&notation::text(&self.tree))?;
        for (name, value) in self.options.to_named() {
            write!(f, " --{name} {value}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Search {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "--algorithm {} {:?}", self.algorithm().name(), self.case)
    }
}

/// Values of one tree: ties, zeros, signs, decimals on several scales, infinities.
fn value(infinities: bool) -> impl Strategy<Value = BoxedStrategy<Worth>> {
    let whole = |range: std::ops::RangeInclusive<Worth>| range.prop_map(|value| value * MILLION);
    let decimal =
        (-199_i64..=199, 0_u32..=6).prop_map(|(digits, power)| digits * 10_i64.pow(power));
    let ties = whole(-2..=2).boxed();
    let wide = whole(-1999..=1999).boxed();
    let extreme = prop_oneof![whole(-1..=1), Just(INF), Just(-INF)].boxed();
    let seldom = prop_oneof![8 => whole(-9..=9), 1 => Just(INF), 1 => Just(-INF)].boxed();
    let mixed = prop_oneof![4 => decimal.clone(), 1 => Just(INF), 1 => Just(-INF)].boxed();
    let finite = [ties, wide, decimal.boxed(), (-3_i64..=3).boxed()];
    let infinite = [extreme, seldom, mixed];
    let all: Vec<_> =
        finite.into_iter().chain(infinite.into_iter().filter(|_| infinities)).collect();
    prop::sample::select(all)
}

/// A node before it has its place: how many children it would like, its value, whether it keeps a
/// static value when it becomes an interior node, the move that leads to it.
type Seed = (usize, Worth, bool, Option<&'static str>);

/// Places the seeds level by level; what is wanted beyond the last seed becomes leaves.
fn plant(seeds: &[Seed], statics: bool) -> Branch {
    let mut grown: Vec<(Seed, Vec<usize>)> = vec![(seeds[0], Vec::new())];
    let mut queue = VecDeque::from([0]);
    while let Some(node) = queue.pop_front() {
        for _ in 0..if node < seeds.len() { grown[node].0.0 } else { 0 } {
            let child = grown.len();
            grown.push((seeds[child % seeds.len()], Vec::new()));
            grown[node].1.push(child);
            queue.push_back(child);
        }
    }
    fn branch(grown: &[(Seed, Vec<usize>)], node: usize, statics: bool) -> Branch {
        let ((_, value, kept, step), children) = &grown[node];
        let keeps = children.is_empty() || statics || *kept;
        let children = children.iter().map(|&child| branch(grown, child, statics)).collect();
        Branch { value: keeps.then_some(*value), children, step: *step, key: None }
    }
    branch(&grown, 0, statics)
}

/// Random branches of about so many nodes; `statics` gives every interior node a static value.
pub fn branch(size: usize, statics: bool, infinities: bool) -> impl Strategy<Value = Branch> {
    let arity =
        prop_oneof![3 => Just(0_usize), 2 => Just(1), 4 => Just(2), 3 => Just(3), 1 => Just(5)];
    let first = prop_oneof![1 => Just(0_usize), 5 => Just(1), 15 => Just(2), 15 => Just(3)];
    let seeds = move |value: BoxedStrategy<Worth>| {
        let step = prop::sample::select(vec![None, Some("a"), Some("b"), Some("c")]);
        let first = (first.clone(), value.clone(), any::<bool>(), step.clone());
        let rest = prop::collection::vec((arity.clone(), value, any::<bool>(), step), 0..size);
        (first, rest).prop_map(|(first, mut rest)| {
            rest.insert(0, first);
            rest
        })
    };
    let planted = value(infinities).prop_flat_map(seeds);
    let again = prop::collection::vec(again(), 0..4);
    (planted, again).prop_map(move |(seeds, again)| transpose(plant(&seeds, statics), &again))
}

/// Any game, any switches; interior nodes have static values wherever the horizon may lie at them.
pub fn any_case(size: usize) -> impl Strategy<Value = Case> {
    case(size, true)
}

/// As [`any_case`], with finite values only.
pub fn finite_case(size: usize) -> impl Strategy<Value = Case> {
    case(size, false)
}

fn case(size: usize, infinities: bool) -> impl Strategy<Value = Case> {
    let limit = prop_oneof![12 => (1_u16..=6).prop_map(Some), 1 => Just(Some(0)), 1 => Just(Some(u16::MAX)), 3 => Just(None)];
    let limited = (branch(size, true, infinities), options(limit.boxed()));
    let whole = (branch(size, false, infinities), options(Just(None).boxed()));
    prop_oneof![1 => limited, 1 => whole].prop_map(|(branch, options)| Case::new(branch, options))
}

/// So many random cases, unless `PROPTEST_CASES` says how many.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}
