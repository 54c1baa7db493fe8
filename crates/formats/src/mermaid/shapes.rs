//! The shapes of nodes, and the texts in them.

use plyscope_tree::notation::reading::{Cursor, ParseError, ParseErrorKind};

/// What opens a shape, and what may close it; of two that begin alike, the longer one first.
const SHAPES: [(&str, &[&str]); 15] = [
    ("(((", &[")))"]),
    ("((", &["))"]),
    ("([", &["])"]),
    ("[[", &["]]"]),
    ("[(", &[")]"]),
    ("[/", &["/]", "\\]"]),
    ("[\\", &["\\]", "/]"]),
    ("{{", &["}}"]),
    ("))", &["(("]),
    ("{", &["}"]),
    ("[", &["]"]),
    ("(", &[")"]),
    (")", &["("]),
    (">", &["]"]),
    ("@{", &["}"]),
];

/// Reads the shape at the cursor with its text, if there is one.
pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<Option<(usize, String)>, Box<ParseError>> {
    let opened = cursor.offset();
    let shape = SHAPES.iter().find(|(opening, _)| cursor.looking_at(opening));
    let Some(&(opening, closings)) = shape else { return Ok(None) };
    opening.chars().for_each(|mark| {
        cursor.eat(mark);
    });
    let blanks = cursor.take_while(|c| c == ' ' || c == '\t');
    let start = cursor.offset();
    let text = if opening != "@{" && cursor.eat('"') {
        let text = cursor.take_while(|c| c != '"');
        if !cursor.eat('"') {
            let kind = ParseErrorKind::UnclosedString(cursor.opening(start));
            return Err(cursor.error(cursor.offset(), kind));
        }
        cursor.take_while(|c| c == ' ' || c == '\t');
        text.strip_prefix('`').and_then(|text| text.strip_suffix('`')).unwrap_or(text)
    } else {
        let line = super::line_ahead(cursor);
        let end = closings.iter().filter_map(|closing| line.find(closing)).min();
        let text = &line[..end.unwrap_or(line.len())];
        while cursor.offset() < start + text.len() {
            cursor.bump();
        }
        text.trim_end()
    };
    let Some(closing) = closings.iter().find(|closing| cursor.looking_at(closing)) else {
        let kind = ParseErrorKind::UnclosedBracket(cursor.opening(opened));
        return Err(cursor.error(cursor.offset(), kind));
    };
    closing.chars().for_each(|mark| {
        cursor.eat(mark);
    });
    let _ = blanks;
    let text = if opening == "@{" { labelled(text) } else { Some(text) };
    Ok(text.map(|text| (start, decoded(text))))
}

/// The label among attributes in braces.
fn labelled(attributes: &str) -> Option<&str> {
    let (_, rest) = attributes.split_once("label:")?;
    rest.trim_start().strip_prefix('"')?.split('"').next()
}

/// A text with its entities and line breaks.
pub(super) fn decoded(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['#', '<', '&']) {
        out += &rest[..at];
        rest = &rest[at..];
        let (length, character) =
            special(rest).unwrap_or((1, rest.chars().next().unwrap_or_default()));
        out.push(character);
        rest = &rest[length..];
    }
    out + rest
}

/// The character that a text begins with in other words, and how long those are.
fn special(text: &str) -> Option<(usize, char)> {
    for tag in ["<br>", "<br/>", "<br />", "<BR>"] {
        if text.starts_with(tag) {
            return Some((tag.len(), '\n'));
        }
    }
    let end = text.find(';').filter(|&end| end < 12)?;
    let name = text[1..end].trim_start_matches('#');
    let character = match name {
        "quot" => '"',
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "infin" => '∞',
        "minus" => '−',
        "nbsp" => ' ',
        _ => char::from_u32(name.parse().ok()?)?,
    };
    (!text.starts_with('<')).then_some((end + 1, character))
}
