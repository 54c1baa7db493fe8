//! Quoted texts and the names of fields.

use super::check;

#[test]
fn quotes_that_are_wrong() {
    check(
        "unclosed-string",
        &[
            ("\"", 1, 2),
            ("[\"a: 3]", 1, 8),
            ("['a: 3]", 1, 8),
            ("[\"a\n\": 3]", 1, 4),
            ("[\"a\r\n\": 3]", 1, 4),
            ("[\"a\\\": 3]", 1, 10),
            ("[\"a\\", 1, 5),
            ("[\"a' : 3]", 1, 10),
            ("{\"", 1, 3),
            (r#"{"value: 3}"#, 1, 12),
            (r#"{"name": "A}"#, 1, 13),
            ("{\"name\": \"A\n\"}", 1, 12),
            ("Tree('", 1, 7),
            ("Tree('1, 3)", 1, 12),
            ("Tree('1\", 3)", 1, 13),
            ("Tree('1\n', 3)", 1, 8),
            ("Tree('1', float('inf))", 1, 23),
        ],
    );
    check(
        "control-character",
        &[("[\"a\tb\": 3]", 1, 4), ("['\0': 3]", 1, 3), ("{\"name\": \"\u{1b}\"}", 1, 11)],
    );
    check(
        "bad-escape",
        &[
            (r#"["\x": 3]"#, 1, 3),
            (r#"["\u12": 3]"#, 1, 3),
            (r#"["a\ud800": 3]"#, 1, 4),
            (r#"{"name": "\q"}"#, 1, 11),
            (r#"{"name": "\u00g0"}"#, 1, 11),
            (r#"{"name": "\ud83d\ud83d"}"#, 1, 11),
            (r#"{"name": "\ude00"}"#, 1, 11),
            (r#"{"\uD83D": 3}"#, 1, 3),
            (r"Tree('\x4', 3)", 1, 7),
            (r"Tree('\u12', 3)", 1, 7),
            (r"Tree('\U00110000', 3)", 1, 7),
            (r"Tree('\N{BULLET}', 3)", 1, 7),
            (r"Tree('\ud800', 3)", 1, 7),
        ],
    );
}

#[test]
fn fields_that_are_wrong() {
    check(
        "unknown-field",
        &[
            (r#"{"score": 3}"#, 1, 2),
            (r#"{"Name": "A"}"#, 1, 2),
            (r#"{"": 3}"#, 1, 2),
            (r#"{"value": 3, "moves": []}"#, 1, 14),
            ("{\n  \"value\": 3,\n  \"id\": 4\n}", 3, 3),
            ("Tree('1', score=3)", 1, 11),
            ("Tree(Name='1')", 1, 6),
            ("Tree('1', move='e4')", 1, 11),
        ],
    );
    check(
        "repeated-field",
        &[
            (r#"{"value": 3, "value": 3}"#, 1, 14),
            (r#"{"name": null, "name": "A"}"#, 1, 16),
            (r#"{"children": [3], "children": []}"#, 1, 19),
            (r#"{"value": 3, "\u0076alue": 3}"#, 1, 14),
            ("Tree('1', name='1')", 1, 11),
            ("Tree(value=3, value=3)", 1, 15),
            ("Tree('1', 3, [], children=[])", 1, 18),
        ],
    );
}
