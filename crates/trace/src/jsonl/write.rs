//! Writing a trace file, line by line, as a search goes.
//!
//! Nothing here formats: the page writes such files too, and its WebAssembly would have to bring the machinery along.

use std::fmt;

use super::VERSION;
use super::object::Object;
use plyscope_search::events::{
    Bound, Counter, Event, Finished, Hit, Iteration, Lost, Side, Sink, State,
};
use plyscope_search::{Algorithm, Options, Outcome, Window};
use plyscope_tree::{NodeId, Tree, notation};

/// The first line: which tree was searched, and how.
#[must_use]
pub fn header(tree: &Tree, algorithm: Algorithm, options: &Options) -> String {
    let mut out = header_start();
    out.push_str(&notation::write_json_value(tree));
    header_end(&mut out, algorithm, options);
    out
}

/// What of the first line comes before the tree.
pub(super) fn header_start() -> String {
    let mut out = String::from("{\"plyscope\":");
    out.push_str(&VERSION.to_string());
    out.push_str(",\"tree\":");
    out
}

/// What of it comes behind the tree.
pub(super) fn header_end(out: &mut String, algorithm: Algorithm, options: &Options) {
    let options = &algorithm.settle(options);
    let mut line = Object::open(out, 0);
    line.word("algorithm", algorithm.name());
    line.raw("options", "{");
    let mut comma = "";
    for (name, value) in options.to_named() {
        // One ply has its depth, though nobody can change it.
        let applies = algorithm.uses(name, options) || name == "depth";
        if !applies || value.is_empty() {
            continue;
        }
        // These are whole numbers; the others are words, or values that may be infinite.
        let quote = if ["depth", "table"].contains(&name) { "" } else { "\"" };
        line.push(&[comma, "\"", name, "\":", quote, &value, quote]);
        comma = ",";
    }
    line.push(&["}"]);
    line.word("perspective", algorithm.perspective(options).word());
    line.close();
}

/// Writes an event as a line, without the line's end.
pub fn line(out: &mut String, event: &Event<'_>, decimals: u8) {
    out.push_str("{\"event\":\"");
    let mut line = Object::open(out, decimals);
    match *event {
        Event::Enter { node, window, depth, kind } => {
            line.event("enter", node);
            write_window(&mut line, window);
            if let Some(depth) = depth {
                line.number("depth", depth);
            }
            line.word("as", kind.word());
        }
        Event::Order { node, children, why } => {
            line.event("order", node);
            line.nodes("children", children);
            line.words("why", why.iter().map(|rule| rule.word()));
        }
        Event::Iterate(ref iteration) => write_iteration(&mut line, iteration),
        Event::Probe { node, hit } => write_probe(&mut line, node, hit),
        Event::Store { node, value, bound, depth, best, lost } => {
            line.event("store", node);
            line.score("value", value);
            line.word("bound", bound.word());
            line.number("depth", depth);
            write_node(&mut line, "best", best);
            let lost = match lost {
                Lost::Nothing => None,
                Lost::Other(position) => Some(position),
                Lost::Own => Some(node),
            };
            write_node(&mut line, "lost", lost);
        }
        Event::Open { node, merit } => {
            line.event("open", node);
            line.word("state", State::Live.word());
            line.score("merit", merit);
        }
        Event::Solve { node, merit } => {
            line.event("solve", node);
            line.word("state", State::Solved.word());
            line.score("merit", merit);
        }
        Event::Purge { node, state, merit } => {
            line.event("purge", node);
            line.word("state", state.word());
            line.score("merit", merit);
        }
        Event::Evaluate { node, value } => {
            line.event("evaluate", node);
            line.score("value", value);
        }
        Event::Improve { node, child, value, window } => {
            line.event("improve", node);
            line.number("child", child.number());
            line.score("value", value);
            write_window(&mut line, window);
        }
        Event::Cutoff { node, side, after, skipped, by, reach } => {
            line.event("cutoff", node);
            line.word("side", Side::word(side));
            line.number("after", after.number());
            line.nodes("skipped", skipped);
            match by {
                Some(by) => line.number("by", by.number()),
                None => line.raw("by", "null"),
            }
            line.word("depth", reach.word());
        }
        Event::Leave { node, value, bound } => {
            line.event("leave", node);
            line.score("value", value);
            if let Some(bound) = bound {
                line.word("bound", bound.word());
            }
        }
    }
    line.close();
}

