//! The tree of whatever text a person brings.

#[cfg(feature = "games")]
use plyscope_games::source::{self, ReadError as Inner};
use plyscope_search::presets;
use plyscope_tree::Tree;
#[cfg(not(feature = "games"))]
use plyscope_tree::{notation::ParseError as Inner, source};
use thiserror::Error;

/// The error of a text that no tree comes from. It displays as one English line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(transparent)]
pub struct ReadError(#[from] Inner);

impl ReadError {
    /// The line and the column, from 1, if the error has a place in the text.
    #[must_use]
    pub fn place(&self) -> Option<(u32, u32)> {
        #[cfg(feature = "games")]
        return self.0.place();
        #[cfg(not(feature = "games"))]
        return Some((self.0.line, self.0.column));
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

/// Reads a tree: in any notation, by its recipe, random or (with the feature `games`) of a game, or by the name of a
/// [preset](plyscope_search::presets).
///
/// Where the recipe is wanted too, [`tree::source`](plyscope_tree::source) has it; where a tree is sure to be written out,
/// [`tree::notation`](plyscope_tree::notation) says in which notation.
///
/// ```
/// use plyscope::source;
///
/// let leaves = |text| source::read(text).map(|tree| tree.leaf_count());
/// assert_eq!(leaves("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?, 9);
/// assert_eq!(leaves("random(branching=4, depth=5, seed=7) with 17=5")?, 1024);
/// assert_eq!(leaves("aima-two-ply")?, 9);
/// # #[cfg(feature = "games")]
/// assert_eq!(leaves("four(columns=5, rows=4, depth=6)")?, 15_500);
///
/// let error = source::read("[[3, 12], [2, four]]").unwrap_err();
/// assert_eq!(error.place(), Some((1, 15)));
/// # Ok::<(), source::ReadError>(())
/// ```
///
/// # Errors
/// [`ReadError`] says where the text is wrong, what stands there and what would be right.
pub fn read(text: &str) -> Result<Tree, ReadError> {
    let preset = presets::find(text.trim());
    Ok(source::read(preset.map_or(text, |preset| preset.tree))?.0)
}
