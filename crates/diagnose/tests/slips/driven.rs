//! Slips of searches that are driven, of SCOUT and of the table.

use crate::{MOST, example, options, right, shows, slipped, tellings, trees};
use plyscope_diagnose::{Action, Claims, Shows, Slip, Verdict, diagnose, with_positions};
use plyscope_effort::cases;
use plyscope_search::{Algorithm, Horizon, Options, Replace, Reuse};
use plyscope_trace::jsonl::{Header, read_header};
use plyscope_tree::{Literal, source};
use proptest::prelude::*;

/// The searches that have slips of their own, and what may drive them.
const DRIVEN: [Algorithm; 7] = [
    Algorithm::Scout,
    Algorithm::NegamaxTt,
    Algorithm::Aspiration,
    Algorithm::NullWindow,
    Algorithm::MtdF,
    Algorithm::MtdPlusInf,
    Algorithm::MtdMinusInf,
];

/// The options of searches that are driven, and of the table.
fn driving_options() -> BoxedStrategy<Options> {
    let number = |mantissa| Literal::Finite { mantissa, decimals: 0 };
    let numbers = (prop::option::of(-3..9_i64), 1..4_i64, -2..9_i64);
    let inner = prop::option::of(prop::sample::select(&Algorithm::ALL[..]));
    let table = (
        prop::option::of(1..8_u32),
        prop_oneof![Just(Replace::Always), Just(Replace::Deeper)],
        prop_oneof![Just(Reuse::Equal), Just(Reuse::AtLeast)],
        any::<bool>(),
    );
    (options(), inner, numbers, table)
        .prop_map(move |(options, inner, numbers, table)| {
            let (guess, delta, at) = numbers;
            let (table, replace, reuse, leaves) = table;
            let (guess, delta, at) = (guess.map(number), number(delta), number(at));
            Options { inner, guess, delta, at, table, replace, reuse, leaves, ..options }
        })
        .boxed()
}

/// A trace without a word about its search, of a tree in which equal subtrees are one position.
fn header_with_positions(recipe: &str) -> Header {
    let (tree, _) = source::read(recipe).unwrap();
    let json = with_positions(&tree, None);
    read_header(&format!(r#"{{"plyscope":1,"tree":{json}}}"#)).unwrap()
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn driven_without_a_slip_it_does_what_the_search_does(recipe in trees(), options in driving_options()) {
        let header = header_with_positions(&recipe);
        for algorithm in DRIVEN {
            let Some(due) = right(&header, algorithm, &options) else { continue };
            prop_assert_eq!(slipped(&header, algorithm, &options, None), Some(due), "{}", algorithm);
        }
    }
}

/// Whether a program that tells this was stopped, as far as the tests let it run.
fn is_endless(done: &[Action]) -> bool {
    done.len() >= MOST
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn a_slip_of_what_is_driven_is_named(recipe in trees(), options in driving_options()) {
        let header = header_with_positions(&recipe);
        for algorithm in DRIVEN {
            for slip in Slip::ALL {
                let Some(done) = slipped(&header, algorithm, &options, Some(slip)) else { continue };
                let Some(due) = right(&header, algorithm, &options) else { continue };
                let is_endless = is_endless(&done);
                for (told, due) in tellings(&done).into_iter().zip(tellings(&due)) {
                    let shows = shows(&told, &due, &Horizon::new(&header.tree, &options));
                    match diagnose(&Claims::new(&header, told), algorithm, &options).unwrap() {
                        Verdict::Agrees(_) => prop_assert!(!shows, "{algorithm}: {slip} is not seen"),
                        // What never ends does as much as the search, and goes on.
                        Verdict::Differs(differs) if is_endless && !differs.lookalikes.is_empty() => {}
                        Verdict::Differs(differs) => {
                            prop_assert!(differs.slips.contains(&slip), "{algorithm}: {slip} is not among {differs:?}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn each_slip_of_what_is_driven_has_a_tree_on_which_it_shows() {
    use Slip::{
        AnyDepthTaken, GuessKept, KnownBoundsSwapped, NoEvalAfterTest, NoSearchAgain,
        SameTestAgain, StoredAsExact, StoredBoundsSwapped, TestTakesEqual, WrongSideOpened,
    };
    for (algorithm, slips) in [
        (Algorithm::Scout, &[TestTakesEqual, NoEvalAfterTest][..]),
        (Algorithm::Aspiration, &[NoSearchAgain, WrongSideOpened]),
        (
            Algorithm::MtdF,
            &[SameTestAgain, GuessKept, KnownBoundsSwapped, StoredAsExact, StoredBoundsSwapped],
        ),
        (Algorithm::NegamaxTt, &[StoredAsExact, StoredBoundsSwapped]),
        (Algorithm::NegamaxTt, &[AnyDepthTaken]),
    ] {
        let depth = (slips == [AnyDepthTaken]).then_some(3);
        let options = Options { depth, ..Options::default() };
        for &slip in slips {
            assert!(slip.fits(algorithm, &options));
            assert!(example(slip, algorithm, &options).is_some(), "{algorithm}: {slip}");
        }
    }
    let (tree, shows) = example(SameTestAgain, Algorithm::MtdF, &Options::default()).unwrap();
    assert_eq!((tree.as_str(), shows), ("1", Shows::Endless));
}
