//! What there is to choose from.

use std::collections::BTreeMap;

use plyscope_core::presets;
use plyscope_core::search::{self, About, Algorithm, Options, player_name};
use serde::Serialize;

#[derive(Serialize)]
pub struct Preset {
    id: &'static str,
    tree: &'static str,
    root: &'static str,
    algorithm: &'static str,
    options: BTreeMap<&'static str, &'static str>,
}

impl From<&presets::Preset> for Preset {
    fn from(preset: &presets::Preset) -> Self {
        let presets::Preset { id, tree, algorithm, options, .. } = *preset;
        let options = options.iter().copied().collect();
        Self { id, tree, root: player_name(preset.root), algorithm, options }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AlgorithmInfo {
    name: &'static str,
    author: &'static str,
    year: u16,
    group: &'static str,
    needs: &'static str,
}

impl From<Algorithm> for AlgorithmInfo {
    fn from(algorithm: Algorithm) -> Self {
        let About { name, author, year, group, needs, .. } = algorithm.about();
        Self { name, author, year, group: group.word(), needs: needs.word() }
    }
}

/// What can be chosen for an algorithm, given what is chosen already.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Applicable {
    switches: Vec<&'static str>,
    orders: Vec<&'static str>,
    inner: Vec<&'static str>,
}

impl Applicable {
    pub fn to(algorithm: Algorithm, options: &Options) -> Self {
        let names = search::SWITCHES.iter().map(|switch| switch.name);
        let orders = search::SWITCHES.iter().find(|switch| switch.name == "order");
        let orders = orders.map_or(&[][..], |switch| switch.values).iter().copied();
        let applies = |name: &&str| {
            let order = name.replace(":N", ":0").parse();
            order.is_ok_and(|order| algorithm.uses_order(order, options))
        };
        Self {
            switches: names.filter(|name| algorithm.uses(name, options)).collect(),
            orders: orders.filter(applies).collect(),
            inner: algorithm.inner_choices().iter().map(|inner| inner.name()).collect(),
        }
    }
}

#[derive(Serialize)]
pub struct SwitchInfo {
    name: &'static str,
    values: &'static [&'static str],
    default: &'static str,
}

impl From<&search::Switch> for SwitchInfo {
    fn from(switch: &search::Switch) -> Self {
        Self { name: switch.name, values: switch.values, default: switch.default }
    }
}
