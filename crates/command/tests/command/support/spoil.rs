//! Making one thing wrong in a trace.

use std::fmt::Write as _;

use super::{fail, json, trace};

/// One thing to do to a trace, at a line.
pub enum Spoil {
    Drop(usize),
    Double(usize),
    /// Puts a line before this one.
    Insert(usize, &'static str),
    /// Puts a line in the place of this one.
    Replace(usize, &'static str),
    /// Sets a field to this JSON value.
    Set(usize, &'static str, &'static str),
    /// Takes a field away.
    Unset(usize, &'static str),
}
use Spoil::{Double, Drop, Insert, Replace, Set, Unset};

fn spoil(lines: &mut Vec<String>, spoil: &Spoil) {
    let changed = |line: &str, change: &dyn Fn(&mut serde_json::Map<String, serde_json::Value>)| {
        let mut fields = json(line);
        change(fields.as_object_mut().unwrap());
        fields.to_string()
    };
    match *spoil {
        Drop(at) => drop(lines.remove(at - 1)),
        Double(at) => lines.insert(at, lines[at - 1].clone()),
        Insert(at, line) => lines.insert(at - 1, line.to_owned()),
        Replace(at, line) => lines[at - 1] = line.to_owned(),
        Set(at, field, value) => {
            lines[at - 1] = changed(&lines[at - 1], &|fields| {
                fields.insert(field.to_owned(), json(value));
            });
        }
        Unset(at, field) => {
            lines[at - 1] = changed(&lines[at - 1], &|fields| {
                assert!(fields.remove(field).is_some());
            });
        }
    }
}

/// Spoils the trace of this search in each of these ways, and expects the message with its line.
pub fn check(tree: &str, args: &[&str], table: &[(Spoil, usize, &str)]) {
    let good = trace(tree, args);
    let mut wrong = String::new();
    for (what, line, message) in table {
        let mut lines = good.clone();
        spoil(&mut lines, what);
        let found = fail(&["check"], lines.join("\n"));
        // Where the line could be read, the message ends with what the search writes there.
        let (said, expected) = found.split_at(found.find("; expected {").unwrap_or(found.len()));
        let right = format!("line {line}: {message}");
        let shown = expected.trim_start_matches("; expected ");
        if said != right || !good[(line - 1).min(good.len() - 1)].starts_with(shown) {
            writeln!(wrong, "found {found}\n not {right}").unwrap();
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}
