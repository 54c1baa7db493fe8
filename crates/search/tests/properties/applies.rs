//! Which switches and which rules for the order of children apply to which search: those that change
//! something that it does, and no others.

use std::collections::HashSet;

use plyscope_effort::cases;
use plyscope_oracle::algorithms::{self, TABLE};
use plyscope_oracle::case::{Case, Search};
use plyscope_oracle::random::any_case;
use plyscope_search::{Algorithm, Options, Order, OrderRule, Orders, Switch, first_without_value};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn a_switch_that_does_not_apply_changes_nothing(case in any_case(24)) {
        case.each(|search| {
            for switch in Switch::ALL.into_iter().filter(|&switch| switch != Switch::Form) {
                if !search.algorithm().uses(switch, search.options()) {
                    let options = with_switch(search.options(), switch, &case.options);
                    assert!(!differ(search, options), "{switch}");
                }
            }
        });
    }

    #[test]
    fn a_rule_that_does_not_apply_changes_nothing(case in any_case(24)) {
        case.each(|search| {
            for &order in case.options.order.rules() {
                if !search.algorithm().uses_order(order, search.options()) {
                    let rules = search.options().order.after(order);
                    assert!(!differ(search, Options { order: rules, ..*search.options() }), "{order}");
                }
            }
        });
    }
}

/// These options with the value that one switch has in others.
fn with_switch(options: &Options, switch: Switch, others: &Options) -> Options {
    let mut turned = *options;
    turned.set(switch.word(), &others.get(switch)).unwrap();
    turned
}

/// Whether other options make a search do anything else.
fn differ(search: &Search, options: Options) -> bool {
    let (one, other) = (search.hear(), search.with(options).hear());
    one.events != other.events || one.outcome != other.outcome
}

/// Two random cases at a time, more than are needed.
fn pairs() -> impl Iterator<Item = (Case, Case)> {
    let mut runner = TestRunner::new(cases(200_000));
    let most = runner.config().cases as usize;
    let strategy = (any_case(24), any_case(24));
    std::iter::repeat_with(move || strategy.new_tree(&mut runner).unwrap().current()).take(most)
}

/// What an algorithm can be asked to do, by any of its inner searches.
fn ways(algorithm: Algorithm) -> impl Iterator<Item = Options> {
    let inners = algorithm.inner_choices().iter().copied().map(Some).chain([None]);
    inners.map(|inner| Options { inner, ..Options::default() })
}

#[test]
fn a_switch_that_applies_changes_something_on_some_tree() {
    let all = TABLE.iter().flat_map(|row| Switch::ALL.map(|switch| (row.algorithm, switch)));
    let used = |&(algorithm, switch): &(Algorithm, Switch)| {
        // A form changes the code.
        switch != Switch::Form && ways(algorithm).any(|options| algorithm.uses(switch, &options))
    };
    let mut unseen: HashSet<_> = all.filter(used).collect();
    for (case, other) in pairs() {
        if unseen.is_empty() {
            break;
        }
        for search in case.searches() {
            let (algorithm, options) = (search.algorithm(), search.options());
            let others = search.row.fit(&other.options, case.tree.len());
            unseen.retain(|&(own, switch)| {
                let turned = with_switch(options, switch, &others);
                let applies = own == algorithm && algorithm.uses(switch, options);
                let whole = first_without_value(&case.tree, own, &turned).is_none();
                !(applies && whole && differ(&search, turned))
            });
        }
    }
    assert!(unseen.is_empty(), "{unseen:?}");
}

#[test]
fn a_rule_that_applies_changes_something_on_some_tree() {
    let rules = OrderRule::ALL.into_iter().filter(|&rule| rule != OrderRule::AsWritten);
    let orders: Vec<Order> = rules.map(any_order).collect();
    let all = TABLE.iter().flat_map(|row| orders.iter().map(|&order| (row.algorithm, order)));
    let used = |&(algorithm, order): &(Algorithm, Order)| {
        ways(algorithm).any(|options| algorithm.uses_order(order, &options))
    };
    let mut unseen: Vec<_> = all.filter(used).collect();
    for (case, _) in pairs() {
        if unseen.is_empty() {
            break;
        }
        for search in case.searches() {
            let (algorithm, options) = (search.algorithm(), search.options());
            let others = options.order.rules().iter().copied();
            unseen.retain(|&(own, order)| {
                let others = || others.clone().filter(move |other| other.rule() != order.rule());
                // First of all, or where the others leave children equal.
                let first = orders_of(std::iter::once(order).chain(others()));
                let last = orders_of(others().chain([order]));
                let [first, last] = [first, last].map(|order| Options { order, ..*options });
                let applies = own == algorithm && algorithm.uses_order(order, options);
                !(applies && differ(&search.with(first), last))
            });
        }
    }
    assert!(unseen.is_empty(), "{unseen:?}");
}

/// The order that goes by a rule.
fn any_order(rule: OrderRule) -> Order {
    if rule == OrderRule::Shuffle { Order::Shuffle(1) } else { rule.word().parse().unwrap() }
}

fn orders_of(rules: impl Iterator<Item = Order>) -> Orders {
    algorithms::orders(rules.collect::<Vec<_>>().into_iter())
}

#[test]
fn every_algorithm_has_its_line() {
    assert_eq!(TABLE.map(|row| row.algorithm), Algorithm::ALL);
}
