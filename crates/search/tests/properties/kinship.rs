//! What a switch changes, and what it leaves as it is.

use std::collections::{HashMap, HashSet};

use plyscope_effort::cases;
use plyscope_oracle::algorithms::{TABLE, Visits};
use plyscope_oracle::branch::Branch;
use plyscope_oracle::case::Case;
use plyscope_oracle::random::any_case;
use plyscope_oracle::switches::{all_switches, with_plain_order};
use plyscope_oracle::told::{Heard, Told, hear};
use plyscope_search::{Algorithm, BoundUpdate, Cut, Fail, Options, Window};
use plyscope_tree::{Player, Score};
use proptest::prelude::*;

const WINDOWED: [Algorithm; 2] = [Algorithm::AlphaBeta, Algorithm::NegamaxAlphaBeta];

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn fail_soft_and_fail_hard_enter_the_same_nodes_with_the_same_windows(case in any_case(32)) {
        for options in switches(&case).into_iter().filter(|options| options.fail != Fail::Soft) {
            for algorithm in WINDOWED {
                let [soft, hard] = [Fail::Soft, options.fail]
                    .map(|fail| hear(&case.tree, algorithm, &Options { fail, ..options }));
                if options.cut == Cut::BeyondOnly && options.deep {
                    // Not so here: a clamped return comes up to the parent's bound at most, and never
                    // goes beyond it, so that fail-hard sees only the cutoffs that leaves bring. What
                    // both enter, both enter with the same window.
                    check_same_windows_in(&soft, &hard);
                } else {
                    prop_assert_eq!(soft.windows(), hard.windows());
                    check_clamped(&soft, &hard, options.fail);
                }
            }
        }
    }

    #[test]
    fn when_the_bound_moves_changes_nothing_but_the_window_on_show_at_a_cutoff(case in any_case(32)) {
        for options in switches(&case) {
            for algorithm in WINDOWED {
                let [before, after] = [BoundUpdate::BeforeCheck, BoundUpdate::AfterCheck]
                    .map(|bound| hear(&case.tree, algorithm, &Options { bound, ..options }));
                prop_assert_eq!(before.outcome, after.outcome);
                prop_assert_eq!(before.events.len(), after.events.len());
                let cuts = before.events.iter().skip(1).map(|told| matches!(told, Told::Cutoff { .. }));
                let cut_next = cuts.chain([false]);
                for ((one, other), cut_next) in before.events.iter().zip(&after.events).zip(cut_next) {
                    if cut_next {
                        prop_assert_eq!(without_window(one), without_window(other));
                    } else {
                        prop_assert_eq!(one, other);
                    }
                }
            }
        }
    }

    #[test]
    fn alpha_beta_evaluates_nothing_that_minimax_does_not(case in any_case(32)) {
        let all: HashSet<_> = hear(&case.tree, Algorithm::Minimax, &case.options).evaluated().into_iter().collect();
        for options in switches(&case) {
            let options = Options { root: case.options.root, ..options };
            for algorithm in WINDOWED {
                let some = hear(&case.tree, algorithm, &options).evaluated();
                prop_assert!(some.iter().all(|leaf| all.contains(leaf)));
            }
        }
    }

    #[test]
    fn deep_cutoffs_enter_no_node_that_shallow_ones_alone_do_not(case in any_case(32)) {
        for options in switches(&case) {
            // Not so where only values beyond the bound cut and returns are clamped: with deep
            // cutoffs on, a return never goes beyond the parent's bound, and with them off it may.
            if options.cut == Cut::BeyondOnly && options.fail != Fail::Soft {
                continue;
            }
            for algorithm in WINDOWED {
                let [deep, shallow] = [true, false]
                    .map(|deep| hear(&case.tree, algorithm, &Options { deep, ..options }).entered());
                check_part_of(&deep, &shallow);
            }
        }
    }

    #[test]
    fn a_cut_on_equality_enters_no_node_that_a_cut_beyond_does_not(case in any_case(32)) {
        for options in switches(&case) {
            for algorithm in WINDOWED {
                let [equal, beyond] = [Cut::OnEqual, Cut::BeyondOnly]
                    .map(|cut| hear(&case.tree, algorithm, &Options { cut, ..options }).entered());
                check_part_of(&equal, &beyond);
            }
        }
    }

    #[test]
    fn minimax_and_negamax_enter_every_node_down_to_the_horizon_once(case in any_case(32)) {
        let game = case.game();
        for algorithm in [Algorithm::Minimax, Algorithm::Negamax] {
            let mut entered = hear(&case.tree, algorithm, &case.options).entered();
            entered.sort_unstable();
            let all: Vec<_> = (0..game.nodes.len()).filter(|&node| !game.is_beyond(node)).collect();
            prop_assert_eq!(entered, all);
        }
    }

    #[test]
    fn most_searches_enter_no_node_twice(case in any_case(32)) {
        case.each(|search| {
            let mut entered = search.hear().entered();
            entered.sort_unstable();
            let again = entered.windows(2).any(|pair| pair[0] == pair[1]);
            assert!(search.row.visits == Visits::Again || !again);
        });
    }

    #[test]
    fn without_positions_that_come_up_again_a_table_only_looks_on(case in any_case(32)) {
        let branch = without_keys(&case.branch);
        let options = with_plain_order(&case.options);
        let case = Case::new(branch, TABLE[5].fit(&options, case.tree.len()));
        let plain = case.search(Algorithm::NegamaxAlphaBeta).hear();
        let mut with_table = case.search(Algorithm::NegamaxTt).hear();
        with_table.events.retain(|told| !matches!(told, Told::Probe { .. } | Told::Store { .. }));
        prop_assert_eq!(plain.events, with_table.events);
        prop_assert_eq!(plain.outcome, with_table.outcome);
    }
}

