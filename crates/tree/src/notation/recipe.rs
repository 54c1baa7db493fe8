//! Parsing recipes: `random(branching=4, depth=10) with 17=5`.

mod edits;

use super::cursor::Cursor;
use super::error::{ParseError, ParseErrorKind, Wanted};
use crate::generate::text as names;
use crate::generate::{Branching, GenerateError, Leaves, MAX_SEED, Recipe, generate_watched};
use crate::recipe::{self, Parameters, Wrong};
use crate::score::Score;
use crate::source::Generated;
use crate::tree::{MAX_DEPTH, MAX_NODES, Tree};
pub(crate) use edits::Edits;

/// The greatest value, as the bound of a whole number.
const MOST: i64 = Score::MAX_UNITS as i64;

/// Whether a text is a recipe: it begins with `random`, and not with a node of that name.
pub(crate) fn begins(text: &str) -> bool {
    let mut cursor = Cursor::plain(text);
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
    let (recipe, mut edits) = (reader.read.recipe, std::mem::take(&mut reader.edits));
    let tree = generate_watched(&recipe, watch);
    let tree = tree.map_err(|error| reader.read.refusal(&reader.cursor, error))?;
    let tree = edits.apply(&reader.cursor, tree)?;
    Ok((tree, Generated { recipe, edits: edits.list() }))
}

/// Reads a recipe without making its tree, which may be too large.
pub(crate) fn read_alone(text: &str) -> Result<Generated, Box<ParseError>> {
    let mut reader = Reader::new(text);
    reader.read()?;
    let checked = reader.read.recipe.check_parameters();
    checked.map_err(|error| reader.read.refusal(&reader.cursor, error))?;
    Ok(Generated { recipe: reader.read.recipe, edits: reader.edits.list() })
}

/// Sets a parameter from text.
pub(crate) fn set(recipe: &mut Recipe, name: &str, text: &str) -> Result<(), Box<ParseError>> {
    let mut cursor = Cursor::plain(text);
    cursor.skip_blanks();
    value(&mut cursor, recipe, name)?;
    cursor.skip_blanks();
    match cursor.peek() {
        Some(_) => Err(cursor.error(cursor.offset(), ParseErrorKind::TextAfterEnd)),
        None => Ok(()),
    }
}

/// A text that is being read.
struct Reader<'a> {
    cursor: Cursor<'a>,
    read: Read,
    edits: Edits,
}

/// What has been read of a recipe.
#[derive(Default)]
struct Read {
    recipe: Recipe,
    /// The offsets of the parameters' values, so that an error of the tree can point at one.
    places: Vec<(&'static str, usize)>,
    start: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self { cursor: Cursor::plain(text), read: Read::default(), edits: Edits::default() }
    }

    /// Reads from the beginning to the end.
    fn read(&mut self) -> Result<(), Box<ParseError>> {
        let cursor = &mut self.cursor;
        cursor.skip_blanks();
        self.read.start = cursor.offset();
        cursor.word();
        recipe::read(cursor, &mut self.read)?;
        self.edits.read(cursor)
    }
}

impl<'a> Parameters<'a> for Read {
    type Error = Box<ParseError>;

    fn names(&self) -> &'static [&'static str] {
        &names::PARAMETERS
    }

    fn value(&mut self, cursor: &mut Cursor<'a>, name: &'static str) -> Result<(), Self::Error> {
        self.places.push((name, cursor.offset()));
        value(cursor, &mut self.recipe, name)
    }

    fn error(&self, cursor: &Cursor<'a>, at: usize, wrong: Wrong) -> Self::Error {
        let kind = match wrong {
            Wrong::Missing(mark) => ParseErrorKind::Expected(Wanted::Mark { mark }),
            Wrong::NoComma => ParseErrorKind::Expected(Wanted::CommaOrClosing { closing: ')' }),
            Wrong::Unclosed(opened) => ParseErrorKind::UnclosedBracket(cursor.opening(opened)),
            Wrong::NoParameter => ParseErrorKind::Expected(Wanted::Parameter),
            Wrong::Repeated => ParseErrorKind::Repeated,
        };
        cursor.error(at, kind)
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

impl Read {
    /// The error of a recipe that reads well but makes no tree, at the parameter to blame.
    fn refusal(&self, cursor: &Cursor<'_>, error: GenerateError) -> Box<ParseError> {
        let place =
            |name: &&str| self.places.iter().find(|read| read.0 == *name).map(|read| read.1);
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