fn write_probe(line: &mut Object<'_>, node: NodeId, hit: Option<Hit>) {
    line.event("probe", node);
    let Some(Hit { value, bound, depth, best, effect }) = hit else {
        return line.raw("hit", "false");
    };
    line.raw("hit", "true");
    line.score("value", value);
    line.word("bound", bound.word());
    line.number("depth", depth);
    write_node(line, "best", best);
    line.word("effect", effect.word());
}

fn write_iteration(line: &mut Object<'_>, iteration: &Iteration) {
    let Iteration { number, depth, window, why, known, finished } = *iteration;
    line.push(&["iterate\""]);
    line.number("number", number);
    if let Some(depth) = depth {
        line.number("depth", depth);
    }
    write_window(line, window);
    line.word("why", why.word());
    if let Some(Window { alpha, beta }) = known {
        line.score("lower", alpha);
        line.score("upper", beta);
    }
    if let Some(Finished { depth, value, best }) = finished {
        line.number("finished_depth", depth);
        line.score("value", value);
        write_node(line, "best", best);
    }
}

/// A node, if there is one.
fn write_node(line: &mut Object<'_>, name: &str, node: Option<NodeId>) {
    if let Some(node) = node {
        line.number(name, node.number());
    }
}

fn write_window(line: &mut Object<'_>, window: Option<Window>) {
    if let Some(Window { alpha, beta }) = window {
        line.score("alpha", alpha);
        line.score("beta", beta);
    }
}

/// The last line.
#[must_use]
pub fn result(tree: &Tree, outcome: &Outcome, counts: &Counter) -> String {
    let mut out = String::from("{\"event\":\"result\"");
    facts(&mut out, tree, outcome, counts);
    out
}

/// What a search found and what it took, as one JSON object.
#[must_use]
pub fn summary(tree: &Tree, outcome: &Outcome, counts: &Counter) -> String {
    let mut out = String::from("{");
    facts(&mut out, tree, outcome, counts);
    out
}

/// Writes the fields of the result, and closes the object.
fn facts(out: &mut String, tree: &Tree, outcome: &Outcome, counts: &Counter) {
    let mut line = Object::open(out, tree.decimals());
    line.score("value", outcome.value);
    // Most searches give the value; only where one does not, it is said.
    match outcome.bound {
        Some(Bound::Exact) => {}
        Some(bound) => line.word("bound", bound.word()),
        None => line.raw("bound", "null"),
    }
    let root = tree.children(NodeId::ROOT);
    let best = outcome.best_child().and_then(|best| root.iter().position(|&child| child == best));
    match best {
        Some(best) => line.number("best_child", best as u64),
        None => line.raw("best_child", "null"),
    }
    line.nodes("principal_variation", &outcome.principal_variation);
    line.number("nodes", tree.len() as u64);
    for (name, count) in counts.named() {
        line.number(name, count);
    }
    line.close();
}

/// A sink that writes each event as a line as it happens, so that a trace of any length needs no
/// memory. After the first error it writes no more, and keeps the error.
#[derive(Debug)]
pub struct LineWriter<W> {
    out: W,
    /// The line that is being written.
    line: String,
    decimals: u8,
    error: Option<fmt::Error>,
}

impl<W: fmt::Write> LineWriter<W> {
    /// Writes the events of a tree with so many decimal places.
    pub const fn new(out: W, decimals: u8) -> Self {
        Self { out, line: String::new(), decimals, error: None }
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
            self.line.clear();
            line(&mut self.line, &event, self.decimals);
            self.line.push('\n');
            self.error = self.out.write_str(&self.line).err();
        }
    }
}
