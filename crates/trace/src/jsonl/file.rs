//! The trace file of a recorded search in parts, so that a long trace need never be one text.

use std::ops::Range;

use super::header::header_around_tree;
use super::write::{line, result};
use crate::read::replay::{Bookmark, Replay};
use crate::store::recorded::Trace;
use plyscope_tree::Tree;
use plyscope_tree::notation::{self, Form};

/// The state of a trace file that is being written.
#[derive(Debug)]
pub struct TraceFile {
    form: Form,
    mark: Bookmark,
}

impl TraceFile {
    /// An empty file for a search of this tree.
    #[must_use]
    pub fn new(tree: &Tree) -> Self {
        Self { form: Form::shortest(tree), mark: Bookmark::default() }
    }

    /// The number of its pieces: the nodes in the header, the events, and the result.
    #[must_use]
    pub fn pieces(tree: &Tree, trace: &Trace) -> usize {
        tree.len() + trace.len() + 1
    }

    /// A range of its pieces: part after part is the file that is written during a search. Going from each part to the
    /// next is quickest, since writing an event requires reading those before it.
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
