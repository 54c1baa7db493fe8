//! Parsing recipes: `random(branching=4, depth=10) with 17=5`.

mod edits;

use super::comments::Comments;
use super::cursor::Cursor;
use super::error::{ParseError, ParseErrorKind, Wanted};
use crate::generate::Generated;
use crate::generate::text as names;
use crate::generate::{Branching, GenerateError, Leaves, MAX_SEED, Recipe, generate_watched};
use crate::score::Score;
use crate::tree::{MAX_DEPTH, MAX_NODES, Tree};
pub(crate) use edits::Edits;

/// The greatest value, as the bound of a whole number.
const MOST: i64 = Score::MAX_UNITS as i64;

/// Whether a text is a recipe: it begins with `random`, and not with a node of that name.
pub(crate) fn begins(text: &str) -> bool {
    let mut cursor = Cursor::new(text, Comments::None);
    cursor.skip_blanks();
    let named = cursor.word() == names::NAME;
    cursor.skip_blanks();
    named && cursor.peek() != Some(':')
}

/// Reads a recipe, makes its tree and applies its edits.
pub(crate) fn read(
    text: &str,
    watch: &mut dyn FnMut(usize),
) -> Result<(Tree, Generated), Box<ParseError>> {
    let mut reader = Reader::new(text);
    reader.read()?;
    let (recipe, mut edits) = (reader.recipe, std::mem::take(&mut reader.edits));
    let tree = generate_watched(&recipe, watch);
    let tree = tree.map_err(|error| reader.places.refusal(&reader.cursor, error))?;
    let tree = edits.apply(&reader.cursor, tree)?;
    Ok((tree, Generated { recipe, edits: edits.list() }))
}

/// Reads a recipe without making its tree, which may be too large.
pub(crate) fn read_alone(text: &str) -> Result<Generated, Box<ParseError>> {
    let mut reader = Reader::new(text);
    reader.read()?;
    let checked = reader.recipe.check_parameters();
    checked.map_err(|error| reader.places.refusal(&reader.cursor, error))?;
    Ok(Generated { recipe: reader.recipe, edits: reader.edits.list() })
}

/// Sets a parameter from text.
pub(crate) fn set(recipe: &mut Recipe, name: &str, text: &str) -> Result<(), Box<ParseError>> {
    let mut cursor = Cursor::new(text, Comments::None);
    cursor.skip_blanks();
    value(&mut cursor, recipe, name)?;
    cursor.skip_blanks();
    match cursor.peek() {
        Some(_) => Err(cursor.error(cursor.offset(), ParseErrorKind::TextAfterEnd)),
        None => Ok(()),
    }
}

/// A recipe that is being read.
struct Reader<'a> {
    cursor: Cursor<'a>,
    recipe: Recipe,
    places: Places,
    edits: Edits,
}

/// The offsets of the parameters' values, so that an error of the tree can point at one.
#[derive(Default)]
struct Places {
    /// The parameters that have been read.
    read: Vec<(&'static str, usize)>,
    start: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            cursor: Cursor::new(text, Comments::None),
            recipe: Recipe::default(),
            places: Places::default(),
            edits: Edits::default(),
        }
    }

    /// Reads from the beginning to the end.
    fn read(&mut self) -> Result<(), Box<ParseError>> {
        let cursor = &mut self.cursor;
        cursor.skip_blanks();
        self.places.start = cursor.offset();
        cursor.word();
        cursor.skip_blanks();
        let opened = cursor.offset();
        cursor.take('(')?;
        while !self.closes(opened)? {
            self.parameter()?;
        }
        self.edits.read(&mut self.cursor)
    }

    /// Moves to the next parameter, or over the closing bracket; true for the bracket.
    fn closes(&mut self, opened: usize) -> Result<bool, Box<ParseError>> {
        let cursor = &mut self.cursor;
        let first = self.places.read.is_empty();
        cursor.skip_blanks();
        let parted = first || cursor.eat(',');
        cursor.skip_blanks();
        if cursor.eat(')') {
            return Ok(true);
        }
        let kind = match cursor.peek() {
            None => ParseErrorKind::UnclosedBracket(cursor.opening(opened)),
            Some(_) if parted => return Ok(false),
            Some(_) => ParseErrorKind::Expected(Wanted::CommaOrClosing { closing: ')' }),
        };
        Err(cursor.error(cursor.offset(), kind))
    }

    /// Reads a parameter and its value.
    fn parameter(&mut self) -> Result<(), Box<ParseError>> {
        let cursor = &mut self.cursor;
        let at = cursor.offset();
        let word = cursor.word();
        let Some(name) = crate::generate::PARAMETERS.into_iter().find(|&name| name == word) else {
            return Err(cursor.expected(at, Wanted::Parameter));
        };
        if self.places.read.iter().any(|&(other, _)| other == name) {
            return Err(cursor.error(at, ParseErrorKind::Repeated));
        }
        cursor.take('=')?;
        cursor.skip_blanks();
        self.places.read.push((name, cursor.offset()));
        value(cursor, &mut self.recipe, name)
    }
}

