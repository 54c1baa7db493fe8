//! What the core answers to questions about the picture, against brute force: every value tried, every claim
//! held against the true values.

use std::mem::{Discriminant, discriminant};

use plyscope_explain::asking::{Chain, EFFORT, End, FreeRange, Opening, Sure, WhySkipped};
use plyscope_explain::facts::Story;
use plyscope_search::events::Event;
use plyscope_search::{Evaluation, Fail, Horizon};
use plyscope_trace::{Phase, Recording, Step, Trace, record};
use plyscope_tree::edit::Edit;
use plyscope_tree::{Literal, NodeId, Player, Score, Tree};
use proptest::prelude::*;

use crate::branch::{Branch, INF, MILLION, Worth, worth_of};
use crate::case::{Case, Search};
use crate::model::{Game, id};
use crate::random::{any_case, cases, finite_case};

/// Steps of a trace from first to last, not too many of them.
fn steps(trace: &Trace) -> impl Iterator<Item = usize> {
    let len = trace.len();
    (0..=len).step_by(len / 12 + 1).chain([len])
}

/// The game with every end that was not seen worth so much to MAX.
fn filled(search: &Search, game: &Game, seen: &[bool], rest: Worth) -> Game {
    let own_view = search.options().evaluation == Evaluation::SideToMove;
    let branch: Branch = search.case.branch.with_values(&mut |node, value| {
        let turned = own_view && !game.max_moves_at(node);
        if seen[node] {
            value
        } else if turned {
            -rest
        } else {
            rest
        }
    });
    Game::new(&branch, &game.options)
}

fn check_known(search: &Search) {
    let trace = search.record();
    let tree = search.tree();
    let recording = Recording::new(tree.clone(), trace);
    let story = Story(&recording);
    let trace = &recording.trace;
    let events = search.hear().events;
    for step in steps(trace) {
        let game = search.game().to_depth(trace.depth_at(Step::new(step)));
        let mut seen = vec![false; tree.len()];
        for told in &events[..step] {
            if let crate::told::Told::Evaluate { node, .. } = told {
                seen[node.index()] = true;
            }
        }
        let (least, most) = (filled(search, &game, &seen, -INF), filled(search, &game, &seen, INF));
        for (node, found) in story.known(Step::new(step)).iter().enumerate() {
            let (low, high) = (worth_of(tree, found.low), worth_of(tree, found.high));
            if game.is_beyond(node) {
                assert_eq!((low, high), (-INF, INF));
            } else if search.has_table() && tree.has_positions() {
                assert!(least.worth(node) <= low && high <= most.worth(node), "node {node}");
                assert!((low..=high).contains(&game.worth(node)), "node {node} at step {step}");
            } else {
                assert_eq!(
                    (low, high),
                    (least.worth(node), most.worth(node)),
                    "node {node} at {step}"
                );
            }
        }
    }
}

fn check_skipped(search: &Search) {
    let trace = search.record();
    let tree = search.tree();
    let recording = Recording::new(tree.clone(), trace);
    let story = Story(&recording);
    let trace = &recording.trace;
    for step in steps(trace) {
        let states = recording.snapshot(Step::new(step));
        let game = search.game().to_depth(trace.depth_at(Step::new(step)));
        for node in tree.nodes() {
            let state = &states[node.index()];
            let above: Vec<_> = tree.ancestry(node).collect();
            match story.why_skipped(node, Step::new(step)) {
                WhySkipped::Not { phase } => {
                    assert!(phase == state.phase && phase != Phase::Skipped);
                    assert!(!game.is_beyond(node.index()));
                }
                WhySkipped::Beyond { at: end } => {
                    assert!(game.is_beyond(node.index()) && game.ends_at(end.index()));
                    assert!(above.contains(&end) && !game.is_beyond(end.index()));
                }
                answer => {
                    assert_eq!(state.phase, Phase::Skipped, "node {node:?} at step {step}");
                    check_reason(search, &story, &game, &above, &answer);
                }
            }
        }
    }
}

