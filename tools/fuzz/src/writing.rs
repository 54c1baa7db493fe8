//! The trace file of a search.

use plyscope_search::events::Counter;
use plyscope_search::{Algorithm, Options, search};
use plyscope_trace::jsonl::{self, LineWriter};
use plyscope_tree::Tree;

/// The lines of the file of a search; `None` if the tree lacks the static values for it.
pub fn written(tree: &Tree, algorithm: Algorithm, options: &Options) -> Option<Vec<String>> {
    let mut sinks = (LineWriter::new(String::new(), tree.decimals()), Counter::default());
    let outcome = search(tree, algorithm, options, &mut sinks).ok()?;
    let events = sinks.0.finish().expect("a string takes all that is written");
    let mut lines = vec![jsonl::header(tree, algorithm, options)];
    lines.extend(events.lines().map(str::to_owned));
    lines.push(jsonl::result(tree, &outcome, &sinks.1));
    Some(lines)
}
