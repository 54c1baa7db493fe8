//! Pseudocode, and what of it runs.

use plyscope_explain::listing;
use plyscope_tree::Folds;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{NodeNumber, Units, all};

/// The pseudocode of a search, as its switches have it.
#[derive(Serialize, Tsify)]
pub struct Listing<'a> {
    /// The call that the search begins with.
    start: &'a str,
    /// That of a driver stands before that of the search that it drives.
    routines: Vec<Routine<'a>>,
}

/// One function of the pseudocode.
#[derive(Serialize, Tsify)]
pub struct Routine<'a> {
    name: &'a str,
    parameters: &'a [String],
    /// The first has the routine's name and parameters.
    lines: Vec<Line<'a>>,
}

/// A line of pseudocode.
#[derive(Serialize, Tsify)]
pub struct Line<'a> {
    indent: usize,
    text: &'a str,
}

impl<'a> From<&'a listing::Listing> for Listing<'a> {
    fn from(listing: &'a listing::Listing) -> Self {
        Self { start: &listing.start, routines: all(&listing.routines) }
    }
}

impl<'a> From<&'a listing::Routine> for Routine<'a> {
    fn from(routine: &'a listing::Routine) -> Self {
        let lines = all(&routine.lines);
        Self { name: &routine.name, parameters: &routine.parameters, lines }
    }
}

impl<'a> From<&'a listing::Line> for Line<'a> {
    fn from(line: &'a listing::Line) -> Self {
        Self { indent: line.indent, text: &line.text }
    }
}

/// What a name stands for, or what stands in its place.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum Meaning {
    Score(Units),
    /// A depth or a colour.
    Number(i64),
    Node(NodeNumber),
    /// One of a few words: PV, CUT, ALL; EXACT, LOWER, UPPER, none; LIVE, SOLVED.
    Word(&'static str),
    Truth(bool),
}

impl From<listing::Value> for Meaning {
    fn from(value: listing::Value) -> Self {
        match value {
            listing::Value::Score(score) => Self::Score(score.into()),
            listing::Value::Number(number) => Self::Number(number),
            listing::Value::Node(node) => Self::Node(node.into()),
            listing::Value::Word(word) => Self::Word(word),
            listing::Value::Truth(truth) => Self::Truth(truth),
        }
    }
}

/// What runs at a step. Scores stand as the algorithm has them.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Running {
    /// The calls under way, the outermost first. The line of the last is the one that runs; the others are at
    /// the line that calls the next.
    frames: Vec<RunningFrame>,
    /// What was decided with numbers: on the way to this step as far as it held, and after it as far as it
    /// did not.
    conditions: Vec<Condition>,
    /// What the line returns that runs.
    returns: Option<Units>,
}

/// A call under way.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct RunningFrame {
    routine: usize,
    line: usize,
    /// Null in a driver.
    node: Option<NodeNumber>,
    /// What the routine's names stand for, as far as they stand for anything, after the line has run or,
    /// where it calls, before.
    values: Vec<Named>,
}

/// A name, and what it stands for.
#[derive(Serialize, Tsify)]
#[tsify(hashmap_as_object)]
pub struct Named {
    name: String,
    #[serde(flatten)]
    #[tsify(type = "Meaning")]
    meaning: Meaning,
}

/// What was decided with numbers.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Condition {
    routine: usize,
    line: usize,
    node: Option<NodeNumber>,
    /// The condition, with a number in the place of each name that stands for one.
    pieces: Vec<Piece>,
    holds: bool,
}

/// A piece of a condition.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
pub enum Piece {
    Value(Meaning),
    Text(PlainText),
}

/// A piece of a condition that stands as it was written.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum PlainText {
    Text(String),
}

impl Running {
    /// What runs, as far as it is not hidden in folded subtrees.
    pub fn shown(running: listing::Running, folds: &Folds) -> Self {
        let shown = |node: Option<_>| node.is_none_or(|node| !folds.hides(node));
        Self {
            frames: all(running.frames.into_iter().filter(|frame| shown(frame.node))),
            conditions: all(running.conditions.into_iter().filter(|each| shown(each.node))),
            returns: running.returns.map(Into::into),
        }
    }
}

impl From<listing::RunningFrame> for RunningFrame {
    fn from(frame: listing::RunningFrame) -> Self {
        let listing::RunningFrame { routine, line, node, values } = frame;
        Self { routine, line, node: node.map(Into::into), values: all(values) }
    }
}

impl From<(String, listing::Value)> for Named {
    fn from((name, value): (String, listing::Value)) -> Self {
        Self { name, meaning: value.into() }
    }
}

impl From<listing::Condition> for Condition {
    fn from(condition: listing::Condition) -> Self {
        let listing::Condition { node, routine, line, pieces, holds } = condition;
        Self { routine, line, node: node.map(Into::into), pieces: all(pieces), holds }
    }
}

impl From<listing::Piece> for Piece {
    fn from(piece: listing::Piece) -> Self {
        match piece {
            listing::Piece::Text(text) => Self::Text(PlainText::Text(text)),
            listing::Piece::Value(value) => Self::Value(value.into()),
        }
    }
}
