//! Slips have trees on which they show, and no right trace has one. Mistakes that somebody wrote are in `programs`.

// Helpers of tests may panic as tests do; clippy's configuration knows only functions marked as tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::cell::Cell;

use plyscope_diagnose::{
    Action, Claims, Difference, Extent, Lookalike, Shows, Slip, Specimen, Verdict, act, diagnose,
    slips,
};
use plyscope_effort::cases;
use plyscope_search::events::{Event, Sink};
use plyscope_search::{
    Algorithm, BoundUpdate, Cut, Drive, Evaluation, Fail, Horizon, Options, Order, Perspective,
    search,
};
use plyscope_trace::jsonl::{Header, read_header};
use plyscope_tree::{Player, Score, notation, source};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

/// The searches that nothing drives, and that have no table.
const FAMILY: [Algorithm; 7] = [
    Algorithm::Minimax,
    Algorithm::Negamax,
    Algorithm::AlphaBeta,
    Algorithm::NegamaxAlphaBeta,
    Algorithm::Pvs,
    Algorithm::NegaScout,
    Algorithm::Scout,
];

/// More than MTD does in the small trees; a program that does as much may never end.
const MOST: usize = 4000;

/// Small trees with many ties, static values everywhere, and leaves above the last ply.
fn trees() -> BoxedStrategy<String> {
    (any::<u32>(), 0..5_u16, 1..4_u8, 1..9_u8).prop_map(|(seed, depth, most, few)| {
        format!(
            "random(branching=1..{most}, depth={depth}, seed={seed}, early-leaves=20, leaves=few({few}), noise=2)"
        )
    }).boxed()
}

fn options() -> BoxedStrategy<Options> {
    let words = (
        prop_oneof![Just(Player::Max), Just(Player::Min)],
        prop_oneof![
            Just(Fail::Soft),
            Just(Fail::Hard),
            Just(Fail::HardAbove),
            Just(Fail::HardBelow)
        ],
        prop_oneof![Just(Cut::OnEqual), Just(Cut::BeyondOnly)],
        prop_oneof![Just(BoundUpdate::BeforeCheck), Just(BoundUpdate::AfterCheck)],
    );
    let others = (
        any::<bool>(),
        prop_oneof![3 => Just(None), 1 => (0..5_u16).prop_map(Some)],
        prop_oneof![Just(Evaluation::Max), Just(Evaluation::SideToMove)],
        prop_oneof![Just(Order::AsWritten), Just(Order::Reversed), Just(Order::WorstFirst)],
    );
    (words, others)
        .prop_map(|((root, fail, cut, bound), (deep, depth, evaluation, order))| {
            let order = order.into();
            Options { root, fail, cut, bound, deep, depth, evaluation, order, ..Options::default() }
        })
        .boxed()
}

