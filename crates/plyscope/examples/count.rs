//! How much each search does in the same tree: nodes entered and leaves looked at.
//!
//! `cargo run --example count -- "random(branching=4, depth=5, seed=7)"`; without an argument, a small tree.

use std::error::Error;

use plyscope::search::Algorithm;
use plyscope::source;
use plyscope::trace::count;

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1);
    let tree = source::read(text.as_deref().unwrap_or("aima-two-ply"))?;
    println!("{} nodes, {} leaves", tree.len(), tree.leaf_count());
    for algorithm in Algorithm::ALL {
        match count(&tree, algorithm, &algorithm.settle(&Default::default())) {
            Ok(counts) => println!("{algorithm:<22}{:>8}{:>8}", counts.entered, counts.evaluated),
            // Some ask for values that this tree does not have.
            Err(error) => println!("{algorithm:<22}{error}"),
        }
    }
    Ok(())
}
