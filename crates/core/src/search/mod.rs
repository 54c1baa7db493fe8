//! The searches, one algorithm a file, each readable beside its published pseudocode.

mod alpha_beta;
mod line;
mod minimax;
mod move_order;
mod negamax;
mod negamax_alpha_beta;
mod options;
mod order;
mod values;
mod visit;
mod window;

use thiserror::Error;

pub use move_order::MoveOrder;
pub use options::{
    BoundUpdate, Cut, Evaluation, Fail, OptionError, Options, SWITCHES, Switch, player_name,
};
pub use order::{NoSuchOrder, Order, OrderRule};
pub use values::{Horizon, true_values};
pub use window::{OwnedWindow, Window};

use crate::score::Score;
use crate::trace::Sink;
use crate::tree::{NodeId, Player, Tree};
use visit::Visit;

/// A search algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// Minimax: every node (Shannon 1950).
    Minimax,
    /// Negamax: minimax with one rule for both players (Knuth and Moore 1975, their F).
    Negamax,
    /// Alpha-beta in minimax form (Edwards and Hart 1963; Knuth and Moore 1975).
    AlphaBeta,
    /// Alpha-beta in negamax form (Knuth and Moore 1975, their F2; fail-soft by Fishburn 1983).
    NegamaxAlphaBeta,
}

/// Whose view the values in a trace are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Perspective {
    /// MAX's at every node: the minimax forms.
    Max,
    /// The side's to move at the node: the negamax forms.
    SideToMove,
}

impl Perspective {
    /// A score of a node where this player moves, as this perspective has it, seen by MAX; and the
    /// other way round.
    #[must_use]
    pub fn to_max(self, player: Player, score: Score) -> Score {
        match self {
            Self::Max => score,
            Self::SideToMove => player.sees(score),
        }
    }
}

impl Algorithm {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 4] =
        [Self::Minimax, Self::Negamax, Self::AlphaBeta, Self::NegamaxAlphaBeta];

    /// The name at the terminal and in the address.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Minimax => "minimax",
            Self::Negamax => "negamax",
            Self::AlphaBeta => "alpha-beta",
            Self::NegamaxAlphaBeta => "negamax-alpha-beta",
        }
    }

    /// The algorithm with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|algorithm| algorithm.name() == name)
    }

    /// Whose view the values in its traces are.
    #[must_use]
    pub const fn perspective(self) -> Perspective {
        match self {
            Self::Minimax | Self::AlphaBeta => Perspective::Max,
            Self::Negamax | Self::NegamaxAlphaBeta => Perspective::SideToMove,
        }
    }

    /// Whether it searches with a window, and so can cut.
    #[must_use]
    pub const fn has_window(self) -> bool {
        matches!(self, Self::AlphaBeta | Self::NegamaxAlphaBeta)
    }

    /// Whether the switch with this name changes anything that this algorithm does.
    #[must_use]
    pub fn uses(self, switch: &str) -> bool {
        match switch {
            "fail" | "cut" | "bound" | "deep" => self.has_window(),
            _ => true,
        }
    }
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The root's value, seen by MAX.
    pub value: Score,
    /// The nodes of best play from the root to where the search ended, the root among them.
    pub principal_variation: Vec<NodeId>,
}

impl Outcome {
    /// The best move at the root, as the child that it leads to; none where the search ended there.
    #[must_use]
    pub fn best_child(&self) -> Option<NodeId> {
        self.principal_variation.get(1).copied()
    }
}

/// Why a tree cannot be searched so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SearchError {
    /// The depth limit puts the horizon at this interior node, which has no static value.
    #[error("node {} lies at the horizon and has no static value", .0.number())]
    NoStaticValue(NodeId),
}

/// Searches the tree and tells the sink each thing that happens.
///
/// # Errors
/// [`SearchError::NoStaticValue`] before anything is searched, if the horizon lies at an interior
/// node without a static value, be it one that this search would cut.
pub fn search<S: Sink>(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    sink: &mut S,
) -> Result<Outcome, SearchError> {
    let horizon = Horizon::new(tree, options);
    if let Some(node) = horizon.first_without_value() {
        return Err(SearchError::NoStaticValue(node));
    }
    let order = MoveOrder::new(tree, options);
    let mut visit = Visit::new(horizon, &order, *options, sink);
    let root = NodeId::ROOT;
    let returned = match algorithm {
        Algorithm::Minimax => minimax::minimax(&mut visit, root),
        Algorithm::Negamax => negamax::negamax(&mut visit, root),
        Algorithm::AlphaBeta => alpha_beta::alpha_beta(&mut visit, root, OwnedWindow::FULL),
        Algorithm::NegamaxAlphaBeta => {
            negamax_alpha_beta::negamax_alpha_beta(&mut visit, root, OwnedWindow::FULL)
        }
    };
    let value = algorithm.perspective().to_max(options.root, returned);
    let mut principal_variation = vec![root];
    principal_variation.extend_from_slice(visit.line());
    Ok(Outcome { value, principal_variation })
}
