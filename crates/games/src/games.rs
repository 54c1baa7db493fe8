//! The games that have recipes, and their list. One more of them is a file and a line here.

pub mod chess;
pub mod four;
pub mod tic_tac_toe;

use std::fmt;
use std::ops::ControlFlow;

use plyscope_tree::Tree;
use plyscope_tree::generate::Size;

use crate::game::{Game, View, view};
use crate::grow::{GrowError, grow, size};
use crate::recipe::reading::{Parameters, Read};

/// A game that has a recipe: how that is read and written.
pub(crate) trait Playable: Game + Sized {
    /// The game's row.
    const ABOUT: About;

    /// The parameters but for the depth, in the order in which they are written.
    fn written(&self) -> Vec<Written>;

    /// An upper bound of the moves of a position so many plies below the root.
    fn most_moves(&self, ply: u16) -> u64;
}

/// A game's row: everything about it that the rest of the program asks for.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The name, with which its recipes begin.
    pub name: &'static str,
    /// The names of its parameters, in the order in which a reader is told them.
    pub parameters: &'static [&'static str],
    /// The depth of a recipe that gives none, in plies.
    pub depth: u16,
    /// A recipe with all parameters, and the words that each of them can be.
    pub usage: &'static str,
    /// Reads the game of a recipe.
    pub(crate) read: fn(&Parameters<'_>) -> Read<AnyGame>,
}

/// A parameter as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The name.
    pub name: &'static str,
    /// The value.
    pub value: String,
    /// True if the recipe means the same without this parameter.
    pub is_usual: bool,
}

impl Written {
    pub(crate) fn new(name: &'static str, value: impl fmt::Display, is_usual: bool) -> Self {
        Self { name, value: value.to_string(), is_usual }
    }
}

/// Makes the enum of the games, and leads from each to its [`Playable`].
macro_rules! games {
    ($($(#[$meta:meta])* $name:ident: $game:ty,)+) => {
        /// A game that has a recipe.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum AnyGame { $($(#[$meta])* $name($game)),+ }

        /// The names of the games.
        pub const NAMES: &[&str] = &[$(<$game>::ABOUT.name),+];

        /// The rows of all games.
        pub const GAMES: [About; [$(<$game>::ABOUT),+].len()] = [$(<$game>::ABOUT),+];

        impl AnyGame {
            /// The row of this game.
            #[must_use]
            pub const fn about(&self) -> &'static About {
                match self { $(Self::$name(_) => &<$game>::ABOUT),+ }
            }

            pub(crate) fn written(&self) -> Vec<Written> {
                match self { $(Self::$name(game) => game.written()),+ }
            }

            pub(crate) fn most_moves(&self, ply: u16) -> u64 {
                match self { $(Self::$name(game) => game.most_moves(ply)),+ }
            }

            pub(crate) fn grow(
                &self,
                depth: u16,
                watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
            ) -> Result<Tree, GrowError> {
                match self { $(Self::$name(game) => grow(game, depth, watch)),+ }
            }

            pub(crate) fn size(&self, depth: u16, limit: u64) -> Size {
                match self { $(Self::$name(game) => size(game, depth, limit)),+ }
            }

            pub(crate) fn view<'a>(&self, line: impl IntoIterator<Item = &'a str>) -> Option<View> {
                match self { $(Self::$name(game) => view(game, line)),+ }
            }
        }
    };
}

games! {
    /// `tic-tac-toe(…)`
    TicTacToe: tic_tac_toe::TicTacToe,
    /// `four(…)`
    Four: four::Four,
    /// `chess(…)`
    Chess: chess::Chess,
}
