//! Every writer's text is read back as the same tree.

use plyscope_effort::cases;
use plyscope_formats::{
    Format, parse, parse_as, parse_json_value, read, recognise, text, write_json_value,
};

use crate::write;
use plyscope_tree::Tree;
use proptest::prelude::*;

use crate::trees::{Spec, bare, spec};

/// Checks that this format carries this tree on one line, and is recognised.
fn check(tree: &Tree, format: Format) {
    let text = write(tree, format);
    assert!(!text.contains(['\n', '\r']), "{text}");
    assert_eq!(recognise(&text), format, "{text}");
    assert_eq!(parse_as(format, &text).as_ref(), Ok(tree), "{text}");
}

/// Checks that this format carries this tree, and is recognised, at least as one that gives the same tree.
fn check_lines(tree: &Tree, format: Format) {
    let text = write(tree, format);
    assert_eq!(parse_as(format, &text).as_ref(), Ok(tree), "{text}");
    assert_eq!(parse(&text).as_ref(), Ok(tree), "{:?} {text}", recognise(&text));
    let is_sure = tree.len() > 1 && format != Format::Lists;
    assert!(!is_sure || recognise(&text) == format, "{text}");
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn brackets_carry_names_and_values(spec in spec()) {
        check(&spec.tree(true), Format::Brackets);
    }

    #[test]
    fn python_carries_names_and_values(spec in spec()) {
        check(&spec.tree(true), Format::Python);
    }

    #[test]
    fn other_formats_carry_names_and_values(spec in spec()) {
        let tree = spec.tree(true);
        for format in [Format::Lists, Format::Mermaid, Format::Drawn, Format::Graphviz, Format::Newick, Format::Outline, Format::Table] {
            check_lines(&tree, format);
        }
    }

    #[test]
    fn tables_carry_everything(spec in spec()) {
        check_lines(&spec.tree(false), Format::Table);
    }

    #[test]
    fn graphs_carry_moves(spec in spec()) {
        // No edge leads to the root.
        let spec = Spec { move_name: None, ..spec.without_positions() };
        let tree = spec.tree(false);
        check_lines(&tree, Format::Graphviz);
    }

    #[test]
    fn what_a_format_cannot_hold_is_all_that_is_missing(spec in spec()) {
        let full = spec.tree(false);
        for (format, held) in [
            (Format::Json, full.clone()),
            (Format::Lists, full.clone()),
            (Format::Table, full.clone()),
            (Format::Graphviz, Spec { move_name: None, ..spec.clone().without_positions() }.tree(false)),
            (Format::Mermaid, Spec { move_name: None, ..spec.clone().without_positions() }.tree(false)),
            (Format::Brackets, spec.tree(true)),
            (Format::Python, spec.tree(true)),
            (Format::Newick, spec.tree(true)),
            (Format::Drawn, spec.tree(true)),
            (Format::Outline, spec.tree(true)),
        ] {
            let text = write(&full, format);
            prop_assert_eq!(parse_as(format, &text), Ok(held.clone()), "{}", text);
            // Nothing more is left out when the text is read, whatever it is read as.
            let reading = read(&text).unwrap();
            prop_assert_eq!((reading.tree, reading.left_out), (held, vec![]), "{}", text);
        }
    }

    #[test]
    fn leaves_in_brackets_of_their_own_carry_bare_trees(tree in bare()) {
        let text = write(&tree, Format::Cmu);
        prop_assert_eq!(parse_as(Format::Cmu, &text), Ok(tree));
    }

    #[test]
    fn json_carries_everything(spec in spec()) {
        check(&spec.tree(false), Format::Json);
    }

    #[test]
    fn what_json_is_written_is_json(spec in spec()) {
        let tree = spec.tree(false);
        for text in [write(&tree, Format::Json), write_json_value(&tree)] {
            prop_assert!(serde_json::from_str::<serde_json::Value>(&text).is_ok(), "{}", text);
            prop_assert_eq!(parse_json_value(&text), Ok(tree.clone()));
        }
    }

    #[test]
    fn json_written_by_others_is_read(spec in spec()) {
        let tree = spec.tree(false);
        let value: serde_json::Value = serde_json::from_str(&write(&tree, Format::Json)).unwrap();
        // Fields in the order of the alphabet, and blanks and line ends between them.
        let text = serde_json::to_string_pretty(&value).unwrap();
        prop_assert_eq!(parse(&text), Ok(tree));
    }

    #[test]
    fn text_carries_everything(spec in spec(), plain: bool) {
        let tree = spec.tree(plain);
        prop_assert_eq!(parse(&text(&tree)), Ok(tree));
    }

    #[test]
    fn bare_trees_are_nested_arrays_in_json(tree in bare()) {
        let text = write_json_value(&tree);
        prop_assert!(!text.contains(['{', ':']), "{}", text);
        prop_assert_eq!(parse_json_value(&text), Ok(tree.clone()));
        prop_assert_eq!(parse(&text), Ok(tree));
    }

    #[test]
    fn commas_and_brackets_may_be_others(tree in bare(), round: bool, commas: bool) {
        let mut text = write(&tree, Format::Brackets);
        if round {
            text = text.replace('[', "(").replace(']', ")");
        }
        if !commas {
            text = text.replace(',', "");
        }
        // Where each leaf has a round bracket of its own, that is another format.
        prop_assume!(recognise(&text) == Format::Brackets);
        prop_assert_eq!(parse(&text), Ok(tree));
    }
}

#[test]
fn what_was_recognised_before_is_recognised_still() {
    for text in [
        "[3, (4)]",
        "A:\n  3",
        "A: 5",
        "(A:1,B:2)",
        "\"a;\": 3",
        "(((3)))",
        "[#1: 3]",
        "[-Infinity]",
    ] {
        assert_eq!(recognise(text), Format::Brackets, "{text}");
    }
}

#[test]
fn moves_and_positions_are_left_out_where_they_cannot_be_written() {
    let tree = parse(r#"{"position": "k", "children": [{"name": "A", "move": "e4", "value": 3}]}"#);
    let tree = tree.unwrap();
    assert_eq!(write(&tree, Format::Brackets), "[A: 3]");
    assert_eq!(write(&tree, Format::Python), "Tree(None, None, [Tree('A', 3, [])])");
    assert_eq!(text(&tree), write(&tree, Format::Json));
}

#[test]
fn the_format_is_recognised() {
    let check = |text, format| assert_eq!(recognise(text), format, "{text}");
    check("", Format::Brackets);
    check("[3]", Format::Brackets);
    check("Tree: [3]", Format::Brackets);
    check("Tree", Format::Brackets);
    check("#1: [3]", Format::Brackets);
    check("[[3, \"{\": 3]]", Format::Brackets);
    check(" \u{feff}{", Format::Json);
    check("[[{\"value\": 3}]]", Format::Json);
    check("Tree(", Format::Python);
    check("\n tree_1 = Tree (", Format::Python);
    check("# a comment\n# another\nTree('1', 3)", Format::Python);
    check("MyTree(", Format::Brackets);
    check("x == Tree(", Format::Brackets);
}
