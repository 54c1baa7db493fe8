//! Texts that are nearly trees.

use arbitrary::{Result, Unstructured};
use plyscope_formats::{Format, write};

use crate::game;

/// Parts of the notations and of recipes, and characters that a reader might trip over.
const PIECES: [&str; 132] = [
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
    "+",
    ".",
    "3",
    "12",
    "-2.5",
    "1e9",
    "1e-6",
    "1e999999999999",
    "0.1234567",
    "2000000000",
    ".5",
    "inf",
    "-inf",
    "\"inf\"",
    "nan",
    "∞",
    "null",
    "true",
    "None",
    "Tree",
    "Tree(",
    "tree = Tree(",
    "float('",
    "math.inf",
    "name",
    "name=",
    "value=",
    "children=",
    "\"name\":",
    "\"move\":",
    "\"value\":",
    "\"position\":",
    "\"children\":[",
    "{\"value\":",
    "\\u",
    "\\ud83d",
    "\\ude00",
    "\\x41",
    "\\n",
    "\u{feff}",
    "\0",
    "😀",
    "x",
    "random(",
    "branching=",
    "depth=",
    "seed=",
    "leaves=",
    "noise=",
    "early-leaves=",
    "best-first=",
    "uniform(-9..9)",
    "few(5)",
    "correlated(10)",
    " with ",
    "1=5",
    "digraph {",
    "graph {",
    "->",
    "--",
    "[label=",
    ";",
    "//",
    "/*",
    "*/",
    "|",
    "\n  ",
    "\n\t",
    "- ",
    "parent,child,value\n",
    "const tree =",
    "''",
    "(3)",
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

/// The text of a tree or of a recipe in which a few characters were replaced, or a row of pieces.
pub fn text(bytes: &[u8]) -> String {
    let given = &mut Unstructured::new(bytes);
    let mut text = whole(given).unwrap_or_default();
    // Where the bytes run out, the text is as it has become by then.
    let _ = spoil(&mut text, given);
    text
}

fn whole(given: &mut Unstructured<'_>) -> Result<String> {
    Ok(match given.int_in_range(0..=4)? {
        0..=2 => {
            let format = *given.choose(&Format::ALL)?;
            write(&game::tree(given, 20)?, format).unwrap_or_default()
        }
        3 => recipe(given)?,
        _ => String::new(),
    })
}

fn recipe(given: &mut Unstructured<'_>) -> Result<String> {
    let branching = given.choose(&["2", "3", "1..3", "0", "9..1", "10"])?;
    let depth = given.choose(&["1", "2", "3", "0", "40", "600"])?;
    let seed = given.int_in_range(0..=9)?;
    let rest = given.choose(&[
        "",
        ", leaves=few(2)",
        ", leaves=correlated(3), best-first=50",
        ", noise=2",
        ", early-leaves=30",
    ])?;
    let edits = given.choose(&[
        "",
        " with 1=5",
        " with 2=-1.5, 1=inf",
        " with 99999=1",
        " with 1=5, 1=6",
    ])?;
    Ok(format!("random(branching={branching}, depth={depth}, seed={seed}{rest}){edits}"))
}

/// Replaces a few characters, wherever the choices say.
pub fn spoil(text: &mut String, given: &mut Unstructured<'_>) -> Result<()> {
    // No choice ends a loop: where the bytes run out, each choice is the first.
    for _ in 0..given.int_in_range(0..=6)? {
        let places: Vec<_> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
        let at = given.choose_index(places.len())?;
        let until = (at + given.int_in_range(0..=2)?).min(places.len() - 1);
        let piece = if given.arbitrary()? { given.choose(&PIECES)? } else { "" };
        text.replace_range(places[at]..places[until], piece);
    }
    Ok(())
}
