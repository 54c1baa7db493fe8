//! Random games and switches: irregular trees with ties, zeros, negatives, decimals on several
//! scales, single children and infinities; few names of moves; positions that come up again.

use std::collections::VecDeque;

use proptest::prelude::*;

use crate::branch::{Branch, INF, MILLION, Worth};
use crate::case::Case;
use crate::switches::options;
use crate::transpositions::{again, transpose};

/// Values of one tree: ties, zeros, signs, decimals on several scales, infinities.
fn value(infinities: bool) -> BoxedStrategy<BoxedStrategy<Worth>> {
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
    prop::sample::select(all).boxed()
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
pub fn branch(size: usize, statics: bool, infinities: bool) -> BoxedStrategy<Branch> {
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
    (planted, again)
        .prop_map(move |(seeds, again)| transpose(plant(&seeds, statics), &again))
        .boxed()
}

/// Any game, any switches; interior nodes have static values wherever the horizon may lie at them.
pub fn any_case(size: usize) -> BoxedStrategy<Case> {
    case(size, true)
}

/// As [`any_case`], with finite values only.
pub fn finite_case(size: usize) -> BoxedStrategy<Case> {
    case(size, false)
}

fn case(size: usize, infinities: bool) -> BoxedStrategy<Case> {
    let limit = prop_oneof![12 => (1_u16..=6).prop_map(Some), 1 => Just(Some(0)), 1 => Just(Some(u16::MAX)), 3 => Just(None)];
    let limited = (branch(size, true, infinities), options(limit.boxed()));
    let whole = (branch(size, false, infinities), options(Just(None).boxed()));
    prop_oneof![1 => limited, 1 => whole]
        .prop_map(|(branch, options)| Case::new(branch, options))
        .boxed()
}
