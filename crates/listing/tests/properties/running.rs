//! The pseudocode that is shown is parsed into a tree that says the very text again, and does what the search did, line
//! by line: a machine runs the tree with numbers of its own, and what it knows at each event is what is said of that
//! step.

use plyscope_effort::cases;
use plyscope_explain::facts::Story;
use plyscope_listing::{Condition, Listing, Mark, Name, Piece, RunningFrame, Value};
use plyscope_oracle::algorithms::Answer;
use plyscope_oracle::branch::{INF, Worth};
use plyscope_oracle::case::Search;
use plyscope_oracle::random::any_case;
use plyscope_oracle::switches::form;
use plyscope_oracle::told::Told;
use plyscope_search::Options;
use plyscope_search::events::Bound;
use plyscope_trace::{Recording, Step};
use plyscope_tree::Score;
use proptest::prelude::*;

use crate::machine::{Decided, Frame, Happened, Machine, Val};

proptest! {
    #![proptest_config(cases(50))]

    #[test]
    fn what_runs_is_what_a_machine_of_its_own_runs(case in any_case(24), form in form()) {
        case.with(Options { form, ..case.options }).each(check);
    }
}

proptest! {
    #![proptest_config(cases(12))]

    #[test]
    fn a_line_is_found_where_it_runs(case in any_case(9), form in form()) {
        case.with(Options { form, ..case.options }).each(check_lines);
    }
}

proptest! {
    #![proptest_config(cases(50))]

    #[test]
    fn the_bound_of_the_code_is_that_of_the_event(case in any_case(24), form in form()) {
        case.with(Options { form, ..case.options }).each(check_bounds);
    }
}

/// The code's name `bound` has the value that the event says, where a value is stored and returned, unless the table has made an
/// exact value of it: then it was given the opposite bound of the same position before, with the same value.
fn check_bounds(search: &Search) {
    let (tree, trace) = (search.tree(), search.record());
    let recording = Recording::new(tree.clone(), trace);
    let story = Story(&recording);
    let listing = Listing::of(search.algorithm(), search.options(), tree).unwrap();
    let mut stored = Vec::new();
    for (step, event) in (1..).zip(&search.hear().events) {
        let (node, value, bound) = match *event {
            Told::Store { node, value, bound, .. } => (node, value, bound),
            Told::Leave { node, value, bound: Some(bound) } => (node, value, bound),
            _ => continue,
        };
        let running = listing.at(&story, Step::new(step)).unwrap();
        let frame = running.frames.last().unwrap();
        let said = frame.values.iter().find(|(name, _)| *name == Name::Bound);
        if let Some((_, said)) = said {
            let said = bound_of(said);
            let position = tree.position(node).ok_or(node);
            let made_exact =
                bound == Bound::Exact && stored.contains(&(position, value, opposite(said)));
            assert!(said == bound || made_exact, "step {step}, {event:?}: {said:?}");
        }
        if let Told::Store { .. } = event {
            stored.push((tree.position(node).ok_or(node), value, bound));
        }
    }
}

fn bound_of(value: &Value) -> Bound {
    match value {
        Value::Word("EXACT") => Bound::Exact,
        Value::Word("LOWER") => Bound::Lower,
        Value::Word("UPPER") => Bound::Upper,
        other => panic!("{other:?} is no bound"),
    }
}

const fn opposite(bound: Bound) -> Bound {
    match bound {
        Bound::Exact => Bound::Exact,
        Bound::Lower => Bound::Upper,
        Bound::Upper => Bound::Lower,
    }
}

fn check_lines(search: &Search) {
    let (tree, trace) = (search.tree(), search.record());
    let recording = Recording::new(tree.clone(), trace);
    let story = Story(&recording);
    let listing = Listing::of(search.algorithm(), search.options(), tree).unwrap();
    let told = search.hear().events;
    let mut machine = Machine::new(search, &listing, &told);
    machine.run();
    for (routine, own) in listing.routines.iter().enumerate() {
        for (line, text) in own.lines.iter().enumerate() {
            let here = (routine, line);
            let runs = |happened: &Happened| {
                let lit = happened.frames.last().unwrap();
                happened.ran.contains(&here) || (lit.routine, lit.line) == here
            };
            let steps = (1..).zip(&machine.log).filter(|(_, happened)| runs(happened));
            let steps: Vec<_> = steps.map(|(step, _)| Step::new(step)).collect();
            let next = |&step: &Step| listing.nearest(&story, here, step, true);
            let found: Vec<_> = std::iter::successors(next(&Step::START), next).collect();
            assert_eq!(found, steps, "{}", text.text);
            let last = |&step: &Step| listing.nearest(&story, here, step, false);
            let mut found: Vec<_> =
                std::iter::successors(last(&Step::after(told.len())), last).collect();
            found.reverse();
            assert_eq!(found, steps, "{}", text.text);
        }
    }
}