/// What is said of a node that is skipped; `above` are its ancestors, itself first.
fn check_reason(
    search: &Search,
    story: &Story<'_>,
    game: &Game,
    above: &[NodeId],
    answer: &WhySkipped,
) {
    match answer {
        WhySkipped::Cutoff(chain) => {
            let event = story.event_at(chain.step);
            let Some(Event::Cutoff { node, skipped, by, after, .. }) = event else {
                panic!("no cutoff at {:?}", chain.step);
            };
            assert_eq!((node, by, after), (chain.at, chain.by, chain.after));
            assert!(above.iter().any(|node| skipped.contains(node)));
            check_chain(story, game, chain);
        }
        WhySkipped::Assumed { at: cut } => assert!(above[1..].contains(cut)),
        WhySkipped::Table { at: node } => assert!(search.has_table() && above.contains(node)),
        WhySkipped::Solved { at: node } => {
            assert!(search.algorithm().is_best_first() && above.contains(node));
        }
        WhySkipped::Not { .. } | WhySkipped::Beyond { .. } => unreachable!(),
    }
}

fn check_chain(story: &Story<'_>, game: &Game, chain: &Chain) {
    let tree = &story.tree;
    let (value, bound) = (worth_of(tree, chain.value), worth_of(tree, chain.bound));
    let cut = chain.at.index();
    let max = chain.player == Player::Max;
    assert_eq!(max, game.max_moves_at(cut));
    // Seen by the player who moves where it was cut.
    let seen = |worth: Worth| if max { worth } else { -worth };
    assert!(seen(value) >= seen(bound), "the value has not met the bound");
    if chain.proven {
        assert!(seen(game.worth(cut)) >= seen(value), "it is not worth as much");
    } else {
        let options = &story.trace.options;
        assert!(
            options.fail != Fail::Soft || options.at.to_score(0).is_none_or(|at| !at.is_finite())
        );
    }
    // From below: all that lies between the two.
    let up = tree.ancestry(chain.at).skip(1);
    let between: Vec<_> = up.take_while(|&node| Some(node) != chain.by).collect();
    let own = chain.by == Some(chain.at);
    assert_eq!(chain.between, if own { Vec::new() } else { between });
    let Some(by) = chain.by else { return assert_eq!(chain.sure, Sure::Given) };
    let true_bound = game.worth(by.index());
    let opponent = game.max_moves_at(by.index()) != max;
    match chain.sure {
        Sure::Best { child } => {
            assert!(opponent && seen(true_bound) <= seen(bound));
            if let Some(child) = child {
                assert_eq!(tree.parent(child), Some(by));
                assert!(seen(game.worth(child.index())) <= seen(bound));
            }
        }
        Sure::Tested { child } => {
            assert!(opponent && seen(true_bound) <= seen(bound));
            assert!(seen(game.worth(child.index())) <= seen(bound));
        }
        Sure::Table => assert!(!opponent && seen(true_bound) <= seen(bound)),
        Sure::Asked { child } => {
            assert_eq!(tree.parent(child), Some(by));
            // No value lies between what is asked for and the best so far.
            let best = story.state_at(by, chain.step).best;
            assert!(best.is_some());
        }
        Sure::Given | Sure::Open => panic!("node {by:?} set the bound"),
    }
}

/// The same search with another value, as a person would edit it; none where the tree then has another unit, and null
/// windows another width.
fn edited(search: &Search, node: NodeId, value: Literal) -> Option<Recording> {
    let tree = Edit::SetValue(node, value).apply(search.tree()).ok()?;
    if tree.decimals() != search.tree().decimals() {
        return None;
    }
    let trace = record(&tree, search.algorithm(), search.options()).unwrap();
    Some(Recording::new(tree, trace))
}

/// What happens at each step, but for the numbers in it.
fn deeds(recording: &Recording) -> Vec<(Discriminant<Event<'_>>, NodeId, String)> {
    let event = |step| {
        let event = recording.event_at(step).unwrap();
        let more = match event {
            Event::Enter { kind, .. } => format!("{kind:?}"),
            Event::Order { children, why, .. } => format!("{children:?} {why:?}"),
            Event::Improve { child, .. } => format!("{child:?}"),
            Event::Cutoff { side, skipped, by, .. } => format!("{side:?} {skipped:?} {by:?}"),
            Event::Leave { bound, .. } => format!("{bound:?}"),
            Event::Probe { hit, .. } => {
                format!("{:?}", hit.map(|hit| (hit.bound, hit.effect, hit.best)))
            }
            Event::Store { bound, best, lost, .. } => {
                format!("{bound:?} {best:?} {:?}", discriminant(&lost))
            }
            Event::Purge { state, .. } => format!("{state:?}"),
            _ => String::new(),
        };
        (discriminant(&event), event.node(), more)
    };
    Step::START.up_to(recording.trace.end()).map(event).collect()
}

