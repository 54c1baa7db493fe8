//! The types of games that cross to JavaScript.

use plyscope_boundary::as_object;
use plyscope_games::Recipe;
use plyscope_games::game::{Square, Step};
use plyscope_tree::{Count, MAX_NODES};
use serde::Serialize;

/// A tree that has grown.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GrownTree {
    /// The number of nodes.
    pub nodes: usize,
    /// The recipe as it is written, without edits, and on the next line the tree, in the shortest notation that keeps everything.
    pub text: String,
}

/// The contents of a recipe, and the size of its tree.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameRecipe {
    /// The recipe as it is written, without edits.
    text: String,
    /// The name of the game, as it is written.
    game: &'static str,
    /// Its parameters by name, as written, including those that are left out.
    #[serde(serialize_with = "as_object")]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, string>"))]
    parameters: Vec<(&'static str, String)>,
    nodes: u64,
    leaves: u64,
    /// Whether there are more nodes than these, too many to be counted.
    more: bool,
    /// Whether a tree may have so many nodes.
    fits: bool,
    /// The greatest depth whose tree is not too large, up to the recipe's own.
    deepest: u16,
}

/// A position as people see it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameView {
    /// The rows of the board from the top, each from the left; `.` where nothing stands.
    rows: Vec<String>,
    /// The names of the rows, from the top.
    row_names: String,
    /// The names of the columns, from the left.
    column_names: String,
    /// The sign of the side that moves: `X`, `O`, `w`, `b`.
    mover: char,
    /// The key of the position; in chess its first four fields in FEN.
    key: String,
    /// The moves, in the order of the children.
    moves: Vec<GameMove>,
    /// The move that led here.
    last: Option<GameMove>,
}

/// A move, and its squares as row and column, from 0 at the top left.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameMove {
    name: String,
    from: Option<[usize; 2]>,
    to: [usize; 2],
}

impl GameRecipe {
    /// The contents of this recipe.
    pub fn of(recipe: &Recipe) -> Self {
        let size = recipe.size();
        Self {
            text: recipe.to_string(),
            game: recipe.name(),
            parameters: recipe.parameters().into_iter().map(|one| (one.name, one.value)).collect(),
            nodes: size.nodes.number(),
            leaves: size.leaves.number(),
            more: matches!(size.nodes, Count::MoreThan(_)),
            fits: !size.nodes.is_more_than(MAX_NODES),
            deepest: recipe.deepest(),
        }
    }
}

impl GameView {
    /// The position after moves; none if one is no move where it stands.
    pub fn of(recipe: &Recipe, mut line: Vec<String>) -> Option<Self> {
        let view = recipe.view(line.iter().map(String::as_str))?;
        let last = line.pop().and_then(|name| {
            let before = recipe.view(line.iter().map(String::as_str))?;
            before.moves.into_iter().find(|step| step.name == name)
        });
        Some(Self {
            rows: view.board.rows.iter().map(|row| row.iter().collect()).collect(),
            row_names: view.board.row_names.iter().collect(),
            column_names: view.board.column_names.iter().collect(),
            mover: view.mover,
            key: view.key,
            moves: view.moves.into_iter().map(GameMove::from).collect(),
            last: last.map(GameMove::from),
        })
    }
}

impl From<Step> for GameMove {
    fn from(Step { name, from, to }: Step) -> Self {
        let place = |Square { row, column }| [row, column];
        Self { name, from: from.map(place), to: place(to) }
    }
}
