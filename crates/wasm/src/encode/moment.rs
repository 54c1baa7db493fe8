//! One step of a search.

use plyscope_explain::facts::Fact;
use plyscope_search::OrderRule;
use plyscope_search::events::Counter;
use plyscope_trace::Frame;
use plyscope_tree::NodeId;

use super::json::{Json, List, Object, Value};

pub struct Moment<'a> {
    pub node: Option<NodeId>,
    pub fact: Fact,
    /// The children, and the rule that put each where it is.
    pub order: Option<(&'a [NodeId], &'a [OrderRule])>,
    pub path: &'a [Frame],
    pub counts: Counter,
    /// The depth limit of the search of the root that is going on.
    pub depth: Option<u16>,
    /// Which search of the root is going on, from 0; none before the first, or where there is one only.
    pub iteration: Option<usize>,
}

impl Value for Moment<'_> {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("node", self.node);
            json.field("fact", self.fact);
            json.field("order", self.order.map(ordered));
            json.field("path", List(self.path));
            json.field("counts", self.counts);
            json.field("depth", self.depth);
            json.field("iteration", self.iteration);
        };
        Object(fields).write(json);
    }
}

fn ordered((children, why): (&[NodeId], &[OrderRule])) -> impl Value {
    List(children.iter().zip(why).map(|(&node, why)| {
        Object(move |json: &mut Json| {
            json.field("node", node);
            json.field("why", why.word());
        })
    }))
}

impl Value for &Frame {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("node", self.node);
            json.field("entry", self.entry);
            json.field("now", self.now);
            json.field("best", self.state.best);
            json.field("bestChild", self.state.best_child);
            json.field("returned", self.state.returned.map(|(value, _)| value));
        };
        Object(fields).write(json);
    }
}
