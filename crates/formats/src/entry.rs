//! A name and a value in one text, as people label nodes: `A: 3`, `A = 3`, `A`, `3`, `"a: b": 3`.

use plyscope_tree::notation::reading::{
    Comments, Cursor, Escapes, ParseError, ParseErrorKind, Reader, is_blank, is_number, push_json,
};
use std::borrow::Cow;
use std::ops::Range;

/// The parts of such a text.
#[derive(Debug, Default)]
pub(super) struct Entry<'a> {
    pub(super) name: Option<Cow<'a, str>>,
    /// The number and its offset in the text.
    pub(super) value: Option<(usize, &'a str)>,
    /// The offset of something that stands where a number would be a value.
    pub(super) odd: Option<usize>,
    /// The offset of a number at the end of a name, which no colon stands before.
    pub(super) bare: Option<usize>,
    /// The offset of one of several numbers, of which none is named as the value.
    pub(super) several: Option<usize>,
}

/// The keys of a node's value, where several numbers stand.
const VALUES: [&str; 8] = ["value", "val", "v", "score", "utility", "payoff", "eval", "minimax"];

/// The keys of bounds, which are no value.
const BOUNDS: [&str; 4] = ["alpha", "beta", "α", "β"];

/// A part of a text that ends in a number: `value=4` in `U: value=4, visits=100`.
#[derive(Debug)]
struct Numbered<'a> {
    /// The text before the key.
    name: &'a str,
    /// Empty for a number alone.
    key: &'a str,
    at: usize,
    number: &'a str,
}

impl<'a> Numbered<'a> {
    /// `None` for a part without a number at its end.
    fn of(text: &'a str, range: Range<usize>) -> Option<Self> {
        let part = &text[range.clone()];
        if is_number(part) {
            return Some(Self { name: "", key: "", at: range.start, number: part });
        }
        let mark = range.start + part.rfind([':', '='])?;
        let (left, right) = (trimmed(text, range.start..mark), trimmed(text, mark + 1..range.end));
        let number = Some(&text[right.clone()]).filter(|word| is_number(word))?;
        let left = &text[left];
        let ends = |c: char| is_blank(c) || matches!(c, ':' | '=');
        let key = left.rsplit(ends).next().unwrap_or_default();
        let name = left[..left.len() - key.len()].trim_end_matches(ends);
        Some(Self { name, key, at: right.start, number })
    }

    fn is_called(&self, names: &[&str]) -> bool {
        names.iter().any(|name| self.key.eq_ignore_ascii_case(name))
    }
}

impl<'a> Entry<'a> {
    /// Takes a text apart. Whatever is not understood is a name.
    pub(super) fn of(text: &'a str) -> Self {
        let all = trimmed(text, 0..text.len());
        if let Some(entry) = Self::quoted(text, all.clone()) {
            return entry;
        }
        let whole = &text[all.clone()];
        if whole.is_empty() {
            return Self::default();
        }
        if is_number(whole) {
            return Self { value: Some((all.start, whole)), ..Self::default() };
        }
        if let Some(entry) = Self::of_several(text, all.clone()) {
            return entry;
        }
        let Some(mark) = whole.rfind([':', '=']).map(|at| all.start + at) else {
            let last = whole.rsplit_once(is_blank).map(|(_, word)| word);
            let bare = last.filter(|word| is_number(word)).map(|word| all.end - word.len());
            return Self { name: Some(whole.into()), bare, ..Self::default() };
        };
        let (left, right) = (trimmed(text, all.start..mark), trimmed(text, mark + 1..all.end));
        let name = Some(&text[left]).filter(|name| !name.is_empty()).map(Cow::from);
        match &text[right.clone()] {
            "" => Self { name, ..Self::default() },
            word if is_number(word) => {
                Self { name, value: Some((right.start, word)), ..Self::default() }
            }
            _ => Self { name: Some(whole.into()), odd: Some(right.start), ..Self::default() },
        }
    }

