//! What right programs tell in their own ways is taken for what it is, and what a trace tells that is not so is found.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use plyscope_diagnose::{Difference, Habit, Verdict, diagnose, read_trace};
use plyscope_search::{Algorithm, Options};
use plyscope_tree::Player;

/// The verdict on a trace of a tree, whose lines are given without their braces.
fn verdict(tree: &str, lines: &[&str], algorithm: Algorithm, options: &Options) -> Verdict {
    let lines: String = lines.iter().map(|line| format!("\n{{{line}}}")).collect();
    let trace = format!(r#"{{"plyscope":1,"tree":{tree}}}{lines}"#);
    read_trace(&trace, |_, claims| diagnose(claims, algorithm, options).unwrap()).unwrap()
}

fn agrees(tree: &str, lines: &[&str], algorithm: Algorithm, options: &Options) -> bool {
    matches!(verdict(tree, lines, algorithm, options), Verdict::Agrees(_))
}

const TREE: &str = "[[3,12],[2,4],[1]]";

/// What alpha-beta returns there above the leaves.
const RETURNS: [&str; 4] = [
    r#""event":"leave","node":1,"value":3"#,
    r#""event":"leave","node":4,"value":2"#,
    r#""event":"leave","node":7,"value":1"#,
    r#""event":"leave","node":0,"value":3"#,
];

#[test]
fn a_cutoff_that_skips_nothing_may_be_told_or_not() {
    let told = [r#""event":"cutoff","node":4,"after":5,"skipped":[6]"#];
    let idle = r#""event":"cutoff","node":7,"after":8,"skipped":[]"#;
    let short = r#""event":"cutoff","node":7,"after":8"#;
    let is_right = |lines: &[&str]| agrees(TREE, lines, Algorithm::AlphaBeta, &Options::default());
    assert!(is_right(&told));
    assert!(is_right(&[told[0], idle]) && is_right(&[told[0], short]));
    // Who tells of one that skips nothing tells of all.
    assert!(!is_right(&[idle]) && !is_right(&[short]));
    let untrue = r#""event":"cutoff","node":4,"after":5,"skipped":[]"#;
    assert!(!is_right(&[untrue]) && !is_right(&[untrue, idle]));
}

#[test]
fn without_what_it_skips_a_cutoff_is_known_in_any_order() {
    let options = Options { order: plyscope_search::Order::Reversed.into(), ..Options::default() };
    let lines = [r#""event":"cutoff","node":1,"after":3"#];
    assert!(agrees("[[3,12],[14,15]]", &lines, Algorithm::AlphaBeta, &options));
}

#[test]
fn the_result_may_be_that_of_the_side_to_move() {
    let options = Options { root: Player::Min, ..Options::default() };
    let at = |value: i32, algorithm, root| {
        let root = format!(r#""event":"leave","node":0,"value":{root}"#);
        let result = format!(r#""event":"result","value":{value}"#);
        let leaves = [
            r#""event":"evaluate","node":1,"value":5"#,
            r#""event":"evaluate","node":2,"value":3"#,
        ];
        agrees("[5,3]", &[leaves[0], leaves[1], &root, &result], algorithm, &options)
    };
    for algorithm in [Algorithm::Negamax, Algorithm::NegamaxAlphaBeta] {
        assert!(at(-3, algorithm, -3) && at(3, algorithm, -3));
        assert!(!at(-5, algorithm, -3));
    }
    assert!(at(3, Algorithm::Minimax, 3) && !at(-3, Algorithm::Minimax, 3));
}

#[test]
fn a_line_of_best_play_goes_from_child_to_child_and_no_further() {
    let is_right = |line: &str| {
        let result = format!(r#""event":"result","principal_variation":{line}"#);
        let mut lines = RETURNS.to_vec();
        lines.push(&result);
        agrees(TREE, &lines, Algorithm::AlphaBeta, &Options::default())
    };
    assert!(is_right("[0,1,2]"));
    for wrong in ["[0,1]", "[0,1,2,3]", "[0,1,2,99]", "[0,1,3]"] {
        assert!(!is_right(wrong), "{wrong}");
    }
}

#[test]
fn a_result_counts_the_nodes_of_the_tree_or_those_that_are_entered() {
    let of = |nodes: u64| {
        let result = format!(r#""event":"result","nodes":{nodes}"#);
        let mut lines = RETURNS.to_vec();
        lines.push(&result);
        verdict(TREE, &lines, Algorithm::AlphaBeta, &Options::default())
    };
    assert!(matches!(of(9), Verdict::Agrees(_)) && matches!(of(8), Verdict::Agrees(_)));
    let Verdict::Differs(differs) = of(7) else { panic!("7 of 9 nodes") };
    assert!(matches!(differs.difference, Difference::Result { .. }), "{differs:?}");
}

#[test]
fn aspiration_may_search_again_with_the_whole_window() {
    let windows = [("0", "2"), ("-inf", "inf")];
    let lines: Vec<String> = windows
        .iter()
        .flat_map(|(alpha, beta)| {
            let end =
                |end: &str| end.parse::<i32>().map_or(format!("\"{end}\""), |end| end.to_string());
            let (alpha, beta) = (end(alpha), end(beta));
            [
                format!(r#""event":"enter","node":0,"alpha":{alpha},"beta":{beta}"#),
                r#""event":"evaluate","node":1,"value":5"#.to_owned(),
                r#""event":"leave","node":0,"value":5"#.to_owned(),
            ]
        })
        .collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut options = Options::default();
    options.set("guess", "1").unwrap();
    let Verdict::Agrees(agreement) = verdict("[5]", &lines, Algorithm::Aspiration, &options) else {
        panic!("that is a right program")
    };
    assert_eq!(agreement.habits, [Habit::OpensWholeWindow]);
}
