//! Python calls.

use plyscope_formats::{Format, parse_as};

use crate::write;

use crate::word;

fn check(text: &str, written: &str) {
    assert_eq!(write(&parse_as(Format::Python, text).unwrap(), Format::Python), written);
}

fn check_error(text: &str, column: u32, id: &str) {
    let error = parse_as(Format::Python, text).unwrap_err();
    assert_eq!(
        (error.line, error.column, word(&error, "kind").as_str()),
        (1, column, id),
        "{text}"
    );
}

#[test]
fn arguments_stand_by_position_or_by_keyword() {
    let written = "Tree('1', None, [Tree('2', 9, [])])";
    check(written, written);
    check("Tree(\"1\", None, (Tree('2', 9),),)", written);
    check("Tree(children=[Tree(value=9, name='2', children=None)], name='1')", written);
    check("Tree('1', children = [Tree('2', value = 9)])", written);
    check("Tree (1, None, [Tree(2, 9, ())])", written);
}

#[test]
fn programs_are_pasted_with_assignment_and_comments() {
    let text = "# my tree\nroot = Tree('#1', 3, # the root\n\t[])  # the end";
    check(text, "Tree('#1', 3, [])");
}

#[test]
fn infinity_has_many_spellings() {
    for text in ["float('inf')", "float(\"Infinity\")", "math.inf", "inf", "- float( '-inf' )"] {
        check(&format!("Tree(None, {text})"), "Tree(None, float('inf'), [])");
    }
    for text in ["-float('inf')", "float('-inf')", "-math.inf", "-inf", "-  math.inf"] {
        check(&format!("Tree(None, {text})"), "Tree(None, float('-inf'), [])");
    }
    check("Tree(None, -2.50)", "Tree(None, -2.5, [])");
    check("Tree(None, +.5e1)", "Tree(None, 5, [])");
}

#[test]
fn a_call_takes_three_arguments_once() {
    check_error("Tree('1', 3, [], 4)", 18, "expected");
    check_error("Tree('1', name='2')", 11, "repeated-field");
    check_error("Tree(name='1', 3)", 16, "expected");
    check_error("Tree('1', score=3)", 11, "unknown-field");
    check_error("Tree()", 1, "empty-node");
}

#[test]
fn an_argument_has_its_own_type() {
    check_error("Tree(one, 3)", 6, "expected");
    check_error("Tree('1', '3')", 11, "expected");
    check_error("Tree('1', x)", 11, "not-a-number");
    check_error("Tree('1', float(3))", 17, "expected");
    check_error("Tree('1', float('nan'))", 17, "nan");
    check_error("Tree('1', None, Tree('2', 3))", 17, "expected");
    check_error("Tree('1', None, [3])", 18, "expected");
}
