//! Questions to a learner, against what the search then does, told event by event: where they stand, what the
//! answers are, that these and no others are taken, and that every reason is one.

use plyscope_explain::asking::Sure;
use plyscope_explain::facts::Story;
use plyscope_explain::predicting::{Answer, Fault, Kind, Place, Solution, WhyBound, WindowEnd};
use plyscope_search::events::{Bound, EnterAs, Side};
use plyscope_search::{Algorithm, Cut, Fail, OwnedWindow};
use plyscope_trace::{Recording, Step};
use plyscope_tree::{Folds, Literal, NodeId, Score, Tree};
use proptest::prelude::*;

use crate::bounds::check_truth;
use crate::case::Search;
use crate::folded::{any_nodes, folds, stood_on};
use crate::naive::Naive;
use crate::random::{any_case, cases};
use crate::told::Told;

/// What is decided behind a step.
#[derive(Clone, Debug, PartialEq)]
enum Decision {
    /// About this node: what of the children that are left is skipped.
    Cut {
        node: NodeId,
        left: Vec<NodeId>,
        skipped: Vec<NodeId>,
    },
    Window {
        node: NodeId,
        alpha: Score,
        beta: Score,
    },
    Returns {
        node: NodeId,
        value: Score,
        bound: Option<Bound>,
    },
}

/// A visit as this replay has it.
struct Open {
    node: NodeId,
    order: Vec<NodeId>,
    windowed: bool,
    has_visited: bool,
}

/// Every decision that is asked about, with the step behind which it is.
fn decisions(search: &Search, told: &[Told]) -> Vec<(usize, Decision)> {
    if search.algorithm().is_best_first() {
        return Vec::new();
    }
    let tree = search.tree();
    let mut game = search.game();
    let mut open: Vec<Open> = Vec::new();
    let mut found = Vec::new();
    for (at, event) in told.iter().enumerate() {
        match event {
            Told::Iterate(iteration) => game = game.to_depth(iteration.depth),
            Told::Enter { node, window, .. } => {
                let begun = at > 0 && matches!(told[at - 1], Told::Iterate(_));
                if let Some(window) = window.filter(|_| !begun && !game.ends_at(node.index())) {
                    let (alpha, beta) = (window.alpha, window.beta);
                    found.push((at, Decision::Window { node: *node, alpha, beta }));
                }
                if let Some(parent) = open.last_mut() {
                    parent.has_visited = true;
                }
                let (order, windowed) = (tree.children(*node).to_vec(), window.is_some());
                open.push(Open { node: *node, order, windowed, has_visited: false });
            }
            Told::Order { children, .. } => open.last_mut().unwrap().order = children.clone(),
            Told::Leave { node, value, bound } => {
                let visit = open.pop().unwrap();
                if visit.has_visited {
                    let stored = matches!(told[at - 1], Told::Store { .. });
                    let returns = Decision::Returns { node: *node, value: *value, bound: *bound };
                    found.push((at - usize::from(stored), returns));
                }
                let Some(parent) = open.last() else { continue };
                let place = parent.order.iter().position(|child| child == node).unwrap();
                let left = parent.order[place + 1..].to_vec();
                let critical = search.algorithm() == Algorithm::Minimal;
                if !left.is_empty() && (parent.windowed || critical) {
                    let skipped = cut_behind(&told[at + 1..], parent.node);
                    found.push((at + 1, Decision::Cut { node: parent.node, left, skipped }));
                }
            }
            _ => {}
        }
    }
    found
}

/// What a node skips before anything else is entered.
fn cut_behind(told: &[Told], parent: NodeId) -> Vec<NodeId> {
    for event in told {
        match event {
            Told::Cutoff { node, skipped, .. } if *node == parent => return skipped.clone(),
            Told::Enter { .. } | Told::Leave { .. } => break,
            _ => {}
        }
    }
    Vec::new()
}

fn kinds(decision: &Decision) -> &'static [Kind] {
    match decision {
        Decision::Cut { .. } => &[Kind::Cut, Kind::Skipped],
        Decision::Window { .. } => &[Kind::Window],
        Decision::Returns { .. } => &[Kind::Returns],
    }
}

const START: Place = Place::at(Step::new(0));

