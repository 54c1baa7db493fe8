//! The slips that programs are known to have. One more of them is a row here.

use std::cell::Cell;

use plyscope_search::events::Bound;
use plyscope_search::{
    Algorithm, Cut, Drive, Faithful, Options, OwnedWindow, Perspective, Reuse, Rules, Window,
    Windows,
};
use plyscope_tree::{NodeId, Player, Score, words};

/// Makes the enum of the slips, their rules, and what leads from each to its row.
macro_rules! slips {
    ($(
        $(#[$meta:meta])*
        $slip:ident($word:literal) $(keeps $kept:ident: $type:ty)?, $applies:expr, $sentence:expr, { $($decision:tt)* }
    )+) => {
        words! {
            /// A slip: one thing that a program does otherwise than the search. Those that are most likely come first.
            pub enum Slip { $($(#[$meta])* $slip = $word),+ }
        }

        $(
            #[derive(Default)]
            struct $slip { $($kept: $type)? }

            impl Rules for $slip { $($decision)* }
        )+

        impl Slip {
            /// The rules of a program that begins.
            pub(crate) fn rules(self) -> Box<dyn Rules> {
                match self { $(Self::$slip => Box::new($slip::default())),+ }
            }

            /// True if a program for this search can have this slip.
            #[must_use]
            pub fn fits(self, algorithm: Algorithm, options: &Options) -> bool {
                let applies: fn(Algorithm, &Options) -> bool = match self { $(Self::$slip => $applies),+ };
                // No slips of best-first searches are known.
                !algorithm.is_best_first() && applies(algorithm, options)
            }

            /// One sentence that says what a program with this slip does.
            #[must_use]
            pub fn sentence(self, options: &Options) -> &'static str {
                match self { $(Self::$slip => $sentence(options)),+ }
            }
        }
    };
}

// Each row: the slip and its name, what it keeps from node to node; to which searches it applies; its sentence; the decision
// that is taken otherwise.
slips! {
    /// It compares with `>` where the search compares with `≥`, or the other way round.
    OtherComparison("other-comparison"), windows,
    |options: &Options| match options.cut {
        Cut::OnEqual => "It cuts only where a value is beyond the bound (>); the search cuts where it is equal, too (≥).",
        Cut::BeyondOnly => "It cuts where a value is equal to the bound (≥); the search cuts only beyond it (>).",
    }, {
        fn cuts(&self, value: Score, bound: Score, cut: Cut) -> bool {
            let other = match cut {
                Cut::OnEqual => Cut::BeyondOnly,
                Cut::BeyondOnly => Cut::OnEqual,
            };
            Faithful.cuts(value, bound, other)
        }
    }
    /// The children after a cutoff are searched all the same.
    NoReturnAtCut("no-return-at-cut"), windows,
    |_| "It does not return at a cutoff: the children that are left are searched all the same.", {
        fn cuts(&self, _: Score, _: Score, _: Cut) -> bool {
            false
        }
    }
    /// Every child gets the whole window.
    BoundsNotPassed("bounds-not-passed"), windows,
    |_| "It does not pass its bounds down: every child gets α = −∞ and β = ∞.", {
        fn child_window(&self, _: OwnedWindow, _: bool) -> OwnedWindow {
            OwnedWindow::FULL
        }
    }
    /// In negamax, a child gets (−α, −β).
    BoundsNotSwapped("bounds-not-swapped"), turned_windows,
    |_| "It negates the bounds for a child and does not swap them: (−α, −β) for (−β, −α).", {
        fn child_window(&self, window: OwnedWindow, _: bool) -> OwnedWindow {
            OwnedWindow::of_root(Window { alpha: -window.alpha(), beta: -window.beta() })
        }
    }
    /// In negamax, a child gets (β, α).
    BoundsNotNegated("bounds-not-negated"), turned_windows,
    |_| "It swaps the bounds for a child and does not negate them: (β, α) for (−β, −α).", {
        fn child_window(&self, window: OwnedWindow, _: bool) -> OwnedWindow {
            OwnedWindow::of_root(Window { alpha: window.beta(), beta: window.alpha() })
        }
    }
    /// In negamax, a child's value is taken as it is.
    ValueNotNegated("value-not-negated"), turns,
    |_| "It does not negate the value that a child returns.", {
        fn negated(&self, value: Score) -> Score {
            value
        }
    }
    /// MAX lowers β, and MIN raises α.
    WrongBoundMoved("wrong-bound-moved"), windows,
    |_| "It moves the wrong bound: a better value at MAX lowers β, and one at MIN raises α.", {
        fn whose_end(&self, player: Player) -> Player {
            player.other()
        }
    }
    /// In PVS and NegaScout, the value of a test counts as it is.
    NoReSearch("no-re-search"), tests_in_window,
    |_| "It does not search again where a test fails high inside the window: the bound counts as the value.", {
        fn searches_again(&self, _: Score, _: OwnedWindow) -> bool {
            false
        }
    }
    /// In PVS and NegaScout, the second search has the null window, too.
    ReSearchStaysNull("re-search-stays-null"), tests_in_window,
    |_| "It searches again with the null window of the test, and not with (value, β).", {
        fn second_window(&self, _: OwnedWindow, test: OwnedWindow, _: Score, _: NodeId) -> OwnedWindow {
            test
        }
    }
    /// In PVS and NegaScout, a child is searched again even if its test reaches β.
    ReSearchBeyond("re-search-beyond"), tests_in_window,
    |_| "It searches again even where a test reaches β, which is enough for a cutoff.", {
        fn searches_again(&self, value: Score, window: OwnedWindow) -> bool {
            value > window.alpha()
        }
    }
    /// In SCOUT, a child is searched again where its test shows no more than a tie.
    TestTakesEqual("test-takes-equal"), tests_alone,
    |_| "It searches a child again also where its test shows no more than a tie: the test asks ≥ at MAX and ≤ at MIN, for > and <.", {
        fn tie_is_better(&self) -> bool {
            true
        }
    }
    /// In SCOUT, the value of a test counts as it is.
    NoEvalAfterTest("no-eval-after-test"), tests_alone,
    |_| "It does not search a child again whose test shows that it is better: what the test returned counts as the value.", {
        fn evaluates_tested(&self) -> bool {
            false
        }
    }
    /// In aspiration search, a value outside the window counts as it is.
    NoSearchAgain("no-search-again"), opens_window,
    |_| "It does not search again where the value lies outside the window: the bound counts as the value.", {
        fn opened(&self, window: Window, _: bool) -> Window {
            window
        }
    }
    /// In aspiration search, a fail low opens β, and a fail high α.
    WrongSideOpened("wrong-side-opened"), opens_window,
    |_| "It opens the wrong side of the window: β where the search fails low, and α where it fails high.", {
        fn opened(&self, window: Window, failed_low: bool) -> Window {
            Faithful.opened(window, !failed_low)
        }
    }
    /// In MTD, a value that is the lower bound already is tested again.
    SameTestAgain("same-test-again"), closes_in,
    |_| "Where g is the lower bound already it tests with β = g, and not with g + 1: the same test comes again and again.", {
        fn tests_above_lower(&self) -> bool {
            false
        }
    }
    /// In MTD, each test is at the first guess.
    GuessKept("guess-kept"), closes_in,
    |_| "It tests at the first guess each time, and not at the value that the last test returned.", {
        fn tested(&self, guess: Score, _: Score) -> Score {
            guess
        }
    }
    /// In MTD, a fail low raises the lower bound, and a fail high lowers the upper one.
    KnownBoundsSwapped("known-bounds-swapped"), closes_in,
    |_| "It moves the wrong bound after a test: the lower one where the test fails low, the upper one where it fails high.", {
        fn fails_low(&self, value: Score, beta: Score) -> bool {
            value >= beta
        }
    }
    /// The table holds each value as exact.
    StoredAsExact("stored-as-exact"), Algorithm::has_table,
    |_| "It stores each value in the table as exact, also those that are only bounds.", {
        fn stored(&self, _: Bound) -> Bound {
            Bound::Exact
        }
    }
    /// The table holds lower bounds as upper ones, and upper bounds as lower ones.
    StoredBoundsSwapped("stored-bounds-swapped"), Algorithm::has_table,
    |_| "It stores lower bounds in the table as upper ones, and upper bounds as lower ones.", {
        fn stored(&self, bound: Bound) -> Bound {
            bound.seen_by(Player::Min)
        }
    }
    /// An entry of the table is taken whatever its depth.
    AnyDepthTaken("any-depth-taken"), |algorithm, options| algorithm.has_table(options) && is_limited(algorithm, options),
    |_| "It takes an entry of the table whatever the depth of its search.", {
        fn answers(&self, _: Reuse, _: u16, _: u16) -> bool {
            true
        }
    }
    /// The other player moves at the root.
    WrongSideAtRoot("wrong-side-at-root"), |_, _| true,
    |_| "It lets the other player move at the root.", {
        fn options(&self, set: Options) -> Options {
            Options { root: set.root.other(), ..set }
        }
    }
    /// Every value is said to be exact.
    BoundCalledExact("bound-called-exact"), windows,
    |_| "It takes every returned value for exact, where some are only bounds.", {
        fn bound_told(&self, _: Option<Bound>) -> Option<Bound> {
            Some(Bound::Exact)
        }
    }
    /// The search goes one ply too deep.
    OnePlyTooDeep("one-ply-too-deep"), counts_plies,
    |_| "It counts the depth one off, and searches a ply too deep.", {
        fn options(&self, set: Options) -> Options {
            Options { depth: set.depth.map(|depth| depth.saturating_add(1)), ..set }
        }
    }
    /// The search ends one ply too early.
    OnePlyTooShallow("one-ply-too-shallow"),
    |algorithm, options| counts_plies(algorithm, options) && options.depth != Some(0),
    |_| "It counts the depth one off, and ends a ply too early.", {
        fn options(&self, set: Options) -> Options {
            Options { depth: set.depth.map(|depth| depth.saturating_sub(1)), ..set }
        }
    }
    /// The best value is kept from one node to the next.
    BestNotReset("best-not-reset") keeps kept: Cell<[Option<Score>; 2]>, keeps_best,
    |_| "It does not reset the best value at each node: what an earlier node left stays in it.", {
        fn is_better(&self, value: Score, best: &mut Score, _: bool, player: Player) -> bool {
            let mut kept = self.kept.get();
            let place = &mut kept[usize::from(player == Player::Min)];
            *best = place.unwrap_or(player.worst());
            let is_better = player.prefers(value, *best);
            if is_better {
                *place = Some(value);
                self.kept.set(kept);
            }
            is_better
        }
    }
}

/// Searches with windows, also where only tests have them.
fn windows(algorithm: Algorithm, options: &Options) -> bool {
    algorithm.has_window(options)
}

/// The negamax forms.
fn turns(algorithm: Algorithm, options: &Options) -> bool {
    algorithm.perspective(options) == Perspective::SideToMove
}

fn turned_windows(algorithm: Algorithm, options: &Options) -> bool {
    turns(algorithm, options) && windows(algorithm, options)
}

/// Searches that test later children, and search one again from the test's value on.
fn tests_in_window(algorithm: Algorithm, options: &Options) -> bool {
    algorithm.walker(options).about().searches_again && algorithm.has_root_window(options)
}

/// SCOUT, which has windows in its tests alone.
fn tests_alone(algorithm: Algorithm, options: &Options) -> bool {
    algorithm.walker(options).about().windows == Windows::InTests
}

/// It is such a driver, or drives one.
fn drives(algorithm: Algorithm, options: &Options, drive: Drive) -> bool {
    algorithm.drives_by(drive) || algorithm.inner(options).drives_by(drive)
}

fn opens_window(algorithm: Algorithm, options: &Options) -> bool {
    drives(algorithm, options, Drive::Widens)
}

fn closes_in(algorithm: Algorithm, options: &Options) -> bool {
    drives(algorithm, options, Drive::Narrows)
}

fn is_limited(algorithm: Algorithm, options: &Options) -> bool {
    options.depth.is_some() || algorithm.drives_by(Drive::Deepens)
}

/// Searches of one limited depth that can be chosen.
fn counts_plies(algorithm: Algorithm, options: &Options) -> bool {
    let about = algorithm.about();
    options.depth.is_some() && about.fixed_depth.is_none() && about.drive != Some(Drive::Deepens)
}

/// Searches that keep the best value of each node as they go from one to the next; SCOUT's EVAL asks a test instead.
fn keeps_best(algorithm: Algorithm, options: &Options) -> bool {
    algorithm.about().fixed_depth.is_none() && !tests_alone(algorithm, options)
}
