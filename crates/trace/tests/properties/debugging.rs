//! Stepping as debuggers do, against a replay that keeps the visits under way at every step.

use plyscope_effort::cases;
use plyscope_oracle::case::Search;
use plyscope_oracle::folds::{any_nodes, folds, stood_on};
use plyscope_oracle::model::id;
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::Told;
use plyscope_search::events::EnterAs;
use plyscope_trace::{Debugger, Step, Stop, Visit};
use plyscope_tree::{Folds, NodeId, Tree};
use proptest::prelude::*;

/// A visit as the replay has it; it is known by the event that began it.
#[derive(Clone, Debug)]
struct Open {
    node: NodeId,
    begun: usize,
    order: Vec<NodeId>,
    child: Option<NodeId>,
}

/// The visits under way after each step, and those that were when it came.
struct Replay<'a> {
    tree: &'a Tree,
    told: &'a [Told],
    open: Vec<Vec<Open>>,
    stood: Vec<usize>,
}

fn ends(told: &Told) -> bool {
    matches!(told, Told::Leave { .. } | Told::Solve { .. } | Told::Purge { .. })
}

fn above(tree: &Tree, node: NodeId, other: NodeId) -> bool {
    tree.ancestry(other).any(|each| each == node)
}

impl<'a> Replay<'a> {
    fn new(search: &'a Search, told: &'a [Told], stood: Vec<usize>) -> Self {
        let tree = search.tree();
        let mut now: Vec<Open> = Vec::new();
        let mut open = vec![now.clone()];
        for (begun, event) in told.iter().enumerate() {
            let node = id(event.node());
            if event.arrives() {
                let parent = now.iter_mut().rfind(|open| Some(open.node) == tree.parent(node));
                if let Some(parent) = parent {
                    parent.child = Some(node);
                }
                now.push(Open { node, begun, order: tree.children(node).to_vec(), child: None });
            } else if let Told::Order { children, .. } = event {
                now.last_mut().unwrap().order.clone_from(children);
            } else if ends(event) {
                now.retain(|open| !above(tree, node, open.node));
            }
            open.push(now.clone());
        }
        Self { tree, told, open, stood }
    }

    fn last(&self) -> usize {
        self.told.len()
    }

    fn after(&self, step: usize) -> usize {
        self.stood.iter().copied().find(|&each| each > step).unwrap_or(self.last())
    }

    fn before(&self, step: usize) -> usize {
        self.stood.iter().copied().rfind(|&each| each < step).unwrap_or(0)
    }

    fn at_or_after(&self, step: usize) -> usize {
        if self.stood.contains(&step) { step } else { self.after(step) }
    }

    fn at_or_before(&self, step: usize) -> usize {
        if self.stood.contains(&step) { step } else { self.before(step) }
    }

    /// The first step at which a visit is not under way any more.
    fn end(&self, begun: usize) -> usize {
        let is_open = |step: &usize| self.open[*step].iter().any(|open| open.begun == begun);
        (begun + 1..=self.last()).find(|step| !is_open(step)).unwrap_or(self.last())
    }

    fn begins(&self, step: usize) -> Option<usize> {
        let event = step.checked_sub(1)?;
        self.told[event].arrives().then_some(event)
    }

    fn over(&self, step: usize) -> usize {
        let next = self.after(step);
        let begun = self.begins(step).or_else(|| self.begins(next));
        begun.map_or(next, |begun| self.at_or_after(self.end(begun)))
    }

    fn over_back(&self, step: usize) -> usize {
        let Some(event) = step.checked_sub(1).map(|event| &self.told[event]) else { return 0 };
        let node = event.node();
        let is_begin = |told: &Told| told.arrives() && told.node() == node;
        let begun = self.told[..step].iter().rposition(is_begin).filter(|_| ends(event));
        begun.map_or(self.before(step), |begun| self.at_or_before(begun))
    }

    /// The innermost visit under way.
    fn inner(&self, step: usize) -> Option<&Open> {
        let node = id(self.told[step.checked_sub(1)?].node());
        let is_around = |open: &&Open| above(self.tree, open.node, node);
        self.open[step].iter().filter(is_around).max_by_key(|open| self.tree.depth(open.node))
    }

    fn out(&self, step: usize) -> usize {
        self.at_or_after(self.inner(step).map_or(self.last(), |open| self.end(open.begun)))
    }

