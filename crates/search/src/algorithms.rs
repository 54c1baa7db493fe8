//! The algorithms, each a file beside its listing, and their list. One more of them is a file and a line here.

mod alpha_beta;
mod aspiration;
mod best_first;
mod iterative_deepening;
mod minimal;
mod minimax;
mod mtd;
mod negamax;
mod negamax_alpha_beta;
mod negamax_tt;
mod negascout;
mod null_window;
mod one_ply;
mod pvs;
mod scout;

pub(crate) use iterative_deepening::depths;

use crate::algorithm::About;
use crate::events::{Bound, EnterAs, Recall};
use crate::rules::Rules;
use crate::visit::Visit;
use crate::window::{OwnedWindow, Window};
use plyscope_tree::Score;

/// An algorithm: what is known of it, and how it searches.
pub(crate) trait Search {
    /// What the rest of the house asks of it.
    const ABOUT: About;

    /// Searches the root.
    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Returned;
}

/// How a search of the root is begun, by itself or by a driver. A search takes no notice of what it has no use for.
#[derive(Clone, Copy)]
pub(crate) struct Call {
    /// The root's window, as the walker sees it.
    pub window: OwnedWindow,
    /// As what the root is entered.
    pub kind: EnterAs,
    /// The first guess of the root's value, as the walker sees it.
    pub guess: Score,
    /// The search that a driver sends through the tree.
    pub walker: Algorithm,
}

impl Call {
    /// Sends the walker through the tree, in another window.
    fn of_walker(
        self,
        visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>,
        window: Window,
        kind: EnterAs,
    ) -> Returned {
        let window = OwnedWindow::of_root(window);
        self.walker.search(visit, Self { window, kind, ..self })
    }
}

/// What a search of the root returns.
pub(crate) struct Returned {
    /// The root's value, or a bound of it, as the walker sees it.
    pub value: Score,
    /// What is proved of it, seen by MAX; `None` if nothing is.
    pub bound: Option<Bound>,
}

impl Returned {
    /// A value that the whole window has let through.
    fn exact(value: Score) -> Self {
        Self { value, bound: Some(Bound::Exact) }
    }
}

/// The searches that begin with a window.
const WINDOWED: &[Algorithm] = &[
    Algorithm::AlphaBeta,
    Algorithm::NegamaxAlphaBeta,
    Algorithm::NegamaxTt,
    Algorithm::Pvs,
    Algorithm::NegaScout,
];

/// Makes the enum of the algorithms, and leads from each to its [`Search`].
macro_rules! algorithms {
    ($($(#[$meta:meta])* $name:ident: $search:ty,)+) => {
        /// A search algorithm.
        #[non_exhaustive]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Algorithm { $($(#[$meta])* $name),+ }

        /// One static: of constants, each crate that asks for one gets a copy, listings and all.
        static ABOUT: [About; Algorithm::ALL.len()] = [$(<$search as Search>::ABOUT),+];

        impl Algorithm {
            /// All of them, in the order in which they are shown.
            pub const ALL: [Self; [$(Self::$name),+].len()] = [$(Self::$name),+];

            /// Its names, origin and properties.
            #[must_use]
            pub const fn about(self) -> &'static About {
                &ABOUT[self as usize]
            }

            /// Searches the root.
            pub(crate) fn search(self, visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Returned {
                match self { $(Self::$name => <$search as Search>::root(visit, call)),+ }
            }
        }
    };
}

algorithms! {
    /// Minimax: every node.
    Minimax: minimax::Minimax,
    /// Negamax: minimax with one rule for both players; Knuth and Moore's F.
    Negamax: negamax::Negamax,
    /// The best move by static value alone.
    OnePly: one_ply::OnePly,
    /// Alpha-beta in minimax form.
    AlphaBeta: alpha_beta::AlphaBeta,
    /// Alpha-beta in negamax form; Knuth and Moore's F2.
    NegamaxAlphaBeta: negamax_alpha_beta::NegamaxAlphaBeta,
    /// Alpha-beta in negamax form with a transposition table.
    NegamaxTt: negamax_tt::NegamaxTt,
    /// The critical tree alone.
    Minimal: minimal::Minimal,
    /// One search with a window of no width: is the value at least γ?
    NullWindow: null_window::NullWindow,
    /// SCOUT: EVAL and TEST.
    Scout: scout::Scout,
    /// Principal variation search.
    Pvs: pvs::Pvs,
    /// NegaScout.
    NegaScout: negascout::NegaScout,
    /// Searches deeper and deeper.
    IterativeDeepening: iterative_deepening::IterativeDeepening,
    /// A window round a guess.
    Aspiration: aspiration::Aspiration,
    /// MTD(f): null windows from a guess.
    MtdF: mtd::MtdF,
    /// MTD(+∞): null windows from above.
    MtdPlusInf: mtd::MtdPlusInf,
    /// MTD(−∞): null windows from below.
    MtdMinusInf: mtd::MtdMinusInf,
    /// SSS*: best first, from above.
    SssStar: best_first::SssStar,
    /// DUAL*: best first, from below.
    DualStar: best_first::DualStar,
}
