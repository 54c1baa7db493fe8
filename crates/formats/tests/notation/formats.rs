//! What is recognised, what is read as what, and what is left out.

use plyscope_formats::{Format, LeftOut, parse_as, read, text};

use crate::word;

/// Checks the format, the tree as brackets or JSON, and what was left out.
fn check(source: &str, format: Format, written: &str, left_out: &[LeftOut]) {
    let reading = read(source).unwrap_or_else(|error| panic!("{source:?}: {error}"));
    assert_eq!(reading.format, format, "{source}");
    assert_eq!(text(&reading.tree), written, "{source}");
    assert_eq!(reading.left_out, left_out, "{source}");
}

/// Checks the errors of texts, each with its line and column.
fn check_errors(cases: &[(&str, &str, u32, u32)]) {
    for &(source, id, line, column) in cases {
        let error = match read(source) {
            Ok(reading) => panic!("{source:?} is {}", text(&reading.tree)),
            Err(error) => error,
        };
        let what = (word(&error, "kind"), error.line, error.column);
        assert_eq!(what, (id.to_owned(), line, column), "{source:?}: {error}");
    }
}

#[test]
fn a_leaf_has_a_bracket_of_its_own_at_cmu() {
    let check = |source, written| check(source, Format::Cmu, written, &[]);
    check("((3)(17))", "[3, 17]");
    check(" ( ((-2.5) (inf))\n ((0)) ((2) (9)) ) ", "[[-2.5, inf], [0], [2, 9]]");
    check("((3), (17))", "[3, 17]");
}

#[test]
fn other_round_brackets_stay_what_they_were() {
    let check = |source, written| check(source, Format::Brackets, written, &[]);
    check("(3)", "[3]");
    check("((3))", "[[3]]");
    check("((3)(17) 4)", "[[3], [17], 4]");
    check("((3)(17 4))", "[[3], [17, 4]]");
    check("[(3)(17)]", "[[3], [17]]");
    check("((3,), (17,))", "[[3], [17]]");
    check("(A: (3) (17))", "[A: [3], [17]]");
    let error = parse_as(Format::Cmu, "((3)(4 5))").unwrap_err();
    assert_eq!((error.column, word(&error, "kind").as_str()), (8, "expected"));
    let error = parse_as(Format::Cmu, "((3) 4)").unwrap_err();
    assert_eq!((error.column, word(&error, "kind").as_str()), (6, "expected"));
}

#[test]
fn lists_are_pasted_from_programs() {
    let plain = |source, written| check(source, Format::Lists, written, &[]);
    plain("tree = [[3, 12, 8], (2, 4)]", "[[3, 12, 8], [2, 4]]");
    plain("const tree = [[3, 12], [-Infinity, Infinity,],];", "[[3, 12], [-inf, inf]]");
    plain("export const game.tree = [3]", "[3]");
    plain("tree: list = [float('inf'), -math.inf, -float('inf')]", "[inf, -inf, -inf]");
    plain("tree = (\n  [3, (4)]\n)", "[3, 4]");
    plain("tree = ((3,), (4))", "[[3], 4]");
    plain(
        "{name: 'A', children: [3, {value: -2.5, move: 'e4'}]}",
        "{\"name\":\"A\",\"children\":[3,{\"move\":\"e4\",\"value\":-2.5}]}",
    );
    plain("{'name': \"A\", 'value': None, 'children': ({'value': 3}, 4)}", "A: [3, 4]");
    plain("{\"children\": [3, 4,],}", "[3, 4]");
    plain("[3, 4];", "[3, 4]");
    plain(r"{name: '\x41\u00e5\ud83d\ude00\/', value: 3}", "Aå😀/: 3");
    let commented = |source, written| check(source, Format::Lists, written, &[LeftOut::Comments]);
    commented("[3, 12] # the end", "[3, 12]");
    commented("// mine\nlet t = [3 /* three */, 4] // end", "[3, 4]");
    check("[-Infinity, 3]", Format::Brackets, "[-inf, 3]", &[]);
    check("[[3, 12], (2, 4)]", Format::Brackets, "[[3, 12], [2, 4]]", &[]);
    check("[{\"value\": 3}]", Format::Json, "[3]", &[]);
}

