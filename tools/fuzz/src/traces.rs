//! Trace files with something changed, and the checker.

use arbitrary::{Result, Unstructured};
use plyscope_trace::jsonl::{self, Lines, Wrong};
use serde_json::{Map, Value, json};

use crate::searches::Shown;
use crate::writing::written;
use crate::{claims, game, spoiled, switches};

/// The file of a search, changed here and there, is refused, or what it says is true.
pub fn check(bytes: &[u8]) -> Result<()> {
    let given = &mut Unstructured::new(bytes);
    let (algorithm, options) = switches::search(given)?;
    let tree = game::tree(given, 14)?;
    let _shown = Shown { tree: &tree, algorithm, options: &options };
    let Some(good) = written(&tree, algorithm, &options) else { return Ok(()) };
    assert_eq!(refusal(&good), None, "the file as it was written");
    let mut lines = good.clone();
    for _ in 0..given.int_in_range(1..=3)? {
        spoil(&mut lines, &good, given)?;
    }
    if lines != good && refusal(&lines).is_none() {
        claims::check(&lines);
    }
    Ok(())
}

/// A file as its lines.
struct File<'a> {
    lines: &'a [String],
    read: usize,
}

impl Lines for File<'_> {
    type Error = ();

    fn advance(&mut self) -> std::result::Result<bool, ()> {
        self.read += 1;
        Ok(self.read <= self.lines.len())
    }

    fn text(&self) -> std::result::Result<&str, ()> {
        Ok(&self.lines[self.read - 1])
    }

    fn number(&self) -> u64 {
        self.read as u64
    }
}

/// Why the checker refuses a file, if it does.
fn refusal(lines: &[String]) -> Option<String> {
    match jsonl::check(&mut File { lines, read: 0 }) {
        Ok(_) => None,
        Err(Wrong::Line(what)) => Some(what),
        Err(Wrong::Source(())) => unreachable!("lines in memory can be read"),
    }
}

/// Changes one thing: lines, fields of a line, or its characters.
fn spoil(lines: &mut Vec<String>, good: &[String], given: &mut Unstructured<'_>) -> Result<()> {
    if lines.is_empty() {
        return Ok(());
    }
    let at = given.choose_index(lines.len())?;
    match given.int_in_range(0..=11)? {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at].clone()),
        2 => {
            let other = given.choose_index(lines.len())?;
            lines.swap(at, other);
        }
        3 => lines[at] = given.choose(good)?.clone(),
        4 => lines.truncate(at),
        5 => spoiled::spoil(&mut lines[at], given)?,
        6 => twice(&mut lines[at], given.choose(good)?, given)?,
        _ => {
            let Ok(Value::Object(mut fields)) = serde_json::from_str(&lines[at]) else {
                return Ok(());
            };
            change_field(&mut fields, given.choose(good)?, given)?;
            lines[at] = Value::Object(fields).to_string();
        }
    }
    Ok(())
}

/// Puts a field in front that may be there already.
fn twice(line: &mut String, other: &str, given: &mut Unstructured<'_>) -> Result<()> {
    let Ok(Value::Object(fields)) = serde_json::from_str(other) else { return Ok(()) };
    let fields: Vec<_> = fields.iter().collect();
    let (name, value) = given.choose(&fields)?;
    if let Some(rest) = line.strip_prefix('{') {
        *line = format!("{{{}:{value},{rest}", Value::from(name.as_str()));
    }
    Ok(())
}

/// Removes a field, gives it another value, or adds one that another line has.
fn change_field(
    fields: &mut Map<String, Value>,
    other: &str,
    given: &mut Unstructured<'_>,
) -> Result<()> {
    let names: Vec<_> = fields.keys().cloned().collect();
    let kind = given.int_in_range(0..=5)?;
    if kind == 0 || names.is_empty() {
        let Ok(Value::Object(others)) = serde_json::from_str(other) else { return Ok(()) };
        fields.extend(given.choose(&others.into_iter().collect::<Vec<_>>()).cloned());
        return Ok(());
    }
    let name = given.choose(&names)?;
    if kind == 1 {
        fields.remove(name);
    } else {
        change(&mut fields[name], other, given)?;
    }
    Ok(())
}

/// Makes another value of this one, or changes one inside it.
fn change(value: &mut Value, other: &str, given: &mut Unstructured<'_>) -> Result<()> {
    let inside = given.ratio(5, 6)?;
    match value {
        Value::Object(fields) if inside => change_field(fields, other, given)?,
        Value::Array(list) if inside && !list.is_empty() => {
            let at = given.choose_index(list.len())?;
            match given.int_in_range(0..=3)? {
                0 => drop(list.remove(at)),
                1 => list.insert(at, list[at].clone()),
                _ => change(&mut list[at], other, given)?,
            }
        }
        Value::Number(number) if inside => {
            let by = if given.arbitrary()? { 1 } else { -1 };
            *value = match number.as_i64() {
                Some(whole) => json!(whole.saturating_add(by)),
                None => json!(number.as_f64().unwrap_or_default() + by as f64),
            };
        }
        _ => *value = any_value(given)?,
    }
    Ok(())
}

/// Values and words that some field has.
fn any_value(given: &mut Unstructured<'_>) -> Result<Value> {
    const WORDS: [&str; 36] = [
        "",
        "inf",
        "-inf",
        "3",
        "exact",
        "lower",
        "upper",
        "alpha",
        "beta",
        "assumed",
        "shallow",
        "deep",
        "full",
        "null-window",
        "re-search",
        "none",
        "return",
        "raise-alpha",
        "lower-beta",
        "live",
        "solved",
        "deeper",
        "guess",
        "failed-low",
        "failed-high",
        "test",
        "as-written",
        "killer",
        "shuffle:3",
        "minimax",
        "alpha-beta",
        "mtd-f",
        "mine",
        "max",
        "mover",
        "off",
    ];
    Ok(match given.int_in_range(0..=8)? {
        0 => Value::Null,
        1 => json!(given.arbitrary::<bool>()?),
        2 => json!([]),
        3 => json!(given.int_in_range(-3..=12)?),
        4 => given
            .choose(&[json!(4_294_967_295_u64), json!(1e300), json!(0.5), json!(-1), json!({})])?
            .clone(),
        _ => json!(given.choose(&WORDS)?),
    })
}
