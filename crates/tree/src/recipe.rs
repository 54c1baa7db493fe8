//! What all recipes have in common, of random trees and of others: `name(parameter=value, …)`.

use std::fmt;

pub use crate::notation::cursor::{Cursor, is_blank, place, shortened};

/// A kind of recipe, which makes something of the values of its parameters.
pub trait Parameters<'a> {
    /// The error of a text that is no such recipe.
    type Error;

    /// The names of the parameters.
    fn names(&self) -> &'static [&'static str];

    /// Moves over a word where a name should stand.
    fn word(cursor: &mut Cursor<'a>) -> &'a str {
        cursor.word()
    }

    /// Reads the value of a parameter, at the cursor.
    ///
    /// # Errors
    /// It is no value of this parameter.
    fn value(&mut self, cursor: &mut Cursor<'a>, name: &'static str) -> Result<(), Self::Error>;

    /// The error of what stands at an offset.
    fn error(&self, cursor: &Cursor<'a>, at: usize, wrong: Wrong) -> Self::Error;
}

/// What can be wrong between the values of a recipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// This character is missing.
    Missing(char),
    /// There is no comma after a value.
    NoComma,
    /// The text ends inside the bracket that was opened at this offset.
    Unclosed(usize),
    /// There is no such parameter.
    NoParameter,
    /// The parameter stands there already.
    Repeated,
}

/// Reads parameters from the opening bracket to the closing one. A comma may follow the last of them.
///
/// # Errors
/// The first error in the text.
pub fn read<'a, P: Parameters<'a>>(cursor: &mut Cursor<'a>, into: &mut P) -> Result<(), P::Error> {
    let mut seen: Vec<&str> = Vec::new();
    cursor.skip_blanks();
    let opened = cursor.offset();
    take(cursor, into, '(')?;
    loop {
        cursor.skip_blanks();
        let is_parted = seen.is_empty() || cursor.eat(',');
        cursor.skip_blanks();
        if cursor.eat(')') {
            return Ok(());
        }
        let at = cursor.offset();
        if cursor.peek().is_none() {
            return Err(into.error(cursor, at, Wrong::Unclosed(opened)));
        }
        if !is_parted {
            return Err(into.error(cursor, at, Wrong::NoComma));
        }
        let word = P::word(cursor);
        let Some(&name) = into.names().iter().find(|&&name| name == word) else {
            return Err(into.error(cursor, at, Wrong::NoParameter));
        };
        if seen.contains(&name) {
            return Err(into.error(cursor, at, Wrong::Repeated));
        }
        take(cursor, into, '=')?;
        cursor.skip_blanks();
        into.value(cursor, name)?;
        seen.push(name);
    }
}

/// Moves over blanks and this character, which must be there.
fn take<'a, P: Parameters<'a>>(
    cursor: &mut Cursor<'a>,
    into: &P,
    mark: char,
) -> Result<(), P::Error> {
    cursor.skip_blanks();
    match cursor.eat(mark) {
        true => Ok(()),
        false => Err(into.error(cursor, cursor.offset(), Wrong::Missing(mark))),
    }
}

/// Writes a recipe with these parameters.
///
/// # Errors
/// Those of the writer.
pub fn write<V: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    parameters: impl IntoIterator<Item = (&'static str, V)>,
) -> fmt::Result {
    write!(f, "{name}(")?;
    for (place, (name, value)) in parameters.into_iter().enumerate() {
        let comma = if place == 0 { "" } else { ", " };
        write!(f, "{comma}{name}={value}")?;
    }
    f.write_str(")")
}

/// The text that an error has found, with control and invisible characters escaped for the terminal; `None` at the end.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a>(pub Option<&'a str>);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(found) = self.0 else { return f.write_str("the end of the text") };
        f.write_str("`")?;
        for character in found.chars() {
            match character {
                '\'' | '"' | '\\' => write!(f, "{character}")?,
                _ => write!(f, "{}", character.escape_debug())?,
            }
        }
        f.write_str("`")
    }
}
