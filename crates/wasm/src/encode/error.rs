//! What is wrong, as JavaScript throws it.

use plyscope_tree::notation::FlatParseError;

use super::json::{Json, Object, Value};

/// An error without parameters beyond these few.
#[derive(Default)]
pub struct Plain<'a> {
    pub kind: &'static str,
    pub name: Option<&'a str>,
    pub value: Option<&'a str>,
    pub right: Option<String>,
    pub node: Option<u32>,
    pub limit: Option<i32>,
}

/// A text that is no tree.
pub struct Parse<'a> {
    pub kind: &'static str,
    pub parse: FlatParseError<'a>,
}

impl Json {
    /// A field that is left out where there is nothing.
    pub fn some(&mut self, name: &str, value: Option<impl Value>) {
        if let Some(value) = value {
            self.field(name, value);
        }
    }
}

impl Value for Plain<'_> {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("kind", self.kind);
            json.some("name", self.name);
            json.some("value", self.value);
            json.some("right", self.right);
            json.some("node", self.node);
            json.some("limit", self.limit);
        };
        Object(fields).write(json);
    }
}

impl Value for Parse<'_> {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("kind", self.kind);
            json.field("parse", self.parse);
        };
        Object(fields).write(json);
    }
}

impl Value for FlatParseError<'_> {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("line", self.line);
            json.field("column", self.column);
            json.field("found", self.found);
            json.field("kind", self.kind);
            json.some("opened_line", self.opened_line);
            json.some("opened_column", self.opened_column);
            json.some("opened", self.opened.map(String::from));
            json.some("closing", self.closing.map(String::from));
            json.some("limit", self.limit);
            json.some("decimals", self.decimals);
            json.some("expected", self.expected);
            json.some("least", self.least);
            json.some("most", self.most);
            json.some("count", self.count);
            json.some("more", self.more);
        };
        Object(fields).write(json);
    }
}
