//! The searches, one algorithm a file, each readable beside its published pseudocode.

mod algorithm;
mod alpha_beta;
mod applies;
mod aspiration;
mod best_first;
mod driving;
mod guess;
mod iterative_deepening;
mod learnt;
mod leaving;
mod line;
mod memory;
mod minimal;
mod minimax;
mod move_order;
mod moves;
mod mtd;
mod needs;
mod negamax;
mod negamax_alpha_beta;
mod negamax_tt;
mod negascout;
mod null_window;
mod one_ply;
mod options;
mod order;
mod orders;
mod perspective;
mod probing;
mod pvs;
mod scout;
mod switches;
mod table;
mod thresholds;
mod values;
mod visit;
mod walk;
mod window;

use thiserror::Error;

pub use algorithm::{About, Algorithm, Group};
pub(crate) use guess::ceil;
pub(crate) use memory::{depth_below, table_size};
pub use move_order::{MoveOrder, critical_of};
pub use needs::Needs;
pub use options::{BoundUpdate, Cut, Evaluation, Fail, Options, Replace};
pub use order::{NoSuchOrder, Order, OrderRule};
pub use orders::Orders;
pub use perspective::Perspective;
pub use switches::{OptionError, SWITCHES, Switch, player_name};
pub(crate) use table::place;
pub(crate) use thresholds::thresholds;
pub use values::{Horizon, true_values};
pub use window::{OwnedWindow, Window};

use crate::count::Count;
use crate::score::{Literal, Score};
use crate::trace::{Bound, EnterAs, Sink};
use crate::tree::{NodeId, Tree};
use visit::Visit;

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The root's value, or a bound of it, seen by MAX.
    pub value: Score,
    /// What that says of the true value: a null-window search proves a bound and no more; none where
    /// nothing is known, as there may be of the critical tree alone.
    pub bound: Option<Bound>,
    /// The nodes of best play from the root to where the search ended, the root among them; it ends
    /// early where the search does not know how it goes on.
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
    /// What it does is more than a trace may hold.
    #[error("the search does more than {} things, which is the most that a trace may hold", Count::Exactly(*limit as u64))]
    TooManyEvents {
        /// How many events that is.
        limit: usize,
    },
    /// There is no memory left for what it does.
    #[error("there is not enough memory to keep what the search does")]
    OutOfMemory,
    /// Whoever watched broke it off.
    #[error("the search was broken off")]
    Stopped,
}

/// Searches the tree and tells the sink each thing that happens.
///
/// # Errors
/// [`SearchError::NoStaticValue`] before anything is searched, if a horizon lies at an interior
/// node without a static value, be it one that this search would cut; and what the sink
/// [refuses](Sink::refusal) to go on for.
pub fn search<S: Sink>(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    sink: &mut S,
) -> Result<Outcome, SearchError> {
    let options = algorithm.settle(options);
    if let Some(node) = first_without_value(tree, algorithm, &options) {
        return Err(SearchError::NoStaticValue(node));
    }
    let mut visit = Visit::new(tree, algorithm, options, sink);
    let (value, bound) = run(&mut visit, algorithm);
    if let Some(refusal) = visit.sink.refusal() {
        return Err(refusal);
    }
    let mut principal_variation = vec![NodeId::ROOT];
    principal_variation.extend_from_slice(visit.line());
    Ok(Outcome { value, bound, principal_variation })
}

/// The first node at which a search with these options would end and find no static value.
#[must_use]
pub fn first_without_value(tree: &Tree, algorithm: Algorithm, options: &Options) -> Option<NodeId> {
    let options = algorithm.settle(options);
    let missing = |depth| Horizon::new(tree, &Options { depth, ..options }).first_without_value();
    if algorithm == Algorithm::IterativeDeepening {
        let mut depths = iterative_deepening::depths(options.depth, tree.height());
        return depths.find_map(|depth| missing(Some(depth)));
    }
    missing(options.depth)
}

/// The root's value, or a bound of it, and what that says, both seen by MAX.
fn run<S: Sink>(visit: &mut Visit<'_, S>, algorithm: Algorithm) -> (Score, Option<Bound>) {
    let options = visit.options;
    let (root, decimals) = (options.root, visit.horizon.tree.decimals());
    let walker = algorithm.walker(&options);
    let exact = |value: Score| (value, Some(Bound::Exact));
    let to_max = |value: Score| exact(algorithm.perspective(&options).to_max(root, value));
    let guess = first_guess(&visit.horizon, algorithm, &options);
    match algorithm {
        Algorithm::OnePly => exact(one_ply::one_ply(visit)),
        Algorithm::Minimal => minimal::minimal(visit),
        Algorithm::NullWindow => {
            let gamma = guess::ceil(options.at, decimals);
            let (value, bound) = null_window::null_window(visit, walker, gamma);
            (value, Some(bound))
        }
        Algorithm::IterativeDeepening => {
            let inner = algorithm.inner(&options);
            to_max(iterative_deepening::iterative_deepening(visit, inner, walker, guess))
        }
        Algorithm::Aspiration => to_max(aspiration::aspiration(visit, walker, guess)),
        Algorithm::MtdF => to_max(mtd::mtd(visit, guess)),
        Algorithm::MtdPlusInf => to_max(mtd::mtd(visit, Score::POS_INF)),
        Algorithm::MtdMinusInf => to_max(mtd::mtd(visit, Score::NEG_INF)),
        Algorithm::SssStar => exact(best_first::best_first(visit, root)),
        Algorithm::DualStar => exact(best_first::best_first(visit, root.other())),
        _ => to_max(walk::walk(visit, walker, Window::FULL, EnterAs::Full)),
    }
}

/// What the root's value is guessed to be before anything is searched, in the view of the walker.
pub(crate) fn first_guess(horizon: &Horizon<'_>, algorithm: Algorithm, options: &Options) -> Score {
    let decimals = horizon.tree.decimals();
    let zero = Literal::Finite { mantissa: 0, decimals: 0 };
    let given = options.guess.map(|guess| guess::floor(guess, decimals));
    let seen_by_max = given
        .or_else(|| horizon.static_value(NodeId::ROOT))
        .unwrap_or_else(|| guess::floor(zero, decimals));
    algorithm.perspective(options).to_max(options.root, seen_by_max)
}
