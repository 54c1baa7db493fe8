//! What a search takes where the children are shuffled.

use std::collections::BTreeSet;

use plyscope_effort::cases;
use plyscope_measure::shuffling::entered_shuffled;
use plyscope_oracle::random::any_case;
use plyscope_search::{Algorithm, Options, Order, Orders};
use plyscope_trace::record;
use plyscope_tree::notation;
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn each_count_is_that_of_the_search_with_this_seed(case in any_case(24), seed in any::<u32>()) {
        case.each(|search| {
            let (tree, algorithm) = (search.tree(), search.algorithm());
            let learning = search.options().order.rules().iter().rev();
            let learning = learning.filter(|order| order.rule().learns());
            let first = u64::from(seed);
            let expect: Vec<_> = (first..first + 3).map(|seed| {
                let shuffle: Orders = Order::Shuffle(seed).into();
                let order = learning.clone().fold(shuffle, |orders, &rule| orders.after(rule));
                let options = Options { order, ..*search.options() };
                record(tree, algorithm, &options).unwrap().counts.entered
            }).collect();
            let found = entered_shuffled(tree, algorithm, search.options(), first..first + 3);
            assert_eq!(found.unwrap(), expect);
        });
    }
}

/// All orders of two and two leaves below two moves, written out.
const ORDERS: [&str; 8] = [
    "[[3, 12], [2, 4]]",
    "[[12, 3], [2, 4]]",
    "[[3, 12], [4, 2]]",
    "[[12, 3], [4, 2]]",
    "[[2, 4], [3, 12]]",
    "[[2, 4], [12, 3]]",
    "[[4, 2], [3, 12]]",
    "[[4, 2], [12, 3]]",
];

#[test]
fn of_a_small_tree_the_shuffles_come_to_every_order_and_to_nothing_else() {
    let options = Options::default();
    for algorithm in
        [Algorithm::AlphaBeta, Algorithm::Scout, Algorithm::SssStar, Algorithm::Minimax]
    {
        let written = ORDERS.map(|text| {
            let tree = notation::parse(text).unwrap();
            record(&tree, algorithm, &options).unwrap().counts.entered
        });
        let tree = notation::parse(ORDERS[0]).unwrap();
        let shuffled = entered_shuffled(&tree, algorithm, &options, 1..=200).unwrap();
        let all = |counts: &[u64]| counts.iter().copied().collect::<BTreeSet<_>>();
        assert_eq!(all(&shuffled), all(&written), "{algorithm:?}");
    }
}
