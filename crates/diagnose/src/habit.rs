//! The habits of right programs: what some do otherwise than the paper that a search follows, and rightly. One more of them is a
//! row here.

use crate::laid::{Laid, laid};
use crate::slip::opens_window;
use plyscope_search::events::Bound;
use plyscope_search::{
    Algorithm, BoundUpdate, Fail, Options, OwnedWindow, Rules, Switch, Window, Windows,
};
use plyscope_tree::{NodeId, Player, Score};

// Each row: the habit and its name; to which searches it applies; its sentence; what is done otherwise.
laid! {
    /// One thing that a right program may do otherwise than the search.
    Habit
    /// The second search has (α, β).
    WholeSecondWindow("whole-second-window"), tests_in_window,
    |_| "It searches again with the whole window (α, β), as encyclopedias print it, and not with (value, β).", {
        fn second_window(&self, window: OwnedWindow, _: OwnedWindow, _: Score, _: NodeId) -> OwnedWindow {
            window
        }
    }
    /// The test of a leaf is its value.
    TrustsLeaves("trusts-leaves"), tests_in_window,
    |_| "It does not search a leaf again: its test is its value.", {
        fn trusts_last_plies(&self, _: bool, is_leaf: bool) -> bool {
            is_leaf
        }
    }
    /// So is that of a node just above leaves.
    TrustsLastPlies("trusts-last-plies"), |algorithm, options| tests_in_window(algorithm, options) && !trusts(algorithm, options),
    |_| "It does not search again at the last two plies, where a test is exact, as NegaScout has it.", {
        fn trusts_last_plies(&self, _: bool, _: bool) -> bool {
            true
        }
    }
    /// What a test has left open is always searched again.
    TrustsNoPlies("trusts-no-plies"), trusts,
    |_| "It searches again at the last two plies, too, as PVS has it.", {
        fn trusts_last_plies(&self, _: bool, _: bool) -> bool {
            false
        }
    }
    /// In aspiration search, the second search has the whole window.
    OpensWholeWindow("opens-whole-window"), opens_window,
    |_| "It searches again with the whole window (−∞, ∞), and not with one side opened.", {
        fn opened(&self, _: Window, _: bool) -> Window {
            Window::FULL
        }
    }
    /// The bound moves before the check for a cutoff, or after it.
    BoundMovedOtherwise("bound-moved-otherwise"), windows,
    |options: &Options| match options.bound {
        BoundUpdate::BeforeCheck => "It asks for the cutoff before it moves its bound.",
        BoundUpdate::AfterCheck => "It moves its bound before it asks for the cutoff.",
    }, {
        fn options(&self, set: Options) -> Options {
            let set = self.usual().options(set);
            let bound = match set.bound {
                BoundUpdate::BeforeCheck => BoundUpdate::AfterCheck,
                BoundUpdate::AfterCheck => BoundUpdate::BeforeCheck,
            };
            Options { bound, ..set }
        }
    }
    /// A child that cuts is not said to be the best.
    CutsBeforeBest("cuts-before-best"), windows,
    |_| "It asks for the cutoff before it notes the best child.", {
        fn tells_closing(&self) -> bool {
            false
        }
    }
    /// A value outside the window is returned as it is.
    FailsSoft("fails-soft"), |algorithm, options| fails(algorithm, options, Fail::Soft),
    |_| "It returns the best value found, also outside the window (fail-soft).", {
        fn options(&self, set: Options) -> Options {
            Options { fail: Fail::Soft, ..self.usual().options(set) }
        }
    }
    /// A value outside the window is returned as the window's end.
    FailsHard("fails-hard"), |algorithm, options| fails(algorithm, options, Fail::Hard),
    |_| "It returns no value outside the window (fail-hard).", {
        fn options(&self, set: Options) -> Options {
            Options { fail: Fail::Hard, ..self.usual().options(set) }
        }
    }
    /// The window's end is returned at a cutoff.
    FailsHardAbove("fails-hard-above"), |algorithm, options| fails(algorithm, options, Fail::HardAbove),
    |_| "It returns β at a cutoff, and the best value else.", {
        fn options(&self, set: Options) -> Options {
            Options { fail: Fail::HardAbove, ..self.usual().options(set) }
        }
    }
    /// α collects the best value.
    FailsHardBelow("fails-hard-below"), |algorithm, options| fails(algorithm, options, Fail::HardBelow),
    |_| "Its bound collects the best value and is returned: never less than the player was sure of.", {
        fn options(&self, set: Options) -> Options {
            Options { fail: Fail::HardBelow, ..self.usual().options(set) }
        }
    }
    /// Equal bounds from both sides stay bounds in the table.
    MeetingBoundsStay("meeting-bounds-stay"), Algorithm::has_table,
    |_| "Its table does not make a lower and an upper bound exact where they meet.", {
        fn merges(&self) -> bool {
            false
        }
    }
    /// Leaves are stored in the table, or are not.
    LeavesOtherwise("leaves-otherwise"), Algorithm::has_table,
    |options: &Options| if options.leaves { "It stores no leaves in the table." } else { "It stores leaves in the table, too." }, {
        fn options(&self, set: Options) -> Options {
            let set = self.usual().options(set);
            Options { leaves: !set.leaves, ..set }
        }
    }
    /// An entry that gives no value does nothing.
    TableNarrowsNothing("table-narrows-nothing"), Algorithm::has_table,
    |_| "A bound in the table that gives no value does not narrow its window.", {
        fn narrows(&self) -> bool {
            false
        }
    }
    /// An entry that raises α says nothing of the best value.
    TableNarrowsAlone("table-narrows-alone"), Algorithm::has_table,
    |_| "A lower bound in the table raises α, and is not the best value so far.", {
        fn takes_known_best(&self) -> bool {
            false
        }
    }
    /// What a value is, is decided by the window that the table has left.
    FlagByNarrowed("flag-by-narrowed"), Algorithm::has_table,
    |_| "It decides by the window as the table has left it what it stores.", {
        fn bound_by(&self, windows: [Window; 3], _: Score, bound_of: &dyn Fn(Window) -> Option<Bound>) -> Option<Bound> {
            bound_of(windows[1])
        }
    }
    /// The same, with α as it was given.
    FlagByNarrowedBeta("flag-by-narrowed-beta"), Algorithm::has_table,
    |_| "It decides by α as it was given, and by β as the table has left it, what it stores, as encyclopedias print it.", {
        fn bound_by(&self, windows: [Window; 3], _: Score, bound_of: &dyn Fn(Window) -> Option<Bound>) -> Option<Bound> {
            bound_of(Window { beta: windows[1].beta, ..windows[0] })
        }
    }
    /// Of equal children the last is taken for the best.
    LastOfEqualsTaken("last-of-equals-taken"), is_depth_first,
    |_| "It takes the last of equal children for the best.", {
        fn is_better(&self, value: Score, best: &mut Score, is_first: bool, player: Player) -> bool {
            self.usual().is_better(value, best, is_first, player) || value == *best
        }
    }
}

