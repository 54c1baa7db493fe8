//! The text of a recipe, taken apart: `name(parameter=value, …)`.

use std::ops::Range;
use std::str::FromStr;

use plyscope_tree::recipe::{self, Cursor, Wrong, is_blank};

use super::error::{RecipeError, RecipeErrorKind, Wanted};
use crate::game::Mark;

/// What reading gives.
pub(crate) type Read<T> = Result<T, Box<RecipeError>>;

/// Moves over a word, which may be the name of a game or of a parameter.
pub(crate) fn word<'a>(cursor: &mut Cursor<'a>) -> &'a str {
    cursor.take_while(|character| {
        !is_blank(character) && !matches!(character, '(' | ')' | ',' | '=' | ':')
    })
}

/// The error at an offset, where a word or a character stands.
pub(crate) fn error(text: &str, offset: usize, kind: RecipeErrorKind) -> Box<RecipeError> {
    let rest = &text[offset..];
    let word = word(&mut Cursor::plain(rest));
    let found = if word.is_empty() { character(rest) } else { word };
    RecipeError::new(text, offset, found, kind)
}

/// The error at an offset, in place of something else.
pub(crate) fn expected(text: &str, offset: usize, wanted: Wanted) -> Box<RecipeError> {
    error(text, offset, RecipeErrorKind::Expected(wanted))
}

/// The character at the beginning; empty at the end.
fn character(rest: &str) -> &str {
    &rest[..rest.chars().next().map_or(0, char::len_utf8)]
}

/// A parameter as it was given.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Given<'a> {
    pub(crate) name: &'static str,
    /// The value, without blanks around it.
    pub(crate) value: &'a str,
    /// The offset of the value.
    at: usize,
}

/// The parameters of a recipe as they were given.
#[derive(Debug)]
pub(crate) struct Parameters<'a> {
    text: &'a str,
    known: &'static [&'static str],
    given: Vec<Given<'a>>,
}

impl<'a> recipe::Parameters<'a> for Parameters<'a> {
    type Error = Box<RecipeError>;

    fn names(&self) -> &'static [&'static str] {
        self.known
    }

    fn word(cursor: &mut Cursor<'a>) -> &'a str {
        word(cursor)
    }

    /// Any text up to a comma or the bracket, since a game reads its parameters together.
    fn value(&mut self, cursor: &mut Cursor<'a>, name: &'static str) -> Read<()> {
        let at = cursor.offset();
        let value = cursor.take_while(|character| !matches!(character, ',' | ')'));
        self.given.push(Given { name, value: value.trim_end_matches(is_blank), at });
        Ok(())
    }

    fn error(&self, cursor: &Cursor<'a>, at: usize, wrong: Wrong) -> Self::Error {
        let kind = match wrong {
            Wrong::Missing(mark) => RecipeErrorKind::Expected(Wanted::Mark { right: mark }),
            Wrong::Unclosed(_) | Wrong::NoComma => RecipeErrorKind::UnclosedBracket,
            Wrong::NoParameter => {
                RecipeErrorKind::Expected(Wanted::Parameter { right: self.known })
            }
            Wrong::Repeated => RecipeErrorKind::Repeated,
        };
        error(cursor.text(), at, kind)
    }
}

impl<'a> Parameters<'a> {
    /// Reads from the opening bracket to the closing one.
    pub(crate) fn read(cursor: &mut Cursor<'a>, known: &'static [&'static str]) -> Read<Self> {
        let mut parameters = Self { text: cursor.text(), known, given: Vec::new() };
        recipe::read(cursor, &mut parameters)?;
        Ok(parameters)
    }

    /// Parameters that stand in no common text; the places of their errors mean nothing.
    pub(crate) fn of(given: impl Iterator<Item = (&'static str, &'a str)>) -> Self {
        let given = given.map(|(name, value)| Given { name, value, at: 0 }).collect();
        Self { text: "", known: &[], given }
    }

    pub(crate) fn get(&self, name: &str) -> Option<Given<'a>> {
        self.given.iter().copied().find(|given| given.name == name)
    }

