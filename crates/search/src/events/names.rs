//! The words that the trace file, the wasm boundary and the messages use for the small facts.

use crate::events::Why;
use crate::events::{Bound, Effect, EnterAs, Reach, Side, State};

/// A value that has one fixed word.
macro_rules! words {
    ($type:ident: $($variant:ident = $word:literal),+) => {
        impl $type {
            /// The word for this in a trace file.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// What the word stands for.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

words!(Side: Alpha = "alpha", Beta = "beta", Assumed = "assumed");
words!(Reach: Shallow = "shallow", Deep = "deep");
words!(Bound: Exact = "exact", Lower = "lower", Upper = "upper");
words!(EnterAs: Full = "full", NullWindow = "null-window", ReSearch = "re-search");
words!(Effect: None = "none", Return = "return", RaiseAlpha = "raise-alpha", LowerBeta = "lower-beta");
words!(State: Live = "live", Solved = "solved");
words!(Why: Deeper = "deeper", Guess = "guess", FailedLow = "failed-low", FailedHigh = "failed-high", Test = "test");
