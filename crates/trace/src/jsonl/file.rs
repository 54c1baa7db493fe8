//! The trace file of a recorded search in parts, so that no long trace need ever be one text.

use std::ops::Range;

use super::write::{header_around_tree, line, result};
use crate::read::replay::{Bookmark, Replay};
use crate::store::recorded::Trace;
use plyscope_tree::Tree;
use plyscope_tree::notation::{self, Form};

/// What has to be known of a trace file to go on writing it.
#[derive(Debug)]
pub struct TraceFile {
    form: Form,
    mark: Bookmark,
}

impl TraceFile {
    /// The file of a search of this tree, of which nothing is written yet.
    #[must_use]
    pub fn new(tree: &Tree) -> Self {
        Self { form: Form::shortest(tree), mark: Bookmark::default() }
    }

    /// Of how many pieces it consists: the nodes in the header, the events, and the result.
    #[must_use]
    pub fn pieces(tree: &Tree, trace: &Trace) -> usize {
        tree.len() + trace.len() + 1
    }

    /// Some of the pieces, by their numbers: part after part is what is written while the search goes.
    /// That goes quickest from each part to the next, since to write an event those before it have to be
    /// read.
    #[must_use]
    pub fn part(&mut self, tree: &Tree, trace: &Trace, range: Range<usize>) -> String {
        let mut out = String::new();
        self.push_nodes(&mut out, tree, trace, &range);
        let from = range.start.saturating_sub(tree.len()).min(trace.len());
        let to = range.end.saturating_sub(tree.len()).min(trace.len());
        self.push_events(&mut out, tree, trace, from..to);
        if range.contains(&(tree.len() + trace.len())) {
            out.push_str(&result(tree, &trace.outcome, &trace.counts));
            out.push('\n');
        }
        out
    }

    fn push_nodes(&self, out: &mut String, tree: &Tree, trace: &Trace, range: &Range<usize>) {
        let nodes = range.start..range.end.min(tree.len());
        if nodes.is_empty() {
            return;
        }
        let [before, behind] = header_around_tree(trace.algorithm, &trace.options);
        if nodes.start == 0 {
            out.push_str(&before);
        }
        notation::write_json_part(out, tree, self.form, nodes.clone());
        if nodes.end == tree.len() {
            out.push_str(&behind);
            out.push('\n');
        }
    }

    fn push_events(&mut self, out: &mut String, tree: &Tree, trace: &Trace, events: Range<usize>) {
        if events.is_empty() {
            return;
        }
        let mut kept = std::mem::take(&mut self.mark);
        if kept.read() > events.start {
            kept = Bookmark::default();
        }
        let read = kept.read();
        let mut replay = Replay::resume(trace, tree, kept);
        for event in replay.by_ref().take(events.end - read).skip(events.start - read) {
            line(out, &event, tree.decimals());
            out.push('\n');
        }
        self.mark = replay.stop();
    }
}
