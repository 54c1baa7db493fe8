//! What a recipe says.

use plyscope_tree::MAX_NODES;
use plyscope_tree::generate::{Count, PARAMETERS, Size};
use plyscope_tree::source::Generated;

use super::json::{Json, Object, Value};

impl Value for &Generated {
    fn write(self, json: &mut Json) {
        let recipe = &self.recipe;
        let Size { nodes, leaves } = recipe.size();
        let parameters = |json: &mut Json| {
            for name in PARAMETERS {
                json.some(name, recipe.parameter(name));
            }
        };
        let fields = |json: &mut Json| {
            json.field("text", recipe.text());
            json.field("parameters", Object(parameters));
            json.field("edits", self.edits.len());
            json.field("nodes", nodes.number());
            json.field("leaves", leaves.number());
            json.field("more", matches!(nodes, Count::MoreThan(_)));
            json.field("critical", recipe.critical_leaves().map(Count::number));
            json.field("limit", MAX_NODES);
        };
        Object(fields).write(json);
    }
}
