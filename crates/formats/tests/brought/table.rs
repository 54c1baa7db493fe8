//! The table of all formats in docs/formats.md is what the crate does.

use std::fmt::Write;
use std::path::Path;

use plyscope_formats::{Carries, Format, parse_as, write};

/// Texts that are understood and refused all the same, by format, with the reason.
const REFUSED: [(Format, &str, &str); 19] = [
    (Format::Brackets, "[[5, 3], [2, ?]]", "an unknown leaf"),
    (Format::Json, "{\"valeu\": 3}", "an unknown field"),
    (Format::Python, "Tree('A', value=3, [])", "a position behind a keyword"),
    (Format::Cmu, "((3)(4 5))", "two numbers in a bracket"),
    (Format::Mermaid, "flowchart TD\nA --> C[3]\nB --> C", "two parents"),
    (Format::Adjacency, "A: [B]\nB: [A]\n", "a node below itself"),
    (Format::Terms, "('A', 3, ('B', 5), ('C', 1))", "a value or a leaf"),
    (Format::Lists, "tree = [3, None]", "a leaf without a value"),
    (Format::Graphviz, "digraph { a -> b; b [label=\"n=1, m=2\"] }", "several numbers"),
    (Format::Newick, "((A:1,B:2)C:3,D:4)R", "no semicolon"),
    (Format::Outline, "S\n  U: n=4, m=100\n", "several numbers"),
    (Format::Drawn, "S\n├── U: 3\n  └── V: 5\n", "a line that stands under none"),
    (
        Format::Latex,
        "\\istroot(0)(0,0){1}\n\\istb{L}{(1,1)}\n\\istb{R}{(2,0)}\n\\istb{M}{(0,3)}\n\\endist",
        "payoffs of different sums",
    ),
    (
        Format::Gambit,
        "EFG 2 R \"\" { \"1\" \"2\" }\nc \"\" 1 \"\" { \"a\" 1/2 } 0",
        "chance, hidden information, other than two players, a player who moves twice",
    ),
    (Format::Sgf, "(;B[aa];B[bb]V[3])", "a player who moves twice"),
    (Format::Pgn, "1. e4 e5 *", "a last position without a value"),
    (Format::Yaml, "name: U\nvalue: 5\nvisits: 100\n", "an unknown field"),
    (Format::Leaves, "5 1 8", "not 2, 4, 8, 16 … numbers"),
    (Format::Table, "parent,child,value\nA,B,3\nC,B,4\n", "two parents"),
];

fn row(format: Format) -> String {
    let refused = REFUSED.iter().find(|(other, ..)| *other == format);
    let (_, text, reason) = refused.unwrap_or_else(|| panic!("{format} refuses nothing"));
    assert!(parse_as(format, text).is_err(), "{format}: {text}");
    let tree = plyscope_formats::parse("A: [3, 12]").unwrap();
    let written = write(&tree, format).is_some();
    assert_eq!(written, format.carries().is_some());
    let held = |Carries { names, static_values, moves, positions }: Carries| {
        let parts = [
            (names, "names"),
            (static_values, "static values"),
            (moves, "moves"),
            (positions, "positions"),
        ];
        let parts: Vec<_> =
            parts.iter().filter(|(is_held, _)| *is_held).map(|(_, name)| *name).collect();
        if parts.is_empty() { "values of leaves".to_owned() } else { parts.join(", ") }
    };
    let trip = format.carries().map_or("–".to_owned(), held);
    let mut row = String::new();
    let _ = write!(
        row,
        "| `{format}` | yes | {} | {reason} | {trip} |",
        if written { "yes" } else { "no" }
    );
    row
}

#[test]
fn the_table_of_formats_is_true() {
    let rows: Vec<_> = Format::ALL.into_iter().map(row).collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/formats.md");
    let text = std::fs::read_to_string(path).unwrap();
    let table: Vec<_> = text.lines().filter(|line| line.starts_with("| `")).collect();
    assert_eq!(table, rows, "the rows should be\n{}", rows.join("\n"));
}
