//! The tree of a game, searched: the end of a game of tic-tac-toe.

use std::error::Error;

use plyscope::search::{Algorithm, Options};
use plyscope::source;
use plyscope::trace::Recording;

fn main() -> Result<(), Box<dyn Error>> {
    let tree = source::read("tic-tac-toe(position=.XO/O.X/X.O, moves=O)")?;
    let recording = Recording::search(tree, Algorithm::NegaScout, &Options::default())?;
    let best = recording.trace.outcome.best_child().ok_or("the game is over")?;
    println!(
        "{} nodes; the best move is {:?}",
        recording.tree.len(),
        recording.tree.move_name(best)
    );
    Ok(())
}
