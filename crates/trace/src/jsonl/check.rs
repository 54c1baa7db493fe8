//! Checks a whole trace file: its grammar, and whether the search that it names sends the same events.
//!
//! The header gives a tree, an algorithm and its switches. Each later line is a claim: every field that the format knows
//! is compared with the tree, the earlier lines and, if the algorithm is one of ours, the search made again. A trace
//! claims nothing by fields that it leaves out, by fields that the format does not know, or about whether other switches
//! give the same events.

use std::fmt;

use super::{Header, Line, Lists, line, read_claims, read_header, read_line, result};
use crate::check::{Checker, agrees, retrace};
use plyscope_search::events::{Counter, Event, Sink as _};
use plyscope_search::{Algorithm, Outcome};

/// The longest line that a message shows, in characters: an order may list a million children.
const LONGEST: usize = 240;

/// The source of a file's lines, of which one at a time is in memory.
pub trait Lines {
    /// The error in reading.
    type Error;

    /// Goes to the next line; false at the end.
    ///
    /// # Errors
    /// If it cannot be read.
    fn advance(&mut self) -> Result<bool, Self::Error>;

    /// The line.
    ///
    /// # Errors
    /// If it cannot be read.
    fn text(&self) -> Result<&str, Self::Error>;

    /// The number of the line, from 1.
    fn number(&self) -> u64;
}

/// The reason why a file is refused.
#[derive(Debug)]
pub enum Wrong<E> {
    /// A line cannot be read.
    Source(E),
    /// The line that was read last is wrong: what stands there, and what would be right.
    Line(String),
}

impl<E> Wrong<E> {
    fn line(what: impl fmt::Display) -> Self {
        Self::Line(what.to_string())
    }
}

/// What was checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The number of events.
    pub events: u64,
    /// The algorithm with which each event was compared; `None` if the header names none of ours, so that only the grammar
    /// was checked.
    pub algorithm: Option<Algorithm>,
}

/// Checks a trace file.
///
/// # Errors
/// [`Wrong`] at the first line that is not true.
pub fn check<L: Lines>(lines: &mut L) -> Result<Checked, Wrong<L::Error>> {
    if !lines.advance().map_err(Wrong::Source)? {
        return Err(Wrong::line("the trace is empty; its first line is a header"));
    }
    let header = read_header(lines.text().map_err(Wrong::Source)?).map_err(Wrong::line)?;
    let algorithm = header.algorithm.parse::<Algorithm>().ok();
    let mut reader = Reader::new(lines, &header);
    match algorithm {
        Some(algorithm) => reader.compare(algorithm)?,
        None => reader.check_grammar()?,
    }
    Ok(Checked { events: reader.events, algorithm })
}

/// The lines of a file after its header.
struct Reader<'a, L> {
    lines: &'a mut L,
    decimals: u8,
    header: &'a Header,
    checker: Checker<'a>,
    lists: Lists,
    events: u64,
}

impl<'a, L: Lines> Reader<'a, L> {
    fn new(lines: &'a mut L, header: &'a Header) -> Self {
        let checker = Checker::new(&header.tree, &header.options, header.perspective);
        let decimals = header.tree.decimals();
        Self { lines, decimals, header, checker, lists: Lists::default(), events: 0 }
    }

    /// Checks each line by the grammar.
    fn check_grammar(&mut self) -> Result<(), Wrong<L::Error>> {
        loop {
            if let Some(outcome) = self.take(None)? {
                return match self.breach_of_result(&outcome)? {
                    Some(breach) => Err(Wrong::Line(breach)),
                    None => self.check_end(),
                };
            }
        }
    }

    /// Checks each line by the grammar, and compares it with the search made again.
    fn compare(&mut self, algorithm: Algorithm) -> Result<(), Wrong<L::Error>> {
        let Header { tree, options, perspective, .. } = self.header;
        let due = algorithm.perspective(options);
        if *perspective != due {
            let (found, due) = (perspective.word(), due.word());
            return Err(Wrong::line(format!(
                "perspective is '{found}', but {algorithm} has '{due}'"
            )));
        }
        let mut counts = Counter::default();
        let outcome = retrace(tree, algorithm, options, |made| {
            counts.record(*made);
            match self.take(Some(made))? {
                None => Ok(()),
                Some(_) => Err(expected("the result comes too early", &self.line(made))),
            }
        });
        let outcome = outcome.map_err(Wrong::line)??;
        let result = result(tree, &outcome, &counts);
        let Some(claimed) = self.take(None)? else {
            return Err(expected("the search has ended", &result));
        };
        let text = self.lines.text().map_err(Wrong::Source)?;
        let [best, due] =
            [text, &result].map(|line| read_claims(line).map(|claims| claims.best_child));
        let (best, due) = (best.map_err(Wrong::line)?, due.map_err(Wrong::line)?);
        let differs = claimed != outcome || (best.is_some() && best != due);
        let differs = differs.then(|| "the search has another result".to_owned());
        match self.breach_of_result(&claimed)?.or(differs) {
            Some(breach) => Err(expected(&breach, &result)),
            None => self.check_end(),
        }
    }

    /// Takes the next line: an event, which must be the one that was `made`, or the result, which is returned.
    fn take(&mut self, made: Option<&Event<'_>>) -> Result<Option<Outcome>, Wrong<L::Error>> {
        if !self.lines.advance().map_err(Wrong::Source)? {
            return Err(Wrong::line("the trace ends here, without a result"));
        }
        let text = self.lines.text().map_err(Wrong::Source)?;
        let event = match read_line(text, self.decimals, &mut self.lists).map_err(Wrong::line)? {
            Line::Event(event) => event,
            Line::Result(outcome) => return Ok(Some(outcome)),
        };
        let breach = self.checker.event(&event).err().map(|breach| breach.to_string());
        let differs = made.is_some_and(|made| !agrees(&event, made));
        let breach =
            breach.or_else(|| differs.then(|| "the search does something else".to_owned()));
        match (breach, made) {
            (None, _) => {
                self.events += 1;
                Ok(None)
            }
            (Some(breach), None) => Err(Wrong::Line(breach)),
            (Some(breach), Some(made)) => Err(expected(&breach, &self.line(made))),
        }
    }

    /// What breaks the grammar in the result, which is the line read last.
    fn breach_of_result(&self, outcome: &Outcome) -> Result<Option<String>, Wrong<L::Error>> {
        let text = self.lines.text().map_err(Wrong::Source)?;
        let claims = read_claims(text).map_err(Wrong::line)?;
        let result = self.checker.result(outcome).and_then(|()| self.checker.claims(&claims));
        Ok(result.err().map(|breach| breach.to_string()))
    }

    fn check_end(&mut self) -> Result<(), Wrong<L::Error>> {
        if self.lines.advance().map_err(Wrong::Source)? {
            return Err(Wrong::line("something follows the result, which ends a trace"));
        }
        Ok(())
    }

    /// The line that an event would be.
    fn line(&self, event: &Event<'_>) -> String {
        let mut text = String::new();
        line(&mut text, event, self.decimals);
        text
    }
}

/// What is wrong with a line, and the line that would be right.
fn expected<E>(what: &str, line: &str) -> Wrong<E> {
    let shown: String = line.chars().take(LONGEST).collect();
    let more = if shown.len() < line.len() { "…" } else { "" };
    Wrong::Line(format!("{what}; expected {shown}{more}"))
}
