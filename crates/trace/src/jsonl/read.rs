//! Reading a trace file after its header, line by line.

use super::error::LineError;
use super::fields::{Fields, Number, need};
use super::line::{EnterLine, IterateLine, ProbeLine, ResultLine, StoreLine, TraceLine};
use crate::check::Claims;
use plyscope_search::events::{Bound, Counter, Event, Finished, Hit, Iteration, Lost, State};
use plyscope_search::{OrderRule, Outcome, Window};
use plyscope_tree::{NodeId, UnknownWord};

/// Buffers for the lists of a line.
#[derive(Debug, Default)]
pub struct Lists {
    nodes: Vec<NodeId>,
    rules: Vec<OrderRule>,
}

/// A line after the header.
#[derive(Debug)]
pub enum Line<'a> {
    /// An event.
    Event(Event<'a>),
    /// The result: the last line, with the value seen by MAX. [`super::read_claims`] reads what else it says.
    Result(Outcome),
}

/// Reads a line after the header; the children that it lists are kept in `lists`.
///
/// # Errors
/// [`LineError`].
pub fn read_line<'n>(
    line: &str,
    decimals: u8,
    lists: &'n mut Lists,
) -> Result<Line<'n>, LineError> {
    let event = match TraceLine::read(line)? {
        TraceLine::Enter(line) => enter(&line, decimals)?,
        TraceLine::Order(line) => {
            lists.nodes = line.children.into_owned();
            lists.rules = line.why.into_owned();
            Event::Order { node: line.node, children: &lists.nodes, why: &lists.rules }
        }
        TraceLine::Evaluate(line) => {
            Event::Evaluate { node: line.node, value: line.value.score(decimals)? }
        }
        TraceLine::Improve(line) => Event::Improve {
            node: line.node,
            child: line.child,
            value: line.value.score(decimals)?,
            window: window([line.alpha, line.beta], WINDOW, decimals)?,
        },
        TraceLine::Cutoff(line) => {
            lists.nodes = line.skipped.into_owned();
            Event::Cutoff {
                node: line.node,
                side: line.side,
                after: line.after,
                skipped: &lists.nodes,
                by: line.by,
                reach: line.depth,
            }
        }
        TraceLine::Leave(line) => {
            Event::Leave { node: line.node, value: line.value.score(decimals)?, bound: line.bound }
        }
        TraceLine::Iterate(line) => Event::Iterate(iteration(&line, decimals)?),
        TraceLine::Probe(line) => Event::Probe { node: line.node, hit: hit(&line, decimals)? },
        TraceLine::Store(line) => store(&line, decimals)?,
        TraceLine::Open(line) => {
            due(line.state, State::Live, &["live"])?;
            Event::Open { node: line.node, merit: line.merit.score(decimals)? }
        }
        TraceLine::Solve(line) => {
            due(line.state, State::Solved, &["solved"])?;
            Event::Solve { node: line.node, merit: line.merit.score(decimals)? }
        }
        TraceLine::Purge(line) => {
            Event::Purge { node: line.node, state: line.state, merit: line.merit.score(decimals)? }
        }
        TraceLine::Result(line) => return Ok(Line::Result(outcome(line, decimals)?)),
    };
    Ok(Line::Event(event))
}

/// A state that the event decides, if the line gives it.
fn due(found: Option<State>, due: State, right: &'static [&'static str]) -> Result<(), LineError> {
    match found.filter(|&found| found != due) {
        None => Ok(()),
        Some(found) => {
            let error = UnknownWord { found: found.word().to_owned(), right };
            Err(LineError::Word { name: "state", error })
        }
    }
}

