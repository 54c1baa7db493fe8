//! From a game to its tree, ply by ply, and the size of that tree without making it.
//!
//! ```
//! use std::ops::ControlFlow;
//! use plyscope_games::grow::{grow, size};
//! use plyscope_games::games::tic_tac_toe::TicTacToe;
//! use plyscope_tree::NodeId;
//!
//! let game = TicTacToe::default();
//! let tree = grow(&game, 2, &mut |_| ControlFlow::Continue(()))?;
//! assert_eq!((tree.len(), size(&game, 2, 1_000).nodes.number()), (82, 82));
//! assert_eq!(tree.move_name(NodeId::new(2)), Some("1B"));
//! assert_eq!(tree.position(NodeId::new(2)), Some("XO./.../..."));
//! # Ok::<(), plyscope_games::GrowError>(())
//! ```

use std::ops::ControlFlow;
use std::vec::IntoIter;

use plyscope_tree::generate::{Size, WATCHED_EVERY};
use plyscope_tree::{Count, MAX_NODES, Tree, TreeBuilder, TreeError};
use thiserror::Error;

use crate::game::{Game, Turn, whole};

/// The error of a game whose tree cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum GrowError {
    /// The tree would have this many nodes, more than [`MAX_NODES`].
    #[error("the tree would have {0} nodes; a tree holds at most {max}", max = Count::of_nodes(MAX_NODES))]
    TooManyNodes(Count),
    /// The callback that watches ended it.
    #[error("the tree was not finished, since nobody waits for it")]
    Cancelled,
    /// The tree is too deep or too large.
    #[error(transparent)]
    Tree(#[from] TreeError),
}

/// Makes the tree of a game down to a depth in plies.
///
/// Each node has the key of its position, and each but the root the name of its move. A leaf's value is that of the game's
/// end, or the static value, or 0 if the game gives none; interior nodes have static values where the game gives them. The
/// callback gets the number of nodes so far every [`WATCHED_EVERY`] nodes, and may end it.
///
/// # Errors
/// [`GrowError::Cancelled`] if the callback breaks; [`GrowError::Tree`] beyond the limits of trees.
pub fn grow<G: Game>(
    game: &G,
    depth: u16,
    watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<Tree, GrowError> {
    let mut growing = Growing { game, depth, builder: TreeBuilder::new(), path: Vec::new() };
    let mut nodes = 0_usize;
    let mut next = Some((game.start(), None));
    while let Some((position, name)) = next {
        growing.open(position, name)?;
        nodes += 1;
        if nodes.is_multiple_of(WATCHED_EVERY) && watch(nodes).is_break() {
            return Err(GrowError::Cancelled);
        }
        next = growing.next()?;
    }
    Ok(growing.builder.finish()?)
}

/// A tree that is being made.
struct Growing<'a, G: Game> {
    game: &'a G,
    depth: u16,
    builder: TreeBuilder,
    /// The open nodes from the root down, and the moves of each that are still to be made.
    path: Vec<OpenPosition<G>>,
}

/// A position, and the name of the move that leads there.
type Named<G> = (<G as Game>::Position, Option<String>);

struct OpenPosition<G: Game> {
    position: G::Position,
    /// The moves and their names.
    moves: IntoIter<(G::Move, String)>,
}

impl<G: Game> Growing<'_, G> {
    /// Begins the node of a position, to which a move of this name leads.
    fn open(&mut self, position: G::Position, name: Option<String>) -> Result<(), GrowError> {
        let depth = self.path.len();
        self.builder.open()?;
        if let Some(name) = name {
            self.builder.set_move(&name);
        }
        self.builder.set_position(&self.game.key(&position));
        let moves = match self.game.turn(&position) {
            Turn::Over(value) => {
                self.builder.set_value(value)?;
                Vec::new()
            }
            Turn::Moves(moves) => {
                let is_last = depth >= usize::from(self.depth);
                match self.game.estimate(&position) {
                    Some(value) => self.builder.set_value(value)?,
                    None if is_last => self.builder.set_value(whole(0))?,
                    None => {}
                }
                if is_last { Vec::new() } else { moves }
            }
        };
        let names = self.game.steps(&position, &moves).into_iter().map(|step| step.name);
        let moves = moves.into_iter().zip(names).collect::<Vec<_>>().into_iter();
        self.path.push(OpenPosition { position, moves });
        Ok(())
    }

    /// The next position, after all nodes that are finished have been closed; `None` after the last.
    fn next(&mut self) -> Result<Option<Named<G>>, GrowError> {
        while let Some(open) = self.path.last_mut() {
            if let Some((chosen, name)) = open.moves.next() {
                return Ok(Some((self.game.play(&open.position, chosen), Some(name))));
            }
            self.builder.close()?;
            self.path.pop();
        }
        Ok(None)
    }
}

/// The size of the tree that [`grow`] makes, without making it: exact up to `limit` nodes.
#[must_use]
pub fn size<G: Game>(game: &G, depth: u16, limit: u64) -> Size {
    let (mut nodes, mut leaves) = (1_u64, 0_u64);
    let mut path: Vec<(G::Position, IntoIter<G::Move>)> = Vec::new();
    let mut next = Some(game.start());
    while let Some(position) = next {
        match game.turn(&position) {
            Turn::Moves(moves) if path.len() < usize::from(depth) => {
                nodes += moves.len() as u64;
                if nodes > limit {
                    return Size { nodes: Count::MoreThan(limit), leaves: Count::MoreThan(leaves) };
                }
                // The children at the depth limit are leaves, whatever they are.
                let is_last = path.len() + 1 == usize::from(depth);
                leaves += if is_last { moves.len() as u64 } else { 0 };
                let moves = if is_last { Vec::new() } else { moves };
                path.push((position, moves.into_iter()));
            }
            _ => leaves += 1,
        }
        next = next_position(game, &mut path);
    }
    Size { nodes: Count::Exactly(nodes), leaves: Count::Exactly(leaves) }
}

/// The position after the next move of the innermost position that has one left.
fn next_position<G: Game>(
    game: &G,
    path: &mut Vec<(G::Position, IntoIter<G::Move>)>,
) -> Option<G::Position> {
    while let Some((position, moves)) = path.last_mut() {
        if let Some(chosen) = moves.next() {
            return Some(game.play(position, chosen));
        }
        path.pop();
    }
    None
}
