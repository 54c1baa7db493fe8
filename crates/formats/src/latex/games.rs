//! istgame: `\istroot(0)(0,0){1}`, `\istb{L}[al]{(3,-3)}`, `\endist`.

use plyscope_tree::notation::reading::{
    LeftOut, NoTree, ParseError, ParseErrorKind, Reader, is_number, literal,
};

use super::{bracket, no_node, skip, texts::plain};
use crate::links::Links;
use crate::payoffs::Payoffs;

/// A group behind a command: its bracket, where it begins, and what is in it.
type Group<'a> = (char, usize, &'a str);

/// Reads the commands up to the end of the environment.
pub(super) fn read(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let mut links = Links::default();
    let mut payoffs = Payoffs::default();
    // The node whose moves come, and how many have come.
    let mut parent: Option<(usize, String, usize)> = None;
    loop {
        skip(&mut reader.cursor);
        let start = reader.cursor.offset();
        if reader.cursor.peek().is_none() || reader.cursor.looking_at("\\end{") {
            break;
        }
        let name = command(reader);
        let groups = groups(reader)?;
        let end = reader.cursor.offset();
        if name.starts_with("\\istroot") {
            let mut names = groups.iter().filter(|(mark, ..)| *mark == '(').map(|(.., text)| *text);
            let Some(name) = names.next() else { return no_node(reader) };
            let place = names.find(|place| place.contains('-') && !place.contains(','));
            let id = place.unwrap_or(name);
            let node = links.node(&reader.cursor, id.to_owned().into(), start..end)?;
            let label = groups.iter().find(|(mark, ..)| *mark == '{').map(|(.., text)| plain(text));
            links.nodes[node].name = label.filter(|label| !label.is_empty());
            parent = Some((node, name.to_owned(), 0));
        } else if name.starts_with("\\istb") {
            let Some((parent, name, moves)) = &mut parent else { return no_node(reader) };
            *moves += 1;
            let id = format!("{name}-{moves}");
            let node = links.node(&reader.cursor, id.into(), start..end)?;
            links.connect(&reader.cursor, *parent, (node, start), 0)?;
            let mut texts = groups.iter().filter(|(mark, ..)| *mark == '{');
            let action = texts.next().map(|(.., text)| plain(text)).filter(|text| !text.is_empty());
            links.nodes[node].move_name = action;
            if let Some((_, at, text)) = texts.next() {
                let text = plain(text).replace(['(', ')'], "");
                let words: Vec<_> =
                    text.split([',', '\n', ';', ' ']).filter(|word| !word.is_empty()).collect();
                if words.iter().any(|word| !is_number(word)) {
                    return Err(reader.cursor.error(*at, ParseErrorKind::NotANumber));
                }
                payoffs.add(&reader.cursor, *at, &words)?;
                if let Some(word) = words.first() {
                    let value = literal(&reader.cursor, *at, word, 0)?;
                    links.nodes[node].value = Some((*at, value));
                }
            }
        } else if name.starts_with("\\xtInfoset") || name.starts_with("\\xtCInfoset") {
            let kind = ParseErrorKind::NoTree(NoTree::Information);
            return Err(reader.cursor.error(start, kind));
        } else if name.is_empty() {
            return no_node(reader);
        } else if name != "\\endist" {
            reader.leave_out(LeftOut::Attributes);
        }
    }
    if links.nodes.is_empty() {
        return no_node(reader);
    }
    let children = links.children();
    turns(reader, &links, &children)?;
    links.plant(reader, &children)
}

/// Whoever moves at a node must not move at its children, as far as that is said.
fn turns(
    reader: &Reader<'_, ()>,
    links: &Links<'_>,
    children: &plyscope_tree::Groups<usize>,
) -> Result<(), Box<ParseError>> {
    for (number, node) in links.nodes.iter().enumerate() {
        for &child in children.of(number) {
            let child = &links.nodes[child];
            if child.value.is_none() && child.name.is_some() && child.name == node.name {
                let kind = ParseErrorKind::NoTree(NoTree::Turn);
                return Err(reader.cursor.error(child.start, kind));
            }
        }
    }
    Ok(())
}

fn command<'a>(reader: &mut Reader<'a, ()>) -> &'a str {
    let start = reader.cursor.offset();
    if reader.cursor.eat('\\') {
        reader.cursor.take_while(|c| c.is_alphabetic() || c == '*');
    }
    &reader.cursor.text()[start..reader.cursor.offset()]
}

fn groups<'a>(reader: &mut Reader<'a, ()>) -> Result<Vec<Group<'a>>, Box<ParseError>> {
    let mut found = Vec::new();
    loop {
        skip(&mut reader.cursor);
        let start = reader.cursor.offset();
        let Some(mark @ ('(' | '[' | '{' | '<')) = reader.cursor.peek() else { return Ok(found) };
        found.push((mark, start + 1, bracket(&mut reader.cursor)?));
    }
}
