//! PGN, in which games of chess are kept with variations, whose values stand in comments: `1. e4 {[%eval 0.3]} (1. d4 {0.2}) *`.

use plyscope_tree::Literal;
use plyscope_tree::notation::reading::{
    self, Comments, LeftOut, Outcome, ParseError, ParseErrorKind, Reader, Rules, Wanted, is_blank,
    is_number,
};

use super::look::Look;

const RULES: Rules = Rules { commas: false, trailing_comma: false, comments: Comments::None };

/// Whether a text begins with a tag such as `[Event "…"]`, or with the number of a move.
pub(super) fn look(text: &str) -> Look {
    let text = text.trim_start_matches(is_blank);
    let tag = text.strip_prefix('[').is_some_and(|rest| {
        let word = rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
        rest.starts_with(char::is_uppercase)
            && word.trim_start_matches(' ').starts_with('"')
            && word.starts_with(' ')
    });
    let is_move = text.strip_prefix("1.").is_some_and(|rest| {
        let rest = rest.trim_start_matches(['.', ' ']);
        let is_san = |c: char| "abcdefghNBRQKO".contains(c);
        rest.starts_with(is_san)
            && rest[1..].starts_with(|c: char| "abcdefghx12345678-".contains(c))
    });
    if tag || is_move { Look::Sure } else { Look::Other }
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

/// A move, and the moves after it, of which the first is the one that was played.
#[derive(Debug, Default)]
struct Move {
    start: usize,
    end: usize,
    name: String,
    value: Option<(usize, Literal)>,
    /// How many moves there are up to it.
    plies: usize,
    next: Vec<usize>,
}

#[derive(Debug, Default)]
struct Game {
    moves: Vec<Move>,
    /// Whether Black moves first.
    black: bool,
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let mut game = Game { moves: vec![Move::default()], black: false };
    tags(reader, &mut game)?;
    moves(reader, &mut game)?;
    // Each move, or that it is over.
    let mut steps = vec![(0, false)];
    while let Some((number, done)) = steps.pop() {
        let one = &game.moves[number];
        if done {
            reader.close_node_at(one.start, one.end)?;
            continue;
        }
        reader.open_node(one.start)?;
        if number > 0 {
            reader.node().set_move(&one.name);
        }
        if let Some((at, value)) = one.value {
            reader.set_value(at, if game.black { -value } else { value })?;
        }
        steps.push((number, true));
        steps.extend(one.next.iter().rev().map(|&next| (next, false)));
    }
    Ok(())
}

/// Reads what is said of the game before its moves.
fn tags(reader: &mut Reader<'_, ()>, game: &mut Game) -> Result<(), Box<ParseError>> {
    loop {
        reader.cursor.skip_blanks();
        let start = reader.cursor.offset();
        if !reader.cursor.eat('[') {
            return Ok(());
        }
        let name = reader.cursor.word();
        let text = reader.cursor.take_while(|c| c != '\n' && c != '\r');
        if !text.trim_end().ends_with(']') {
            let kind = ParseErrorKind::UnclosedBracket(reader.cursor.opening(start));
            return Err(reader.cursor.error(reader.cursor.offset(), kind));
        }
        reader.leave_out(LeftOut::Attributes);
        if name == "FEN" {
            game.black = text.split_whitespace().nth(1) == Some("b");
        }
    }
}

/// Reads the moves with their variations.
fn moves(reader: &mut Reader<'_, ()>, game: &mut Game) -> Result<(), Box<ParseError>> {
    // The move that the next one comes after, and the one before that; of each bracket, where it is.
    let mut at = 0;
    let mut before = 0;
    let mut open: Vec<(usize, usize, usize)> = Vec::new();
    loop {
        reader.cursor.skip_blanks();
        let start = reader.cursor.offset();
        match reader.cursor.peek() {
            None => break,
            Some('{') => comment(reader, game, at)?,
            Some(';') => {
                reader.leave_out(LeftOut::Comments);
                reader.cursor.take_while(|c| c != '\n' && c != '\r');
            }
            Some('(') => {
                reader.cursor.bump();
                if at == 0 {
                    return reader.wanted(start, Wanted::Move);
                }
                open.push((start, at, before));
                at = before;
            }
            Some(')') => {
                reader.cursor.bump();
                let Some((_, last, first)) = open.pop() else {
                    return reader.wanted(start, Wanted::Move);
                };
                (at, before) = (last, first);
            }
            Some('$') => {
                reader.leave_out(LeftOut::Attributes);
                reader.cursor.bump();
                reader.cursor.take_while(|c| c.is_ascii_digit());
            }
            Some(_) => {
                let word = reader.cursor.take_while(|c| {
                    !is_blank(c) && !matches!(c, '(' | ')' | '{' | '}' | ';' | '$')
                });
                if matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*") {
                    if open.is_empty() {
                        break;
                    }
                    continue;
                }
                // A number and full stops may be written to the move.
                let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
                let name = if digits.starts_with('.') || digits.is_empty() {
                    digits.trim_start_matches('.')
                } else {
                    word
                };
                if name.is_empty() {
                    if word.is_empty() {
                        return reader.wanted(start, Wanted::Move);
                    }
                    continue;
                }
                let name = name.trim_end_matches(['!', '?']);
                if !name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '0') {
                    return reader.wanted(start, Wanted::Move);
                }
                let number = game.moves.len();
                let end = reader.cursor.offset();
                let mate = name.ends_with('#').then(|| {
                    let white = game.moves[at].plies.is_multiple_of(2) != game.black;
                    (start, if white { Literal::PosInf } else { Literal::NegInf })
                });
                let plies = game.moves[at].plies + 1;
                let name_of = name.to_owned();
                game.moves.push(Move {
                    start,
                    end,
                    name: name_of,
                    value: mate,
                    plies,
                    next: Vec::new(),
                });
                if game.moves[at].next.iter().any(|&other| game.moves[other].name == name) {
                    return Err(reader.cursor.error(start, ParseErrorKind::Repeated));
                }
                game.moves[at].next.push(number);
                before = at;
                at = number;
                if game.moves.len() > plyscope_tree::MAX_NODES {
                    let kind = ParseErrorKind::TooManyNodes { limit: plyscope_tree::MAX_NODES };
                    return Err(reader.cursor.error(start, kind));
                }
            }
        }
    }
    if let Some((opened, ..)) = open.last() {
        let kind = ParseErrorKind::UnclosedBracket(reader.cursor.opening(*opened));
        return Err(reader.cursor.error(reader.cursor.offset(), kind));
    }
    let end = reader.cursor.offset();
    game.moves[0].start = game.moves.get(1).map_or(0, |first| first.start);
    game.moves[0].end = end;
    Ok(())
}

