//! The games for JavaScript: every export decodes its arguments, calls `plyscope-games`, and encodes the result. A module of its
//! own, which a page loads when it meets a game's recipe.

mod error;
mod types;
#[cfg(feature = "typescript")]
mod typescript;

use std::ops::ControlFlow;

use js_sys::Function;
use plyscope_boundary::to_js;
use plyscope_games::Recipe;
use plyscope_games::games::NAMES;
use plyscope_games::source::{Games, Source};
use plyscope_tree::notation;
use plyscope_tree::source::{most_nodes_with, read_with, recipe_end};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

pub use error::GamesError;
use types::{GameRecipe, GameView, GrownTree};
#[cfg(feature = "typescript")]
pub use typescript::typescript;

#[wasm_bindgen(start)]
fn start() {
    plyscope_boundary::say_panics();
}

/// The names of the games, with which their recipes begin.
#[must_use]
#[wasm_bindgen]
pub fn games() -> Vec<String> {
    NAMES.iter().map(ToString::to_string).collect()
}

/// The tree of a game's recipe, without the edits after it. `watch` hears the number of nodes made so far.
///
/// # Errors
/// The recipe is wrong, or its tree would be too large; the error says where, and what would fit.
#[wasm_bindgen(unchecked_return_type = "GrownTree")]
pub fn grow(
    text: &str,
    #[wasm_bindgen(unchecked_optional_param_type = "(nodes: number) => void")] watch: Option<
        Function,
    >,
) -> Result<JsValue, GamesError> {
    let alone = &text[..recipe_end(text)];
    let (tree, source) = read_with(&Games, alone, &mut move |nodes| {
        if let Some(watch) = &watch {
            // A report that fails is no reason to stop.
            let _ = watch.call1(&JsValue::NULL, &JsValue::from_f64(nodes as f64));
        }
        ControlFlow::Continue(())
    })?;
    let text = format!("{}\n{}", source.text(&tree), notation::text(&tree));
    Ok(to_js(&GrownTree { nodes: tree.len(), text }))
}

/// The contents of a game's recipe and the size of its tree; null if the text is none.
///
/// # Errors
/// The recipe is wrong; the error says where.
#[wasm_bindgen(unchecked_return_type = "GameRecipe | null")]
pub fn recipe(text: &str) -> Result<JsValue, GamesError> {
    Ok(match Source::with_others(&Games, text)? {
        Source::Foreign(game) => to_js(&GameRecipe::of(&game.recipe)),
        Source::Recipe(_) | Source::Notation => JsValue::NULL,
    })
}

/// An upper bound of the number of nodes in the tree of a game's recipe, at once; 0 if there is no tree.
#[must_use]
#[wasm_bindgen]
pub fn most_nodes(text: &str) -> f64 {
    most_nodes_with(&Games, text) as f64
}

/// The recipe of a text with another value of a parameter, without edits.
///
/// # Errors
/// The recipe is wrong, or it has no such parameter, or not with this value.
#[wasm_bindgen]
pub fn with_parameter(text: &str, name: &str, value: &str) -> Result<String, GamesError> {
    let recipe = alone(text)?;
    Ok(recipe.with(name, value).map_err(|kind| GamesError::in_parameter(value, kind))?.to_string())
}

/// The position after moves, by their names from the root of a recipe; null if one is no move where it stands.
///
/// # Errors
/// The recipe is wrong; the error says where.
#[wasm_bindgen(unchecked_return_type = "GameView | null")]
pub fn view(text: &str, line: Vec<String>) -> Result<JsValue, GamesError> {
    let recipe = alone(text)?;
    Ok(to_js(&GameView::of(&recipe, line)))
}

/// The recipe of a text, without the edits after it.
fn alone(text: &str) -> Result<Recipe, GamesError> {
    Ok(text[..recipe_end(text)].parse()?)
}
