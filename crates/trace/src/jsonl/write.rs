//! Writing a trace file after its header, line by line, as a search goes.

use std::borrow::Cow;
use std::fmt;

use super::fields::{Fields, Number};
use super::line::{
    CutoffLine, EnterLine, EvaluateLine, ImproveLine, IterateLine, LeaveLine, OrderLine, ProbeLine,
    PurgeLine, ResultLine, StateLine, StoreLine, TraceLine,
};
use plyscope_search::events::{Bound, Counter, Event, Finished, Hit, Iteration, Lost, Sink, State};
use plyscope_search::{Outcome, Window};
use plyscope_tree::{NodeId, Score, Tree};
use serde::Serialize;

/// The JSON of a line.
pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| unreachable!("all keys are texts"))
}

/// Writes an event as a line, without the line's end.
pub fn line(out: &mut String, event: &Event<'_>, decimals: u8) {
    out.push_str(&json(&event_line(event, decimals)));
}

fn event_line<'a>(event: &Event<'a>, decimals: u8) -> TraceLine<'a> {
    let score = |score: Score| Number::Score(score, decimals);
    match *event {
        Event::Enter { node, window, depth, kind } => {
            let [alpha, beta] = ends(window, decimals);
            TraceLine::Enter(EnterLine { node, alpha, beta, depth, kind: Some(kind) })
        }
        Event::Order { node, children, why } => TraceLine::Order(OrderLine {
            node,
            children: Cow::Borrowed(children),
            why: Cow::Borrowed(why),
        }),
        Event::Iterate(iteration) => TraceLine::Iterate(iterate_line(&iteration, decimals)),
        Event::Probe { node, hit } => TraceLine::Probe(probe_line(node, hit, decimals)),
        Event::Store { node, value, bound, depth, best, lost } => {
            let lost = match lost {
                Lost::Nothing => None,
                Lost::Other(position) => Some(position),
                Lost::Own => Some(node),
            };
            TraceLine::Store(StoreLine { node, value: score(value), bound, depth, best, lost })
        }
        Event::Open { node, merit } => {
            TraceLine::Open(StateLine { node, state: Some(State::Live), merit: score(merit) })
        }
        Event::Solve { node, merit } => {
            TraceLine::Solve(StateLine { node, state: Some(State::Solved), merit: score(merit) })
        }
        Event::Purge { node, state, merit } => {
            TraceLine::Purge(PurgeLine { node, state, merit: score(merit) })
        }
        Event::Evaluate { node, value } => {
            TraceLine::Evaluate(EvaluateLine { node, value: score(value) })
        }
        Event::Improve { node, child, value, window } => {
            let [alpha, beta] = ends(window, decimals);
            TraceLine::Improve(ImproveLine { node, child, value: score(value), alpha, beta })
        }
        Event::Cutoff { node, side, after, skipped, by, reach } => TraceLine::Cutoff(CutoffLine {
            node,
            side,
            after,
            skipped: Cow::Borrowed(skipped),
            by,
            depth: reach,
        }),
        Event::Leave { node, value, bound } => {
            TraceLine::Leave(LeaveLine { node, value: score(value), bound })
        }
    }
}

fn probe_line(node: NodeId, hit: Option<Hit>, decimals: u8) -> ProbeLine<'static> {
    ProbeLine {
        node,
        hit: hit.is_some(),
        value: hit.map(|hit| Number::Score(hit.value, decimals)),
        bound: hit.map(|hit| hit.bound),
        depth: hit.map(|hit| hit.depth),
        best: hit.and_then(|hit| hit.best),
        effect: hit.map(|hit| hit.effect),
    }
}

fn iterate_line(iteration: &Iteration, decimals: u8) -> IterateLine<'static> {
    let Iteration { number, depth, window, why, known, finished } = *iteration;
    let [alpha, beta] = ends(window, decimals);
    let [lower, upper] = ends(known, decimals);
    IterateLine {
        number,
        depth,
        alpha,
        beta,
        why,
        lower,
        upper,
        finished_depth: finished.map(|finished: Finished| finished.depth),
        value: finished.map(|finished| Number::Score(finished.value, decimals)),
        best: finished.and_then(|finished| finished.best),
    }
}

/// The two ends of a window, if there is one.
fn ends(window: Option<Window>, decimals: u8) -> [Option<Number<'static>>; 2] {
    let score = |score| Number::Score(score, decimals);
    [window.map(|window| score(window.alpha)), window.map(|window| score(window.beta))]
}

/// The last line.
#[must_use]
pub fn result(tree: &Tree, outcome: &Outcome, counts: &Counter) -> String {
    json(&TraceLine::Result(result_line(tree, outcome, counts)))
}

/// The result and the counts of a search as one JSON object.
#[must_use]
pub fn summary(tree: &Tree, outcome: &Outcome, counts: &Counter) -> String {
    json(&result_line(tree, outcome, counts))
}

fn result_line<'a>(tree: &Tree, outcome: &'a Outcome, counts: &Counter) -> ResultLine<'a> {
    let root = tree.children(NodeId::ROOT);
    let best = outcome.best_child().and_then(|best| root.iter().position(|&child| child == best));
    ResultLine {
        value: Number::Score(outcome.value, tree.decimals()),
        bound: Some(outcome.bound).filter(|&bound| bound != Some(Bound::Exact)),
        best_child: Some(best.map(|place| place as u32)),
        principal_variation: Cow::Borrowed(&outcome.principal_variation),
        nodes: Some(tree.len() as u64),
        counts: Fields(
            counts
                .named()
                .into_iter()
                .map(|(name, count)| (name.to_owned(), count.into()))
                .collect(),
        ),
    }
}

/// A sink that writes each event as a line at once, so that a trace of any length needs no memory. It stops at the first
/// error and keeps it.
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
    /// The first error of the writer.
    pub fn finish(self) -> Result<W, fmt::Error> {
        self.error.map_or(Ok(self.out), Err)
    }
}

impl<W: fmt::Write> Sink for LineWriter<W> {
    fn record(&mut self, event: Event<'_>) {
        if self.error.is_none() {
            let line = json(&event_line(&event, self.decimals)) + "\n";
            self.error = self.out.write_str(&line).err();
        }
    }
}
