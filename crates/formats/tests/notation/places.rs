//! Where the nodes stand in a text.

use plyscope_effort::cases;
use plyscope_formats::{Format, parse, parse_as, read};

use crate::{write, written};
use plyscope_tree::Tree;
use plyscope_tree::edit::taken;
use proptest::prelude::*;

use crate::trees::spec;

/// Checks that what stands at each place is that node's part of the tree.
fn check(tree: &Tree, format: Format) {
    let text = write(tree, format);
    let reading = read(&text).unwrap();
    let nodes: Vec<_> = reading.places.iter().map(|place| place.node).collect();
    assert_eq!(nodes, reading.tree.nodes().collect::<Vec<_>>(), "{text}");
    for place in reading.places {
        let part = &text[place.range];
        let end = if format == Format::Newick { ";" } else { "" };
        let read = parse_as(reading.format, &format!("{part}{end}"));
        assert_eq!(read, Ok(taken(&reading.tree, place.node).unwrap()), "{part} in {text}");
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn in_brackets_a_place_holds_all_that_is_below_the_node(spec in spec()) {
        let tree = spec.tree(true);
        for format in [Format::Brackets, Format::Json, Format::Python, Format::Newick] {
            check(&tree, format);
        }
        check(&spec.tree(false), Format::Json);
    }
}

/// Each place as what stands there, after the number of its node.
fn places(text: &str) -> Vec<String> {
    let reading = read(text).unwrap();
    let shown = reading.places.into_iter().map(|place| {
        format!("{} {}", place.node.number(), &text[place.range].replace('\n', "\u{b6}"))
    });
    shown.collect()
}

#[test]
fn in_other_notations_a_place_is_what_is_said_of_the_node() {
    for (text, right) in [
        (
            "A\n  B: 3\n\n  - C\n    7\n",
            vec![
                "0 A\u{b6}  B: 3\u{b6}\u{b6}  - C\u{b6}    7",
                "1 B: 3",
                "2 - C\u{b6}    7",
                "3 7",
            ],
        ),
        ("((3)(17))", vec!["0 ((3)(17))", "1 (3)", "2 (17)"]),
        (
            "x = [(3, 12), {value: 4}];",
            vec!["0 [(3, 12), {value: 4}]", "1 (3, 12)", "2 3", "3 12", "4 {value: 4}"],
        ),
        (
            "parent,child,value\nA,B,3\nA,C,\nC,D,7",
            vec!["1 A,B,3", "0 A", "1 B", "2 A,C,", "0 A", "2 C", "3 C,D,7", "2 C", "3 D"],
        ),
        (
            "| parent | child | value |\n|---|---|---|\n| A | B | 3 |",
            vec!["1 A | B | 3 |", "0 A", "1 B"],
        ),
        (
            "digraph { a -> b [label=e4]; b [label=3]; a -> \"c\" \n c [label=-2] }",
            vec![
                "0 a",
                "1 b [label=e4]",
                "1 b",
                "1 b [label=3]",
                "1 b",
                "0 a",
                "2 \"c\"",
                "2 c [label=-2]",
                "2 c",
            ],
        ),
        (
            "print(1)\ntree = Tree('A', None, [Tree('B', 3, [])])\nprint(2)",
            vec!["0 Tree('A', None, [Tree('B', 3, [])])", "1 Tree('B', 3, [])"],
        ),
        (
            " A : [ 3 , (4 5 ) = 7 ] ",
            vec!["0 A : [ 3 , (4 5 ) = 7 ]", "1 3", "2 (4 5 ) = 7", "3 4", "4 5"],
        ),
    ] {
        assert_eq!(places(text), right);
    }
}

#[test]
fn no_place_is_empty_and_they_come_in_order() {
    let tree = parse("A: [B: [3, 12], C: [2, 4]=7]").unwrap();
    for format in written() {
        let reading = read(&write(&tree, format)).unwrap();
        assert!(reading.places.iter().all(|place| !place.range.is_empty()), "{format:?}");
        assert!(reading.places.is_sorted_by_key(|place| place.range.start), "{format:?}");
    }
}
