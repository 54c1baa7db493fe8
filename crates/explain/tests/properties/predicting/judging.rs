//! The judge: the right answer has no fault, and each wrong one just its own.

use plyscope_explain::facts::Story;
use plyscope_explain::predicting::{Answer, Fault, Kind, Place, Solution};
use plyscope_search::events::Bound;
use plyscope_tree::{Literal, NodeId, Score, Tree};

use super::decisions::Decision;

/// A score as a learner would type it.
fn literal(tree: &Tree, score: Score) -> Literal {
    Literal::from_score(score, tree.decimals())
}

/// Scores that are not this one.
fn others(score: Score) -> Vec<Score> {
    let near = [score.above(), score.below(), -score, Score::POS_INF, Score::NEG_INF];
    near.into_iter().filter(|&other| other != score).collect()
}

/// The right answer has no fault, and each wrong one just its own.
pub fn check_judge(story: &Story<'_>, place: Place, decision: &Decision) {
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
            let answer = |low, high| Answer::Window(literal(tree, low), literal(tree, high));
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
            let answer = |value, bound| Answer::Returns(literal(tree, value), bound);
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
