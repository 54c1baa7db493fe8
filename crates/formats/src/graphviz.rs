//! Graphviz: `digraph { a -> b; a -> c [label="e4"]; b [label="3"]; c [label="17"] }`.

pub(crate) mod attributes;
mod ids;
pub(crate) mod labels;
mod statements;
mod writer;

pub(super) use writer::write;

use super::look::Look;
use ids::Id;
use plyscope_tree::notation::reading::{
    self, Comments, Cursor, Outcome, ParseError, Reader, Rules, Wanted,
};
use statements::Graph;

const RULES: Rules = Rules { commas: false, trailing_comma: false, comments: Comments::Program };

/// Whether a text begins with a keyword, and a bracket follows somewhere.
pub(super) fn look(text: &str) -> Look {
    let mut cursor = Cursor::new(text, RULES.comments);
    cursor.skip_blanks();
    let word = cursor.identifier().unwrap_or_default();
    let is_keyword =
        ["strict", "graph", "digraph"].iter().any(|keyword| word.eq_ignore_ascii_case(keyword));
    cursor.skip_blanks();
    let is_named = matches!(cursor.peek(), Some('=' | ':'));
    if is_keyword && !is_named && cursor.rest().contains('{') { Look::Sure } else { Look::Other }
}

/// Reads what stands before the bracket; gives whether edges are arrows.
fn heading(cursor: &mut Cursor<'_>) -> Result<bool, Box<ParseError>> {
    let start = cursor.offset();
    let mut word = cursor.identifier().unwrap_or_default();
    if word.eq_ignore_ascii_case("strict") {
        cursor.skip_blanks();
        word = cursor.identifier().unwrap_or_default();
    }
    let arrows = word.eq_ignore_ascii_case("digraph");
    if !arrows && !word.eq_ignore_ascii_case("graph") {
        return Err(cursor.expected(start, Wanted::Graph));
    }
    cursor.skip_blanks();
    if cursor.peek() != Some('{') {
        Id::read(cursor)?;
        cursor.skip_blanks();
    }
    Ok(arrows)
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let arrows = heading(&mut reader.cursor)?;
    if reader.cursor.peek() != Some('{') {
        return reader.wanted(reader.cursor.offset(), Wanted::Mark { mark: '{' });
    }
    let mut graph = Graph::new(arrows);
    statements::read(reader, &mut graph)?;
    if graph.links.nodes.is_empty() {
        // The bracket was closed where a node would be right.
        return reader.wanted(reader.cursor.offset() - 1, Wanted::GraphNode);
    }
    let children = graph.links.children();
    labels::settle(&mut graph.links, &graph.labels, reader, &children)?;
    graph.links.plant(reader, &children)
}
