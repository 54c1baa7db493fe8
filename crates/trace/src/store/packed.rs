//! An event in eight bytes: the part that does not follow from the tree and earlier events.
//!
//! The first word holds the node in its low 21 bits, a detail in the next 7 and the kind in the top
//! 4; the second word is the payload. Most windows, the child behind an improvement, the children
//! that a cutoff skips, how far above its bound was set, and what an entry of the table holds besides
//! its value are not stored: [`crate::read::replay`] and [`crate::read::timeline`] derive them.

use plyscope_search::events::{Bound, Effect, EnterAs, Event, Lost, Side, State};
use plyscope_tree::{MAX_NODES, NodeId, Score};

const NODE_BITS: u32 = 21;
const KIND_SHIFT: u32 = 28;
const _: () = assert!(MAX_NODES <= 1 << NODE_BITS, "a node's number fits its bits");

/// The kinds with a predicate of their own.
const ENTER: u32 = 0;
const EVALUATE: u32 = 2;
const CUTOFF: u32 = 4;
const LEAVE: u32 = 5;
const STORE: u32 = 8;
const OPEN: u32 = 9;

/// The payload for no node.
const NOBODY: u32 = u32::MAX;

/// The stored part of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stored {
    /// With the one end of the window that does not follow from the parent's: see [`end`].
    Enter(EnterAs, Score),
    /// The start of a list of children in the trace.
    Order(u32),
    Evaluate(Score),
    /// The new best value.
    Improve(Score),
    /// With the node that had set the bound.
    Cutoff(Side, Option<NodeId>),
    Leave(Score, Option<Bound>),
    /// The index of an iteration in the trace.
    Iterate(u32),
    /// The entry's value, bound and effect, if there was one.
    Probe(Option<(Score, Bound, Effect)>),
    /// The best child. The value is that of the leave that follows at once.
    Store(Option<NodeId>, Bound, Gave),
    Open(Score),
    Solve(Score),
    Purge(State, Score),
}

/// An event's [`Lost`], without the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gave {
    Nothing,
    Other,
    Own,
}

/// An event in eight bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)] // as whoever reads the memory finds them
pub(crate) struct Packed {
    head: u32,
    payload: u32,
}

impl Packed {
    #[inline(always)]
    pub fn new(node: NodeId, stored: Stored) -> Self {
        let (kind, detail, payload) = match stored {
            Stored::Enter(kind, end) => (ENTER, kind as u32, word(end)),
            Stored::Order(list) => (1, 0, list),
            Stored::Evaluate(value) => (EVALUATE, 0, word(value)),
            Stored::Improve(value) => (3, 0, word(value)),
            Stored::Cutoff(side, by) => (CUTOFF, side as u32, nobody_or(by)),
            Stored::Leave(value, bound) => {
                (LEAVE, bound.map_or(0, |bound| bound as u32 + 1), word(value))
            }
            Stored::Iterate(index) => (6, 0, index),
            Stored::Probe(None) => (7, 0, 0),
            Stored::Probe(Some((value, bound, effect))) => {
                (7, (bound as u32 + 1) | (effect as u32) << 2, word(value))
            }
            Stored::Store(best, bound, gave) => {
                (STORE, bound as u32 | (gave as u32) << 2, nobody_or(best))
            }
            Stored::Open(merit) => (OPEN, 0, word(merit)),
            Stored::Solve(merit) => (10, 0, word(merit)),
            Stored::Purge(state, merit) => (11, state as u32, word(merit)),
        };
        Self { head: node.number() | detail << NODE_BITS | kind << KIND_SHIFT, payload }
    }

    #[inline]
    pub fn node(self) -> NodeId {
        NodeId::new(self.head & ((1 << NODE_BITS) - 1))
    }

