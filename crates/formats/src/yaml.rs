//! YAML: mappings with the fields of nodes, or nested mappings and lists, in blocks and in brackets.

use plyscope_tree::MAX_DEPTH;
use plyscope_tree::notation::reading::{
    self, Comments, LeftOut, Outcome, ParseError, ParseErrorKind, Reader, Rules, Wanted, is_blank,
};

use super::entry::Entry;
use super::look::Look;

const RULES: Rules = Rules { commas: false, trailing_comma: true, comments: Comments::None };

/// What keys mean.
const NAMES: [&str; 5] = ["name", "label", "title", "id", "node"];
const VALUES: [&str; 6] = ["value", "score", "payoff", "utility", "eval", "val"];
const CHILDREN: [&str; 4] = ["children", "kids", "nodes", "successors"];
const MOVES: [&str; 4] = ["move", "action", "edge", "via"];

/// How deep blocks may be.
const DEEPEST: usize = 600;

/// A line without its indentation and comment.
#[derive(Clone, Copy, Debug)]
struct Line<'a> {
    indent: usize,
    start: usize,
    text: &'a str,
}

/// What a document is made of.
#[derive(Debug)]
enum Data {
    Word { start: usize, text: String },
    List { start: usize, end: usize, items: Vec<Data> },
    Map { start: usize, end: usize, entries: Vec<(usize, String, Data)> },
}

/// Whether a text says the children of nodes in a field, or begins as a document.
pub(super) fn look(text: &str) -> Look {
    let keys = || {
        text.lines().filter_map(|line| {
            let line = line.trim_start_matches([' ', '-', '{']);
            Some(line.split_once(':')?.0.trim_matches('"'))
        })
    };
    let has = |names: &[&str]| keys().any(|key| names.contains(&key));
    let is_block = !text.trim_start_matches(is_blank).starts_with(['{', '[', '(']);
    let is_document = text.starts_with("---\n") && !text[4..].contains("\n---");
    if is_block
        && (has(&CHILDREN) && !has(&["graph", "digraph"])
            || has(&["name"]) && has(&VALUES)
            || is_document)
    {
        Look::Sure
    } else {
        Look::Other
    }
}

fn lines(text: &str) -> Vec<Line<'_>> {
    let mut end = 0;
    let all = text.split_inclusive('\n').map(|line| {
        end += line.len();
        let offset = end - line.len();
        let body = line.trim_start_matches([' ', '\u{feff}']);
        let indent = line.len() - body.len();
        let text = body.split(" #").next().unwrap_or_default().trim_end_matches(is_blank);
        Line { indent, start: offset + indent, text }
    });
    all.filter(|line| {
        !line.text.is_empty()
            && !line.text.starts_with('#')
            && line.text != "---"
            && line.text != "..."
    })
    .collect()
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

enum Step<'a> {
    Open(Option<(usize, &'a str)>, &'a Data),
    Close(usize, usize),
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let mut lines = lines(reader.cursor.text());
    if reader.cursor.text().contains(" #") || reader.cursor.text().starts_with('#') {
        reader.leave_out(LeftOut::Comments);
    }
    let mut at = 0;
    let indent = lines.first().map_or(0, |line| line.indent);
    let data = block(reader, &mut lines, &mut at, indent, 0)?;
    if let Some(line) = lines.get(at) {
        return Err(reader.cursor.error(line.start, ParseErrorKind::Indentation));
    }
    let mut steps = vec![root(reader, &data)?];
    while let Some(step) = steps.pop() {
        match step {
            Step::Close(start, end) => reader.close_node_at(start, end)?,
            Step::Open(key, data) => open(reader, key, data, &mut steps)?,
        }
    }
    reader.cursor.finish();
    Ok(())
}

