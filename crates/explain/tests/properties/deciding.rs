//! What a decision is said to be, against what was told before it and what comes after it.

use plyscope_effort::cases;
use plyscope_explain::deciding::{Case, Decision, Follows, Lies};
use plyscope_explain::facts::Story;
use plyscope_oracle::case::Search;
use plyscope_oracle::folds::{any_nodes, folds};
use plyscope_oracle::model::id;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::Told;
use plyscope_search::events::{Bound, EnterAs, Side, Why};
use plyscope_search::{Algorithm, BoundUpdate, Cut, Drive, Window};
use plyscope_trace::{Recording, Step};
use plyscope_tree::{Folds, NodeId, Score};
use proptest::prelude::*;

/// A value that has just been returned, with all that a replay knows when it comes.
struct Returned<'a> {
    search: &'a Search,
    state: &'a Naive<'a>,
    told: &'a [Told],
    at: usize,
}

/// The signs of a case, for a value and the ends of the window.
fn holds(decision: &Decision, case: &Case, value: Score) -> bool {
    let window = decision.window.unwrap_or(Window::FULL);
    let Window { alpha, beta } = window;
    let upward = decision.cases.iter().position(|each| matches!(each.follows, Follows::Cut { .. }));
    match case.lies {
        Lies::Alpha => value < alpha || value == alpha && !case.strict,
        Lies::Beta => value > beta || value == beta && !case.strict,
        // Where an end belongs here, it is that of the cutoff.
        Lies::Between => {
            let low = alpha < value || !case.strict && upward == Some(0) && value == alpha;
            let high = value < beta || !case.strict && upward == Some(2) && value == beta;
            low && high
        }
        Lies::NoBetter | Lies::Better => true,
    }
}

