//! Pseudocode, and what of it runs.

use plyscope_explain::listing::{
    Condition, Line, Listing, Piece, Routine, Running, RunningFrame, Value as Meaning,
};
use plyscope_tree::Folds;

use super::json::{Json, List, Object, Value};

/// What runs at a step, as far as it is not hidden.
pub struct Ran<'a> {
    pub running: &'a Running,
    pub folds: &'a Folds,
}

impl Value for &Listing {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("start", self.start.as_str());
            json.field("routines", List(&self.routines));
        };
        Object(fields).write(json);
    }
}

impl Value for &Routine {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("name", self.name.as_str());
            json.field("parameters", List(self.parameters.iter().map(String::as_str)));
            json.field("lines", List(&self.lines));
        };
        Object(fields).write(json);
    }
}

impl Value for &Line {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("indent", self.indent);
            json.field("text", self.text.as_str());
        };
        Object(fields).write(json);
    }
}

impl Value for Ran<'_> {
    fn write(self, json: &mut Json) {
        let Self { running, folds } = self;
        let shown = |node: Option<_>| node.is_none_or(|node| !folds.hides(node));
        let frames = running.frames.iter().filter(|frame| shown(frame.node));
        let conditions = running.conditions.iter().filter(|condition| shown(condition.node));
        let fields = |json: &mut Json| {
            json.field("frames", List(frames));
            json.field("conditions", List(conditions));
            json.field("returns", running.returns);
        };
        Object(fields).write(json);
    }
}

impl Value for &RunningFrame {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("routine", self.routine);
            json.field("line", self.line);
            json.field("node", self.node);
            json.field("values", List(self.values.iter().map(named)));
        };
        Object(fields).write(json);
    }
}

fn named((name, value): &(String, Meaning)) -> impl Value {
    Object(move |json: &mut Json| {
        json.field("name", name.as_str());
        meaning(json, value);
    })
}

/// What a name stands for, as two fields of an object that may have others.
fn meaning(json: &mut Json, value: &Meaning) {
    let kind = match value {
        Meaning::Score(_) => "score",
        Meaning::Number(_) => "number",
        Meaning::Node(_) => "node",
        Meaning::Word(_) => "word",
        Meaning::Truth(_) => "truth",
    };
    json.field("kind", kind);
    match value {
        Meaning::Score(score) => json.field("value", *score),
        Meaning::Number(number) => json.field("value", *number),
        Meaning::Node(node) => json.field("value", *node),
        Meaning::Word(word) => json.field("value", *word),
        Meaning::Truth(truth) => json.field("value", *truth),
    }
}

impl Value for &Condition {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("routine", self.routine);
            json.field("line", self.line);
            json.field("node", self.node);
            json.field("pieces", List(&self.pieces));
            json.field("holds", self.holds);
        };
        Object(fields).write(json);
    }
}

impl Value for &Piece {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| match self {
            Piece::Text(text) => {
                json.field("kind", "text");
                json.field("value", text.as_str());
            }
            Piece::Value(value) => meaning(json, value),
        };
        Object(fields).write(json);
    }
}
