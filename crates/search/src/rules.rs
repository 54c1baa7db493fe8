//! The rules that a search goes by.

use std::ops::Range;

use crate::events::Bound;
use crate::options::{Cut, Options, Reuse};
use crate::window::{OwnedWindow, Window};
use plyscope_tree::{NodeId, Player, Score};

/// Makes the trait of the rules: each asks those below, if there are any, and is else what stands here.
macro_rules! rules {
    ($($(#[$meta:meta])* fn $name:ident($($arg:ident: $type:ty),*) -> $result:ty $usual:block)+) => {
        /// The decisions of a search that programs take wrongly, and some take otherwise and rightly. By itself each is that of
        /// the paper; a variant, or a slip, overrides one. A search is compiled for its rules as it is for its sink.
        ///
        /// Scores and windows are as the algorithm sees them, if nothing else is said.
        pub trait Rules {
            /// The rules over which these are laid: what they do not decide, those do. The paper's, if there are none.
            #[inline(always)]
            fn below(&self) -> Option<&dyn Rules> {
                None
            }

            $(
                $(#[$meta])*
                #[inline(always)]
                fn $name(&self, $($arg: $type),*) -> $result {
                    match self.below() {
                        Some(rules) => rules.$name($($arg),*),
                        None => $usual,
                    }
                }
            )+
        }
    };
}

rules! {
    /// The switches that it goes by.
    fn options(set: Options) -> Options {
        set
    }

    /// The window with which the root is entered, where nothing drives the search.
    fn first_window(window: OwnedWindow) -> OwnedWindow {
        window
    }

    /// Who moves at a node of this depth.
    fn mover(player: Player, depth: u16) -> Player {
        let _ = depth;
        player
    }

    /// The children that are searched, of so many.
    fn searched(count: usize) -> Range<usize> {
        0..count
    }

    /// The best value before any child, which is the worst that there is.
    fn begun(worst: Score) -> Score {
        worst
    }

    /// The window for a node's child, which in the negamax forms (`turns`) sees it from the other side: (−β, −α).
    fn child_window(window: OwnedWindow, turns: bool, node: NodeId) -> OwnedWindow {
        let _ = node;
        if turns { window.turned() } else { window }
    }

    /// What a child has returned, as its parent's mover sees it in the negamax forms.
    fn negated(value: Score) -> Score {
        -value
    }

    /// The window when a child has returned, before anything is made of its value.
    fn returned(window: OwnedWindow, player: Player, value: Score, node: NodeId) -> OwnedWindow {
        let _ = (player, value, node);
        window
    }

    /// Whether a child's value is the best so far, for this player. The best so far may be another in a program.
    fn is_better(value: Score, best: &mut Score, is_first: bool, player: Player) -> bool {
        // The first child is the best so far even if it is worth an infinity, unless the table knows a better one.
        player.prefers(value, *best) || is_first && *best == player.worst()
    }

    /// The window when a child is better for this player: MAX raises α, MIN lowers β.
    fn tightened(window: OwnedWindow, player: Player, best: Score, node: NodeId) -> OwnedWindow {
        let mut window = window;
        window.tighten(player, best, node);
        window
    }

    /// Whether a child that closes the window is said to be the best.
    fn tells_closing() -> bool {
        true
    }

    /// Whether a value cuts at this bound, both seen by the node's mover: this player in the minimax forms, MAX in the others.
    fn cuts(value: Score, bound: Score, cut: Cut, player: Player) -> bool {
        let _ = player;
        match cut {
            Cut::OnEqual => value >= bound,
            Cut::BeyondOnly => value > bound,
        }
    }

    /// What a returned value is said to be.
    fn bound_told(bound: Option<Bound>) -> Option<Bound> {
        bound
    }

    /// Whether a child is searched again that a test has shown to be worth this, in PVS and NegaScout.
    fn searches_again(value: Score, window: OwnedWindow) -> bool {
        window.contains(value)
    }

    /// Whether a test is trusted where a search without a window would be no deeper: at the last two plies, or at a leaf.
    /// NegaScout does so, PVS does not (`usual`).
    fn trusts_last_plies(usual: bool, is_leaf: bool) -> bool {
        let _ = is_leaf;
        usual
    }

    /// The window of that second search, after a test in a window of its own: (value, β).
    fn second_window(window: OwnedWindow, test: OwnedWindow, value: Score, node: NodeId) -> OwnedWindow {
        let _ = test;
        window.from(value, node)
    }

    /// Whether a tie is enough for SCOUT's TEST, which then asks ≥ for MAX.
    fn tie_is_better() -> bool {
        false
    }

    /// Whether SCOUT evaluates a child that a TEST has shown to be better.
    fn evaluates_tested() -> bool {
        true
    }

    /// The window of the next search of the root, where the value lies below this one, or else above it, in aspiration search.
    fn opened(window: Window, failed_low: bool) -> Window {
        if failed_low {
            Window { alpha: Score::NEG_INF, ..window }
        } else {
            Window { beta: Score::POS_INF, ..window }
        }
    }

    /// The value that MTD tests next, after a first guess and the value that the last test returned.
    fn tested(guess: Score, last: Score) -> Score {
        let _ = guess;
        last
    }

    /// Whether MTD tests one unit higher where the value is the lower bound already.
    fn tests_above_lower() -> bool {
        true
    }

    /// Whether a test of MTD has failed low, and so has shown an upper bound.
    fn fails_low(value: Score, beta: Score) -> bool {
        value < beta
    }

    /// The bound with which a value is stored in the table.
    fn stored(bound: Bound) -> Bound {
        bound
    }

    /// Whether a lower and an upper bound that meet in the table become exact.
    fn merges() -> bool {
        true
    }

    /// Whether an entry of the table that answers nothing narrows the window.
    fn narrows() -> bool {
        true
    }

    /// Whether the value of an entry that raises α is the best value so far.
    fn takes_known_best() -> bool {
        true
    }

    /// The bound of a value that is to be stored: by the window with which the node was entered, by that which the table has
    /// left of it, or by the one that is there now. `bound_of` says what it is by a window.
    fn bound_by(windows: [Window; 3], value: Score, bound_of: &dyn Fn(Window) -> Option<Bound>) -> Option<Bound> {
        let _ = value;
        bound_of(windows[0])
    }

    /// Whether an entry of the table answers that was searched to one depth, where another is wanted.
    fn answers(reuse: Reuse, depth: u16, wanted: u16) -> bool {
        reuse.answers(depth, wanted)
    }
}

/// The rules of the papers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Faithful;

impl Rules for Faithful {}
