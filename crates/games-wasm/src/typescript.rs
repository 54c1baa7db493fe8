//! The TypeScript declarations of everything that crosses.

use plyscope_games::{FlatRecipeError, RecipeErrorId, RecipeWantedId};
use plyscope_tree::Count;
use plyscope_tree::notation::{Opening, ParseError, ParseErrorKind, Wanted};
use ts_rs::{Config, TS};

use crate::error::GamesError;
use crate::types::{GameMove, GameRecipe, GameView, GrownTree};

/// The declarations of every type that crosses.
#[must_use]
pub fn typescript() -> String {
    // Numbers too great for JavaScript do not cross.
    let config = Config::new().with_large_int("number");
    let all = [
        GrownTree::decl(&config),
        GameRecipe::decl(&config),
        GameView::decl(&config),
        GameMove::decl(&config),
        GamesError::decl(&config),
        FlatRecipeError::decl(&config),
        RecipeErrorId::decl(&config),
        RecipeWantedId::decl(&config),
        ParseError::decl(&config),
        ParseErrorKind::decl(&config),
        Opening::decl(&config),
        Wanted::decl(&config),
        Count::decl(&config),
    ];
    all.map(|declaration| format!("export {declaration}\n\n")).concat()
}