/// The node that a document is about.
fn root<'a>(reader: &Reader<'_, ()>, data: &'a Data) -> Result<Step<'a>, Box<ParseError>> {
    match data {
        Data::Map { entries, .. } if !is_node(entries) => match &entries[..] {
            [(_, key, inner @ Data::Map { entries, .. })]
                if is_node(entries) && matches!(key.as_str(), "tree" | "root" | "game") =>
            {
                Ok(Step::Open(None, inner))
            }
            [(start, key, inner)] => Ok(Step::Open(Some((*start, key)), inner)),
            [_, (start, ..), ..] => Err(reader.cursor.error(*start, ParseErrorKind::SecondRoot)),
            [] => reader.wanted(0, Wanted::Node),
        },
        _ => Ok(Step::Open(None, data)),
    }
}

/// Whether the keys of a mapping are the fields of a node.
fn is_node(entries: &[(usize, String, Data)]) -> bool {
    let is_field = |key: &String| {
        [&NAMES[..], &VALUES, &CHILDREN, &MOVES].iter().any(|keys| keys.contains(&key.as_str()))
    };
    entries.iter().any(|(_, key, _)| is_field(key))
}

fn open<'a>(
    reader: &mut Reader<'_, ()>,
    key: Option<(usize, &'a str)>,
    data: &'a Data,
    steps: &mut Vec<Step<'a>>,
) -> Result<(), Box<ParseError>> {
    let (start, end) = match data {
        Data::Word { start, text } => (*start, start + text.len()),
        Data::List { start, end, .. } | Data::Map { start, end, .. } => (*start, *end),
    };
    let start = key.map_or(start, |(start, _)| start);
    reader.open_node(start)?;
    key.iter().for_each(|(_, name)| reader.node().set_name(name));
    steps.push(Step::Close(start, end.max(start)));
    match data {
        Data::Word { text, .. } if is_nothing(text) => {}
        Data::Word { start, text } if key.is_some() => reader.set_word(*start, text)?,
        Data::Word { start, text } => {
            let entry = Entry::of(text);
            if entry.several.is_some() {
                return Err(reader.cursor.error(*start, ParseErrorKind::SeveralNumbers));
            }
            entry.name.iter().for_each(|name| reader.node().set_name(name));
            entry.value.map_or(Ok(()), |(_, word)| reader.set_word(*start, word))?;
        }
        Data::List { items, .. } => steps.extend(items.iter().rev().map(|item| below(item))),
        Data::Map { entries, .. } if !is_node(entries) => {
            steps.extend(
                entries
                    .iter()
                    .rev()
                    .map(|(start, key, data)| Step::Open(Some((*start, key)), data)),
            );
        }
        Data::Map { entries, .. } => fields(reader, entries, steps)?,
    }
    Ok(())
}

/// A node in a list: of a mapping with one key that is no field, that is its name.
fn below(item: &Data) -> Step<'_> {
    match item {
        Data::Map { entries, .. } if !is_node(entries) => match &entries[..] {
            [(start, key, data)] => Step::Open(Some((*start, key)), data),
            _ => Step::Open(None, item),
        },
        _ => Step::Open(None, item),
    }
}

fn fields<'a>(
    reader: &mut Reader<'_, ()>,
    entries: &'a [(usize, String, Data)],
    steps: &mut Vec<Step<'a>>,
) -> Result<(), Box<ParseError>> {
    let mut had = Vec::new();
    for (start, key, data) in entries {
        let key = key.as_str();
        let place =
            [&NAMES[..], &VALUES, &CHILDREN, &MOVES].iter().position(|keys| keys.contains(&key));
        if had.contains(&(place, key))
            || place.is_some() && had.iter().any(|(before, _)| *before == place)
        {
            return Err(reader.cursor.error(*start, ParseErrorKind::RepeatedField));
        }
        had.push((place, key));
        match (place, data) {
            (_, Data::Word { text, .. }) if is_nothing(text) => {}
            (Some(0), Data::Word { text, .. }) => reader.node().set_name(text),
            (Some(1), Data::Word { start, text }) => reader.set_word(*start, text)?,
            (Some(2), Data::List { items, .. }) => steps.extend(items.iter().rev().map(below)),
            (Some(2), Data::Map { entries, .. }) if !is_node(entries) => {
                steps.extend(
                    entries
                        .iter()
                        .rev()
                        .map(|(start, key, data)| Step::Open(Some((*start, key)), data)),
                );
            }
            (Some(3), Data::Word { text, .. }) => reader.node().set_move(text),
            (None, Data::Word { text, .. }) if key == "position" => {
                reader.node().set_position(text);
            }
            (None, Data::Word { .. })
                if matches!(key, "player" | "turn" | "type" | "to_move" | "side") =>
            {
                reader.leave_out(LeftOut::Attributes);
            }
            (Some(1), _) => return reader.wanted(*start, Wanted::Value),
            (Some(2), _) => return reader.wanted(*start, Wanted::Children),
            (Some(_), _) => return reader.wanted(*start, Wanted::Text),
            (None, _) => return Err(reader.cursor.error(*start, ParseErrorKind::UnknownField)),
        }
    }
    Ok(())
}

