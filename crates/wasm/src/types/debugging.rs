//! Stepping as debuggers do.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::NodeNumber;

/// What one goes on to: `leaf` is a static value that is asked for, `visit` that one of some nodes is entered.
#[derive(Deserialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Stop {
    Cutoff,
    Leaf,
    Improvement,
    ReSearch,
    Iteration,
    Visit,
}

/// A visit on the path at a step.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Visit {
    node: NodeNumber,
    /// The step at which it is entered.
    entered: usize,
    /// The step at which it returns.
    left: usize,
    /// The child that it is at, or was last.
    child: Option<NodeNumber>,
    /// Which of the children that is in the order of this visit, from 1; 0 without one.
    place: usize,
    /// How many children there are.
    children: usize,
}

impl From<plyscope_trace::Visit> for Visit {
    fn from(visit: plyscope_trace::Visit) -> Self {
        let plyscope_trace::Visit { node, entered, left, child, place, children } = visit;
        Self { node: node.into(), entered, left, child: child.map(Into::into), place, children }
    }
}