    /// The value among several numbers: the one that is called so, or else the one beside bounds. `None` if there is at most one number.
    fn of_several(text: &'a str, all: Range<usize>) -> Option<Self> {
        let mut start = all.start;
        let mut words = None;
        let mut numbers = Vec::new();
        for part in text[all].split([',', ';', '|', '\n']) {
            let range = trimmed(text, start..start + part.len());
            start += part.len() + 1;
            match Numbered::of(text, range.clone()) {
                Some(numbered) => numbers.push(numbered),
                None => words = words.or(Some(&text[range]).filter(|part| !part.is_empty())),
            }
        }
        let [_, second, ..] = &numbers[..] else { return None };
        let several = Some(second.at);
        let mut values = numbers.iter().filter(|one| one.is_called(&VALUES));
        let mut others = numbers.iter().filter(|one| !one.is_called(&BOUNDS));
        let value = match (values.next(), values.next(), others.next(), others.next()) {
            (Some(value), None, ..) => Some(value),
            (None, None, Some(alone), None) if alone.key.is_empty() => Some(alone),
            (None, None, None, None) => None,
            _ => return Some(Self { several, ..Self::default() }),
        };
        let before = || numbers.iter().map(|one| one.name).find(|name| !name.is_empty());
        let name = words.or_else(before).map(Cow::from);
        let value = value.map(|value| (value.at, value.number));
        Some(Self { name, value, ..Self::default() })
    }

    /// A name in quotes with nothing after it, or with a value; `None` if the text is anything else.
    fn quoted(text: &'a str, all: Range<usize>) -> Option<Self> {
        let mut cursor = Cursor::new(&text[..all.end], Comments::None);
        cursor.back_to(all.start);
        let Some('"' | '\'') = cursor.peek() else { return None };
        let name = Some(cursor.string(Escapes::Json).ok()?.into());
        cursor.skip_blanks();
        if cursor.peek().is_none() {
            return Some(Self { name, ..Self::default() });
        }
        if !cursor.eat(':') && !cursor.eat('=') {
            return None;
        }
        cursor.skip_blanks();
        let start = cursor.offset();
        match cursor.rest() {
            "" => Some(Self { name, ..Self::default() }),
            word if is_number(word) => {
                Some(Self { name, value: Some((start, word)), ..Self::default() })
            }
            _ => Some(Self { name, odd: Some(start), ..Self::default() }),
        }
    }
}

/// Gives the open node what a label at an offset says.
pub(super) fn apply<S>(
    reader: &mut Reader<'_, S>,
    start: usize,
    label: &str,
) -> Result<(), Box<ParseError>> {
    let entry = Entry::of(label);
    if entry.several.is_some() {
        return Err(reader.cursor.error(start, ParseErrorKind::SeveralNumbers));
    }
    entry.name.iter().for_each(|name| reader.node().set_name(name));
    entry.value.map_or(Ok(()), |(_, word)| reader.set_word(start, word))
}

/// The range without the blanks at its ends.
fn trimmed(text: &str, range: Range<usize>) -> Range<usize> {
    let part = text[range.clone()].trim_end_matches(is_blank);
    let end = range.start + part.len();
    end - part.trim_start_matches(is_blank).len()..end
}

/// Writes a text that is taken apart into just this.
pub(super) fn push(out: &mut String, name: Option<&str>, value: Option<&str>) {
    match name {
        Some(name) if is_bare(name) => out.push_str(name),
        Some(name) => push_json(out, name),
        None => {}
    }
    if name.is_some() && value.is_some() {
        out.push_str(": ");
    }
    out.push_str(value.unwrap_or_default());
}

/// Whether a name needs no quotes: words of letters and digits that are no number, and do not begin a recipe.
fn is_bare(name: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty()
            && word.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '.'))
    };
    let plain = name.starts_with(char::is_alphabetic) && name.split(' ').all(is_word);
    plain && !is_number(name) && !name.starts_with("random")
}
