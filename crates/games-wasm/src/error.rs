//! The errors that JavaScript catches; the page puts them into words.

use plyscope_boundary::to_js;
use plyscope_games::source::ReadError;
use plyscope_games::{RecipeError, RecipeErrorKind};
use plyscope_tree::notation::ParseError;
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

/// The error that every function here throws.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum GamesError {
    /// The text is no recipe of a game.
    GameRecipe {
        /// The problem, and its place in the text.
        recipe: Box<RecipeError>,
    },
    /// The edits after a recipe are wrong.
    Parse {
        /// The problem, and its place in the text.
        parse: Box<ParseError>,
    },
    /// The memory is full.
    OutOfMemory,
}

impl GamesError {
    /// The value of a parameter is wrong.
    pub fn in_parameter(value: &str, kind: RecipeErrorKind) -> Self {
        RecipeError { line: 1, column: 1, found: Some(value.to_owned()), kind }.into()
    }
}

impl From<RecipeError> for GamesError {
    fn from(error: RecipeError) -> Self {
        Self::GameRecipe { recipe: Box::new(error) }
    }
}

impl From<ReadError> for GamesError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Recipe(recipe) => Self::GameRecipe { recipe },
            ReadError::Tree(error) => Self::Parse { parse: Box::new(error) },
            // What is too large is told of at its place in the text, and nothing here cancels.
            ReadError::Grow(_) => Self::OutOfMemory,
        }
    }
}

impl From<GamesError> for JsValue {
    fn from(error: GamesError) -> Self {
        to_js(&error)
    }
}