    /// The error of a part of a value; of an empty part, what stands after it is found.
    pub(crate) fn in_part(
        &self,
        given: Given<'_>,
        part: Range<usize>,
        kind: RecipeErrorKind,
    ) -> Box<RecipeError> {
        let offset = given.at + part.start;
        let found = if part.is_empty() {
            character(self.text.get(offset..).unwrap_or_default())
        } else {
            &given.value[part]
        };
        RecipeError::new(self.text, offset, found, kind)
    }

    /// The error of a whole value.
    pub(crate) fn wrong(&self, given: Given<'_>, kind: RecipeErrorKind) -> Box<RecipeError> {
        self.in_part(given, 0..given.value.len(), kind)
    }

    /// The error of a whole value in place of another.
    pub(crate) fn expected(&self, given: Given<'_>, wanted: Wanted) -> Box<RecipeError> {
        self.wrong(given, RecipeErrorKind::Expected(wanted))
    }

    /// A whole number within bounds, if it is given.
    pub(crate) fn whole(&self, name: &str, least: u16, most: u16) -> Read<Option<u16>> {
        let Some(given) = self.get(name) else { return Ok(None) };
        let digits = given.value.bytes().all(|byte| byte.is_ascii_digit());
        let number =
            given.value.parse().ok().filter(|number| digits && (least..=most).contains(number));
        match number {
            Some(number) => Ok(Some(number)),
            None => Err(self.expected(given, Wanted::Whole { least, most })),
        }
    }

    /// One of a few words; `usual`, if it is not given.
    pub(crate) fn word<T: FromStr>(
        &self,
        name: &str,
        words: &'static [&'static str],
        usual: T,
    ) -> Read<T> {
        let Some(given) = self.get(name) else { return Ok(usual) };
        given.value.parse().map_err(|_| self.expected(given, Wanted::Word { right: words }))
    }

    /// The side that moves where X and O have so many marks: whoever has less, else the side that is given, else X.
    pub(crate) fn mover(&self, [x, o]: [u32; 2]) -> Read<Mark> {
        let chosen = self.word("moves", Mark::WORDS, Mark::X)?;
        let Some(position) = self.get("position") else { return Ok(chosen) };
        if x.abs_diff(o) > 1 {
            return Err(self.wrong(position, RecipeErrorKind::OutOfTurn { x, o }));
        }
        let due = Mark::due([x, o]).unwrap_or(chosen);
        match self.get("moves").filter(|_| chosen != due) {
            Some(moves) => Err(self.expected(moves, Wanted::Turn { right: due })),
            None => Ok(due),
        }
    }
}

/// The rows of a position, from the top, each with its offset in the value.
pub(crate) fn rows(value: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut next = 0;
    value.split('/').map(move |row| {
        let at = next;
        next += row.len() + 1;
        (at, row)
    })
}

/// The marks of a position's rows, from the top; all rows are as long as the first, or as `columns` says.
pub(crate) fn marks(
    parameters: &Parameters<'_>,
    position: Given<'_>,
    columns: Option<usize>,
) -> Read<Vec<Vec<Option<Mark>>>> {
    let mut read: Vec<Vec<Option<Mark>>> = Vec::new();
    for (at, row) in rows(position.value) {
        let mut marks = Vec::new();
        for (place, sign) in row.char_indices() {
            marks.push(match sign {
                'X' | 'x' => Some(Mark::X),
                'O' | 'o' => Some(Mark::O),
                '.' => None,
                _ => {
                    let part = at + place..at + place + sign.len_utf8();
                    return Err(parameters.in_part(
                        position,
                        part,
                        RecipeErrorKind::Expected(Wanted::Square),
                    ));
                }
            });
        }
        let length = columns.or_else(|| read.first().map(Vec::len)).unwrap_or(marks.len());
        if marks.len() != length {
            let kind = RecipeErrorKind::Expected(Wanted::Row { most: length });
            return Err(parameters.in_part(position, at..at + row.len(), kind));
        }
        read.push(marks);
    }
    Ok(read)
}

/// How many marks X and O have.
pub(crate) fn counts(rows: &[Vec<Option<Mark>>]) -> [u32; 2] {
    Mark::ALL.map(|mark| {
        let of = rows.iter().flatten().filter(|&&there| there == Some(mark));
        u32::try_from(of.count()).unwrap_or(u32::MAX)
    })
}
