//! Traces: what a search did, event by event; recorded, replayed, indexed, checked, written out.

pub mod check;
mod correspond;
mod counts;
mod event;
mod event_at;
pub mod jsonl;
mod names;
mod packed;
mod recorder;
mod replay;
mod sink;
mod timeline;
mod windows;

pub use correspond::same_step;
pub use counts::Counts;
pub use event::{Bound, EnterAs, Event, Reach, Side};
pub use recorder::{Recorder, Trace, record};
pub use replay::Replay;
pub use sink::{Counter, Sink, Unobserved};
pub use timeline::{Frame, NodeState, Phase, Timeline};
