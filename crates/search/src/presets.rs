//! The trees that come with Plyscope: published examples, and small ones that show one thing.
//!
//! Their names, sources and remarks are messages in `www/locales`, under
//! `preset-` and the id.

mod trees;

use plyscope_tree::Player;
#[cfg(feature = "serde")]
use serde::{Serialize, Serializer};

use crate::{Algorithm, Switch};

/// An example tree, and the search that it opens with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Preset {
    /// The name in addresses and messages: lower-case words joined by hyphens.
    pub id: &'static str,
    /// The tree, in one line of a notation that [`plyscope_tree::notation::parse`] reads.
    pub tree: &'static str,
    /// The player to move at the root.
    pub root: Player,
    /// The search that shows the point best.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub algorithm: Algorithm,
    /// Its switches, each with its value as it is written.
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_object"))]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, string>"))]
    pub options: &'static [(Switch, &'static str)],
}

#[cfg(feature = "serde")]
fn as_object<S: Serializer>(pairs: &[(Switch, &str)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().copied())
}

/// A preset that begins with alpha-beta, MAX to move and no switch.
const PLAIN: Preset =
    Preset { id: "", tree: "", root: Player::Max, algorithm: Algorithm::AlphaBeta, options: &[] };

/// Every preset, the default first.
///
/// ```
/// use plyscope_tree::notation;
/// use plyscope_search::presets::PRESETS;
/// let tree = notation::parse(PRESETS[0].tree)?;
/// assert_eq!((PRESETS[0].id, tree.len()), ("swedish-51", 51));
/// # Ok::<(), notation::ParseError>(())
/// ```
pub const PRESETS: &[Preset] = &[
    Preset {
        id: "swedish-51",
        tree: "1: [2: [3: [4: [5: 1, 6: 9], 7: [8: 5]], 9: [10: [11: 7], 24: [22: 5], 51: [23: 2]], \
               12: [13: [14: 9], 28: [25: 7]], 15: [16: [17: 8], 27: [26: 2]]], \
               18: [19: [20: [21: 2, 30: 5], 29: [31: 2, 32: 5]], 33: [34: [36: 5, 37: 9], 35: [38: 8]], \
               39: [40: [42: 9], 41: [43: 5]], 44: [45: [50: 7], 46: [49: 2], 47: [48: 1]]]]",
        ..PLAIN
    },
    Preset {
        id: "swedish-first-slides",
        tree: "[[11, 6], [1, 4]]",
        algorithm: Algorithm::Minimax,
        ..PLAIN
    },
    Preset { id: "aima-two-ply", tree: "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", ..PLAIN },
    Preset {
        id: "wikipedia-four-ply",
        tree: "[[[[5, 6], [7, 4, 5]], [[3]]], [[[6], [6, 9]], [[7]]], [[[5]], [[9, 8], [6]]]]",
        ..PLAIN
    },
    Preset { id: "deep-cutoff", tree: "[[5, 6], [[[4, 8], 7], 9]]", ..PLAIN },
    Preset { id: "tic-tac-toe", tree: trees::TIC_TAC_TOE, ..PLAIN },
    Preset {
        id: "negascout-saves",
        tree: "[[[2, 1, 6], [1, 6, 4]], [[1, 9, 1], [5, 2, 1]], [[9, 8, 7], [5, 4, 4]]]",
        algorithm: Algorithm::NegaScout,
        ..PLAIN
    },
    Preset {
        id: "negascout-searches-again",
        tree: "[[[3, 3], [4, 1]], [[2, 9], [3, 8]]]",
        algorithm: Algorithm::NegaScout,
        ..PLAIN
    },
    Preset { id: "killer", tree: trees::KILLER, options: &[(Switch::Order, "killer")], ..PLAIN },
    Preset {
        id: "transpositions",
        tree: trees::TRANSPOSITIONS,
        algorithm: Algorithm::NegamaxTt,
        ..PLAIN
    },
    Preset {
        id: "deepening",
        tree: "[[[7, 5]=7, [1, 8]=1]=5, [[9, 5]=6, [5, 7]=2]=7, [[8, 1]=8, [7, 8]=6]=1]=8",
        algorithm: Algorithm::IterativeDeepening,
        ..PLAIN
    },
    Preset {
        id: "aspiration-fails-high",
        tree: "[[[7, 8, 6], [5, 4, 6]], [[1, 2, 5], [9, 6, 6]]]",
        algorithm: Algorithm::Aspiration,
        options: &[(Switch::Guess, "4")],
        ..PLAIN
    },
    Preset {
        id: "aspiration-fails-low",
        tree: "[[[3, 6, 1], [5, 7, 8]], [[9, 8, 4], [6, 3, 2]]]",
        algorithm: Algorithm::Aspiration,
        options: &[(Switch::Guess, "8")],
        ..PLAIN
    },
    Preset {
        id: "sss-skips",
        tree: "[[[[3, 7], [1, 7]], [[9, 1], [8, 7]]], [[[4, 2], [5, 5]], [[4, 5], [7, 8]]]]",
        algorithm: Algorithm::SssStar,
        ..PLAIN
    },
];

/// The preset with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.id == id)
}
