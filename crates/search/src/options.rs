//! The switches of the searches, with their defaults.

mod applies;
mod fail;
mod form;
pub(crate) mod guess;
pub(crate) mod switches;
mod written;

pub use self::fail::Fail;
pub use self::form::Form;
pub use self::switches::Options;
use crate::values::View;
use plyscope_tree::words;

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

impl Options {
    /// How these options take the values of a tree.
    #[must_use]
    pub fn view(&self) -> View {
        View { root: self.root, evaluation: self.evaluation }
    }
}
