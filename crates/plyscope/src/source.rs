//! The tree of whatever text a person brings.

#[cfg(feature = "games")]
use plyscope_games::source::{self, Games, ReadError as Inner, Source};
use plyscope_search::presets;
use plyscope_tree::Tree;
#[cfg(not(feature = "games"))]
use plyscope_tree::{
    notation::ParseError as Inner,
    source::{self, Source},
};
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

/// Reads a tree: in any notation (with the feature `formats`, in those of others too), by its recipe, random or (with the feature
/// `games`) of a game, or by the name of a [preset](plyscope_search::presets).
///
/// Where the recipe is wanted too, [`tree::source`](plyscope_tree::source) has it; where a tree is sure to be written out,
/// `formats::read` says in which format.
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
/// # #[cfg(feature = "formats")]
/// assert_eq!(leaves("graph { a -- b; b -- {c3 d12} }")?, 2);
///
/// let error = source::read("[[3, 12], [2, four]]").unwrap_err();
/// assert_eq!(error.place(), Some((1, 15)));
/// # Ok::<(), source::ReadError>(())
/// ```
///
/// # Errors
/// [`ReadError`] says where the text is wrong, what stands there and what would be right.
pub fn read(text: &str) -> Result<Tree, ReadError> {
    let text = presets::find(text.trim()).map_or(text, |preset| preset.tree);
    #[cfg(feature = "formats")]
    if is_written_out(text)? {
        return Ok(plyscope_formats::parse(text).map_err(Inner::from)?);
    }
    Ok(source::read(text)?.0)
}

/// Whether a text is no recipe.
#[cfg(feature = "formats")]
fn is_written_out(text: &str) -> Result<bool, Inner> {
    #[cfg(feature = "games")]
    let source = Source::with_others(&Games, text)?;
    #[cfg(not(feature = "games"))]
    let source = Source::of(text)?;
    Ok(matches!(source, Source::Notation))
}
