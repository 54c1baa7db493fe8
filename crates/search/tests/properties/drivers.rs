//! Drivers search the root again with another window until they know its value.

use plyscope_effort::cases;
use plyscope_oracle::case::Search;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::Told;
use plyscope_search::events::{EnterAs, Iteration, Why};
use plyscope_search::{Algorithm, Window};
use plyscope_tree::{NodeId, Score};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(1200))]

    #[test]
    fn every_search_of_the_root_follows_from_the_last(case in any_case(24)) {
        case.each(|search| {
            let passes = passes(search);
            for pair in passes.windows(2).filter(|pair| pair[0].0.depth == pair[1].0.depth) {
                check_step(search, pair[0], pair[1].0);
            }
            check_known(search, &passes);
        });
    }

    #[test]
    fn aspiration_searches_a_root_twice_at_most(case in any_case(24)) {
        case.each(|search| {
            if search.algorithm().inner(search.options()) != Algorithm::Aspiration
                && search.algorithm() != Algorithm::Aspiration {
                return;
            }
            let passes = passes(search);
            for same in passes.chunk_by(|one, other| one.0.depth == other.0.depth) {
                assert!(same.len() <= 2);
            }
        });
    }
}

/// The searches of the root, with what each returned.
fn passes(search: &Search) -> Vec<(Iteration, Score)> {
    let events = search.hear().events;
    let mut passes = Vec::new();
    for told in &events {
        match *told {
            Told::Iterate(iteration) => passes.push((iteration, Score::NEG_INF)),
            Told::Leave { node: NodeId::ROOT, value, .. } => {
                passes.iter_mut().last().into_iter().for_each(|last| last.1 = value);
            }
            Told::Enter { node: NodeId::ROOT, window, kind, .. } => {
                let Some((iteration, _)) = passes.last() else { continue };
                assert_eq!(window, iteration.window);
                let again = matches!(iteration.why, Why::FailedLow | Why::FailedHigh);
                let kind_due = match iteration.known {
                    _ if iteration.why == Why::Test => EnterAs::NullWindow,
                    Some(_) => EnterAs::NullWindow,
                    None if again => EnterAs::ReSearch,
                    None => EnterAs::Full,
                };
                assert_eq!(kind, kind_due);
            }
            _ => {}
        }
    }
    passes
}

/// Why the next search begins, and with which window, follows from what the last returned.
fn check_step(search: &Search, (last, value): (Iteration, Score), next: Iteration) {
    let window = last.window.unwrap();
    let low = value <= window.alpha;
    assert!(low || value >= window.beta, "a value inside the window ends the search");
    assert_eq!(next.why, if low { Why::FailedLow } else { Why::FailedHigh });
    let (opened, open) = match (last.known, low) {
        (Some(known), true) => (next.known, Window { beta: value, ..known }),
        (Some(known), false) => (next.known, Window { alpha: value, ..known }),
        (None, true) => (next.window, Window { alpha: Score::NEG_INF, ..window }),
        (None, false) => (next.window, Window { beta: Score::POS_INF, ..window }),
    };
    assert_eq!(opened, Some(open), "{search:?}");
}

/// What is known of the value is true, each time a little more, until it is known.
fn check_known(search: &Search, passes: &[(Iteration, Score)]) {
    let naive = Naive::new(search);
    let mut before: Option<Iteration> = None;
    for (now, _) in passes {
        let Some(known) = now.known else { continue };
        let game = naive.game.to_depth(now.depth);
        let (low, high) = (naive.worth(0, known.alpha), naive.worth(0, known.beta));
        let (low, high) = if low <= high { (low, high) } else { (high, low) };
        let (least, most) = game.range(0);
        assert!(low <= most && least <= high, "{now:?}");
        assert!(known.alpha < known.beta, "a value that is known is not searched for");
        match before.filter(|before| before.depth == now.depth) {
            None => assert_eq!((known, now.why), (Window::FULL, Why::Guess)),
            Some(before) => {
                let was = before.known.unwrap();
                let inside = was.alpha <= known.alpha && known.beta <= was.beta;
                assert!(inside && was != known, "{was:?} closes in to {known:?}");
            }
        }
        let window = now.window.unwrap();
        assert!(window.is_null() && known.alpha <= window.alpha && window.beta <= known.beta);
        before = Some(*now);
    }
}

#[test]
fn where_a_driver_begins() {
    let tree = plyscope_tree::notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]").unwrap();
    let first = |algorithm, guess: &str| {
        let mut options = plyscope_search::Options::default();
        options.set("guess", guess).unwrap();
        let window =
            plyscope_oracle::told::hear(&tree, algorithm, &options).iterations()[0].window.unwrap();
        (window.alpha.display(0).to_string(), window.beta.display(0).to_string())
    };
    let ends = |alpha: &str, beta: &str| (alpha.to_owned(), beta.to_owned());
    assert_eq!(first(Algorithm::MtdF, ""), ends("-1", "0"));
    assert_eq!(first(Algorithm::MtdF, "3"), ends("2", "3"));
    assert_eq!(first(Algorithm::MtdPlusInf, ""), ends("2000000000", "inf"));
    assert_eq!(first(Algorithm::MtdMinusInf, ""), ends("-inf", "-2000000000"));
    assert_eq!(first(Algorithm::Aspiration, "3"), ends("2", "4"));
    assert_eq!(first(Algorithm::Aspiration, "inf"), ends("-inf", "inf"));
}
