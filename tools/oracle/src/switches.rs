//! Random switches, in any position: [`crate::algorithms::Row::fit`] keeps those that apply.

use plyscope_search::{
    Algorithm, BoundUpdate, Cut, Evaluation, Fail, Form, Options, Order, Orders, Replace, Reuse,
};
use plyscope_tree::{Literal, Player};
use proptest::prelude::*;

use crate::algorithms;
use crate::branch::{INF, MILLION, literal};

/// Any switches, with a depth of these.
pub fn options(depth: BoxedStrategy<Option<u16>>) -> BoxedStrategy<Options> {
    let numbers = (prop::option::of(number()), delta(), number());
    let inner =
        prop::option::of(prop::sample::select(Algorithm::IterativeDeepening.inner_choices()));
    let fail = prop_oneof![
        3 => Just(Fail::Soft),
        2 => Just(Fail::Hard),
        1 => Just(Fail::HardAbove),
        1 => Just(Fail::HardBelow),
    ];
    (any::<[bool; 9]>(), fail, orders(), depth, inner, table(), numbers)
        .prop_map(|(bools, fail, order, depth, inner, table, numbers)| {
            let [root, cut, bound, deep, view, replace, equal, leaves, both] = bools;
            let (guess, delta, at) = numbers;
            Options {
                root: if root { Player::Max } else { Player::Min },
                fail,
                cut: if cut { Cut::OnEqual } else { Cut::BeyondOnly },
                bound: if bound { BoundUpdate::BeforeCheck } else { BoundUpdate::AfterCheck },
                deep,
                order,
                depth,
                evaluation: if view { Evaluation::Max } else { Evaluation::SideToMove },
                inner,
                table,
                replace: if replace { Replace::Always } else { Replace::Deeper },
                reuse: if equal { Reuse::Equal } else { Reuse::AtLeast },
                leaves,
                killers: if both { 2 } else { 1 },
                guess,
                delta,
                at,
                form: Form::Textbook,
            }
        })
        .boxed()
}

/// Any form; [`crate::algorithms::Row::fit`] takes one that the algorithm has.
pub fn form() -> impl Strategy<Value = Form> {
    prop::sample::select(Form::ALL.to_vec())
}

/// A rule that looks at the tree alone.
pub fn plain_order() -> BoxedStrategy<Order> {
    prop_oneof![
        2 => Just(Order::AsWritten),
        1 => Just(Order::Reversed),
        1 => Just(Order::BestFirst),
        1 => Just(Order::WorstFirst),
        1 => Just(Order::Static),
        1 => any::<u64>().prop_map(Order::Shuffle),
    ]
    .boxed()
}

/// Several rules, with as written the most frequent.
fn orders() -> BoxedStrategy<Orders> {
    let learning = [Order::Pv, Order::Table, Order::Killer, Order::History, Order::Refutation];
    let learning = prop::sample::subsequence(learning.to_vec(), 0..=3).prop_shuffle();
    (learning, plain_order(), any::<bool>())
        .prop_map(|(mut rules, plain, first)| {
            rules.insert(if first { 0 } else { rules.len() }, plain);
            algorithms::orders(rules.into_iter())
        })
        .boxed()
}

/// A number near the values of many trees, or anywhere at all.
fn number() -> BoxedStrategy<Literal> {
    prop_oneof![
        6 => (-3_i64..=3).prop_map(|whole| literal(whole * MILLION)),
        2 => (-3_i64..=3).prop_map(literal),
        2 => (-199_i64..=199, 0_u32..=6).prop_map(|(digits, power)| literal(digits * 10_i64.pow(power))),
        1 => (-1999_i64..=1999).prop_map(|whole| literal(whole * MILLION)),
        1 => prop::sample::select(vec![INF, -INF, 2_000_000_000 * MILLION, -2_000_000_000 * MILLION])
            .prop_map(literal),
    ].boxed()
}

/// How wide half a window is: as usual, or a number above 0.
fn delta() -> BoxedStrategy<Literal> {
    let usual = Options::default().delta;
    number().prop_map(move |number| if number.is_positive() { number } else { usual }).boxed()
}

/// How large a table is; [`crate::algorithms::Row::fit`] makes it no larger than the tree.
fn table() -> BoxedStrategy<Option<u32>> {
    prop_oneof![2 => Just(None), 1 => Just(Some(u32::MAX)), 5 => (1_u32..=64).prop_map(Some)]
        .boxed()
}

/// These options without the rules for the order of children that look at what the search has found.
pub fn with_plain_order(options: &Options) -> Options {
    let rules = options.order.rules().iter().filter(|order| !order.rule().learns());
    Options { order: algorithms::orders(rules.copied()), ..*options }
}

/// All settings of the four switches that belong to alpha-beta, for both root players; of the returns that are clamped, the
/// one that the base has.
pub fn all_switches(base: &Options) -> Vec<Options> {
    let clamping = if base.fail == Fail::Soft { Fail::Hard } else { base.fail };
    (0..32_u8)
        .map(|bits| {
            let on = |bit: u8| bits >> bit & 1 == 1;
            Options {
                root: if on(0) { Player::Max } else { Player::Min },
                fail: if on(1) { Fail::Soft } else { clamping },
                cut: if on(2) { Cut::OnEqual } else { Cut::BeyondOnly },
                bound: if on(3) { BoundUpdate::BeforeCheck } else { BoundUpdate::AfterCheck },
                deep: on(4),
                ..*base
            }
        })
        .collect()
}
