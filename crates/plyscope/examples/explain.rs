//! Every cutoff of a search: where it is, and what it skips.

use std::error::Error;

use plyscope::explain::facts::{Fact, Story};
use plyscope::search::{Algorithm, Options};
use plyscope::trace::{Recording, Step};
use plyscope::tree::notation;

fn main() -> Result<(), Box<dyn Error>> {
    let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
    let recording = Recording::search(tree, Algorithm::AlphaBeta, &Options::default())?;
    let story = Story(&recording);
    for &event in recording.cutoffs() {
        let step = Step::after(event as usize);
        if let Fact::Cutoff { skipped, side, .. } = story.fact(step) {
            println!("step {}: a cutoff by {side:?} skips {skipped} children", step.number());
        }
    }
    Ok(())
}
