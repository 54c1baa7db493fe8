//! The rules that a search goes by.

use crate::events::Bound;
use crate::options::{Cut, Options, Reuse};
use crate::window::{OwnedWindow, Window};
use plyscope_tree::{NodeId, Player, Score};

/// The decisions of a search that programs take wrongly, and some take otherwise and rightly. By itself each is that of
/// the paper; a variant, or a slip, overrides one. A search is compiled for its rules as it is for its sink.
///
/// Scores and windows are as the algorithm sees them, if nothing else is said.
pub trait Rules {
    /// The switches that it goes by.
    fn options(&self, set: Options) -> Options {
        set
    }

    /// The window for a child, which in the negamax forms (`turns`) sees it from the other side: (−β, −α).
    #[inline(always)]
    fn child_window(&self, window: OwnedWindow, turns: bool) -> OwnedWindow {
        if turns { window.turned() } else { window }
    }

    /// What a child has returned, as its parent's mover sees it in the negamax forms.
    #[inline(always)]
    fn negated(&self, value: Score) -> Score {
        -value
    }

    /// Whether a child's value is the best so far, for this player. The best so far may be another in a program.
    #[inline(always)]
    fn is_better(&self, value: Score, best: &mut Score, is_first: bool, player: Player) -> bool {
        // The first child is the best so far even if it is worth an infinity, unless the table knows a better one.
        player.prefers(value, *best) || is_first && *best == player.worst()
    }

    /// Whose end of the window moves when a child is better for this player: MAX raises α, MIN lowers β.
    #[inline(always)]
    fn whose_end(&self, player: Player) -> Player {
        player
    }

    /// Whether a value cuts at this bound, both seen by the node's mover.
    #[inline(always)]
    fn cuts(&self, value: Score, bound: Score, cut: Cut) -> bool {
        match cut {
            Cut::OnEqual => value >= bound,
            Cut::BeyondOnly => value > bound,
        }
    }

    /// What a returned value is said to be.
    #[inline(always)]
    fn bound_told(&self, bound: Option<Bound>) -> Option<Bound> {
        bound
    }

    /// Whether a child is searched again that a test has shown to be worth this, in PVS and NegaScout.
    #[inline(always)]
    fn searches_again(&self, value: Score, window: OwnedWindow) -> bool {
        window.contains(value)
    }

    /// Whether a test is trusted where a search without a window would be no deeper: at the last two plies. NegaScout does
    /// so, PVS does not (`usual`).
    #[inline(always)]
    fn trusts_last_plies(&self, usual: bool) -> bool {
        usual
    }

    /// The window of that second search, after a test in a window of its own: (value, β).
    #[inline(always)]
    fn second_window(
        &self,
        window: OwnedWindow,
        _test: OwnedWindow,
        value: Score,
        node: NodeId,
    ) -> OwnedWindow {
        window.from(value, node)
    }

    /// Whether a tie is enough for SCOUT's TEST, which then asks ≥ for MAX.
    #[inline(always)]
    fn tie_is_better(&self) -> bool {
        false
    }

    /// Whether SCOUT evaluates a child that a TEST has shown to be better.
    #[inline(always)]
    fn evaluates_tested(&self) -> bool {
        true
    }

    /// The window of the next search of the root, where the value lies below this one, or else above it, in aspiration search.
    fn opened(&self, window: Window, failed_low: bool) -> Window {
        if failed_low {
            Window { alpha: Score::NEG_INF, ..window }
        } else {
            Window { beta: Score::POS_INF, ..window }
        }
    }

    /// The value that MTD tests next, after a first guess and the value that the last test returned.
    fn tested(&self, _guess: Score, last: Score) -> Score {
        last
    }

    /// Whether MTD tests one unit higher where the value is the lower bound already.
    fn tests_above_lower(&self) -> bool {
        true
    }

    /// Whether a test of MTD has failed low, and so has shown an upper bound.
    fn fails_low(&self, value: Score, beta: Score) -> bool {
        value < beta
    }

    /// The bound with which a value is stored in the table.
    #[inline(always)]
    fn stored(&self, bound: Bound) -> Bound {
        bound
    }

    /// Whether an entry of the table answers that was searched to one depth, where another is wanted.
    #[inline(always)]
    fn answers(&self, reuse: Reuse, depth: u16, wanted: u16) -> bool {
        reuse.answers(depth, wanted)
    }
}

/// The rules of the papers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Faithful;

impl Rules for Faithful {}
