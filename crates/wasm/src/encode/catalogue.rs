//! What there is to choose from.

use plyscope_core::presets;
use plyscope_core::search::{self, Algorithm, player_name};
use serde::Serialize;

use super::perspective;

#[derive(Serialize)]
pub struct Preset {
    id: &'static str,
    tree: &'static str,
    root: &'static str,
    algorithm: &'static str,
}

impl From<&presets::Preset> for Preset {
    fn from(preset: &presets::Preset) -> Self {
        let presets::Preset { id, tree, algorithm, .. } = *preset;
        Self { id, tree, root: player_name(preset.root), algorithm }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AlgorithmInfo {
    name: &'static str,
    perspective: &'static str,
    has_window: bool,
    switches: Vec<&'static str>,
}

impl From<Algorithm> for AlgorithmInfo {
    fn from(algorithm: Algorithm) -> Self {
        let names = search::SWITCHES.iter().map(|switch| switch.name);
        Self {
            name: algorithm.name(),
            perspective: perspective(algorithm),
            has_window: algorithm.has_window(),
            switches: names.filter(|name| algorithm.uses(name)).collect(),
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
