//! Nested brackets, as people type them: `A: [B: [3, 12], C: [2, 4]]`.

mod writer;

pub(super) use writer::write;

use crate::tree::Tree;

use super::error::{ParseError, ParseErrorKind, Wanted};
use super::reader::{Next, Reader, Rules};
use super::strings::Escapes;

const RULES: Rules = Rules { commas: false, trailing_comma: true, comments: false };

pub(super) fn read(text: &str) -> Result<Tree, ParseError> {
    let mut reader = Reader::new(text, RULES)?;
    node(&mut reader)?;
    loop {
        match reader.next()? {
            Next::Item => node(&mut reader)?,
            Next::Closed(frame) => {
                // Before a static value could make a leaf of it.
                if frame.is_empty() {
                    return Err(reader.cursor.error(frame.opened, ParseErrorKind::EmptyNode));
                }
                static_value(&mut reader)?;
                reader.close_node(frame.opened)?;
            }
            Next::End => return reader.finish(),
        }
    }
}

/// Reads a node with its name, or as much of it as its opening bracket.
fn node(reader: &mut Reader<'_, ()>) -> Result<(), ParseError> {
    let start = reader.cursor.offset();
    reader.open_node(start)?;
    match reader.cursor.peek() {
        Some('"' | '\'') => {
            let text = reader.cursor.string(Escapes::Json)?;
            if name(reader, &text) {
                return body(reader);
            }
            reader.set_quoted(start, &text)?;
        }
        _ => {
            let word = reader.cursor.word();
            if word.is_empty() {
                return body(reader);
            }
            if name(reader, word) {
                return body(reader);
            }
            reader.set_word(start, word)?;
        }
    }
    reader.close_node(start)
}

/// Names the open node if there is a colon behind the text, and moves over it.
fn name(reader: &mut Reader<'_, ()>, text: &str) -> bool {
    reader.cursor.skip_blanks();
    let colon = reader.cursor.eat(':');
    if colon {
        reader.node().set_name(text);
    }
    colon
}

/// Reads what a node is apart from its name.
fn body(reader: &mut Reader<'_, ()>) -> Result<(), ParseError> {
    reader.cursor.skip_blanks();
    let start = reader.cursor.offset();
    match reader.cursor.peek() {
        Some('[' | '(') => {
            reader.push(());
            return Ok(());
        }
        Some(',') => return Err(reader.cursor.error(start, ParseErrorKind::UnexpectedComma)),
        _ => {}
    }
    number(reader, Wanted::Node)?;
    reader.close_node(start)
}

/// Reads `= 7`, if it is there.
fn static_value(reader: &mut Reader<'_, ()>) -> Result<(), ParseError> {
    reader.cursor.skip_blanks();
    if !reader.cursor.eat('=') {
        return Ok(());
    }
    reader.cursor.skip_blanks();
    number(reader, Wanted::Value)
}

/// Reads the open node's value; where there is none, that is what would be right.
fn number(reader: &mut Reader<'_, ()>, right: Wanted) -> Result<(), ParseError> {
    let start = reader.cursor.offset();
    if let Some('"' | '\'') = reader.cursor.peek() {
        let text = reader.cursor.string(Escapes::Json)?;
        return reader.set_quoted(start, &text);
    }
    match reader.cursor.word() {
        "" => reader.wanted(start, right),
        word => reader.set_word(start, word),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, written: &str) {
        assert_eq!(write(&read(text).unwrap()), written);
    }

    fn check_error(text: &str, column: u32, id: &str) {
        let error = read(text).unwrap_err();
        assert_eq!((error.line, error.column, error.kind.id()), (1, column, id), "{text}");
    }

    #[test]
    fn commas_and_blanks_separate() {
        check("[[3, 12, 8], [2, 4, 6]]", "[[3, 12, 8], [2, 4, 6]]");
        check("((3 12 8) (2 4 6))", "[[3, 12, 8], [2, 4, 6]]");
        check("[(3 12)(2,4,),]", "[[3, 12], [2, 4]]");
        check("\u{feff}[3\n12 ,\t8]\n", "[3, 12, 8]");
        check("7", "7");
    }

    #[test]
    fn nodes_may_have_names() {
        check("A: [B: [3, 12], C : (2 4)]", "A: [B: [3, 12], C: [2, 4]]");
        check("1: [\"a name\":3 'b c': 4 \"d\": 5]", "1: [\"a name\": 3, \"b c\": 4, d: 5]");
        check("x': [\"\": 3]", "x': [\"\": 3]");
        check(r#""\"[\n": 3"#, r#""\"[\n": 3"#);
    }

    #[test]
    fn interior_nodes_may_have_static_values() {
        check("A: [3, [12]=-2.50] = ∞", "A: [3, [12]=-2.5]=inf");
        check("[[3] =\n5 6]", "[[3]=5, 6]");
        check("[[3]=\"-inf\"]", "[[3]=-inf]");
    }

    #[test]
    fn quotes_hold_infinities() {
        check(r#"["inf", "-inf", a: "inf", "inf": 3]"#, "[inf, -inf, a: inf, inf: 3]");
        check_error(r#"["3"]"#, 2, "not-a-number");
        check_error(r#"["a"]"#, 2, "not-a-number");
        check_error(r#"["nan"]"#, 2, "nan");
    }

    #[test]
    fn a_static_value_makes_no_leaf() {
        check_error("[3, []=7]", 5, "empty-node");
        check_error("[3=7]", 3, "expected");
        check_error("[[3]=]", 6, "expected");
        check_error("[[3]==7]", 6, "expected");
    }

    #[test]
    fn a_name_needs_a_node() {
        check_error("[A: ]", 5, "expected");
        check_error("[A: , 3]", 5, "unexpected-comma");
        check_error("A:", 3, "expected");
        check_error("[A: B: 3]", 5, "not-a-number");
        check_error("[: 3]", 2, "expected");
    }
}
