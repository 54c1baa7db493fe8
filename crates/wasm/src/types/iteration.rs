//! Windows, and the searches of the root that begin with one.

use plyscope_search::{self as search, events};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::words::Why;
use super::{NodeNumber, Units};

/// A window and the nodes that set its ends.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Window {
    alpha: Units,
    beta: Units,
    /// Null where an end came in with the root's window.
    alpha_by: Option<NodeNumber>,
    beta_by: Option<NodeNumber>,
}

impl From<search::OwnedWindow> for Window {
    fn from(owned: search::OwnedWindow) -> Self {
        Self {
            alpha: owned.window.alpha.into(),
            beta: owned.window.beta.into(),
            alpha_by: owned.alpha_by.map(Into::into),
            beta_by: owned.beta_by.map(Into::into),
        }
    }
}

/// A search of the root among several. Scores stand as the algorithm has them at the root.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Iteration {
    /// From 1.
    number: u32,
    depth: Option<u16>,
    alpha: Option<Units>,
    beta: Option<Units>,
    why: Why,
    /// What a driver of null windows knows of the value.
    lower: Option<Units>,
    upper: Option<Units>,
    /// What the deepest search that is finished has found, where depths are iterated.
    finished: Option<Finished>,
}

/// What the deepest search that is finished has found.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Finished {
    depth: u16,
    value: Units,
    best: Option<NodeNumber>,
}

impl From<events::Iteration> for Iteration {
    fn from(iteration: events::Iteration) -> Self {
        let events::Iteration { number, depth, window, why, known, finished } = iteration;
        Self {
            number,
            depth,
            alpha: window.map(|window| window.alpha.into()),
            beta: window.map(|window| window.beta.into()),
            why: why.into(),
            lower: known.map(|known| known.alpha.into()),
            upper: known.map(|known| known.beta.into()),
            finished: finished.map(Into::into),
        }
    }
}

impl From<events::Finished> for Finished {
    fn from(finished: events::Finished) -> Self {
        let events::Finished { depth, value, best } = finished;
        Self { depth, value: value.into(), best: best.map(Into::into) }
    }
}
