//! The slips that programs are known to have.

use plyscope_search::{Algorithm, Cut, Drive, Options, OrderRule, Perspective};
use plyscope_tree::words;

/// A slip: one thing that a program does otherwise than the search. Those that are most likely come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slip {
    /// It compares with `>` where the search compares with `≥`, or the other way round.
    OtherComparison,
    /// The children after a cutoff are searched all the same.
    NoReturnAtCut,
    /// Every child gets the whole window.
    BoundsNotPassed,
    /// In negamax, a child gets (−α, −β).
    BoundsNotSwapped,
    /// In negamax, a child gets (β, α).
    BoundsNotNegated,
    /// In negamax, a child's value is taken as it is.
    ValueNotNegated,
    /// MAX lowers β, and MIN raises α.
    WrongBoundMoved,
    /// In PVS and NegaScout, the value of a test counts as it is.
    NoReSearch,
    /// In PVS and NegaScout, the second search has the null window, too.
    ReSearchStaysNull,
    /// In PVS and NegaScout, a child is searched again even if its test reaches β.
    ReSearchBeyond,
    /// In SCOUT, a child is searched again where its test shows no more than a tie.
    TestTakesEqual,
    /// In SCOUT, the value of a test counts as it is.
    NoEvalAfterTest,
    /// In aspiration search, a value outside the window counts as it is.
    NoSearchAgain,
    /// In aspiration search, a fail low opens β, and a fail high α.
    WrongSideOpened,
    /// In MTD, a value that is the lower bound already is tested again.
    SameTestAgain,
    /// In MTD, each test is at the first guess.
    GuessKept,
    /// In MTD, a fail low raises the lower bound, and a fail high lowers the upper one.
    KnownBoundsSwapped,
    /// The table holds each value as exact.
    StoredAsExact,
    /// The table holds lower bounds as upper ones, and upper bounds as lower ones.
    StoredBoundsSwapped,
    /// An entry of the table is taken whatever its depth.
    AnyDepthTaken,
    /// The other player moves at the root.
    WrongSideAtRoot,
    /// Every value is said to be exact.
    BoundCalledExact,
    /// The search goes one ply too deep.
    OnePlyTooDeep,
    /// The search ends one ply too early.
    OnePlyTooShallow,
    /// The best value is kept from one node to the next.
    BestNotReset,
}

words!(Slip:
    OtherComparison = "other-comparison",
    NoReturnAtCut = "no-return-at-cut",
    BoundsNotPassed = "bounds-not-passed",
    BoundsNotSwapped = "bounds-not-swapped",
    BoundsNotNegated = "bounds-not-negated",
    ValueNotNegated = "value-not-negated",
    WrongBoundMoved = "wrong-bound-moved",
    NoReSearch = "no-re-search",
    ReSearchStaysNull = "re-search-stays-null",
    ReSearchBeyond = "re-search-beyond",
    TestTakesEqual = "test-takes-equal",
    NoEvalAfterTest = "no-eval-after-test",
    NoSearchAgain = "no-search-again",
    WrongSideOpened = "wrong-side-opened",
    SameTestAgain = "same-test-again",
    GuessKept = "guess-kept",
    KnownBoundsSwapped = "known-bounds-swapped",
    StoredAsExact = "stored-as-exact",
    StoredBoundsSwapped = "stored-bounds-swapped",
    AnyDepthTaken = "any-depth-taken",
    WrongSideAtRoot = "wrong-side-at-root",
    BoundCalledExact = "bound-called-exact",
    OnePlyTooDeep = "one-ply-too-deep",
    OnePlyTooShallow = "one-ply-too-shallow",
    BestNotReset = "best-not-reset",
);

impl Slip {
    /// Whether a program for this search can have it.
    #[must_use]
    pub fn fits(self, algorithm: Algorithm, options: &Options) -> bool {
        let walker = algorithm.walker(options);
        let tests = matches!(walker, Algorithm::Pvs | Algorithm::NegaScout);
        let negates = algorithm.perspective(options) == Perspective::SideToMove;
        let prunes = algorithm.has_root_window(options);
        is_known(algorithm, options)
            && match self {
                Self::WrongSideAtRoot => true,
                Self::BestNotReset => walker != Algorithm::Scout,
                Self::TestTakesEqual | Self::NoEvalAfterTest => walker == Algorithm::Scout,
                Self::NoSearchAgain | Self::WrongSideOpened => algorithm == Algorithm::Aspiration,
                Self::SameTestAgain | Self::GuessKept | Self::KnownBoundsSwapped => {
                    algorithm.drives_by(Drive::Narrows)
                }
                Self::StoredAsExact | Self::StoredBoundsSwapped => algorithm.has_table(options),
                Self::AnyDepthTaken => algorithm.has_table(options) && options.depth.is_some(),
                Self::OnePlyTooDeep => options.depth.is_some(),
                Self::OnePlyTooShallow => options.depth.is_some_and(|depth| depth > 0),
                Self::ValueNotNegated => negates,
                Self::BoundsNotSwapped | Self::BoundsNotNegated => negates && prunes,
                Self::NoReSearch | Self::ReSearchStaysNull | Self::ReSearchBeyond => tests,
                Self::OtherComparison
                | Self::BoundsNotPassed
                | Self::NoReturnAtCut
                | Self::WrongBoundMoved
                | Self::BoundCalledExact => prunes,
            }
    }

