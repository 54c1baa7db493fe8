//! The steps of a search as lines, against a nesting of its events that a stack gives.

use plyscope_effort::cases;
use plyscope_oracle::case::Search;
use plyscope_oracle::folds::{any_nodes, folds, stood_on};
use plyscope_oracle::model::id;
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::Told;
use plyscope_trace::{Debugger, Step, StoryLine};
use plyscope_tree::Folds;
use proptest::prelude::*;

/// A group as a stack finds it: where it begins and ends, and the lines in it.
#[derive(Clone, Debug)]
struct Group {
    begin: usize,
    end: usize,
    lines: Vec<StoryLine>,
}

fn single(step: usize) -> StoryLine {
    StoryLine { begin: Step::new(step), end: Step::new(step), group: false }
}

/// All groups, that of all that happens first; `symbols` are the visits that are one line.
fn groups(told: &[Told], is_symbol: impl Fn(usize) -> bool) -> Vec<Group> {
    let mut open = vec![Group { begin: 0, end: told.len(), lines: vec![single(0)] }];
    let mut done = Vec::new();
    let mut hidden = 0;
    // A search of the root ends where the next begins.
    let finish = |open: &mut Vec<Group>, done: &mut Vec<Group>, end: usize, is_group: bool| {
        let mut group = open.pop().unwrap();
        group.end = end;
        let line =
            StoryLine { begin: Step::new(group.begin), end: Step::new(end), group: is_group };
        open.last_mut().unwrap().lines.push(line);
        if is_group {
            done.push(group);
        }
    };
    for (at, event) in told.iter().enumerate() {
        let step = at + 1;
        match event {
            Told::Iterate(_) => {
                if open.len() > 1 {
                    finish(&mut open, &mut done, at, true);
                }
                open.push(Group { begin: step, end: step, lines: Vec::new() });
            }
            Told::Enter { node, .. } => {
                hidden += usize::from(hidden > 0 || is_symbol(node.index()));
                open.push(Group { begin: step, end: step, lines: Vec::new() });
            }
            Told::Leave { .. } => {
                open.last_mut().unwrap().lines.push(single(step));
                finish(&mut open, &mut done, step, hidden == 0);
                hidden = hidden.saturating_sub(1);
            }
            _ => open.last_mut().unwrap().lines.push(single(step)),
        }
    }
    if open.len() > 1 {
        finish(&mut open, &mut done, told.len(), true);
    }
    done.extend(open);
    done
}

fn check(search: &Search, folds: &Folds, most: usize, upto: usize) {
    let (recording, told) = (search.recording(), search.hear().events);
    let debugger = Debugger { recording: &recording, folds };
    let upto = upto % (told.len() + 1);
    if search.algorithm().is_best_first() {
        let stood = stood_on(search, &told, folds);
        let mut steps: Vec<_> = stood.into_iter().filter(|&step| step < upto).collect();
        steps.push(upto);
        let lines: Vec<_> = steps.into_iter().map(single).collect();
        let from = lines.len().saturating_sub(most);
        return assert_eq!(debugger.lines(Step::START, Step::new(upto), most), &lines[from..]);
    }
    let groups = groups(&told, |node| folds.roots().contains(&id(node)));
    for Group { begin, lines, .. } in &groups {
        let so_far =
            lines.iter().filter(|line| line.begin <= Step::new(upto)).map(|&line| StoryLine {
                // What is hidden is told at its symbol, as far as it has come.
                end: if line.group { line.end } else { line.end.min(Step::new(upto)) },
                ..line
            });
        let so_far: Vec<_> = so_far.collect();
        let from = so_far.len().saturating_sub(most);
        assert_eq!(
            debugger.lines(Step::new(*begin), Step::new(upto), most),
            &so_far[from..],
            "{begin} up to {upto}"
        );
    }
    let begins = |step: &usize| groups.iter().any(|group| group.begin == *step);
    for step in (0..=told.len() + 1).filter(|step| !begins(step)) {
        let hidden = recording.hidden_in(folds, Step::new(step)).is_some();
        assert!(
            hidden || debugger.lines(Step::new(step), Step::new(upto), most).is_empty(),
            "{step} begins no group"
        );
    }
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn lines_are_nested_as_the_visits_are(
        case in any_case(16),
        folded in any_nodes(),
        most in prop_oneof![1_usize..5, Just(usize::MAX)],
        upto: usize,
    ) {
        case.each(|search| {
            check(search, &Folds::default(), most, upto);
            check(search, &folds(search, &folded), most, upto);
        });
    }
}
