//! Python calls, as the Swedish page writes its trees: `Tree('1', None, [Tree('2', 3, [])])`.

use plyscope_tree::notation::reading::{
    self, Comments, Cursor, Frame, Next, Outcome, ParseError, ParseErrorKind, Reader, Rules, Wanted,
};

mod argument;
mod program;
mod writer;

pub(super) use argument::float;
pub(super) use program::look;
pub(super) use writer::write;

const RULES: Rules = Rules { commas: true, trailing_comma: true, comments: Comments::Hash };

/// The meaning of a bracket.
#[derive(Clone, Copy, Debug)]
enum Bracket {
    /// The arguments of a call, which is a node.
    Call(Call),
    /// The list or tuple of a node's children.
    Children,
}

/// A call whose arguments are being read.
#[derive(Clone, Copy, Debug)]
struct Call {
    /// The offset of its `Tree`.
    start: usize,
    /// The number of positional arguments so far.
    positional: usize,
    /// Whether a keyword argument was given; no positional one may follow.
    keywords: bool,
    /// The arguments so far.
    had: [bool; FIELDS.len()],
}

const FIELDS: [&str; 3] = ["name", "value", "children"];

impl Call {
    /// The field of the next positional argument; the error is what would be right instead.
    fn next_position(&mut self) -> Result<usize, Wanted> {
        let field = self.positional;
        if field == FIELDS.len() {
            return Err(Wanted::Mark { mark: ')' });
        }
        if self.keywords {
            return Err(Wanted::Keyword);
        }
        self.positional += 1;
        Ok(field)
    }
}

/// Whether a text is Python: a call of `Tree`, perhaps after an assignment.
pub(super) fn begins(text: &str) -> bool {
    let mut cursor = Cursor::new(text, RULES.comments);
    cursor.skip_blanks();
    skip_assignment(&mut cursor);
    let called = cursor.identifier();
    cursor.skip_blanks();
    called == Some("Tree") && cursor.peek() == Some('(')
}

/// Moves over a variable, `=` and blanks, if they are there.
fn skip_assignment(cursor: &mut Cursor<'_>) {
    let start = cursor.offset();
    cursor.identifier();
    cursor.skip_blanks();
    if cursor.offset() > start && cursor.eat('=') {
        cursor.skip_blanks();
    } else {
        cursor.back_to(start);
    }
}

/// Reads a call that is all of a text, or else one within a program.
pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, whole).or_else(|error| program::read(text).unwrap_or(Err(error)))
}

fn whole(reader: &mut Reader<'_, Bracket>) -> Result<(), Box<ParseError>> {
    skip_assignment(&mut reader.cursor);
    call(reader)?;
    reader.cursor.skip_blanks();
    reader.cursor.eat(';');
    Ok(())
}

/// Reads a call with all that is in it.
fn call(reader: &mut Reader<'_, Bracket>) -> Result<(), Box<ParseError>> {
    node(reader)?;
    loop {
        match reader.next_item()? {
            Next::Item => item(reader)?,
            Next::Closed(Frame { bracket: Bracket::Call(call), .. }) => {
                reader.close_node(call.start)?;
            }
            Next::Closed(_) => {}
            Next::End => return Ok(()),
        }
    }
}

fn item(reader: &mut Reader<'_, Bracket>) -> Result<(), Box<ParseError>> {
    match reader.frames.last().map(|frame| frame.bracket) {
        Some(Bracket::Call(call)) => argument(reader, call),
        _ => node(reader),
    }
}

/// Reads as much of a node as its opening bracket.
fn node(reader: &mut Reader<'_, Bracket>) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    if reader.cursor.identifier() != Some("Tree") {
        return reader.wanted(start, Wanted::PythonNode);
    }
    reader.cursor.skip_blanks();
    if reader.cursor.peek() != Some('(') {
        return reader.wanted(reader.cursor.offset(), Wanted::Mark { mark: '(' });
    }
    reader.open_node(start)?;
    let had = [false; FIELDS.len()];
    reader.push(Bracket::Call(Call { start, positional: 0, keywords: false, had }));
    Ok(())
}

/// Reads an argument, or as much of it as the bracket that opens the children.
fn argument(reader: &mut Reader<'_, Bracket>, mut call: Call) -> Result<(), Box<ParseError>> {
    let start = reader.cursor.offset();
    let keyword = reader.cursor.identifier();
    reader.cursor.skip_blanks();
    let field = match keyword {
        Some(keyword) if reader.cursor.eat('=') => {
            reader.cursor.skip_blanks();
            call.keywords = true;
            FIELDS.iter().position(|&known| known == keyword)
        }
        _ => {
            reader.cursor.back_to(start);
            Some(call.next_position().or_else(|wanted| reader.wanted(start, wanted))?)
        }
    };
    let Some(field) = field else {
        return Err(reader.cursor.error(start, ParseErrorKind::UnknownField));
    };
    if std::mem::replace(&mut call.had[field], true) {
        return Err(reader.cursor.error(start, ParseErrorKind::RepeatedField));
    }
    if let Some(frame) = reader.frames.last_mut() {
        frame.bracket = Bracket::Call(call);
    }
    argument::read(reader, FIELDS[field])
}
