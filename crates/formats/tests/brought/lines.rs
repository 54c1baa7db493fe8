//! Texts of several lines.

use plyscope_formats::Format::{Adjacency, Drawn, Graphviz, Leaves, Mermaid, Newick, Outline};

use crate::check;

#[test]
fn a_line_for_each_node_names_its_children() {
    let check = |text, tree| check(Adjacency, text, tree);
    check("A: [B, C]\nB = 3\nC = 5\n", "A: [B: 3, C: 5]");
    check("a -> b, c\nb -> d, e\nc = 7\nd = 3\ne = 12\n", "a: [b: [d: 3, e: 12], c: 7]");
    check("A: B C\nB: 3 12\nC: 2, 4\n", "A: [B: [3, 12], C: [2, 4]]");
    check("A -> B\nA -> C\nB = 3\nC = 5\n", "A: [B: 3, C: 5]");
    check("A: B, C  # the root\nB: 3\nC: 5", "A: [B: 3, C: 5]");
    check(
        "s: [u, v]\nu: [k, l]\nv: [l, m]\nk=7\nl=3\nm=5\n",
        "{\"name\":\"s\",\"children\":[{\"name\":\"u\",\"children\":[{\"name\":\"k\",\"value\":7},{\"name\":\"l\",\"value\":3,\"position\":\"l\"}]},{\"name\":\"v\",\"children\":[{\"name\":\"l\",\"value\":3,\"position\":\"l\"},{\"name\":\"m\",\"value\":5}]}]}",
    );
}

#[test]
fn drawn_trees_are_those_that_are_drawn() {
    let check = |text, tree| check(Drawn, text, tree);
    check(
        "S\n|-- U\n|   |-- X: 5\n|   `-- Y: 1\n`-- V\n    |-- Z: 8\n    `-- W: 3\n",
        "S: [U: [X: 5, Y: 1], V: [Z: 8, W: 3]]",
    );
    check(
        ".\n├── a\n│   ├── 3\n│   └── 12\n└── b 7\n\n2 directories, 3 files\n",
        "[a: [3, 12], b: 7]",
    );
    check("root\n+--- a: 3\n\\--- b: 5\n", "root: [a: 3, b: 5]");
    check("└── A\n    ├── B = 3\n    └── C = -5\n", "A: [B: 3, C: -5]");
    check("A\n┣━ B\n┃  ┣━ 1\n┃  ┗━ 2\n┗━ 3\n", "A: [B: [1, 2], 3]");
    check("MAX\n├─ MIN\n│  ├─ 3\n│  └─ 12\n└─ MIN\n   └─ 2\n", "MAX: [MIN: [3, 12], MIN: [2]]");
}

#[test]
fn charts_of_mermaid_are_trees() {
    let check = |text, tree| check(Mermaid, text, tree);
    check(
        "flowchart TD\n    S[/S\\] --- U[\\U/]\n    S --- V[\\V/]\n    U --- x(5)\n    U --- y(1)\n    V --- z(8)\n    V --- w(3)\n",
        "S: [U: [5, 1], V: [8, 3]]",
    );
    check("graph TD;\nA-->B;\nA-->C;\nB[\"B: 3\"];\nC[\"C = 5\"];", "A: [B: 3, C: 5]");
    check("graph LR\n  A --> B & C\n  B((3))\n  C{{5}}", "A: [3, 5]");
    check(
        "flowchart TB\n  A -->|left| B[3]\n  A -- right --> C[5]\n",
        "{\"name\":\"A\",\"children\":[{\"move\":\"left\",\"value\":3},{\"move\":\"right\",\"value\":5}]}",
    );
    check(
        "---\ntitle: A tree\n---\nflowchart TD\n%% mine\nclassDef big fill:#f00\nsubgraph one\nA ==> B[3]:::big\nend\nA -.-> C[5]\nstyle A fill:#fff\n",
        "A: [3, 5]",
    );
    check(
        "mindmap\n  root((S))\n    U\n      X: 5\n      Y: 1\n    ::icon(fa fa-book)\n    (Z: 8)\n",
        "S: [U: [X: 5, Y: 1], Z: 8]",
    );
    check("flowchart TD\n  A[\"α #lt; β\"] --> B[\"up<br>B: 3\"]", "\"α < β\": [\"up\\nB\": 3]");
}

#[test]
fn numbers_alone_are_the_leaves_of_a_binary_tree() {
    check(Leaves, "5 1 8 3 7 2 9 4\n", "[[[5, 1], [8, 3]], [[7, 2], [9, 4]]]");
    check(Leaves, "3, -2.5", "[3, -2.5]");
    check(Leaves, "3\n12\n8\n2\n", "[[3, 12], [8, 2]]");
    check(Outline, "3\n 12\n 8\n", "[12, 8]=3");
}

#[test]
fn records_of_graphviz_hold_a_name_and_a_value() {
    check(
        Graphviz,
        "digraph { node [shape=record]; a [label=\"<l> A | <r>\"]; b [label=\"{<f0> B | 3}\"]; c [label=\"<x>|C|<y>|5\"]; a:l -> b; a:r -> c }",
        "A: [B: 3, C: 5]",
    );
}

#[test]
fn newick_has_its_quirks() {
    let check = |text, tree| check(Newick, text, tree);
    check(
        "[&R] ((\"A b\":1,B_c:2)C:3,'it''s':-2.5e0)R;",
        "R: [C: [\"A b\": 1, \"B c\": 2]=3, it's: -2.5]",
    );
    check("(A:1[&&NHX:S=human],B:2)\n;", "[A: 1, B: 2]");
    check("((1,2),(3,4));", "[[1, 2], [3, 4]]");
}
