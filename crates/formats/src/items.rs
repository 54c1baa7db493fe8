//! Data as programs write it: words, texts, and brackets of these, with words before brackets (`f(x)`) and keys (`x: 3`).

use plyscope_tree::notation::reading::{
    Comments, Cursor, Escapes, LeftOut, ParseError, ParseErrorKind, Reader, is_blank, is_number,
};
use plyscope_tree::{MAX_DEPTH, MAX_NODES};

/// What stands between a key and what it is the key of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// `:`.
    Is,
    /// `=`.
    Equals,
    /// `->` or `=>`.
    Leads,
}

/// A key, and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Key {
    pub(super) text: String,
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) mark: Mark,
    /// Whether nothing stands before it in its line, or statement.
    pub(super) begins_line: bool,
}

/// A word, a text in quotes, or a bracket with what is in it.
#[derive(Clone, Debug, Default)]
pub(super) struct Item {
    pub(super) start: usize,
    pub(super) end: usize,
    /// The word or the text; of a bracket, the word before it.
    pub(super) text: Option<String>,
    pub(super) is_quoted: bool,
    pub(super) bracket: Option<char>,
    pub(super) key: Option<Key>,
    /// Whether a comma stands before it.
    pub(super) comma: bool,
    pub(super) items: Vec<usize>,
}

impl Item {
    /// A word or a text, that is no bracket.
    pub(super) fn word(&self) -> Option<&str> {
        self.text.as_deref().filter(|_| self.bracket.is_none())
    }

    /// Whether it is a number, or an infinity.
    pub(super) fn is_number(&self) -> bool {
        self.word().is_some_and(|word| is_number(word) && (!self.is_quoted || word.contains("inf")))
    }

    /// Whether it stands for nothing.
    pub(super) fn is_nothing(&self) -> bool {
        let is = |word| matches!(word, "None" | "nil" | "null" | "Nothing" | "undefined" | "NIL");
        !self.is_quoted && self.word().is_some_and(is)
    }
}

/// All items of a text; the first is the text itself.
#[derive(Debug, Default)]
pub(super) struct Items {
    pub(super) all: Vec<Item>,
}

impl Items {
    /// The items in an item.
    pub(super) fn of(&self, item: usize) -> impl Iterator<Item = &Item> + Clone {
        self.of_item(&self.all[item])
    }

    /// Likewise.
    pub(super) fn of_item<'a>(&'a self, item: &'a Item) -> impl Iterator<Item = &'a Item> + Clone {
        item.items.iter().map(|&item| &self.all[item])
    }
}

/// How deep brackets may be: a node may have two.
const DEEPEST: usize = 2 * MAX_DEPTH as usize + 8;

fn is_end(character: char) -> bool {
    is_blank(character)
        || matches!(
            character,
            '[' | ']' | '(' | ')' | '{' | '}' | ',' | ':' | '=' | '"' | ';' | '→' | '%'
        )
}

/// Moves over blanks and comments.
fn skip(reader: &mut Reader<'_, ()>) {
    loop {
        reader.cursor.skip_blanks();
        let rest = reader.cursor.rest();
        let before = reader.cursor.text()[..reader.cursor.offset()].chars().next_back();
        if rest.starts_with(';') && !rest.starts_with(";;") && !before.is_none_or(is_blank) {
            reader.cursor.bump();
            continue;
        }
        let marks = ["#", "//", ";", "%", "-- "];
        let Some(mark) = marks.iter().find(|mark| rest.starts_with(**mark)) else {
            if !rest.starts_with("/*") {
                return;
            }
            let length = rest.find("*/").map_or(rest.len(), |at| at + 2);
            reader.leave_out(LeftOut::Comments);
            reader.cursor.back_to(reader.cursor.offset() + length);
            continue;
        };
        let line = reader.cursor.take_while(|c| c != '\n' && c != '\r');
        if line.len() > mark.len() {
            reader.leave_out(LeftOut::Comments);
        }
    }
}

