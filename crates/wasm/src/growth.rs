//! Points in a growth chart.

use js_sys::Float64Array;
use plyscope_measure::growth::{GrowthError, Spread, measure};
use plyscope_search::Options;
use plyscope_tree::Literal;
use plyscope_tree::source::Source;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::error::PlyscopeError;
use crate::types::{from_js, request};

/// The average work of searches over the trees of a recipe, with its seed and those after it. Each search has eight
/// numbers: the mean, the least, the greatest and the standard deviation (NaN for a single tree) of the nodes entered,
/// then the same of the leaves evaluated.
///
/// The reach of an aspiration window is the noise of static values.
///
/// # Errors
/// A text is wrong or not a recipe, or its trees cannot be made or searched.
#[wasm_bindgen]
pub fn grow(
    recipe: &str,
    trees: u32,
    #[wasm_bindgen(unchecked_param_type = "string[]")] algorithms: JsValue,
) -> Result<Float64Array, PlyscopeError> {
    let Source::Recipe(generated) = Source::of(recipe)? else {
        return Err(PlyscopeError::request("recipe"));
    };
    let recipe = generated.recipe;
    let noise = recipe.noise.unwrap_or(1);
    let delta = Literal::Finite { mantissa: i64::from(noise), decimals: 0 };
    let options = Options { delta, ..Options::default() };
    let names: Vec<String> = from_js(algorithms)?;
    let searches: Vec<_> =
        names.iter().map(|name| request::algorithm(name)).collect::<Result<_, _>>()?;
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
