//! A check that everything in a trace file is true.

use plyscope_search::Algorithm;
use plyscope_trace::jsonl::{self, Header, Line, Lists};
use plyscope_tree::{Literal, Tree};
use serde_json::{Map, Value};

use crate::brute::{Worth, range, worth};
use crate::writing::written;

/// The fields that the format knows, by event. A result has the counts besides.
const FIELDS: [(&str, &[&str]); 13] = [
    ("enter", &["node", "alpha", "beta", "depth", "as"]),
    ("order", &["node", "children", "why"]),
    ("evaluate", &["node", "value"]),
    ("improve", &["node", "child", "value", "alpha", "beta"]),
    ("cutoff", &["node", "side", "after", "skipped", "by", "depth"]),
    ("leave", &["node", "value", "bound"]),
    (
        "iterate",
        &[
            "number",
            "depth",
            "alpha",
            "beta",
            "why",
            "lower",
            "upper",
            "finished_depth",
            "value",
            "best",
        ],
    ),
    ("probe", &["node", "hit", "value", "bound", "depth", "best", "effect"]),
    ("store", &["node", "value", "bound", "depth", "best", "lost"]),
    ("open", &["node", "state", "merit"]),
    ("solve", &["node", "state", "merit"]),
    ("purge", &["node", "state", "merit"]),
    ("result", &["value", "bound", "best_child", "principal_variation", "nodes"]),
];

/// Holds a file that the checker takes against the search that its header names, or else against the tree.
pub fn check(lines: &[String]) {
    let header = jsonl::read_header(&lines[0]).expect("the checker read it");
    let Ok(algorithm) = header.algorithm.parse::<Algorithm>() else {
        return check_result(&header, &lines[1..]);
    };
    let made = written(&header.tree, algorithm, &header.options).expect("the checker searched it");
    assert_eq!(lines.len(), made.len(), "another number of lines:\n{}", lines.join("\n"));
    for (claimed, made) in lines.iter().zip(&made).skip(1) {
        check_line(claimed, made);
    }
}

/// Each field of the line that the format knows says what the search does.
fn check_line(claimed: &str, made: &str) {
    let [fields, truth] = [claimed, made].map(|line| -> Map<String, Value> {
        serde_json::from_str(line).expect("the checker read it")
    });
    let event = &truth["event"];
    assert_eq!(&fields["event"], event, "{claimed} for {made}");
    let known = FIELDS.iter().find(|(name, _)| event == name).map_or(&[][..], |(_, known)| known);
    for (name, value) in &fields {
        let is_known = known.contains(&name.as_str()) || truth.contains_key(name);
        let due = truth.get(name).unwrap_or(&Value::Null);
        // A value is exact where nothing else is said.
        let exact = event == "result" && name == "bound" && value == "exact" && due.is_null();
        // What is left out, by null as well, claims nothing.
        let is_left_out = value.is_null() && name != "best_child";
        let is_true = !is_known || exact || is_left_out || is_same(value, due);
        assert!(is_true, "{name} is {value}, not {due}: {claimed} for {made}");
    }
}

/// Whether two values are the same, however they are written.
fn is_same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len()
                && one.iter().zip(other).all(|(one, other)| is_same(one, other))
        }
        (Value::String(word), Value::String(rule)) if word.starts_with("shuffle:") => {
            rule == "shuffle"
        }
        _ => one == other || literal(one).is_some_and(|one| Some(one) == literal(other)),
    }
}

/// The number that a value stands for.
fn literal(value: &Value) -> Option<Literal> {
    match value {
        Value::Number(number) => Literal::parse(&number.to_string()).ok(),
        Value::String(text) => Literal::parse(text).ok(),
        _ => None,
    }
}

/// The result of a search that nobody can make again is true of the tree.
fn check_result(header: &Header, lines: &[String]) {
    use plyscope_search::events::Bound;
    let Header { tree, options, .. } = header;
    // It has a horizon that its header does not tell.
    if options.depth.is_none() && lines.iter().any(|line| is_of_inner(tree, line)) {
        return;
    }
    let line = &lines[lines.len() - 1];
    let mut lists = Lists::default();
    let read = jsonl::read_line(line, tree.decimals(), &mut lists);
    let Ok(Line::Result(outcome)) = read else { panic!("the file ends without a result: {line}") };
    let Some((low, high)) = range(tree, options, options.depth) else { return };
    let found: Worth = worth(tree, outcome.value);
    let holds = match outcome.bound {
        Some(Bound::Exact) => low <= found && found <= high,
        Some(Bound::Lower) => found <= high,
        Some(Bound::Upper) => found >= low,
        None => true,
    };
    assert!(holds, "the value is {low} to {high}: {line} of {}", shown(tree));
}

/// Whether an inner node is evaluated.
fn is_of_inner(tree: &Tree, line: &str) -> bool {
    use plyscope_search::events::Event;
    let mut lists = Lists::default();
    let read = jsonl::read_line(line, tree.decimals(), &mut lists);
    matches!(read, Ok(Line::Event(Event::Evaluate { node, .. })) if !tree.is_leaf(node))
}

fn shown(tree: &Tree) -> String {
    plyscope_tree::notation::text(tree)
}
