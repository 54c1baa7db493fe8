//! Gambit's extensive form, of two players with perfect information and without chance.

use std::collections::{HashMap, HashSet};

use plyscope_tree::notation::reading::{
    self, Comments, LeftOut, NoTree, Outcome, ParseError, ParseErrorKind, Reader, Rules, Wanted,
    is_blank,
};

use super::look::Look;
use super::payoffs::Payoffs;

const RULES: Rules = Rules { commas: false, trailing_comma: false, comments: Comments::None };

/// Whether a text begins with `EFG 2 R`.
pub(super) fn look(text: &str) -> Look {
    let mut words = text.split_whitespace();
    let is_so = words.next() == Some("EFG")
        && words.next().is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    if is_so { Look::Sure } else { Look::Other }
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

/// A node of the game whose children may still come.
struct OpenNode {
    start: usize,
    player: u32,
    /// The moves that are left, the last one first.
    moves: Vec<String>,
}

struct Game {
    /// The first player to move, who is MAX.
    first: Option<u32>,
    sets: HashSet<(u32, String)>,
    outcomes: HashMap<String, Vec<(usize, String)>>,
    payoffs: Payoffs,
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    heading(reader)?;
    let mut game = Game {
        first: None,
        sets: HashSet::new(),
        outcomes: HashMap::new(),
        payoffs: Payoffs::default(),
    };
    let mut open: Vec<OpenNode> = Vec::new();
    loop {
        reader.cursor.skip_blanks();
        let start = reader.cursor.offset();
        let name = open.last_mut().and_then(|parent| parent.moves.pop());
        let no_tree = |what| ParseErrorKind::NoTree(what);
        match reader.cursor.bump() {
            Some('c') => return Err(reader.cursor.error(start, no_tree(NoTree::Chance))),
            Some('p') => {
                reader.open_node(start)?;
                let mover = open.last().map(|parent| parent.player);
                let node = personal(reader, &mut game, start)?;
                if mover == Some(node.player) {
                    return Err(reader.cursor.error(start, no_tree(NoTree::Turn)));
                }
                name.iter().for_each(|name| reader.node().set_move(name));
                open.push(node);
            }
            Some('t') => {
                reader.open_node(start)?;
                terminal(reader, &mut game, start)?;
                name.iter().for_each(|name| reader.node().set_move(name));
                reader.close_node(start)?;
            }
            _ => return reader.wanted(start, Wanted::GameNode),
        }
        while let Some(done) = open.pop_if(|node| node.moves.is_empty()) {
            reader.close_node(done.start)?;
        }
        if open.is_empty() {
            return Ok(());
        }
    }
}

/// Reads the first lines: a title, the players, a comment.
fn heading(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    for _ in 0..3 {
        reader.cursor.skip_blanks();
        reader.cursor.take_while(|c| !is_blank(c));
    }
    text(reader)?;
    reader.cursor.skip_blanks();
    let start = reader.cursor.offset();
    let players = texts(reader)?;
    if players.len() != 2 {
        return Err(reader.cursor.error(start, ParseErrorKind::NoTree(NoTree::Players)));
    }
    reader.cursor.skip_blanks();
    if reader.cursor.peek() == Some('"') {
        reader.leave_out(LeftOut::Comments);
        text(reader)?;
    }
    Ok(())
}

/// Reads what stands after `p`: its name, its player, its information set with the moves, its outcome.
fn personal(
    reader: &mut Reader<'_, ()>,
    game: &mut Game,
    start: usize,
) -> Result<OpenNode, Box<ParseError>> {
    let name = text(reader)?;
    if !name.is_empty() {
        reader.node().set_name(&name);
    }
    reader.cursor.skip_blanks();
    let at = reader.cursor.offset();
    let player = word(reader);
    let Ok(player @ 1..=2) = player.parse::<u32>() else {
        return Err(reader.cursor.error(at, ParseErrorKind::NoTree(NoTree::Players)));
    };
    game.first.get_or_insert(player);
    let set = word(reader).to_owned();
    reader.cursor.skip_blanks();
    if reader.cursor.peek() == Some('"') {
        text(reader)?;
        reader.cursor.skip_blanks();
    }
    let mut moves = if reader.cursor.peek() == Some('{') { texts(reader)? } else { Vec::new() };
    // A set that was met before: whoever moves there cannot tell where.
    if !game.sets.insert((player, set)) || moves.is_empty() {
        return Err(reader.cursor.error(start, ParseErrorKind::NoTree(NoTree::Information)));
    }
    moves.reverse();
    let (at, number, payoffs) = outcome(reader)?;
    if !payoffs.is_empty() || number != "0" {
        // Payoffs on the way add to those at the end.
        return Err(reader.cursor.error(at, ParseErrorKind::NoTree(NoTree::Payoffs)));
    }
    Ok(OpenNode { start, player, moves })
}

fn terminal(
    reader: &mut Reader<'_, ()>,
    game: &mut Game,
    start: usize,
) -> Result<(), Box<ParseError>> {
    let name = text(reader)?;
    if !name.is_empty() {
        reader.node().set_name(&name);
    }
    let (at, number, mut payoffs) = outcome(reader)?;
    if payoffs.is_empty() {
        // It was said before.
        payoffs = game.outcomes.get(&number).cloned().unwrap_or_default();
    } else {
        game.outcomes.insert(number, payoffs.clone());
    }
    let words: Vec<_> = payoffs.iter().map(|(_, word)| word.as_str()).collect();
    if words.len() != 2 {
        return Err(reader.cursor.error(at, ParseErrorKind::NoTree(NoTree::Players)));
    }
    game.payoffs.add(&reader.cursor, payoffs[0].0, &words)?;
    let own = if game.first == Some(2) { 1 } else { 0 };
    let _ = start;
    let (at, word) = payoffs[own].clone();
    reader.set_word(at, &word)
}

/// Reads the number of an outcome, its name and its payoffs.
type Payments = (usize, String, Vec<(usize, String)>);

fn outcome(reader: &mut Reader<'_, ()>) -> Result<Payments, Box<ParseError>> {
    reader.cursor.skip_blanks();
    let start = reader.cursor.offset();
    let number = word(reader).to_owned();
    reader.cursor.skip_blanks();
    if reader.cursor.peek() == Some('"') {
        text(reader)?;
        reader.cursor.skip_blanks();
    }
    let mut payoffs = Vec::new();
    if reader.cursor.eat('{') {
        loop {
            reader.cursor.take_while(|c| is_blank(c) || c == ',');
            let at = reader.cursor.offset();
            if reader.cursor.eat('}') {
                break;
            }
            let word = reader.cursor.take_while(|c| !is_blank(c) && !matches!(c, ',' | '}'));
            if word.is_empty() {
                return reader.wanted(at, Wanted::Value);
            }
            payoffs.push((at, word.to_owned()));
        }
    }
    Ok((start, number, payoffs))
}

fn word<'a>(reader: &mut Reader<'a, ()>) -> &'a str {
    reader.cursor.skip_blanks();
    reader.cursor.take_while(char::is_alphanumeric)
}

/// Reads a text in quotes.
fn text(reader: &mut Reader<'_, ()>) -> Result<String, Box<ParseError>> {
    reader.cursor.skip_blanks();
    let start = reader.cursor.offset();
    if !reader.cursor.eat('"') {
        return reader.wanted(start, Wanted::Text);
    }
    let mut text = String::new();
    loop {
        text += reader.cursor.take_while(|c| c != '"' && c != '\\');
        match reader.cursor.bump() {
            Some('"') => return Ok(text),
            Some(_) => text.extend(reader.cursor.bump()),
            None => {
                let kind = ParseErrorKind::UnclosedString(reader.cursor.opening(start));
                return Err(reader.cursor.error(reader.cursor.offset(), kind));
            }
        }
    }
}

/// Reads texts in braces.
fn texts(reader: &mut Reader<'_, ()>) -> Result<Vec<String>, Box<ParseError>> {
    reader.cursor.take('{')?;
    let mut texts = Vec::new();
    loop {
        reader.cursor.skip_blanks();
        if reader.cursor.eat('}') {
            return Ok(texts);
        }
        texts.push(text(reader)?);
    }
}