fn units(score: Score) -> Worth {
    match score {
        Score::POS_INF => INF,
        Score::NEG_INF => -INF,
        _ => score.units().into(),
    }
}

fn val(value: &Value) -> Val {
    match value {
        Value::Score(score) => Val::Score(units(*score)),
        Value::Number(number) => Val::Number(*number),
        Value::Node(node) => Val::Node(node.index()),
        Value::Word(word) => Val::Word(word),
        Value::Truth(truth) => Val::Truth(*truth),
    }
}

fn frame(frame: &RunningFrame) -> Frame {
    let names = frame.values.iter().map(|(name, value)| (*name, val(value))).collect();
    Frame { routine: frame.routine, line: frame.line, names }
}

fn decided(condition: &Condition) -> Decided {
    let piece = |piece: &Piece| match piece {
        Piece::Text(text) => text.replace(' ', ""),
        Piece::Value(value) => match val(value) {
            Val::Score(number) | Val::Number(number) => format!("[{number}]"),
            other => panic!("{other:?} is no number"),
        },
    };
    let Condition { routine, line, holds, .. } = *condition;
    Decided { routine, line, text: condition.pieces.iter().map(piece).collect(), holds }
}

fn is(mark: Mark, event: &Told) -> bool {
    match event {
        Told::Enter { .. } => mark == Mark::Enter,
        Told::Order { .. } => mark == Mark::Order,
        Told::Evaluate { .. } => mark == Mark::Evaluate,
        Told::Improve { .. } => mark == Mark::Improve,
        Told::Cutoff { .. } => mark == Mark::Cutoff,
        Told::Leave { .. } => {
            let known = [Mark::KnownExact, Mark::KnownLower, Mark::KnownUpper];
            known.contains(&mark) || mark == Mark::Leave || mark == Mark::Leaf
        }
        Told::Iterate(_) => mark == Mark::Iterate,
        Told::Probe { .. } => mark == Mark::Probe,
        Told::Store { .. } => mark == Mark::Store,
        Told::Open { .. } => mark == Mark::Open,
        Told::Solve { .. } => mark == Mark::Solve,
        Told::Purge { .. } => mark == Mark::Purge,
    }
}

fn check(search: &Search) {
    let (tree, trace) = (search.tree(), search.record());
    let recording = Recording::new(tree.clone(), trace);
    let story = Story(&recording);
    let trace = &recording.trace;
    let listing = Listing::of(search.algorithm(), search.options(), tree).unwrap();
    let told = search.hear().events;
    let mut machine = Machine::new(search, &listing, &told);
    let returned = machine.run();
    assert_eq!(listing.at(&story, Step::new(0)), None);
    for (index, (entry, event)) in machine.log.iter().zip(&told).enumerate() {
        let step = index + 1;
        let running = listing
            .at(&story, Step::new(step))
            .unwrap_or_else(|| panic!("nothing runs at {step}: {event:?}"));
        let line = &listing.routines[entry.frames.last().unwrap().routine].lines
            [entry.frames.last().unwrap().line];
        assert!(is(entry.mark, event), "{step}: {event:?} is no {:?}", entry.mark);
        let at = format!("step {step}, {event:?}, {}", line.text);
        let frames: Vec<_> = running.frames.iter().map(frame).collect();
        assert_eq!(frames, entry.frames, "{at}");
        let conditions: Vec<_> = running.conditions.iter().map(decided).collect();
        assert_eq!(conditions, entry.conditions, "{at}");
        assert_eq!(running.returns.map(units), entry.returns, "{at}");
    }
    assert_eq!(machine.log.len(), told.len(), "each event has its line");
    let perspective = search.algorithm().perspective(search.options());
    let value = perspective.to_max(search.options().root, trace.outcome.value);
    let expect = match search.row.answer {
        Answer::Test => Val::Truth(trace.outcome.bound == Some(Bound::Lower)),
        _ => Val::Score(units(value)),
    };
    assert_eq!(returned, expect, "what the listing returns");
}