/// A trace without a word about its search.
fn header(recipe: &str) -> Header {
    let (tree, _) = source::read(recipe).unwrap();
    let json = notation::write_json_value(&tree);
    read_header(&format!(r#"{{"plyscope":1,"tree":{json}}}"#)).unwrap()
}

#[derive(Default)]
struct Actions(Vec<Action>);

impl Sink for Actions {
    fn record(&mut self, event: Event<'_>) {
        self.0.extend(Action::of(&event));
    }
}

/// What a right search does; none if the tree lacks static values for it.
fn right(header: &Header, algorithm: Algorithm, options: &Options) -> Option<Vec<Action>> {
    let mut actions = Actions::default();
    search(&header.tree, algorithm, options, &mut actions).ok()?;
    Some(actions.0)
}

/// What a program with a slip does.
fn slipped(
    header: &Header,
    algorithm: Algorithm,
    options: &Options,
    slip: Option<(Slip, u8)>,
) -> Option<Vec<Action>> {
    let mut actions = Vec::new();
    let ran = act(&header.tree, algorithm, options, slip, &mut |action| {
        actions.push(action);
        !algorithm.drives_by(Drive::Narrows) || actions.len() < MOST
    });
    ran.then_some(actions)
}

/// What programs may tell of the same actions.
fn tellings(actions: &[Action]) -> [Vec<Action>; 3] {
    let visits = actions.iter().copied().filter(|action| {
        matches!(action, Action::Enter { .. } | Action::Evaluate { .. } | Action::Leave { .. })
    });
    let numbers = actions.iter().filter_map(|action| match *action {
        Action::Enter { node, .. } => Some(Action::enter(node)),
        _ => None,
    });
    [actions.to_vec(), visits.collect(), numbers.collect()]
}

/// The actions of those kinds that a trace tells at all.
fn of_the_same_kinds(actions: &[Action], told: &[Action], horizon: &Horizon<'_>) -> Vec<Action> {
    let is_told =
        |action: &&Action| told.iter().any(|other| other.kind(horizon) == action.kind(horizon));
    actions.iter().filter(is_told).copied().collect()
}

/// Whether what is told differs from the search's actions of the same kinds. A bound of a return that a program does not name is no difference.
fn shows(told: &[Action], due: &[Action], horizon: &Horizon<'_>) -> bool {
    let due = of_the_same_kinds(due, told, horizon);
    told.len() != due.len() || told.iter().zip(due).any(|(told, due)| !told.agrees(due))
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn nothing_is_found_on_a_right_trace(recipe in trees(), options in options()) {
        let header = header(&recipe);
        for algorithm in Algorithm::ALL {
            let Some(due) = right(&header, algorithm, &options) else { continue };
            for told in tellings(&due) {
                let count = told.len();
                let verdict = diagnose(&Claims::new(&header, told), algorithm, &options).unwrap();
                let agrees = matches!(verdict, Verdict::Agrees(ref agreement) if agreement.actions == count);
                prop_assert!(agrees, "{algorithm}: {verdict:?}");
            }
        }
    }

    #[test]
    fn scores_may_be_seen_either_way(recipe in trees(), options in options()) {
        for (algorithm, other) in [
            (Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta),
            (Algorithm::NegamaxAlphaBeta, Algorithm::AlphaBeta),
        ] {
            let mut header = header(&recipe);
            header.perspective_told = Some(algorithm.perspective(&options));
            let Some(told) = right(&header, algorithm, &options) else { continue };
            let verdict = diagnose(&Claims::new(&header, told), other, &options).unwrap();
            prop_assert!(matches!(verdict, Verdict::Agrees(_)), "{verdict:?}");
        }
    }
}

/// Tries a property of broken-off traces, which says how often it was put to the test; so often, it must be at least once a case.
fn of_beginnings(
    property: impl Fn(
        &Header,
        &Options,
        &dyn Fn(&[Action]) -> Vec<Action>,
    ) -> Result<u32, TestCaseError>,
) {
    let config = cases(800);
    let (least, tested) = (config.cases, Cell::new(0));
    let each = (trees(), options(), 0.0..1.0);
    let ran = TestRunner::new(config).run(&each, |(recipe, options, part)| {
        let broken_off = |told: &[Action]| told[..(told.len() as f64 * part) as usize].to_vec();
        tested.set(tested.get() + property(&header(&recipe), &options, &broken_off)?);
        Ok(())
    });
    assert!(ran.is_ok(), "{}", ran.unwrap_err());
    assert!(tested.get() >= least, "put to the test only {} times", tested.get());
}

/// A program whose slip never ends may go on without doing anything more that its trace tells.
#[test]
fn a_slip_that_never_ends_is_named_whatever_its_trace_tells() {
    let header = header("random(branching=3, depth=3, seed=7)");
    let options = Options::default();
    for slip in [Slip::SameTestAgain, Slip::GuessKept, Slip::KnownBoundsSwapped] {
        let done = slipped(&header, Algorithm::MtdF, &options, Some((slip, 0))).unwrap();
        assert_eq!(done.len(), MOST, "{slip} ends");
        for is_told in [
            |action: &Action| matches!(action, Action::Cutoff { .. }),
            |action: &Action| matches!(action, Action::Evaluate { .. }),
            |action: &Action| matches!(action, Action::Improve { .. }),
        ] {
            let claims = Claims::new(&header, done.iter().copied().filter(is_told));
            let named = |extent| slips(&claims, extent, Algorithm::MtdF, &options).contains(&slip);
            assert_eq!([Extent::All, Extent::Beginning].map(named), [false, true], "{slip}");
        }
    }
}

#[test]
fn the_beginning_of_a_right_trace_has_no_slip_but_one_that_ends_there() {
    of_beginnings(|header, options, broken_off| {
        let mut ended = 0;
        for algorithm in Algorithm::ALL {
            let Some(due) = right(header, algorithm, options) else { continue };
            for told in tellings(&due) {
                let told = broken_off(&told);
                let verdict =
                    diagnose(&Claims::new(header, told.clone()), algorithm, options).unwrap();
                let Verdict::Differs(differs) = verdict else { continue };
                let ends = matches!(
                    differs.difference,
                    Difference::Action { found: None, due: Some(_), .. }
                );
                prop_assert!(ends, "{algorithm}: {differs:?}");
                prop_assert_eq!(differs.extent, Extent::All);
                for slip in differs.slips.alone {
                    let depth = options.depth.filter(|_| slip != Slip::DepthIgnored);
                    let depth = depth.map(|depth| match slip {
                        Slip::OnePlyTooDeep => depth + 1,
                        Slip::OnePlyTooShallow => depth - 1,
                        _ => depth,
                    });
                    let horizon = Horizon::new(&header.tree, &Options { depth, ..*options });
                    let mut ends = (0..slip.ways()).map(|way| {
                        let done = slipped(header, algorithm, options, Some((slip, way))).unwrap();
                        of_the_same_kinds(&done, &told, &horizon).len() == told.len()
                    });
                    prop_assert!(ends.any(|ends| ends), "{algorithm}: {slip}");
                    ended += 1;
                }
            }
        }
        Ok(ended)
    });
}

#[test]
fn a_slip_is_named_where_its_trace_breaks_off() {
    of_beginnings(|header, options, broken_off| {
        let mut named = 0;
        for algorithm in FAMILY {
            for slip in Slip::ALL {
                let Some(done) = slipped(header, algorithm, options, Some((slip, 0))) else {
                    continue;
                };
                for told in tellings(&done) {
                    let claims = Claims::new(header, broken_off(&told));
                    // That a window is finite is only seen where it is told.
                    if slip == Slip::FiniteFirstWindow && !claims.has_windows() {
                        continue;
                    }
                    let begun = slips(&claims, Extent::Beginning, algorithm, options);
                    prop_assert!(
                        begun.contains(&slip),
                        "{algorithm}: {slip} is not among {begun:?}"
                    );
                    let Ok(Verdict::Differs(differs)) = diagnose(&claims, algorithm, options)
                    else {
                        continue;
                    };
                    let Difference::Action { found: Some(_), .. } = differs.difference else {
                        continue;
                    };
                    if claims.is_whole(algorithm) {
                        continue;
                    }
                    // Up to there a right program may do the same.
                    let is_right = |other: &Lookalike| other.algorithm == algorithm;
                    if !differs.habits.is_empty() || differs.lookalikes.iter().any(is_right) {
                        continue;
                    }
                    // A slip that does exactly all of it explains the trace better.
                    let whole = slips(&claims, Extent::All, algorithm, options);
                    if differs.extent == Extent::All {
                        prop_assert_eq!(&differs.slips.alone, &whole, "{}", algorithm);
                        prop_assert!(
                            differs.slips.explain() || !differs.lookalikes.is_empty(),
                            "{algorithm}: nothing explains {slip}"
                        );
                    } else {
                        prop_assert_eq!(&differs.slips.alone, &begun, "{}", algorithm);
                        named += 1;
                    }
                }
            }
        }
        Ok(named)
    });
}

/// The first sentence and the slips of a program for the tree of the textbook.
fn said(algorithm: Algorithm, slip: Slip) -> (String, Vec<Slip>) {
    let header = header("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]");
    let options = Options::default();
    let told = slipped(&header, algorithm, &options, Some((slip, 0))).unwrap();
    let Verdict::Differs(differs) =
        diagnose(&Claims::new(&header, told), algorithm, &options).unwrap()
    else {
        return (String::new(), Vec::new());
    };
    (differs.difference.sentence(&header.tree, algorithm).to_string(), differs.slips.alone)
}

#[test]
fn the_sentence_has_the_numbers() {
    let (sentence, slips) = said(Algorithm::AlphaBeta, Slip::BoundsNotPassed);
    assert_eq!(
        sentence,
        "your search enters node 3 with β = ∞; alpha-beta has β = 3 there, from node 1"
    );
    assert_eq!(slips, [Slip::BoundsNotPassed]);

    let (sentence, slips) = said(Algorithm::NegamaxAlphaBeta, Slip::BoundsNotSwapped);
    assert_eq!(
        sentence,
        "your search enters node 1 with α = ∞ and β = −∞; negamax-alpha-beta has α = −∞ and β = ∞ there"
    );
    assert_eq!(slips, [Slip::BoundsNotSwapped]);

    let (sentence, slips) = said(Algorithm::AlphaBeta, Slip::NoReturnAtCut);
    assert_eq!(sentence, "your search enters node 7; alpha-beta returns 2 from node 5");
    assert_eq!(slips, [Slip::NoReturnAtCut, Slip::OneSideCuts]);
}

#[test]
fn another_search_is_named() {
    let header = header("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]");
    let options = Options::default();
    let told = right(&header, Algorithm::Minimax, &options).unwrap();
    let verdict = diagnose(&Claims::new(&header, told), Algorithm::AlphaBeta, &options).unwrap();
    let Verdict::Differs(differs) = verdict else { panic!("nothing differs") };
    let names: Vec<_> = differs.lookalikes.iter().map(|each| each.algorithm).collect();
    assert!(names.contains(&Algorithm::Minimax), "{names:?}");
    assert_eq!(header.perspective_told, None::<Perspective>);
}

/// The text of the smallest tree on which a slip shows, and what is wrong there.
fn example(slip: Slip, algorithm: Algorithm, options: &Options) -> Option<(String, Shows)> {
    let example = slip.example(algorithm, options)?;
    Some((notation::text(&example.tree), example.shows))
}

#[test]
fn each_slip_has_a_smallest_tree_on_which_it_shows() {
    let mut wrong = Vec::new();
    for algorithm in FAMILY {
        // At its last two plies NegaScout never searches again, a right PVS need not, and SCOUT's tests end.
        let tests = matches!(algorithm, Algorithm::Pvs | Algorithm::NegaScout | Algorithm::Scout);
        let depth = Some(if tests { 4 } else { 2 });
        for options in [Options::default(), Options { depth, ..Options::default() }] {
            for slip in Slip::ALL {
                let found = example(slip, algorithm, &options);
                // It needs four plies to enter another node.
                let is_deep = slip == Slip::OwnBestForBound && options.depth.is_some();
                if found.is_some() != slip.fits(algorithm, &options) && !is_deep {
                    wrong.push(format!("{algorithm}: {slip}: {depth:?} {found:?}"));
                }
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
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

#[test]
fn the_smallest_tree_has_the_wrong_value_or_the_wrong_count() {
    let options = Options::default();
    let score = |units| Score::from_units(units).unwrap();
    let value = |found, due| Shows::Value { found: score(found), due: score(due) };
    let of = |slip, algorithm| example(slip, algorithm, &options).unwrap();
    assert_eq!(
        of(Slip::ValueNotNegated, Algorithm::Negamax),
        ("[1, 1]".to_owned(), value(-1, 1)),
        "a tie shows it too"
    );
    assert_eq!(
        of(Slip::NoReturnAtCut, Algorithm::AlphaBeta),
        ("[1, [1, 1]]".to_owned(), Shows::Entered { found: 5, due: 4 })
    );
}

proptest! {
    #![proptest_config(cases(8))]

    #[test]
    fn a_smallest_tree_shows_its_slip_to_whoever_compares(options in options()) {
        for algorithm in FAMILY {
            for slip in Slip::ALL {
                let Some((tree, _)) = example(slip, algorithm, &options) else { continue };
                let header = header(&tree);
                let told = slipped(&header, algorithm, &options, Some((slip, 0))).unwrap();
                match diagnose(&Claims::new(&header, told), algorithm, &options).unwrap() {
                    Verdict::Agrees(_) => prop_assert!(false, "{algorithm}: {slip} is not seen on {tree}"),
                    Verdict::Differs(differs) => prop_assert!(differs.slips.alone.contains(&slip)),
                }
            }
        }
    }
}

#[test]
fn a_slip_whose_only_trace_is_a_bound_that_it_does_not_name_does_not_show() {
    let header = header("[2, [[2, 1]=0, [1]=0]=3]=3");
    let options = Options { fail: Fail::HardBelow, cut: Cut::BeyondOnly, ..Options::default() };
    let done =
        slipped(&header, Algorithm::AlphaBeta, &options, Some((Slip::BestNotReset, 0))).unwrap();
    let due = right(&header, Algorithm::AlphaBeta, &options).unwrap();
    let ([_, told, _], [_, due, _]) = (tellings(&done), tellings(&due));
    assert_ne!(told, due);
    assert!(!shows(&told, &due, &Horizon::new(&header.tree, &options)));
    let verdict = diagnose(&Claims::new(&header, told), Algorithm::AlphaBeta, &options);
    assert!(matches!(verdict, Ok(Verdict::Agrees(_))));
}

#[test]
fn a_specimen_is_both_runs_where_a_slip_shows() {
    let (tree, _) = source::read("[1, [1, 1]]").unwrap();
    let of = |slip: Slip| slip.specimen(&tree, Algorithm::AlphaBeta, &Options::default());
    let Specimen { shows, wrong, right } = of(Slip::NoReturnAtCut).unwrap();
    assert_eq!(shows, Shows::Entered { found: 5, due: 4 });
    assert_eq!((wrong.len(), right.len()), (15, 13));
    assert!(of(Slip::OwnBestForBound).is_none());
}
