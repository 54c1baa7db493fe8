//! Mermaid, as GitHub and Obsidian draw it: `flowchart TD`, `S --> U["U: 3"]`; and its mind maps.

mod chart;
mod mind;
mod shapes;
mod writer;

pub(super) use writer::write;

use plyscope_tree::notation::reading::{
    self, Comments, Cursor, Outcome, ParseError, Reader, Rules, Wanted, is_blank,
};

use super::look::Look;

const RULES: Rules = Rules { commas: false, trailing_comma: false, comments: Comments::None };

/// Charts of other kinds, which are no trees.
const OTHERS: [&str; 8] = [
    "sequenceDiagram",
    "classDiagram",
    "stateDiagram",
    "stateDiagram-v2",
    "erDiagram",
    "gantt",
    "pie",
    "gitGraph",
];

/// The longest label, in characters.
const LONGEST: usize = 2000;

const DIRECTIONS: [&str; 5] = ["TB", "TD", "BT", "RL", "LR"];

/// What a text begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Flowchart,
    MindMap,
}

/// Whether a text begins as a flowchart or a mind map.
pub(super) fn look(text: &str) -> Look {
    let first = text.trim_start_matches(is_blank).split(is_blank).next().unwrap_or_default();
    let is_other = OTHERS.contains(&first) && text.contains('\n');
    if is_other || heading(&mut Cursor::plain(text)).is_some() { Look::Sure } else { Look::Other }
}

/// Moves over what stands before the nodes.
fn heading(cursor: &mut Cursor<'_>) -> Option<Kind> {
    cursor.skip_blanks();
    if cursor.looking_at("---") {
        // Its title and settings.
        let settings = &cursor.rest()[3..];
        let end = settings.find("\n---")?;
        cursor.take_while(|c| c == '-');
        let target = cursor.text().len() - settings.len() + end + 1;
        while cursor.offset() < target {
            cursor.bump();
        }
        cursor.take_while(|c| c == '-');
    }
    skip(cursor);
    let word = cursor.take_while(|c| c.is_alphanumeric() || c == '-');
    let kind = match word {
        "mindmap" => Kind::MindMap,
        "flowchart" | "graph" | "flowchart-elk" => Kind::Flowchart,
        _ => return None,
    };
    cursor.take_while(|c| c == ' ' || c == '\t');
    if kind == Kind::Flowchart {
        let direction = cursor.take_while(char::is_alphabetic);
        if !direction.is_empty() && !DIRECTIONS.contains(&direction) {
            return None;
        }
        cursor.take_while(|c| c == ' ' || c == '\t');
    }
    matches!(cursor.peek(), None | Some('\n' | '\r' | ';')).then_some(kind)
}

/// Moves over blanks, semicolons and comments.
fn skip(cursor: &mut Cursor<'_>) {
    loop {
        cursor.skip_blanks();
        if cursor.looking_at("%%") {
            skip_line(cursor);
        } else if !cursor.eat(';') {
            return;
        }
    }
}

/// What comes next in the line, if that is not too long for a label.
fn line_ahead<'a>(cursor: &Cursor<'a>) -> &'a str {
    let rest = cursor.rest();
    let end = rest.char_indices().take(LONGEST).find(|(_, c)| matches!(c, '\n' | '\r'));
    let longest = || rest.char_indices().nth(LONGEST).map_or(rest.len(), |(at, _)| at);
    &rest[..end.map_or_else(longest, |(at, _)| at)]
}

fn skip_line(cursor: &mut Cursor<'_>) {
    cursor.take_while(|c| c != '\n' && c != '\r');
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    match heading(&mut reader.cursor) {
        Some(Kind::Flowchart) => chart::read(reader),
        Some(Kind::MindMap) => mind::read(reader),
        None => reader.wanted(reader.cursor.offset(), Wanted::Mermaid),
    }
}
