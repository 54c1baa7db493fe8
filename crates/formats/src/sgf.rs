//! SGF, in which games of go and others are kept with their variations: `(;B[aa](;W[bb]V[3])(;W[cc]V[5]))`.

use plyscope_tree::Literal;
use plyscope_tree::notation::reading::{
    self, Comments, LeftOut, NoTree, Outcome, ParseError, ParseErrorKind, Reader, Rules, Wanted,
    is_blank,
};

use super::entry::Entry;
use super::look::Look;

const RULES: Rules = Rules { commas: false, trailing_comma: false, comments: Comments::None };

/// Whether a text begins with `(;`.
pub(super) fn look(text: &str) -> Look {
    let inside = text.trim_start_matches(is_blank).strip_prefix('(').unwrap_or_default();
    if inside.trim_start_matches(is_blank).starts_with(';') { Look::Sure } else { Look::Other }
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

/// A position, which is read as it stands; its value is what Black has.
struct Position {
    start: usize,
    mover: Option<char>,
    value: Option<(usize, String)>,
    comment: Option<(usize, String)>,
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    // The positions that are open, and how many of them each bracket has.
    let mut open: Vec<Position> = Vec::new();
    let mut brackets: Vec<(usize, usize)> = Vec::new();
    let mut first = None;
    let mut any = false;
    loop {
        reader.cursor.skip_blanks();
        let start = reader.cursor.offset();
        match reader.cursor.peek() {
            Some('(') => {
                reader.cursor.bump();
                if any && open.is_empty() {
                    return Err(reader.cursor.error(start, ParseErrorKind::SecondRoot));
                }
                brackets.push((start, 0));
            }
            Some(';') => {
                reader.cursor.bump();
                let Some((_, count)) = brackets.last_mut() else {
                    return reader.wanted(start, Wanted::Mark { mark: '(' });
                };
                *count += 1;
                any = true;
                reader.open_node(start)?;
                let position = position(reader, start)?;
                if let Some(mover) = position.mover {
                    let before = open.last().and_then(|before| before.mover);
                    if before == Some(mover) || (before.is_none() && open.len() > 1) {
                        let kind = ParseErrorKind::NoTree(NoTree::Turn);
                        return Err(reader.cursor.error(start, kind));
                    }
                    first.get_or_insert(mover);
                } else if !open.is_empty() {
                    return reader.wanted(start, Wanted::Move);
                }
                open.push(position);
            }
            Some(')') => {
                reader.cursor.bump();
                let Some((_, count)) = brackets.pop() else {
                    return reader.wanted(start, Wanted::Mark { mark: '(' });
                };
                for _ in 0..count {
                    let Some(position) = open.pop() else { break };
                    set_value(reader, &position, first)?;
                    reader.close_node(position.start)?;
                }
                if brackets.is_empty() {
                    return Ok(());
                }
            }
            None => {
                let opened = brackets.last().map_or(start, |(opened, _)| *opened);
                let kind = ParseErrorKind::UnclosedBracket(reader.cursor.opening(opened));
                return Err(reader.cursor.error(start, kind));
            }
            Some(_) => return reader.wanted(start, Wanted::Mark { mark: ';' }),
        }
    }
}

/// Reads the properties of a position.
fn position(reader: &mut Reader<'_, ()>, start: usize) -> Result<Position, Box<ParseError>> {
    let mut position = Position { start, mover: None, value: None, comment: None };
    loop {
        reader.cursor.skip_blanks();
        let name = reader.cursor.take_while(|c| c.is_ascii_alphabetic());
        if name.is_empty() {
            return Ok(position);
        }
        let mut values = Vec::new();
        loop {
            reader.cursor.skip_blanks();
            if reader.cursor.peek() != Some('[') {
                break;
            }
            values.push(property(reader)?);
        }
        let Some((at, value)) = values.into_iter().next() else {
            return reader.wanted(reader.cursor.offset(), Wanted::Mark { mark: '[' });
        };
        match name {
            "B" | "W" => {
                position.mover = name.chars().next();
                reader.node().set_move(if value.is_empty() { "pass" } else { &value });
            }
            "N" => reader.node().set_name(&value),
            "V" => position.value = Some((at, value)),
            "C" => position.comment = Some((at, value)),
            _ => reader.leave_out(LeftOut::Attributes),
        }
    }
}

/// Reads a value in square brackets.
fn property(reader: &mut Reader<'_, ()>) -> Result<(usize, String), Box<ParseError>> {
    let opened = reader.cursor.offset();
    reader.cursor.bump();
    let start = reader.cursor.offset();
    let mut text = String::new();
    loop {
        text += reader.cursor.take_while(|c| c != ']' && c != '\\');
        match reader.cursor.bump() {
            Some(']') => return Ok((start, text)),
            Some(_) => text.extend(reader.cursor.bump().filter(|&c| c != '\n')),
            None => {
                let kind = ParseErrorKind::UnclosedBracket(reader.cursor.opening(opened));
                return Err(reader.cursor.error(reader.cursor.offset(), kind));
            }
        }
    }
}

/// Gives the open node its value, seen by whoever moves first: what is said of it, or the number in its comment.
fn set_value(
    reader: &mut Reader<'_, ()>,
    position: &Position,
    first: Option<char>,
) -> Result<(), Box<ParseError>> {
    let negated = |value: Literal| if first == Some('W') { -value } else { value };
    if let Some((at, value)) = &position.value {
        let value = negated(reader.literal(*at, value.trim())?);
        return reader.set_value(*at, value);
    }
    let Some((at, comment)) = &position.comment else { return Ok(()) };
    let entry = Entry::of(comment);
    match entry.value.filter(|_| entry.several.is_none()) {
        Some((_, word)) => {
            let value = negated(reader.literal(*at, word)?);
            reader.set_value(*at, value)
        }
        None => {
            reader.leave_out(LeftOut::Comments);
            Ok(())
        }
    }
}