/// What is the same in a search of an edited tree: the root's value, its best move, the steps.
fn same(one: &Recording, other: &Recording) -> [bool; 3] {
    let value = |Recording { tree, trace, .. }: &Recording| {
        (worth_of(tree, trace.outcome.value), trace.outcome.bound)
    };
    [
        value(one) == value(other),
        one.trace.outcome.best_child() == other.trace.outcome.best_child(),
        deeds(one) == deeds(other),
    ]
}

/// So many units of a tree, as somebody would write it.
fn literal(tree: &Tree, units: i32) -> Option<Literal> {
    Score::from_units(units).map(|score| Literal::from_score(score, tree.decimals()))
}

/// A value, in units, far from all others.
const FAR: i32 = Score::MAX_UNITS / 2 + 1;

/// At its ends what is claimed holds, and a unit beyond it does not.
fn check_freedom(search: &Search, node: NodeId) {
    let (tree, recording) = (search.tree(), search.recording());
    let story = Story(&recording);
    let Some(found) = story.freedom(node, EFFORT) else {
        return assert_eq!(tree.value(node), None);
    };
    let holds = |of: usize, units: i32| {
        let value = literal(tree, units)?;
        edited(search, node, value).map(|other| same(&recording, &other)[of])
    };
    for (of, FreeRange { low, high }) in
        [found.value, found.best_move, found.steps].into_iter().enumerate()
    {
        for (end, out) in [(low, -1), (high, 1)] {
            match end {
                End::Last { value: last } if last.is_finite() => {
                    assert_ne!(holds(of, last.units()), Some(false), "{of}: {found:?} of {node:?}");
                    assert_ne!(
                        holds(of, last.units() + out),
                        Some(true),
                        "{of}: {found:?} of {node:?}"
                    );
                }
                End::Last { value: last } => {
                    assert_eq!(Some(last), tree.value(node));
                    assert_ne!(holds(of, -out * FAR), Some(true), "{of}: {found:?}");
                }
                // There is nothing beyond an infinity.
                End::Never if tree.value(node).is_some_and(|value| !value.is_finite()) => {}
                End::Never => {
                    assert_ne!(holds(of, out * FAR), Some(false), "{of}: {found:?} of {node:?}");
                }
                End::Untried { .. } => panic!("so small a tree can be tried"),
            }
        }
    }
}

/// Every value from the lowest to the highest of a small game is tried at every leaf.
fn check_all_values(search: &Search) {
    const REACH: i32 = 8;
    let (tree, recording) = (search.tree(), search.recording());
    let (story, trace) = (Story(&recording), &recording.trace);
    let mut openings: Vec<Option<(u32, NodeId, i32)>> = vec![None; tree.len()];
    let sources: Vec<_> = trace.evaluated(Step::new(trace.len())).collect();
    for node in tree.nodes().filter(|&node| tree.value(node).is_some()) {
        let written = tree.value(node).unwrap().units();
        let mut tried: Vec<_> = (-REACH..=REACH)
            .map(|units| {
                let other = edited(search, node, literal(tree, units).unwrap()).unwrap();
                Tried { units, same: same(&recording, &other), trace: other.trace }
            })
            .collect();
        tried.sort_by_key(|&Tried { units, .. }| (units.abs_diff(written), units));
        if let Some(found) = story.freedom(node, EFFORT) {
            for (of, range) in [found.value, found.best_move, found.steps].into_iter().enumerate() {
                check_range(&tried, of, range, written);
            }
        }
        if !sources.contains(&node) {
            continue;
        }
        for Tried { units, trace, .. } in &tried {
            for opened in tree.nodes().filter(|&opened| trace.enters(opened)) {
                let known = &mut openings[opened.index()];
                let distance = units.abs_diff(written);
                if known.is_none_or(|(least, ..)| distance < least) {
                    *known = Some((distance, node, *units));
                }
            }
        }
    }
    for node in tree.nodes() {
        match story.opening(node, EFFORT) {
            Opening::Entered { step } => {
                let event = recording.event_at(step).unwrap();
                assert!(matches!(event, Event::Enter { .. } | Event::Open { .. }));
                assert!(event.node() == node && trace.enters(node));
            }
            Opening::Change { node: leaf, value } => {
                assert!(!trace.enters(node));
                let distance = value.units().abs_diff(tree.value(leaf).unwrap().units());
                let least = openings[node.index()].map(|(least, ..)| least);
                assert_eq!(Some(distance), least, "{node:?} by {leaf:?} to {value:?}");
                let opened = edited(search, leaf, literal(tree, value.units()).unwrap()).unwrap();
                assert!(opened.trace.enters(node));
            }
            Opening::Never => assert_eq!(openings[node.index()], None, "{node:?}"),
            Opening::Untried { .. } => panic!("so small a tree can be tried"),
        }
    }
}

