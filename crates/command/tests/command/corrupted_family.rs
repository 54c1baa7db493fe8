//! What the whole family tells besides is held against the tree and against itself, too.

use crate::support::spoil::Spoil::{Double, Drop, Insert, Set};
use crate::support::spoil::check;

/// Two null windows, of which the trace is:
///
/// ```text
///  2 iterate 1, α 2, β 3                        24 iterate 2, α 3, β 4, at least 3
///  3 enter 0     4 probe 0, miss                25 enter 0    26 probe 0, at least 3, which is none
///  5 enter 1     …                              …             30 probe 2, exactly 3, returned
/// 18 store 1, at most −3    19 leave 1          31 leave 2
/// 20 improve 0, child 1     21 cutoff 0         …
/// 22 store 0, at least 3    23 leave 0          50 result
/// ```
const MTD: &[&str] = &["--algorithm=mtd-f", "--guess=3"];
const TREE: &str = "[[3, 12], [2, 4]]";

#[test]
fn iterations() {
    check(
        TREE,
        MTD,
        &[
            (Set(24, "number", "3"), 24, "iteration 3 comes instead of 2"),
            (Double(24), 25, "iteration 2 comes instead of 3"),
            (Drop(24), 24, "the root is entered with α 3, β 4; its iteration has α 2, β 3"),
            (Set(24, "alpha", "2"), 24, "the search does something else"),
            (Set(24, "beta", "2"), 24, "the window of iteration 2 has α above β: α 3, β 2"),
            (
                Set(24, "lower", "4"),
                24,
                "the root's value, 3, lies outside the bounds that iteration 2 knows: α 4, β inf",
            ),
            (
                Insert(4, r#"{"event":"iterate","number":2,"why":"test"}"#),
                4,
                "an iteration begins inside a visit",
            ),
            (
                Set(24, "why", "\"boredom\""),
                24,
                "field `why`: 'boredom' is none of deeper, guess, failed-low, failed-high, test",
            ),
        ],
    );
    check(
        "[[1, 9]=5, [3, 4]=2]=0",
        &["--algorithm=iterative-deepening", "--inner=minimax"],
        &[
            (Set(12, "value", "4"), 12, "the value of depth 1 is 5, not 4"),
            (Set(12, "best", "4"), 12, "node 4 is no best move of depth 1"),
            (Set(12, "best", "99"), 12, "node 99 is no best move of depth 1"),
            (Set(12, "depth", "1"), 12, "the search does something else"),
        ],
    );
}

#[test]
fn the_table() {
    check(
        TREE,
        MTD,
        &[
            (
                Set(26, "value", "2"),
                26,
                "the table's entry for node 0 is at least 3 at depth 2, not at least 2 at depth 2",
            ),
            (
                Set(26, "bound", "\"exact\""),
                26,
                "the table's entry for node 0 is at least 3 at depth 2, not exactly 3 at depth 2",
            ),
            (Set(26, "best", "2"), 26, "the table's move at node 0, 2, is none of its children"),
            (
                Set(26, "best", "4000000000"),
                26,
                "the table's move at node 0, 4000000000, is none of its children",
            ),
            (
                Set(26, "effect", "\"raise-alpha\""),
                26,
                "the table's answer for node 0 does not have the effect 'raise-alpha'",
            ),
            (Set(30, "effect", "\"none\""), 30, "the search does something else"),
            (
                Set(31, "value", "4"),
                31,
                "node 2 returns exactly 4, but the table answered exactly 3",
            ),
            (Double(26), 27, "node 0 probes twice"),
            (Insert(10, r#"{"event":"probe","node":2,"hit":false}"#), 10, "node 2 probes twice"),
            (Set(18, "value", "-4"), 18, "node 1 is said to be at most -4, but its value is -3"),
            (Set(18, "value", "-2"), 18, "the search does something else"),
            (Set(18, "bound", "\"lower\""), 18, "the search does something else"),
            (Double(18), 19, "node 1 stores twice"),
            (
                Insert(9, r#"{"event":"store","node":2,"value":3,"bound":"exact","depth":0}"#),
                9,
                "node 2 stores before it is done",
            ),
            (
                Insert(19, r#"{"event":"improve","node":1,"child":3,"value":-3}"#),
                19,
                "node 1 has events after its store",
            ),
            (Drop(22), 22, "the search does something else"),
        ],
    );
}

/// Tests, of which the trace is:
///
/// ```text
/// 12 improve 0, child 1, value 3      13 enter 4, α −4, β −3, null-window     …
/// 21 leave 4, value −4, upper         22 enter 4, α −∞, β −4, re-search       …
/// ```
#[test]
fn tests_and_second_looks() {
    check(
        "[[3, 5], [4, 6]]",
        &["--algorithm=pvs"],
        &[
            (Set(13, "alpha", "-5"), 13, "the window of node 4 is not a null window: α -5, β -3"),
            (
                Set(13, "as", "\"full\""),
                13,
                "node 4 is entered with α -4, β -3; its parent gives α -inf, β -3",
            ),
            (Set(13, "as", "\"re-search\""), 13, "node 4 is re-searched before its first search"),
            (Set(22, "as", "\"full\""), 22, "node 4 is entered twice in one visit"),
            (
                Set(22, "beta", "-2"),
                22,
                "node 4 is entered with α -inf, β -2, which is wider than its parent gives: α -inf, β -3",
            ),
            (
                Set(22, "beta", "-5"),
                22,
                "node 4 is re-searched with α -inf, β -5, which its test has not left open",
            ),
        ],
    );
}

/// A list, of which the trace is:
///
/// ```text
///  2 open 0, +∞    3 open 1, +∞    4 open 4, +∞
///  5 open 2, +∞    6 evaluate 2    7 solve 2, 3
///  8 open 5, +∞    9 evaluate 5   10 solve 5, 2
/// 11 open 3, 3    12 evaluate 3   13 solve 3, 3    14 solve 1, 3    15 solve 0, 3
/// ```
#[test]
fn best_first() {
    let open = r#"{"event":"open","node":3,"merit":"inf"}"#;
    let purge = r#"{"event":"purge","node":4,"state":"live","merit":"inf"}"#;
    check(
        TREE,
        &["--algorithm=sss-star"],
        &[
            (Set(2, "merit", "5"), 2, "the root's merit is not infinite at first"),
            (Set(11, "merit", "4"), 11, "node 3 joins the list with merit 4; its parent gives 3"),
            (Set(11, "node", "1"), 11, "node 1 joins the list twice"),
            (Insert(6, open), 6, "node 3 joins the list before its turn"),
            (Drop(3), 3, "the search does something else"),
            (Set(6, "value", "4"), 6, "node 2 has the static value 3, not 4"),
            (Set(6, "node", "3"), 6, "node 3 has the static value 12, not 3"),
            (Set(7, "merit", "2"), 7, "node 2 is solved with merit 2, which does not follow"),
            (Drop(6), 6, "node 2 is solved with merit 3, which does not follow"),
            (Set(14, "merit", "2"), 14, "node 1 is solved with merit 2, which does not follow"),
            (Double(14), 15, "node 1 is solved twice"),
            (Drop(13), 13, "node 1 is solved with merit 3, which does not follow"),
            (Insert(6, purge), 6, "node 4 is purged, but nothing above it is solved"),
            (Set(16, "value", "2"), 16, "the result is 2, but the root returned 3"),
            (
                Insert(6, r#"{"event":"enter","node":2}"#),
                6,
                "node 2 is not entered from its parent",
            ),
        ],
    );
}
