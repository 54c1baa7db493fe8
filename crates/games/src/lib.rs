//! The trees of real games, as recipes: tic-tac-toe, four in a row, and chess by material.
//!
//! - [`game`] says what a game is; [`games`] has them, each in a module of its own.
//! - [`recipe`] reads and writes recipes, [`mod@grow`] makes trees of games, and [`source`] reads a recipe with its edits, or any
//!   other text that a tree comes from.
//!
//! The trees are those of `plyscope-tree`; MAX is the side that moves at the root.
//!
//! ```
//! use plyscope_games::Recipe;
//! use plyscope_tree::NodeId;
//!
//! let recipe: Recipe = "tic-tac-toe(position=.XO/O.X/X.O, moves=O)".parse()?;
//! let tree = recipe.grow()?;
//! let moves = tree.children(NodeId::ROOT).iter().map(|&child| tree.move_name(child));
//! assert_eq!(moves.flatten().collect::<Vec<_>>(), ["1A", "2B", "3B"]);
//! let view = recipe.view(["1A", "3B"]).ok_or("no such moves")?;
//! assert_eq!(view.board.rows, [['O', 'X', 'O'], ['O', '.', 'X'], ['X', 'X', 'O']]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod game;
pub mod games;
pub mod grow;
pub mod recipe;
pub mod source;

pub use grow::GrowError;
pub use recipe::Recipe;
pub use recipe::error::{RecipeError, RecipeErrorKind, Wanted};
