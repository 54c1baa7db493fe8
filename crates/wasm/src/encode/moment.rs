//! One step of a search.

use plyscope_core::Score;
use plyscope_core::search::OrderRule;
use plyscope_core::trace;
use plyscope_core::tree::NodeId;
use serde::Serialize;

use super::fact::Fact;
use super::overview::Counts;
use super::window::Window;

#[derive(Serialize)]
pub struct Moment {
    pub node: Option<u32>,
    pub fact: Fact,
    pub order: Option<Vec<Ordered>>,
    pub path: Vec<Frame>,
    pub counts: Counts,
    /// The depth limit of the search of the root that is going on.
    pub depth: Option<u16>,
    /// Which search of the root is going on, from 0; none before the first, or where there is one only.
    pub iteration: Option<usize>,
}

/// A child, and the rule that put it where it is.
#[derive(Serialize)]
pub struct Ordered {
    node: u32,
    why: &'static str,
}

impl Ordered {
    pub fn all((children, why): (&[NodeId], &[OrderRule])) -> Vec<Self> {
        let each =
            |(node, why): (&NodeId, &OrderRule)| Self { node: node.number(), why: why.word() };
        children.iter().zip(why).map(each).collect()
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    node: u32,
    entry: Option<Window>,
    now: Option<Window>,
    best: Option<i32>,
    best_child: Option<u32>,
    returned: Option<i32>,
}

impl From<&trace::Frame> for Frame {
    fn from(frame: &trace::Frame) -> Self {
        Self {
            node: frame.node.number(),
            entry: frame.entry.map(Into::into),
            now: frame.now.map(Into::into),
            best: frame.state.best.map(Score::units),
            best_child: frame.state.best_child.map(NodeId::number),
            returned: frame.state.returned.map(|(value, _)| value.units()),
        }
    }
}
