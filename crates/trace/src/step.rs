//! Steps: the moments between the events of a trace.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// A moment in a trace: step 0 is before the first event, step *n* after the *n*th. An event's index, which is one less than
/// the step that it leads to, is a plain number, so that neither can be taken for the other.
///
/// ```
/// use plyscope_trace::Step;
/// let step = Step::after(0);
/// assert_eq!((step.number(), step.event()), (1, Some(0)));
/// assert_eq!(step.previous(), Some(Step::START));
/// assert_eq!(Step::START.event(), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Step(usize);

impl Step {
    /// The step before the first event.
    pub const START: Self = Self(0);

    /// The step with this number, which a trace may not have.
    #[must_use]
    pub const fn new(number: usize) -> Self {
        Self(number)
    }

    /// The step just before the event with this index.
    #[must_use]
    pub const fn before(event: usize) -> Self {
        Self(event)
    }

    /// The step that the event with this index leads to.
    #[must_use]
    pub const fn after(event: usize) -> Self {
        Self(event + 1)
    }

    /// The number, from 0: how many events have happened.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0
    }

    /// The index of the event that led here; `None` at the start.
    #[must_use]
    pub const fn event(self) -> Option<usize> {
        self.0.checked_sub(1)
    }

    /// Whether the event with this index has happened.
    #[must_use]
    pub const fn is_after(self, event: usize) -> bool {
        event < self.0
    }

    /// The next step, which a trace may not have.
    ///
    /// ```
    /// use plyscope_trace::Step;
    ///
    /// assert_eq!(Step::START.next(), Step::new(1));
    /// assert_eq!(Step::new(usize::MAX).next(), Step::new(usize::MAX));
    /// ```
    #[must_use]
    pub const fn next(self) -> Self {
        // A caller may ask for any number, and no trace has as many steps.
        Self(self.0.saturating_add(1))
    }

    /// The step before; `None` at the start.
    #[must_use]
    pub fn previous(self) -> Option<Self> {
        self.event().map(Self::before)
    }

    /// The steps after this one, up to another.
    pub fn up_to(self, last: Self) -> impl DoubleEndedIterator<Item = Self> + Clone + use<> {
        (self.0..last.0).map(Self::after)
    }
}
