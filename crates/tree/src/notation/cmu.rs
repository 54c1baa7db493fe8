//! Round brackets with a bracket for each leaf, as in a course at CMU: `((3)(17))`.

use crate::score::{Literal, LiteralError};
use crate::tree::Tree;

use super::comments::Comments;
use super::cursor::Cursor;
use super::error::{ParseError, Wanted};
use super::outcome::Outcome;
use super::reader::{self, Next, Reader, Rules};
use super::writing::{WalkStep, value, walk};

const RULES: Rules = Rules { commas: false, trailing_comma: false, comments: Comments::None };

/// The contents of a bracket so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Contents {
    Nothing,
    Number,
    Bracket,
    /// A bracket and a comma.
    Comma,
}

/// Whether all of a text is in this format, with two leaves at least: in other brackets `((3))` is a chain of nodes.
pub fn is_whole(text: &str) -> bool {
    let mut cursor = Cursor::new(text, RULES.comments);
    let mut open = Vec::new();
    let mut leaves = 0_usize;
    loop {
        cursor.skip_blanks();
        let Some(next) = cursor.peek() else { return false };
        let contents = open.last().copied();
        let becomes = match (next, contents) {
            ('(', None | Some(Contents::Nothing | Contents::Bracket | Contents::Comma)) => {
                open.last_mut().into_iter().for_each(|contents| *contents = Contents::Bracket);
                open.push(Contents::Nothing);
                cursor.bump();
                continue;
            }
            (')', Some(Contents::Number | Contents::Bracket)) => {
                cursor.bump();
                open.pop();
                if open.is_empty() {
                    break;
                }
                continue;
            }
            (',', Some(Contents::Bracket)) => {
                cursor.bump();
                Contents::Comma
            }
            (_, Some(Contents::Nothing)) if is_number(cursor.word()) => {
                leaves += 1;
                Contents::Number
            }
            _ => return false,
        };
        open.last_mut().into_iter().for_each(|contents| *contents = becomes);
    }
    cursor.skip_blanks();
    leaves > 1 && cursor.peek().is_none()
}

/// Whether a word is meant as a number, if only as one that no tree can hold.
fn is_number(word: &str) -> bool {
    !matches!(Literal::parse(word), Err(LiteralError::NotANumber))
}

pub fn read(text: &str) -> Outcome {
    reader::read(text, RULES, tree)
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    node(reader)?;
    loop {
        match reader.next_item()? {
            Next::Item => node(reader)?,
            Next::Closed(frame) => reader.close_node(frame.opened)?,
            Next::End => return Ok(()),
        }
    }
}

/// Reads the opening bracket of a node, and a leaf's number.
fn node(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    if reader.cursor.peek() != Some('(') {
        return reader.wanted(start, Wanted::Mark { mark: '(' });
    }
    reader.open_node(start)?;
    reader.push(());
    reader.cursor.skip_blanks();
    let start = reader.cursor.offset();
    let word = reader.cursor.word();
    if word.is_empty() {
        return Ok(());
    }
    reader.set_word(start, word)?;
    reader.cursor.skip_blanks();
    match reader.cursor.peek() {
        // What is not closed is said elsewhere.
        None | Some(')' | ']' | '}') => Ok(()),
        Some(_) => reader.wanted(reader.cursor.offset(), Wanted::Mark { mark: ')' }),
    }
}

/// Writes the values of leaves, and nothing else.
pub fn write(tree: &Tree) -> String {
    let mut out = String::new();
    walk(tree, |step| match step {
        WalkStep::Enter(node) => {
            out.push('(');
            let value = if tree.is_leaf(node) { value(tree, node) } else { None };
            value.into_iter().for_each(|value| out.push_str(&value));
        }
        WalkStep::Leave(_) => out.push(')'),
    });
    out
}
