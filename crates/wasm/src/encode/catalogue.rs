//! What there is to choose from.

use plyscope_search::{About, Algorithm, Options, SWITCHES, Switch, player_name};
use plyscope_tree::presets::Preset;

use super::json::{Json, List, Object, Value};

impl Value for &Preset {
    fn write(self, json: &mut Json) {
        let options = |json: &mut Json| {
            for &(name, value) in self.options {
                json.field(name, value);
            }
        };
        let fields = |json: &mut Json| {
            json.field("id", self.id);
            json.field("tree", self.tree);
            json.field("root", player_name(self.root));
            json.field("algorithm", self.algorithm);
            json.field("options", Object(options));
        };
        Object(fields).write(json);
    }
}

impl Value for Algorithm {
    fn write(self, json: &mut Json) {
        let About { name, author, year, group, needs, .. } = self.about();
        let fields = |json: &mut Json| {
            json.field("name", name);
            json.field("author", author);
            json.field("year", year);
            json.field("group", group.word());
            json.field("needs", needs.word());
        };
        Object(fields).write(json);
    }
}

/// What can be chosen for an algorithm, given what is chosen already.
pub struct Applicable {
    pub algorithm: Algorithm,
    pub options: Options,
}

impl Value for Applicable {
    fn write(self, json: &mut Json) {
        let Self { algorithm, options } = self;
        let names = SWITCHES.iter().map(|switch| switch.name);
        let orders = SWITCHES.iter().find(|switch| switch.name == "order");
        let orders = orders.map_or(&[][..], |switch| switch.values).iter().copied();
        let applies = |name: &&str| {
            // Any number will do in place of the one that is to be given.
            let order = match name.strip_suffix('N') {
                Some(stem) => (stem.to_owned() + "0").parse(),
                None => name.parse(),
            };
            order.is_ok_and(|order| algorithm.uses_order(order, &options))
        };
        let inner = algorithm.inner_choices().iter().map(|inner| inner.name());
        let fields = |json: &mut Json| {
            json.field("switches", List(names.filter(|name| algorithm.uses(name, &options))));
            json.field("orders", List(orders.filter(applies)));
            json.field("inner", List(inner));
        };
        Object(fields).write(json);
    }
}

impl Value for &Switch {
    fn write(self, json: &mut Json) {
        let fields = |json: &mut Json| {
            json.field("name", self.name);
            json.field("values", List(self.values.iter().copied()));
            json.field("default", self.default);
        };
        Object(fields).write(json);
    }
}