fn check_places(search: &Search) {
    let (trace, tree, told) = (search.record(), search.tree(), search.hear().events);
    let recording = Recording::new(tree.clone(), trace);
    let story = Story(&recording);
    let decisions = decisions(search, &told);
    for chosen in [&Kind::ALL[..], &Kind::ALL[1..], &[Kind::Returns], &[Kind::Cut], &[]] {
        let expected = decisions.iter().flat_map(|(step, decision)| {
            let skips = match decision {
                Decision::Cut { skipped, .. } => !skipped.is_empty(),
                _ => false,
            };
            let asked = move |kind: &Kind| {
                let told = *kind == Kind::Skipped && chosen.contains(&Kind::Cut) && !skips;
                chosen.contains(kind) && !told
            };
            kinds(decision)
                .iter()
                .copied()
                .filter(asked)
                .map(|kind| Place { step: Step::new(*step), kind })
        });
        let mut expected: Vec<_> = expected.collect();
        expected.sort();
        let found: Vec<_> = story.questions(chosen, &Folds::default(), START).collect();
        assert_eq!(found, expected, "{chosen:?}");
        let asked: Vec<_> = story.kinds_asked().collect();
        assert!(found.iter().all(|place| asked.contains(&place.kind)));
        // From anywhere on it goes on as it did from the start.
        for (at, &place) in found.iter().enumerate() {
            assert_eq!(story.next_question(chosen, &Folds::default(), place), Some(place));
            let next = story.next_question(chosen, &Folds::default(), place.behind());
            assert_eq!(next, found.get(at + 1).copied());
        }
    }
}

fn check_answers(search: &Search) {
    let (trace, tree, told) = (search.record(), search.tree(), search.hear().events);
    let recording = Recording::new(tree.clone(), trace);
    let story = Story(&recording);
    let mut naive = Naive::new(search);
    let mut heard = 0;
    let mut decisions = decisions(search, &told);
    decisions.sort_by_key(|&(step, _)| step);
    for (step, decision) in decisions {
        told[heard..step].iter().for_each(|event| naive.hear(event));
        heard = step;
        for &kind in kinds(&decision) {
            let place = Place { step: Step::new(step), kind };
            let solution = story.solution(place).unwrap();
            check_question(&story, place, &decision);
            check_judge(&story, place, &decision);
            match (&decision, solution) {
                (Decision::Cut { node, skipped, .. }, solution) => {
                    check_cut(search, &naive, &told, *node, skipped, &solution, step);
                }
                (
                    Decision::Window { node, alpha, beta },
                    Solution::Window { window, alpha: low, beta: high },
                ) => {
                    let found = (window.window.alpha, window.window.beta);
                    assert_eq!(found, (*alpha, *beta));
                    check_window(&naive, &told[step], *node, window, [low, high], search);
                }
                (
                    Decision::Returns { node, value, bound },
                    Solution::Returns { value: found, bound: says, best, entry, why, exact },
                ) => {
                    assert_eq!((found, says), (*value, *bound));
                    assert_eq!(Some(best), naive.states[node.index()].best);
                    assert_eq!(entry, naive.frame(node.index()).unwrap().entry);
                    check_why(search, best, found, says, entry, why);
                    check_truth(&naive, *node, found, exact.then_some(Bound::Exact));
                }
                (decision, solution) => panic!("{decision:?} {solution:?}"),
            }
        }
    }
}

fn check_question(story: &Story<'_>, place: Place, decision: &Decision) {
    let question = story.question(place).unwrap();
    match decision {
        Decision::Cut { node, left, .. } => {
            assert_eq!((question.node, &question.left), (*node, left));
            assert_eq!(story.tree.parent(question.child.unwrap()), Some(*node));
            assert!(question.value.is_some() && question.enters.is_none());
        }
        Decision::Window { node, .. } => {
            assert_eq!((question.node, question.left.len()), (*node, 0));
            assert!(question.enters.is_some() && question.child.is_none());
        }
        Decision::Returns { node, .. } => {
            assert_eq!((question.node, question.left.len()), (*node, 0));
            assert!(question.enters.is_none() && question.child.is_none());
        }
    }
}

/// A score as somebody would write it.
fn written(tree: &Tree, score: Score) -> Literal {
    Literal::from_score(score, tree.decimals())
}

/// Scores that are not this one.
fn others(score: Score) -> Vec<Score> {
    let near = [score.above(), score.below(), -score, Score::POS_INF, Score::NEG_INF];
    near.into_iter().filter(|&other| other != score).collect()
}

