//! Searches against brute force.

use arbitrary::{Result, Unstructured};
use plyscope_search::events::Bound;
use plyscope_search::{About, Algorithm, Drive, Options, OrderRule, Outcome, SearchError};
use plyscope_trace::check::Checker;
use plyscope_trace::{Replay, Trace, record};
use plyscope_tree::{Literal, NodeId, Tree, notation};

use crate::brute::{INF, Worth, minimax, range, static_worth, worth};
use crate::{game, switches};

/// A tree is searched, and what is found held against its value.
pub fn check(bytes: &[u8]) -> Result<()> {
    let given = &mut Unstructured::new(bytes);
    let (algorithm, options) = switches::search(given)?;
    let tree = game::tree(given, 40)?;
    let _shown = Shown { tree: &tree, algorithm, options: &options };
    let depth = algorithm.settle(&options).depth;
    match record(&tree, algorithm, &options) {
        Ok(trace) => {
            let options = algorithm.settle(&options);
            let truth = range(&tree, &options, depth).expect("the search found its values");
            check_outcome(&tree, algorithm, &options, &trace.outcome, truth);
            check_line(&tree, &options, depth, &trace.outcome);
            check_trace(&tree, algorithm, &options, &trace);
        }
        Err(SearchError::NoStaticValue { node }) => {
            assert!(tree.value(node).is_none() && !tree.is_leaf(node), "{node:?} has a value");
            // Iterative deepening ends at each depth in turn.
            let alone = !algorithm.drives_by(Drive::Deepens);
            assert!(!alone || minimax(&tree, &options, depth).is_none(), "no value is missing");
        }
        Err(error) => panic!("{error}"),
    }
    Ok(())
}

/// The value is the true one, or one that deeper entries lead to; a bound is true, and answers the test for γ.
fn check_outcome(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    outcome: &Outcome,
    (low, high): (Worth, Worth),
) {
    let found = worth(tree, outcome.value);
    match outcome.bound {
        Some(Bound::Exact) => assert!(low <= found && found <= high, "the value is {found}"),
        Some(Bound::Lower) => assert!(found <= high, "the value is at least {found}"),
        Some(Bound::Upper) => assert!(found >= low, "the value is at most {found}"),
        None => assert!(algorithm.about().critical_alone, "nothing is known"),
    }
    match algorithm.about() {
        About { drive: Some(Drive::Tests), .. } => {
            let gamma = worth_of_literal(options);
            let due =
                [low, high].map(|truth| if truth >= gamma { Bound::Lower } else { Bound::Upper });
            assert!(due.map(Some).contains(&outcome.bound), "the test for {gamma}");
        }
        About { critical_alone: true, .. } => {
            let best_first = options.order.rules()[0].rule() == OrderRule::BestFirst;
            assert!(!best_first || outcome.bound == Some(Bound::Exact), "the critical tree proves");
        }
        _ => assert_eq!(outcome.bound, Some(Bound::Exact), "the value is found"),
    }
}

/// The γ of a null-window search.
fn worth_of_literal(options: &Options) -> Worth {
    match options.at {
        Literal::PosInf => INF,
        Literal::NegInf => -INF,
        Literal::Finite { mantissa, decimals } => mantissa * 10_i64.pow(6 - u32::from(decimals)),
    }
}

/// The line goes from parent to child, and its last leaf has the root's value.
fn check_line(tree: &Tree, options: &Options, depth: Option<u16>, outcome: &Outcome) {
    let line = &outcome.principal_variation;
    assert_eq!(line.first(), Some(&NodeId::ROOT), "the line begins at the root");
    for pair in line.windows(2) {
        assert_eq!(tree.parent(pair[1]), Some(pair[0]), "a move leads to a child");
    }
    let last = line.last().copied().unwrap_or(NodeId::ROOT);
    assert!(depth.is_none_or(|depth| tree.depth(last) <= depth), "the line ends at the horizon");
    if outcome.bound == Some(Bound::Exact) && tree.is_leaf(last) {
        let value = static_worth(tree, last, options).expect("a leaf has a value");
        assert_eq!(value, worth(tree, outcome.value), "the line leads to the value");
    }
}

/// The trace follows the grammar, which knows the truth too, and its events add up to its counts.
fn check_trace(tree: &Tree, algorithm: Algorithm, options: &Options, trace: &Trace) {
    let settled = algorithm.settle(options);
    let mut checker = Checker::new(tree, &settled, trace.perspective());
    for event in Replay::new(trace, tree) {
        let checked = checker.event(&event);
        assert!(checked.is_ok(), "{checked:?} at {event:?}");
    }
    assert_eq!(checker.counts(), trace.counts, "the counts");
    let checked = checker.result(&trace.outcome);
    assert!(checked.is_ok(), "{checked:?} in the result");
}

/// Says on the way out of a failure which search it was.
pub struct Shown<'a> {
    pub tree: &'a Tree,
    pub algorithm: Algorithm,
    pub options: &'a Options,
}

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Self { tree, algorithm, options } = self;
            eprintln!("{} {} {options:?}", notation::text(tree), algorithm.name());
        }
    }
}
