//! Names and values from labels and ids.

use super::attributes::Label;
use crate::entry::Entry;
use crate::links::Links;
use plyscope_tree::Groups;
use plyscope_tree::notation::reading::{ParseError, ParseErrorKind, Reader, is_blank, is_number};

/// Gives each node its name and its value, now that it is known which nodes are leaves.
pub(crate) fn settle(
    links: &mut Links<'_>,
    labels: &[Option<Label>],
    reader: &Reader<'_, ()>,
    children: &Groups<usize>,
) -> Result<(), Box<ParseError>> {
    for (number, node) in links.nodes.iter_mut().enumerate() {
        let is_leaf = children.of(number).is_empty();
        let id = links.ids[number].as_ref();
        let (start, text) = match labels.get(number).and_then(Option::as_ref) {
            // A label that is only the id is as good as none.
            Some(label) if label.text != "\\N" => (label.start, label.text.as_str()),
            _ if is_leaf => (node.start, id),
            _ => {
                node.name = Some(id.to_owned());
                continue;
            }
        };
        let mut entry = Entry::of(text);
        if entry.several.is_some() {
            return Err(reader.cursor.error(start, ParseErrorKind::SeveralNumbers));
        }
        if is_leaf && entry.value.is_none() {
            entry = last_number(text).unwrap_or(entry);
        }
        node.name = entry.name.map(Into::into);
        if let Some((_, word)) = entry.value {
            node.value = Some((start, reader.literal(start, word)?));
        }
    }
    Ok(())
}

/// The last number in a text as its value, and what stands before it as its name; if it is only part of a word, all
/// of the text is the name.
fn last_number(text: &str) -> Option<Entry<'_>> {
    let end = text.rfind(|c: char| c.is_ascii_digit())? + 1;
    let first = |is_part: fn(&u8) -> bool| {
        let part = text.as_bytes()[..end].iter().rev().take_while(|byte| is_part(byte));
        end - part.count()
    };
    // Of `1.2.3`, it is the last one that is a number.
    let start = first(|byte| byte.is_ascii_digit() || *byte == b'.');
    let is_whole = is_number(&text[start..end]);
    let start = if is_whole { start } else { first(u8::is_ascii_digit) };
    let before = &text[..start];
    // A hyphen in a word is no sign.
    let unsigned = before.strip_suffix(['-', '−']);
    let unsigned = unsigned.filter(|before| !before.ends_with(char::is_alphanumeric));
    let before = unsigned.unwrap_or(before);
    let is_last = text[end..].chars().all(|c| is_blank(c) || c == ')');
    let is_separate = is_last && !before.ends_with(char::is_alphanumeric);
    let name = if is_separate {
        before.trim_end_matches(|c| is_blank(c) || matches!(c, ':' | '=' | '(' | ','))
    } else {
        text
    };
    let name = Some(name).filter(|name| !name.is_empty()).map(Into::into);
    Some(Entry { name, value: Some((before.len(), &text[before.len()..end])), ..Entry::default() })
}
