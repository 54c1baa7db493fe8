//! What happened at a step, as JavaScript gets it.

use plyscope_explain::facts::{Arrival, Fact, Opened, SolvedBy};
use plyscope_search::OrderRule;
use plyscope_search::critical::NodeType;
use plyscope_search::events::{Bound, Hit, Lost};

use super::json::{Json, Object, Value};
use super::window::iteration;

impl Value for Fact {
    fn write(self, json: &mut Json) {
        Object(|json: &mut Json| fields(json, self)).write(json);
    }
}

fn fields(json: &mut Json, fact: Fact) {
    json.field("kind", kind(&fact));
    match fact {
        Fact::Ready | Fact::Inside => {}
        Fact::Enter { kind, ends, window, visit, part } => {
            json.field("as", kind.word());
            json.field("ends", ends);
            json.field("window", window);
            json.field("visit", visit);
            json.field("part", part.map(part_word));
        }
        Fact::Iterate(begun) => iteration(json, &begun),
        Fact::Order { why } => json.field("why", why.map(OrderRule::word)),
        Fact::Assume { skipped } => json.field("skipped", skipped),
        Fact::Probe { hit, from, wanted } => {
            json.field("hit", hit);
            json.field("from", from);
            json.field("wanted", wanted);
        }
        Fact::Store { value, bound, depth, best, lost } => {
            json.field("value", value);
            json.field("bound", bound.word());
            json.field("depth", depth);
            json.field("best", best);
            let other = if let Lost::Other(position) = lost { Some(position) } else { None };
            json.field("lost", other);
            json.field("refused", lost == Lost::Own);
        }
        Fact::Evaluate { value, written, leaf } => {
            json.field("value", value);
            json.field("written", written);
            json.field("leaf", leaf);
        }
        Fact::Improve { child, value, previous, moved, .. } => {
            json.field("child", child);
            json.field("value", value);
            json.field("previous", previous);
            json.field("moved", moved.map(|(side, _)| side.word()));
            json.field("from", moved.map(|(_, from)| from));
        }
        Fact::Cutoff { side, best, bound, by, reach, skipped } => {
            json.field("side", side.word());
            json.field("best", best);
            json.field("bound", bound);
            json.field("by", by);
            json.field("reach", reach.word());
            json.field("skipped", skipped);
        }
        Fact::Leave { value, bound, clamped, arrival } => {
            json.field("value", value);
            json.field("bound", bound.map(Bound::word));
            json.field("clamped", clamped);
            json.field("arrival", arrival);
        }
        Fact::Open { .. } | Fact::Solve { .. } | Fact::Purge { .. } => best_first(json, fact),
    }
}

/// The facts of a best-first search.
fn best_first(json: &mut Json, fact: Fact) {
    match fact {
        Fact::Open { merit, how } => {
            let (how, before) = match how {
                Opened::Root => ("root", None),
                Opened::Choice => ("choice", None),
                Opened::FirstAnswer => ("first-answer", None),
                Opened::NextAnswer(before) => ("next-answer", Some(before)),
            };
            json.field("merit", merit);
            json.field("how", how);
            json.field("before", before);
        }
        Fact::Solve { merit, by } => {
            let (by, child, values) = match by {
                SolvedBy::Value(value, was) => ("value", None, Some((value, was))),
                SolvedBy::Choice(child) => ("choice", Some(child), None),
                SolvedBy::LastAnswer(child) => ("last-answer", Some(child), None),
            };
            json.field("merit", merit);
            json.field("by", by);
            json.field("child", child);
            json.field("value", values.map(|(value, _)| value));
            json.field("was", values.map(|(_, was)| was));
        }
        Fact::Purge { state, merit } => {
            json.field("state", state.word());
            json.field("merit", merit);
        }
        _ => {}
    }
}

const fn kind(fact: &Fact) -> &'static str {
    match fact {
        Fact::Ready => "ready",
        Fact::Inside => "inside",
        Fact::Enter { .. } => "enter",
        Fact::Iterate(_) => "iterate",
        Fact::Order { .. } => "order",
        Fact::Evaluate { .. } => "evaluate",
        Fact::Improve { .. } => "improve",
        Fact::Cutoff { .. } => "cutoff",
        Fact::Assume { .. } => "assume",
        Fact::Probe { .. } => "probe",
        Fact::Store { .. } => "store",
        Fact::Open { .. } => "open",
        Fact::Solve { .. } => "solve",
        Fact::Purge { .. } => "purge",
        Fact::Leave { .. } => "leave",
    }
}

const fn part_word(part: NodeType) -> &'static str {
    match part {
        NodeType::Pv => "pv",
        NodeType::Cut => "cut",
        NodeType::All => "all",
    }
}

impl Value for Arrival {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("parent", self.parent);
            json.field("value", self.value);
            json.field("best", self.best);
            json.field("improves", self.improves);
            json.field("again", self.again);
        };
        Object(fields).write(json);
    }
}

impl Value for Hit {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("value", self.value);
            json.field("bound", self.bound.word());
            json.field("depth", self.depth);
            json.field("best", self.best);
            json.field("effect", self.effect.word());
        };
        Object(fields).write(json);
    }
}
