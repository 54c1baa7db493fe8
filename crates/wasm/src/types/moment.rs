//! One step of a search.

use plyscope_search::OrderRule;
use plyscope_search::events::Counter;
use plyscope_tree::NodeId;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::fact::Fact;
use super::iteration::Window;
use super::{NodeNumber, Units};

/// What happens at a step.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Moment {
    /// The node that the step is about, or the symbol that hides it; null before the first.
    pub node: Option<NodeNumber>,
    pub fact: Fact,
    /// The children in the order in which they were put at this step; null at other steps.
    pub order: Option<Vec<OrderedChild>>,
    pub path: Vec<Frame>,
    pub counts: Counts,
    /// The depth limit of the search of the root that is going on.
    pub depth: Option<u16>,
    /// Which of the overview's iterations is going on; null before the first, or if there is none.
    pub iteration: Option<usize>,
}

/// A child, and the rule that put it where it is.
#[derive(Serialize, Tsify)]
pub struct OrderedChild {
    node: NodeNumber,
    why: &'static str,
}

impl OrderedChild {
    /// Children with the rule of each.
    pub fn list((children, rules): (&[NodeId], &[OrderRule])) -> Vec<Self> {
        let pairs = children.iter().zip(rules);
        pairs.map(|(&node, rule)| Self { node: node.into(), why: rule.word() }).collect()
    }
}

/// A visit on the path at a step.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Frame {
    node: NodeNumber,
    /// Null where nodes are entered without a window.
    entry: Option<Window>,
    now: Option<Window>,
    best: Option<Units>,
    best_child: Option<NodeNumber>,
    returned: Option<Units>,
}

impl From<plyscope_trace::Frame> for Frame {
    fn from(frame: plyscope_trace::Frame) -> Self {
        let plyscope_trace::Frame { node, entry, now, state } = frame;
        Self {
            node: node.into(),
            entry: entry.map(Into::into),
            now: now.map(Into::into),
            best: state.best.map(Into::into),
            best_child: state.best_child.map(Into::into),
            returned: state.returned.map(|(value, _)| value.into()),
        }
    }
}

/// What a search did, as numbers.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Counts {
    entered: u64,
    evaluated: u64,
    cutoffs: u64,
    skipped: u64,
    re_searches: u64,
    probed: u64,
    hits: u64,
    table_cutoffs: u64,
    stored: u64,
    lost: u64,
}

impl From<Counter> for Counts {
    fn from(counter: Counter) -> Self {
        Self {
            entered: counter.entered,
            evaluated: counter.evaluated,
            cutoffs: counter.cutoffs,
            skipped: counter.skipped_subtrees,
            re_searches: counter.re_searches,
            probed: counter.probed,
            hits: counter.hits,
            table_cutoffs: counter.table_cutoffs,
            stored: counter.stored,
            lost: counter.lost,
        }
    }
}
