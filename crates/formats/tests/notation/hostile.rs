//! No text makes a reader panic, and every error lies within the text.

use std::time::{Duration, Instant};

use plyscope_effort::{cases, some};
use plyscope_formats::{Format, parse, parse_as, parse_json_value, text};

use crate::{write, written};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::trees::spec;

const FORMATS: [Format; Format::ALL.len()] = Format::ALL;

/// Reads the text in every format; where it is no tree, the error must be in it or at its end, and
/// where it is one, that tree must survive being written.
fn check(source: &str) {
    let results = FORMATS.map(|format| parse_as(format, source));
    for result in results.into_iter().chain([parse(source), parse_json_value(source)]) {
        match result {
            Ok(tree) => assert_eq!(parse(&text(&tree)), Ok(tree), "{source:?}"),
            Err(error) => {
                let lines = lines(source);
                let line = lines.get(error.line as usize - 1).unwrap_or_else(|| {
                    panic!("{source:?} has no line {}", error.line);
                });
                // One beyond the last character is the end of the line itself.
                let rest = line.chars().count() + 1 - (error.column as usize - 1);
                assert!(rest > 0, "{source:?}: {error}");
                let at_end = error.line as usize == lines.len() && rest == 1;
                assert_eq!(error.found.is_none(), at_end, "{source:?}: {error}");
                assert!(!error.to_string().contains(['\n', '\r']));
            }
        }
    }
}

/// The lines of a text, without their ends: told apart in another way than the readers do.
fn lines(source: &str) -> Vec<String> {
    let unified = source.replace("\r\n", "\n").replace('\r', "\n");
    unified.split('\n').map(str::to_owned).collect()
}

/// The character boundary that an index picks.
fn boundary(text: &str, index: &Index) -> usize {
    let boundaries: Vec<usize> =
        text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
    boundaries[index.index(boundaries.len())]
}

fn piece() -> BoxedStrategy<String> {
    let pieces = [
        "[",
        "]",
        "(",
        ")",
        "{",
        "}",
        ",",
        ":",
        "=",
        "\"",
        "'",
        "\\",
        "#",
        "\n",
        "\r\n",
        "\r",
        " ",
        "-",
        "−",
        "3",
        "1e9",
        "1e999999999999",
        "0.1234567",
        "2000000000",
        ".5",
        "inf",
        "-inf",
        "\"inf\"",
        "nan",
        "null",
        "None",
        "Tree",
        "Tree(",
        "float('",
        "math.inf",
        "name",
        "\"name\":",
        "\"children\":[",
        "value=",
        "children=",
        "\\u",
        "\\ud83d",
        "\\x",
        "\u{feff}",
        "\0",
        "digraph {",
        "->",
        "--",
        "label=",
        ";",
        "//",
        "/*",
        "*/",
        "|",
        "\t",
        "  ",
        "\n  ",
        "- ",
        "A,B,3\n",
        "parent,child,value\n",
        "tree =",
        "''",
        "<",
        "😀",
        "x",
        "flowchart TD\n",
        "mindmap\n ",
        "-->",
        "[\"",
        "|x|",
        "├── ",
        "│   ",
        "└──",
        "|-- ",
        "`-- ",
        "(\"S\", ",
        "(S ",
        "s(",
        "Node ",
        "Leaf ",
        "[Leaf 3]",
        "{'a': [",
        "a: [",
        "a -> b\n",
        "\\Tree [.",
        "\\begin{forest}",
        "\\node {a} child {",
        "\\istroot(0)(0,0){1}",
        "\\istb{L}[al]{(3,-3)}",
        "EFG 2 R \"\" { \"1\" \"2\" }\n",
        "p \"\" 1 1 \"\" { \"L\" } 0\n",
        "t \"\" 1 \"\" { 1 -1 }\n",
        "(;B[aa]",
        "V[3]",
        "1. e4 ",
        "{[%eval 1]}",
        "[Event \"a\"]\n",
        "name: a\n",
        "children:\n",
        "---\n",
        "?",
        "$",
        "%",
        "&",
        "~",
    ];
    prop_oneof![9 => proptest::sample::select(pieces.to_vec()).prop_map(str::to_owned),
        1 => any::<String>()]
    .boxed()
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn any_text_is_a_tree_or_an_error_within_it(source in any::<String>()) {
        check(&source);
    }

    #[test]
    fn any_pieces_of_trees_are_a_tree_or_an_error(pieces in proptest::collection::vec(piece(), 0..30)) {
        check(&pieces.concat());
    }

    #[test]
    fn a_changed_tree_is_a_tree_or_an_error(
        spec in spec(),
        format in proptest::sample::select(written().collect::<Vec<_>>()),
        changes in proptest::collection::vec((any::<Index>(), any::<Index>(), piece()), 1..4),
    ) {
        let mut source = write(&spec.tree(false), format);
        for (at, until, piece) in changes {
            let at = boundary(&source, &at);
            let until = boundary(&source, &until).clamp(at, source.len());
            // Mostly a small cut, so that most of the tree is still there.
            let until = source[at..until].char_indices().nth(2).map_or(until, |(few, _)| at + few);
            source.replace_range(at..until, &piece);
        }
        check(&source);
    }

    #[test]
    fn every_beginning_of_a_tree_is_a_tree_or_an_error(
        spec in spec(),
        format in proptest::sample::select(written().collect::<Vec<_>>()),
        end in any::<Index>(),
    ) {
        let source = write(&spec.tree(false), format);
        check(&source[..boundary(&source, &end)]);
    }
}

