//! Trees in LaTeX, as packages for trees and games write them: forest, qtree and tikz-qtree, the `child` of `TikZ`, istgame.

mod brackets;
mod children;
mod games;
mod texts;

use plyscope_tree::notation::reading::{
    self, Comments, Cursor, LeftOut, Outcome, ParseError, ParseErrorKind, Reader, Rules, Wanted,
    is_blank, is_number,
};

use super::look::Look;

const RULES: Rules = Rules { commas: false, trailing_comma: false, comments: Comments::None };

/// What a tree begins with in each package, and what reads from there on.
type Beginning = (&'static str, fn(&mut Reader<'_, ()>) -> Result<(), Box<ParseError>>);

const BEGINNINGS: [Beginning; 6] = [
    ("\\begin{forest}", brackets::forest),
    ("\\Forest", brackets::forest),
    ("\\Tree", brackets::qtree),
    ("\\begin{istgame}", games::read),
    ("\\istroot", games::read),
    ("\\node", children::read),
];

/// Whether a text has a tree of one of the packages, or is brackets with labels and no commas, as forest has them.
pub(super) fn look(text: &str) -> Look {
    let start = text.trim_start_matches(is_blank);
    if text.contains('\\') && BEGINNINGS.iter().any(|(begins, _)| text.contains(begins)) {
        // A name in another format may have such a word in it.
        return if start.starts_with(['\\', '%']) { Look::Sure } else { Look::Perhaps };
    }
    let inside = start.strip_prefix('[');
    let word = inside.and_then(|inside| inside.split(['[', ']', ' ', '\n']).next());
    let is_label = |word: &str| word.starts_with(char::is_alphabetic) && !is_number(word);
    if word.is_some_and(is_label) && !text.contains([',', '(', '{', ':', '=', '"', '\'']) {
        Look::Perhaps
    } else {
        Look::Other
    }
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let text = reader.cursor.text();
    let found = BEGINNINGS
        .iter()
        .filter_map(|(begins, read)| Some((uncommented(text, begins)?, begins, read)));
    let Some((at, begins, read)) = found.min_by_key(|(at, ..)| *at) else {
        return brackets::forest(reader);
    };
    if !text[..at].trim().is_empty() {
        reader.leave_out(LeftOut::Text);
    }
    let is_command = matches!(*begins, "\\istroot" | "\\node");
    reader.cursor.back_to(at + if is_command { 0 } else { begins.len() });
    read(reader)?;
    let rest = reader.cursor.rest();
    // Another tree is none of this one.
    for (begins, _) in BEGINNINGS.iter().filter(|(begins, _)| *begins != "\\begin{istgame}") {
        if let Some(next) = uncommented(rest, begins).filter(|_| *begins != "\\node" || !is_command)
        {
            let at = reader.cursor.offset() + next;
            return Err(reader.cursor.error(at, ParseErrorKind::TextAfterEnd));
        }
    }
    if !rest
        .trim_matches(|c| is_blank(c) || c == ';')
        .trim_start_matches("\\end{forest}")
        .trim()
        .is_empty()
    {
        reader.leave_out(LeftOut::Text);
    }
    reader.cursor.finish();
    Ok(())
}

/// Where a text is found that stands in no comment.
fn uncommented(text: &str, wanted: &str) -> Option<usize> {
    text.match_indices(wanted).map(|(at, _)| at).find(|&at| {
        let line = &text[text[..at].rfind('\n').map_or(0, |at| at + 1)..at];
        !line.contains('%')
    })
}

/// Moves over blanks and comments.
fn skip(cursor: &mut Cursor<'_>) {
    loop {
        cursor.skip_blanks();
        if cursor.peek() != Some('%') {
            return;
        }
        cursor.take_while(|c| c != '\n' && c != '\r');
    }
}

/// What is in the brackets that begin at the cursor, in which others may be.
fn bracket<'a>(cursor: &mut Cursor<'a>) -> Result<&'a str, Box<ParseError>> {
    let opened = cursor.offset();
    let mut open = Vec::new();
    loop {
        let rest = cursor.rest();
        match cursor.bump() {
            Some('\\') => {
                cursor.bump();
            }
            Some('{') => open.push('}'),
            Some('[') if open.is_empty() || open.last() == Some(&']') => open.push(']'),
            Some('(') if open.is_empty() || open.last() == Some(&')') => open.push(')'),
            Some('<') if open.is_empty() => open.push('>'),
            Some(mark) if open.last() == Some(&mark) => {
                open.pop();
            }
            Some(_) => {}
            None => {
                let kind = ParseErrorKind::UnclosedBracket(cursor.opening(opened));
                return Err(cursor.error(cursor.offset(), kind));
            }
        }
        if open.is_empty() {
            let end = cursor.offset() - rest.chars().next().map_or(0, char::len_utf8);
            return Ok(&cursor.text()[opened + 1..end]);
        }
    }
}

/// The error of a node that is not where one should be.
fn no_node<T>(reader: &Reader<'_, ()>) -> Result<T, Box<ParseError>> {
    reader.wanted(reader.cursor.offset(), Wanted::GraphNode)
}
