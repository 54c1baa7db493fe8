//! `plyscope trace`: reads a tree, searches it, prints the trace.

use std::io::Write;

use plyscope::source::{self, ReadError};
use plyscope_formats::{Format, Sides, recognise, sides};
use plyscope_games::source::is_recipe;
use plyscope_search::events::Counter;
use plyscope_search::{Algorithm, Options, SearchError, first_without_value, search};
use plyscope_trace::jsonl;
use plyscope_tree::{NodeId, Player, Tree};

use crate::failure::Failure;
use crate::input::Source;
use crate::output::Output;

/// A search to run, and the output to print.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    /// The search.
    pub algorithm: Algorithm,
    /// Its switches.
    pub options: Options,
    /// Whether to print one object instead of the trace.
    pub summary: bool,
    /// The source of the tree.
    pub source: Source,
}

/// Prints the trace, or its summary.
///
/// # Errors
/// [`Failure`], before anything is printed unless it is the printing that fails.
pub fn run<W: Write>(request: &Request, out: &mut Output<W>) -> Result<(), Failure> {
    let (tree, format) = read_tree(&request.source)?;
    let notes = [note_of_format(&tree, format), note_of_sides(&tree, &request.options)];
    for note in notes.into_iter().flatten() {
        eprintln!("plyscope: {}: {note}", request.source);
    }
    if let Some(node) = first_without_value(&tree, request.algorithm, &request.options) {
        return Err(no_static_value(&tree, node));
    }
    if request.summary {
        print_summary(&tree, request, out)
    } else {
        print_trace(&tree, request, out)
    }
}

fn print_summary<W: Write>(
    tree: &Tree,
    request: &Request,
    out: &mut Output<W>,
) -> Result<(), Failure> {
    let mut counts = Counter::default();
    let outcome = search(tree, request.algorithm, &request.options, &mut counts)
        .map_err(|error| refused(tree, error))?;
    out.print(&jsonl::summary(tree, &outcome, &counts))
}

/// The events are written as they happen, so that no trace is ever in memory.
fn print_trace<W: Write>(
    tree: &Tree,
    request: &Request,
    out: &mut Output<W>,
) -> Result<(), Failure> {
    let Request { algorithm, options, .. } = request;
    out.print(&jsonl::header(tree, *algorithm, options))?;
    let lines = jsonl::LineWriter::new(&mut *out, tree.decimals());
    let mut sinks = (lines, Counter::default());
    let outcome =
        search(tree, *algorithm, options, &mut sinks).map_err(|error| refused(tree, error))?;
    let (lines, counts) = sinks;
    if lines.finish().is_err() {
        return Err(out.failure());
    }
    out.print(&jsonl::result(tree, &outcome, &counts))
}

/// The tree, and the format that its text is in.
fn read_tree(source: &Source) -> Result<(Tree, Format), Failure> {
    let text = source.read()?;
    let tree = source::read(&text).map_err(|error| unparsed(&source.to_string(), &error))?;
    // A recipe looks like a call in a program.
    let format = if is_recipe(&text) { Format::Brackets } else { recognise(&text) };
    Ok((tree, format))
}

/// The note that names the format, where an author may have meant another.
fn note_of_format(tree: &Tree, format: Format) -> Option<String> {
    use Format::{Brackets, Cmu, Json, Lists, Python};
    let is_plain = matches!(format, Brackets | Json | Cmu | Lists | Python);
    (!is_plain).then(|| {
        let (nodes, height) = (tree.len(), tree.height());
        format!("read as {format}, a tree of {nodes} nodes and height {height}")
    })
}

/// The note that nodes are called MAX or MIN and the other side moves there.
fn note_of_sides(tree: &Tree, options: &Options) -> Option<String> {
    if options.root == Player::Min {
        return None;
    }
    Some(match sides(tree)? {
        Sides::MinBegins => {
            "the root is called MIN, but MAX moves there; with --root min MIN does".to_owned()
        }
        Sides::Mixed(node) => {
            let (name, number) = (tree.name(node).unwrap_or_default(), node.number());
            format!(
                "node {number} is called {name}, but the other side moves there: MAX and MIN take turns from the root on"
            )
        }
    })
}

/// `file:line:column: message`, which editors can follow.
pub fn unparsed(name: &str, error: &ReadError) -> Failure {
    let place = error.place().map(|(line, column)| format!("{line}:{column}: "));
    Failure::new(format!("{name}:{}{}", place.unwrap_or_default(), error.without_place()))
}

fn refused(tree: &Tree, error: SearchError) -> Failure {
    match error {
        SearchError::NoStaticValue { node } => no_static_value(tree, node),
        other => Failure::new(other.to_string()),
    }
}

fn no_static_value(tree: &Tree, node: NodeId) -> Failure {
    let name = tree.name(node).map_or_else(String::new, |name| format!(" ('{name}')"));
    Failure::new(format!(
        "node {}{name} lies at the horizon and has no static value: give it one, or change --depth",
        node.number(),
    ))
}
