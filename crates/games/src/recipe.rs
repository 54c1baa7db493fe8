//! Recipes of games as text: `four(columns=5, rows=4, depth=6)`.
//!
//! The parameters of each game stand with it, in [`games`](crate::games). `depth` is a number of plies, 0 to 512. MAX is the side that
//! moves at the root.
//!
//! ```
//! use plyscope_games::Recipe;
//!
//! let recipe: Recipe = " four( rows = 4, columns=5,depth=3, estimate=lines) ".parse()?;
//! assert_eq!(recipe.to_string(), "four(columns=5, rows=4, depth=3)");
//! assert_eq!(recipe.parameter("played").as_deref(), Some(""));
//! assert_eq!(recipe.with("depth", "5")?.to_string(), "four(columns=5, rows=4, depth=5)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub(crate) mod error;
pub(crate) mod reading;

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use plyscope_tree::generate::Size;
use plyscope_tree::recipe::{self, Cursor, is_blank};
use plyscope_tree::{Count, MAX_DEPTH, MAX_NODES, Tree};

use crate::game::View;
use crate::games::{About, AnyGame, GAMES, NAMES, Written};
use crate::grow::GrowError;
use error::{RecipeError, RecipeErrorKind, Wanted};
use reading::{Parameters, Read, expected, word};

/// The parameter that all games have.
pub(crate) const DEPTH: &str = "depth";

/// The limit for counting the nodes of a tree that is not made: more than twice what a tree may hold.
const MOST_COUNTED: u64 = 5_000_000;

/// A game and a depth: all that makes a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// The game, with the position at the root.
    pub game: AnyGame,
    /// The depth, in plies, at which the tree is cut short, 0 to [`MAX_DEPTH`].
    pub depth: u16,
}

impl Recipe {
    /// The parameters, in the order in which they are written.
    #[must_use]
    pub fn parameters(&self) -> Vec<Written> {
        let mut written = self.game.written();
        // It is always written, so that a reader sees that there is a limit.
        written.push(Written::new(DEPTH, self.depth, false));
        written
    }