fn enter(line: &EnterLine<'_>, decimals: u8) -> Result<Event<'static>, LineError> {
    Ok(Event::Enter {
        node: line.node,
        window: window([line.alpha, line.beta], WINDOW, decimals)?,
        depth: line.depth,
        kind: line.kind.unwrap_or_default(),
    })
}

fn iteration(line: &IterateLine<'_>, decimals: u8) -> Result<Iteration, LineError> {
    let finished = match line.finished_depth {
        Some(depth) => {
            let value = need(line.value, "value")?.score(decimals)?;
            Some(Finished { depth, value, best: line.best })
        }
        None => {
            let fields = [("value", line.value.is_some()), ("best", line.best.is_some())];
            none_of(&fields, "a finished depth")?;
            None
        }
    };
    Ok(Iteration {
        number: line.number,
        depth: line.depth,
        window: window([line.alpha, line.beta], WINDOW, decimals)?,
        why: line.why,
        known: window([line.lower, line.upper], ["lower", "upper"], decimals)?,
        finished,
    })
}

fn hit(line: &ProbeLine<'_>, decimals: u8) -> Result<Option<Hit>, LineError> {
    if !line.hit {
        let fields = [
            ("value", line.value.is_some()),
            ("bound", line.bound.is_some()),
            ("depth", line.depth.is_some()),
            ("best", line.best.is_some()),
            ("effect", line.effect.is_some()),
        ];
        none_of(&fields, "a hit")?;
        return Ok(None);
    }
    Ok(Some(Hit {
        value: need(line.value, "value")?.score(decimals)?,
        bound: need(line.bound, "bound")?,
        depth: need(line.depth, "depth")?,
        best: line.best,
        effect: need(line.effect, "effect")?,
    }))
}

/// Fields that would belong to what is not there: nobody would look at what they say.
pub(super) fn none_of(fields: &[(&'static str, bool)], of: &'static str) -> Result<(), LineError> {
    match fields.iter().find(|&&(_, is_there)| is_there) {
        None => Ok(()),
        Some(&(name, _)) => Err(LineError::Pointless { name, of }),
    }
}

fn store(line: &StoreLine<'_>, decimals: u8) -> Result<Event<'static>, LineError> {
    Ok(Event::Store {
        node: line.node,
        value: line.value.score(decimals)?,
        bound: line.bound,
        depth: line.depth,
        best: line.best,
        // Its own number means that it was not kept.
        lost: match line.lost {
            None => Lost::Nothing,
            Some(lost) if lost == line.node => Lost::Own,
            Some(lost) => Lost::Other(lost),
        },
    })
}

fn outcome(line: ResultLine<'_>, decimals: u8) -> Result<Outcome, LineError> {
    Ok(Outcome {
        value: line.value.score(decimals)?,
        bound: line.bound.unwrap_or(Some(Bound::Exact)),
        principal_variation: line.principal_variation.into_owned(),
    })
}

/// A window, of which a line gives both ends or none.
pub(super) fn window(
    [low, high]: [Option<Number<'_>>; 2],
    names: [&'static str; 2],
    decimals: u8,
) -> Result<Option<Window>, LineError> {
    if low.is_none() && high.is_none() {
        return Ok(None);
    }
    let [low, high] = [need(low, names[0])?, need(high, names[1])?];
    Ok(Some(Window { alpha: low.score(decimals)?, beta: high.score(decimals)? }))
}

/// The fields of a window.
pub(super) const WINDOW: [&str; 2] = ["alpha", "beta"];

/// Reads the optional fields of the result.
///
/// # Errors
/// [`LineError`].
pub fn read_claims(line: &str) -> Result<Claims, LineError> {
    let TraceLine::Result(result) = TraceLine::read(line)? else {
        return Ok(Claims::default());
    };
    let counts = counts_of(&result.counts)?;
    Ok(Claims { best_child: result.best_child, nodes: result.nodes, counts })
}

/// The counts among fields.
pub(super) fn counts_of(fields: &Fields) -> Result<Vec<(&'static str, u64)>, LineError> {
    let mut counts = Vec::new();
    for (name, _) in Counter::default().named() {
        let claimed = fields.0.iter().find(|(claimed, _)| claimed == name);
        if let Some((_, value)) = claimed.filter(|(_, value)| !value.is_null()) {
            let count = serde_json::from_value(value.clone());
            let count = count.map_err(|error| LineError::Field { name: name.to_owned(), error })?;
            counts.push((name, count));
        }
    }
    Ok(counts)
}
