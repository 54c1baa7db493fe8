//! A format's first opinion of a text, before the text is read.

/// How much a text looks like a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    Other,
    /// It may be that format if it can be read.
    Perhaps,
    /// It is meant to be: what is wrong with it is wrong in that format.
    Sure,
}
