//! Trees in LaTeX and in YAML.

use plyscope_formats::Format::{Latex, Yaml};

use crate::check;

#[test]
fn forests_are_trees() {
    let check = |text, tree| check(Latex, text, tree);
    check(
        "\\begin{forest}\n  for tree={circle, draw, s sep=5mm}\n  [S [U [5] [1]] [V [8] [3]]]\n\\end{forest}",
        "S: [U: [5, 1], V: [8, 3]]",
    );
    check("[S [U [5] [1]] [V [8]]]", "S: [U: [5, 1], V: [8]]");
    check(
        "\\begin{forest}\n[A, draw % the root\n [B: 3, edge label={node[midway,left]{$e_4$}}]\n [{C}, fill=red [$-2$] [$\\infty$]]\n]\\end{forest}",
        "{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"move\":\"e_4\",\"value\":3},{\"name\":\"C\",\"children\":[-2,\"inf\"]}]}",
    );
    check(
        "\\documentclass{article}\n\\begin{document}\n\\begin{forest}[[3][12]]\\end{forest}\n\\end{document}\n",
        "[3, 12]",
    );
}

#[test]
fn trees_of_qtree_are_trees() {
    let check = |text, tree| check(Latex, text, tree);
    check("\\Tree [.S [.U 5 1 ] [.V 8 3 ] ]", "S: [U: [5, 1], V: [8, 3]]");
    check(
        "\\begin{tikzpicture}\n\\Tree [.{A node} \\edge node[auto=left]{$l$}; [.B 3 12 ] \\edge node{r}; $-2$ ]\n\\end{tikzpicture}",
        "{\"name\":\"A node\",\"children\":[{\"name\":\"B\",\"move\":\"l\",\"children\":[3,12]},{\"move\":\"r\",\"value\":-2}]}",
    );
}

#[test]
fn children_of_tikz_are_children() {
    let check = |text, tree| check(Latex, text, tree);
    check(
        "\\begin{tikzpicture}[level distance=10mm]\n\\node[circle] (r) {S}\n  child {node {U} child {node {5}} child {node {1}}}\n  child {node[draw] {V} child {node {8}} edge from parent node[right] {r}};\n\\end{tikzpicture}",
        "{\"name\":\"S\",\"children\":[{\"name\":\"U\",\"children\":[5,1]},{\"name\":\"V\",\"move\":\"r\",\"children\":[8]}]}",
    );
}

#[test]
fn games_of_istgame_are_trees() {
    check(
        Latex,
        "\\begin{istgame}\n\\xtdistance{15mm}{30mm}\n\\istroot(0)(0,0){1}\n\\istb{L}[al]\n\\istb{R}[ar]{(2,-2)}\n\\endist\n\\istroot(1)(0-1)<135>{2}\n\\istb{l}{(3,-3)}\n\\istb{r}{(-1,1)}\n\\endist\n\\end{istgame}",
        "{\"name\":\"1\",\"children\":[{\"name\":\"2\",\"move\":\"L\",\"children\":[{\"move\":\"l\",\"value\":3},{\"move\":\"r\",\"value\":-1}]},{\"move\":\"R\",\"value\":2}]}",
    );
}

#[test]
fn documents_of_yaml_are_trees() {
    let check = |text, tree| check(Yaml, text, tree);
    check(
        "name: S\nchildren:\n  - name: U\n    children:\n      - name: X\n        value: 5\n      - name: Y\n        value: 1\n  - name: V\n    value: 8\n",
        "S: [U: [X: 5, Y: 1], V: 8]",
    );
    check(
        "tree:\n  name: S\n  children:\n  - {name: U, value: 5}\n  - {name: V, children: [3, -2.5]}\n",
        "S: [U: 5, V: [3, -2.5]]",
    );
    check("---\nS:\n  U:\n    X: 5\n    Y: 1\n  V: 8 # a leaf\n", "S: [U: [X: 5, Y: 1], V: 8]");
    check("---\nS:\n  - U: [5, 1]\n  - V: 8\n  - 3\n", "S: [U: [5, 1], V: 8, 3]");
    check(
        "name: S\nplayer: max\nchildren:\n  - move: e4\n    value: .inf\n  - value: 3\n",
        "{\"name\":\"S\",\"children\":[{\"move\":\"e4\",\"value\":\"inf\"},3]}",
    );
    check("- name: A\n  value: 3\n- name: B\n  value: 5\n", "[A: 3, B: 5]");
}
