//! Sources of trees, as text: a game's recipe with its edits, or whatever [`plyscope_tree::source`] reads.
//!
//! `chess(depth=2) with 17=5` is the tree of a game in which node 17 has another value. A text is taken for a game's recipe if
//! it begins with the game's name and a bracket.
//!
//! ```
//! use plyscope_games::source;
//! let (tree, source) = source::read("four( depth=2,columns=4 ) with 20=-1.5, 3 = 2")?;
//! assert_eq!((tree.len(), tree.decimals()), (21, 1));
//! assert_eq!(source.text(&tree), "four(columns=4, depth=2) with 3=2, 20=-1.5");
//!
//! let (tree, source) = source::read("((3 12) (2 4))")?;
//! assert_eq!(source.text(&tree), "[[3, 12], [2, 4]]");
//! # Ok::<(), plyscope_games::source::ReadError>(())
//! ```

use std::ops::ControlFlow;

use plyscope_tree::notation::ParseError;
use plyscope_tree::recipe::is_blank;
use plyscope_tree::source::{self, Recipes, SourceOf};
use plyscope_tree::{Count, MAX_NODES, Tree};
use thiserror::Error;

use crate::grow::GrowError;
use crate::recipe::error::{RecipeError, RecipeErrorKind};
use crate::recipe::reading::error;
use crate::recipe::{DEPTH, Recipe, begins, read_at_start};

/// The source of a tree: the recipe of a game, that of a random tree, or a notation.
pub type Source = SourceOf<Recipe>;

/// The recipes of games, for [`plyscope_tree::source`].
#[derive(Clone, Copy, Debug)]
pub struct Games;

/// The error of a text that no tree comes from.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadError {
    /// In a game's recipe.
    #[error(transparent)]
    Recipe(#[from] Box<RecipeError>),
    /// In the edits after it, or in any other text.
    #[error(transparent)]
    Tree(#[from] ParseError),
    /// The callback that watches ended it.
    #[error(transparent)]
    Grow(#[from] GrowError),
}

impl ReadError {
    /// The line and the column, from 1, if the error has a place in the text.
    #[must_use]
    pub fn place(&self) -> Option<(u32, u32)> {
        match self {
            Self::Recipe(error) => Some((error.line, error.column)),
            Self::Tree(error) => Some((error.line, error.column)),
            Self::Grow(_) => None,
        }
    }
}

impl Recipes for Games {
    type Recipe = Recipe;
    type Error = ReadError;

    fn begins(&self, text: &str) -> bool {
        begins(text)
    }

    fn read(&self, text: &str) -> Result<(Recipe, usize), ReadError> {
        let (recipe, _, end) = read_at_start(text)?;
        Ok((recipe, end))
    }

    fn grow(
        &self,
        text: &str,
        recipe: &Recipe,
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Result<Tree, ReadError> {
        recipe.grow_watched(watch).map_err(|error| match error {
            GrowError::TooManyNodes(nodes) => {
                let kind = RecipeErrorKind::WouldHave {
                    count: nodes.number(),
                    more: matches!(nodes, Count::MoreThan(_)),
                    most: MAX_NODES,
                    deepest: recipe.deepest(),
                };
                refusal(text, kind).into()
            }
            other => other.into(),
        })
    }

    fn most_nodes(&self, recipe: &Recipe) -> u64 {
        recipe.most_nodes()
    }
}

/// The error of a recipe that reads well but makes no tree: at its depth, or at its beginning if it has none.
fn refusal(text: &str, kind: RecipeErrorKind) -> Box<RecipeError> {
    let depth = read_at_start(text)
        .ok()
        .and_then(|(_, parameters, _)| Some(parameters.wrong(parameters.get(DEPTH)?, kind)));
    depth.unwrap_or_else(|| {
        let start = text.len() - text.trim_start_matches(is_blank).len();
        error(text, start, kind)
    })
}

/// Whether a text is taken for a recipe, of a game or of a random tree.
#[must_use]
pub fn is_recipe(text: &str) -> bool {
    begins(text) || source::is_recipe(text)
}

/// Reads a tree and its source.
///
/// # Errors
/// [`ReadError`] says where the text is wrong, what stands there and what would be right.
pub fn read(text: &str) -> Result<(Tree, Source), ReadError> {
    source::read_with(&Games, text, &mut |_| ControlFlow::Continue(()))
}
