//! The first line of a trace file.

use super::VERSION;
use super::error::LineError;
use super::fields::object;
use super::line::HeaderLine;
use plyscope_search::{Algorithm, OptionError, Options, Perspective};
use plyscope_tree::{Tree, notation};

/// The header.
#[derive(Debug)]
pub struct Header {
    /// The tree that was searched.
    pub tree: Tree,
    /// The algorithm's name: any text, since anybody may write a trace.
    pub algorithm: String,
    /// The switches that the header names; the others have their defaults.
    pub options: Options,
    /// The view from which values are given.
    pub perspective: Perspective,
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
    let perspective = match raw.perspective {
        None => own.unwrap_or(Perspective::Max),
        Some(word) => {
            word.parse().map_err(|error| LineError::Word { name: "perspective", error })?
        }
    };
    Ok(Header { tree, algorithm: raw.algorithm.into_owned(), options, perspective })
}