    pub fn stored(self) -> Stored {
        let detail = (self.head >> NODE_BITS) & 0x7f;
        let score = score(self.payload);
        let node = (self.payload != NOBODY).then(|| NodeId::new(self.payload));
        match self.head >> KIND_SHIFT {
            ENTER => Stored::Enter(EnterAs::ALL[detail.min(2) as usize], score),
            1 => Stored::Order(self.payload),
            EVALUATE => Stored::Evaluate(score),
            3 => Stored::Improve(score),
            CUTOFF => Stored::Cutoff(Side::ALL[detail.min(2) as usize], node),
            LEAVE => Stored::Leave(score, detail.checked_sub(1).map(bound)),
            6 => Stored::Iterate(self.payload),
            7 => {
                let known = (detail & 3).checked_sub(1).map(bound);
                let effect = Effect::ALL[(detail >> 2) as usize & 3];
                Stored::Probe(known.map(|bound| (score, bound, effect)))
            }
            STORE => {
                let gave = [Gave::Nothing, Gave::Other, Gave::Own][(detail >> 2).min(2) as usize];
                Stored::Store(node, bound(detail & 3), gave)
            }
            OPEN => Stored::Open(score),
            10 => Stored::Solve(score),
            _ => Stored::Purge(State::ALL[detail.min(1) as usize], score),
        }
    }

    /// The kind of event.
    #[inline(always)]
    pub fn kind(self) -> u32 {
        self.head >> KIND_SHIFT
    }

    /// Whether this is the event that begins a visit: an arrival, or a state that joins the list.
    #[inline(always)]
    pub fn is_enter(self) -> bool {
        matches!(self.kind(), ENTER | OPEN)
    }

    /// Whether this is the event that ends a visit.
    #[inline(always)]
    pub fn is_leave(self) -> bool {
        self.kind() == LEAVE
    }

    /// Whether this is an evaluation.
    pub fn is_evaluate(self) -> bool {
        self.kind() == EVALUATE
    }

    /// Whether another event is the same but for its scores.
    pub fn is_same_step(self, other: Self) -> bool {
        let has_node = matches!(self.kind(), CUTOFF | STORE);
        self.head == other.head && (!has_node || self.payload == other.payload)
    }

    /// Whether this is a cutoff.
    #[inline(always)]
    pub fn is_cutoff(self) -> bool {
        self.kind() == CUTOFF
    }
}

/// The stored part of an event; `index` is the recorder's index of an order's list or an iteration.
#[inline(always)]
pub(crate) fn stored(event: &Event<'_>, index: u32) -> Stored {
    match *event {
        Event::Enter { kind, window, .. } => {
            // A null window is known by its lower end. A re-search differs from its parent's window in
            // one end, which in the negamax forms is the child's upper one.
            let end = window.map_or(Score::NEG_INF, |window| match kind {
                EnterAs::ReSearch => window.beta,
                EnterAs::NullWindow | EnterAs::Full => window.alpha,
            });
            Stored::Enter(kind, end)
        }
        Event::Order { .. } => Stored::Order(index),
        Event::Evaluate { value, .. } => Stored::Evaluate(value),
        Event::Improve { value, .. } => Stored::Improve(value),
        Event::Cutoff { side, by, .. } => Stored::Cutoff(side, by),
        Event::Leave { value, bound, .. } => Stored::Leave(value, bound),
        Event::Iterate(_) => Stored::Iterate(index),
        Event::Probe { hit, .. } => {
            Stored::Probe(hit.map(|hit| (hit.value, hit.bound, hit.effect)))
        }
        Event::Store { bound, best, lost, .. } => {
            let gave = match lost {
                Lost::Nothing => Gave::Nothing,
                Lost::Other(_) => Gave::Other,
                Lost::Own => Gave::Own,
            };
            Stored::Store(best, bound, gave)
        }
        Event::Open { merit, .. } => Stored::Open(merit),
        Event::Solve { merit, .. } => Stored::Solve(merit),
        Event::Purge { state, merit, .. } => Stored::Purge(state, merit),
    }
}

#[inline(always)]
fn nobody_or(node: Option<NodeId>) -> u32 {
    node.map_or(NOBODY, NodeId::number)
}

fn bound(detail: u32) -> Bound {
    Bound::ALL[detail.min(2) as usize]
}

#[inline(always)]
fn word(value: Score) -> u32 {
    value.units().cast_unsigned()
}

/// A payload that `word` made; nothing else is ever read as a score.
fn score(word: u32) -> Score {
    Score::from_raw(word.cast_signed()).unwrap_or(Score::NEG_INF)
}