/// The right answer has no fault, and each wrong one just its own.
fn check_judge(story: &Story<'_>, place: Place, decision: &Decision) {
    let tree = &story.tree;
    let faults = |answer: Answer| story.faults(place, &answer).unwrap();
    match decision {
        Decision::Cut { left, skipped, .. } if place.kind == Kind::Cut => {
            let cuts = !skipped.is_empty();
            assert_eq!(faults(Answer::Cut(cuts)), []);
            let nodes = left.clone();
            let wrong = if cuts { Fault::TooLittle { nodes } } else { Fault::TooMuch { nodes } };
            assert_eq!(faults(Answer::Cut(!cuts)), [wrong]);
            assert_eq!(story.faults(place, &Answer::Skipped(left.clone())), None);
        }
        Decision::Cut { left, skipped, .. } => {
            assert_eq!(faults(Answer::Skipped(skipped.clone())), []);
            let turned: Vec<_> = skipped.iter().rev().copied().collect();
            assert_eq!(faults(Answer::Skipped(turned)), []);
            for at in 0..left.len() {
                let (some, rest) = left.split_at(at);
                let expected = if skipped.is_empty() {
                    Fault::TooMuch { nodes: rest.to_vec() }
                } else {
                    Fault::TooLittle { nodes: some.to_vec() }
                };
                let right = at == 0 && !skipped.is_empty();
                let found = faults(Answer::Skipped(rest.to_vec()));
                assert_eq!(found, if right { vec![] } else { vec![expected] });
            }
            let outside = vec![NodeId::ROOT];
            assert!(
                faults(Answer::Skipped(outside.clone()))
                    .contains(&Fault::TooMuch { nodes: outside })
            );
        }
        Decision::Window { alpha, beta, .. } => {
            let answer = |low, high| Answer::Window(written(tree, low), written(tree, high));
            assert_eq!(faults(answer(*alpha, *beta)), []);
            for wrong in others(*alpha) {
                assert_eq!(faults(answer(wrong, *beta)), [Fault::Alpha]);
            }
            for wrong in others(*beta) {
                assert_eq!(faults(answer(*alpha, wrong)), [Fault::Beta]);
                assert_eq!(faults(answer(others(*alpha)[0], wrong)), [Fault::Alpha, Fault::Beta]);
            }
        }
        Decision::Returns { value, bound, .. } => {
            let choices = story.bounds_asked();
            assert!(choices.contains(bound) || choices.is_empty() && *bound == Some(Bound::Exact));
            let answer = |value, bound| Answer::Returns(written(tree, value), bound);
            assert_eq!(faults(answer(*value, *bound)), []);
            let all = [None, Some(Bound::Exact), Some(Bound::Lower), Some(Bound::Upper)];
            let exact =
                matches!(story.solution(place), Some(Solution::Returns { exact: true, .. }));
            for wrong in all.into_iter().filter(|other| other != bound) {
                // Whoever has seen all that counts may say so, whatever the search keeps.
                let is_true = exact && wrong == Some(Bound::Exact);
                let expected = if is_true { vec![] } else { vec![Fault::Says] };
                assert_eq!(faults(answer(*value, wrong)), expected);
            }
            for wrong in others(*value) {
                assert_eq!(faults(answer(wrong, *bound)), [Fault::Value]);
            }
        }
    }
    // More places than the tree has are another number.
    let fine = Literal::Finite { mantissa: 1, decimals: tree.decimals() + 1 };
    if tree.decimals() < 6 && place.kind == Kind::Returns {
        let found = faults(Answer::Returns(fine, Some(Bound::Exact)));
        assert!(found.contains(&Fault::Value));
    }
}

/// A cut is one because the best value meets the bound that is named, and none is none because it does not.
fn check_cut(
    search: &Search,
    naive: &Naive<'_>,
    told: &[Told],
    node: NodeId,
    skipped: &[NodeId],
    solution: &Solution,
    step: usize,
) {
    let Solution::Cut { step: cut, skipped: found, best, bound } = solution else {
        panic!("{solution:?}");
    };
    assert_eq!(found, skipped);
    assert_eq!(cut.is_some(), !skipped.is_empty());
    if let Some(cut) = cut {
        let cut = &told[cut.event().unwrap()];
        assert!(matches!(cut, Told::Cutoff { .. }) && cut.node() == node.index());
    }
    let Told::Leave { value, .. } = told[step - 1] else { panic!("{:?}", told[step - 1]) };
    let liked = |score| naive.liked(node.index(), score);
    let before = naive.states[node.index()].best;
    let values = before.into_iter().chain([naive.taken(value)]);
    assert_eq!(liked(*best), values.map(liked).max().unwrap());
    let now = naive.frame(node.index()).unwrap().now;
    let Some((side, bound)) = bound else {
        return assert!(now.is_none() && search.algorithm() == Algorithm::Minimal);
    };
    let window = now.unwrap().window;
    let beta = naive.turns() || naive.game.max_moves_at(node.index());
    assert_eq!(*side, if beta { Side::Beta } else { Side::Alpha });
    assert_eq!(*bound, if beta { window.beta } else { window.alpha });
    let met = match search.algorithm().settle(search.options()).cut {
        Cut::OnEqual => liked(*best) >= liked(*bound),
        Cut::BeyondOnly => liked(*best) > liked(*bound),
    };
    assert_eq!(met, cut.is_some(), "best {best:?}, bound {bound:?}");
}

