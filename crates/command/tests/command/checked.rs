//! What `trace` writes, `check` accepts; what others may write differently, too.

use crate::support::{ALGORITHMS, json, run, succeed, trace};

/// Every interior node has a static value, so that each depth limit will do.
const TREES: [&str; 6] = [
    "7",
    "[[3, 12, 8]=1, [2, 4, 6]=5, [14, 5, 2]=-3]=0",
    "[[[[5, 6]=1, [7, 4, 5]=2]=3, [[3]=4]=5]=6, [[[6]=1, [6, 9]=2]=3, [[7]=4]=5]=6, [[[5]=1]=2]=3]=0",
    "[[0, -0.5]=0, [inf]=0, [[-inf, 2.25, 2.25]=1, 0]=-1]=0",
    "[[[5, 5]=5, 5]=5, [5, [5, 5]=5]=5]=5",
    "[[[-inf]=1]=1, [[-inf, -inf]=1]=1]=1",
];

const SWITCHES: [&[&str]; 5] = [
    &["--root=max", "--root=min"],
    &["--fail=soft", "--fail=hard", "--fail=hard-above", "--fail=hard-below"],
    &["--cut=ge", "--cut=gt"],
    &["--bound=before", "--bound=after"],
    &["--deep=on", "--deep=off"],
];

const OTHERS: [&[&str]; 10] = [
    &["--order=reversed"],
    &["--order=best-first"],
    &["--order=worst-first"],
    &["--order=static"],
    &["--order=shuffle:7"],
    &["--depth=0"],
    &["--depth=1", "--order=static"],
    &["--depth=2"],
    &["--evaluation=side-to-move"],
    &["--evaluation=side-to-move", "--depth=3", "--order=reversed"],
];

fn check_round_trip(tree: &str, args: &[&str]) {
    let lines = trace(tree, args);
    let ran = run(&["check"], lines.join("\n"));
    let message = format!("ok: {} events\n", lines.len() - 2);
    assert_eq!((ran.code, ran.out, ran.err.as_str()), (Some(0), message, ""), "{tree} {args:?}");
}

#[test]
fn every_combination_of_the_two_valued_switches() {
    for tree in TREES {
        for algorithm in ["alpha-beta", "negamax-alpha-beta"] {
            for mask in 0..1 << SWITCHES.len() {
                let switches = SWITCHES.iter().enumerate();
                let mut args: Vec<_> = switches.map(|(at, both)| both[mask >> at & 1]).collect();
                args.extend(["--algorithm", algorithm]);
                check_round_trip(tree, &args);
            }
        }
    }
}

#[test]
fn every_order_depth_and_evaluation() {
    for tree in TREES {
        for algorithm in ALGORITHMS {
            for root in SWITCHES[0] {
                for others in OTHERS {
                    let args = [&["--algorithm", algorithm, root], others].concat();
                    check_round_trip(tree, &args);
                }
            }
        }
    }
}

#[test]
fn the_header_says_how_the_search_was_made() {
    let args = ["--algorithm=negamax", "--depth", "2", "--order", "shuffle:9", "--root=min"];
    let header = json(&trace(TREES[1], &args)[0]);
    assert_eq!(header["plyscope"], 1);
    assert_eq!(header["algorithm"], "negamax");
    assert_eq!(header["perspective"], "side-to-move");
    assert_eq!(header["options"]["depth"], 2);
    assert_eq!(header["options"]["order"], "shuffle:9");
    assert_eq!(header["options"]["root"], "min");
    // It has no window to cut with.
    assert!(header["options"].get("cut").is_none());
    let header = json(&trace(TREES[1], &["--algorithm=alpha-beta", "--cut=gt"])[0]);
    assert_eq!(header["options"]["cut"], "gt");
}