/// Reads the value of a parameter into a recipe.
fn value(cursor: &mut Cursor<'_>, recipe: &mut Recipe, name: &str) -> Result<(), Box<ParseError>> {
    match name {
        names::BRANCHING => recipe.branching = branching(cursor)?,
        names::DEPTH => recipe.depth = whole(cursor, 0, i64::from(MAX_DEPTH))?,
        names::SEED => recipe.seed = whole(cursor, 0, MAX_SEED.cast_signed())?,
        names::EARLY_LEAVES => recipe.early_leaves = whole(cursor, 0, 100)?,
        names::LEAVES => recipe.leaves = leaves(cursor)?,
        names::BEST_FIRST => recipe.best_first = whole(cursor, 0, 100)?,
        names::NOISE => recipe.noise = Some(whole(cursor, 0, MOST)?),
        _ => return Err(cursor.expected(cursor.offset(), Wanted::Parameter)),
    }
    Ok(())
}

impl Places {
    /// The error of a recipe that reads well but makes no tree, at the parameter to blame.
    fn refusal(&self, cursor: &Cursor<'_>, error: GenerateError) -> Box<ParseError> {
        let place = |name: &&str| self.read.iter().find(|read| read.0 == *name).map(|read| read.1);
        let (names, kind): (&[_], _) = match error {
            GenerateError::TooManyNodes(count) => (
                &[names::DEPTH, names::BRANCHING],
                ParseErrorKind::WouldHave { count, limit: MAX_NODES },
            ),
            GenerateError::OutOfRange(count) => (
                &[names::LEAVES, names::NOISE],
                ParseErrorKind::WouldReach { count, limit: Score::MAX_UNITS },
            ),
            // All other errors have been found while reading.
            _ => (&[], ParseErrorKind::EmptyRange),
        };
        let offset = names.iter().find_map(place).unwrap_or(self.start);
        cursor.error(offset, kind)
    }
}

fn branching(cursor: &mut Cursor<'_>) -> Result<Branching, Box<ParseError>> {
    let most = MAX_NODES as i64 - 1;
    let (fewest, most) = range(cursor, |cursor| whole(cursor, 1, most))?;
    Ok(Branching { fewest, most: most.unwrap_or(fewest) })
}

fn leaves(cursor: &mut Cursor<'_>) -> Result<Leaves, Box<ParseError>> {
    let at = cursor.offset();
    let kind = cursor.word();
    let usual = match kind {
        names::UNIFORM => Leaves::UNIFORM,
        names::FEW => Leaves::Few { values: 5 },
        names::CORRELATED => Leaves::Correlated { gain: 10 },
        _ => return Err(cursor.expected(at, Wanted::Leaves)),
    };
    cursor.skip_blanks();
    if !cursor.eat('(') {
        return Ok(usual);
    }
    cursor.skip_blanks();
    let read = match usual {
        Leaves::Uniform { .. } => {
            let from = cursor.offset();
            match range(cursor, |cursor| whole(cursor, -MOST, MOST))? {
                (from, Some(to)) => Leaves::Uniform { from, to },
                _ => return Err(cursor.expected(from, Wanted::Range)),
            }
        }
        Leaves::Few { .. } => Leaves::Few { values: whole(cursor, 1, MOST)? },
        Leaves::Correlated { .. } => Leaves::Correlated { gain: whole(cursor, 0, MOST)? },
    };
    cursor.take(')')?;
    Ok(read)
}

/// Reads a number, or a range of two with `..` between them.
fn range<'a, N: PartialOrd>(
    cursor: &mut Cursor<'a>,
    number: impl Fn(&mut Cursor<'a>) -> Result<N, Box<ParseError>>,
) -> Result<(N, Option<N>), Box<ParseError>> {
    let at = cursor.offset();
    let from = number(cursor)?;
    cursor.skip_blanks();
    if !(cursor.looking_at("..") && cursor.eat('.') && cursor.eat('.')) {
        return Ok((from, None));
    }
    cursor.skip_blanks();
    let to = number(cursor)?;
    if to < from {
        return Err(cursor.error(at, ParseErrorKind::EmptyRange));
    }
    Ok((from, Some(to)))
}

/// Reads a whole number within bounds.
fn whole<N: TryFrom<i64>>(
    cursor: &mut Cursor<'_>,
    least: i64,
    most: i64,
) -> Result<N, Box<ParseError>> {
    let at = cursor.offset();
    let number = digits(cursor).filter(|number| (least..=most).contains(number));
    let number = number.and_then(|number| N::try_from(number).ok());
    number.ok_or_else(|| cursor.expected(at, Wanted::Whole { least, most }))
}

/// Reads a sign and digits; `None` if letters or a fraction follow.
fn digits(cursor: &mut Cursor<'_>) -> Option<i64> {
    let negative = cursor.eat('-') || cursor.eat('−');
    let digits = cursor.take_while(|character| character.is_ascii_digit());
    let part = cursor.looking_at(".") && !cursor.looking_at("..");
    if part || cursor.peek().is_some_and(char::is_alphanumeric) {
        return None;
    }
    digits.parse::<i64>().ok().map(|number| if negative { -number } else { number })
}
