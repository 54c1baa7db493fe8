//! Round brackets around one thing, which mean nothing in a program.

use plyscope_tree::notation::reading::{Cursor, Escapes, Rules};

/// The round brackets of a text, in its order.
#[derive(Debug)]
pub(super) struct Groups {
    /// The offset of each, and whether it holds something and no comma.
    brackets: Vec<(usize, bool)>,
    /// The first that was not asked for yet.
    next: usize,
}

/// A bracket that is open.
#[derive(Debug)]
struct OpenBracket {
    /// Its place in the list, if it is round.
    number: Option<usize>,
    is_empty: bool,
    has_comma: bool,
}

impl Groups {
    /// Finds those after the cursor: only at its end is it clear what a bracket is.
    pub(super) fn of(cursor: &Cursor<'_>, rules: &Rules) -> Self {
        let first = cursor.offset();
        let mut cursor = Cursor::new(cursor.rest(), rules.comments);
        let mut brackets = Vec::new();
        let mut open: Vec<OpenBracket> = Vec::new();
        loop {
            cursor.skip_blanks();
            let Some(mark) = cursor.peek() else { break };
            if let Some(bracket) = open.last_mut() {
                bracket.has_comma |= mark == ',';
                bracket.is_empty &= matches!(mark, ')' | ']' | '}');
            }
            match mark {
                // What is wrong with a text or a comment that goes on to the end will be said when it is read.
                '/' => break,
                '"' | '\'' if cursor.string(Escapes::Program).is_err() => break,
                '"' | '\'' => continue,
                '(' | '[' | '{' => {
                    let number = (mark == '(').then_some(brackets.len());
                    brackets.extend(number.map(|_| (first + cursor.offset(), false)));
                    open.push(OpenBracket { number, is_empty: true, has_comma: false });
                }
                ')' | ']' | '}' => {
                    if let Some(OpenBracket { number: Some(number), is_empty, has_comma }) =
                        open.pop()
                    {
                        brackets[number].1 = !is_empty && !has_comma;
                    }
                }
                _ => {}
            }
            cursor.bump();
        }
        Self { brackets, next: 0 }
    }

    /// Whether the bracket at this offset is such a one. Those of a text are asked for in its order.
    pub(super) fn has(&mut self, offset: usize) -> bool {
        while self.brackets.get(self.next).is_some_and(|&(at, _)| at < offset) {
            self.next += 1;
        }
        self.brackets.get(self.next).is_some_and(|&(at, groups)| at == offset && groups)
    }
}
