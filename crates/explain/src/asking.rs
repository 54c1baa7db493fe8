//! Questions that somebody asks of the picture, at any step and of any node: why a node is skipped, what
//! would change that, whether a value matters, and what is known of a node by now. Facts alone, as in
//! [`crate::facts`]; the page words them.

mod freedom;
mod known;
mod opening;
mod skipped;
mod trials;

pub use freedom::{End, Freedom, Range};
pub use known::Interval;
pub use opening::Opening;
pub use skipped::{Chain, Sure, WhySkipped};
pub use trials::EFFORT;
