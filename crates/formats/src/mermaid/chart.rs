//! Flowcharts: statements of nodes, and of links between them.

use plyscope_tree::notation::reading::{
    Cursor, LeftOut, ParseError, ParseErrorKind, Reader, Wanted,
};

use super::{shapes, skip, skip_line};
use crate::graphviz::attributes::Label;
use crate::graphviz::labels;
use crate::links::Links;

/// Statements about how something looks.
const LOOKS: [&str; 8] =
    ["style", "classDef", "class", "linkStyle", "click", "direction", "accTitle", "accDescr"];

#[derive(Debug, Default)]
struct Chart<'a> {
    links: Links<'a>,
    labels: Vec<Option<Label>>,
}

/// A line between nodes.
#[derive(Debug)]
struct Line {
    /// Whether it is drawn.
    visible: bool,
    text: Option<String>,
}

pub(super) fn read(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let mut chart = Chart::default();
    let mut subgraphs = 0_usize;
    loop {
        skip(&mut reader.cursor);
        let start = reader.cursor.offset();
        if reader.cursor.peek().is_none() {
            break;
        }
        let id = id(&mut reader.cursor);
        let alone = matches!(reader.cursor.peek(), None | Some(' ' | '\t' | '\n' | '\r' | ';'));
        match id {
            "subgraph" if alone => {
                reader.leave_out(LeftOut::Subgraphs);
                subgraphs += 1;
                skip_line(&mut reader.cursor);
            }
            "end" if alone && subgraphs > 0 => subgraphs -= 1,
            word if alone && LOOKS.contains(&word) => {
                if word != "direction" {
                    reader.leave_out(LeftOut::Attributes);
                }
                skip_line(&mut reader.cursor);
            }
            _ => {
                reader.cursor.back_to(start);
                chart.statement(reader)?;
            }
        }
    }
    if chart.links.nodes.is_empty() {
        return reader.wanted(reader.cursor.offset(), Wanted::GraphNode);
    }
    let children = chart.links.children();
    labels::settle(&mut chart.links, &chart.labels, reader, &children)?;
    chart.links.plant(reader, &children)
}

impl<'a> Chart<'a> {
    /// Reads nodes and the links between them, up to the end of the statement.
    fn statement(&mut self, reader: &mut Reader<'a, ()>) -> Result<(), Box<ParseError>> {
        let since = self.links.next_edge();
        let mut parents = self.group(reader)?;
        loop {
            skip_spaces(&mut reader.cursor);
            if matches!(reader.cursor.peek(), None | Some('\n' | '\r' | ';')) {
                return Ok(());
            }
            let line = line(reader)?;
            skip_spaces(&mut reader.cursor);
            let children = self.group(reader)?;
            if line.visible {
                self.join(&reader.cursor, &parents, &children, since, line.text.as_deref())?;
            }
            parents = children;
        }
    }

    fn join(
        &mut self,
        cursor: &Cursor<'_>,
        parents: &[(usize, usize)],
        children: &[(usize, usize)],
        since: usize,
        text: Option<&str>,
    ) -> Result<(), Box<ParseError>> {
        for &(parent, _) in parents {
            for &child in children {
                self.links.connect(cursor, parent, child, since)?;
                if let Some(text) = text {
                    self.links.nodes[child.0].move_name = Some(text.to_owned());
                }
            }
        }
        Ok(())
    }

    /// Reads a node, or several with `&` between them.
    fn group(
        &mut self,
        reader: &mut Reader<'a, ()>,
    ) -> Result<Vec<(usize, usize)>, Box<ParseError>> {
        let mut nodes = vec![self.node(reader)?];
        loop {
            skip_spaces(&mut reader.cursor);
            if !reader.cursor.eat('&') {
                return Ok(nodes);
            }
            skip_spaces(&mut reader.cursor);
            nodes.push(self.node(reader)?);
        }
    }

