//! Windows, and the searches of the root that begin with one.

use plyscope_core::search::OwnedWindow;
use plyscope_core::trace;
use plyscope_core::tree::NodeId;
use serde::Serialize;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Window {
    alpha: i32,
    beta: i32,
    alpha_by: Option<u32>,
    beta_by: Option<u32>,
}

impl From<OwnedWindow> for Window {
    fn from(owned: OwnedWindow) -> Self {
        Self {
            alpha: owned.window.alpha.units(),
            beta: owned.window.beta.units(),
            alpha_by: owned.alpha_by.map(NodeId::number),
            beta_by: owned.beta_by.map(NodeId::number),
        }
    }
}

/// A search of the root.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Iteration {
    number: u32,
    depth: Option<u16>,
    alpha: Option<i32>,
    beta: Option<i32>,
    why: &'static str,
    lower: Option<i32>,
    upper: Option<i32>,
    finished: Option<Finished>,
}

#[derive(Serialize)]
pub struct Finished {
    depth: u16,
    value: i32,
    best: Option<u32>,
}

impl From<trace::Iteration> for Iteration {
    fn from(iteration: trace::Iteration) -> Self {
        let trace::Iteration { number, depth, window, why, known, finished } = iteration;
        Self {
            number,
            depth,
            alpha: window.map(|window| window.alpha.units()),
            beta: window.map(|window| window.beta.units()),
            why: why.word(),
            lower: known.map(|known| known.alpha.units()),
            upper: known.map(|known| known.beta.units()),
            finished: finished.map(|finished| Finished {
                depth: finished.depth,
                value: finished.value.units(),
                best: finished.best.map(NodeId::number),
            }),
        }
    }
}
