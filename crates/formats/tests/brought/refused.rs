//! What is not understood is refused, with a word of what would be right.

use plyscope_formats::{Format, parse_as, read};

/// Checks that a text is refused with these words.
fn refused(text: &str, words: &str) {
    match read(text) {
        Ok(reading) => panic!("{text}\nis {}", plyscope_formats::text(&reading.tree)),
        Err(error) => assert!(error.to_string().contains(words), "{text}\n{error}"),
    }
}

#[test]
fn an_unknown_leaf_is_named() {
    refused("[[5, 3], [2, ?]]", "unknown");
    refused("A\n  B: ?\n  C: 3\n", "unknown");
    refused("flowchart TD\nA --> B[?]\nA --> C[3]", "unknown");
    refused("('A', ('B', '?'), ('C', 3))", "unknown");
}

#[test]
fn leaves_alone_are_as_many_as_a_binary_tree_has() {
    refused("5 1 8 3 7 2", "6 numbers alone");
    refused("1\n2\n3", "leaves");
    refused("1. 3\n2. 12", "ended");
}

#[test]
fn another_tree_than_meant_is_none() {
    refused("S\n  U: value=4, visits=100\n  V: n=9, visits=12\n", "one of several numbers");
    refused("('A', 3, ('B', 5), ('C', 1))", "its node's value or a leaf");
    refused("flowchart TD\nA --> C[3]\nB --> C", "another parent");
    refused("flowchart TD\nA --> B\nB --> A", "below itself");
    refused("flowchart TD\nA <-- B", "`->`");
    refused("a -> b, c\nb -> a\nc = 3\n", "below itself");
    refused("A: [B, C]\nB = 3\n", "neither children nor a value");
    refused("A: [B, C]\nB = 3\nC = 4\nC = 5\n", "stands there already");
    refused("S\n├── U: 3\n  └── V: 5\n", "indented");
    refused("mindmap\n  A\n  B: 3\n", "neither");
    refused("{\"A\": {\"value\": 3, \"children\": []}}", "has only name");
    refused("{\"__proto__\": {\"value\": 3}}", "has only name");
}

#[test]
fn a_game_that_is_no_tree_of_two_says_why() {
    let gambit = |players: &str, nodes: &str| format!("EFG 2 R \"\" {{ {players} }}\n{nodes}\n");
    let two = "\"1\" \"2\"";
    let root = "p \"\" 1 1 \"\" { \"L\" \"R\" } 0\n";
    refused(&gambit("\"1\" \"2\" \"3\"", root), "two players");
    refused(&gambit(two, "c \"\" 1 \"\" { \"a\" 1/2 \"b\" 1/2 } 0\n"), "chance");
    refused(
        &gambit(
            two,
            &format!(
                "{root}p \"\" 2 1 \"\" {{ \"l\" }} 0\nt \"\" 1 \"\" {{ 1 -1 }}\np \"\" 2 1 \"\" {{ \"l\" }} 0\n"
            ),
        ),
        "cannot tell from another",
    );
    refused(&gambit(two, &format!("{root}p \"\" 1 2 \"\" {{ \"l\" }} 0\n")), "take turns");
    refused(
        &gambit(two, &format!("{root}t \"\" 1 \"\" {{ 1 -1 }}\nt \"\" 2 \"\" {{ 2 2 }}\n")),
        "the same sum",
    );
    refused(&gambit(two, root), "expected a node");
    refused(
        "\\istroot(0)(0,0){1}\n\\istb{L}{(1,1)}\n\\istb{R}{(2,0)}\n\\istb{M}{(0,3)}\n\\endist",
        "the same sum",
    );
    refused("(;B[aa];B[bb]V[3])", "take turns");
    refused("1. e4 e5 *", "neither children nor a value");
}

#[test]
fn an_error_stands_at_a_character_whatever_its_width() {
    for format in Format::ALL {
        assert!(parse_as(format, "\u{feff}''𝕆(").is_err());
    }
    refused("EFG 2 R \"x\" { \"A\" \"B\" }\np \"\"𝕆", "players");
}

#[test]
fn two_numbers_at_a_leaf_are_not_guessed_at() {
    refused("((3:1,12:1)B:1,(2:1,4:1)C:1)A;", "several numbers");
}

#[test]
fn fields_of_yaml_are_no_leaves() {
    refused("- name: U\n  value: 5\n  visits: 100\n", "has only name");
    refused("name: A\nchildren:\n  - name: B\n", "neither children nor a value");
}
