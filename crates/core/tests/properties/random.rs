//! Random games and switches: irregular trees with ties, zeros, negatives, decimals on several
//! scales, single children and infinities.

use std::collections::VecDeque;
use std::fmt;

use plyscope_core::search::{BoundUpdate, Cut, Evaluation, Fail, Options, Order};
use plyscope_core::{Player, Tree};
use proptest::prelude::*;

use crate::model::{Branch, Game, INF, Worth};

const MILLION: Worth = 1_000_000;

/// A random game, and how to search it.
#[derive(Clone)]
pub struct Case {
    pub branch: Branch,
    pub tree: Tree,
    pub options: Options,
}

impl Case {
    pub fn new(branch: Branch, options: Options) -> Self {
        Self { tree: branch.tree(), branch, options }
    }

    pub fn game(&self) -> Game {
        Game::new(&self.branch, &self.options)
    }

    pub fn with(&self, options: Options) -> Self {
        Self { options, ..self.clone() }
    }
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_branch(f, &self.branch)?;
        for (name, value) in self.options.to_named() {
            write!(f, " --{name} {value}")?;
        }
        Ok(())
    }
}

fn write_branch(f: &mut fmt::Formatter<'_>, branch: &Branch) -> fmt::Result {
    for (at, child) in branch.children.iter().enumerate() {
        f.write_str(if at == 0 { "[" } else { ", " })?;
        write_branch(f, child)?;
    }
    let interior = !branch.children.is_empty();
    f.write_str(if interior { "]" } else { "" })?;
    let Some(value) = branch.value else { return Ok(()) };
    f.write_str(if interior { "=" } else { "" })?;
    match value {
        INF => f.write_str("inf"),
        _ if value == -INF => f.write_str("-inf"),
        _ => write!(f, "{}", value as f64 / MILLION as f64),
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
    let finite = [ties, wide, decimal.boxed(), (-3_i64..=3).boxed()];
    let infinite = [extreme, seldom];
    let all: Vec<_> =
        finite.into_iter().chain(infinite.into_iter().filter(|_| infinities)).collect();
    prop::sample::select(all)
}

/// A node before it has its place: how many children it would like, its value, whether it keeps a
/// static value when it becomes an interior node.
type Seed = (usize, Worth, bool);

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
        let ((_, value, kept), children) = &grown[node];
        let keeps = children.is_empty() || statics || *kept;
        let children = children.iter().map(|&child| branch(grown, child, statics)).collect();
        Branch { value: keeps.then_some(*value), children }
    }
    branch(&grown, 0, statics)
}

/// Random branches of about so many nodes; `statics` gives every interior node a static value.
pub fn branch(size: usize, statics: bool, infinities: bool) -> impl Strategy<Value = Branch> {
    let arity =
        prop_oneof![3 => Just(0_usize), 2 => Just(1), 4 => Just(2), 3 => Just(3), 1 => Just(5)];
    let first = prop_oneof![1 => Just(0_usize), 5 => Just(1), 15 => Just(2), 15 => Just(3)];
    let seeds = move |value: BoxedStrategy<Worth>| {
        let first = (first.clone(), value.clone(), any::<bool>());
        let rest = prop::collection::vec((arity.clone(), value, any::<bool>()), 0..size);
        (first, rest).prop_map(|(first, mut rest)| {
            rest.insert(0, first);
            rest
        })
    };
    value(infinities).prop_flat_map(seeds).prop_map(move |seeds| plant(&seeds, statics))
}

pub fn order() -> impl Strategy<Value = Order> {
    prop_oneof![
        2 => Just(Order::AsWritten),
        1 => Just(Order::Reversed),
        1 => Just(Order::BestFirst),
        1 => Just(Order::WorstFirst),
        1 => Just(Order::Static),
        1 => any::<u64>().prop_map(Order::Shuffle),
    ]
}

pub fn options(depth: BoxedStrategy<Option<u16>>) -> impl Strategy<Value = Options> {
    let switches = any::<[bool; 6]>();
    (switches, order(), depth).prop_map(|([root, fail, cut, bound, deep, view], order, depth)| {
        Options {
            root: if root { Player::Max } else { Player::Min },
            fail: if fail { Fail::Soft } else { Fail::Hard },
            cut: if cut { Cut::OnEqual } else { Cut::BeyondOnly },
            bound: if bound { BoundUpdate::BeforeCheck } else { BoundUpdate::AfterCheck },
            deep,
            order,
            depth,
            evaluation: if view { Evaluation::Max } else { Evaluation::SideToMove },
        }
    })
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
    let limit = prop_oneof![6 => 1_u16..=6, 1 => Just(0_u16), 1 => Just(u16::MAX)].prop_map(Some);
    let limited = (branch(size, true, infinities), options(limit.boxed()));
    let whole = (branch(size, false, infinities), options(Just(None).boxed()));
    prop_oneof![1 => limited, 2 => whole].prop_map(|(branch, options)| Case::new(branch, options))
}

/// All settings of the four switches that belong to alpha-beta, for both root players.
pub fn all_switches(base: &Options) -> Vec<Options> {
    (0..32_u8)
        .map(|bits| {
            let on = |bit: u8| bits >> bit & 1 == 1;
            Options {
                root: if on(0) { Player::Max } else { Player::Min },
                fail: if on(1) { Fail::Soft } else { Fail::Hard },
                cut: if on(2) { Cut::OnEqual } else { Cut::BeyondOnly },
                bound: if on(3) { BoundUpdate::BeforeCheck } else { BoundUpdate::AfterCheck },
                deep: on(4),
                ..*base
            }
        })
        .collect()
}

/// So many random cases; `PROPTEST_CASES`, 256 by default, makes all properties try more or fewer.
pub fn cases(cases: u32) -> ProptestConfig {
    let usual = ProptestConfig::default();
    let cases = cases * usual.cases / 256;
    ProptestConfig { cases, failure_persistence: None, ..usual }
}
