//! Writing a trace file, line by line, as a search goes.

use std::fmt;

use super::super::event::{Event, Side};
use super::super::sink::{Counter, Sink};
use super::{Nodes, VERSION};
use crate::notation;
use crate::score::Score;
use crate::search::{Algorithm, Options, Outcome, Perspective, Window};
use crate::tree::{NodeId, Tree};

/// The first line: which tree was searched, and how.
#[must_use]
pub fn header(tree: &Tree, algorithm: Algorithm, options: &Options) -> String {
    let tree = notation::write_json_value(tree);
    let perspective = match algorithm.perspective() {
        Perspective::Max => "max",
        Perspective::SideToMove => "side-to-move",
    };
    let options: Vec<_> = options
        .to_named()
        .into_iter()
        .filter(|(_, value)| !value.is_empty())
        .map(|(name, value)| {
            // The depth is the one switch that is a number.
            let quote = if name == "depth" { "" } else { "\"" };
            format!("\"{name}\":{quote}{value}{quote}")
        })
        .collect();
    format!(
        "{{\"plyscope\":{VERSION},\"tree\":{tree},\"algorithm\":\"{}\",\"options\":{{{}}},\"perspective\":\"{perspective}\"}}",
        algorithm.name(),
        options.join(","),
    )
}

/// Writes an event as a line, without the line's end.
///
/// # Errors
/// Those of the writer.
pub fn line(out: &mut impl fmt::Write, event: &Event<'_>, decimals: u8) -> fmt::Result {
    let score = |value: Score| Json(value, decimals);
    match *event {
        Event::Enter { node, window, depth, kind } => {
            write!(out, r#"{{"event":"enter","node":{}"#, node.number())?;
            write_window(out, window, decimals)?;
            if let Some(depth) = depth {
                write!(out, r#","depth":{depth}"#)?;
            }
            write!(out, r#","as":"{}"}}"#, kind.word())
        }
        Event::Order { node, children, why } => {
            let (number, children_list) = (node.number(), Nodes(children));
            write!(out, r#"{{"event":"order","node":{number},"children":{children_list},"why":["#)?;
            for at in 0..children.len() {
                write!(out, "{}\"{why}\"", if at == 0 { "" } else { "," })?;
            }
            out.write_str("]}")
        }
        Event::Evaluate { node, value } => {
            let (node, value) = (node.number(), score(value));
            write!(out, r#"{{"event":"evaluate","node":{node},"value":{value}}}"#)
        }
        Event::Improve { node, child, value, window } => {
            let (node, child, value) = (node.number(), child.number(), score(value));
            write!(out, r#"{{"event":"improve","node":{node},"child":{child},"value":{value}"#)?;
            write_window(out, window, decimals)?;
            out.write_str("}")
        }
        Event::Cutoff { node, side, after, skipped, by, reach } => {
            let (node, after, skipped) = (node.number(), after.number(), Nodes(skipped));
            let side = Side::word(side);
            write!(out, r#"{{"event":"cutoff","node":{node},"side":"{side}","after":{after}"#)?;
            let by = by.map_or_else(|| "null".to_owned(), |by| by.number().to_string());
            write!(out, r#","skipped":{skipped},"by":{by},"depth":"{}"}}"#, reach.word())
        }
        Event::Leave { node, value, bound } => {
            let (node, value) = (node.number(), score(value));
            write!(out, r#"{{"event":"leave","node":{node},"value":{value}"#)?;
            if let Some(bound) = bound {
                write!(out, r#","bound":"{}""#, bound.word())?;
            }
            out.write_str("}")
        }
    }
}

fn write_window(out: &mut impl fmt::Write, window: Option<Window>, decimals: u8) -> fmt::Result {
    let Some(Window { alpha, beta }) = window else { return Ok(()) };
    write!(out, r#","alpha":{},"beta":{}"#, Json(alpha, decimals), Json(beta, decimals))
}

/// The last line.
#[must_use]
pub fn result(tree: &Tree, outcome: &Outcome, counts: &Counter) -> String {
    format!("{{\"event\":\"result\",{}}}", facts(tree, outcome, counts))
}

/// What a search found and what it took, as one JSON object.
#[must_use]
pub fn summary(tree: &Tree, outcome: &Outcome, counts: &Counter) -> String {
    format!("{{{}}}", facts(tree, outcome, counts))
}

fn facts(tree: &Tree, outcome: &Outcome, counts: &Counter) -> String {
    let best = outcome
        .best_child()
        .and_then(|best| tree.children(NodeId::ROOT).iter().position(|&child| child == best));
    let best = best.map_or_else(|| "null".to_owned(), |best| best.to_string());
    format!(
        r#""value":{},"best_child":{best},"principal_variation":{},"nodes":{},"entered":{},"evaluated":{},"cutoffs":{},"skipped_subtrees":{}"#,
        Json(outcome.value, tree.decimals()),
        Nodes(&outcome.principal_variation),
        tree.len(),
        counts.entered,
        counts.evaluated,
        counts.cutoffs,
        counts.skipped_subtrees,
    )
}

/// A score as JSON has it.
struct Json(Score, u8);

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(score, decimals) = *self;
        let quote = if score.is_finite() { "" } else { "\"" };
        write!(f, "{quote}{}{quote}", score.display(decimals))
    }
}

/// A sink that writes each event as a line as it happens, so that a trace of any length needs no
/// memory. After the first error it writes no more, and keeps the error.
#[derive(Debug)]
pub struct LineWriter<W> {
    out: W,
    decimals: u8,
    error: Option<fmt::Error>,
}

impl<W: fmt::Write> LineWriter<W> {
    /// Writes the events of a tree with so many decimal places.
    pub const fn new(out: W, decimals: u8) -> Self {
        Self { out, decimals, error: None }
    }

    /// The writer, once all is written.
    ///
    /// # Errors
    /// The first one that writing met.
    pub fn finish(self) -> Result<W, fmt::Error> {
        self.error.map_or(Ok(self.out), Err)
    }
}

impl<W: fmt::Write> Sink for LineWriter<W> {
    fn record(&mut self, event: Event<'_>) {
        if self.error.is_none() {
            let written = line(&mut self.out, &event, self.decimals);
            self.error = written.and_then(|()| self.out.write_char('\n')).err();
        }
    }
}
