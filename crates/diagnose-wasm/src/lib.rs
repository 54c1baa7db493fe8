//! Trace files for JavaScript: those of other programs, and those of our own searches. Every export decodes its arguments, calls another
//! crate, and encodes the result. A module of its own, which a page loads when it meets a trace, or writes one.

mod error;
mod file;
mod types;
#[cfg(feature = "typescript")]
mod typescript;

use std::collections::BTreeMap;

use plyscope_boundary::{WrongForm, from_js, to_js};
use plyscope_diagnose::{Slip, beside, read_trace};
use plyscope_search::{Algorithm, Options};
use plyscope_tree::{notation, source};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

pub use error::TraceError;
pub use file::TraceFile;
use types::{Compared, Specimen, TraceHead, TraceTree};
#[cfg(feature = "typescript")]
pub use typescript::typescript;

/// How many actions of the search are told from the first difference on.
const BEYOND: usize = 40;

#[wasm_bindgen(start)]
fn start() {
    plyscope_boundary::say_panics();
}

/// Reads a whole trace: its tree and the search that it names.
///
/// # Errors
/// The trace cannot be read; the error says which line is wrong.
#[wasm_bindgen(unchecked_return_type = "TraceHead")]
pub fn head(text: &str) -> Result<JsValue, Box<TraceError>> {
    Ok(read_trace(text, |header, claims| to_js(&TraceHead::of(header, claims.len())))?)
}

/// Compares a trace with a search of its tree.
///
/// # Errors
/// The trace cannot be read, or there is no such search.
#[wasm_bindgen(unchecked_return_type = "Compared")]
pub fn compare(
    text: &str,
    algorithm: &str,
    #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: JsValue,
) -> Result<JsValue, Box<TraceError>> {
    let (algorithm, options) = search_of(algorithm, options)?;
    read_trace(text, |_, claims| {
        let beside = beside(claims, algorithm, &options, BEYOND)
            .map_err(|error| TraceError::search(&error))?;
        Ok(JsValue::from(Compared::of(&beside, claims, algorithm, &options)))
    })?
}

/// The smallest tree of a family on which a slip shows, otherwise than others if there is such a tree; null if there is none.
///
/// # Errors
/// There is no such slip or search.
#[wasm_bindgen(unchecked_return_type = "TraceTree | null")]
pub fn example(
    slip: &str,
    others: Vec<String>,
    algorithm: &str,
    #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: JsValue,
) -> Result<JsValue, Box<TraceError>> {
    let (algorithm, options) = search_of(algorithm, options)?;
    let slip: Slip = slip.parse().map_err(|error| TraceError::search(&error))?;
    let others: Vec<_> = others.into_iter().filter_map(|other| other.parse().ok()).collect();
    let example = slip.example_beside(&others, algorithm, &options);
    Ok(to_js(&example.map(|example| TraceTree::of(&example, notation::text(&example.tree)))))
}

/// The names of all slips.
#[wasm_bindgen]
#[must_use]
pub fn slips() -> Vec<String> {
    Slip::ALL.into_iter().map(|slip| slip.word().to_owned()).collect()
}

/// The run of a program with a slip on a tree, and that of the search; null if the slip does not show there.
///
/// # Errors
/// There is no such slip, search or tree.
#[wasm_bindgen(unchecked_return_type = "Specimen | null")]
pub fn specimen(
    slip: &str,
    tree: &str,
    algorithm: &str,
    #[wasm_bindgen(unchecked_param_type = "Record<string, string>")] options: JsValue,
) -> Result<JsValue, Box<TraceError>> {
    let (algorithm, options) = search_of(algorithm, options)?;
    let slip: Slip = slip.parse().map_err(|error| TraceError::search(&error))?;
    let (tree, _) = source::read(tree).map_err(|error| TraceError::search(&error))?;
    let found = slip.specimen(&tree, algorithm, &options);
    Ok(found.map_or(JsValue::NULL, |found| JsValue::from(Specimen::of(found, tree))))
}

/// An algorithm and its switches, by their names.
fn search_of(algorithm: &str, options: JsValue) -> Result<(Algorithm, Options), Box<TraceError>> {
    let algorithm: Algorithm = algorithm.parse().map_err(|error| TraceError::search(&error))?;
    let options = options_of(options)?;
    // A slip does otherwise than a switch says, also one that a form has set.
    Ok((algorithm, algorithm.without_form(&options)))
}

/// The options that switches make, by their names.
fn options_of(switches: JsValue) -> Result<Options, Box<TraceError>> {
    let switches: BTreeMap<String, String> =
        from_js(switches).map_err(|WrongForm(error)| TraceError::search(&error))?;
    let mut options = Options::default();
    for (name, value) in &switches {
        options.set(name, value).map_err(|error| TraceError::search(&error))?;
    }
    Ok(options)
}
