//! The errors that JavaScript catches; the page puts them into words.

use plyscope_games::source::ReadError;
use plyscope_games::{FlatRecipeError, GrowError, RecipeError, RecipeErrorKind};
use plyscope_tree::notation::ParseError;
use serde::Serialize;
use wasm_bindgen::prelude::JsValue;

use crate::crossing::to_js;

/// The error that every function here throws.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum GamesError {
    /// The text is no recipe of a game.
    Recipe {
        /// The tag that tells the variants apart.
        #[cfg_attr(feature = "typescript", ts(type = "'game-recipe'"))]
        kind: &'static str,
        /// The problem, and its place in the text.
        #[cfg_attr(feature = "typescript", ts(as = "FlatRecipeError"))]
        recipe: Box<RecipeError>,
    },
    /// The edits after a recipe are wrong.
    Parse {
        /// The tag that tells the variants apart.
        #[cfg_attr(feature = "typescript", ts(type = "'parse'"))]
        kind: &'static str,
        /// The problem, and its place in the text.
        parse: Box<ParseError>,
    },
    /// The memory is full.
    Memory {
        /// The tag that tells the variants apart.
        #[cfg_attr(feature = "typescript", ts(type = "'out-of-memory'"))]
        kind: &'static str,
    },
}

impl GamesError {
    /// The value of a parameter is wrong.
    pub fn in_parameter(value: &str, kind: RecipeErrorKind) -> Self {
        RecipeError { line: 1, column: 1, found: Some(value.to_owned()), kind }.into()
    }
}

impl From<RecipeError> for GamesError {
    fn from(error: RecipeError) -> Self {
        Self::Recipe { kind: "game-recipe", recipe: Box::new(error) }
    }
}

impl From<ReadError> for GamesError {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Recipe(error) => (*error).into(),
            ReadError::Tree(error) => Self::Parse { kind: "parse", parse: Box::new(error) },
            // What is too large is told of at its place in the text, and nothing here cancels.
            ReadError::Grow(
                GrowError::TooManyNodes(_) | GrowError::Cancelled | GrowError::Tree(_),
            ) => Self::Memory { kind: "out-of-memory" },
        }
    }
}

impl From<GamesError> for JsValue {
    fn from(error: GamesError) -> Self {
        to_js(&error)
    }
}
