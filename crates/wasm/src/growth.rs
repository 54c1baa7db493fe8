//! Points of a chart of growth.

use js_sys::Float64Array;
use plyscope_explain::growth::{GrowthError, Spread, measure};
use plyscope_search::Options;
use plyscope_tree::Literal;
use plyscope_tree::source::Source;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::PlyscopeError;
use crate::types::request;

/// What searches take on average over the trees of a recipe, of its seed and of those after it. For
/// each search there are eight numbers: of the nodes entered the mean, the least, the greatest and
/// the standard deviation (not a number of one tree), and the same of the leaves evaluated.
///
/// `algorithms` are names joined by commas. An aspiration window reaches as far as static values err.
///
/// # Errors
/// A text is wrong, or no recipe; or its trees cannot be made or searched.
#[wasm_bindgen]
pub fn grow(recipe: &str, trees: u32, algorithms: &str) -> Result<Float64Array, PlyscopeError> {
    let Source::Recipe(generated) = Source::of(recipe)? else {
        return Err(PlyscopeError::request("recipe"));
    };
    let recipe = generated.recipe;
    let noise = recipe.noise.unwrap_or(1);
    let delta = Literal::Finite { mantissa: i64::from(noise), decimals: 0 };
    let options = Options { delta, ..Options::default() };
    let searches: Vec<_> =
        algorithms.split(',').map(request::algorithm).collect::<Result<_, _>>()?;
    let work = measure(&recipe, trees, &searches, &options).map_err(|error| match error {
        GrowthError::Search { algorithm, error } => PlyscopeError::search(error, algorithm),
        GrowthError::NoTrees | GrowthError::Generate(_) => PlyscopeError::request("recipe"),
    })?;
    let numbers: Vec<f64> =
        work.iter().flat_map(|work| [work.entered, work.evaluated]).flat_map(numbers).collect();
    Ok(Float64Array::from(numbers.as_slice()))
}

#[allow(clippy::cast_precision_loss)] // exact up to 2⁵³
fn numbers(spread: Spread) -> [f64; 4] {
    let Spread { mean, least, most, deviation } = spread;
    [mean, least as f64, most as f64, deviation.unwrap_or(f64::NAN)]
}
