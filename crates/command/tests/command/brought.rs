//! Trees as people bring them: what `trace` finds in each was worked out by hand or by a brute force of its own.

use serde_json::Value;

use crate::support::run;

/// The summary of a search, and what was said beside it.
fn summary(tree: &str, args: &[&str]) -> (Value, String) {
    let mut all = vec!["trace", "--summary"];
    all.extend(args);
    all.push("-");
    let ran = run(&all, tree);
    assert_eq!(ran.code, Some(0), "{tree}\n{}", ran.err);
    (serde_json::from_str(&ran.out).unwrap(), ran.err)
}

/// Checks the value, and how many nodes there are, are entered and are evaluated by alpha-beta.
fn check(tree: &str, args: &[&str], value: i64, counts: [u64; 3]) {
    let (found, said) = summary(tree, args);
    let numbers = ["nodes", "entered", "evaluated"].map(|name| found[name].as_u64().unwrap());
    assert_eq!((found["value"].as_i64(), numbers), (Some(value), counts), "{tree}");
    assert!(said.lines().all(|line| line.contains(": read as ")), "{tree}\n{said}");
}

fn refused(tree: &str, words: &str) {
    let ran = run(&["trace", "--summary", "-"], tree);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{tree}");
    assert!(ran.err.contains(words), "{tree}\n{}", ran.err);
}

#[test]
fn the_format_of_somebody_else_is_named() {
    let (_, said) = summary("3 5 2 9", &[]);
    assert_eq!(said, "plyscope: standard input: read as leaves, a tree of 7 nodes and height 2\n");
    assert_eq!(summary("[[3, 5], [2, 9]]", &[]).1, "");
}

#[test]
fn wins_and_losses_are_leaves() {
    let tree = "[[[[0,[8,-4,6]],[-inf]],[[[10],[-8,6,-12]],[[3,-10,0],[inf,-5]]]],[[[[-6,-6,-6],[3,4,0]],[[5],[-12,-2,-11,0]]]],[[inf,[[-12,4,5],[-5,-4,2]]],[[0],[[-8,5],[8,11]]]],[[[[2],[3,6]]]]]";
    check(tree, &[], 5, [76, 48, 20]);
    assert_eq!(summary(tree, &[]).0["best_child"].as_u64(), Some(2));
    assert_eq!(summary(tree, &["--cut", "gt"]).0["entered"].as_u64(), Some(53));
}

#[test]
fn equal_leaves_tell_at_least_from_more_than() {
    let tree = "[[[[4,3],[9,9]],[[9,8],[8,1]]],[[[4,2],[8,9]],[[9,3],[7,8]]]]";
    check(tree, &["--cut", "gt"], 8, [31, 29, 14]);
}

#[test]
fn a_tree_of_each_kind_is_searched() {
    for (tree, value, counts) in [
        ("s: [u, v]\nu: [k, l]\nv: [l, m]\nk=7\nl=3\nm=5\n", 3, [7, 6, 3]),
        (
            "tree = (\"S\", None,\n        (\"U\", None,\n            (\"X\", 5),\n            (\"Y\", 1)),\n        (\"V\", 8))\n",
            8,
            [5, 5, 3],
        ),
        (
            "flowchart TD\n    S[/S\\] --- U[\\U/]\n    S --- V[\\V/]\n    U --- x(5)\n    U --- y(1)\n    V --- z(8)\n    V --- w(3)\n",
            3,
            [7, 7, 4],
        ),
        ("5 1 8 3 7 2 9 4\n", 7, [15, 13, 6]),
        ("S\n|-- U\n|   |-- X: 5\n|   `-- Y: 1\n`-- V\n    |-- Z: 8\n    `-- W: 3\n", 3, [7, 7, 4]),
        ("S\n├── U\n│   ├── 5\n│   └── 1\n└── V\n    ├── 1\n    └── 3\n", 1, [7, 6, 3]),
        ("(max (min 3 12 8) (min 2 4 6) (min 14 5 2))", 3, [13, 11, 7]),
        ("max(min(3, 12, 8), min(2, 4, 6), min(14, 5, 2)).", 3, [13, 11, 7]),
        ("Node \"S\" [Node \"U\" [Leaf 3, Leaf 12], Node \"V\" [Leaf 2, Leaf 4]]", 3, [7, 6, 3]),
        ("graph = {'A': ['B', 'C'], 'B': [3, 12, 8], 'C': [2, 4, 6]}", 3, [9, 7, 4]),
        ("\\begin{forest} [S [U [3] [12]] [V [2] [4]]] \\end{forest}", 3, [7, 6, 3]),
        ("\\Tree [.S [.U 3 12 ] [.V 2 4 ] ]", 3, [7, 6, 3]),
        ("name: S\nchildren:\n  - children: [3, 12]\n  - children: [2, 4]\n", 3, [7, 6, 3]),
        ("(;(;B[aa](;W[bb]V[3])(;W[cc]V[12]))(;B[dd](;W[ee]V[2])(;W[ff]V[4])))", 3, [7, 6, 3]),
        ("mindmap\n  S\n    U\n      3\n      12\n    V\n      2\n      4\n", 3, [7, 6, 3]),
    ] {
        check(tree, &[], value, counts);
    }
}

#[test]
fn a_root_that_is_called_min_is_said_to_be_max() {
    let tree = "MIN: [MAX: [3, 12], MAX: [2, 4]]";
    let (found, said) = summary(tree, &["--algorithm", "minimax"]);
    assert_eq!(found["value"].as_i64(), Some(3));
    assert!(said.contains("MIN") && said.contains("--root min"), "{said}");
    let (found, said) = summary(tree, &["--algorithm", "minimax", "--root", "min"]);
    assert_eq!((found["value"].as_i64(), said.as_str()), (Some(4), ""));
    let (_, said) = summary("MAX: [MIN: [MIN: [3, 12]], MIN: [2, 4]]", &[]);
    assert!(said.contains("node 2 is called MIN"), "{said}");
}

#[test]
fn what_is_not_understood_is_refused() {
    refused("[[5, 3], [2, ?]]", "unknown");
    refused("S\n  U: n=4, visits=100\n  V: n=9, visits=12\n", "one of several numbers");
    refused("5 1 8 3 7\n", "leaves");
    refused("pie\n A --> B\n", "`flowchart TD` or `mindmap`");
    refused("EFG 2 R \"\" { \"1\" \"2\" }\nc \"\" 1 \"\" { \"a\" 1/2 \"b\" 1/2 } 0\n", "chance");
    let outline = "S\n  U: value=4, visits=100\n  V: value=9, visits=12\n";
    check(outline, &["--algorithm", "minimax"], 9, [3, 3, 2]);
}
