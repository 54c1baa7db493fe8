//! Nested brackets.

use plyscope_formats::{Format, parse_as};

use crate::write;

use crate::word;

fn check(text: &str, written: &str) {
    assert_eq!(write(&parse_as(Format::Brackets, text).unwrap(), Format::Brackets), written);
}

fn check_error(text: &str, column: u32, id: &str) {
    let error = parse_as(Format::Brackets, text).unwrap_err();
    assert_eq!(
        (error.line, error.column, word(&error, "kind").as_str()),
        (1, column, id),
        "{text}"
    );
}

#[test]
fn commas_and_blanks_separate() {
    check("[[3, 12, 8], [2, 4, 6]]", "[[3, 12, 8], [2, 4, 6]]");
    check("((3 12 8) (2 4 6))", "[[3, 12, 8], [2, 4, 6]]");
    check("[(3 12)(2,4,),]", "[[3, 12], [2, 4]]");
    check("\u{feff}[3\n12 ,\t8]\n", "[3, 12, 8]");
    check("7", "7");
}

#[test]
fn nodes_may_have_names() {
    check("A: [B: [3, 12], C : (2 4)]", "A: [B: [3, 12], C: [2, 4]]");
    check("1: [\"a name\":3 'b c': 4 \"d\": 5]", "1: [\"a name\": 3, \"b c\": 4, d: 5]");
    check("x': [\"\": 3]", "x': [\"\": 3]");
    check(r#""\"[\n": 3"#, r#""\"[\n": 3"#);
}

#[test]
fn interior_nodes_may_have_static_values() {
    check("A: [3, [12]=-2.50] = ∞", "A: [3, [12]=-2.5]=inf");
    check("[[3] =\n5 6]", "[[3]=5, 6]");
    check("[[3]=\"-inf\"]", "[[3]=-inf]");
}

#[test]
fn quotes_hold_infinities() {
    check(r#"["inf", "-inf", a: "inf", "inf": 3]"#, "[inf, -inf, a: inf, inf: 3]");
    check_error(r#"["3"]"#, 2, "not-a-number");
    check_error(r#"["a"]"#, 2, "not-a-number");
    check_error(r#"["nan"]"#, 2, "nan");
}

#[test]
fn a_static_value_makes_no_leaf() {
    check_error("[3, []=7]", 5, "empty-node");
    check_error("[3=7]", 3, "expected");
    check_error("[[3]=]", 6, "expected");
    check_error("[[3]==7]", 6, "expected");
}

#[test]
fn a_name_needs_a_node() {
    check_error("[A: ]", 5, "expected");
    check_error("[A: , 3]", 5, "unexpected-comma");
    check_error("A:", 3, "expected");
    check_error("[A: B: 3]", 5, "not-a-number");
    check_error("[: 3]", 2, "expected");
}
