//! A trace with one thing wrong is refused, with the line where it shows. A long file, since a table of
//! wrong things is.

use crate::support::spoil::Spoil::{Double, Drop, Insert, Replace, Set, Unset};
use crate::support::spoil::{Spoil, check};
use crate::support::{fail, trace};

/// Its trace, in which lines are numbered from 1, begins and ends so:
///
/// ```text
///  1 header                                      19 improve 5, child 6, value 7, α 7, β 6
///  2 enter 0                                     20 cutoff 5, beta, after 6, skipped 7 and 8, by 1
///  3 enter 1                                     21 leave 5, value 7, lower
///  4 enter 2                                     22 leave 1, value 6, exact
///  5 enter 3      6 evaluate 3, value 5          …
///  7 leave 3      8 improve 2, child 3           32 cutoff 9, alpha, after 10, skipped none, by 0
///  9 enter 4     10 evaluate 4, value 6          …
/// 11 leave 4     12 improve 2, child 4           42 cutoff 12, alpha, after 13, skipped 15 and 18
/// 13 leave 2     14 improve 1, child 2           43 leave 12, value 6, upper
/// 15 enter 5, α −∞, β 6                          44 leave 0, value 6, exact
/// 16 enter 6     17 evaluate 6     18 leave 6    45 result
/// ```
const TREE: &str = "[[[5, 6], [7, 4, 5]], [[3]], [[6], [6, 9], [7]]]";

fn check_tree(table: &[(Spoil, usize, &str)]) {
    check(TREE, &["--algorithm", "alpha-beta"], table);
}