/// Those of which a program has one at most.
const GROUPS: [&[Habit]; 10] = [
    &[Habit::WholeSecondWindow],
    &[Habit::TrustsLeaves, Habit::TrustsLastPlies, Habit::TrustsNoPlies],
    &[Habit::BoundMovedOtherwise, Habit::CutsBeforeBest],
    &[Habit::FailsSoft, Habit::FailsHard, Habit::FailsHardAbove, Habit::FailsHardBelow],
    &[Habit::MeetingBoundsStay],
    &[Habit::LeavesOtherwise],
    &[Habit::TableNarrowsNothing, Habit::TableNarrowsAlone],
    &[Habit::FlagByNarrowed, Habit::FlagByNarrowedBeta],
    &[Habit::LastOfEqualsTaken],
    &[Habit::OpensWholeWindow],
];

impl Habit {
    /// The way of failing that is its own.
    pub(crate) fn fail(self) -> Option<Fail> {
        match self {
            Self::FailsSoft => Some(Fail::Soft),
            Self::FailsHard => Some(Fail::Hard),
            Self::FailsHardAbove => Some(Fail::HardAbove),
            Self::FailsHardBelow => Some(Fail::HardBelow),
            _ => None,
        }
    }

    /// Whether the program's value may be wrong that has these habits in this search.
    fn clash(habits: &[Self], algorithm: Algorithm, options: &Options, says_ties: bool) -> bool {
        let has = |habit| habits.contains(&habit);
        let set = if algorithm.uses(Switch::Fail, options) { options.fail } else { Fail::Soft };
        let fail = habits.iter().find_map(|habit| habit.fail()).unwrap_or(set);
        // A test that returns the end of its window is not exact above leaves.
        let trusts_bounds = has(Self::TrustsLastPlies)
            || trusts(algorithm, options) && !has(Self::TrustsNoPlies) && !has(Self::TrustsLeaves);
        // Where bounds cut, one that is equal may be worth less.
        let ties = has(Self::LastOfEqualsTaken) && algorithm.has_window(options) && !says_ties;
        fail != Fail::Soft && trusts_bounds || ties
    }
}

