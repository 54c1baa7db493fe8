//! Questions to a learner, against what the search then does, told event by event: where they stand, what the
//! answers are, that these and no others are taken, and that every reason is one.

mod decisions;
mod judging;
mod reasons;

use plyscope_effort::cases;
use plyscope_explain::facts::Story;
use plyscope_explain::predicting::{Kind, Place, Solution};
use plyscope_oracle::case::Search;
use plyscope_oracle::folds::{any_nodes, folds, stood_on};
use plyscope_oracle::naive::{Naive, check_truth};
use plyscope_oracle::random::any_case;
use plyscope_search::events::Bound;
use plyscope_trace::{Recording, Step};
use plyscope_tree::{Folds, NodeId};
use proptest::prelude::*;

use decisions::{Decision, decisions, kinds};
use judging::check_judge;
use reasons::{check_cut, check_why, check_window};

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

proptest! {
    #![proptest_config(cases(120))]

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
