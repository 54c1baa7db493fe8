//! Small facts that cross as a word each.

use plyscope_search::events;
use plyscope_search::{Group as AlgorithmGroup, critical};
use plyscope_tree as tree;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

/// An enum whose variants are those of another one, each serialized as its name in kebab case.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident from $core:ty { $($variant:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Serialize, Tsify)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $(#[allow(missing_docs)] $variant),+ }

        impl From<$core> for $name {
            fn from(core: $core) -> Self {
                type Core = $core;
                match core { $(Core::$variant => Self::$variant),+ }
            }
        }
    };
}

words! {
    /// What a value says of the true one.
    Bound from events::Bound { Exact, Lower, Upper }
}

words! {
    /// As what the search arrives at a node.
    EnterAs from events::EnterAs { Full, NullWindow, ReSearch }
}

words! {
    /// What the answer of the table does to the window.
    Effect from events::Effect { None, Return, RaiseAlpha, LowerBeta }
}

words! {
    /// Whether the ancestor that set the bound of a cutoff is the parent.
    Reach from events::Reach { Shallow, Deep }
}

words! {
    /// A state in the list of a best-first search.
    State from events::State { Live, Solved }
}

words! {
    /// Why a search of the root begins.
    Why from events::Why { Deeper, Guess, FailedLow, FailedHigh, Test }
}

words! {
    /// Whose view the scores are seen from.
    Perspective from plyscope_search::Perspective { Max, SideToMove }
}

words! {
    /// A player.
    Player from tree::Player { Max, Min }
}

words! {
    /// A node's part in the critical tree.
    Part from critical::NodeType { Pv, Cut, All }
}

words! {
    /// What searches have in common.
    Group from AlgorithmGroup { Exhaustive, AlphaBeta, Scout, Driver, BestFirst }
}

words! {
    /// What a search, or a rule for the order of children, cannot do without.
    Needs from plyscope_search::Needs { Nothing, StaticValues, Table, Iterations, Cutoffs }
}

/// An end of a window.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The lower one.
    Alpha,
    /// The upper one.
    Beta,
}

impl From<events::Side> for Side {
    fn from(side: events::Side) -> Self {
        match side {
            events::Side::Alpha => Self::Alpha,
            // A cutoff by assumption compares no values, and crosses as a fact of its own.
            events::Side::Beta | events::Side::Assumed => Self::Beta,
        }
    }
}
