//! The first line of a trace file: writing and reading it.

use super::VERSION;
use super::error::LineError;
use super::fields::{Fields, object};
use super::line::HeaderLine;
use super::write::json;
use plyscope_search::{Algorithm, Form, OptionError, Options, Perspective, Switch};
use plyscope_tree::{Tree, UnknownWord, notation};
use serde_json::value::{RawValue, Value};

/// The switches of the first files, which name them always. Younger ones are left out where they are as usual.
const FIRST: [Switch; 14] = [
    Switch::Root,
    Switch::Order,
    Switch::Inner,
    Switch::Depth,
    Switch::Evaluation,
    Switch::Guess,
    Switch::Delta,
    Switch::At,
    Switch::Table,
    Switch::Replace,
    Switch::Fail,
    Switch::Cut,
    Switch::Bound,
    Switch::Deep,
];

/// The first line: the tree and the search.
#[must_use]
pub fn header(tree: &Tree, algorithm: Algorithm, options: &Options) -> String {
    let [before, behind] = header_around_tree(algorithm, options);
    before + &notation::write_json_value(tree) + &behind
}

/// The first line before the tree, and after it: a large tree is written in parts.
pub(super) fn header_around_tree(algorithm: Algorithm, options: &Options) -> [String; 2] {
    // A trace says what happened, not how the code is printed; what a form sets is said.
    let options = &Options { form: Form::default(), ..algorithm.settle(options) };
    // One ply has a depth, though it cannot be changed.
    let applies = |&switch: &Switch| algorithm.uses(switch, options) || switch == Switch::Depth;
    let set = Switch::ALL.into_iter().filter(applies).map(|switch| (switch, options.get(switch)));
    let is_said = |(switch, value): &(Switch, String)| {
        let is_said = FIRST.contains(switch) || *value != switch.usual();
        is_said && !value.is_empty()
    };
    let set = set.filter(is_said);
    let named = set.map(|(switch, value)| (switch.to_string(), option(switch, value)));
    let line = HeaderLine {
        plyscope: VERSION,
        tree: RawValue::NULL,
        algorithm: algorithm.name().into(),
        options: Fields(named.collect()),
        perspective: Some(algorithm.perspective(options).word().into()),
        ties: None,
    };
    // Before the tree there is only the version.
    match json(&line).split_once("null") {
        Some(around) => <[_; 2]>::from(around).map(str::to_owned),
        None => unreachable!("the tree is null"),
    }
}

/// Whole numbers stand as such; the others are words, or values that may be infinite.
fn option(switch: Switch, value: String) -> Value {
    match value.parse::<u32>() {
        Ok(number) if switch.is_number() => number.into(),
        _ => value.into(),
    }
}

/// The header.
#[derive(Debug)]
pub struct Header {
    /// The tree that was searched.
    pub tree: Tree,
    /// The algorithm's name: any text, since anybody may write a trace.
    pub algorithm: String,
    /// The switches that the header names; the others have their defaults.
    pub options: Options,
    /// The view from which values are given: the one that the header names, or else its algorithm's.
    pub perspective: Perspective,
    /// The view that the header names, by itself or by its algorithm; `None` if it names neither.
    pub perspective_told: Option<Perspective>,
    /// Whether the program says that of equal children it takes the last for the best: `"ties":"last"`.
    pub last_of_equals: bool,
}

/// Reads the first line.
///
/// # Errors
/// [`LineError`].
pub fn read_header(line: &str) -> Result<Header, LineError> {
    let raw: HeaderLine<'_> = object(line)?;
    if raw.plyscope != VERSION {
        return Err(LineError::Version(raw.plyscope));
    }
    let tree = notation::parse_json_value(raw.tree.get()).map_err(|mut error| {
        // The column in the whole line.
        let start = (raw.tree.get().as_ptr() as usize).saturating_sub(line.as_ptr() as usize);
        let before = line.get(..start).map_or(0, |before| before.chars().count());
        error.column = error.column.saturating_add(u32::try_from(before).unwrap_or(u32::MAX));
        LineError::Tree(error)
    })?;
    let mut options = Options::default();
    for (name, value) in &raw.options.0 {
        let text = match value {
            serde_json::Value::Null => continue,
            serde_json::Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        match options.set(name, &text) {
            // An unknown switch of another program is ignored, as unknown fields are.
            Ok(()) | Err(OptionError::UnknownSwitch { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let own = raw.algorithm.parse::<Algorithm>().map(|known| known.perspective(&options));
    let perspective_told = match raw.perspective {
        None => own.ok(),
        Some(word) => {
            Some(word.parse().map_err(|error| LineError::Word { name: "perspective", error })?)
        }
    };
    let perspective = perspective_told.unwrap_or(Perspective::Max);
    let algorithm = raw.algorithm.into_owned();
    let last_of_equals = match raw.ties.as_deref() {
        None | Some("first") => false,
        Some("last") => true,
        Some(other) => {
            let error = UnknownWord { found: other.to_owned(), right: &["first", "last"] };
            return Err(LineError::Word { name: "ties", error });
        }
    };
    Ok(Header { tree, algorithm, options, perspective, perspective_told, last_of_equals })
}
