//! The kinds of errors.

use serde::Serialize;

/// What is wrong. The page has a message for each kind.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ErrorKind {
    /// The request has the wrong form.
    Request,
    /// No algorithm has this name.
    UnknownAlgorithm,
    /// No switch has this name.
    UnknownSwitch,
    /// The switch has no such value.
    WrongSwitchValue,
    /// The switch means nothing in this search.
    SwitchDoesNotApply,
    /// The search cannot use this order of children.
    OrderDoesNotApply,
    /// The driver cannot drive this search.
    WrongInner,
    /// The search needs a static value at every node.
    NeedsStaticValues,
    /// A node at the depth limit has no static value.
    NoStaticValue,
    /// The search has more events than a trace can hold.
    TooManyEvents,
    /// The memory is full.
    OutOfMemory,
    /// The search took too long and was stopped.
    Stopped,
    /// The text is not a number.
    ValueNotANumber,
    /// The value is not a number, as IEEE 754 has it.
    ValueNan,
    /// The value has more decimal places than a score can have.
    ValueTooManyDecimals,
    /// The value is too great or too small for a score.
    ValueOutOfRange,
    /// The value does not fit beside those of the tree.
    ValueDoesNotFit,
    /// The tree has no such node.
    NoSuchNode,
    /// The root can be neither moved nor deleted.
    RootStays,
    /// A subtree cannot be moved into itself.
    BelowItself,
    /// The tree would have too many nodes.
    TooManyNodes,
    /// The tree would be too deep.
    TooDeep,
    /// A node without children would have no value.
    LeafWithoutValue,
    /// An inner node would have no children.
    NoChildren,
    /// The tree is too large for the order with the most nodes to be found.
    TooManyWindows,
    /// There is no number in the range of random values.
    NoRange,
}
