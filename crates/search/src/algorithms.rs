//! The algorithms, each beside its listing.

pub(crate) mod alpha_beta;
pub(crate) mod aspiration;
pub(crate) mod best_first;
pub(crate) mod iterative_deepening;
pub(crate) mod minimal;
pub(crate) mod minimax;
pub(crate) mod mtd;
pub(crate) mod negamax;
pub(crate) mod negamax_alpha_beta;
pub(crate) mod negamax_tt;
pub(crate) mod negascout;
pub(crate) mod null_window;
pub(crate) mod one_ply;
pub(crate) mod pvs;
pub(crate) mod scout;
pub(crate) mod walk;