#[test]
fn brackets() {
    check_tree(&[
        (Drop(7), 7, "an event of node 2 is outside its visit"),
        (Drop(5), 5, "an event of node 3 is outside its visit"),
        (Drop(44), 44, "the result comes too early"),
        (Double(44), 45, "an event of node 0 is outside its visit"),
        (Double(5), 6, "node 3 is not entered from its parent"),
        (Drop(3), 3, "node 2 is not entered from its parent"),
        (Set(6, "node", "4"), 6, "an event of node 4 is outside its visit"),
        (Set(6, "node", "20"), 6, "the tree has no node 20"),
        (Set(5, "node", "4"), 5, "node 4 is entered out of turn; next is 3"),
        (Set(9, "node", "3"), 9, "node 3 is entered twice in one visit"),
        (Double(6), 7, "node 3 is evaluated twice"),
        (
            Insert(5, r#"{"event":"evaluate","node":2,"value":6}"#),
            5,
            "node 2 is neither a leaf nor at the horizon",
        ),
        (Drop(6), 6, "node 3 returns without a best value"),
    ]);
}

#[test]
fn values() {
    check_tree(&[
        (Set(6, "value", "4"), 6, "node 3 has the static value 5, not 4"),
        (Set(7, "value", "4"), 7, "node 3 returns 4, but its static value is 5"),
        (Set(8, "value", "4"), 8, "node 2 improves to 4 by child 3, but child 3 returned 5"),
        (Set(8, "child", "4"), 8, "node 2 improves to 5 by child 4, but child 3 returned 5"),
        (Set(13, "value", "5"), 13, "node 2 returns 5, but its best value is 6"),
        (Set(22, "value", "7"), 22, "node 1 returns 7, but its best value is 6"),
        (Set(44, "value", "\"inf\""), 44, "node 0 returns inf, but its best value is 6"),
        (Double(8), 9, "node 2 improves to 5, which is no better than 5"),
        (Drop(12), 12, "node 2 does not improve, though child 4 returned better"),
        (Drop(8), 8, "node 2 does not improve, though child 3 returned better"),
        (
            Insert(22, r#"{"event":"improve","node":1,"child":5,"value":7}"#),
            22,
            "node 1 improves to 7, which is no better than 6",
        ),
        (Set(10, "value", "6.5"), 10, "6.5 is no value that this tree can hold"),
        (Set(10, "value", "true"), 10, "true is no value that this tree can hold"),
        (Set(10, "value", "12345678901"), 10, "12345678901 is no value that this tree can hold"),
    ]);
}

/// Node 4 is left after the 2; that the 1 after it is worth less, only the tree tells.
#[test]
fn bounds() {
    let args = ["--algorithm", "alpha-beta"];
    let tree = "[[3, 5], [2, 1]]";
    let lines = trace(tree, &args);
    let leave = r#"{"event":"leave","node":4,"value":2,"bound":"upper"}"#;
    let at = lines.iter().position(|line| line == leave).unwrap() + 1;
    let exact =
        (Set(at, "bound", "\"exact\""), at, "node 4 is said to be exactly 2, but its value is 1");
    let lower =
        (Set(at, "bound", "\"lower\""), at, "node 4 is said to be at least 2, but its value is 1");
    check(tree, &args, &[exact, lower]);
}

#[test]
fn windows() {
    check_tree(&[
        (Set(9, "alpha", "4"), 9, "node 4 is entered with α 4, β inf; its parent gives α 5, β inf"),
        (
            Set(15, "beta", "\"inf\""),
            15,
            "node 5 is entered with α -inf, β inf; its parent gives α -inf, β 6",
        ),
        (Set(9, "beta", "4"), 9, "node 4 is entered with α above β: α 5, β 4"),
        (
            Set(8, "alpha", "\"-inf\""),
            8,
            "the window of node 2 is α -inf, β inf; by its best value it is α 5, β inf",
        ),
        (
            Set(8, "beta", "6"),
            8,
            "the window of node 2 is α 5, β 6; by its best value it is α 5, β inf",
        ),
    ]);
}

#[test]
fn cutoffs() {
    check_tree(&[
        (
            Set(20, "side", "\"alpha\""),
            20,
            "the cutoff at node 5 is on the side of beta, not of alpha",
        ),
        (
            Set(42, "side", "\"beta\""),
            42,
            "the cutoff at node 12 is on the side of alpha, not of beta",
        ),
        (Set(20, "by", "0"), 20, "the cutoff at node 5 is deep, but said to be shallow"),
        (Set(20, "by", "null"), 20, "the cutoff at node 5 is deep, but said to be shallow"),
        (Set(20, "depth", "\"deep\""), 20, "the cutoff at node 5 is shallow, but said to be deep"),
        (Set(20, "after", "7"), 20, "the child of node 5 that returned last is 6, not 7"),
        (Set(20, "skipped", "[7]"), 20, "the children of node 5 that are left are 7, 8, not 7"),
        (
            Set(20, "skipped", "[8, 7]"),
            20,
            "the children of node 5 that are left are 7, 8, not 8, 7",
        ),
        (Set(32, "skipped", "[12]"), 32, "the children of node 9 that are left are none, not 12"),
        (Drop(20), 20, "node 5 is left before child 7, without a cutoff"),
        (Double(20), 21, "node 5 is cut twice"),
        (
            Insert(21, r#"{"event":"enter","node":7,"alpha":7,"beta":6}"#),
            21,
            "node 7 was skipped by a cutoff, but is entered",
        ),
        (
            Insert(
                9,
                r#"{"event":"cutoff","node":2,"side":"beta","after":3,"skipped":[4],"by":1,"depth":"shallow"}"#,
            ),
            9,
            "node 2 is cut, but its best value, 5, does not meet the bound",
        ),
    ]);
}

/// Node 4 is cut by the root's bound; node 2, the MIN node between them, has set none.
#[test]
fn deep_cutoffs() {
    let tree = "[5, [[[3, 9], 8], 7]]";
    let lines = trace(tree, &["--algorithm", "alpha-beta"]);
    let at = lines.iter().position(|line| line.contains("cutoff")).unwrap();
    let cutoff = r#"{"event":"cutoff","node":4,"side":"alpha","after":5,"skipped":[6],"by":0,"depth":"deep"}"#;
    assert_eq!(lines[at], cutoff);
    let at = at + 1;
    check(
        tree,
        &["--algorithm", "alpha-beta"],
        &[
            (Set(at, "by", "2"), at, "the bound that cut node 4 was set by node 0, not by node 2"),
            (
                Set(at, "by", "null"),
                at,
                "the bound that cut node 4 was set by node 0, not by the root's window",
            ),
            (Set(at, "by", "1"), at, "the bound that cut node 4 was set by node 0, not by node 1"),
            (
                Set(at, "depth", "\"shallow\""),
                at,
                "the cutoff at node 4 is deep, but said to be shallow",
            ),
        ],
    );
}

#[test]
fn orders_and_horizons() {
    check(
        "[[3, 12]=1, [2, 4]=2]",
        &["--algorithm=minimax", "--order=reversed", "--depth=1"],
        &[
            (Set(3, "children", "[4, 4]"), 3, "the order does not hold each child once"),
            (Set(3, "children", "[1, 4]"), 3, "the search does something else"),
            (
                Set(3, "why", "[\"by luck\"]"),
                3,
                "field `why`: 'by luck' is none of as-written, reversed, best-first, worst-first, static, shuffle, pv, table, killer, history, refutation",
            ),
            (Double(3), 4, "node 0 has its order twice"),
            (Drop(3), 3, "node 4 is entered out of turn; next is 1"),
            (Set(4, "depth", "1"), 4, "node 4 has 0 plies left, not 1"),
            (Insert(6, r#"{"event":"enter","node":5}"#), 6, "node 5 lies beyond the horizon"),
        ],
    );
}

#[test]
fn values_seen_by_the_side_to_move_and_clamped() {
    check(
        TREE,
        &["--algorithm=negamax-alpha-beta", "--fail=hard"],
        &[
            (Set(6, "value", "5"), 6, "node 3 has the static value -5, not 5"),
            (
                Set(20, "side", "\"alpha\""),
                20,
                "the cutoff at node 5 is on the side of beta, not of alpha",
            ),
            (Set(21, "value", "7"), 21, "node 5 returns 7, but its best value is 7"),
            (Set(45, "value", "-6"), 45, "the result is -6, but the root returned 6"),
        ],
    );
}

#[test]
fn the_result() {
    check_tree(&[
        (Set(45, "value", "5"), 45, "the result is 5, but the root returned 6"),
        (Set(45, "best_child", "1"), 45, "best_child is 1; by the events it is 0"),
        (Set(45, "best_child", "null"), 45, "best_child is null; by the events it is 0"),
        (Set(45, "nodes", "21"), 45, "nodes is 21; by the events it is 20"),
        (Set(45, "entered", "12"), 45, "entered is 12; by the events it is 13"),
        (Set(45, "evaluated", "4"), 45, "evaluated is 4; by the events it is 5"),
        (Set(45, "cutoffs", "2"), 45, "cutoffs is 2; by the events it is 3"),
        (Set(45, "skipped_subtrees", "0"), 45, "skipped_subtrees is 0; by the events it is 4"),
        (
            Set(45, "principal_variation", "[]"),
            45,
            "the principal variation does not begin at the root",
        ),
        (
            Set(45, "principal_variation", "[1, 2]"),
            45,
            "the principal variation does not begin at the root",
        ),
        (
            Set(45, "principal_variation", "[0, 2, 4]"),
            45,
            "the principal variation does not go from parent to child",
        ),
        (
            Set(45, "principal_variation", "[0, 99]"),
            45,
            "the principal variation does not go from parent to child",
        ),
        (
            Set(45, "principal_variation", "[0, 9, 10, 11]"),
            45,
            "the principal variation does not begin with the root's best child",
        ),
        (
            Set(45, "principal_variation", "[0, 1, 2, 3]"),
            45,
            "the principal variation leads to 5, not to 6",
        ),
        (Drop(45), 44, "the trace ends here, without a result"),
        (Double(45), 46, "something follows the result, which ends a trace"),
        (
            Insert(2, r#"{"event":"result","value":6,"principal_variation":[0]}"#),
            2,
            "the result comes too early",
        ),
    ]);
}

#[test]
fn lines_that_cannot_be_read() {
    check_tree(&[
        (
            Set(8, "event", "\"wander\""),
            8,
            "field `event`: 'wander' is none of enter, order, evaluate, improve, cutoff, leave, iterate, probe, store, open, solve, purge, result",
        ),
        (
            Replace(8, r#"{"event":"wander","node":[1],"by":{},"skipped":"x"}"#),
            8,
            "field `event`: 'wander' is none of enter, order, evaluate, improve, cutoff, leave, iterate, probe, store, open, solve, purge, result",
        ),
        (Replace(8, "{"), 8, "EOF while parsing an object"),
        (Replace(8, "[]"), 8, "it is no JSON object"),
        (Unset(8, "event"), 8, "column 53: missing field `event`"),
        (Unset(8, "child"), 8, "missing field `child`"),
        (Unset(20, "skipped"), 20, "missing field `skipped`"),
        (Unset(20, "side"), 20, "missing field `side`"),
        (Set(8, "child", "\"3\""), 8, "field `child`: invalid type: string \"3\", expected u32"),
        (Set(8, "node", "-1"), 8, "field `node`: invalid value: integer `-1`, expected u32"),
        (Set(20, "side", "\"left\""), 20, "field `side`: 'left' is none of alpha, beta, assumed"),
        (
            Set(21, "bound", "\"about\""),
            21,
            "field `bound`: 'about' is none of exact, lower, upper",
        ),
        (
            Set(9, "as", "\"guest\""),
            9,
            "field `as`: 'guest' is none of full, null-window, re-search",
        ),
    ]);
}

#[test]
fn headers() {
    check_tree(&[
        (Drop(1), 1, "column 66: missing field `plyscope`"),
        (Set(1, "plyscope", "2"), 1, "the trace has version 2; this reads version 1"),
        (
            Set(1, "perspective", "\"mine\""),
            1,
            "field `perspective`: 'mine' is none of max, side-to-move",
        ),
        (Set(1, "options", r#"{"cut": "eq"}"#), 1, "invalid value 'eq' for 'cut'; expected ge, gt"),
        (
            Set(1, "options", r#"{"depth": -1}"#),
            1,
            "invalid value '-1' for 'depth'; expected a whole number",
        ),
    ]);
    let header = r#"{"plyscope": 1, "tree": [[1, 2], ["x"]]}"#;
    let message = fail(&["check"], header);
    assert!(
        message.starts_with("line 1: the tree cannot be read: line 1, column 35: "),
        "{message}"
    );
    assert_eq!(fail(&["check"], ""), "line 1: the trace is empty; its first line is a header");
    assert_eq!(fail(&["check"], "\n\n"), "line 2: the trace is empty; its first line is a header");
    assert_eq!(fail(&["check"], b"{}\xff\n"), "line 1: not UTF-8 at byte 3");
    let no_events = r#"{"plyscope": 1, "tree": [1, 2]}"#;
    assert_eq!(fail(&["check"], no_events), "line 1: the trace ends here, without a result");
}