impl Returned<'_> {
    fn next(&self) -> Option<&Told> {
        self.told.get(self.at + 1)
    }

    fn returned(&self) -> (usize, Score) {
        let Told::Leave { node, value, .. } = self.told[self.at] else { panic!() };
        (node.index(), value)
    }

    fn liked(&self, node: usize, score: Score) -> Score {
        self.state.liked(node, score)
    }

    fn check(&self, decision: Option<&Decision>) {
        let (child, value) = self.returned();
        match self.state.game.nodes[child].parent {
            Some(parent) => self.at_parent(parent, child, value, decision),
            None => self.at_root(value, decision),
        }
    }

    /// A case for each place where a value can lie, and one of them only.
    fn check_cases(decision: &Decision) {
        let happens: Vec<_> = decision.cases.iter().filter(|case| case.happens).collect();
        assert_eq!(happens.len(), 1);
        if decision.window.is_some() {
            let hold = |case: &&Case| holds(decision, case, decision.value);
            let hold: Vec<_> = decision.cases.iter().filter(hold).collect();
            assert_eq!(hold, happens, "just the signs of what happens hold");
        }
    }

    fn at_parent(&self, parent: usize, child: usize, value: Score, decision: Option<&Decision>) {
        let state = &self.state.states[parent];
        let window = self.state.frame(parent).unwrap().now.map(|now| now.window);
        let test = self.state.states[child].kind;
        let taken_over = test == Some(EnterAs::ReSearch) && window.is_none();
        if window.is_none() && (state.best.is_none() || taken_over) {
            return assert_eq!(decision, None, "there is nothing to compare it with");
        }
        let decision = decision.expect("it is compared with something");
        assert_eq!((decision.parent, decision.child), (Some(id(parent)), id(child)));
        assert_eq!((decision.value, decision.best), (self.state.taken(value), state.best));
        assert_eq!(decision.window, window);
        Self::check_cases(decision);
        if window.is_none() {
            let better =
                self.liked(parent, decision.value) > self.liked(parent, state.best.unwrap());
            let lies = if better { Lies::Better } else { Lies::NoBetter };
            assert_eq!(decision.cases.iter().find(|case| case.happens).unwrap().lies, lies);
        }
        for case in &decision.cases {
            self.check_case(decision, case, parent);
            if case.happens {
                self.check_what_follows(decision, case, parent);
            }
        }
    }

    /// How much the mover likes each case is as it should be, and what would follow fits that.
    fn check_case(&self, decision: &Decision, case: &Case, parent: usize) {
        let at_max = self.state.turns() || self.state.game.max_moves_at(parent);
        let own = if at_max { Side::Alpha } else { Side::Beta };
        let low = if at_max { Lies::Alpha } else { Lies::Beta };
        let strict = self.search.options().cut == Cut::BeyondOnly;
        match case.lies {
            Lies::NoBetter => assert_eq!(case.follows, Follows::Nothing),
            Lies::Better => assert!(matches!(case.follows, Follows::Best | Follows::Again)),
            Lies::Between => {
                assert_eq!(case.strict, !strict);
                assert!(match case.follows {
                    Follows::Again => true,
                    Follows::Moves { side } => side == own,
                    Follows::Exact => self.state.turns(),
                    _ => false,
                });
            }
            lies if lies == low => self.check_low(decision, case, parent),
            _ => {
                assert_eq!(case.strict, strict);
                let Follows::Cut { skipped } = case.follows else { panic!("{case:?}") };
                assert_eq!(skipped, self.left(parent, decision.child));
            }
        }
    }

    /// Every value that fails low is tried: it becomes the best where it is better than that.
    fn check_low(&self, decision: &Decision, case: &Case, parent: usize) {
        let Window { alpha, beta } = decision.window.unwrap();
        let at_max = self.state.turns() || self.state.game.max_moves_at(parent);
        let end = self.liked(parent, if at_max { alpha } else { beta });
        let better = |like: Score| decision.best.is_none_or(|best| like > self.liked(parent, best));
        let below = [Score::NEG_INF, end.below(), end].map(better);
        let expected = match decision.best {
            None => Follows::Best,
            _ if case.happens && better(self.liked(parent, decision.value)) => Follows::Best,
            _ if case.happens => Follows::Nothing,
            _ if below.contains(&true) => Follows::Perhaps,
            _ => Follows::Nothing,
        };
        assert_eq!(case.follows, expected, "{decision:?}");
    }

    /// How many children come after one, in the order of this visit.
    fn left(&self, parent: usize, child: NodeId) -> usize {
        let entered =
            |told: &Told| matches!(told, Told::Enter { node, .. } if node.index() == parent);
        let begun = self.told[..self.at].iter().rposition(entered).unwrap();
        let order = self.told[begun..self.at].iter().find_map(|told| match told {
            Told::Order { node, children, .. } if node.index() == parent => Some(children.clone()),
            _ => None,
        });
        let order = order.unwrap_or_else(|| self.search.tree().children(id(parent)).to_vec());
        order.iter().rev().take_while(|&&each| each != child).count()
    }

    /// What comes next is what the case says.
    fn check_what_follows(&self, decision: &Decision, case: &Case, parent: usize) {
        let next = self.next().unwrap();
        let improved = match next {
            Told::Improve { node, child, value, window } => {
                assert_eq!(
                    (node.index(), *child, *value),
                    (parent, decision.child, decision.value)
                );
                Some(*window)
            }
            _ => None,
        };
        let cut = match self.told.get(self.at + 1 + usize::from(improved.is_some())) {
            Some(Told::Cutoff { node, side, skipped, .. }) if *side != Side::Assumed => {
                assert_eq!(node.index(), parent);
                Some(skipped.len())
            }
            _ => None,
        };
        let again = match next {
            Told::Enter { node, kind, window, .. } if *node == decision.child => {
                assert_eq!(*kind, EnterAs::ReSearch);
                Some(*window)
            }
            _ => None,
        };
        match case.follows {
            Follows::Nothing => assert_eq!((improved, cut, again), (None, None, None)),
            Follows::Best => {
                assert_eq!((improved, cut, again), (Some(decision.window), None, None));
            }
            Follows::Moves { .. } | Follows::Exact => {
                let Window { alpha, beta } = decision.window.unwrap();
                let after = match case.follows {
                    Follows::Exact | Follows::Moves { side: Side::Alpha } => {
                        Window { alpha: decision.value, beta }
                    }
                    _ => Window { alpha, beta: decision.value },
                };
                assert_eq!((improved, cut, again), (Some(Some(after)), None, None));
                assert_ne!(Some(after), decision.window, "it moves");
                let test = self.state.states[decision.child.index()].kind;
                let exact = test == Some(EnterAs::NullWindow);
                assert_eq!(exact, case.follows == Follows::Exact);
            }
            Follows::Again => {
                assert_eq!((improved, cut), (None, None));
                let window = decision
                    .window
                    .map(|Window { beta, .. }| Window { alpha: decision.value, beta });
                // The tests of the negamax forms have windows; SCOUT's EVAL has none.
                assert_eq!(again.unwrap(), window.map(Window::turned));
            }
            Follows::Cut { skipped } => {
                assert_eq!((cut, again), (Some(skipped), None));
                let before = self.search.options().bound == BoundUpdate::BeforeCheck;
                assert_eq!(
                    improved.unwrap() != decision.window,
                    before && self.narrows(decision, parent)
                );
            }
            other => panic!("{other:?} at a parent"),
        }
    }

    /// Whether the value is better than the mover's own bound.
    fn narrows(&self, decision: &Decision, parent: usize) -> bool {
        let Window { alpha, beta } = decision.window.unwrap();
        let at_max = self.state.turns() || self.state.game.max_moves_at(parent);
        if at_max { decision.value > alpha } else { decision.value < beta }
    }

    fn at_root(&self, value: Score, decision: Option<&Decision>) {
        let iterations = self.told[..self.at].iter().rev();
        let mut iterations = iterations.filter_map(|told| match told {
            Told::Iterate(iteration) => Some(iteration),
            _ => None,
        });
        let algorithm = self.search.algorithm();
        let driver = match algorithm {
            Algorithm::IterativeDeepening => algorithm.inner(self.search.options()),
            _ => algorithm,
        };
        let asks = driver == Algorithm::NullWindow;
        if !asks && ![Some(Drive::Widens), Some(Drive::Narrows)].contains(&driver.about().drive) {
            return assert_eq!(decision, None, "nobody decides about it");
        }
        let decision = decision.expect("it is compared with the window");
        let iteration = iterations.next().unwrap();
        assert_eq!((decision.parent, decision.child.index()), (None, 0));
        assert_eq!((decision.value, decision.window), (value, iteration.window));
        Self::check_cases(decision);
        let next = match self.next() {
            Some(Told::Iterate(next)) if next.why != Why::Guess => Some(next),
            _ => None,
        };
        let case = decision.cases.iter().find(|case| case.happens).unwrap();
        let window = decision.window.unwrap();
        match case.follows {
            Follows::Opens { side } => {
                let expected = match side {
                    Side::Alpha => Window { alpha: Score::NEG_INF, ..window },
                    _ => Window { beta: Score::POS_INF, ..window },
                };
                assert_eq!(next.unwrap().window, Some(expected));
            }
            Follows::Stands => assert_eq!(next, None),
            Follows::Proves { bound, meets } => {
                assert_eq!(meets, next.is_none());
                let known = iteration.known.unwrap();
                let expected = match bound {
                    Bound::Upper => Window { beta: value, ..known },
                    _ => Window { alpha: value, ..known },
                };
                assert_eq!(meets, expected.alpha >= expected.beta);
                assert!(next.is_none_or(|next| next.known == Some(expected)));
            }
            Follows::Answers { reached } => {
                let bound = self.search.outcome().bound;
                assert_eq!(reached, bound == Some(Bound::Lower));
            }
            other => panic!("{other:?} at the root"),
        }
    }
}

