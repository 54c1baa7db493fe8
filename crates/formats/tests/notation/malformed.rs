//! Texts that are no trees: where each of them goes wrong, and how.

mod brackets;
mod numbers;
mod strings;

use crate::{error, word};

/// Checks the texts of one kind of error; each stands with the line and column of its error.
fn check(id: &str, cases: &[(&str, u32, u32)]) {
    for &(text, line, column) in cases {
        let error = error(text);
        let what = (word(&error, "kind"), error.line, error.column);
        assert_eq!(what, (id.to_owned(), line, column), "{text:?}: {error}");
    }
}

#[test]
fn empty_text() {
    check(
        "empty-text",
        &[("", 1, 1), ("   ", 1, 4), ("\n\n", 3, 1), ("\u{feff}", 1, 2), ("\r\n ", 2, 2)],
    );
}

#[test]
fn text_after_the_end() {
    check(
        "text-after-end",
        &[
            ("[3 12]]", 1, 7),
            ("[3, 12] 7", 1, 9),
            ("[3, 12],", 1, 8),
            ("[3, 12], [2, 4]", 1, 8),
            ("7 x", 1, 3),
            ("7]", 1, 2),
            ("7,", 1, 2),
            ("7:8:9", 1, 4),
            ("A: 7 = 8", 1, 6),
            ("[3]=7=8", 1, 6),
            ("[3]=7 x", 1, 7),
            ("[3]\n\n  .", 3, 3),
            ("(3) (4)", 1, 5),
            ("[3]: A", 1, 4),
            (r#"{"value": 3} {"value": 4}"#, 1, 14),
            (r#"{"value": 3}}"#, 1, 13),
            (r#"{"value": 3},"#, 1, 13),
            ("{\"value\": 3}\r\n\r\nnull", 3, 1),
            ("Tree('1', 3))", 1, 13),
            ("t = Tree('1', 3),", 1, 17),
        ],
    );
}

#[test]
fn something_else_was_expected() {
    check(
        "expected",
        &[
            ("]", 1, 1),
            (")", 1, 1),
            (":", 1, 1),
            ("=", 1, 1),
            ("}", 1, 1),
            ("[= 3]", 1, 2),
            ("[: 3]", 1, 2),
            ("[3: ]", 1, 5),
            ("[A:: 3]", 1, 4),
            ("A:", 1, 3),
            ("A: ", 1, 4),
            ("[3=4]", 1, 3),
            ("[3]=", 1, 5),
            ("[3]=[4]", 1, 5),
            ("[3, {4}]", 1, 5),
            ("[3, A: {4}]", 1, 8),
            ("{3}", 1, 2),
            ("{[3]}", 1, 2),
            (r#"{"value" 3}"#, 1, 10),
            (r#"{"value" = 3}"#, 1, 10),
            (r#"{"value": }"#, 1, 11),
            (r#"{"value": [3]}"#, 1, 11),
            (r#"{"value": {}}"#, 1, 11),
            (r#"{"value": 3 "name": "A"}"#, 1, 13),
            (r#"{"name": 3}"#, 1, 10),
            (r#"{"name": A}"#, 1, 10),
            (r#"{"name": nil}"#, 1, 10),
            (r#"{"name": ["A"]}"#, 1, 10),
            (r#"{"name": 'A'}"#, 1, 10),
            (r#"{"move": 3}"#, 1, 10),
            (r#"{"position": 3}"#, 1, 14),
            (r#"{"position": "#, 1, 14),
            (r#"{"children": 3}"#, 1, 14),
            (r#"{"children": {}}"#, 1, 14),
            (r#"{"children": "inf"}"#, 1, 14),
            (r#"{"children": [3 4]}"#, 1, 17),
            (r#"{"children": [3 [4]]}"#, 1, 17),
            (r#"{"children": [null]}"#, 1, 15),
            (r#"{"children": [:]}"#, 1, 15),
            ("Tree(one, 3)", 1, 6),
            ("Tree(inf, 3)", 1, 6),
            ("Tree([], 3)", 1, 6),
            ("Tree(u'1', 3)", 1, 6),
            ("Tree('1' 3)", 1, 10),
            ("Tree('1' '2', 3)", 1, 10),
            ("Tree('1', '3')", 1, 11),
            ("Tree('1', \"3\")", 1, 11),
            ("Tree('1', [])", 1, 11),
            ("Tree('1', -)", 1, 11),
            ("Tree('1', float)", 1, 16),
            ("Tree('1', float(inf))", 1, 17),
            ("Tree('1', float('inf'", 1, 22),
            ("Tree('1', float('inf', 3))", 1, 22),
            ("Tree('1', None, 3)", 1, 17),
            ("Tree('1', None, Tree('2', 3))", 1, 17),
            ("Tree('1', None, {})", 1, 17),
            ("Tree('1', None, [3])", 1, 18),
            ("Tree('1', None, [None])", 1, 18),
            ("Tree('1', None, [Leaf('2', 3)])", 1, 18),
            ("Tree('1', None, [Tree])", 1, 22),
            ("Tree('1', None, [Tree('2', 3) Tree('3', 4)])", 1, 31),
            ("Tree('1', 3, [], 4)", 1, 18),
            ("Tree(name='1', 3)", 1, 16),
            ("Tree(name=, value=3)", 1, 11),
            ("Tree(name='1' value=3)", 1, 15),
            ("Tree(*arguments)", 1, 6),
            ("Tree(name:='1')", 1, 6),
        ],
    );
}