/// Texts in which one thing comes again and again: read in linear time, each takes some milliseconds.
#[test]
fn no_text_takes_long() {
    let pieces = [
        "Tree(",
        "Tree(x) ",
        "Tree('1',",
        "x = Tree(1, None, [\n",
        "'",
        "\"",
        "((",
        "({",
        "(3)",
        "[3",
        "/*",
        "//",
        "# x\n",
        "a -> ",
        "{",
        "a--b;",
        "{a a} -> ",
        "<",
        "a [label=",
        "\"\" + ",
        "[x]",
        "'A':1,",
        "A\n B\n",
        "\t",
        "- ",
        "a,b\n",
        "a,",
        "|",
        "| - |\n",
        "\"\",",
        "a:",
        "a=",
        "\\",
        "not Tree(",
        " ",
        "\n",
        "0",
        "-",
        ".",
        "Tree ",
        "== Tree(",
        "a\n",
        "\r\n ",
        "{b c}",
        "/* ",
        "[ ",
        "]",
        "float('",
        "-- ",
        "1",
        ";",
        "A-->B\n",
        "A[a]-->",
        "A & ",
        "%%\n",
        "├── a\n",
        "│   ",
        "|-- 3\n",
        "('a', ",
        "(a ",
        "a(",
        "Node \"a\" [",
        "Leaf 3, ",
        "{'a': [",
        "'a': [3], ",
        "a -> b\n",
        "a: [b]\n",
        "a:b ",
        "[a ",
        "[.a ",
        "{",
        "child {node {3}} ",
        "\\istb{L}{3} ",
        "\\edge node{a}; ",
        "p \"\" 1 1 \"\" { \"L\" } 0\n",
        "t \"\" 1 \"\" { 1 -1 }\n",
        "(;B[aa]",
        ";W[bb]",
        "(1. e4 ",
        "e4 e5 ",
        "- name: a\n",
        "a:\n  ",
        "- - ",
        "? ",
        "%",
        "$",
        "~",
    ];
    let befores = [
        "",
        "(",
        "digraph {",
        "digraph { a -> {",
        "digraph { a [label=\"",
        "parent,child,value\n",
        "A\n  ",
        "tree = ",
        "|a|b|\n",
        "flowchart TD\n",
        "mindmap\n",
        "S\n",
        "S\n├── ",
        "(\"S\", ",
        "Node \"S\" [",
        "{\"A\": [\"B\"], ",
        "A: [B]\nB: ",
        "\\begin{forest}\n[",
        "\\Tree [.S ",
        "\\node {S} ",
        "\\istroot(0)(0,0){1}",
        "EFG 2 R \"\" { \"1\" \"2\" }\n",
        "(;",
        "1. e4 ",
        "name: S\nchildren:\n",
    ];
    for piece in pieces {
        for before in some(befores) {
            for after in some(["", ";"]) {
                let text = format!("{before}{}{after}", piece.repeat(LONG / piece.len()));
                let began = Instant::now();
                let read = parse(&text);
                let took = began.elapsed();
                assert!(took < MOST, "{before:?}, {piece:?}, {after:?}: {took:?}");
                if let Err(error) = read {
                    assert!(error.line > 0 && error.column > 0, "{before:?}, {piece:?}: {error}");
                }
            }
        }
    }
}

/// The length of those texts, in bytes.
const LONG: usize = 100_000;

/// The longest that one of them may take, even on a busy machine: in quadratic time it takes longer.
const MOST: Duration = Duration::from_secs(2);
