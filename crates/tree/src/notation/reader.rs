//! The base of all readers: nested brackets, and the tree that grows from them.

use crate::tree::builder::{TreeBuilder, TreeError};
use crate::tree::{MAX_DEPTH, MAX_NODES, NodeId};

use super::comments::Comments;
use super::cursor::Cursor;
use super::error::{ParseError, ParseErrorKind, Wanted, closing};
use super::outcome::{LeftOut, Outcome, Place};

/// A notation's rules for the items in brackets.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// A comma must stand between two items; otherwise a blank will do, or nothing.
    pub commas: bool,
    /// A comma may stand after the last item.
    pub trailing_comma: bool,
    /// The comments that there may be.
    pub comments: Comments,
}

/// A bracket that is open.
#[derive(Debug)]
pub struct Frame<S> {
    /// The offset of the bracket.
    pub opened: usize,
    /// The notation's own data about it.
    pub bracket: S,
    closing: char,
    before: Before,
}

/// The last thing before the cursor in the innermost bracket, apart from blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Before {
    Opening,
    Item,
    Comma(usize),
}

/// The next thing in the innermost bracket.
#[derive(Debug)]
pub enum Next<S> {
    /// An item, or something that must be one; the cursor stands before it.
    Item,
    /// The closing bracket; the cursor stands after it.
    Closed(Frame<S>),
    /// Nothing, since no bracket is open.
    End,
}

/// A text that is being read, the tree so far, and the open brackets, on an explicit stack: deep nesting cannot
/// overflow the call stack.
#[derive(Debug)]
pub struct Reader<'a, S> {
    /// Where it is in the text.
    pub cursor: Cursor<'a>,
    /// The open brackets.
    pub frames: Vec<Frame<S>>,
    /// The tree so far.
    pub builder: TreeBuilder,
    rules: Rules,
    /// The offset of each node's value: a later value with more decimal places may put it out of range.
    pub value_offsets: Vec<usize>,
    /// The decimal places that the values so far need.
    pub decimals: u8,
    left_out: Vec<LeftOut>,
    /// Of the nodes in preorder, unless a notation names them otherwise.
    pub places: Vec<Place>,
}

/// Reads a text, from the first character that is not blank, as a notation does.
///
/// # Errors
/// The text is no tree; the error says where.
pub fn read<'a, S>(
    text: &'a str,
    rules: Rules,
    tree: fn(&mut Reader<'a, S>) -> Result<(), Box<ParseError>>,
) -> Outcome {
    let mut reader = Reader::new(text, rules)?;
    tree(&mut reader)?;
    reader.finish()
}

impl<S> Frame<S> {
    /// Whether there is nothing in the bracket.
    pub fn is_empty(&self) -> bool {
        self.before == Before::Opening
    }
}

impl<'a, S> Reader<'a, S> {
    /// A reader at the first character that is not blank; a blank text is an error.
    ///
    /// # Errors
    /// The text is no tree; the error says where.
    pub fn new(text: &'a str, rules: Rules) -> Result<Self, Box<ParseError>> {
        let mut cursor = Cursor::new(text, rules.comments);
        cursor.skip_blanks();
        if cursor.peek().is_none() {
            return Err(cursor.error(cursor.offset(), ParseErrorKind::EmptyText));
        }
        Ok(Self {
            cursor,
            frames: Vec::new(),
            builder: TreeBuilder::new(),
            rules,
            value_offsets: Vec::new(),
            decimals: 0,
            left_out: Vec::new(),
            places: Vec::new(),
        })
    }

    /// The error of something else than what would be right at an offset.
    ///
    /// # Errors
    /// Always.
    pub fn wanted<T>(&self, offset: usize, wanted: Wanted) -> Result<T, Box<ParseError>> {
        Err(self.cursor.expected(offset, wanted))
    }

    /// Moves over the opening bracket at the cursor.
    pub fn push(&mut self, bracket: S) {
        let opened = self.cursor.offset();
        let closing = self.cursor.bump().map(closing).unwrap_or_default();
        self.frames.push(Frame { opened, bracket, closing, before: Before::Opening });
    }

    /// Moves over blanks and commas to the next item, or over the closing bracket.
    ///
    /// # Errors
    /// The text is no tree; the error says where.
    pub fn next_item(&mut self) -> Result<Next<S>, Box<ParseError>> {
        let Some(frame) = self.frames.last_mut() else {
            return Ok(Next::End);
        };
        let cursor = &mut self.cursor;
        loop {
            cursor.skip_blanks();
            let at = cursor.offset();
            match cursor.peek() {
                None => {
                    let opening = cursor.opening(frame.opened);
                    return Err(cursor.error(at, ParseErrorKind::UnclosedBracket(opening)));
                }
                Some(',') if frame.before == Before::Item => {
                    frame.before = Before::Comma(at);
                    cursor.bump();
                }
                Some(',') => return Err(cursor.error(at, ParseErrorKind::UnexpectedComma)),
                Some(')' | ']' | '}') => return self.close_bracket(),
                Some(_) if frame.before == Before::Item && self.rules.commas => {
                    return Err(
                        cursor.expected(at, Wanted::CommaOrClosing { closing: frame.closing })
                    );
                }
                Some(_) => {
                    frame.before = Before::Item;
                    return Ok(Next::Item);
                }
            }
        }
    }