#[test]
fn errors_in_lists_have_places() {
    check_errors(&[
        ("tree = [3, None]", "expected", 1, 12),
        ("const tree = [3,\n null]", "expected", 2, 2),
        ("tree = [3 4]", "expected", 1, 11),
        ("tree = []", "empty-node", 1, 8),
        ("tree = [3, x]", "not-a-number", 1, 12),
        ("tree = [3", "unclosed-bracket", 1, 10),
        ("tree = [3)", "mismatched-bracket", 1, 10),
        ("tree = [3]\nprint(tree)", "text-after-end", 2, 1),
        ("{name: 'A', size: 3}", "unknown-field", 1, 13),
        ("{name: 'A', 3}", "expected", 1, 13),
        ("{children: 3}", "expected", 1, 12),
        ("{'name': 'A'}", "empty-node", 1, 1),
        (r"{name: '\d', value: 3}", "bad-escape", 1, 9),
        (r#"{"name": "\q", "value": 3}"#, "bad-escape", 1, 11),
        ("{name: '\t', value: 3}", "control-character", 1, 9),
        ("tree = ((3) 4)", "expected", 1, 13),
    ]);
}

#[test]
fn what_is_missing_alone_is_named() {
    let missing = |text: &str, expected: &str, line: u32, column: u32| {
        let error = read(text).unwrap_err();
        let wanted = word(&error, "expected");
        assert_eq!((wanted.as_str(), error.line, error.column), (expected, line, column), "{text}");
    };
    missing("((A:1,B:2)C:3,D:4)R", "semicolon", 1, 20);
    missing("(\n  (A:1,B:2)C:3,\n  D:4\n)R\n", "semicolon", 5, 1);
    missing("root\n  a 3\n  b: 12", "colon", 2, 5);
    missing("root\n  left\n    the one -2.5\n  right: 3", "colon", 3, 13);
    let outline = |text, written| check(text, Format::Outline, written, &[]);
    // A name may end in a number, if the node has children.
    outline("root 1\n  left 2\n    3\n  4", "\"root 1\": [\"left 2\": [3], 4]");
}

#[test]
fn a_call_is_found_in_a_whole_program() {
    let check = |source, written, left_out: &[_]| check(source, Format::Python, written, left_out);
    let program = "\
class Tree(object):
    '''Tree('doc', 1)'''
    def __init__(self, name, value=None, children=None):
        self.name = name

def Tree(name, value): # Tree('comment', 2)
    return Tree(name, value, [])

x == Tree('compared', 0)
tree = Tree('A', None, [Tree('B', 3), # three
    Tree('C', 4)])
print(minimax(tree))
";
    check(program, "A: [B: 3, C: 4]", &[LeftOut::Text, LeftOut::Comments]);
    check("print(alpha_beta(Tree('A', None, [Tree('B', 3)]), 5))", "A: [B: 3]", &[LeftOut::Text]);
    check("Tree('1', 3)\nprint(tree)", "1: 3", &[LeftOut::Text]);
    check("Tree('1', 3);", "1: 3", &[]);
    check("Tree('1', 3) # one", "1: 3", &[LeftOut::Comments]);
    check("a = Tree(x)\nb = Tree('1', 3)", "1: 3", &[LeftOut::Text]);
}

#[test]
fn the_error_in_a_program_is_that_of_its_longest_call() {
    check_errors(&[
        ("import x\n\nt = Tree('1', None, [Tree('2', 3), Tree('3')])\n", "empty-node", 3, 36),
        ("def f():\n  return Tree(a, b)\n\nt = Tree('1',\n  None,\n  [3])\n", "expected", 6, 4),
        ("print('a')\nt = Tree('1', None, [Leaf('2', 3), Tree('3', 4)])", "expected", 2, 22),
        ("import x\nt = Tree('1', 3))", "text-after-end", 2, 17),
        ("import x\nt = Tree('1', 3", "unclosed-bracket", 2, 16),
    ]);
}

#[test]
fn graphs_are_read() {
    let plain = |source, written| check(source, Format::Graphviz, written, &[]);
    plain(
        "digraph { a -> b; a -> c; b [label=\"3\"]; c17 ; a -> c17 c [label=-2.5] }",
        "a: [3, -2.5, c17: 17]",
    );
    plain("graph G { a -- b -- {c1 c2}; a -- d3 }", "a: [b: [c1: 1, c2: 2], d3: 3]");
    plain("strict DiGraph \"my graph\" {\n1 -> {2 3}\n}", "1: [2, 3]");
    plain(
        "digraph { a -> b [label=\"e4\"]; b [label=\"B: 3\"] }",
        "{\"name\":\"a\",\"children\":[{\"name\":\"B\",\"move\":\"e4\",\"value\":3}]}",
    );
    plain(
        "digraph { a [label=\"MAX = 7\", shape=triangle]; a -> b; b [label=\"leaf\\n(3)\"] }",
        "MAX: [leaf: 3]=7",
    );
    plain("digraph { \"a \\\"b\\\"\" -> \"-3\" }", "\"a \\\"b\\\"\": [-3]");
    plain(
        "digraph { a -> {b4; b4} [label=x] }",
        "{\"name\":\"a\",\"children\":[{\"name\":\"b4\",\"move\":\"x\",\"value\":4}]}",
    );
    plain("digraph { c -> d4; a -> c; c -> e5; a -> b6 }", "a: [c: [d4: 4, e5: 5], b6: 6]");
    check(
        "// mine\ndigraph { rankdir=LR; node [color=red]; a:n -> b3:s [weight=2]; subgraph cluster { b3 } }",
        Format::Graphviz,
        "a: [b3: 3]",
        &[LeftOut::Attributes, LeftOut::Ports, LeftOut::Subgraphs, LeftOut::Comments],
    );
    plain("digraph { a [label=<<b>A</b>>]; a -> b; b [label=<B<br/>3>] }", "A: [B: 3]");
    plain("digraph { 7 }", "7");
}

#[test]
fn graphs_that_are_no_trees_say_where() {
    check_errors(&[
        ("digraph { a -> b; b -> a }", "cycle", 1, 24),
        ("digraph { r -> x1; a -> b; b -> a }", "cycle", 1, 33),
        ("digraph { a -> a }", "cycle", 1, 16),
        ("digraph { a -> c1; b -> c1 }", "second-parent", 1, 25),
        ("digraph { {a b} -> c1 }", "second-parent", 1, 20),
        ("digraph { a -> b1; a -> b1 }", "repeated", 1, 25),
        ("digraph { a -> b1;\n c -> d2 }", "second-root", 2, 2),
        ("digraph { a -> b }", "empty-node", 1, 16),
        ("strict G { a }", "expected", 1, 1),
        ("digraph G = { a }", "expected", 1, 11),
        ("digraph { a -- b1 }", "expected", 1, 13),
        ("graph { a -> b1 }", "expected", 1, 11),
        ("digraph { a -> }", "expected", 1, 16),
        ("digraph { -> a }", "expected", 1, 11),
        ("digraph { }", "expected", 1, 11),
        ("digraph { a -> b1", "unclosed-bracket", 1, 18),
        ("digraph { a -> b1 [label=3", "unclosed-bracket", 1, 27),
        ("digraph { a -> b1 [label] }", "expected", 1, 25),
        ("digraph { a -> b1 } x", "text-after-end", 1, 21),
        ("digraph { a -> b; b [label=99999999999] }", "out-of-range", 1, 28),
        ("digraph { \"a }", "unclosed-string", 1, 15),
    ]);
}

#[test]
fn newick_is_read() {
    let plain = |source, written| check(source, Format::Newick, written, &[]);
    plain("((A:1,B:2)C:3,D:4)R;", "R: [C: [A: 1, B: 2]=3, D: 4]");
    plain("(:1,:-2.5,(x_y:inf));", "[1, -2.5, [\"x y\": inf]]");
    plain("('it''s':3,4);", "[it's: 3, 4]");
    plain("A:3;", "A: 3");
    let commented = &[LeftOut::Comments];
    check("[&R] (A:1 [one],B:2);\n", Format::Newick, "[A: 1, B: 2]", commented);
    check_errors(&[
        ("(A,B:2);", "empty-node", 1, 2),
        ("(A:1 B:2);", "expected", 1, 6),
        ("(A:,B:2);", "expected", 1, 4),
        ("(A:1,);", "unexpected-comma", 1, 5),
        ("(A:1,();", "empty-node", 1, 6),
        ("((A:1);", "expected", 1, 7),
        ("(A:x);", "not-a-number", 1, 4),
        ("(A:1) B C;", "expected", 1, 9),
        ("(A:1); (B:2);", "text-after-end", 1, 8),
        ("('A:1);", "unclosed-string", 1, 8),
    ]);
}

#[test]
fn outlines_are_read() {
    let plain = |source, written| check(source, Format::Outline, written, &[]);
    plain("A\n  B: 3\n  C\n    D = 4\n    5\n  -2.5", "A: [B: 3, C: [D: 4, 5], -2.5]");
    plain("- A\n\t- 3\n\t* B: 4\r\n\t1. 5\n", "A: [3, B: 4, 5]");
    plain("\u{feff}\n  root = 7\n\n   a: 1\n   b:\n       2\n", "root: [a: 1, b: [2]]=7");
    plain("3\n 4\n 5", "[4, 5]=3");
    plain("\"3\"\n -\n  \"a: b\": 4", "3: [[\"a: b\": 4]]");
    plain("\"a|b\"\n -\n  3", "a|b: [[3]]");
    plain("Anna, Bo\n  C, D: 3", "\"Anna, Bo\": [\"C, D\": 3]");
    plain("S\n  U: value=4, visits=100\n  visits = 12; V | Score: 9", "S: [U: 4, V: 9]");
    plain("S, α=3, β = inf\n  4, alpha=3\n  T; 5; beta=7", "S: [4, T: 5]");
    check_errors(&[
        ("A\n  B: 3\n C: 4", "indentation", 3, 2),
        ("A\n\tB: 3\n  C: 4", "indentation", 3, 3),
        ("A\n  B: 3\nC: 4", "second-root", 3, 1),
        ("A\n  B", "empty-node", 2, 3),
        ("A\n  B: n=1, m=2\n  3", "several-numbers", 2, 13),
        ("A\n  B: value=1, score=2\n  3", "several-numbers", 2, 21),
        ("A\n  3, 4\n  5", "several-numbers", 2, 6),
        ("A\n  B: x\n  C: 4", "not-a-number", 2, 6),
        ("A\n  99999999999", "out-of-range", 2, 3),
    ]);
}

#[test]
fn tables_are_read() {
    let plain = |source, written| check(source, Format::Table, written, &[]);
    plain("parent,child,value\nA,B,3\nA,C,\nC,D,4\n", "A: [B: 3, C: [D: 4]]");
    plain("A\tB\t3\r\nA\tC\t-2.5", "A: [B: 3, C: -2.5]");
    plain("A\tB\t3\n\tA\t7", "A: [B: 3]=7");
    plain(
        "| Parent | Child | Value |\n|---|:-:|---|\n| | A | 7 |\n| A | B \\| b | 3 |\n",
        "A: [\"B | b\": 3]=7",
    );
    plain("child;parent;value\n\"B\"\"b\";A;3\n", r#"A: ["B\"b": 3]"#);
    plain(",A,\nA,B,3\n", "A: [B: 3]");
    plain("parent,child,value,name\n,0,,\n0,1,3,\"\"\n0,2,4,x", "[\"\": 3, x: 4]");
    check("parent,child,value,colour\nA,B,3,red", Format::Table, "A: [B: 3]", &[LeftOut::Columns]);
    check_errors(&[
        ("parent,child,value\nA,B,x", "not-a-number", 2, 5),
        ("parent,child,value\nA,,3", "expected", 2, 3),
        ("parent,child,value\nA", "expected", 2, 2),
        ("parent,child,value\n", "expected", 2, 1),
        ("A,B,3\nC,B,3", "second-parent", 2, 3),
        ("A,B,3\nA,B,3", "repeated", 2, 3),
        ("A,B,3\nC,D,3", "second-root", 2, 1),
        ("A,B,\nB,A,", "cycle", 2, 3),
        ("A,B,3\nA,C,", "empty-node", 2, 3),
        ("A,B,3\nA,\"C,4", "unclosed-string", 2, 7),
        ("A,B,3\nA,\"C\"x,4", "expected", 2, 6),
    ]);
}

#[test]
fn what_is_no_tree_in_any_format_is_wrong_as_brackets() {
    check_errors(&[
        ("3, 12, 8", "leaves-alone", 1, 8),
        ("hello, world", "not-a-number", 1, 1),
        ("A: [\n  B: 3\n", "unclosed-bracket", 3, 1),
        ("{ $node } { step-done }", "expected", 1, 3),
    ]);
}
