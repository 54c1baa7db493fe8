//! The switches of the searches, with their defaults.

mod applies;
mod fail;
mod form;
pub(crate) mod guess;
pub(crate) mod switches;

pub use self::fail::Fail;
pub use self::form::Form;
use super::algorithm::Algorithm;
use crate::order::orders::Orders;
use plyscope_tree::edit::View;
use plyscope_tree::{Literal, Player, words};

/// When a cutoff happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Cut {
    /// When the best value reaches the bound.
    #[default]
    #[cfg_attr(feature = "typescript", ts(rename = "ge"))]
    OnEqual,
    /// Only when the best value goes beyond the bound.
    #[cfg_attr(feature = "typescript", ts(rename = "gt"))]
    BeyondOnly,
}

/// When a new best value moves the node's own bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum BoundUpdate {
    /// Before the check for a cutoff: α or β is seen to cross over.
    #[default]
    BeforeCheck,
    /// After it: at a cutoff, α and β stay as they were. The same nodes are entered.
    AfterCheck,
}

/// The player from whose view the tree's values are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Evaluation {
    /// MAX's, at every node.
    #[default]
    Max,
    /// The side's to move at the node.
    SideToMove,
}

/// The entry that is lost when two positions want one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Replace {
    /// The old one.
    #[default]
    Always,
    /// The one searched less deep; the old one if both are alike.
    Deeper,
}

/// When an entry of the table answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
pub enum Reuse {
    /// When it was searched exactly as deep as is asked: the value is that of a search without a table.
    #[default]
    Equal,
    /// When it was searched at least as deep, as published: the value may come from a deeper search.
    AtLeast,
}

impl Reuse {
    /// Whether an entry of one depth answers where another is asked.
    #[must_use]
    pub fn answers(self, depth: u16, wanted: u16) -> bool {
        depth == wanted || (self == Self::AtLeast && depth > wanted)
    }
}

words!(Cut: OnEqual = "ge", BeyondOnly = "gt");
words!(BoundUpdate: BeforeCheck = "before", AfterCheck = "after");
words!(Evaluation: Max = "max", SideToMove = "side-to-move");
words!(Replace: Always = "always", Deeper = "deeper");
words!(Reuse: Equal = "equal", AtLeast = "at-least");

/// The switches of a search. The default is what textbooks draw: MAX at the root, fail-soft, a cut on `≥`,
/// the bound moved before the check, deep cutoffs, children as written, to the leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The player to move at the root.
    pub root: Player,
    /// The value returned outside the window.
    pub fail: Fail,
    /// When a cutoff happens.
    pub cut: Cut,
    /// When α and β move.
    pub bound: BoundUpdate,
    /// Whether a bound from further up than the parent may cut. Without, alpha-beta is Knuth and
    /// Moore's F1, branch and bound with one bound.
    pub deep: bool,
    /// In which order children are taken.
    pub order: Orders,
    /// The depth limit in plies; interior nodes at the horizon give their static value.
    pub depth: Option<u16>,
    /// The player from whose view the tree's values are given.
    pub evaluation: Evaluation,
    /// The search that a driver drives; `None` for its default.
    pub inner: Option<Algorithm>,
    /// The number of entries of the transposition table, at least 1; `None` for one per node.
    pub table: Option<u32>,
    /// The entry that is lost when two want one place.
    pub replace: Replace,
    /// When an entry of the table answers.
    pub reuse: Reuse,
    /// Whether nodes where the search ends are stored in the table, so that none is evaluated twice.
    pub leaves: bool,
    /// The number of killers that a ply keeps: 1 or 2.
    pub killers: u8,
    /// The guessed value, seen by MAX. `None` for the last iteration's value; without one, the root's static value;
    /// without that, 0.
    pub guess: Option<Literal>,
    /// The half-width of the aspiration window around the guess; more than 0.
    pub delta: Literal,
    /// The γ of a null-window search, seen by MAX.
    pub at: Literal,
    /// The shape of the code.
    pub form: Form,
}

impl Options {
    /// How these options take the values of a tree.
    #[must_use]
    pub fn view(&self) -> View {
        View { root: self.root, of_mover: self.evaluation == Evaluation::SideToMove }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            root: Player::Max,
            fail: Fail::default(),
            cut: Cut::default(),
            bound: BoundUpdate::default(),
            deep: true,
            order: Orders::default(),
            depth: None,
            evaluation: Evaluation::default(),
            inner: None,
            table: None,
            replace: Replace::default(),
            reuse: Reuse::default(),
            leaves: true,
            killers: 2,
            guess: None,
            delta: Literal::Finite { mantissa: 1, decimals: 0 },
            at: Literal::Finite { mantissa: 0, decimals: 0 },
            form: Form::default(),
        }
    }
}
