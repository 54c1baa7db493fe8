//! The trees that Plyscope brings with it: published examples, and small ones that show one thing.
//!
//! Their names, their sources and what there is to notice are messages in `www/locales`, under
//! `preset-` and the id.

use crate::tree::Player;

/// A tree to begin with, and how it is searched at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// What addresses and messages call it; lower-case words joined by hyphens.
    pub id: &'static str,
    /// The tree, in one line of a notation that [`crate::notation::parse`] reads.
    pub tree: &'static str,
    /// Who moves at the root.
    pub root: Player,
    /// The search that shows best what there is to see, by its name on the command line.
    pub algorithm: &'static str,
}

/// Every preset, the default first.
///
/// ```
/// use plyscope_core::{notation, presets::PRESETS};
/// let tree = notation::parse(PRESETS[0].tree)?;
/// assert_eq!((PRESETS[0].id, tree.len()), ("swedish-51", 51));
/// # Ok::<(), notation::ParseError>(())
/// ```
pub const PRESETS: &[Preset] = &[
    Preset {
        id: "swedish-51",
        tree: "[[[[1, 9], [5]], [[7], [5], [2]], [[9], [7]], [[8], [2]]], \
               [[[2, 5], [2, 5]], [[5, 9], [8]], [[9], [5]], [[7], [2], [1]]]]",
        root: Player::Max,
        algorithm: "alpha-beta",
    },
    Preset {
        id: "swedish-first-slides",
        tree: "[[11, 6], [1, 4]]",
        root: Player::Max,
        algorithm: "minimax",
    },
    Preset {
        id: "aima-two-ply",
        tree: "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]",
        root: Player::Max,
        algorithm: "alpha-beta",
    },
    Preset {
        id: "wikipedia-four-ply",
        tree: "[[[[5, 6], [7, 4, 5]], [[3]]], [[[6], [6, 9]], [[7]]], [[[5]], [[9, 8], [6]]]]",
        root: Player::Max,
        algorithm: "alpha-beta",
    },
    Preset {
        id: "deep-cutoff",
        tree: "[[5, 6], [[[4, 8], 7], 9]]",
        root: Player::Max,
        algorithm: "alpha-beta",
    },
    Preset { id: "tic-tac-toe", tree: TIC_TAC_TOE, root: Player::Max, algorithm: "alpha-beta" },
];

/// The preset with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.id == id)
}

/// All ways on from a board with three empty squares. X, who is MAX, must stop the diagonal a1-b2-c3.
///
/// A position is the nine squares in reading order, so a3, b3, c3 come first. Orders of moves that
/// lead to the same board share its key.
const TIC_TAC_TOE: &str = concat!(
    r#"{"position":".X.XOOOX.","children":["#,
    r#"{"move":"a3","position":"XX.XOOOX.","children":["#,
    r#"{"move":"c3","value":-1,"position":"XXOXOOOX."},"#,
    r#"{"move":"c1","position":"XX.XOOOXO","children":["#,
    r#"{"move":"c3","value":1,"position":"XXXXOOOXO"}]}]},"#,
    r#"{"move":"c3","position":".XXXOOOX.","children":["#,
    r#"{"move":"a3","position":"OXXXOOOX.","children":["#,
    r#"{"move":"c1","value":0,"position":"OXXXOOOXX"}]},"#,
    r#"{"move":"c1","position":".XXXOOOXO","children":["#,
    r#"{"move":"a3","value":1,"position":"XXXXOOOXO"}]}]},"#,
    r#"{"move":"c1","position":".X.XOOOXX","children":["#,
    r#"{"move":"a3","position":"OX.XOOOXX","children":["#,
    r#"{"move":"c3","value":0,"position":"OXXXOOOXX"}]},"#,
    r#"{"move":"c3","value":-1,"position":".XOXOOOXX"}]}]}"#,
);

#[cfg(test)]
mod tests;
