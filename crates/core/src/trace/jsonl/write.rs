//! Writing a trace file, line by line, as a search goes.

use std::fmt;

use super::super::event::{Bound, Event, Hit, Lost, Side, State};
use super::super::iteration::{Finished, Iteration};
use super::super::sink::{Counter, Sink};
use super::{Nodes, VERSION};
use crate::notation;
use crate::score::Score;
use crate::search::{Algorithm, Options, Outcome, Window};
use crate::tree::{NodeId, Tree};

/// The first line: which tree was searched, and how.
#[must_use]
pub fn header(tree: &Tree, algorithm: Algorithm, options: &Options) -> String {
    let tree = notation::write_json_value(tree);
    let options = &algorithm.settle(options);
    let perspective = algorithm.perspective(options).word();
    let options: Vec<_> = options
        .to_named()
        .into_iter()
        .filter(|(name, value)| {
            // One ply has its depth, though nobody can change it.
            let applies = algorithm.uses(name, options) || *name == "depth";
            applies && !value.is_empty()
        })
        .map(|(name, value)| {
            // These are whole numbers; the others are words, or values that may be infinite.
            let quote = if ["depth", "table"].contains(&name) { "" } else { "\"" };
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
            for (at, rule) in why.iter().enumerate() {
                write!(out, "{}\"{}\"", if at == 0 { "" } else { "," }, rule.word())?;
            }
            out.write_str("]}")
        }
        Event::Iterate(ref iteration) => write_iteration(out, iteration, decimals),
        Event::Probe { node, hit } => {
            let number = node.number();
            let Some(Hit { value, bound, depth, best, effect }) = hit else {
                return write!(out, r#"{{"event":"probe","node":{number},"hit":false}}"#);
            };
            let (value, bound, effect) = (score(value), bound.word(), effect.word());
            write!(out, r#"{{"event":"probe","node":{number},"hit":true,"value":{value}"#)?;
            write!(out, r#","bound":"{bound}","depth":{depth}"#)?;
            write_node(out, "best", best)?;
            write!(out, r#","effect":"{effect}"}}"#)
        }
        Event::Store { node, value, bound, depth, best, lost } => {
            let (number, value, bound) = (node.number(), score(value), bound.word());
            write!(out, r#"{{"event":"store","node":{number},"value":{value},"bound":"{bound}""#)?;
            write!(out, r#","depth":{depth}"#)?;
            write_node(out, "best", best)?;
            let lost = match lost {
                Lost::Nothing => None,
                Lost::Other(position) => Some(position),
                Lost::Own => Some(node),
            };
            write_node(out, "lost", lost)?;
            out.write_str("}")
        }
        Event::Open { node, merit } => write_state(out, "open", node, State::Live, &score(merit)),
        Event::Solve { node, merit } => {
            write_state(out, "solve", node, State::Solved, &score(merit))
        }
        Event::Purge { node, state, merit } => {
            write_state(out, "purge", node, state, &score(merit))
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

fn write_state(
    out: &mut impl fmt::Write,
    event: &str,
    node: NodeId,
    state: State,
    merit: &Json,
) -> fmt::Result {
    let (node, state) = (node.number(), state.word());
    write!(out, r#"{{"event":"{event}","node":{node},"state":"{state}","merit":{merit}}}"#)
}

fn write_iteration(out: &mut impl fmt::Write, iteration: &Iteration, decimals: u8) -> fmt::Result {
    let Iteration { number, depth, window, why, known, finished } = *iteration;
    write!(out, r#"{{"event":"iterate","number":{number}"#)?;
    if let Some(depth) = depth {
        write!(out, r#","depth":{depth}"#)?;
    }
    write_window(out, window, decimals)?;
    write!(out, r#","why":"{}""#, why.word())?;
    if let Some(Window { alpha, beta }) = known {
        write!(out, r#","lower":{},"upper":{}"#, Json(alpha, decimals), Json(beta, decimals))?;
    }
    if let Some(Finished { depth, value, best }) = finished {
        write!(out, r#","finished_depth":{depth},"value":{}"#, Json(value, decimals))?;
        write_node(out, "best", best)?;
    }
    out.write_str("}")
}

/// A node, if there is one.
fn write_node(out: &mut impl fmt::Write, name: &str, node: Option<NodeId>) -> fmt::Result {
    node.map_or(Ok(()), |node| write!(out, r#","{name}":{}"#, node.number()))
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
    // Most searches give the value; only where one does not, it is said.
    let bound = match outcome.bound {
        Some(Bound::Exact) => String::new(),
        Some(bound) => format!("\"bound\":\"{}\",", bound.word()),
        None => "\"bound\":null,".to_owned(),
    };
    let counts = counts.named().map(|(name, count)| format!("\"{name}\":{count}"));
    format!(
        r#""value":{},{bound}"best_child":{best},"principal_variation":{},"nodes":{},{}"#,
        Json(outcome.value, tree.decimals()),
        Nodes(&outcome.principal_variation),
        tree.len(),
        counts.join(","),
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
