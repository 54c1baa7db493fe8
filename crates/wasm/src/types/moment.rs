//! One step of a search.

use plyscope_explain::facts::Fact;
use plyscope_search::events::Counter;
use plyscope_search::{OrderRule, OwnedWindow};
use plyscope_tree::{NodeId, Score};
use serde::Serialize;
use ts_rs::TS;

/// What happens at a step.
#[derive(Serialize, TS)]
pub struct Moment {
    /// The node that the step is about, or the symbol that hides it; null before the first.
    pub node: Option<NodeId>,
    pub fact: Fact,
    /// The children in the order in which they were put at this step; null at other steps.
    pub order: Option<Vec<OrderedChild>>,
    pub path: Vec<Frame>,
    pub counts: Counter,
    /// The depth limit of the search of the root that is going on.
    pub depth: Option<u16>,
    /// Which of the overview's iterations is going on; null before the first, or if there is none.
    pub iteration: Option<usize>,
}

/// A child, and the rule that put it where it is.
#[derive(Serialize, TS)]
pub struct OrderedChild {
    node: NodeId,
    #[ts(type = "string")]
    why: OrderRule,
}

impl OrderedChild {
    /// Children with the rule of each.
    pub fn list((children, rules): (&[NodeId], &[OrderRule])) -> Vec<Self> {
        let pairs = children.iter().zip(rules);
        pairs.map(|(&node, &rule)| Self { node, why: rule }).collect()
    }
}

/// A visit on the path at a step.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    node: NodeId,
    /// Null where nodes are entered without a window.
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