fn without_keys(branch: &Branch) -> Branch {
    let children = branch.children.iter().map(without_keys).collect();
    Branch { key: None, children, ..*branch }
}

/// All settings of alpha-beta's switches, with an order that the tree alone gives: what a search has
/// found so far is not the same in two of them.
fn switches(case: &Case) -> Vec<Options> {
    all_switches(&with_plain_order(&case.options))
}

const FAILS: [Fail; 4] = [Fail::Soft, Fail::Hard, Fail::HardAbove, Fail::HardBelow];

#[test]
fn fail_hard_with_a_cut_beyond_only_enters_more_than_fail_soft() {
    let entered = |tree, root| {
        let tree = plyscope_tree::notation::parse(tree).unwrap();
        let base = Options { root, cut: Cut::BeyondOnly, ..Options::default() };
        FAILS.map(|fail| {
            hear(&tree, Algorithm::AlphaBeta, &Options { fail, ..base }).entered().len()
        })
    };
    // MAX is sure of 5. Node 3 is worth 3, so MIN may leave node 2. Fail-soft returns 3 from it and
    // cuts; where a value below the window is clamped, it returns 5, which does not go beyond 5, and the search
    // goes on to node 5.
    assert_eq!(entered("[5, [[3], 9]]", Player::Max), [5, 6, 5, 6]);
    // MIN is sure of 5. The cutoff at node 4 brings 9 up to node 2, and cuts there, only if neither end is clamped.
    assert_eq!(entered("[5, [[[9, 1]], 7]]", Player::Min), [6, 7, 7, 7]);
}

#[test]
fn each_way_to_fail_returns_its_own_values() {
    let tree = plyscope_tree::notation::parse("[3, [[1, 0], 8], [2, 4]]").unwrap();
    let returned = |node| {
        FAILS.map(|fail| {
            let options = Options { fail, ..Options::default() };
            let returned = hear(&tree, Algorithm::AlphaBeta, &options).returned();
            returned.into_iter().find(|&(at, ..)| at == node).unwrap().1
        })
    };
    let score = |units| Score::from_units(units).unwrap();
    // MAX has 3 already, and gets no more than 1 at node 3: that fails low.
    assert_eq!(returned(3), [1, 3, 1, 3].map(score));
    // MIN cuts at node 7, where 2 is less than 3: that fails high.
    assert_eq!(returned(7), [2, 3, 3, 2].map(score));
}

/// A fail-hard return is the fail-soft return of the same visit, clamped to the window it had. Where only one end is clamped,
/// both returns are at least the same inside the window, and beyond the same end of it.
fn check_clamped(soft: &Heard, hard: &Heard, fail: Fail) {
    let windows: HashMap<usize, Option<Window>> = hard.windows().into_iter().collect();
    let ends: HashSet<_> = hard.evaluated().into_iter().collect();
    for (one, other) in soft.returned().iter().zip(hard.returned()) {
        assert_eq!(one.0, other.0);
        if ends.contains(&other.0) {
            assert_eq!(one.1, other.1, "a leaf is returned as it is");
        } else {
            let Window { alpha, beta } = windows[&other.0].unwrap();
            let clamped = |value: Score| value.max(alpha).min(beta);
            assert_eq!(clamped(one.1), clamped(other.1), "node {}", other.0);
            assert!(fail != Fail::Hard || clamped(other.1) == other.1, "node {}", other.0);
        }
    }
}

fn check_same_windows_in(some: &Heard, more: &Heard) {
    let windows: HashMap<usize, Option<Window>> = more.windows().into_iter().collect();
    for (node, window) in some.windows() {
        assert_eq!(windows.get(&node), Some(&window), "node {node}");
    }
}

fn check_part_of(some: &[usize], all: &[usize]) {
    let all: HashSet<_> = all.iter().collect();
    assert!(some.iter().all(|node| all.contains(node)), "{some:?} in {all:?}");
}

fn without_window(told: &Told) -> Told {
    match told.clone() {
        Told::Improve { node, child, value, .. } => {
            Told::Improve { node, child, value, window: None }
        }
        other => other,
    }
}
