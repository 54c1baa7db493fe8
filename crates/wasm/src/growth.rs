//! Points of a chart of growth.

use js_sys::Float64Array;
use plyscope_core::Literal;
use plyscope_core::generate::{Leaves, Recipe};
use plyscope_core::growth::{Spread, measure};
use plyscope_core::search::Options;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::decode::read_algorithm;

/// What searches take on average over random trees of one shape, from seed 1 on. For each search
/// there are eight numbers: of the nodes entered the mean, the least, the greatest and the standard
/// deviation (not a number of one tree), and the same of the leaves evaluated.
///
/// `algorithms` are names joined by commas, `noise` is also how far an aspiration window reaches.
///
/// # Errors
/// What is wrong, as a text: the page asks for nothing that is.
#[wasm_bindgen]
pub fn grow(
    branching: u32,
    depth: u16,
    leaves: &str,
    best_first: u8,
    noise: u32,
    trees: u32,
    algorithms: &str,
) -> Result<Float64Array, JsValue> {
    let leaves = match leaves {
        "few" => Leaves::Few { values: 3 },
        "correlated" => Leaves::Correlated { gain: 99 },
        _ => Leaves::Uniform { from: -9999, to: 9999 },
    };
    let recipe = Recipe { branching, depth, seed: 1, leaves, best_first, noise: Some(noise) };
    let delta = Literal::Finite { mantissa: i64::from(noise), decimals: 0 };
    let options = Options { delta, ..Options::default() };
    let searches: Vec<_> = algorithms.split(',').map(read_algorithm).collect::<Result<_, _>>()?;
    let work = measure(&recipe, trees, &searches, &options)
        .map_err(|error| JsValue::from_str(&error.to_string()))?;
    let numbers: Vec<f64> =
        work.iter().flat_map(|work| [work.entered, work.evaluated]).flat_map(numbers).collect();
    Ok(Float64Array::from(numbers.as_slice()))
}

#[allow(clippy::cast_precision_loss)] // exact up to 2⁵³
fn numbers(spread: Spread) -> [f64; 4] {
    let Spread { mean, least, most, deviation } = spread;
    [mean, least as f64, most as f64, deviation.unwrap_or(f64::NAN)]
}