    fn close_bracket(&mut self) -> Result<Next<S>, Box<ParseError>> {
        let Some(frame) = self.frames.pop() else {
            return Ok(Next::End);
        };
        let at = self.cursor.offset();
        if !self.cursor.eat(frame.closing) {
            let opening = self.cursor.opening(frame.opened);
            return Err(self.cursor.error(at, ParseErrorKind::MismatchedBracket(opening)));
        }
        match frame.before {
            Before::Comma(comma) if !self.rules.trailing_comma => {
                Err(self.cursor.error(comma, ParseErrorKind::UnexpectedComma))
            }
            _ => Ok(Next::Closed(frame)),
        }
    }

    /// Begins a node that stands at this offset.
    ///
    /// # Errors
    /// The text is no tree; the error says where.
    pub fn open_node(&mut self, offset: usize) -> Result<(), Box<ParseError>> {
        let node = self.builder.open().map_err(|error| self.tree_error(offset, error))?;
        self.value_offsets.push(offset);
        begin(&mut self.places, node, offset);
        Ok(())
    }

    /// Ends the open node before the cursor. The offset is that of an error.
    ///
    /// # Errors
    /// The text is no tree; the error says where.
    pub fn close_node(&mut self, offset: usize) -> Result<(), Box<ParseError>> {
        self.close_node_at(offset, self.cursor.end_before())
    }

    /// Ends the open node at an offset. The first one is that of an error.
    ///
    /// # Errors
    /// The text is no tree; the error says where.
    pub fn close_node_at(&mut self, offset: usize, end: usize) -> Result<(), Box<ParseError>> {
        let node = self.builder.close().map_err(|error| self.tree_error(offset, error))?;
        end_at(&mut self.places, node, end);
        Ok(())
    }

    /// The builder, to name the open node; values go through `set_value`.
    pub fn node(&mut self) -> &mut TreeBuilder {
        &mut self.builder
    }

    /// The error of a node at an offset that the tree cannot take.
    pub fn tree_error(&self, offset: usize, error: TreeError) -> Box<ParseError> {
        let value_offset = |node: NodeId| self.value_offsets[node.index()];
        let (offset, kind) = match error {
            TreeError::TooManyNodes => (offset, ParseErrorKind::TooManyNodes { limit: MAX_NODES }),
            TreeError::TooDeep => (offset, ParseErrorKind::TooDeep { limit: MAX_DEPTH }),
            TreeError::Empty(_) => (offset, ParseErrorKind::EmptyNode),
            TreeError::OutOfRange(node) => {
                (value_offset(node), ParseErrorKind::out_of_range(self.decimals))
            }
            // The readers read one root and close every node, so these two cannot happen.
            TreeError::SecondRoot => (offset, ParseErrorKind::TextAfterEnd),
            TreeError::Unfinished => (offset, ParseErrorKind::EmptyNode),
        };
        self.cursor.error(offset, kind)
    }

    /// Notes that the text has something that the tree has not.
    pub fn leave_out(&mut self, kind: LeftOut) {
        if !self.left_out.contains(&kind) {
            self.left_out.push(kind);
        }
    }

    /// The tree and what was left out, if nothing follows it.
    ///
    /// # Errors
    /// The text is no tree; the error says where.
    pub fn finish(mut self) -> Outcome {
        self.cursor.skip_blanks();
        let end = self.cursor.offset();
        if self.cursor.peek().is_some() {
            return Err(self.cursor.error(end, ParseErrorKind::TextAfterEnd));
        }
        if self.cursor.has_commented() {
            self.leave_out(LeftOut::Comments);
        }
        let Self { builder, cursor, left_out, places, .. } = self;
        let tree = builder.finish();
        let tree = tree.map_err(|_| cursor.error(end, ParseErrorKind::EmptyNode))?;
        Ok((tree, left_out, places))
    }
}

// Each reader calls these two. Inlined, or as parts of it, they would be in the WebAssembly several times.
#[inline(never)]
fn begin(places: &mut Vec<Place>, node: NodeId, offset: usize) {
    places.push(Place { node, range: offset..offset });
}

#[inline(never)]
fn end_at(places: &mut [Place], node: NodeId, end: usize) {
    places[node.index()].range.end = end;
}
