//! One search of the root by any of the depth-first searches that a driver can run.

use super::alpha_beta::alpha_beta;
use super::minimax::minimax;
use super::negamax::negamax;
use super::negamax_alpha_beta::negamax_alpha_beta;
use super::negamax_tt::negamax_tt;
use super::negascout::negascout;
use super::pvs::pvs;
use super::scout::scout;
use crate::algorithm::Algorithm;
use crate::events::{EnterAs, Recall};
use crate::visit::Visit;
use crate::window::{OwnedWindow, Window};
use plyscope_tree::{NodeId, Score};

/// The root's value as the walker has it, or a bound of it outside the window. A walker that has no
/// window takes no notice of it.
pub(crate) fn walk(
    visit: &mut Visit<'_, impl Recall>,
    walker: Algorithm,
    window: Window,
    kind: EnterAs,
) -> Score {
    let (root, window) = (NodeId::ROOT, OwnedWindow::of_root(window));
    match walker {
        Algorithm::Minimax => minimax(visit, root),
        Algorithm::Negamax => negamax(visit, root),
        Algorithm::NegamaxAlphaBeta => negamax_alpha_beta(visit, root, window, kind),
        Algorithm::NegamaxTt => negamax_tt(visit, root, window, kind),
        Algorithm::Pvs => pvs(visit, root, window, kind),
        Algorithm::NegaScout => negascout(visit, root, window, kind),
        Algorithm::Scout => scout(visit, root, kind),
        Algorithm::AlphaBeta => alpha_beta(visit, root, window, kind),
        // None of these comes here: each runs a walker, or searches in a way of its own.
        Algorithm::OnePly
        | Algorithm::Minimal
        | Algorithm::NullWindow
        | Algorithm::IterativeDeepening
        | Algorithm::Aspiration
        | Algorithm::MtdF
        | Algorithm::MtdPlusInf
        | Algorithm::MtdMinusInf
        | Algorithm::SssStar
        | Algorithm::DualStar => alpha_beta(visit, root, window, kind),
    }
}
