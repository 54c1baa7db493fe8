//! Texts in quotes: JSON's escapes stand in brackets too, Python has its own.

use plyscope_formats::{Format, parse_as};
use plyscope_tree::NodeId;

use crate::word;

fn check(format: Format, text: &str, name: &str) {
    let tree = match format {
        Format::Python => parse_as(format, &format!("Tree({text}, 3)")),
        _ => parse_as(format, &format!("{text}: 3")),
    };
    assert_eq!(tree.unwrap().name(NodeId::ROOT), Some(name), "{text}");
}

/// Checks an error at a column of the text in quotes, from 1.
fn check_error(format: Format, text: &str, column: u32, id: &str) {
    let before = if format == Format::Python { "Tree(" } else { "" };
    let error = parse_as(format, &format!("{before}{text}")).unwrap_err();
    let column = column + u32::try_from(before.len()).unwrap();
    assert_eq!(
        (error.line, error.column, word(&error, "kind").as_str()),
        (1, column, id),
        "{text}"
    );
}

#[test]
fn json_has_its_own_escapes() {
    check(Format::Brackets, r#""a \"b\" \\ \/ \u00e5""#, r#"a "b" \ / å"#);
    check(Format::Brackets, r#""\b\f\n\r\t""#, "\u{8}\u{c}\n\r\t");
    check(Format::Brackets, r#""\ud83d\ude00""#, "😀");
    check(Format::Brackets, r"'it\'s'", "it's");
}

#[test]
fn python_has_more() {
    check(Format::Python, r"'\a\v\x41\101\0\u00e5\U0001f600'", "\u{7}\u{b}AA\0å😀");
    check(Format::Python, r"'\d\'\q'", r"\d'\q");
    check(Format::Python, "'a\\\r\nb\tc'", "ab\tc");
    check(Format::Python, r"'\1011'", "A1");
}

#[test]
fn half_a_character_is_none() {
    check_error(Format::Brackets, r#""x\ud83d""#, 3, "bad-escape");
    check_error(Format::Brackets, r#""\ud83d\u0041""#, 2, "bad-escape");
    check_error(Format::Brackets, r#""\ude00""#, 2, "bad-escape");
    check_error(Format::Brackets, r#""\u12""#, 2, "bad-escape");
    check_error(Format::Brackets, r#""\x41""#, 2, "bad-escape");
    check_error(Format::Python, r"'\N{DASH}'", 2, "bad-escape");
    check_error(Format::Python, r"'\ud83d\ude00'", 2, "bad-escape");
    check_error(Format::Python, r"'\U00110000'", 2, "bad-escape");
}

#[test]
fn quotes_are_closed_in_their_line() {
    check_error(Format::Brackets, "\"ab", 4, "unclosed-string");
    check_error(Format::Brackets, "\"ab\\", 5, "unclosed-string");
    check_error(Format::Brackets, "\"ab\n\"", 4, "unclosed-string");
    check_error(Format::Python, "'ab\r'", 4, "unclosed-string");
    check_error(Format::Brackets, "\"a\tb\"", 3, "control-character");
}
