//! What is said of a step is true of that step, to the last number.

use plyscope_effort::cases;
use plyscope_explain::facts::{Arrival, BoundSource, Fact, Story};
use plyscope_oracle::branch::worth_of;
use plyscope_oracle::case::Search;
use plyscope_oracle::model::id;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::Told;
use plyscope_search::events::{EnterAs, Reach, Side};
use plyscope_search::{Algorithm, BoundUpdate, Cut, OrderRule, Window};
use plyscope_trace::Step;
use plyscope_tree::Score;
use proptest::prelude::*;

use crate::facts_elsewhere::Elsewhere;

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn every_fact_is_true(case in any_case(32)) {
        case.each(check_facts);
    }
}

/// One step, with all that a replay from the start knows before it and after it.
struct Moment<'a> {
    search: &'a Search,
    before: &'a Naive<'a>,
    after: &'a Naive<'a>,
    next: Option<&'a Told>,
}

fn check_facts(search: &Search) {
    let recording = search.recording();
    let story = Story(&recording);
    let told = search.hear().events;
    assert_eq!((story.fact(Step::new(0)), story.node(Step::new(0))), (Fact::Ready, None));
    assert_eq!(story.fact(Step::new(told.len() + 1)), story.fact(Step::new(told.len())));
    let mut before = Naive::new(search);
    let mut elsewhere = Elsewhere::new(search);
    for (index, event) in told.iter().enumerate() {
        let mut after = before.clone();
        after.hear(event);
        let fact = story.fact(Step::new(index + 1));
        assert_eq!(story.node(Step::new(index + 1)), Some(id(event.node())));
        elsewhere.check(event, fact, &before);
        let next = told.get(index + 1);
        Moment { search, before: &before, after: &after, next }.check(event, fact);
        let order = story
            .order(Step::new(index + 1))
            .map(|(children, why)| (children.to_vec(), why.to_vec()));
        let expect = match event {
            Told::Order { children, why, .. } => Some((children.clone(), why.clone())),
            _ => None,
        };
        assert_eq!(order, expect);
        before = after;
    }
}

