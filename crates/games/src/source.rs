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

use std::fmt;
use std::ops::ControlFlow;

use plyscope_tree::notation::ParseError;
use plyscope_tree::source::{self as tree_source, Behind, Change, EditsBehind, with_value};
use plyscope_tree::{Literal, NodeId, Tree};
use thiserror::Error;

use crate::grow::GrowError;
use crate::recipe::error::{RecipeError, RecipeErrorKind};
use crate::recipe::reading::{Cursor, Parameters};
use crate::recipe::{DEPTH, Recipe, begins, read_with_places};

/// The source of a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A game's recipe, with the edits after it.
    Game(Box<Grown>),
    /// A notation, or the recipe of a random tree.
    Other(tree_source::Source),
}

/// A game's recipe, and the values changed in its tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grown {
    /// The recipe.
    pub recipe: Recipe,
    /// The changed values, ascending by node.
    pub edits: Vec<Change>,
}

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

    /// What is wrong, without the place.
    #[must_use]
    pub fn without_place(&self) -> String {
        let text = self.to_string();
        let Some((line, column)) = self.place() else { return text };
        let place = format!("line {line}, column {column}: ");
        text.strip_prefix(&place).map(str::to_owned).unwrap_or(text)
    }
}

/// Whether a text is taken for a recipe, of a game or of a random tree.
#[must_use]
pub fn is_recipe(text: &str) -> bool {
    begins(text) || tree_source::is_recipe(text)
}

/// The end of the recipe with which a text begins: after its closing bracket, or the end of a text that has none.
#[must_use]
pub fn recipe_end(text: &str) -> usize {
    text.find(')').map_or(text.len(), |at| at + 1)
}

/// Reads a tree and its source.
///
/// # Errors
/// [`ReadError`] says where the text is wrong, what stands there and what would be right.
pub fn read(text: &str) -> Result<(Tree, Source), ReadError> {
    read_watched(text, &mut |_| ControlFlow::Continue(()))
}

/// [`read`], with a callback that gets the number of nodes made so far every
/// [`WATCHED_EVERY`](plyscope_tree::generate::WATCHED_EVERY) nodes of a recipe, and may end the making of a game's tree.
///
/// # Errors
/// As [`read`]; [`GrowError::Cancelled`] if the callback breaks.
pub fn read_watched(
    text: &str,
    watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<(Tree, Source), ReadError> {
    if !begins(text) {
        let (tree, source) = tree_source::read_watched(text, &mut |nodes| {
            let _ = watch(nodes);
        })?;
        return Ok((tree, Source::Other(source)));
    }
    let mut cursor = Cursor::new(text);
    let (recipe, parameters) = read_with_places(&mut cursor)?;
    let mut edits = EditsBehind::read(text, cursor.offset)?;
    let tree =
        recipe.grow_watched(watch).map_err(|error| refusal(text, &recipe, &parameters, error))?;
    let tree = edits.apply(tree)?;
    let edits = edits.list();
    Ok((tree, Source::Game(Box::new(Grown { recipe, edits }))))
}

/// The error of a recipe that reads well but makes no tree, at the parameter to blame.
fn refusal(
    text: &str,
    recipe: &Recipe,
    parameters: &Parameters<'_>,
    error: GrowError,
) -> ReadError {
    let GrowError::TooManyNodes(nodes) = error else { return error.into() };
    let kind = RecipeErrorKind::WouldHave { nodes, deepest: recipe.deepest() };
    match parameters.get(DEPTH) {
        Some(given) => parameters.wrong(given, kind).into(),
        None => {
            let mut cursor = Cursor::new(text);
            cursor.skip_blanks();
            cursor.error(cursor.offset, kind).into()
        }
    }
}

/// An upper bound of the number of nodes in a text's tree, without making the tree. It may be far too high for a
/// recipe; it is 0 if there is no tree.
///
/// ```
/// use plyscope_games::source::most_nodes;
/// assert_eq!(most_nodes("four(depth=2)"), 57);
/// assert_eq!(most_nodes("random(branching=2, depth=2)"), 7);
/// ```
#[must_use]
pub fn most_nodes(text: &str) -> u64 {
    match Source::of(text) {
        Ok(Source::Game(grown)) => grown.recipe.most_nodes(),
        Ok(Source::Other(_)) => tree_source::most_nodes(text),
        Err(_) => 0,
    }
}

impl Source {
    /// The source that a text names, without making the tree: a text in a notation is not parsed, and edits are
    /// not checked against the tree.
    ///
    /// # Errors
    /// [`ReadError`], where the text of a recipe is wrong.
    pub fn of(text: &str) -> Result<Self, ReadError> {
        if !begins(text) {
            return Ok(Self::Other(tree_source::Source::of(text)?));
        }
        let mut cursor = Cursor::new(text);
        let (recipe, _) = read_with_places(&mut cursor)?;
        let edits = EditsBehind::read(text, cursor.offset)?.list();
        Ok(Self::Game(Box::new(Grown { recipe, edits })))
    }

    /// The shortest text from which [`read`] reads this source's tree again.
    #[must_use]
    pub fn text(&self, tree: &Tree) -> String {
        match self {
            Self::Game(grown) => grown.to_string(),
            Self::Other(source) => source.text(tree),
        }
    }

    /// The source of this source's tree with another value at a node, which fits. An edit that restores the value of the game
    /// is dropped.
    #[must_use]
    pub fn with(&self, tree: &Tree, node: NodeId, value: Literal) -> Self {
        match self {
            Self::Game(grown) => {
                let edits = with_value(&grown.edits, tree, node, value);
                Self::Game(Box::new(Grown { recipe: grown.recipe.clone(), edits }))
            }
            Self::Other(source) => Self::Other(source.with(tree, node, value)),
        }
    }
}

/// The shortest text that [`read`] reads as this.
impl fmt::Display for Grown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.recipe, Behind(&self.edits))
    }
}
