//! A specimen of a slip: the wrong and the right run on one tree.

use crate::action::Action;
use crate::example::Shows;
use crate::program::act;
use crate::slip::Slip;
use plyscope_search::{Algorithm, Options};
use plyscope_tree::Tree;

/// What a program with a slip does on a tree, and what the search does.
#[derive(Debug)]
pub struct Specimen {
    /// The fault that shows there.
    pub shows: Shows,
    /// What the program does; the beginning of it, if it never ends.
    pub wrong: Vec<Action>,
    /// What the search does.
    pub right: Vec<Action>,
}

/// So many actions of a program are shown.
const MOST: usize = 80;

impl Slip {
    /// The runs of a program with this slip, and of the search, on a tree; none if it does not show there.
    #[must_use]
    pub fn specimen(
        self,
        tree: &Tree,
        algorithm: Algorithm,
        options: &Options,
    ) -> Option<Specimen> {
        let shows = self.shows(tree, algorithm, options)?;
        let run = |slip| {
            let mut done = Vec::new();
            act(tree, algorithm, options, slip, &mut |action| {
                done.push(action);
                done.len() < MOST
            });
            done
        };
        Some(Specimen { shows, wrong: run(Some((self, 0))), right: run(None) })
    }
}
