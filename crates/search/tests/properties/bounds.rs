//! What a visit returns is true: of the exact value, or as a bound of it. So is what the table keeps.

use plyscope_effort::cases;
use plyscope_oracle::algorithms::Answer;
use plyscope_oracle::case::Search;
use plyscope_oracle::naive::{Naive, check_truth};
use plyscope_oracle::random::any_case;
use plyscope_oracle::told::Told;
use plyscope_search::events::{Bound, Effect};
use plyscope_search::{Cut, Fail, Reuse, Window};
use plyscope_tree::{NodeId, Score};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(1200))]

    #[test]
    fn everything_that_is_said_of_a_value_is_true_of_the_subtree(case in any_case(32)) {
        case.each(check_all);
    }
}

fn check_all(search: &Search) {
    let mut naive = Naive::new(search);
    for told in &search.hear().events {
        match *told {
            Told::Leave { node, value, bound } => {
                check_truth(&naive, node, value, bound);
                check_return(search, &naive, node, value, bound);
            }
            Told::Store { node, value, bound, .. } => {
                check_truth(&naive, node, value, Some(bound));
            }
            // What does nothing may have been found at another depth.
            Told::Probe { node, hit: Some(hit) } if hit.effect != Effect::None => {
                check_truth(&naive, node, hit.value, Some(hit.bound));
            }
            _ => {}
        }
        naive.hear(told);
    }
}

fn check_return(
    search: &Search,
    naive: &Naive<'_>,
    node: NodeId,
    value: Score,
    bound: Option<Bound>,
) {
    let (number, options) = (node.index(), search.options());
    if naive.game.ends_at(number) {
        let known = naive.states[number].known && options.reuse == Reuse::AtLeast;
        assert!(known || bound == Some(Bound::Exact), "a static value is what it is");
        return;
    }
    let Some(entry) = naive.frame(number).unwrap().entry else {
        let minimal = search.row.answer == Answer::Critical;
        assert!(minimal || bound == Some(Bound::Exact), "without a window, all values are known");
        return;
    };
    let (Window { alpha, beta }, state) = (entry.window, naive.states[number]);
    if state.known {
        return;
    }
    let best = state.best.unwrap();
    // As the node's mover sees it.
    let turned = !naive.turns() && !naive.game.max_moves_at(number);
    let seen = |value: Score| if turned { -value } else { value };
    let (least, most) = if turned { (-beta, -alpha) } else { (alpha, beta) };
    let right = match options.fail {
        Fail::Soft => seen(best),
        Fail::Hard => seen(best).max(least).min(most),
        Fail::HardAbove => seen(best).min(most),
        Fail::HardBelow => seen(best).max(least),
    };
    assert_eq!(seen(value), right, "node {number}, whose best is {best:?}, {:?}", options.fail);
    if options.cut == Cut::OnEqual {
        // That the value is at least −∞ needs no window to be shown.
        let needless = search.row.answer == Answer::Test && !alpha.is_finite();
        assert!(alpha < beta || needless, "no node is entered with a window that has closed");
    }
    if alpha < best && best < beta {
        assert_eq!(bound, Some(Bound::Exact), "a value inside the window is exact");
    }
    if bound.is_none() {
        assert_eq!(alpha, beta, "something is known unless the window has no width");
    }
}
