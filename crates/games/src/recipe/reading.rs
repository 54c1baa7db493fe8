//! The text of a recipe, taken apart: `name(parameter=value, …)`.

use std::ops::Range;
use std::str::FromStr;

use super::error::{RecipeError, RecipeErrorKind, Wanted};
use crate::game::Mark;

/// What reading gives.
pub(crate) type Read<T> = Result<T, Box<RecipeError>>;

/// A place in a text.
pub(crate) struct Cursor<'a> {
    text: &'a str,
    pub(crate) offset: usize,
}

fn is_blank(character: char) -> bool {
    character.is_whitespace() || character == '\u{feff}'
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, offset: 0 }
    }

    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    fn take_while(&mut self, is_so: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|character| !is_so(character)).unwrap_or(rest.len());
        self.offset += end;
        &rest[..end]
    }

    pub(crate) fn skip_blanks(&mut self) {
        self.take_while(is_blank);
    }

    pub(crate) fn word(&mut self) -> &'a str {
        self.take_while(|character| {
            !is_blank(character) && !matches!(character, '(' | ')' | ',' | '=' | ':')
        })
    }

    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        let there = self.rest().starts_with(wanted);
        self.offset += if there { wanted.len_utf8() } else { 0 };
        there
    }

    /// Moves over blanks and this character, which must be there.
    pub(crate) fn take(&mut self, mark: char) -> Read<()> {
        self.skip_blanks();
        let there = self.eat(mark);
        if there { Ok(()) } else { Err(self.expected(self.offset, Wanted::Mark(mark))) }
    }

    /// The error at an offset, where a word or a character stands.
    pub(crate) fn error(&self, offset: usize, kind: RecipeErrorKind) -> Box<RecipeError> {
        let mut there = Self { text: self.text, offset };
        let word = there.word();
        let found = if word.is_empty() { character(self.text, offset) } else { word };
        RecipeError::new(self.text, offset, found, kind)
    }

    pub(crate) fn expected(&self, offset: usize, wanted: Wanted) -> Box<RecipeError> {
        self.error(offset, RecipeErrorKind::Expected(wanted))
    }
}

/// The character at an offset; empty at the end.
fn character(text: &str, offset: usize) -> &str {
    let rest = text.get(offset..).unwrap_or_default();
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
    given: Vec<Given<'a>>,
}

impl<'a> Parameters<'a> {
    /// Reads from the opening bracket to the closing one.
    pub(crate) fn read(cursor: &mut Cursor<'a>, known: &'static [&'static str]) -> Read<Self> {
        cursor.take('(')?;
        let mut parameters = Self { text: cursor.text, given: Vec::new() };
        loop {
            cursor.skip_blanks();
            if cursor.eat(')') {
                return Ok(parameters);
            }
            parameters.parameter(cursor, known)?;
            if !cursor.eat(',') && !cursor.rest().starts_with(')') {
                return Err(cursor.error(cursor.offset, RecipeErrorKind::UnclosedBracket));
            }
        }
    }

    fn parameter(&mut self, cursor: &mut Cursor<'a>, known: &'static [&'static str]) -> Read<()> {
        let name_at = cursor.offset;
        let word = cursor.word();
        let Some(&name) = known.iter().find(|&&name| name == word) else {
            let kind = match cursor.text[name_at..].is_empty() {
                true => RecipeErrorKind::UnclosedBracket,
                false => RecipeErrorKind::Expected(Wanted::Parameter(known)),
            };
            return Err(cursor.error(name_at, kind));
        };
        if self.get(name).is_some() {
            return Err(cursor.error(name_at, RecipeErrorKind::Repeated));
        }
        cursor.take('=')?;
        cursor.skip_blanks();
        let at = cursor.offset;
        let value = cursor
            .take_while(|character| !matches!(character, ',' | ')'))
            .trim_end_matches(is_blank);
        self.given.push(Given { name, value, at });
        Ok(())
    }

    /// Parameters that stand in no common text; the places of their errors mean nothing.
    pub(crate) fn of(given: impl Iterator<Item = (&'static str, &'a str)>) -> Self {
        let given = given.map(|(name, value)| Given { name, value, at: 0 }).collect();
        Self { text: "", given }
    }

    pub(crate) fn get(&self, name: &str) -> Option<Given<'a>> {
        self.given.iter().copied().find(|given| given.name == name)
    }

    /// The error of a part of a value; of an empty part, what stands after it is found.
    pub(crate) fn error(
        &self,
        given: Given<'_>,
        part: Range<usize>,
        kind: RecipeErrorKind,
    ) -> Box<RecipeError> {
        let offset = given.at + part.start;
        let found = if part.is_empty() { character(self.text, offset) } else { &given.value[part] };
        RecipeError::new(self.text, offset, found, kind)
    }

    /// The error of a whole value.
    pub(crate) fn wrong(&self, given: Given<'_>, kind: RecipeErrorKind) -> Box<RecipeError> {
        self.error(given, 0..given.value.len(), kind)
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
        given.value.parse().map_err(|_| self.expected(given, Wanted::Word(words)))
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
            Some(moves) => Err(self.expected(moves, Wanted::Turn(due))),
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
                    return Err(parameters.error(
                        position,
                        part,
                        RecipeErrorKind::Expected(Wanted::Square),
                    ));
                }
            });
        }
        let length = columns.or_else(|| read.first().map(Vec::len)).unwrap_or(marks.len());
        if marks.len() != length {
            let kind = RecipeErrorKind::Expected(Wanted::Row(length));
            return Err(parameters.error(position, at..at + row.len(), kind));
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
