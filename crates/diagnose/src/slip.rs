//! The slips that programs are known to have. One more of them is a row here.

use std::cell::Cell;
use std::ops::Range;

use crate::laid::{Laid, laid, units};
use plyscope_search::events::Bound;
use plyscope_search::{
    Algorithm, Cut, Drive, Options, OwnedWindow, Perspective, Reuse, Window, Windows,
};
use plyscope_tree::{NodeId, Player, Score};

// Each row: the slip and its name; in how many ways it is written, if there are several; what it keeps from node to node; to which
// searches it applies; its sentence; the decision that is taken otherwise.
laid! {
    /// A slip: one thing that a program does otherwise than the search. Those that are most likely come first.
    Slip

    /// It compares with `>` where the search compares with `≥`, or the other way round.
    OtherComparison("other-comparison"), windows,
    |options: &Options| match options.cut {
        Cut::OnEqual => "It cuts only where a value is beyond the bound (>); the search cuts where it is equal, too (≥).",
        Cut::BeyondOnly => "It cuts where a value is equal to the bound (≥); the search cuts only beyond it (>).",
    }, {
        fn cuts(&self, value: Score, bound: Score, cut: Cut, player: Player) -> bool {
            let other = match cut {
                Cut::OnEqual => Cut::BeyondOnly,
                Cut::BeyondOnly => Cut::OnEqual,
            };
            self.usual().cuts(value, bound, other, player)
        }
    }
    /// Of equal children the last is taken for the best.
    LastOfEquals("last-of-equals"), keeps_bounded,
    |_| "It takes the last of equal children for the best (≥ where the best is updated): a later one may be equal by its bound alone.", {
        fn is_better(&self, value: Score, best: &mut Score, is_first: bool, player: Player) -> bool {
            self.usual().is_better(value, best, is_first, player) || value == *best
        }
    }
    /// The children after a cutoff are searched all the same.
    NoReturnAtCut("no-return-at-cut"), windows,
    |_| "It does not return at a cutoff: the children that are left are searched all the same.", {
        fn cuts(&self, _: Score, _: Score, _: Cut, _: Player) -> bool {
            false
        }
    }
    /// The nodes of one player alone cut.
    OneSideCuts("one-side-cuts") ways 4 keeps closed: Cell<bool>, two_sided,
    |_| "It cuts at the nodes of one player alone: the other player's children are all searched.", {
        fn tightened(&self, window: OwnedWindow, player: Player, best: Score, node: NodeId) -> OwnedWindow {
            let window = self.usual().tightened(window, player, best, node);
            self.closed.set(window.window.alpha >= window.window.beta);
            window
        }
        // Where the other player has gone on, the window may be closed already: some ask α ≥ β, and some best ≥ β.
        fn cuts(&self, value: Score, bound: Score, cut: Cut, player: Player) -> bool {
            let never = if self.laid.way.is_multiple_of(2) { Player::Min } else { Player::Max };
            let is_closed = self.laid.way >= 2 && cut == Cut::OnEqual && self.closed.get();
            player != never && (is_closed || self.usual().cuts(value, bound, cut, player))
        }
    }
    /// Every child gets the whole window.
    BoundsNotPassed("bounds-not-passed"), windows,
    |_| "It does not pass its bounds down: every child gets α = −∞ and β = ∞.", {
        fn child_window(&self, _: OwnedWindow, _: bool, _: NodeId) -> OwnedWindow {
            OwnedWindow::FULL
        }
    }
    /// The root gives every child the whole window.
    RootWholeWindow("root-whole-window"), windows_from_root,
    |_| "It gives every child of the root the whole window (−∞, ∞): what the root knows already cuts nothing.", {
        fn child_window(&self, window: OwnedWindow, turns: bool, node: NodeId) -> OwnedWindow {
            if node == NodeId::ROOT { OwnedWindow::FULL } else { self.usual().child_window(window, turns, node) }
        }
    }
    /// A child gets one of the bounds alone.
    OneBoundPassed("one-bound-passed") ways 2, two_sided,
    |_| "It passes one of its bounds alone: for the other a child gets an infinity.", {
        fn child_window(&self, window: OwnedWindow, turns: bool, node: NodeId) -> OwnedWindow {
            let open = if self.laid.way == 1 {
                OwnedWindow { window: Window { beta: Score::POS_INF, ..window.window }, beta_by: None, ..window }
            } else {
                OwnedWindow { window: Window { alpha: Score::NEG_INF, ..window.window }, alpha_by: None, ..window }
            };
            self.usual().child_window(open, turns, node)
        }
    }
    /// The root is entered with a window that is not the whole one.
    FiniteFirstWindow("finite-first-window"), windows_alone,
    |_| "It begins with a window that is not (−∞, ∞): a value outside it is not found.", {
        fn first_window(&self, _: OwnedWindow) -> OwnedWindow {
            OwnedWindow::of_root(self.laid.first)
        }
    }
    /// A better value moves no bound.
    BoundNotMoved("bound-not-moved"), windows_from_root,
    |_| "It does not move its bound when a child is better: the children that follow get the window that the node got.", {
        fn tightened(&self, window: OwnedWindow, _: Player, _: Score, _: NodeId) -> OwnedWindow {
            window
        }
    }
    /// A node's best becomes its bound even if the bound was tighter.
    OwnBestForBound("own-best-for-bound"), windows_from_root,
    |_| "It sets its bound to its own best even where the bound that it was given is tighter: α = best for α = max(α, best).", {
        fn tightened(&self, window: OwnedWindow, player: Player, best: Score, node: NodeId) -> OwnedWindow {
            let mut window = window;
            window.set(player, best, node);
            window
        }
    }
    /// The value of every child becomes the bound.
    AlphaOverwritten("alpha-overwritten") ways 2, windows_from_root,
    |_| "It sets its bound to the value of every child, the last one's too, even if that is worse: α = value for α = max(α, value).", {
        fn returned(&self, window: OwnedWindow, player: Player, value: Score, node: NodeId) -> OwnedWindow {
            let mut window = window;
            window.set(player, value, node);
            window
        }
        fn is_better(&self, value: Score, best: &mut Score, is_first: bool, player: Player) -> bool {
            self.laid.way == 1 || self.usual().is_better(value, best, is_first, player)
        }
    }
    /// The value of every child becomes the best.
    BestOverwritten("best-overwritten"), keeps_best,
    |_| "It keeps the value of the last child, not of the best: each value overwrites the one before.", {
        fn is_better(&self, _: Score, _: &mut Score, _: bool, _: Player) -> bool {
            true
        }
    }
    /// All nodes share one result.
    ResultShared("result-shared"), keeps_best,
    |_| "All nodes share one object for the result: what a child writes there is the best at once, so no child is ever better.", {
        fn is_better(&self, value: Score, best: &mut Score, _: bool, _: Player) -> bool {
            *best = value;
            false
        }
    }
    /// MIN takes the greatest value.
    MinTakesMaximum("min-takes-the-maximum"), keeps_two,
    |_| "MIN takes the greater of two values, as MAX does, and begins at ∞: every MIN node returns ∞.", {
        fn is_better(&self, value: Score, best: &mut Score, is_first: bool, player: Player) -> bool {
            player == Player::Max && self.usual().is_better(value, best, is_first, player)
        }
    }
    /// The best value of a node begins at 0.
    BestAtZero("best-at-zero") ways 3, keeps_best,
    |_| "Its best value begins at 0, at each node or at those of one player, and not at the worst value that there is.", {
        fn begun(&self, worst: Score) -> Score {
            let right = [None, Some(Score::NEG_INF), Some(Score::POS_INF)][usize::from(self.laid.way)];
            if right == Some(worst) { self.usual().begun(worst) } else { units(0) }
        }
    }
    /// One player moves at all nodes.
    PlayerNotAlternating("player-not-alternating"), walks,
    |_| "The same player moves at every node: the turn does not pass to the other one.", {
        fn mover(&self, player: Player, depth: u16) -> Player {
            if depth % 2 == 1 { player.other() } else { player }
        }
    }
    /// The root's player moves at its children, too.
    SidesShifted("sides-shifted-below-root"), walks,
    |_| "The root's player moves at the root's children, too; from there on the turn passes.", {
        fn mover(&self, player: Player, depth: u16) -> Player {
            if depth > 0 { player.other() } else { player }
        }
    }
    /// The last child of each node is not searched.
    LastChildSkipped("last-child-skipped"), walks,
    |_| "It leaves out the last child of each node.", {
        fn searched(&self, count: usize) -> Range<usize> {
            0..count.saturating_sub(1)
        }
    }
    /// The first child of each node is not searched.
    FirstChildSkipped("first-child-skipped"), walks,
    |_| "It leaves out the first child of each node.", {
        fn searched(&self, count: usize) -> Range<usize> {
            count.min(1)..count
        }
    }
    /// Only the first child of each node is searched.
    FirstChildAlone("first-child-alone"), walks,
    |_| "It returns inside its loop: of each node only the first child is searched.", {
        fn searched(&self, count: usize) -> Range<usize> {
            0..count.min(1)
        }
    }
    /// In negamax, a child gets (−α, −β).
    BoundsNotSwapped("bounds-not-swapped"), turned_windows,
    |_| "It negates the bounds for a child and does not swap them: (−α, −β) for (−β, −α).", {
        fn child_window(&self, window: OwnedWindow, _: bool, _: NodeId) -> OwnedWindow {
            OwnedWindow::of_root(Window { alpha: -window.alpha(), beta: -window.beta() })
        }
        fn bound_by(&self, windows: [Window; 3], value: Score, bound_of: &dyn Fn(Window) -> Option<Bound>) -> Option<Bound> {
            upper_where_closed(self.usual().bound_by(windows, value, bound_of), windows[0])
        }
    }
    /// In negamax, a child gets (β, α).
    BoundsNotNegated("bounds-not-negated"), turned_windows,
    |_| "It swaps the bounds for a child and does not negate them: (β, α) for (−β, −α).", {
        fn child_window(&self, window: OwnedWindow, _: bool, _: NodeId) -> OwnedWindow {
            OwnedWindow::of_root(Window { alpha: window.beta(), beta: window.alpha() })
        }
        fn bound_by(&self, windows: [Window; 3], value: Score, bound_of: &dyn Fn(Window) -> Option<Bound>) -> Option<Bound> {
            upper_where_closed(self.usual().bound_by(windows, value, bound_of), windows[0])
        }
    }
    /// In negamax, a child gets (α, β).
    BoundsNotTurned("bounds-not-turned"), turned_windows,
    |_| "It passes the bounds to a child as they are, neither negated nor swapped: (α, β) for (−β, −α).", {
        fn child_window(&self, window: OwnedWindow, _: bool, _: NodeId) -> OwnedWindow {
            window
        }
    }
    /// In the minimax form, a child gets (β, α).
    BoundsSwapped("bounds-swapped"), two_sided,
    |_| "It swaps the bounds for a child, as negamax does, and negates nothing: (β, α) for (α, β).", {
        fn child_window(&self, window: OwnedWindow, _: bool, _: NodeId) -> OwnedWindow {
            let OwnedWindow { window: Window { alpha, beta }, alpha_by, beta_by } = window;
            OwnedWindow { window: Window { alpha: beta, beta: alpha }, alpha_by: beta_by, beta_by: alpha_by }
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
        fn tightened(&self, window: OwnedWindow, player: Player, best: Score, node: NodeId) -> OwnedWindow {
            self.usual().tightened(window, player.other(), best, node)
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
            self.usual().opened(window, !failed_low)
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
    /// The bound with which a value is stored is found by α as it is at the end.
    FlagFromMovedAlpha("flag-from-moved-alpha") ways 2, Algorithm::has_table,
    |_| "It decides by α as its children have raised it what it stores: every exact value becomes an upper bound.", {
        fn bound_by(&self, windows: [Window; 3], value: Score, _: &dyn Fn(Window) -> Option<Bound>) -> Option<Bound> {
            let cuts = value >= windows[1].beta;
            Some(if cuts && self.laid.way == 1 { Bound::Lower } else { Bound::Upper })
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
            Options { root: set.root.other(), ..self.usual().options(set) }
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
            Options { depth: set.depth.map(|depth| depth.saturating_add(1)), ..self.usual().options(set) }
        }
    }
    /// The search ends one ply too early.
    OnePlyTooShallow("one-ply-too-shallow"),
    |algorithm, options| counts_plies(algorithm, options) && options.depth != Some(0),
    |_| "It counts the depth one off, and ends a ply too early.", {
        fn options(&self, set: Options) -> Options {
            Options { depth: set.depth.map(|depth| depth.saturating_sub(1)), ..self.usual().options(set) }
        }
    }
    /// The depth has no limit.
    DepthIgnored("depth-ignored"), |algorithm, options| counts_plies(algorithm, options),
    |_| "It does not count the depth: it searches to the leaves.", {
        fn options(&self, set: Options) -> Options {
            Options { depth: None, ..self.usual().options(set) }
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

impl Slip {
    /// True if a program for this search can have this slip.
    #[must_use]
    pub fn fits(self, algorithm: Algorithm, options: &Options) -> bool {
        // No slips of best-first searches are known.
        !algorithm.is_best_first() && self.applies(algorithm, options)
    }
}

/// What a table stores of a node whose window is closed from the first: a value in it is both bounds, and programs ask first whether
/// it is no more than α.
fn upper_where_closed(bound: Option<Bound>, window: Window) -> Option<Bound> {
    bound.or((window.alpha >= window.beta).then_some(Bound::Upper))
}

/// Searches with windows, also where only tests have them.
fn windows(algorithm: Algorithm, options: &Options) -> bool {
    algorithm.has_window(options)
}

/// Searches that enter the root with a window.
fn windows_from_root(algorithm: Algorithm, options: &Options) -> bool {
    algorithm.has_root_window(options)
}

/// The same, where nothing drives them.
fn windows_alone(algorithm: Algorithm, options: &Options) -> bool {
    windows_from_root(algorithm, options) && algorithm.about().drive.is_none()
}

/// The minimax forms with windows, in which each player has a loop of its own.
fn two_sided(algorithm: Algorithm, options: &Options) -> bool {
    windows_from_root(algorithm, options) && !turns(algorithm, options)
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

/// Aspiration search, or what drives it.
pub(crate) fn opens_window(algorithm: Algorithm, options: &Options) -> bool {
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

/// Those among them that cut: of equal children a later one may be equal by its bound alone.
fn keeps_bounded(algorithm: Algorithm, options: &Options) -> bool {
    keeps_best(algorithm, options) && windows_from_root(algorithm, options)
}

/// Those among them in which each player has a loop of its own.
fn keeps_two(algorithm: Algorithm, options: &Options) -> bool {
    keeps_best(algorithm, options) && !turns(algorithm, options)
}

/// Searches that go from node to node by themselves, and below the root.
fn walks(algorithm: Algorithm, options: &Options) -> bool {
    keeps_best(algorithm, options) && !algorithm.about().critical_alone
}
