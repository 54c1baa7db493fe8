//! The table of results: each row is what its search alone comes to, and what it claims of the others holds.

use std::collections::HashSet;

use plyscope_effort::cases;
use plyscope_measure::results::{Figures, rows};
use plyscope_oracle::algorithms::Answer;
use plyscope_oracle::branch::worth_of;
use plyscope_oracle::case::Search;
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::{Heard, Told, hear};
use plyscope_search::events::Lost;
use plyscope_search::{Algorithm, Options, SearchError, Window};
use plyscope_trace::{MAX_EVENTS, OpenList, Step, record};
use plyscope_tree::{NodeId, Positions};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn every_row_is_what_its_search_comes_to_alone(case in any_case(24)) {
        let rows = rows(&case.tree, &case.options, MAX_EVENTS, None);
        let names: Vec<_> = rows.iter().map(|row| row.algorithm).collect();
        assert_eq!(names, Algorithm::ALL);
        for row in rows {
            let search = case.search(row.algorithm);
            match (row.result, record(&case.tree, row.algorithm, &case.options)) {
                (Ok(figures), Ok(trace)) => {
                    assert_eq!(figures.counts, trace.counts, "{search:?}");
                    check(&figures, &search);
                }
                (found, alone) => assert_eq!(found.err(), alone.err(), "{search:?}"),
            }
        }
    }

    #[test]
    fn a_search_that_does_more_than_is_allowed_has_no_figures(case in any_case(24), most in 0..200_usize) {
        for row in rows(&case.tree, &case.options, most, None) {
            let alone = record(&case.tree, row.algorithm, &case.options);
            let expect = alone.and_then(|trace| {
                let within = trace.len() <= most;
                within.then_some(()).ok_or(SearchError::TooManyEvents { limit: most })
            });
            assert_eq!(row.result.map(|_| ()), expect, "{:?}", row.algorithm);
        }
    }
}

/// What a row says, against brute force and against what was heard of the search.
fn check(figures: &Figures, search: &Search) {
    let heard = search.hear();
    let outcome = &heard.outcome;
    let told = (figures.value, figures.bound, figures.best);
    assert_eq!(told, (outcome.value, outcome.bound, outcome.best_child()), "{search:?}");
    assert_eq!(figures.waste, waste(search, &heard), "{search:?}");
    assert_eq!(figures.kept, kept(search, &heard), "{search:?}");
    let value = worth_of(search.tree(), figures.value);
    if figures.proves {
        assert_eq!(value, search.case.game().worth(0), "{search:?}");
    }
    let whole = search.row.answer == Answer::Value && search.algorithm() != Algorithm::OnePly;
    let proves = whole && value == search.last_game().worth(0);
    assert!(figures.proves || !proves, "{search:?}");
}

/// The most states on the list at any step, or the most positions in the table as its events say.
fn kept(search: &Search, heard: &Heard) -> Option<usize> {
    let algorithm = search.algorithm();
    if algorithm.is_best_first() {
        let recording = search.recording();
        let steps = Step::START.up_to(recording.trace.end().next());
        let lengths = steps.filter_map(|step| OpenList::at(&recording, step));
        return lengths.map(|list| list.states.len()).max();
    }
    algorithm.has_table(search.options()).then(|| {
        let positions = Positions::new(search.tree());
        let mut table = HashSet::new();
        let mut most = 0;
        for told in &heard.events {
            let Told::Store { node, lost, .. } = told else { continue };
            match lost {
                Lost::Own => continue,
                Lost::Other(other) => assert!(table.remove(&positions.of(*other)), "{search:?}"),
                Lost::Nothing => {}
            }
            table.insert(positions.of(*node));
            most = most.max(table.len());
        }
        most
    })
}

/// What was entered besides what the search of the critical tree alone enters, which looks at no value;
/// none where the root was entered with any other window than the full one.
fn waste(search: &Search, heard: &Heard) -> Option<usize> {
    let at_root = |told: &Told| match told {
        Told::Enter { node: NodeId::ROOT, window: Some(window), .. } => *window == Window::FULL,
        Told::Open { .. } => false,
        _ => true,
    };
    let depth = search.algorithm().settle(search.options()).depth;
    let options = Options { depth, ..*search.options() };
    let nodes = |heard: &Heard| heard.entered().into_iter().collect::<HashSet<_>>();
    let critical = nodes(&hear(search.tree(), Algorithm::Minimal, &options));
    let beyond = nodes(heard).difference(&critical).count();
    heard.events.iter().all(at_root).then_some(beyond)
}

#[test]
fn a_search_that_is_known_has_its_row_however_long_it_is() {
    let (tree, options) = (plyscope_tree::notation::parse("[3, 12]").unwrap(), Options::default());
    let trace = record(&tree, Algorithm::Minimax, &options).unwrap();
    let run = rows(&tree, &options, 0, Some(&trace)).into_iter().filter(|row| row.result.is_ok());
    let known = rows(&tree, &options, MAX_EVENTS, None).into_iter().take(1);
    assert_eq!(run.collect::<Vec<_>>(), known.collect::<Vec<_>>());
}

#[test]
fn one_ply_does_not_prove_what_a_deeper_search_does() {
    let tree = plyscope_tree::notation::parse("[[3, 12]=9, [2, 4]=8]=1").unwrap();
    let proves = |options: &Options, algorithm| {
        let row = rows(&tree, options, MAX_EVENTS, None)
            .into_iter()
            .find(|row| row.algorithm == algorithm);
        row.unwrap().result.unwrap().proves
    };
    let (whole, shallow) = (Options::default(), Options { depth: Some(1), ..Options::default() });
    assert!(!proves(&whole, Algorithm::OnePly) && proves(&whole, Algorithm::Minimax));
    assert!(proves(&shallow, Algorithm::OnePly) && proves(&shallow, Algorithm::Minimax));
    assert!(!proves(&whole, Algorithm::NullWindow));
}