/// Reads a comment with the value of the position, seen by White.
fn comment(reader: &mut Reader<'_, ()>, game: &mut Game, at: usize) -> Result<(), Box<ParseError>> {
    let opened = reader.cursor.offset();
    reader.cursor.bump();
    let start = reader.cursor.offset();
    let text = reader.cursor.take_while(|c| c != '}');
    if !reader.cursor.eat('}') {
        let kind = ParseErrorKind::UnclosedBracket(reader.cursor.opening(opened));
        return Err(reader.cursor.error(reader.cursor.offset(), kind));
    }
    let command = text.split_once("[%eval").and_then(|(_, rest)| rest.split(']').next());
    let word = command.map_or(text, |eval| eval.split(',').next().unwrap_or_default()).trim();
    let mate = word.strip_prefix('#');
    let is_value = is_number(word) || mate.is_some();
    if !is_value || command.is_some_and(|eval| eval.len() + 8 < text.trim().len()) {
        reader.leave_out(LeftOut::Comments);
    }
    if is_value {
        let value = match mate {
            Some(plies) if plies.starts_with('-') => Literal::NegInf,
            Some(_) => Literal::PosInf,
            None => reader.literal(start, word)?,
        };
        game.moves[at].value = Some((start, value));
    }
    Ok(())
}