/// Whoever is said to have set an end has, and why.
fn check_window(
    naive: &Naive<'_>,
    enter: &Told,
    node: NodeId,
    window: OwnedWindow,
    ends: [WindowEnd; 2],
    search: &Search,
) {
    let Told::Enter { kind, .. } = enter else { panic!("{enter:?}") };
    // Whoever enters a node does so from the one under way.
    let mut naive = naive.clone();
    naive.hear(enter);
    let expected = naive.frame(node.index()).unwrap().entry.unwrap();
    assert_eq!(window, expected);
    let scores = [window.window.alpha, window.window.beta];
    let owners = [window.alpha_by, window.beta_by];
    let mine = !naive.turns() || naive.game.max_moves_at(node.index());
    for (at, WindowEnd { by, sure }) in ends.into_iter().enumerate() {
        // Whether the bound is one of MAX's.
        let max = (at == 0) == mine;
        let bound = naive.worth(node.index(), scores[at]);
        assert_eq!(owners[at], by);
        let Some(by) = by else {
            let expected = if scores[at].is_finite() { Sure::Given } else { Sure::Open };
            assert_eq!(sure, expected);
            continue;
        };
        let own = naive.game.max_moves_at(by.index()) == max;
        let liked = |worth: i64| if max { worth } else { -worth };
        let best = naive.states[by.index()].best;
        match sure {
            Sure::Best { child } => {
                assert!(own && best.map(|best| naive.worth(by.index(), best)) == Some(bound));
                assert_eq!(child, naive.states[by.index()].best_child);
            }
            Sure::Tested { child } => {
                assert!(own && search.tree().parent(child) == Some(by));
                assert!(liked(naive.game.worth(child.index())) >= liked(bound));
            }
            Sure::Asked { child } => {
                assert_eq!(search.tree().parent(child), Some(by));
                let parent = search.tree().parent(node) == Some(by);
                assert!(!parent || *kind == EnterAs::NullWindow);
            }
            Sure::Table => assert!(search.has_table()),
            Sure::Given | Sure::Open => panic!("node {by:?} set it"),
        }
    }
}

/// A value says of the true one what it does because of where the best lies, seen from the window.
fn check_why(
    search: &Search,
    best: Score,
    value: Score,
    bound: Option<Bound>,
    entry: Option<OwnedWindow>,
    why: WhyBound,
) {
    let Some(OwnedWindow { window, .. }) = entry else {
        let critical = search.algorithm() == Algorithm::Minimal;
        assert_eq!(why, if critical { WhyBound::Proof } else { WhyBound::All });
        return assert!(critical || bound == Some(Bound::Exact));
    };
    let options = search.algorithm().settle(search.options());
    assert!(options.fail != Fail::Soft || value == best);
    assert!(value == best || best < window.alpha || best > window.beta);
    match why {
        WhyBound::Inside => assert!(window.alpha < best && best < window.beta),
        WhyBound::On => {
            assert!(options.cut == Cut::BeyondOnly && value == best);
            assert!(best == window.alpha || best == window.beta);
        }
        WhyBound::Low => assert!(best <= window.alpha && bound == Some(Bound::Upper)),
        WhyBound::High => assert!(best >= window.beta && bound == Some(Bound::Lower)),
        WhyBound::Extreme => assert!(!value.is_finite() && bound == Some(Bound::Exact)),
        WhyBound::Clamped => {
            assert!(best <= window.alpha && best >= window.beta && bound.is_none());
        }
        WhyBound::Table => assert!(search.has_table() && bound == Some(Bound::Exact)),
        WhyBound::All | WhyBound::Proof => panic!("it has a window"),
    }
    if matches!(why, WhyBound::Inside | WhyBound::On) {
        assert_eq!(bound, Some(Bound::Exact));
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_question_stands_before_each_decision_and_nowhere_else(case in any_case(24)) {
        case.each(check_places);
    }

    #[test]
    fn the_answer_is_what_the_search_then_does_and_its_reason_is_one(case in any_case(24)) {
        case.each(check_answers);
    }

    #[test]
    fn nothing_is_asked_about_what_is_folded(case in any_case(24), nodes in any_nodes()) {
        case.each(|search| {
            let (trace, tree, told) = (search.record(), search.tree(), search.hear().events);
            let recording = Recording::new(tree.clone(), trace);
            let story = Story(&recording);
            let folds = folds(search, &nodes);
            let stood = stood_on(search, &told, &folds);
            let hidden = |node: NodeId| folds.around(node).is_some();
            let nothing = Folds::default();
            let all = story.questions(&Kind::ALL, &nothing, START);
            let shown: Vec<_> = all
                .filter(|place| stood.contains(&place.step.number()))
                .filter(|&place| !hidden(story.question(place).unwrap().node))
                .collect();
            let found: Vec<_> = story.questions(&Kind::ALL, &folds, START).collect();
            assert_eq!(found, shown);
        });
    }
}