impl Moment<'_> {
    fn check(&self, event: &Told, fact: Fact) {
        match (event, fact) {
            (Told::Enter { node, kind, .. }, Fact::Enter { part, .. }) => {
                let node = node.index();
                let ends = self.after.game.ends_at(node);
                let window = self.after.frame(node).unwrap().entry;
                let visit = self.after.states[node].visits;
                assert_eq!(fact, Fact::Enter { kind: *kind, ends, window, visit, part });
            }
            (Told::Order { why, .. }, Fact::Order { why: said }) => {
                let all = |one: OrderRule| why.iter().all(|&other| other == one);
                assert_eq!(said, Some(why[0]).filter(|&one| all(one)));
            }
            (Told::Evaluate { .. }, Fact::Evaluate { .. }) => self.evaluate(event, fact),
            (Told::Improve { .. }, Fact::Improve { .. }) => self.improve(event, fact),
            (Told::Cutoff { side: Side::Assumed, skipped, .. }, Fact::Assume { skipped: said }) => {
                assert_eq!(said, skipped.len());
            }
            (Told::Cutoff { .. }, Fact::Cutoff { .. }) => self.cutoff(event, fact),
            (Told::Leave { .. }, Fact::Leave { .. }) => self.leave(event, fact),
            (Told::Iterate(iteration), Fact::Iterate(said)) => assert_eq!(said, *iteration),
            (Told::Probe { .. }, Fact::Probe { .. }) => {}
            (Told::Store { .. }, Fact::Store { .. }) => {}
            (Told::Open { .. }, Fact::Open { .. }) => {}
            (Told::Solve { .. }, Fact::Solve { .. }) => {}
            (Told::Purge { .. }, Fact::Purge { .. }) => {}
            _ => panic!("{fact:?} is said of {event:?}"),
        }
    }

    fn evaluate(&self, event: &Told, fact: Fact) {
        let Told::Evaluate { node, value } = event else { return };
        let (node, game) = (node.index(), &self.after.game);
        let Fact::Evaluate { value: said, written, leaf } = fact else { return };
        assert_eq!(said, *value);
        let place = &game.nodes[node];
        assert_eq!(Some(worth_of(self.search.tree(), written)), place.branch.value);
        assert_eq!(Some(self.after.worth(node, said)), game.static_worth(node));
        assert_eq!(leaf, place.children.is_empty());
    }

    fn improve(&self, event: &Told, fact: Fact) {
        let Told::Improve { node, child, value, window } = *event else { return };
        let number = node.index();
        let previous = self.before.states[number].best;
        let liked = |score| self.before.liked(number, score);
        assert!(previous.is_none_or(|best| liked(value) > liked(best)), "it is no better");
        let moved = window.and_then(|now| self.moved(number, value, now));
        assert_eq!(fact, Fact::Improve { child, value, previous, moved, window });
    }

    /// Which end should have moved, from where: the mover's own, to its best, if that is narrower
    /// and no cutoff comes before it.
    fn moved(&self, node: usize, best: Score, now: Window) -> Option<(Side, Score)> {
        // The frame of the child that has just returned lies above it.
        let was = self.before.frame(node).unwrap().now.unwrap().window;
        let (side, from, to, narrower) = if self.after.turns() || self.after.game.max_moves_at(node)
        {
            (Side::Alpha, was.alpha, now.alpha, best > was.alpha)
        } else {
            (Side::Beta, was.beta, now.beta, best < was.beta)
        };
        let after_check = self.search.options().bound == BoundUpdate::AfterCheck;
        let cut_first = after_check && matches!(self.next, Some(Told::Cutoff { .. }));
        let moves = narrower && !cut_first;
        assert_eq!(to, if moves { best } else { from });
        moves.then_some((side, from))
    }

    fn cutoff(&self, event: &Told, fact: Fact) {
        let Told::Cutoff { node, side, by, reach, skipped, .. } = event else { return };
        let Fact::Cutoff { best, bound, side: said, by: blamed, source, skipped: count } = fact
        else {
            return;
        };
        assert_eq!((said, blamed, count), (*side, *by, skipped.len()));
        let far = match source {
            BoundSource::Shallow => Some(Reach::Shallow),
            BoundSource::Deep => Some(Reach::Deep),
            _ => None,
        };
        assert!(far.is_none_or(|far| far == *reach), "{source:?} at {reach:?}");
        let of_root = [
            BoundSource::Nobody,
            BoundSource::RootWindow,
            BoundSource::Question,
            BoundSource::Settled,
        ];
        assert_eq!(of_root.contains(&source), by.is_none(), "{source:?}");
        assert_eq!(source == BoundSource::Nobody, by.is_none() && !bound.is_finite());
        assert_eq!(source == BoundSource::Own, *by == Some(*node));
        assert_eq!(Some(best), self.before.states[node.index()].best);
        // The relation that a sentence would state, in the values as they stand.
        let holds = match (side, self.search.options().cut) {
            (Side::Alpha, Cut::OnEqual) => best <= bound,
            (Side::Alpha, Cut::BeyondOnly) => best < bound,
            (_, Cut::OnEqual) => best >= bound,
            (_, Cut::BeyondOnly) => best > bound,
        };
        assert!(holds, "{best:?} does not meet {bound:?} on the side of {side:?}");
        let now = self.before.frame(node.index()).unwrap().now.unwrap();
        let (end, owner) = match side {
            Side::Alpha => (now.window.alpha, now.alpha_by),
            _ => (now.window.beta, now.beta_by),
        };
        assert_eq!((bound, *by), (end, owner));
        let walker = self.search.algorithm().walker(self.search.options());
        let plain = matches!(walker, Algorithm::AlphaBeta | Algorithm::NegamaxAlphaBeta);
        if let (Some(by), true) = (by, plain) {
            let owned = self.before.states[by.index()].best.unwrap();
            let own = self.before.to_max(node.index(), bound);
            assert_eq!(self.before.to_max(by.index(), owned), own, "whose bound it is");
            assert!(far.is_some(), "{source:?}, where only best values are bounds");
        }
    }

    fn leave(&self, event: &Told, fact: Fact) {
        let Told::Leave { node, value, bound } = event else { return };
        let Fact::Leave { value: said, bound: known, clamped, arrival, .. } = fact else { return };
        assert_eq!((said, known), (*value, *bound));
        let own = self.before.states[node.index()];
        assert_eq!(clamped, own.best.filter(|best| best != value));
        let hard = self.search.options().fail != plyscope_search::Fail::Soft;
        assert!(hard || clamped.is_none(), "nothing is clamped");
        let again = matches!(self.next, Some(Told::Enter { node: next, .. }) if next == node);
        let improves = matches!(self.next, Some(Told::Improve { .. }));
        let parent = self.after.game.nodes[node.index()].parent;
        let expect = parent.map(|parent| {
            let value = self.after.taken(*value);
            let best = self.after.states[parent].best;
            let liked = |score| self.after.liked(parent, score);
            let better = best.is_none_or(|best| liked(value) > liked(best));
            let test = own.kind == Some(EnterAs::NullWindow);
            assert_eq!(better, improves || again, "what is better counts, or is searched again");
            assert!(test || !again, "only a test is not the last word");
            Arrival { parent: id(parent), value, best, improves, again }
        });
        assert_eq!(arrival, expect);
    }
}