    /// The value of a parameter as text, whether it is written or not; `None` if the game has no such parameter.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<String> {
        let mut parameters = self.parameters().into_iter();
        parameters.find(|written| written.name == name).map(|written| written.value)
    }

    /// The name of the game.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.game.about().name
    }

    /// The recipe with another value of a parameter.
    ///
    /// # Errors
    /// The kind of error if it is no value of this parameter beside the others, or there is no such parameter.
    pub fn with(&self, name: &str, value: &str) -> Result<Self, RecipeErrorKind> {
        let about = self.game.about();
        let Some(&name) = about.parameters.iter().find(|&&known| known == name) else {
            return Err(RecipeErrorKind::Expected(Wanted::Parameter { right: about.parameters }));
        };
        let own = self.parameters();
        let others = own.iter().filter(|written| !written.is_usual && written.name != name);
        let others = others.map(|written| (written.name, written.value.as_str()));
        let parameters = Parameters::of(others.chain([(name, value.trim())]));
        read(about, &parameters).map_err(|error| error.kind)
    }

    /// Makes the tree.
    ///
    /// # Errors
    /// As [`Self::grow_watched`].
    pub fn grow(&self) -> Result<Tree, GrowError> {
        self.grow_watched(&mut |_| ControlFlow::Continue(()))
    }

    /// Makes the tree, with a callback that gets the number of nodes made so far every
    /// [`WATCHED_EVERY`](plyscope_tree::generate::WATCHED_EVERY) nodes, and may end it.
    ///
    /// # Errors
    /// [`GrowError::TooManyNodes`] before anything is made, [`GrowError::Cancelled`] if the callback breaks.
    pub fn grow_watched(
        &self,
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Result<Tree, GrowError> {
        let nodes = self.size().nodes;
        if nodes.is_more_than(MAX_NODES) {
            return Err(GrowError::TooManyNodes(nodes));
        }
        self.game.grow(self.depth, watch)
    }

    /// The number of nodes and of leaves, counted without making the tree, up to far more than a tree may hold.
    ///
    /// ```
    /// use plyscope_games::Recipe;
    /// let nodes = |text: &str| text.parse::<Recipe>().map(|recipe| recipe.size().nodes.to_string());
    /// assert_eq!(nodes("tic-tac-toe()")?, "549,946");
    /// assert_eq!(nodes("chess(depth=4)")?, "206,604");
    /// assert_eq!(nodes("chess(depth=5)")?, "more than 5,000,000");
    /// # Ok::<(), plyscope_games::RecipeError>(())
    /// ```
    #[must_use]
    pub fn size(&self) -> Size {
        self.game.size(self.depth, MOST_COUNTED)
    }

    /// The greatest depth whose tree is not too large, up to the recipe's own.
    ///
    /// ```
    /// # use plyscope_games::Recipe;
    /// let deepest = |text: &str| text.parse::<Recipe>().map(|recipe| recipe.deepest());
    /// assert_eq!(deepest("chess(depth=9)")?, 4);
    /// assert_eq!(deepest("chess(depth=2)")?, 2);
    /// # Ok::<(), plyscope_games::RecipeError>(())
    /// ```
    #[must_use]
    pub fn deepest(&self) -> u16 {
        let fits = |&depth: &u16| {
            let limit = MAX_NODES as u64;
            matches!(self.game.size(depth, limit).nodes, Count::Exactly(_))
        };
        (0..=self.depth).take_while(fits).last().unwrap_or(0)
    }

    /// An upper bound of the number of nodes, at once: it may be far too high.
    ///
    /// ```
    /// # use plyscope_games::Recipe;
    /// let most = |text: &str| text.parse::<Recipe>().map(|recipe| recipe.most_nodes());
    /// assert_eq!(most("four(columns=5, depth=3)")?, 1 + 5 + 25 + 125);
    /// assert_eq!(most("tic-tac-toe()")?, 986_410);
    /// # Ok::<(), plyscope_games::RecipeError>(())
    /// ```
    #[must_use]
    pub fn most_nodes(&self) -> u64 {
        let (mut nodes, mut level) = (1_u64, 1_u64);
        for ply in 0..self.depth {
            level = level.saturating_mul(self.game.most_moves(ply));
            nodes = nodes.saturating_add(level);
            if level == 0 || nodes == u64::MAX {
                break;
            }
        }
        nodes
    }

    /// The position after moves, by their names from the root; `None` if one is no move where it stands.
    #[must_use]
    pub fn view<'a>(&self, line: impl IntoIterator<Item = &'a str>) -> Option<View> {
        self.game.view(line)
    }
}

/// The shortest text that is read as this recipe.
impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parameters = self.parameters().into_iter().filter(|written| !written.is_usual);
        recipe::write(f, self.name(), parameters.map(|written| (written.name, written.value)))
    }
}

impl FromStr for Recipe {
    type Err = RecipeError;

    fn from_str(text: &str) -> Result<Self, RecipeError> {
        let (recipe, _, end) = read_at_start(text)?;
        match text[end..].trim_start_matches(is_blank) {
            "" => Ok(recipe),
            rest => Err(*expected(text, text.len() - rest.len(), Wanted::End)),
        }
    }
}

/// Whether a text begins with the name of a game and a bracket.
pub(crate) fn begins(text: &str) -> bool {
    let mut cursor = Cursor::plain(text);
    cursor.skip_blanks();
    let is_game = named(word(&mut cursor)).is_some();
    cursor.skip_blanks();
    is_game && cursor.eat('(')
}

/// The recipe with which a text begins, its parameters as they were given, and the offset after its closing bracket.
pub(crate) fn read_at_start(text: &str) -> Read<(Recipe, Parameters<'_>, usize)> {
    let mut cursor = Cursor::plain(text);
    cursor.skip_blanks();
    let at = cursor.offset();
    let Some(about) = named(word(&mut cursor)) else {
        return Err(expected(text, at, Wanted::Game { right: NAMES }));
    };
    let parameters = Parameters::read(&mut cursor, about.parameters)?;
    Ok((read(about, &parameters)?, parameters, cursor.offset()))
}

/// Reads the recipe of a game.
fn read(about: &About, parameters: &Parameters<'_>) -> Read<Recipe> {
    let game = (about.read)(parameters)?;
    let depth = parameters.whole(DEPTH, 0, MAX_DEPTH)?.unwrap_or(about.depth);
    Ok(Recipe { game, depth })
}

/// The game of this name.
fn named(name: &str) -> Option<&'static About> {
    GAMES.iter().find(|about| about.name == name)
}