/// A search of the tree with another value at one node, and what is the same in it.
struct Tried {
    units: i32,
    same: [bool; 3],
    trace: Trace,
}

fn check_range(tried: &[Tried], of: usize, range: FreeRange, written: i32) {
    for (end, up) in [(range.low, false), (range.high, true)] {
        let mut last = written;
        let mut ended = false;
        for &Tried { units, same, .. } in
            tried.iter().filter(|&&Tried { units, .. }| (units > written) == up && units != written)
        {
            ended = ended || !same[of];
            if !ended {
                last = units;
            }
        }
        match end {
            End::Last { value: found } => assert_eq!(found.units(), last, "{of} {up}"),
            End::Never => assert!(!ended, "{of} {up}"),
            End::Untried { .. } => panic!("so small a tree can be tried"),
        }
    }
}

/// A small game of whole numbers, so that all of them can be tried.
fn small_case() -> impl Strategy<Value = Case> {
    let ties = |case: Case| {
        let branch = case.branch.with_values(&mut |node, value| {
            (value / MILLION + node as Worth).rem_euclid(7) * MILLION - 3 * MILLION
        });
        let whole = |number: Literal| Literal::Finite {
            mantissa: i64::from(number.is_positive()) + 1,
            decimals: 0,
        };
        let mut options = case.options;
        options.guess = options.guess.map(whole);
        (options.delta, options.at) = (whole(options.delta), whole(options.at));
        Case::new(branch, options)
    };
    finite_case(9).prop_map(ties)
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn what_is_known_is_what_no_value_of_the_rest_can_change(case in any_case(24)) {
        case.each(check_known);
    }

    #[test]
    fn what_is_skipped_is_skipped_for_the_reason_that_is_given(case in any_case(32)) {
        case.each(check_skipped);
    }

    #[test]
    fn a_value_is_as_free_as_is_said(case in any_case(16), node in any::<prop::sample::Index>()) {
        let node = id(node.index(case.tree.len()));
        case.each(|search| check_freedom(search, node));
    }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn no_lesser_change_opens_a_node_and_no_greater_freedom_is_left(case in small_case()) {
        case.each(check_all_values);
    }
}

#[test]
fn where_the_effort_is_spent_it_says_so() {
    let case = Case::new(
        Branch::node(vec![Branch::node([3, 12, 8].map(|v| Branch::leaf(v * MILLION)).into()); 3]),
        plyscope_search::Options::default(),
    );
    let tree = &case.tree;
    let trace = record(tree, plyscope_search::Algorithm::AlphaBeta, &case.options).unwrap();
    let recording = Recording::new(Tree::clone(tree), trace);
    let story = Story(&recording);
    let leaf = id(2);
    let Some(found) = story.freedom(leaf, 0) else { panic!("it has a value") };
    assert_eq!(found.steps.high, End::Untried { value: tree.value(leaf).unwrap() });
    assert_eq!(story.opening(id(8), 0), Opening::Untried { below: 1 });
    let horizon = Horizon::new(tree, &case.options);
    assert!(horizon.ends_at(id(8)));
}
