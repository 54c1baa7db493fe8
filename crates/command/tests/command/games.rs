//! Recipes of games where trees may stand.

use crate::support::{ALL, each, events, fail, json, run, succeed, trace};

const LESSON: &str = "tic-tac-toe(position=.XO/O.X/X.O, moves=O, forced=left-out)";

#[test]
fn a_game_is_printed_with_its_moves_and_positions() {
    let printed = succeed(&["generate", "tic-tac-toe(position=XO./OXX/.XO)"], "");
    assert_eq!(
        printed,
        "{\"position\":\"XO./OXX/.XO\",\"children\":[\
         {\"move\":\"1C\",\"position\":\"XOO/OXX/.XO\",\"children\":[\
         {\"move\":\"3A\",\"value\":0,\"position\":\"XOO/OXX/XXO\"}]},\
         {\"move\":\"3A\",\"position\":\"XO./OXX/OXO\",\"children\":[\
         {\"move\":\"1C\",\"value\":0,\"position\":\"XOX/OXX/OXO\"}]}]}\n"
    );
    let brackets = succeed(&["generate", "--format=brackets", LESSON], "");
    assert_eq!(brackets, "[[0, [1]], [0, [1]], [0, 0]]\n");
    let shallow = succeed(&["generate", "--format=brackets", "--depth=1", "four(columns=3)"], "");
    assert_eq!(shallow, "[1, 1, 1]=0\n");
}

#[test]
fn a_search_of_a_game_is_a_trace_of_the_tree_that_was_made() {
    let lines = trace("", &["--algorithm=alpha-beta", LESSON]);
    let header = json(&lines[0]);
    let tree = succeed(&["generate", LESSON], "");
    assert_eq!(header["tree"], json(&tree), "the header needs no recipe");
    assert_eq!(events(&lines, "enter").len(), 9);
    assert_eq!(each(&events(&lines, "evaluate"), "value"), [0, 1, 0, 0]);
    // The same, from a file, and with an edit.
    assert_eq!(trace(LESSON, &["--algorithm=alpha-beta", "-"]), lines);
    let edited = trace("", &["--algorithm=alpha-beta", &format!("{LESSON} with 2=-1")]);
    assert_eq!(each(&events(&edited, "evaluate"), "value")[0], -1);
}

#[test]
fn every_search_of_a_game_is_a_true_trace() {
    for (recipe, needs) in [
        (LESSON, false),
        ("tic-tac-toe(position=X.O/.../..., depth=4, symmetry=on, estimate=lines)", true),
        ("four(columns=4, rows=4, depth=4)", true),
        ("chess(fen=6k1/5ppp/8/8/8/8/8/R3K3 w - -, depth=2)", true),
        ("chess(fen=6k1/5ppp/8/8/8/8/8/R3K3 w - -, depth=3, king=taken)", true),
    ] {
        for algorithm in ALL {
            let traced = run(&["trace", "--algorithm", algorithm, recipe], "");
            if !needs && matches!(algorithm, "one-ply" | "iterative-deepening") {
                assert_eq!(traced.code, Some(2), "{algorithm} {recipe}");
                continue;
            }
            assert_eq!((traced.code, traced.err.as_str()), (Some(0), ""), "{algorithm} {recipe}");
            let checked = succeed(&["check"], &traced.out);
            assert!(checked.starts_with("ok: "), "{algorithm} {recipe}: {checked}");
        }
    }
}

#[test]
fn what_is_no_game_is_said() {
    let search = |recipe: &str| fail(&["trace", "--algorithm=minimax", recipe], "");
    assert_eq!(
        search("chess(depth=x)"),
        "recipe:1:13: found `x`, expected a whole number from 0 to 512"
    );
    assert_eq!(
        search("chess(depth=2) with 999999=1"),
        "recipe:1:21: found `999999`, which is no node of the tree; its nodes are 0 to 420"
    );
    assert_eq!(
        search("chess(depth=6)"),
        "recipe:1:13: found `6`, with which the tree would have more than 5,000,000 nodes; it may have at \
         most 2,000,000, so that depth=4 fits"
    );
    assert_eq!(
        fail(&["trace", "--algorithm=minimax"], "four(\n depth=3, size=4)"),
        "standard input:2:11: found `size`, expected a parameter (position, moves, columns, rows, played, depth, \
         estimate, symmetry)"
    );
    let generate = |args: &[&str]| fail(&[&["generate"], args].concat(), "");
    assert_eq!(generate(&["--seed=3", "chess()"]), "chess does not take --seed");
    assert_eq!(
        generate(&["--depth=x", "chess()"]),
        "invalid value 'x' for 'depth' of chess, expected a whole number from 0 to 512"
    );
    assert_eq!(
        generate(&["--depth=6", "chess()"]),
        "chess(depth=6): found `6`, with which the tree would have more than 5,000,000 nodes; it may have at \
         most 2,000,000, so that depth=4 fits"
    );
}