/// Reads all of a text.
pub(super) fn read(reader: &mut Reader<'_, ()>) -> Result<Items, Box<ParseError>> {
    let mut items = Items { all: vec![Item::default()] };
    let mut open = vec![0];
    let mut key: Option<Key> = None;
    let mut comma = false;
    // Where what stands before ends.
    let mut before = 0;
    loop {
        skip(reader);
        let start = reader.cursor.offset();
        let begins_line = before == 0 || reader.cursor.text()[before..start].contains(['\n', ';']);
        before = start;
        let Some(next) = reader.cursor.peek() else { break };
        let Some(&group) = open.last() else { break };
        match next {
            ',' => {
                reader.cursor.bump();
                comma = true;
                continue;
            }
            ')' | ']' | '}' => {
                close(reader, &mut items, &mut open)?;
                comma = false;
                key = None;
                continue;
            }
            // A quote in Lisp.
            '\'' | '`' if reader.cursor.rest()[1..].starts_with(['(', '[']) => {
                reader.cursor.bump();
                continue;
            }
            _ => {}
        }
        if items.all.len() > 4 * MAX_NODES {
            return Err(reader
                .cursor
                .error(start, ParseErrorKind::TooManyNodes { limit: MAX_NODES }));
        }
        let mut item = Item { start, comma, ..Item::default() };
        comma = false;
        word(&mut reader.cursor, next, &mut item)?;
        let end = reader.cursor.offset();
        if item.text.is_some() {
            // Blanks may stand before what tells of a key.
            skip(reader);
            if let Some(mark) = mark(&mut reader.cursor) {
                let text = item.text.unwrap_or_default();
                // A key within a key is a node on the way.
                let before = key.replace(Key { text, start, end, mark, begins_line });
                if let Some(before) = before {
                    let on_way = Item {
                        start,
                        end,
                        key: Some(before),
                        comma: item.comma,
                        ..Item::default()
                    };
                    push(&mut items, group, on_way);
                }
                continue;
            }
            reader.cursor.back_to(end);
        }
        item.key = key.take();
        item.end = end;
        let is_call = item.text.is_some() && !item.is_quoted && reader.cursor.peek() == Some('(');
        if item.text.is_none() || is_call {
            let at = reader.cursor.offset();
            if !matches!(reader.cursor.peek(), Some('(' | '[' | '{')) {
                return Err(reader.cursor.error(at, ParseErrorKind::NotANumber));
            }
            if open.len() > DEEPEST {
                return Err(reader.cursor.error(at, ParseErrorKind::TooDeep { limit: MAX_DEPTH }));
            }
            // Until it is closed, it ends where its bracket stands.
            item.end = at;
            item.bracket = reader.cursor.bump();
            let number = push(&mut items, group, item);
            open.push(number);
        } else {
            push(&mut items, group, item);
        }
    }
    if let [.., _, last] = open[..] {
        let kind = ParseErrorKind::UnclosedBracket(reader.cursor.opening(items.all[last].end));
        return Err(reader.cursor.error(reader.cursor.offset(), kind));
    }
    if let Some(key) = key {
        let Key { start, end, .. } = key;
        push(&mut items, 0, Item { start, end, key: Some(key), ..Item::default() });
    }
    Ok(items)
}

fn push(items: &mut Items, group: usize, item: Item) -> usize {
    let number = items.all.len();
    items.all.push(item);
    items.all[group].items.push(number);
    number
}

fn close(
    reader: &mut Reader<'_, ()>,
    items: &mut Items,
    open: &mut Vec<usize>,
) -> Result<(), Box<ParseError>> {
    let at = reader.cursor.offset();
    let [_, .., closing] = open[..] else {
        return Err(reader.cursor.error(at, ParseErrorKind::TextAfterEnd));
    };
    let bracket = items.all[closing].bracket.unwrap_or_default();
    let right = match bracket {
        '(' => ')',
        '[' => ']',
        _ => '}',
    };
    if !reader.cursor.eat(right) {
        let opening = reader.cursor.opening(items.all[closing].end);
        return Err(reader.cursor.error(at, ParseErrorKind::MismatchedBracket(opening)));
    }
    items.all[closing].end = reader.cursor.offset();
    open.pop();
    Ok(())
}

/// Reads a word or a text in quotes, if one begins here.
fn word(cursor: &mut Cursor<'_>, next: char, item: &mut Item) -> Result<(), Box<ParseError>> {
    let is_text = next == '"'
        || next == '\'' && {
            let rest = &cursor.rest()[1..];
            let line = &rest[..rest.find(['\'', '\n']).map_or(0, |at| at + 1)];
            // In Lisp, a quote stands before a word, and the next one before another.
            line.ends_with('\'') && !rest[line.len()..].starts_with(char::is_alphanumeric)
        };
    if is_text {
        item.text = Some(cursor.string(Escapes::Python)?);
        item.is_quoted = true;
        return Ok(());
    }
    let rest = cursor.rest();
    // A symbol in Lisp.
    let symbol = rest.strip_prefix('\'').unwrap_or(rest);
    let end = symbol.char_indices().find(|&(at, c)| {
        is_end(c) || symbol[at..].starts_with("->") || symbol[at..].starts_with("=>")
    });
    let text = &symbol[..end.map_or(symbol.len(), |(at, _)| at)];
    if !text.is_empty() {
        cursor.back_to(cursor.offset() + rest.len() - symbol.len() + text.len());
        item.text = Some(text.to_owned());
    }
    Ok(())
}

/// Moves over what stands after a key.
fn mark(cursor: &mut Cursor<'_>) -> Option<Mark> {
    for (text, mark) in [
        ("->", Mark::Leads),
        ("=>", Mark::Leads),
        ("→", Mark::Leads),
        (":=", Mark::Equals),
        (":", Mark::Is),
        ("=", Mark::Equals),
    ] {
        if cursor.looking_at(text) {
            cursor.back_to(cursor.offset() + text.len());
            return Some(mark);
        }
    }
    None
}

/// The kinds of comments that a reader of items leaves to it.
pub(super) const COMMENTS: Comments = Comments::None;
