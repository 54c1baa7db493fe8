//! The pseudocode, one template per algorithm and form.
//!
//! Each line of a template has its marks, a bar, and the statement. `{name:text}` is kept if the named condition holds,
//! `{!name:text}` if it does not. `plyscope-explain` makes the listing of a search from it.
//!
//! ```
//! assert!(plyscope_search::listings::MINIMAX.contains("max_value(node"));
//! ```

/// `alpha_beta.listing`.
pub const ALPHA_BETA: &str = include_str!("algorithms/alpha_beta.listing");
/// `alpha_beta_pairs.listing`.
pub const ALPHA_BETA_PAIRS: &str = include_str!("algorithms/alpha_beta_pairs.listing");
/// `alpha_beta_player.listing`.
pub const ALPHA_BETA_PLAYER: &str = include_str!("algorithms/alpha_beta_player.listing");
/// `alpha_beta_player_alpha.listing`.
pub const ALPHA_BETA_PLAYER_ALPHA: &str =
    include_str!("algorithms/alpha_beta_player_alpha.listing");
/// `aspiration.listing`.
pub const ASPIRATION: &str = include_str!("algorithms/aspiration.listing");
/// `best_first.listing`.
pub const BEST_FIRST: &str = include_str!("algorithms/best_first.listing");
/// `iterative_deepening.listing`.
pub const ITERATIVE_DEEPENING: &str = include_str!("algorithms/iterative_deepening.listing");
/// `minimal.listing`.
pub const MINIMAL: &str = include_str!("algorithms/minimal.listing");
/// `minimax.listing`.
pub const MINIMAX: &str = include_str!("algorithms/minimax.listing");
/// `minimax_pairs.listing`.
pub const MINIMAX_PAIRS: &str = include_str!("algorithms/minimax_pairs.listing");
/// `minimax_player.listing`.
pub const MINIMAX_PLAYER: &str = include_str!("algorithms/minimax_player.listing");
/// `mtd.listing`.
pub const MTD: &str = include_str!("algorithms/mtd.listing");
/// `negamax.listing`.
pub const NEGAMAX: &str = include_str!("algorithms/negamax.listing");
/// `negamax_alfa_val.listing`.
pub const NEGAMAX_ALFA_VAL: &str = include_str!("algorithms/negamax_alfa_val.listing");
/// `negamax_alpha_beta.listing`.
pub const NEGAMAX_ALPHA_BETA: &str = include_str!("algorithms/negamax_alpha_beta.listing");
/// `negamax_alpha_beta_make_unmake.listing`.
pub const NEGAMAX_ALPHA_BETA_MAKE_UNMAKE: &str =
    include_str!("algorithms/negamax_alpha_beta_make_unmake.listing");
/// `negamax_make_unmake.listing`.
pub const NEGAMAX_MAKE_UNMAKE: &str = include_str!("algorithms/negamax_make_unmake.listing");
/// `negamax_tt.listing`.
pub const NEGAMAX_TT: &str = include_str!("algorithms/negamax_tt.listing");
/// `negascout.listing`.
pub const NEGASCOUT: &str = include_str!("algorithms/negascout.listing");
/// `null_window.listing`.
pub const NULL_WINDOW: &str = include_str!("algorithms/null_window.listing");
/// `one_ply.listing`.
pub const ONE_PLY: &str = include_str!("algorithms/one_ply.listing");
/// `pvs.listing`.
pub const PVS: &str = include_str!("algorithms/pvs.listing");
/// `scout.listing`.
pub const SCOUT: &str = include_str!("algorithms/scout.listing");
