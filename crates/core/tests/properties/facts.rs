//! What is said of a step is true of that step, to the last number.

use plyscope_core::Score;
use plyscope_core::facts::{Arrival, Fact, Story};
use plyscope_core::search::{Algorithm, BoundUpdate, Cut, Fail, Window};
use plyscope_core::trace::{Side, Timeline, record};
use proptest::prelude::*;

use crate::model::{Game, id, worth_of};
use crate::naive::Naive;
use crate::random::{Case, any_case, cases};
use crate::told::{Told, hear};

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn every_fact_is_true(case in any_case(32)) {
        for algorithm in Algorithm::ALL {
            check_facts(&case, algorithm);
        }
    }
}

/// One step, with all that a replay from the start knows before it and after it.
struct Moment<'a> {
    case: &'a Case,
    game: &'a Game,
    algorithm: Algorithm,
    before: &'a Naive<'a>,
    after: &'a Naive<'a>,
}

fn check_facts(case: &Case, algorithm: Algorithm) {
    let game = case.game();
    let trace = record(&case.tree, algorithm, &case.options).unwrap();
    let timeline = Timeline::new(&trace, &case.tree);
    let story = Story { tree: &case.tree, trace: &trace, timeline: &timeline };
    let told = hear(&case.tree, algorithm, &case.options).events;
    assert_eq!((story.fact(0), story.node(0)), (Fact::Ready, None));
    assert_eq!(story.fact(told.len() + 1), story.fact(told.len()));
    let mut before = Naive::new(&game, algorithm.perspective());
    for (index, event) in told.iter().enumerate() {
        let mut after = before.clone();
        after.hear(event);
        let fact = story.fact(index + 1);
        assert_eq!(story.node(index + 1), Some(id(event.node())));
        let moment = Moment { case, game: &game, algorithm, before: &before, after: &after };
        moment.check(event, told.get(index + 1), fact);
        before = after;
    }
}

