//! Whole Python programs with a tree in them, as people copy them from a page.

use plyscope_formats::{Format, read, text};

use crate::word;

/// A class, two searches, and a tree of 51 nodes with what is printed of it.
const PROGRAM: &str = include_str!("program.py");

/// The tree of that program.
const WRITTEN: &str = "1: [2: [3: [4: [5: 1, 6: 9], 7: [8: 5]], 9: [10: [11: 7], 12: [13: 5], 14: [15: 2]], \
    16: [17: [18: 9], 19: [20: 7]], 21: [22: [23: 8], 24: [25: 2]]], \
    26: [27: [28: [29: 2, 30: 5], 31: [32: 2, 33: 5]], 34: [35: [36: 5, 37: 9], 38: [39: 8]], \
    40: [41: [42: 9], 43: [44: 5]], 45: [46: [47: 7], 48: [49: 2], 50: [51: 1]]]]";

fn check(program: &str, written: &str) {
    let reading = read(program).unwrap_or_else(|error| panic!("{error}\n{program}"));
    assert_eq!(reading.format, Format::Python, "{program}");
    assert_eq!(text(&reading.tree), written, "{program}");
    assert_ne!(reading.left_out, [], "{program}");
}

fn check_error(program: &str, id: &str, line: u32, column: u32) {
    let error = read(program).unwrap_err();
    assert_eq!(
        (word(&error, "kind").as_str(), error.line, error.column),
        (id, line, column),
        "{error}\n{program}"
    );
}

#[test]
fn the_tree_in_a_program_is_found() {
    check(PROGRAM, WRITTEN);
}

#[test]
fn line_ends_and_what_an_editor_puts_before_a_text_are_no_matter() {
    check(&PROGRAM.replace('\n', "\r\n"), WRITTEN);
    check(&PROGRAM.replace('\n', "\r"), WRITTEN);
    check(&format!("\u{feff}{PROGRAM}"), WRITTEN);
    check(PROGRAM.trim_end(), WRITTEN);
}

#[test]
fn indentation_is_no_matter() {
    for indent in ["    ", "\t", "  \t", "\u{a0}\u{a0}"] {
        check(&PROGRAM.replace('\n', &format!("\n{indent}")), WRITTEN);
    }
    // Each argument, list and bracket on a line of its own, with a comment that is no code.
    let scattered =
        PROGRAM.replace("Tree('5', 1, [])", "Tree(\n  '5', # ) ] Tree('x', 4)\n\n 1,\n\t[\n])");
    check(&scattered, WRITTEN);
}

#[test]
fn a_tree_is_found_wherever_an_expression_may_stand() {
    for place in [
        "print(TREE)",
        "print('value (of', minimax(TREE), \")\")",
        "print(f\"{alphabeta(TREE, -inf, inf)}\")\nprint(TREE)",
        "value = alphabeta(TREE, float('-inf'), float('inf'), True)",
        "if __name__ == '__main__':\n\tprint(TREE.value)",
        "trees = [TREE]",
        "TREE.show()",
        "tree: Tree = TREE",
        "tree = (TREE)",
        "(a, b) = 1, TREE",
        "def make():\n    return TREE",
        "x = 1; y = TREE; print(y)",
    ] {
        let program = format!(
            "import math\n\n{}\n",
            place.replace("TREE", "Tree('a', None, [Tree('(b', 3), Tree('c', -4.5)])")
        );
        check(&program, "a: [\"(b\": 3, c: -4.5]");
    }
}

#[test]
fn what_only_looks_like_a_tree_is_passed_over() {
    for other in [
        "print('Tree(1, 2)', \"Tree('a', 3)\")",
        "'''Tree('a', None, [Tree('b', 3), Tree('c', 4), Tree('d', 5), Tree('e', 6)])'''",
        "# Tree('a', None, [Tree('b', 3), Tree('c', 4), Tree('d', 5), Tree('e', 6)])",
        "def Tree(name, value=3): pass",
        "class Tree(object): pass",
        "isinstance(node, Tree)",
        "def copy(node: Tree) -> Tree: return Tree(node.name, node.value, [])",
        "SubTree('a', 3)",
        "trees.Tree('a', 3)",
        "print('it\\'s (')",
        "print(\"a\\\\\")",
        "s = '('  # )",
        "small = Tree('s', 1)",
    ] {
        for program in [
            format!("{other}\nt = Tree('r', None, [Tree('x', 7)])\n"),
            format!("t = Tree('r', None, [Tree('x', 7)])\n{other}\n"),
        ] {
            check(&program, "r: [x: 7]");
        }
    }
}

#[test]
fn of_several_trees_the_longest_is_meant_and_its_error_is_said() {
    check("a = Tree('a', 3)\nb = Tree('b', None, [Tree('c', 4)])\nprint(a)", "b: [c: 4]");
    check("b = Tree('b', None, [Tree('c', 4)])\na = Tree('a', 3)", "b: [c: 4]");
    check("a = Tree('a', 3)\nb = Tree('b', 4)", "a: 3");
    check_error(
        "a = Tree('a', 3)\nb = Tree('b', None, [Tree('c', 4), Tree('d', x)])",
        "not-a-number",
        2,
        46,
    );
    check_error(
        "import x\na = Tree('a', None, [Tree('b', 2000000000),\n  Tree('c', 0.01)])",
        "out-of-range",
        2,
        32,
    );
}
