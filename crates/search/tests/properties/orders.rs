//! Children are taken in the order that the rules give, one after the other, and the trace says why.

use std::collections::HashMap;

use plyscope_effort::cases;
use plyscope_oracle::branch::Branch;
use plyscope_oracle::case::Search;
use plyscope_oracle::model::id;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::random::any_case;
use plyscope_oracle::switches::with_plain_order;
use plyscope_oracle::told::Told;
use plyscope_search::{MoveOrder, Options, Order, OrderRule};
use plyscope_trace::Phase;
use plyscope_tree::NodeId;
use proptest::prelude::*;

use crate::learning::Learning;

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn every_visit_takes_children_by_the_rules_and_by_what_was_learnt(case in any_case(32)) {
        case.each(check_orders);
    }

    #[test]
    fn the_order_that_the_tree_gives_is_that_of_its_rules(case in any_case(32)) {
        case.each(|search| {
            let search = search.with(with_plain_order(search.options()));
            let (naive, learning) = (Naive::new(&search), Learning::new(&search));
            let order = MoveOrder::new(search.tree(), &naive.game.options);
            for node in (0..naive.game.nodes.len()).filter(|&node| !naive.game.ends_at(node)) {
                let (children, _) = expected(&learning, &naive, node);
                assert_eq!(order.children(id(node)), children);
            }
        });
    }
}

fn check_orders(search: &Search) {
    let mut naive = Naive::new(search);
    let mut learning = Learning::new(search);
    let mut said: HashMap<usize, (Vec<NodeId>, Vec<OrderRule>)> = HashMap::new();
    for told in &search.hear().events {
        let node = told.node();
        if told.arrives() {
            said.remove(&node);
            if let Some(parent) = naive.game.nodes[node].parent {
                let mut siblings = naive.game.nodes[parent].children.iter();
                if siblings.all(|&sibling| naive.states[sibling].phase == Phase::Unreached) {
                    let (children, why) = expected(&learning, &naive, parent);
                    assert_eq!(children[0], id(node), "the first child is taken first");
                    let moved = why.iter().any(|&rule| rule != OrderRule::AsWritten);
                    assert_eq!(said.get(&parent), moved.then_some(&(children, why)));
                }
            }
        }
        if let Told::Order { children, why, .. } = told {
            said.insert(node, (children.clone(), why.clone()));
        }
        learning.hear(told, &naive);
        naive.hear(told);
    }
}

/// A node's children by the rules, and the rule that put each where it is.
fn expected(
    learning: &Learning<'_>,
    naive: &Naive<'_>,
    node: usize,
) -> (Vec<NodeId>, Vec<OrderRule>) {
    let rules = naive.game.options.order;
    let rules = rules.rules();
    let children = naive.game.nodes[node].children.iter();
    let ranks =
        |child: usize| rules.iter().map(move |&rule| learning.rank(rule, node, child, naive));
    let mut rows: Vec<(Vec<_>, usize)> =
        children.map(|&child| (ranks(child).collect(), child)).collect();
    rows.sort();
    let why = rows.iter().map(|(own, _)| {
        let told = (0..rules.len()).find(|&at| {
            let mut equals = rows.iter().filter(|(other, _)| other[..at] == own[..at]);
            match rules[at] {
                // These pick single children out, and say nothing of the others.
                Order::Pv | Order::Table | Order::Killer | Order::Refutation => {
                    equals.any(|(other, _)| own[at] < other[at])
                }
                _ => equals.any(|(other, _)| own[at] != other[at]),
            }
        });
        told.map_or(OrderRule::AsWritten, |at| rules[at].rule())
    });
    let why = why.collect();
    (rows.into_iter().map(|(_, child)| id(child)).collect(), why)
}

#[test]
fn a_shuffle_depends_on_its_seed_and_reaches_every_order() {
    let tree = Branch::node((1..=3).map(Branch::leaf).collect()).tree();
    let order = |seed| {
        let options = Options { order: Order::Shuffle(seed).into(), ..Options::default() };
        MoveOrder::new(&tree, &options).children(NodeId::ROOT).to_vec()
    };
    assert_eq!(order(7), order(7));
    let orders: std::collections::HashSet<_> = (0..200).map(order).collect();
    assert_eq!(orders.len(), 6);
}