    fn node(&mut self, reader: &mut Reader<'a, ()>) -> Result<(usize, usize), Box<ParseError>> {
        let start = reader.cursor.offset();
        let name = id(&mut reader.cursor);
        if name.is_empty() {
            return reader.wanted(start, Wanted::GraphNode);
        }
        let label = shapes::read(&mut reader.cursor)?;
        let end = reader.cursor.offset();
        let number = self.links.node(&reader.cursor, name.into(), start..end)?;
        self.labels.resize_with(self.links.nodes.len(), || None);
        if let Some((start, text)) = label {
            self.labels[number] = Some(Label { start, text });
        }
        if reader.cursor.looking_at(":::") {
            reader.leave_out(LeftOut::Attributes);
            reader.cursor.take_while(|c| c == ':');
            id(&mut reader.cursor);
        }
        Ok((number, start))
    }
}

fn skip_spaces(cursor: &mut Cursor<'_>) {
    cursor.take_while(|c| c == ' ' || c == '\t');
}

/// Moves over the id of a node, in which a hyphen or a full stop may stand between letters.
fn id<'a>(cursor: &mut Cursor<'a>) -> &'a str {
    let rest = cursor.rest();
    let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '∞' | '?');
    let end = rest.char_indices().find(|&(at, c)| {
        let inner = || matches!(c, '-' | '.') && rest[at + 1..].starts_with(is_word) && at > 0;
        !is_word(c) && !inner()
    });
    let id = &rest[..end.map_or(rest.len(), |(at, _)| at)];
    cursor.back_to(cursor.offset() + id.len());
    id
}

/// Reads a line between nodes with its text.
fn line(reader: &mut Reader<'_, ()>) -> Result<Line, Box<ParseError>> {
    let cursor = &mut reader.cursor;
    let start = cursor.offset();
    if cursor.looking_at("~~~") {
        cursor.take_while(|c| c == '~');
        return Ok(Line { visible: false, text: None });
    }
    let tail = cursor.eat('<') || cursor.eat('o') || cursor.eat('x');
    let (stroke, end) = match () {
        () if cursor.looking_at("--") => ('-', "--"),
        () if cursor.looking_at("==") => ('=', "=="),
        () if cursor.looking_at("-.") => ('.', ".-"),
        () => return Err(cursor.expected(start, Wanted::Arrow)),
    };
    let mut text = None;
    let run = cursor.take_while(|c| c == stroke || c == '-');
    let head = head(cursor);
    let whole = if stroke == '.' { run.ends_with('-') && run.len() > 2 } else { run.len() > 2 };
    if !whole && !head {
        // Its text stands within it.
        let line = super::line_ahead(cursor);
        let Some(length) = line.find(end) else {
            return Err(cursor.expected(start, Wanted::Arrow));
        };
        text = Some(unquoted(&line[..length]));
        cursor.back_to(cursor.offset() + length);
        cursor.take_while(|c| c == stroke || c == '-');
        self::head(cursor);
    }
    if tail && !head && text.is_none() {
        // It leads back.
        return Err(cursor.expected(start, Wanted::Arrow));
    }
    skip_spaces(cursor);
    if cursor.peek() == Some('|') {
        let opened = cursor.offset();
        cursor.bump();
        let found = cursor.take_while(|c| !matches!(c, '|' | '\n' | '\r'));
        if !cursor.eat('|') {
            let kind = ParseErrorKind::UnclosedString(cursor.opening(opened));
            return Err(cursor.error(cursor.offset(), kind));
        }
        text = Some(unquoted(found));
    }
    Ok(Line { visible: true, text })
}

/// Moves over the head of an arrow.
fn head(cursor: &mut Cursor<'_>) -> bool {
    let rest = cursor.rest();
    let is_mark = rest.starts_with(['o', 'x']) && rest[1..].starts_with([' ', '|']);
    if rest.starts_with('>') || is_mark {
        cursor.bump();
        return true;
    }
    false
}

fn unquoted(text: &str) -> String {
    let text = text.trim();
    let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    shapes::decoded(inner.unwrap_or(text))
}
