//! The words for small enums in trace files, across the boundary and in messages.

use crate::events::Why;
use crate::events::{Bound, Effect, EnterAs, Reach, Side, State};
use plyscope_tree::words;

words!(Side: Alpha = "alpha", Beta = "beta", Assumed = "assumed");
words!(Reach: Shallow = "shallow", Deep = "deep");
words!(Bound: Exact = "exact", Lower = "lower", Upper = "upper");
words!(EnterAs: Full = "full", NullWindow = "null-window", ReSearch = "re-search");
words!(Effect: None = "none", Return = "return", RaiseAlpha = "raise-alpha", LowerBeta = "lower-beta");
words!(State: Live = "live", Solved = "solved");
words!(Why: Deeper = "deeper", Guess = "guess", FailedLow = "failed-low", FailedHigh = "failed-high", Test = "test");
