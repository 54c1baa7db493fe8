//! An event in eight bytes: what cannot be told from the tree and the events before it.
//!
//! The first word holds the node in its low 21 bits, a detail in the next 7 and the kind in the top
//! 4; the second word is the payload. Windows, the child behind an improvement, and the children
//! that a cutoff skips are not stored: [`super::replay`] and [`super::timeline`] derive them.

use super::event::{Bound, EnterAs, Event, Reach, Side};
use crate::score::Score;
use crate::tree::{MAX_NODES, NodeId};

const NODE_BITS: u32 = 21;
const KIND_SHIFT: u32 = 28;
const _: () = assert!(MAX_NODES <= 1 << NODE_BITS, "a node's number fits its bits");

/// Stands for no node in a payload.
const NOBODY: u32 = u32::MAX;

/// What an event is, as far as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stored {
    Enter(EnterAs),
    /// Which of the trace's child lists, by where it begins.
    Order(u32),
    Evaluate(Score),
    /// The new best value.
    Improve(Score),
    Cutoff(Side, Reach, Option<NodeId>),
    Leave(Score, Option<Bound>),
}

/// An event in eight bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Packed {
    head: u32,
    payload: u32,
}

impl Packed {
    #[inline]
    pub fn new(node: NodeId, stored: Stored) -> Self {
        let (kind, detail, payload) = match stored {
            Stored::Enter(kind) => (0, kind as u32, 0),
            Stored::Order(list) => (1, 0, list),
            Stored::Evaluate(value) => (2, 0, word(value)),
            Stored::Improve(value) => (3, 0, word(value)),
            Stored::Cutoff(side, reach, by) => {
                let detail = side as u32 | (reach as u32) << 1;
                (4, detail, by.map_or(NOBODY, NodeId::number))
            }
            Stored::Leave(value, bound) => {
                (5, bound.map_or(0, |bound| bound as u32 + 1), word(value))
            }
        };
        Self { head: node.number() | detail << NODE_BITS | kind << KIND_SHIFT, payload }
    }

    #[inline]
    pub fn node(self) -> NodeId {
        NodeId::new(self.head & ((1 << NODE_BITS) - 1))
    }

    pub fn stored(self) -> Stored {
        let detail = (self.head >> NODE_BITS) & 0x7f;
        match self.head >> KIND_SHIFT {
            0 => Stored::Enter(match detail {
                0 => EnterAs::Full,
                1 => EnterAs::NullWindow,
                _ => EnterAs::ReSearch,
            }),
            1 => Stored::Order(self.payload),
            2 => Stored::Evaluate(score(self.payload)),
            3 => Stored::Improve(score(self.payload)),
            4 => Stored::Cutoff(
                if detail & 1 == 0 { Side::Alpha } else { Side::Beta },
                if detail & 2 == 0 { Reach::Shallow } else { Reach::Deep },
                (self.payload != NOBODY).then(|| NodeId::new(self.payload)),
            ),
            _ => Stored::Leave(
                score(self.payload),
                match detail {
                    1 => Some(Bound::Exact),
                    2 => Some(Bound::Lower),
                    3 => Some(Bound::Upper),
                    _ => None,
                },
            ),
        }
    }

    /// Whether this is the event that begins a visit.
    pub fn is_enter(self) -> bool {
        matches!(self.stored(), Stored::Enter(_))
    }

    /// Whether this is a cutoff.
    pub fn is_cutoff(self) -> bool {
        matches!(self.stored(), Stored::Cutoff(..))
    }
}

/// What of an event is stored; an order's list is the recorder's to place.
#[inline]
pub(super) fn stored(event: &Event<'_>, list: u32) -> Stored {
    match *event {
        Event::Enter { kind, .. } => Stored::Enter(kind),
        Event::Order { .. } => Stored::Order(list),
        Event::Evaluate { value, .. } => Stored::Evaluate(value),
        Event::Improve { value, .. } => Stored::Improve(value),
        Event::Cutoff { side, reach, by, .. } => Stored::Cutoff(side, reach, by),
        Event::Leave { value, bound, .. } => Stored::Leave(value, bound),
    }
}

#[inline]
fn word(value: Score) -> u32 {
    value.units().cast_unsigned()
}

/// A payload that `word` made; nothing else is ever read as a score.
fn score(word: u32) -> Score {
    Score::from_raw(word.cast_signed()).unwrap_or(Score::NEG_INF)
}
