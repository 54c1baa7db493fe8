//! Every search, with switches of its own: its trace is checked as anybody's would be.

use crate::support::{ALL, json, succeed, trace};

const STATIC: &str = "[[[3.5, 17]=5, [2, -12]=0]=4, [[15]=2, [25, 0, -2.5]=1]=2, 8]=3";

const MOVES: &str = r#"{"value":1,"children":[
    {"move":"a","position":"a","value":0,"children":[{"move":"x","position":"ax","value":3},{"move":"y","position":"ay","value":-1}]},
    {"move":"b","position":"b","value":2,"children":[{"move":"x","position":"ax","value":3},{"move":"y","position":"by","value":4}]}]}"#;

/// Traces the tree, and has the trace checked to the last line.
fn check(tree: &str, args: &[&str]) {
    let lines = trace(tree, args);
    let output = succeed(&["check"], &lines.join("\n"));
    assert_eq!(output, format!("ok: {} events\n", lines.len() - 2), "{args:?}");
}

#[test]
fn every_search_of_every_tree_is_true_to_its_last_line() {
    for algorithm in ALL {
        for tree in [STATIC, MOVES, "7"] {
            for root in ["--root=max", "--root=min"] {
                check(tree, &["--algorithm", algorithm, root]);
            }
        }
    }
}

#[test]
fn and_with_the_switches_that_change_it() {
    for args in [
        &["negamax-tt", "--table=2"][..],
        &["negamax-tt", "--table=3", "--replace=deeper", "--order=table,killer,static"],
        &["negamax-tt", "--leaves=not", "--order=killer", "--killers=1"],
        &["iterative-deepening", "--reuse=at-least", "--leaves=not"],
        &["iterative-deepening", "--inner=aspiration", "--guess=2", "--delta=0.5"],
        &["iterative-deepening", "--inner=mtd-f", "--depth=2", "--table=4"],
        &["iterative-deepening", "--inner=minimax", "--order=reversed"],
        &["iterative-deepening", "--inner=negascout", "--order=history,refutation"],
        &["aspiration", "--inner=pvs", "--guess=-20", "--delta=2"],
        &["null-window", "--at=2.25", "--inner=negamax-alpha-beta"],
        &["null-window", "--at=inf"],
        &["mtd-f", "--guess=100"],
        &["mtd+inf", "--table=1"],
        &["sss-star", "--order=shuffle:3", "--depth=2"],
        &["dual-star", "--order=best-first"],
        &["minimal", "--order=best-first"],
        &["scout", "--order=killer"],
    ] {
        for tree in [STATIC, MOVES] {
            check(tree, &[&["--algorithm"], args].concat());
        }
    }
}

#[test]
fn a_null_window_search_says_what_it_proves() {
    let bound_at = |at: &str| {
        let args = ["trace", "--algorithm=null-window", "--summary", "--at", at];
        let summary = json(&succeed(&args, "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"));
        (summary["value"].as_f64().unwrap(), summary["bound"].as_str().unwrap().to_owned())
    };
    assert_eq!(bound_at("3"), (3.0, "lower".to_owned()));
    assert_eq!(bound_at("2.5"), (3.0, "lower".to_owned()));
    assert_eq!(bound_at("3.5").1, "upper");
}

#[test]
fn the_counts_of_a_table_stand_in_the_summary() {
    let counted = |args: &[&str]| {
        let args = [&["trace", "--algorithm=negamax-tt", "--summary"], args].concat();
        let summary = json(&succeed(&args, MOVES));
        ["probed", "hits", "table_cutoffs", "stored", "lost"]
            .map(|name| summary[name].as_u64().unwrap())
    };
    assert_eq!(counted(&[]), [7, 1, 1, 6, 0]);
    let [.., lost] = counted(&["--table=1"]);
    assert!(lost > 0);
}
