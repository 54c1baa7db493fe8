//! Every writer's text is read back as the same tree.

use plyscope_tree::Tree;
use plyscope_tree::notation::{
    Format, parse, parse_as, parse_json_value, recognise, text, write, write_json_value,
};
use proptest::prelude::*;

use crate::trees::{bare, spec};

/// Checks that this format carries this tree on one line, and is recognised.
fn check(tree: &Tree, format: Format) {
    let text = write(tree, format);
    assert!(!text.contains(['\n', '\r']), "{text}");
    assert_eq!(recognise(&text), format, "{text}");
    assert_eq!(parse_as(format, &text).as_ref(), Ok(tree), "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn brackets_carry_names_and_values(spec in spec()) {
        check(&spec.tree(true), Format::Brackets);
    }

    #[test]
    fn python_carries_names_and_values(spec in spec()) {
        check(&spec.tree(true), Format::Python);
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
        prop_assert_eq!(parse(&text), Ok(tree));
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
