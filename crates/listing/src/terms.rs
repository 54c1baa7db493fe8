//! The conditions in the text of a listing: they depend on the algorithm, its switches, and the tree.

use plyscope_search::{
    Algorithm, Begins, BoundUpdate, Cut, Drive, Evaluation, Fail, Horizon, Options, Perspective,
    Reuse, Switch, ceil, first_guess,
};
use plyscope_tree::{Player, Score, Tree, words};

words! {
    /// A condition on which the text of a listing depends.
    pub(crate) enum Term {
        /// MAX moves at the root.
        Max = "max",
        /// MIN moves at the root.
        Min = "min",
        /// The depth is limited.
        Depth = "depth",
        /// Fail-hard.
        Hard = "hard",
        /// Fail-soft.
        Soft = "soft",
        /// The window's end is returned above the window only.
        HardAbove = "hard_above",
        /// The window's end is returned below the window only.
        HardBelow = "hard_below",
        /// The window's end is returned below the window.
        Floor = "floor",
        /// A cut on `≥`.
        Ge = "ge",
        /// A cut on `>`.
        Gt = "gt",
        /// The bound moves before the check.
        Before = "before",
        /// The bound moves after the check.
        After = "after",
        /// Deep cutoffs.
        Deep = "deep",
        /// No deep cutoffs.
        Shallow = "shallow",
        /// The tree's values are seen by the side to move.
        Mover = "mover",
        /// The tree's values are seen by MAX.
        Colour = "colour",
        /// A static value of the root is negated.
        Turned = "turned",
        /// A static value below the root is negated.
        TurnedBelow = "turned_below",
        /// A value may be infinite.
        Infinite = "infinite",
        /// SSS*.
        Sss = "sss",
        /// DUAL*.
        Dual = "dual",
        /// The best-first search comes down from +∞.
        High = "high",
        /// The best-first search comes up from −∞.
        Low = "low",
        /// MTD(f), or a driver of it.
        F = "f",
        /// MTD(+∞).
        Above = "above",
        /// MTD(−∞).
        Below = "below",
        /// Iterative deepening over aspiration.
        Aspiration = "aspiration",
        /// Iterative deepening over MTD(f).
        Mtd = "mtd",
        /// Iterative deepening that hands on a guess.
        Guided = "guided",
        /// Iterative deepening that hands on no guess.
        Walk = "walk",
        /// The tree is one leaf.
        Single = "single",
        /// The root's values are seen by MAX.
        Same = "same",
        /// The root's values are seen by MIN.
        Opposite = "opposite",
        /// The guess or the reach of the window may be infinite.
        Open = "open",
        /// An entry answers when it was searched exactly as deep.
        Equal = "equal",
        /// An entry answers when it was searched at least as deep.
        AtLeast = "at_least",
        /// Nodes where the search ends are stored.
        Stored = "stored",
        /// The root's window may have no width.
        Point = "point",
    }
}

/// The search and tree for which a [`Term`] holds or not.
pub(crate) struct Terms<'a> {
    pub algorithm: Algorithm,
    pub options: &'a Options,
    pub tree: &'a Tree,
    /// Whether a value in the tree is infinite.
    pub infinite: bool,
}

impl Terms<'_> {
    pub fn holds(&self, term: Term) -> bool {
        let Self { algorithm, options, .. } = *self;
        let (inner, walker) = (algorithm.inner(options), algorithm.walker(options));
        let (deepens, begins) = (algorithm.drives_by(Drive::Deepens), inner.about().begins);
        let (max, mover) =
            (options.root == Player::Max, options.evaluation == Evaluation::SideToMove);
        let turns = walker.perspective(options) == Perspective::SideToMove;
        match term {
            Term::Max => max,
            Term::Min => !max,
            // The greatest limit means no limit: see `Horizon::plies_left`.
            Term::Depth => deepens || options.depth.is_some_and(|depth| depth != u16::MAX),
            Term::Hard => options.fail == Fail::Hard,
            Term::Soft => options.fail == Fail::Soft,
            Term::HardAbove => options.fail == Fail::HardAbove,
            Term::HardBelow => options.fail == Fail::HardBelow,
            Term::Floor => options.fail.clamps_below(),
            Term::Ge => options.cut == Cut::OnEqual,
            Term::Gt => options.cut == Cut::BeyondOnly,
            Term::Before => options.bound == BoundUpdate::BeforeCheck,
            Term::After => options.bound == BoundUpdate::AfterCheck,
            Term::Deep => options.deep,
            Term::Shallow => !options.deep,
            Term::Mover => mover,
            Term::Colour => !mover,
            Term::Turned => mover && !max,
            Term::TurnedBelow => mover && max,
            // A value clamped to a zero-width window may be infinite too.
            Term::Infinite => self.infinite || self.holds(Term::Point),
            Term::Sss => begins == Some(Begins::Above),
            Term::Dual => begins == Some(Begins::Below),
            Term::High => max == self.holds(Term::Sss),
            Term::Low => !self.holds(Term::High),
            Term::F => begins == Some(Begins::AtGuess),
            Term::Above => begins == Some(Begins::Above),
            Term::Below => begins == Some(Begins::Below),
            Term::Aspiration => deepens && inner.drives_by(Drive::Widens),
            Term::Mtd => deepens && inner.drives_by(Drive::Narrows),
            Term::Guided => self.holds(Term::Aspiration) || self.holds(Term::Mtd),
            Term::Walk => !self.holds(Term::Guided),
            Term::Single => self.limit() == 0,
            Term::Same => max || !turns,
            Term::Opposite => !max && turns,
            Term::Open => {
                let guess = first_guess(&Horizon::new(self.tree, options), algorithm, options);
                let delta = ceil(options.delta, self.tree.decimals());
                self.infinite || !guess.is_finite() || !delta.is_finite()
            }
            Term::Equal => options.reuse == Reuse::Equal,
            Term::AtLeast => options.reuse == Reuse::AtLeast,
            Term::Stored => options.leaves,
            Term::Point => algorithm.uses(Switch::At, options) && !self.gamma().is_finite(),
        }
    }

    /// The depth of the last iteration.
    pub fn limit(&self) -> u16 {
        self.options.depth.map_or(self.tree.height(), |limit| limit.min(self.tree.height()))
    }

    fn gamma(&self) -> Score {
        ceil(self.options.at, self.tree.decimals())
    }

    /// The call with which a driver searches the root in this window.
    pub fn call(&self, window: &str) -> String {
        let walker = self.algorithm.walker(self.options);
        let mut call = first_routine(walker, self).to_owned() + "(root";
        if walker.has_root_window(self.options) {
            call.push_str(", ");
            call.push_str(window);
        }
        if self.holds(Term::Depth) {
            call.push_str(", depth");
        }
        if self.holds(Term::Colour) && walker.perspective(self.options) == Perspective::SideToMove {
            call.push_str(if self.holds(Term::Max) { ", +1" } else { ", −1" });
        }
        call.push(')');
        call
    }
}

/// The routine that searches the root.
fn first_routine(walker: Algorithm, terms: &Terms<'_>) -> &'static str {
    walker.about().routines[usize::from(terms.holds(Term::Min))]
}
