//! A sink of one's own: it hears everything that a search does, and prints how the root's window closes.

use std::error::Error;

use plyscope::search::events::{Event, Sink};
use plyscope::search::{Algorithm, Options, search};
use plyscope::tree::{NodeId, notation};

/// Prints each event of one node.
struct Of(NodeId);

impl Sink for Of {
    fn record(&mut self, event: Event<'_>) {
        match event {
            Event::Enter { node, window: Some(window), .. } if node == self.0 => {
                let [alpha, beta] =
                    [window.alpha, window.beta].map(|end| end.display(0).to_string());
                println!("is entered with ({alpha}, {beta})");
            }
            Event::Improve { node, child, value, .. } if node == self.0 => {
                println!("node {} is better: {}", child.number(), value.display(0));
            }
            Event::Leave { node, value, .. } if node == self.0 => {
                println!("returns {}", value.display(0));
            }
            _ => {}
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
    search(&tree, Algorithm::AlphaBeta, &Options::default(), &mut Of(NodeId::ROOT))?;
    Ok(())
}
