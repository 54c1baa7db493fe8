//! The worked examples in `tests/conformance`, through the terminal.

use crate::support::{ALGORITHMS, each, events, succeed, trace};
use serde_json::{Value, json};

fn cases() -> Vec<Value> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/conformance/alphabeta.json");
    let all: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    all["cases"].as_array().unwrap().clone()
}

/// Calls the test with each case, its tree as text, and its root player as a switch.
fn each_case(test: impl Fn(&Value, &str, &str)) {
    let cases = cases();
    assert!(!cases.is_empty());
    for case in &cases {
        let root = case["root"].as_str().unwrap().to_lowercase();
        test(case, &case["tree"].to_string(), &format!("--root={root}"));
    }
}

fn is_windowed(algorithm: &str) -> bool {
    algorithm.ends_with("alpha-beta")
}

/// Whether the side to move, whose view a negamax form has, is MIN at this node.
fn is_turned(case: &Value, algorithm: &str, node: &Value) -> bool {
    let (mut depth, mut number) = (0, 0);
    find(&case["tree"], 0, &mut number, node.as_u64().unwrap(), &mut depth);
    let min_at_root = u32::from(case["root"] == "MIN");
    algorithm.starts_with("negamax") && (depth + min_at_root) % 2 == 1
}

fn find(tree: &Value, at: u32, number: &mut u64, wanted: u64, depth: &mut u32) {
    if *number == wanted {
        *depth = at;
    }
    *number += 1;
    for child in tree.as_array().into_iter().flatten() {
        find(child, at + 1, number, wanted, depth);
    }
}

#[test]
fn every_algorithm_finds_value_and_best_child() {
    each_case(|case, tree, root| {
        for algorithm in ALGORITHMS {
            let args = ["trace", "--algorithm", algorithm, root, "--summary"];
            let summary = crate::support::json(&succeed(&args, tree));
            let name = format!("{} {algorithm}", case["name"]);
            assert_eq!(summary["value"], case["value"], "{name}");
            assert_eq!(summary["best_child"], case["best_child"], "{name}");
            assert_eq!(summary["nodes"], case["nodes"], "{name}");
            let expected = &case["alpha_beta"];
            let (entered, evaluated, cutoffs, skipped) = if is_windowed(algorithm) {
                let cutoffs = expected["cutoffs"].as_array().unwrap();
                let skips = cutoffs.iter().map(|cut| cut["skipped_children"].as_array().unwrap());
                (
                    json!(expected["entered"].as_array().unwrap().len()),
                    json!(expected["evaluated_leaves"].as_array().unwrap().len()),
                    cutoffs.len(),
                    skips.map(Vec::len).sum(),
                )
            } else {
                (case["nodes"].clone(), case["leaves"].clone(), 0, 0)
            };
            assert_eq!(summary["entered"], entered, "{name}");
            assert_eq!(summary["evaluated"], evaluated, "{name}");
            assert_eq!(summary["cutoffs"], cutoffs, "{name}");
            assert_eq!(summary["skipped_subtrees"], skipped, "{name}");
        }
    });
}

#[test]
fn the_exhaustive_searches_enter_every_node_in_preorder() {
    each_case(|case, tree, root| {
        for algorithm in ["minimax", "negamax"] {
            let lines = trace(tree, &["--algorithm", algorithm, root]);
            let all: Vec<_> = (0..case["nodes"].as_u64().unwrap()).map(Value::from).collect();
            assert_eq!(each(&events(&lines, "enter"), "node"), all, "{}", case["name"]);
        }
    });
}

#[test]
fn alpha_beta_enters_evaluates_and_cuts_as_worked_out() {
    each_case(|case, tree, root| {
        for algorithm in ["alpha-beta", "negamax-alpha-beta"] {
            let lines = trace(tree, &["--algorithm", algorithm, root]);
            let name = format!("{} {algorithm}", case["name"]);
            let expected = &case["alpha_beta"];
            let nodes = |kind| Value::from(each(&events(&lines, kind), "node"));
            assert_eq!(nodes("enter"), expected["entered"], "{name}");
            assert_eq!(nodes("evaluate"), expected["evaluated_leaves"], "{name}");
            let cutoffs =
                events(&lines, "cutoff").iter().map(as_worked_example).collect::<Vec<_>>();
            let mut right = expected["cutoffs"].clone();
            for cut in right.as_array_mut().unwrap() {
                // In the negamax forms, every node is its own MAX.
                if algorithm.starts_with("negamax") {
                    cut["side"] = "beta".into();
                }
            }
            assert_eq!(Value::from(cutoffs), right, "{name}");
        }
    });
}

/// A cutoff as the worked examples have it.
fn as_worked_example(cutoff: &Value) -> Value {
    json!({
        "node": cutoff["node"],
        "side": cutoff["side"],
        "skipped_children": cutoff["skipped"],
    })
}

#[test]
fn alpha_beta_returns_as_worked_out_fail_soft_and_fail_hard() {
    each_case(|case, tree, root| {
        for algorithm in ["alpha-beta", "negamax-alpha-beta"] {
            for fail in ["soft", "hard"] {
                let fail_switch = format!("--fail={fail}");
                let lines = trace(tree, &["--algorithm", algorithm, root, &fail_switch]);
                let mut returned: Vec<_> = events(&lines, "leave")
                    .iter()
                    .map(|leave| {
                        let (node, value) = (&leave["node"], leave["value"].as_i64().unwrap());
                        let turned = is_turned(case, algorithm, node);
                        json!([node, if turned { -value } else { value }])
                    })
                    .collect();
                returned.sort_by_key(|pair| pair[0].as_u64());
                let right = &case["alpha_beta"][format!("returned_fail_{fail}")];
                assert_eq!(&Value::from(returned), right, "{} {algorithm} {fail}", case["name"]);
            }
        }
    });
}

#[test]
fn the_result_says_what_the_summary_says() {
    each_case(|case, tree, root| {
        for algorithm in ALGORITHMS {
            let lines = trace(tree, &["--algorithm", algorithm, root]);
            let args = ["trace", "--algorithm", algorithm, root, "--summary"];
            let mut result = crate::support::json(lines.last().unwrap());
            let event = result.as_object_mut().unwrap().remove("event");
            assert_eq!(event, Some("result".into()));
            assert_eq!(result, crate::support::json(&succeed(&args, tree)), "{}", case["name"]);
        }
    });
}
