//! The forms in which an algorithm's code is published. One more of them is a listing and a row here.

use crate::algorithm::Algorithm;
use crate::options::switches::Switch;
use crate::options::{BoundUpdate, Fail, Options};
use plyscope_tree::words;

/// Makes the enum of the forms, and what each sets and prints.
macro_rules! forms {
    ($(
        $(#[$meta:meta])*
        $form:ident = $word:literal { $($field:ident: $value:expr),* } [$($algorithm:ident: $listing:literal),*];
    )+) => {
        words! {
            /// The shape of an algorithm's code. It changes nothing in a search but the switches that it sets.
            #[non_exhaustive]
            #[derive(Default)]
            pub enum Form { $($(#[$meta])* $form = $word),+ }
        }

        impl Form {
            /// Whether this form sets a switch, which has the name of its field.
            pub(crate) fn sets(self, switch: Switch) -> bool {
                let fields: &[&str] = match self { $(Self::$form => &[$(stringify!($field)),*]),+ };
                fields.contains(&switch.word())
            }

            /// These options with the switches that this form sets.
            #[must_use]
            pub fn set(self, options: &Options) -> Options {
                match self { $(Self::$form => Options { $($field: $value,)* form: self, ..*options }),+ }
            }

            /// The algorithm's code in this form, if it is published in it and this is not the usual one.
            pub(crate) fn listing(self, algorithm: Algorithm) -> Option<&'static [&'static str]> {
                match (self, algorithm) {
                    $($((Self::$form, Algorithm::$algorithm) => {
                        Some(&[include_str!(concat!("../algorithms/", $listing, ".listing"))])
                    })*)+
                    _ => None,
                }
            }
        }
    };
}

// Each row: the form and its word; the switches that it sets; the algorithms that are published in it, with their listings.
forms! {
    /// The usual one: two functions, MAX's and MIN's; in negamax, one with a colour.
    #[default]
    Textbook = "textbook" {} [];
    /// One function with a parameter that says whose move it is, as encyclopedias print it.
    Player = "player" {} [Minimax: "minimax_player", AlphaBeta: "alpha_beta_player"];
    /// The same, but α and β collect the best values: a node never returns less than its mover was sure of.
    PlayerAlpha = "player-alpha" { fail: Fail::HardBelow, bound: BoundUpdate::BeforeCheck }
        [AlphaBeta: "alpha_beta_player_alpha"];
    /// Negamax that returns β where it cuts and the best value at the end, as encyclopedias print it.
    ReturnBeta = "return-beta" { fail: Fail::HardAbove } [NegamaxAlphaBeta: "negamax_alpha_beta_return_beta"];
    /// Negamax without a colour: the static value is that for the side to move.
    NoColour = "no-colour" {}
        [Negamax: "negamax_no_colour", NegamaxAlphaBeta: "negamax_alpha_beta_no_colour"];
    /// Fail-hard negamax with `alfa` and `val`, as a Swedish course prints it.
    AlfaVal = "alfa-val" { fail: Fail::Hard, bound: BoundUpdate::AfterCheck }
        [NegamaxAlphaBeta: "negamax_alpha_beta_alfa_val"];
    /// One function with a player that returns a value and a move, as a Slovenian lesson prints it.
    Pairs = "pairs" { fail: Fail::Soft, bound: BoundUpdate::BeforeCheck, deep: true }
        [Minimax: "minimax_pairs", AlphaBeta: "alpha_beta_pairs"];
    /// Negamax over one position, on which moves are made and unmade, as a Russian article has it.
    MakeUnmake = "make-unmake" {}
        [Negamax: "negamax_make_unmake", NegamaxAlphaBeta: "negamax_alpha_beta_make_unmake"];
}