    fn out_back(&self, step: usize) -> usize {
        self.at_or_before(self.inner(step).map_or(0, |open| open.begun))
    }

    fn visits(&self, step: usize) -> Vec<Visit> {
        let Some(event) = step.checked_sub(1).map(|event| &self.told[event]) else {
            return Vec::new();
        };
        // At the moment of a return the visit is still the last on the path.
        let stack = &self.open[if ends(event) { step - 1 } else { step }];
        let visit = |open: &Open| Visit {
            node: open.node,
            entered: Step::new(open.begun + 1),
            left: Step::new(self.end(open.begun)),
            child: open.child,
            place: open
                .order
                .iter()
                .position(|&each| Some(each) == open.child)
                .map_or(0, |at| at + 1),
            children: open.order.len(),
        };
        stack.iter().map(visit).collect()
    }
}

fn is_at(stop: Stop<'_>, told: &Told) -> bool {
    match stop {
        Stop::Cutoff => matches!(told, Told::Cutoff { .. }),
        Stop::Evaluation => matches!(told, Told::Evaluate { .. }),
        Stop::Improvement => matches!(told, Told::Improve { .. }),
        Stop::ReSearch => matches!(told, Told::Enter { kind: EnterAs::ReSearch, .. }),
        Stop::Iteration => matches!(told, Told::Iterate(_)),
        Stop::Visit(nodes) => told.arrives() && nodes.contains(&id(told.node())),
    }
}

fn check_stops(replay: &Replay<'_>, debugger: &Debugger<'_>, nodes: &[NodeId]) {
    let kinds =
        [Stop::Cutoff, Stop::Evaluation, Stop::Improvement, Stop::ReSearch, Stop::Iteration];
    for stop in kinds.into_iter().chain([Stop::Visit(nodes)]) {
        let is_visit = matches!(stop, Stop::Visit(_));
        let happens = (1..).zip(replay.told).filter(|(_, told)| is_at(stop, told));
        let seen: Vec<(usize, usize)> = happens
            .filter(|(at, _)| is_visit || replay.stood.contains(at))
            .map(|(at, _)| (at, replay.at_or_after(at)))
            .collect();
        for step in 0..=replay.last() {
            let next = seen.iter().find(|&&(at, _)| at > step);
            assert_eq!(
                debugger.next(stop, Step::new(step)),
                next.map(|&(_, shown)| Step::new(shown)),
                "{stop:?} after {step}"
            );
            let previous = seen.iter().rfind(|&&(_, shown)| shown < step);
            assert_eq!(
                debugger.previous(stop, Step::new(step)),
                previous.map(|&(_, shown)| Step::new(shown)),
                "{stop:?} before {step}"
            );
        }
    }
}

fn check(search: &Search, folds: &Folds, nodes: &[NodeId]) {
    let (recording, heard) = (search.recording(), search.hear());
    let trace = &recording.trace;
    let debugger = Debugger { recording: &recording, folds };
    let replay = Replay::new(search, &heard.events, stood_on(search, &heard.events, folds));
    check_stops(&replay, &debugger, nodes);
    for step in 0..=trace.len() {
        assert_eq!(debugger.over(Step::new(step)), Step::new(replay.over(step)), "over at {step}");
        assert_eq!(
            debugger.over_back(Step::new(step)),
            Step::new(replay.over_back(step)),
            "back over at {step}"
        );
        assert_eq!(debugger.out(Step::new(step)), Step::new(replay.out(step)), "out at {step}");
        assert_eq!(
            debugger.out_back(Step::new(step)),
            Step::new(replay.out_back(step)),
            "back out at {step}"
        );
        if !search.algorithm().is_best_first() {
            assert_eq!(debugger.visits(Step::new(step)), replay.visits(step), "visits at {step}");
        }
    }
}

proptest! {
    #![proptest_config(cases(70))]

    #[test]
    fn steps_over_and_out_and_on_to_the_next_are_those_of_a_replay(
        case in any_case(16),
        folded in any_nodes(),
        broken in any_nodes(),
    ) {
        case.each(|search| {
            let tree = search.tree();
            let mut nodes: Vec<_> = broken.iter().map(|index| id(index.index(tree.len()))).collect();
            nodes.sort_unstable();
            nodes.dedup();
            check(search, &Folds::default(), &nodes);
            check(search, &folds(search, &folded), &nodes);
        });
    }
}
