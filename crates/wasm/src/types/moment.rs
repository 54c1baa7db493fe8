//! One step of a search.

use plyscope_explain::facts::Fact;
use plyscope_search::events::Counter;
use plyscope_search::{OrderRule, OwnedWindow};
use plyscope_tree::{NodeId, Score};
use serde::Serialize;

/// One step of a search: its fact, path and counts.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moment {
    /// The node of the step, or the symbol that hides it; null before the first step.
    pub node: Option<NodeId>,
    pub fact: Fact,
    /// The children as ordered at this step; null at other steps.
    pub order: Option<Vec<OrderedChild>>,
    pub path: Vec<Frame>,
    pub counts: Counter,
    /// The depth limit of the current search of the root.
    pub depth: Option<u16>,
    /// The index of that search in the overview's iterations; null before the first, or if there are none.
    pub iteration: Option<usize>,
}

/// A child, and the rule that placed it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OrderedChild {
    node: NodeId,
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    why: OrderRule,
}

impl OrderedChild {
    /// The children, each with its rule.
    pub fn list((children, rules): (&[NodeId], &[OrderRule])) -> Vec<Self> {
        let pairs = children.iter().zip(rules);
        pairs.map(|(&node, &rule)| Self { node, why: rule }).collect()
    }
}

/// A visit on the path at a step.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    node: NodeId,
    /// The window at entry; null if there is none.
    entry: Option<OwnedWindow>,
    now: Option<OwnedWindow>,
    best: Option<Score>,
    best_child: Option<NodeId>,
    returned: Option<Score>,
}

impl From<plyscope_trace::Frame> for Frame {
    fn from(frame: plyscope_trace::Frame) -> Self {
        let plyscope_trace::Frame { node, entry, now, state } = frame;
        let plyscope_trace::NodeState { best, best_child, returned, .. } = state;
        Self { node, entry, now, best, best_child, returned: returned.map(|(value, _)| value) }
    }
}
