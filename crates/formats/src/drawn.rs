//! Trees drawn with lines, as the command `tree` prints them.

use plyscope_tree::notation::reading::{
    self, Comments, LeftOut, Outcome, ParseError, ParseErrorKind, Reader, Rules, WalkStep,
    is_blank, push_json, value, walk,
};
use plyscope_tree::{NodeId, Tree};

use super::entry::{self, Entry};
use super::look::Look;

const RULES: Rules = Rules { commas: false, trailing_comma: false, comments: Comments::None };

/// What stands before a child that others follow, or none.
const CORNERS: [char; 16] =
    ['├', '└', '╰', '┣', '┗', '╠', '╚', '┝', '┕', '|', '`', '+', '\\', '╞', '╘', '*'];
const DASHES: [char; 8] = ['┬', '─', '━', '═', '-', '╴', '╌', '—'];
const BARS: [char; 7] = ['│', '┃', '║', '|', '¦', '┊', '┆'];

/// A line with what is drawn before its text.
#[derive(Clone, Copy, Debug)]
struct Drawn<'a> {
    /// The column of its corner; `None` for the root.
    column: Option<usize>,
    /// The column from which on a child's corner stands.
    inside: usize,
    start: usize,
    text: &'a str,
}

impl<'a> Drawn<'a> {
    /// A line that stands at this offset; `None` if there is nothing but blanks and bars in it.
    fn of(line: &'a str, offset: usize) -> Option<Self> {
        let body = line.trim_end_matches(is_blank);
        for (column, (at, character)) in body.char_indices().enumerate() {
            let rest = &body[at + character.len_utf8()..];
            if CORNERS.contains(&character) && rest.starts_with(DASHES) {
                let text = rest.trim_start_matches(DASHES).trim_start_matches('>');
                if text.is_empty() || text.starts_with(is_blank) || !rest.starts_with('-') {
                    let text = text.trim_start_matches(is_blank);
                    let start = offset + body.len() - text.len();
                    let drawn = &rest[..rest.len() - text.len()];
                    let fork = drawn.chars().position(|c| c == '┬');
                    let inside = column + 1 + fork.unwrap_or_else(|| drawn.chars().count() - 1);
                    return Some(Self { column: Some(column), inside, start, text });
                }
            }
            if !is_blank(character) && !BARS.contains(&character) {
                let text = &body[at..];
                return Some(Self { column: None, inside: 0, start: offset + at, text });
            }
        }
        None
    }
}

/// The lines in which something stands, without the count that ends them.
fn lines(text: &str) -> impl Iterator<Item = Drawn<'_>> {
    let mut end = 0;
    text.split_inclusive('\n').filter_map(move |line| {
        end += line.len();
        Drawn::of(line, end - line.len())
    })
}

/// Whether the second line is drawn as a child.
pub(super) fn look(text: &str) -> Look {
    let mut lines = lines(text);
    let first = lines.next();
    let Some(second) = lines.next() else { return Look::Other };
    // The line of dashes in a table is none.
    let is_rule = second.text.starts_with(['|', '+']) || second.text.starts_with("--");
    let is_child = second.column.is_some() && !is_rule;
    let rooted = first.is_some_and(|first| first.column <= second.column);
    if is_child && rooted { Look::Sure } else { Look::Other }
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    // The columns of the open nodes, and where they stand.
    let mut open: Vec<Drawn<'_>> = Vec::new();
    let mut end = 0;
    for (number, line) in lines(reader.cursor.text()).enumerate() {
        if line.column.is_none() && number > 1 && is_count(line.text) {
            reader.leave_out(LeftOut::Text);
            continue;
        }
        let mut left = None;
        while let Some(last) = open.pop_if(|last| last.column >= line.column) {
            reader.close_node_at(last.start, end)?;
            left = Some(last.column);
        }
        let parent = open.last().map_or(0, |parent| parent.inside);
        // It stands beside the last one that it ends, or below one that had no child yet.
        if left.is_some_and(|column| column != line.column)
            || line.column.unwrap_or(parent) < parent
        {
            return Err(reader.cursor.error(line.start, ParseErrorKind::Indentation));
        }
        if number > 0 && open.is_empty() {
            return Err(reader.cursor.error(line.start, ParseErrorKind::SecondRoot));
        }
        reader.open_node(line.start)?;
        open.push(line);
        end = line.start + line.text.len();
        label(reader, line)?;
    }
    while let Some(last) = open.pop() {
        reader.close_node_at(last.start, end)?;
    }
    reader.cursor.finish();
    Ok(())
}

fn label(reader: &mut Reader<'_, ()>, line: Drawn<'_>) -> Result<(), Box<ParseError>> {
    let text = if line.text == "." { "" } else { line.text };
    let entry = Entry::of(text);
    // The number at the end of a name is its value.
    match entry.bare.filter(|_| entry.several.is_none()) {
        Some(at) => {
            reader.node().set_name(text[..at].trim_end());
            reader.set_word(line.start + at, &text[at..])
        }
        None => entry::apply(reader, line.start, text),
    }
}

/// Whether a line counts directories and files.
fn is_count(text: &str) -> bool {
    let is_part = |part: &str| {
        let words: Vec<_> = part.split_whitespace().collect();
        matches!(words[..], [count, "directory" | "directories" | "file" | "files"] if count.parse::<u32>().is_ok())
    };
    text.split(',').all(is_part)
}

/// Writes names and values; moves and positions are left out.
pub(super) fn write(tree: &Tree) -> String {
    if tree.len() == 1 {
        // One line is recognised as brackets.
        return super::own::brackets::write(tree);
    }
    let mut out = String::new();
    // Whether each open node is the last of its siblings.
    let mut last = Vec::new();
    walk(tree, |step| match step {
        WalkStep::Enter(node) => {
            if let Some(parent) = tree.parent(node) {
                out.push('\n');
                let above = last.iter().skip(1);
                above.for_each(|&last| out.push_str(if last { "    " } else { "│   " }));
                let is_last = tree.children(parent).last() == Some(&node);
                out.push_str(if is_last { "└──" } else { "├──" });
                last.push(is_last);
            } else {
                last.push(true);
            }
            push_label(&mut out, tree, node);
        }
        WalkStep::Leave(_) => {
            last.pop();
        }
    });
    out
}

fn push_label(out: &mut String, tree: &Tree, node: NodeId) {
    let (name, value) = (tree.name(node), value(tree, node));
    if node != NodeId::ROOT {
        out.push(' ');
    }
    match (name, &value) {
        (None, None) => out.push('.'),
        // A number at its end would be a value.
        (Some(name), None) if Entry::of(name).bare.is_some() => push_json(out, name),
        _ => entry::push(out, name, value.as_deref()),
    }
}