fn is_nothing(text: &str) -> bool {
    matches!(text, "" | "~" | "null" | "[]")
}

/// Reads the lines from here on that are indented so.
fn block(
    reader: &Reader<'_, ()>,
    lines: &mut [Line<'_>],
    at: &mut usize,
    indent: usize,
    depth: usize,
) -> Result<Data, Box<ParseError>> {
    let Some(first) = lines.get(*at).copied() else {
        return reader.wanted(reader.cursor.text().len(), Wanted::Node);
    };
    if depth > DEEPEST {
        return Err(reader.cursor.error(first.start, ParseErrorKind::TooDeep { limit: MAX_DEPTH }));
    }
    let is_list = is_entry(first.text);
    let mut items = Vec::new();
    let mut entries = Vec::new();
    let mut end = first.start;
    while let Some(line) = lines.get(*at).copied() {
        if line.indent < indent || line.indent == indent && is_entry(line.text) != is_list {
            break;
        }
        if line.indent > indent {
            return Err(reader.cursor.error(line.start, ParseErrorKind::Indentation));
        }
        if is_list {
            // What stands behind the hyphen is a block of its own, indented so far.
            let inside = line.text[1..].trim_start_matches(' ');
            let shift = line.text.len() - inside.len();
            let inner =
                Line { indent: line.indent + shift, start: line.start + shift, text: inside };
            if inside.is_empty() {
                *at += 1;
                let deeper = lines.get(*at).map_or(0, |line| line.indent);
                items.push(below_line(reader, lines, at, deeper, indent, line, depth)?);
            } else {
                lines[*at] = inner;
                items.push(block(reader, lines, at, inner.indent, depth + 1)?);
            }
        } else if let Some((key, rest)) = key(line.text) {
            *at += 1;
            let start = line.start;
            let after = line.start + line.text.len() - rest.len();
            let data = if rest.is_empty() {
                let next = lines.get(*at).copied();
                let deeper = next.map_or(0, |next| next.indent);
                let is_list = next.is_some_and(|next| next.indent == indent && is_entry(next.text));
                if is_list {
                    block(reader, lines, at, indent, depth + 1)?
                } else {
                    below_line(reader, lines, at, deeper, indent, line, depth)?
                }
            } else {
                scalar(reader, after, rest)?
            };
            entries.push((start, key, data));
        } else if entries.is_empty() {
            *at += 1;
            return scalar(reader, line.start, line.text);
        } else {
            return reader.wanted(line.start, Wanted::Colon);
        }
        end = lines.get(at.saturating_sub(1)).map_or(end, |line| line.start + line.text.len());
    }
    let start = first.start;
    Ok(if is_list { Data::List { start, end, items } } else { Data::Map { start, end, entries } })
}

/// The block below a line, or nothing.
fn below_line(
    reader: &Reader<'_, ()>,
    lines: &mut [Line<'_>],
    at: &mut usize,
    deeper: usize,
    indent: usize,
    line: Line<'_>,
    depth: usize,
) -> Result<Data, Box<ParseError>> {
    if deeper > indent {
        block(reader, lines, at, deeper, depth + 1)
    } else {
        Ok(Data::Word { start: line.start, text: String::new() })
    }
}

fn is_entry(text: &str) -> bool {
    text == "-" || text.starts_with("- ")
}

/// The key of a line, and what stands behind its colon.
fn key(text: &str) -> Option<(String, &str)> {
    if text.starts_with(['[', '{']) {
        return None;
    }
    let (key, rest) = match text.strip_suffix(':') {
        Some(key) => (key, ""),
        None => text.split_once(": ")?,
    };
    Some((unquoted(key.trim()), rest.trim_start_matches(' ')))
}

fn unquoted(text: &str) -> String {
    let inner = |quote: char| text.strip_prefix(quote)?.strip_suffix(quote);
    inner('"').or_else(|| inner('\'')).unwrap_or(text).to_owned()
}

/// A word or a text in quotes, or lists and mappings in brackets.
fn scalar(reader: &Reader<'_, ()>, start: usize, text: &str) -> Result<Data, Box<ParseError>> {
    if !text.starts_with(['[', '{']) {
        let word = match text {
            ".inf" => "inf",
            "-.inf" => "-inf",
            _ => text,
        };
        return Ok(Data::Word { start, text: unquoted(word) });
    }
    // The brackets that are open: where they stand, what they hold, the key before the next thing.
    type Flow = (usize, bool, Vec<Data>, Vec<(usize, String, Data)>, Option<(usize, String)>);
    let mut open: Vec<Flow> = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches([' ', ',']);
        let at = start + text.len() - rest.len();
        let Some(next) = rest.chars().next() else {
            let opened = open.last().map_or(start, |(opened, ..)| *opened);
            let kind = ParseErrorKind::UnclosedBracket(reader.cursor.opening(opened));
            return Err(reader.cursor.error(at, kind));
        };
        let found = match next {
            '[' | '{' => {
                if open.len() > DEEPEST {
                    return Err(reader
                        .cursor
                        .error(at, ParseErrorKind::TooDeep { limit: MAX_DEPTH }));
                }
                open.push((at, next == '{', Vec::new(), Vec::new(), None));
                rest = &rest[1..];
                continue;
            }
            ']' | '}' => {
                rest = &rest[1..];
                let Some((start, is_map, items, entries, _)) = open.pop() else { break };
                if is_map != (next == '}') {
                    let kind = ParseErrorKind::MismatchedBracket(reader.cursor.opening(start));
                    return Err(reader.cursor.error(at, kind));
                }
                let end = at + 1;
                if is_map {
                    Data::Map { start, end, entries }
                } else {
                    Data::List { start, end, items }
                }
            }
            _ => {
                let length = match next {
                    '"' | '\'' => rest[1..].find(next).map_or(rest.len(), |end| end + 2),
                    _ => rest
                        .find([',', ']', '}', '[', '{'])
                        .into_iter()
                        .chain(rest.find(": "))
                        .min()
                        .unwrap_or(rest.len()),
                };
                if length == 0 {
                    return reader.wanted(at, Wanted::Node);
                }
                let (word, after) = rest.split_at(length);
                rest = after;
                let word = unquoted(word.trim());
                if let Some(after) = rest.trim_start_matches(' ').strip_prefix(':')
                    && let Some((_, true, _, _, key)) = open.last_mut()
                {
                    *key = Some((at, word));
                    rest = after;
                    continue;
                }
                Data::Word { start: at, text: word }
            }
        };
        match open.last_mut() {
            None if rest.is_empty() => return Ok(found),
            None => {
                return Err(reader
                    .cursor
                    .error(start + text.len() - rest.len(), ParseErrorKind::TextAfterEnd));
            }
            Some((_, true, _, entries, key)) => match key.take() {
                Some((start, key)) => entries.push((start, key, found)),
                None => return reader.wanted(at, Wanted::Field),
            },
            Some((_, false, items, ..)) => items.push(found),
        }
    }
    Err(reader.cursor.error(start, ParseErrorKind::TextAfterEnd))
}