/// All sets of habits that a right program for this search may have, those with few first. `says_ties` if the program says that it takes
/// the last of equals.
pub(crate) fn sets(algorithm: Algorithm, options: &Options, says_ties: bool) -> Vec<Vec<Habit>> {
    let mut all = vec![Vec::new()];
    if algorithm.is_best_first() {
        return all;
    }
    for group in GROUPS {
        let fitting = group.iter().filter(|habit| habit.applies(algorithm, options));
        let with: Vec<Vec<Habit>> = fitting
            .flat_map(|&habit| all.iter().map(move |set| [set.as_slice(), &[habit]].concat()))
            .collect();
        all.extend(with);
    }
    all.retain(|habits| !Habit::clash(habits, algorithm, options, says_ties));
    // One that is a switch of the search itself comes after what is none.
    all.sort_by_key(|habits| (habits.iter().any(|habit| habit.fail().is_some()), habits.len()));
    all
}

/// Lays habits over one another, and asks something of what comes of it.
pub(crate) fn with<T>(habits: &[Habit], ask: impl FnOnce(Option<&dyn Rules>) -> T) -> T {
    fn lay<T>(
        habits: &[Habit],
        below: Option<&dyn Rules>,
        ask: impl FnOnce(Option<&dyn Rules>) -> T,
    ) -> T {
        match habits {
            [] => ask(below),
            [first, rest @ ..] => {
                let rules = first.rules(Laid { below, ..Laid::ALONE });
                lay(rest, Some(&*rules), ask)
            }
        }
    }
    lay(habits, None, ask)
}

fn windows(algorithm: Algorithm, options: &Options) -> bool {
    algorithm.has_window(options)
}

/// Searches with windows that fail in another way, if they are not said to.
fn fails(algorithm: Algorithm, options: &Options, fail: Fail) -> bool {
    let set = if algorithm.uses(Switch::Fail, options) { options.fail } else { Fail::Soft };
    windows(algorithm, options) && set != fail
}

/// PVS and NegaScout.
fn tests_in_window(algorithm: Algorithm, options: &Options) -> bool {
    let walker = algorithm.walker(options).about();
    walker.searches_again && walker.windows == Windows::FromRoot
}

/// NegaScout.
fn trusts(algorithm: Algorithm, options: &Options) -> bool {
    tests_in_window(algorithm, options) && algorithm.walker(options).about().trusts_last_plies
}

fn is_depth_first(algorithm: Algorithm, _: &Options) -> bool {
    !algorithm.is_best_first()
}