impl Moment<'_> {
    fn check(&self, event: &Told, next: Option<&Told>, fact: Fact) {
        match (event, fact) {
            (Told::Enter { .. }, Fact::Enter { .. }) => self.enter(event, fact),
            (Told::Order { why, .. }, Fact::Order { why: said }) => assert_eq!(said, *why),
            (Told::Evaluate { .. }, Fact::Evaluate { .. }) => self.evaluate(event, fact),
            (Told::Improve { .. }, Fact::Improve { .. }) => self.improve(event, next, fact),
            (Told::Cutoff { .. }, Fact::Cutoff { .. }) => self.cutoff(event, fact),
            (Told::Leave { .. }, Fact::Leave { .. }) => self.leave(event, next, fact),
            _ => panic!("{fact:?} is said of {event:?}"),
        }
    }

    fn enter(&self, event: &Told, fact: Fact) {
        let Told::Enter { node, window, kind, .. } = event else { return };
        let ends = self.game.ends_at(node.index());
        let entry = self.after.path.last().unwrap().entry;
        assert_eq!(window.map(|_| entry.window), *window);
        assert_eq!(fact, Fact::Enter { kind: *kind, ends, window: window.map(|_| entry) });
    }

    fn evaluate(&self, event: &Told, fact: Fact) {
        let Told::Evaluate { node, value } = event else { return };
        let place = &self.game.nodes[node.index()];
        let Fact::Evaluate { value: said, written, leaf } = fact else { return };
        assert_eq!(said, *value);
        assert_eq!(Some(worth_of(&self.case.tree, written)), place.value);
        let seen_by_max = worth_of(&self.case.tree, self.after.to_max(node.index(), said));
        assert_eq!(Some(seen_by_max), self.game.static_worth(node.index()));
        assert_eq!(leaf, place.children.is_empty());
    }

    fn improve(&self, event: &Told, next: Option<&Told>, fact: Fact) {
        let Told::Improve { node, child, value, window } = event else { return };
        let number = node.index();
        let previous = self.before.states[number].best;
        let liked = |score| self.before.liked(number, score);
        assert!(previous.is_none_or(|best| liked(*value) > liked(best)), "it is no better");
        let moved = window.and_then(|now| self.moved(number, *value, next, now));
        let expect =
            Fact::Improve { child: *child, value: *value, previous, moved, window: *window };
        assert_eq!(fact, expect);
    }

    /// Which end should have moved, from where: the mover's own, to its best, if that is narrower
    /// and no cutoff comes before it.
    fn moved(
        &self,
        node: usize,
        best: Score,
        next: Option<&Told>,
        now: Window,
    ) -> Option<(Side, Score)> {
        let negamax = self.algorithm == Algorithm::NegamaxAlphaBeta;
        // The frame of the child that has just returned lies above it.
        let frame = self.before.path.iter().rev().find(|open| open.node == node).unwrap();
        let was = frame.now.window;
        let (side, from, to, narrower) = if negamax || self.game.max_moves_at(node) {
            (Side::Alpha, was.alpha, now.alpha, best > was.alpha)
        } else {
            (Side::Beta, was.beta, now.beta, best < was.beta)
        };
        let cut_first = self.case.options.bound == BoundUpdate::AfterCheck
            && matches!(next, Some(Told::Cutoff { .. }));
        let moves = narrower && !cut_first;
        assert_eq!(to, if moves { best } else { from });
        moves.then_some((side, from))
    }

    fn cutoff(&self, event: &Told, fact: Fact) {
        let Told::Cutoff { node, side, by, reach, skipped, .. } = event else { return };
        let Fact::Cutoff { best, bound, side: said, by: blamed, reach: far, skipped: count } = fact
        else {
            return;
        };
        assert_eq!((said, blamed, far, count), (*side, *by, *reach, skipped.len()));
        assert_eq!(Some(best), self.before.states[node.index()].best);
        // The relation that a sentence would state, in the values as they stand.
        let holds = match (side, self.case.options.cut) {
            (Side::Beta, Cut::OnEqual) => best >= bound,
            (Side::Beta, Cut::BeyondOnly) => best > bound,
            (Side::Alpha, Cut::OnEqual) => best <= bound,
            (Side::Alpha, Cut::BeyondOnly) => best < bound,
        };
        assert!(holds, "{best:?} does not meet {bound:?} on the side of {side:?}");
        let open = match side {
            Side::Alpha => Score::NEG_INF,
            Side::Beta => Score::POS_INF,
        };
        match by {
            Some(by) => {
                let owned = self.before.states[by.index()].best.unwrap();
                let own = self.before.to_max(node.index(), bound);
                assert_eq!(self.before.to_max(by.index(), owned), own, "whose bound it is");
            }
            None => assert_eq!(bound, open, "nobody's bound is the infinity"),
        }
    }

    fn leave(&self, event: &Told, next: Option<&Told>, fact: Fact) {
        let Told::Leave { node, value, bound } = event else { return };
        let Fact::Leave { value: said, bound: known, clamped, arrival } = fact else { return };
        assert_eq!((said, known), (*value, *bound));
        let best = self.before.states[node.index()].best.unwrap();
        assert_eq!(clamped, (best != *value).then_some(best));
        if self.case.options.fail == Fail::Soft || !self.algorithm.has_window() {
            assert_eq!(clamped, None, "nothing is clamped");
        }
        let parent = self.game.nodes[node.index()].parent;
        let expect = parent.map(|parent| {
            let taken = self.after.taken(*value);
            let best = self.after.states[parent].best;
            let liked = |score| self.after.liked(parent, score);
            let improves = best.is_none_or(|best| liked(taken) > liked(best));
            Arrival { parent: id(parent), value: taken, best, improves }
        });
        assert_eq!(arrival, expect);
        let improves = matches!(next, Some(Told::Improve { .. }));
        assert_eq!(improves, expect.is_some_and(|arrival| arrival.improves));
    }
}