    /// The options of a search with this slip.
    #[must_use]
    pub(crate) fn options(self, options: &Options) -> Options {
        let mut slipped = *options;
        match self {
            Self::OtherComparison => {
                slipped.cut = match options.cut {
                    Cut::OnEqual => Cut::BeyondOnly,
                    Cut::BeyondOnly => Cut::OnEqual,
                };
            }
            Self::WrongSideAtRoot => slipped.root = options.root.other(),
            Self::OnePlyTooDeep => {
                slipped.depth = options.depth.map(|depth| depth.saturating_add(1));
            }
            Self::OnePlyTooShallow => {
                slipped.depth = options.depth.map(|depth| depth.saturating_sub(1));
            }
            _ => {}
        }
        slipped
    }

    /// What a program with this slip does, in one sentence.
    #[must_use]
    pub fn sentence(self, options: &Options) -> &'static str {
        match self {
            Self::OtherComparison => match options.cut {
                Cut::OnEqual => {
                    "It cuts only where a value is beyond the bound (>); the search cuts where it is equal, too (≥)."
                }
                Cut::BeyondOnly => {
                    "It cuts where a value is equal to the bound (≥); the search cuts only beyond it (>)."
                }
            },
            Self::BoundsNotPassed => {
                "It does not pass its bounds down: every child gets α = −∞ and β = ∞."
            }
            Self::BoundsNotSwapped => {
                "It negates the bounds for a child and does not swap them: (−α, −β) for (−β, −α)."
            }
            Self::BoundsNotNegated => {
                "It swaps the bounds for a child and does not negate them: (β, α) for (−β, −α)."
            }
            Self::ValueNotNegated => "It does not negate the value that a child returns.",
            Self::WrongSideAtRoot => "It lets the other player move at the root.",
            Self::NoReturnAtCut => {
                "It does not return at a cutoff: the children that are left are searched all the same."
            }
            Self::WrongBoundMoved => {
                "It moves the wrong bound: a better value at MAX lowers β, and one at MIN raises α."
            }
            Self::NoReSearch => {
                "It does not search again where a test fails high inside the window: the bound counts as the value."
            }
            Self::ReSearchStaysNull => {
                "It searches again with the null window of the test, and not with (value, β)."
            }
            Self::ReSearchBeyond => {
                "It searches again even where a test reaches β, which is enough for a cutoff."
            }
            Self::TestTakesEqual => {
                "It searches a child again also where its test shows no more than a tie: the test asks ≥ at MAX and ≤ at MIN, for > and <."
            }
            Self::NoEvalAfterTest => {
                "It does not search a child again whose test shows that it is better: what the test returned counts as the value."
            }
            Self::NoSearchAgain => {
                "It does not search again where the value lies outside the window: the bound counts as the value."
            }
            Self::WrongSideOpened => {
                "It opens the wrong side of the window: β where the search fails low, and α where it fails high."
            }
            Self::SameTestAgain => {
                "Where g is the lower bound already it tests with β = g, and not with g + 1: the same test comes again and again."
            }
            Self::GuessKept => {
                "It tests at the first guess each time, and not at the value that the last test returned."
            }
            Self::KnownBoundsSwapped => {
                "It moves the wrong bound after a test: the lower one where the test fails low, the upper one where it fails high."
            }
            Self::StoredAsExact => {
                "It stores each value in the table as exact, also those that are only bounds."
            }
            Self::StoredBoundsSwapped => {
                "It stores lower bounds in the table as upper ones, and upper bounds as lower ones."
            }
            Self::AnyDepthTaken => {
                "It takes an entry of the table whatever the depth of its search."
            }
            Self::BoundCalledExact => {
                "It takes every returned value for exact, where some are only bounds."
            }
            Self::OnePlyTooDeep => "It counts the depth one off, and searches a ply too deep.",
            Self::OnePlyTooShallow => "It counts the depth one off, and ends a ply too early.",
            Self::BestNotReset => {
                "It does not reset the best value at each node: what an earlier node left stays in it."
            }
        }
    }
}

/// Programs with slips are known for most searches: not for one ply, the critical tree, deepening and best-first searches, nor for an
/// order of moves that is learnt on the way.
pub(crate) fn is_known(algorithm: Algorithm, options: &Options) -> bool {
    use Algorithm::{IterativeDeepening, Minimal, OnePly};
    let is_other = matches!(algorithm, OnePly | Minimal | IterativeDeepening);
    let is_learnt = options.order.learns() || options.order.decides(OrderRule::Table);
    !is_other && !algorithm.is_best_first() && !is_learnt
}
