//! Data of programs.

use plyscope_formats::Format::{self, Adjacency, Lists, Terms};

use crate::check;

#[test]
fn the_label_comes_first_in_tuples_and_lists_of_python() {
    let check = |text, tree| check(Terms, text, tree);
    check(
        "tree = (\"S\", None,\n        (\"U\", None,\n            (\"X\", 5),\n            (\"Y\", 1)),\n        (\"V\", 8))\n",
        "S: [U: [X: 5, Y: 1], V: 8]",
    );
    check("('A', [('B', 3), ('C', [('D', 5), ('E', -2.5)])])", "A: [B: 3, C: [D: 5, E: -2.5]]");
    check("['A', ['B', 3, 12], ['C', 2, 4]]", "A: [B: [3, 12], C: [2, 4]]");
    check("['A', [3, 12], [2, 4]]", "A: [[3, 12], [2, 4]]");
    check("t = ['A', [['B', 3], ['C', 5]]]", "A: [B: 3, C: 5]");
    check("('A', 7, [('B', 3, []), ('C', 5, [])])", "A: [B: 3, C: 5]=7");
    check("('A', None, [('B', 3, None), ('C', 5, None)])", "A: [B: 3, C: 5]");
    check(
        "game = (\n  'max',  # to move\n  ('min', 3, 12, 8),\n  ('min', 2, 4, 6),\n)",
        "max: [min: [3, 12, 8], min: [2, 4, 6]]",
    );
    check("Node('A', None, [Node('B', 3), Node('C', 5)])", "A: [B: 3, C: 5]");
    check(
        "root = Node(name='A', children=[Node(name='B', value=3), Node(name='C', value=5)])",
        "A: [B: 3, C: 5]",
    );
}

#[test]
fn lists_of_lisp_are_trees() {
    let check = |text, tree| check(Terms, text, tree);
    check("(S (U 5 1) (V 8 3))", "S: [U: [5, 1], V: [8, 3]]");
    check("'(max (min 3 12 8) (min 2 4 6))", "max: [min: [3, 12, 8], min: [2, 4, 6]]");
    check("(define tree '(S (U 5) (V 8)))", "S: [U: 5, V: 8]");
    check("(defparameter *tree* '(a (b 3 4) (c 5 6))) ; two plies", "a: [b: [3, 4], c: [5, 6]]");
    check("(list 'S (list 'U 5 1) (list 'V 8 3))", "S: [U: [5, 1], V: [8, 3]]");
    check("(\"S\" nil (\"U\" 5) (\"V\" 8))", "S: [U: 5, V: 8]");
    check("(S 3 (U 5 1))", "S: [3, U: [5, 1]]");
}

#[test]
fn terms_of_prolog_are_trees() {
    let check = |text, tree| check(Terms, text, tree);
    check("s(u(5, 1), v(8, 3)).", "s: [u: [5, 1], v: [8, 3]]");
    check("tree(s, [tree(u, [leaf(5), leaf(1)]), leaf(8)])", "s: [u: [5, 1], 8]");
    check("node(a, [node(b, 3), node(c, 5)]).", "a: [b: 3, c: 5]");
    check("a(b(3), c(5))", "a: [b: 3, c: 5]");
}

#[test]
fn constructors_of_haskell_are_trees() {
    let check = |text, tree| check(Terms, text, tree);
    check("Node \"S\" [Node \"U\" [Leaf 5, Leaf 1], Leaf 8]", "S: [U: [5, 1], 8]");
    check("tree = Node \"A\" [Node \"B\" [Leaf (-3), Leaf 12], Leaf 2]", "A: [B: [-3, 12], 2]");
    check("Branch (Branch (Leaf 3) (Leaf 5)) (Leaf 1) -- ours", "[[3, 5], 1]");
    check("Node 0 [Node 3 [], Node 5 []]", "[3, 5]=0");
    check(
        "Node {rootLabel = \"S\", subForest = [Node {rootLabel = \"U\", subForest = [Leaf 5]}, Leaf 8]}",
        "S: [U: [5], 8]",
    );
}

#[test]
fn dictionaries_say_who_is_below_whom() {
    let check = |text, tree| check(Adjacency, text, tree);
    check(
        "graph = {'A': ['B', 'C'], 'B': ['D', 'E'], 'C': [5, 1], 'D': 3, 'E': 12}",
        "A: [B: [D: 3, E: 12], C: [5, 1]]",
    );
    check("{\"A\": [\"B\", \"C\"], \"B\": 3, \"C\": 5}", "A: [B: 3, C: 5]");
    check("graph = {'A': ['B', 'C']}\nvalues = {'B': 3, 'C': 5}\n", "A: [B: 3, C: 5]");
    check(
        "tree = {\n  'A': {'B': {'D': 3, 'E': 12}, 'C': 5}  # nested\n}",
        "A: [B: [D: 3, E: 12], C: 5]",
    );
    check("{1: [2, 3], 2: [4, 5], 3: 7, 4: 3, 5: 12}", "1: [2: [4: 3, 5: 12], 3: 7]");
    check("const g = {A: ['B', 'C'], B: 3, C: 5};", "A: [B: 3, C: 5]");
    check("graph = {'A': [('B', 3), ('C', 5)]}", "A: [B: 3, C: 5]");
}

#[test]
fn what_was_a_list_stays_one() {
    check(Lists, "tree = [(3, 12), {'name': 'B', 'value': 4}]", "[[3, 12], B: 4]");
    check(Format::Brackets, "S: [U: 5, V: 8]", "S: [U: 5, V: 8]");
    check(Format::Json, "{\"name\": \"A\", \"children\": [3]}", "A: [3]");
    check(Lists, "tree = {'name': 'A', 'children': [3, 5]}", "A: [3, 5]");
}
