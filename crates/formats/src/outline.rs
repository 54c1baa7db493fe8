//! Indented outlines: a line for each node, indented more than that of its parent.

use plyscope_tree::Tree;
use plyscope_tree::notation::reading::{
    self, Comments, Outcome, ParseError, ParseErrorKind, Reader, Rules, WalkStep, Wanted, is_blank,
    value, walk,
};

use super::entry::{self, Entry};
use super::look::Look;
use super::own::brackets;

const RULES: Rules = Rules { commas: false, trailing_comma: false, comments: Comments::None };

/// A line, without what is blank at its end.
#[derive(Clone, Copy, Debug)]
struct TextLine<'a> {
    indent: &'a str,
    /// The offset of what stands after the indentation.
    start: usize,
    text: &'a str,
}

/// A node whose children may still come.
#[derive(Clone, Copy, Debug)]
struct OpenNode<'a> {
    line: TextLine<'a>,
    /// The error that the node has if it is a leaf, and its offset: it is known what would be its value.
    fault: Option<(usize, ParseErrorKind)>,
}

/// The lines that are not blank.
fn lines(text: &str) -> impl Iterator<Item = TextLine<'_>> {
    let mut end = 0;
    text.split_inclusive(['\n', '\r']).filter_map(move |line| {
        end += line.len();
        let offset = end - line.len();
        let body = line.trim_start_matches(is_blank);
        let start = offset + line.len() - body.len();
        let indent = line[..line.len() - body.len()].trim_start_matches('\u{feff}');
        let text = body.trim_end_matches(is_blank);
        (!text.is_empty()).then_some(TextLine { indent, start, text })
    })
}

/// Whether the second line is indented more than the first, which holds no brackets.
pub(super) fn look(text: &str) -> Look {
    let mut lines = lines(text);
    let (Some(first), Some(second)) = (lines.next(), lines.next()) else { return Look::Other };
    // A name in quotes may hold anything.
    let is_quoted = first.text.starts_with(['"', '\'']);
    let is_open = first.text.contains(['[', ']', '{', '}']) || first.text.ends_with('(');
    let deeper = second.indent.len() > first.indent.len();
    if !deeper || is_open && !is_quoted || first.text.contains('\t') {
        Look::Other
    } else if first.text.contains([',', ';', '|']) && !is_quoted {
        // It may also be a table.
        Look::Perhaps
    } else {
        Look::Sure
    }
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let mut open: Vec<OpenNode<'_>> = Vec::new();
    // The end of the line before.
    let mut end = 0;
    for (number, line) in lines(reader.cursor.text()).enumerate() {
        close_down_to(reader, &mut open, line, end)?;
        end = line.start + line.text.len();
        if number > 0 && open.is_empty() {
            return Err(reader.cursor.error(line.start, ParseErrorKind::SecondRoot));
        }
        reader.open_node(line.start)?;
        let bullet = bullet(line.text);
        let start = line.start + bullet;
        let entry = Entry::of(&line.text[bullet..]);
        if let Some(at) = entry.several {
            return Err(reader.cursor.error(start + at, ParseErrorKind::SeveralNumbers));
        }
        entry.name.iter().for_each(|name| reader.node().set_name(name));
        if let Some((at, word)) = entry.value {
            reader.set_word(start + at, word)?;
        }
        let fault = entry.odd.map(|at| (start + at, ParseErrorKind::NotANumber));
        let bare = || Some((start + entry.bare?, ParseErrorKind::Expected(Wanted::Colon)));
        open.push(OpenNode { line, fault: fault.or_else(bare) });
    }
    while let Some(last) = open.pop() {
        close(reader, last, end)?;
    }
    reader.cursor.finish();
    Ok(())
}

/// Closes the nodes that are not above this line, at the end of the line before.
fn close_down_to<'a>(
    reader: &mut Reader<'_, ()>,
    open: &mut Vec<OpenNode<'a>>,
    line: TextLine<'a>,
    end: usize,
) -> Result<(), Box<ParseError>> {
    let depth = line.indent.len();
    // The line is a child of the last one, or must be as far in as one before.
    let mut fits = open.last().is_none_or(|last| last.line.indent.len() < depth);
    while let Some(&last) = open.last()
        && last.line.indent.len() >= depth
    {
        fits = last.line.indent == line.indent;
        close(reader, last, end)?;
        open.pop();
    }
    let below = open.last().is_none_or(|parent| line.indent.starts_with(parent.line.indent));
    if fits && below {
        return Ok(());
    }
    Err(reader.cursor.error(line.start, ParseErrorKind::Indentation))
}

fn close(
    reader: &mut Reader<'_, ()>,
    node: OpenNode<'_>,
    end: usize,
) -> Result<(), Box<ParseError>> {
    let closed = reader.close_node_at(node.line.start, end);
    closed.map_err(|error| match node.fault {
        Some((at, kind)) => reader.cursor.error(at, kind),
        None => error,
    })
}

/// The length of the bullet that a line begins with, and of the blanks after it.
fn bullet(line: &str) -> usize {
    let rest = match line.strip_prefix(['-', '*', '+', '•']) {
        Some(rest) => Some(rest),
        None => {
            let digits = line.trim_start_matches(|c: char| c.is_ascii_digit());
            let numbered = digits.strip_prefix(['.', ')']).filter(|_| digits.len() < line.len());
            numbered.filter(|rest| !rest.is_empty())
        }
    };
    let rest = rest.filter(|rest| rest.is_empty() || rest.starts_with(is_blank));
    rest.map_or(0, |rest| line.len() - rest.trim_start_matches(is_blank).len())
}

/// Writes names and values, and a bullet for a node without either; moves and positions are left out.
pub(super) fn write(tree: &Tree) -> String {
    if tree.len() == 1 {
        // One line is recognised as brackets.
        return brackets::write(tree);
    }
    let mut out = String::new();
    walk(tree, |step| {
        let WalkStep::Enter(node) = step else { return };
        if !out.is_empty() {
            out.push('\n');
        }
        out.extend(std::iter::repeat_n("  ", usize::from(tree.depth(node))));
        match (tree.name(node), value(tree, node)) {
            (None, None) => out.push('-'),
            (name, value) => entry::push(&mut out, name, value.as_deref()),
        }
    });
    out
}
