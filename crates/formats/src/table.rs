//! Tables of parent, child and value.

mod cells;
mod columns;
mod writer;

pub(super) use writer::write;

use super::links::Links;
use super::look::Look;
use cells::{Cell, Rows};
use columns::{Column, Columns};
use plyscope_tree::notation::reading::{
    self, Comments, LeftOut, Outcome, ParseError, ParseErrorKind, Reader, Rules, Wanted, is_blank,
};

const RULES: Rules = Rules { commas: true, trailing_comma: true, comments: Comments::None };

/// Whether a text begins with a row that names columns, or with two rows in Markdown.
pub(super) fn look_with_header(text: &str) -> Look {
    let mut rows = Rows::of(text);
    let is_markdown = rows.is_markdown();
    let is_header = matches!(rows.next(), Ok(Some(row)) if Columns::named(&row).is_some());
    if is_header || is_markdown { Look::Sure } else { Look::Other }
}

/// Whether a text begins with two rows of two cells or more, and not with a bracket.
pub(super) fn look(text: &str) -> Look {
    let first = text.trim_start_matches(is_blank).lines().next().unwrap_or_default();
    let mut rows = Rows::of(text);
    let is_wide = matches!(rows.next(), Ok(Some(row)) if row.len() > 1);
    // What is wrong with the second row will be said when it is read.
    let is_table = is_wide && rows.next().map_or(true, |row| row.is_some_and(|row| row.len() > 1));
    if is_table && !first.contains(['[', '(', '{']) { Look::Sure } else { Look::Other }
}

/// The nodes so far.
#[derive(Debug, Default)]
struct Nodes<'a> {
    links: Links<'a>,
    /// Whether a node has a row of its own.
    has_row: Vec<bool>,
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let mut rows = Rows::of(reader.cursor.text());
    let mut columns = Columns::default();
    let mut nodes = Nodes::default();
    let mut is_first = true;
    while let Some(row) = rows.next()? {
        if std::mem::take(&mut is_first)
            && let Some(named) = Columns::named(&row)
        {
            columns = named;
            continue;
        }
        if columns.leave_out(&row) {
            reader.leave_out(LeftOut::Columns);
        }
        nodes.add_row(reader, &columns, &row)?;
    }
    reader.cursor.finish();
    if nodes.links.nodes.is_empty() {
        return reader.wanted(reader.cursor.offset(), Wanted::Child);
    }
    let children = nodes.links.children();
    nodes.links.plant(reader, &children)
}

impl<'a> Nodes<'a> {
    fn add_row(
        &mut self,
        reader: &Reader<'a, ()>,
        columns: &Columns,
        row: &[Cell<'a>],
    ) -> Result<(), Box<ParseError>> {
        let cursor = &reader.cursor;
        let any = |column| row.get(columns.place(column)?);
        let cell = |column| any(column).filter(|cell| !cell.text.is_empty());
        let placed = self.links.placed();
        let parent = cell(Column::Parent).map(|cell| self.node(reader, columns, cell));
        let parent = parent.transpose()?;
        let Some(child) = cell(Column::Child) else {
            let end = row.last().map_or(0, |last| last.end);
            let start = any(Column::Child).map_or(end, |cell| cell.start);
            return Err(cursor.expected(start, Wanted::Child));
        };
        let number = self.node(reader, columns, child)?;
        if let [first, .., last] = row {
            self.links.place(number, first.start..last.end, placed);
        }
        if let Some(parent) = parent {
            let since = self.links.next_edge();
            self.links.connect(cursor, parent, (number, child.start), since)?;
        }
        if std::mem::replace(&mut self.has_row[number], true) {
            return Err(cursor.error(child.start, ParseErrorKind::Repeated));
        }
        let node = &mut self.links.nodes[number];
        if let Some(value) = cell(Column::Value) {
            node.value = Some((value.start, reader.literal(value.start, &value.text)?));
        }
        // Quotes with nothing between them are a text too.
        let text = |column| {
            let cell = any(column).filter(|cell| cell.is_quoted || !cell.text.is_empty());
            cell.map(|cell| cell.text.clone().into_owned())
        };
        if columns.place(Column::Name).is_some() {
            node.name = text(Column::Name);
        }
        node.move_name = text(Column::Move);
        node.position = text(Column::Position);
        Ok(())
    }

    /// The node that is called what a cell says.
    fn node(
        &mut self,
        reader: &Reader<'a, ()>,
        columns: &Columns,
        cell: &Cell<'a>,
    ) -> Result<usize, Box<ParseError>> {
        let number = self.links.node(&reader.cursor, cell.text.clone(), cell.start..cell.end)?;
        if number == self.has_row.len() {
            self.has_row.push(false);
            if columns.place(Column::Name).is_none() {
                self.links.nodes[number].name = Some(cell.text.clone().into_owned());
            }
        }
        Ok(number)
    }
}