#[test]
fn every_notation_gives_the_same_trace() {
    let trees = [
        "[[3, 12], 2.5]",
        "((3 12) 2.5)",
        "[[3,12],2.50]",
        r#"{"children": [{"children": [3, {"value": 12}]}, 2.5]}"#,
        "Tree(None, None, [Tree(None, None, [Tree(None, 3), Tree(None, 12)]), Tree(None, 2.5)])",
    ];
    let traces = trees.map(|tree| trace(tree, &["--algorithm", "alpha-beta"])[1..].to_vec());
    for (tree, lines) in trees.iter().zip(&traces) {
        assert_eq!(lines, &traces[0], "{tree}");
    }
}

#[test]
fn a_file_standard_input_and_a_dash_are_the_same() {
    let dir = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (tree, file) = (dir.join("a tree é.txt"), dir.join("trace.jsonl"));
    std::fs::write(&tree, TREES[1]).unwrap();
    let from_file = trace("", &["--algorithm", "minimax", tree.to_str().unwrap()]);
    assert_eq!(from_file, trace(TREES[1], &["--algorithm", "minimax"]));
    assert_eq!(from_file, trace(TREES[1], &["-", "--algorithm", "minimax"]));
    std::fs::write(&file, from_file.join("\n")).unwrap();
    let message = succeed(&["check", file.to_str().unwrap()], "");
    assert_eq!(message, succeed(&["check", "-"], &from_file.join("\n")));
}

#[test]
fn options_stand_anywhere_and_the_last_of_two_counts() {
    let right =
        succeed(&["trace", "--algorithm", "alpha-beta", "--cut", "gt", "--summary"], TREES[4]);
    for args in [
        ["--summary", "--cut=ge", "trace", "--cut=gt", "--algorithm=alpha-beta", "-"],
        ["trace", "-", "--cut", "gt", "--algorithm=alpha-beta", "--summary"],
    ] {
        assert_eq!(succeed(&args, TREES[4]), right);
    }
}

/// A trace as another program may write it: other spacing, no windows, fields of its own.
#[test]
fn a_trace_of_another_program_is_checked_by_what_it_says() {
    let foreign = concat!(
        "\u{feff}{\"plyscope\": 1, \"tree\": [1, 2.5], \"options\": {\"colour\": true}, \"by\": []}\r\n",
        "{\"event\": \"enter\", \"node\": 0, \"children\": [\"left\", \"right\"], \"why\": 3}\r\n",
        "\r\n",
        "{\"node\": 1, \"event\": \"enter\"}\r\n",
        "{\"event\": \"evaluate\", \"node\": 1, \"value\": 1.0, \"time\": {\"ms\": 3}}\r\n",
        "{\"event\": \"leave\", \"node\": 1, \"value\": 1}\r\n",
        "{\"event\": \"improve\", \"node\": 0, \"child\": 1, \"value\": 1e0}\r\n",
        "{\"event\": \"enter\", \"node\": 2}\r\n",
        "{\"event\": \"evaluate\", \"node\": 2, \"value\": 2.5}\r\n",
        "{\"event\": \"leave\", \"node\": 2, \"value\": 2.50}\r\n",
        "{\"event\": \"improve\", \"node\": 0, \"child\": 2, \"value\": 2.5, \"nodes\": \"many\"}\r\n",
        "{\"event\": \"leave\", \"node\": 0, \"value\": 2.5}\r\n",
        "{\"event\": \"result\", \"value\": 2.5, \"principal_variation\": [0, 2]}\r\n\r\n",
    );
    let report = "ok: 10 events, by the grammar alone: the header names no search of plyscope\n";
    assert_eq!(succeed(&["check"], foreign), report);
}

#[test]
fn trees_at_the_limits() {
    let wide = format!("[{}]", vec!["1, 2"; 50_000].join(", "));
    check_round_trip(&wide, &["--algorithm=alpha-beta", "--order=shuffle:1"]);
    check_round_trip(&wide, &["--algorithm=negamax"]);
    let deep = format!("{}3{}", "[".repeat(512), "]".repeat(512));
    for algorithm in ALGORITHMS {
        check_round_trip(&deep, &["--algorithm", algorithm]);
    }
}
