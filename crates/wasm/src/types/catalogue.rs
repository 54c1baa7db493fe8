//! What there is to choose from.

use plyscope_search::{About, Algorithm, Options, Switch};
use plyscope_tree::presets;
use serde::{Serialize, Serializer};
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

use super::words::{Group, Needs, Player};

/// A tree that Plyscope brings with it.
#[derive(Serialize, Tsify)]
pub struct Preset {
    id: &'static str,
    tree: &'static str,
    root: Player,
    algorithm: &'static str,
    /// The switches with which it shows best what there is to see.
    #[serde(serialize_with = "as_object")]
    #[tsify(type = "Record<string, string>")]
    options: &'static [(&'static str, &'static str)],
}

fn as_object<S: Serializer>(pairs: &[(&str, &str)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().copied())
}

impl From<&presets::Preset> for Preset {
    fn from(preset: &presets::Preset) -> Self {
        let &presets::Preset { id, tree, root, algorithm, options } = preset;
        Self { id, tree, root: root.into(), algorithm, options }
    }
}

/// A search.
#[derive(Serialize, Tsify)]
pub struct AlgorithmInfo {
    name: &'static str,
    author: &'static str,
    year: u16,
    group: Group,
    needs: Needs,
}

impl From<Algorithm> for AlgorithmInfo {
    fn from(algorithm: Algorithm) -> Self {
        let About { name, author, year, group, needs, .. } = algorithm.about();
        Self { name, author, year, group: group.into(), needs: needs.into() }
    }
}

/// What changes anything that an algorithm does.
#[derive(Serialize, Tsify)]
pub struct Applicable {
    switches: Vec<&'static str>,
    /// The rules for the order of children.
    orders: Vec<&'static str>,
    /// The searches that it can drive, its usual one first.
    inner: Vec<&'static str>,
}

impl Applicable {
    /// What can be chosen for an algorithm, given what is chosen already.
    pub fn new(algorithm: Algorithm, options: &Options) -> Self {
        let switches = Switch::ALL.into_iter();
        let orders = Switch::Order.values().iter().copied();
        let applies = |name: &&str| {
            // Any number will do in place of the one that is to be given.
            let order = match name.strip_suffix('N') {
                Some(stem) => format!("{stem}0").parse(),
                None => name.parse(),
            };
            order.is_ok_and(|order| algorithm.uses_order(order, options))
        };
        Self {
            switches: switches
                .filter(|&switch| algorithm.uses(switch, options))
                .map(Switch::word)
                .collect(),
            orders: orders.filter(applies).collect(),
            inner: algorithm.inner_choices().iter().map(|inner| inner.name()).collect(),
        }
    }
}

/// A switch.
#[derive(Serialize, Tsify)]
pub struct SwitchInfo {
    name: &'static str,
    /// `N` stands for a whole number, `X` for a value of the tree.
    values: &'static [&'static str],
    default: String,
}

impl From<Switch> for SwitchInfo {
    fn from(switch: Switch) -> Self {
        Self { name: switch.word(), values: switch.values(), default: switch.usual() }
    }
}
