//! Rules that are laid over others, one thing done otherwise at a time.

use plyscope_search::{Rules, Window};
use plyscope_tree::Score;

/// What every such rule knows.
#[derive(Clone, Copy)]
pub(crate) struct Laid<'a> {
    /// What it is laid over; nothing but the paper, if it is none.
    pub below: Option<&'a dyn Rules>,
    /// In which of its ways it is written, from 0.
    pub way: u8,
    /// The window with which the program enters the root.
    pub first: Window,
}

impl Laid<'_> {
    /// Over the paper alone, in the first way. In small trees some values are in this window, and some are not.
    pub const ALONE: Self =
        Self { below: None, way: 0, first: Window { alpha: units(1), beta: units(3) } };
}

/// So many units.
pub(crate) const fn units(units: i32) -> Score {
    match Score::from_units(units) {
        Some(score) => score,
        None => Score::NEG_INF,
    }
}

/// Makes an enum whose variants are each some rules that are laid over others, and what leads from each to its row.
macro_rules! laid {
    (
        $(#[$about:meta])*
        $name:ident
        $(
            $(#[$meta:meta])*
            $row:ident($word:literal) $(ways $ways:literal)? $(keeps $kept:ident: $type:ty)?, $applies:expr, $sentence:expr, { $($decision:tt)* }
        )+
    ) => {
        plyscope_tree::words! {
            $(#[$about])*
            pub enum $name { $($(#[$meta])* $row = $word),+ }
        }

        $(
            struct $row<'a> { laid: Laid<'a>, $($kept: $type)? }

            impl $row<'_> {
                /// What is done if this is not.
                #[allow(dead_code)] // most decide something whatever it is
                fn usual(&self) -> &dyn plyscope_search::Rules {
                    self.laid.below.unwrap_or(&plyscope_search::Faithful)
                }
            }

            impl plyscope_search::Rules for $row<'_> {
                fn below(&self) -> Option<&dyn plyscope_search::Rules> {
                    self.laid.below
                }

                $($decision)*
            }
        )+

        impl $name {
            /// The rules of a program that begins.
            pub(crate) fn rules<'a>(self, laid: Laid<'a>) -> Box<dyn plyscope_search::Rules + 'a> {
                match self { $(Self::$row => Box::new($row { laid, $($kept: <$type>::default())? })),+ }
            }

            /// In how many ways it is written.
            #[must_use]
            pub const fn ways(self) -> u8 {
                match self { $(Self::$row => 1 $(* $ways)?),+ }
            }

            /// To which searches it applies.
            fn applies(self, algorithm: Algorithm, options: &Options) -> bool {
                let applies: fn(Algorithm, &Options) -> bool = match self { $(Self::$row => $applies),+ };
                applies(algorithm, options)
            }

            /// One sentence that says what a program does that has it.
            #[must_use]
            pub fn sentence(self, options: &Options) -> &'static str {
                match self { $(Self::$row => $sentence(options)),+ }
            }
        }
    };
}

pub(crate) use laid;
