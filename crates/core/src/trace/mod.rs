//! Traces: what a search did, event by event; recorded, replayed, indexed, checked, written out.

mod changes;
pub mod check;
mod correspond;
mod counts;
mod event;
mod event_at;
mod events;
mod iteration;
pub mod jsonl;
mod names;
mod packed;
mod path;
mod phases;
mod recorder;
mod replay;
mod sink;
mod solution;
mod states;
mod table_log;
mod timeline;
mod watch;
mod windows;

pub use correspond::same_step;
pub use counts::Counts;
pub use event::{Bound, Effect, EnterAs, Event, Hit, Lost, Reach, Side, State};
pub use iteration::{Finished, Iteration, Why};
pub use path::Frame;
pub use recorder::{Trace, count, record, record_with};
pub use replay::Replay;
pub use sink::{Counter, Sink, Unobserved};
pub use solution::{BestFirstState, OpenList};
pub use states::{NodeState, Phase};
pub use table_log::{TableEntry, TableLog};
pub use timeline::Timeline;
pub use watch::{MAX_EVENTS, Progress, Watch};