fn check(search: &Search) {
    let (trace, told) = (search.record(), search.hear().events);
    let recording = Recording::new(search.tree().clone(), trace);
    let story = Story(&recording);
    let folds = Folds::default();
    let mut state = Naive::new(search);
    let mut last = None;
    assert_eq!(story.decision(&folds, Step::new(0)), None);
    for (at, event) in told.iter().enumerate() {
        state.hear(event);
        let decision = story.decision(&folds, Step::new(at + 1));
        match event {
            Told::Leave { .. } => {
                Returned { search, state: &state, told: &told, at }.check(decision.as_ref());
                last = decision;
            }
            Told::Improve { .. } => assert_eq!(decision, last, "it is still about the same"),
            Told::Cutoff { side, .. } if *side != Side::Assumed => assert_eq!(decision, last),
            _ => assert_eq!(decision, None),
        }
    }
    assert_eq!(
        story.decision(&folds, Step::new(told.len() + 1)),
        story.decision(&folds, Step::new(told.len()))
    );
}

proptest! {
    #![proptest_config(cases(250))]

    #[test]
    fn what_is_said_to_follow_from_a_value_does(case in any_case(32)) {
        case.each(check);
    }

    #[test]
    fn nothing_is_said_of_what_is_hidden(case in any_case(16), folded in any_nodes()) {
        case.each(|search| {
            let recording = search.recording();
            let story = Story(&recording);
            let trace = &recording.trace;
            let folds = folds(search, &folded);
            for step in 0..=trace.len() {
                let hidden = recording.hidden_in(&folds, Step::new(step)).is_some();
                let plain = story.decision(&Folds::default(), Step::new(step));
                assert_eq!(story.decision(&folds, Step::new(step)), plain.filter(|_| !hidden));
            }
        });
    }
}
