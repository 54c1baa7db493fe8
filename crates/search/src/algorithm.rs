//! The algorithms: their names, their authors, and how they are related.

use std::fmt;
use std::str::FromStr;

use plyscope_tree::words;
use serde::{Serialize, Serializer};
use thiserror::Error;

use super::needs::Needs;

/// A search algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// Minimax: every node.
    Minimax,
    /// Negamax: minimax with one rule for both players; Knuth and Moore's F.
    Negamax,
    /// The best move by static value alone.
    OnePly,
    /// Alpha-beta in minimax form.
    AlphaBeta,
    /// Alpha-beta in negamax form; Knuth and Moore's F2.
    NegamaxAlphaBeta,
    /// Alpha-beta in negamax form with a transposition table.
    NegamaxTt,
    /// The critical tree alone.
    Minimal,
    /// One search with a window of no width: is the value at least γ?
    NullWindow,
    /// SCOUT: EVAL and TEST.
    Scout,
    /// Principal variation search.
    Pvs,
    /// NegaScout.
    NegaScout,
    /// Searches deeper and deeper.
    IterativeDeepening,
    /// A window round a guess.
    Aspiration,
    /// MTD(f): null windows from a guess.
    MtdF,
    /// MTD(+∞): null windows from above.
    MtdPlusInf,
    /// MTD(−∞): null windows from below.
    MtdMinusInf,
    /// SSS*: best first, from above.
    SssStar,
    /// DUAL*: best first, from below.
    DualStar,
}

words! {
    /// A group of algorithms in a list.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
    pub enum Group {
        /// No windows: every node that the depth allows.
        Exhaustive = "exhaustive",
        /// One window, or two bounds, that cut.
        AlphaBeta = "alpha-beta",
        /// A test with a null window first, and a second search where it fails.
        Scout = "scout",
        /// Drivers, which search again and again with another depth or another window.
        Driver = "driver",
        /// Not depth first: always the most promising state next.
        BestFirst = "best-first",
    }
}

/// An algorithm's names, origin and needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "AlgorithmInfo"))]
pub struct About {
    /// The name at the terminal and in the address.
    pub name: &'static str,
    /// The name in prose.
    #[serde(skip)]
    pub long_name: &'static str,
    /// Its authors.
    pub author: &'static str,
    /// The year of publication.
    pub year: u16,
    /// Its group.
    pub group: Group,
    /// The feature that it needs.
    pub needs: Needs,
}

const fn about(
    name: &'static str,
    long_name: &'static str,
    author: &'static str,
    year: u16,
    group: Group,
    needs: Needs,
) -> About {
    About { name, long_name, author, year, group, needs }
}

impl Algorithm {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 18] = [
        Self::Minimax,
        Self::Negamax,
        Self::OnePly,
        Self::AlphaBeta,
        Self::NegamaxAlphaBeta,
        Self::NegamaxTt,
        Self::Minimal,
        Self::NullWindow,
        Self::Scout,
        Self::Pvs,
        Self::NegaScout,
        Self::IterativeDeepening,
        Self::Aspiration,
        Self::MtdF,
        Self::MtdPlusInf,
        Self::MtdMinusInf,
        Self::SssStar,
        Self::DualStar,
    ];

    /// Its names, origin and needs.
    #[must_use]
    #[rustfmt::skip] // a table reads best with a row a line
    pub const fn about(self) -> About {
        use Group::{AlphaBeta, BestFirst, Driver, Exhaustive, Scout};
        use Needs::{Nothing, StaticValues, Table};
        let plaat = "Plaat, Schaeffer, Pijls, de Bruin";
        match self {
            Self::Minimax => about("minimax", "Minimax", "Shannon", 1950, Exhaustive, Nothing),
            Self::Negamax => about("negamax", "Negamax", "Knuth, Moore", 1975, Exhaustive, Nothing),
            Self::OnePly => about("one-ply", "One ply", "Shannon", 1950, Exhaustive, StaticValues),
            Self::AlphaBeta => about("alpha-beta", "Alpha-beta", "Edwards, Hart", 1963, AlphaBeta, Nothing),
            Self::NegamaxAlphaBeta => about("negamax-alpha-beta", "Alpha-beta, negamax form", "Knuth, Moore", 1975, AlphaBeta, Nothing),
            Self::NegamaxTt => about("negamax-tt", "Alpha-beta with a transposition table", "Greenblatt, Eastlake, Crocker", 1967, AlphaBeta, Table),
            Self::Minimal => about("minimal", "Critical tree", "Knuth, Moore", 1975, AlphaBeta, Nothing),
            Self::NullWindow => about("null-window", "Null-window search", "Pearl", 1980, Scout, Nothing),
            Self::Scout => about("scout", "SCOUT", "Pearl", 1980, Scout, Nothing),
            Self::Pvs => about("pvs", "Principal variation search", "Marsland, Campbell", 1982, Scout, Nothing),
            Self::NegaScout => about("negascout", "NegaScout", "Reinefeld", 1983, Scout, Nothing),
            Self::IterativeDeepening => about("iterative-deepening", "Iterative deepening", "Slate, Atkin", 1977, Driver, StaticValues),
            Self::Aspiration => about("aspiration", "Aspiration search", "Slate, Atkin", 1977, Driver, Nothing),
            Self::MtdF => about("mtd-f", "MTD(f)", plaat, 1996, Driver, Table),
            Self::MtdPlusInf => about("mtd+inf", "MTD(+∞)", plaat, 1996, Driver, Table),
            Self::MtdMinusInf => about("mtd-inf", "MTD(−∞)", plaat, 1996, Driver, Table),
            Self::SssStar => about("sss-star", "SSS*", "Stockman", 1979, BestFirst, Nothing),
            Self::DualStar => about("dual-star", "DUAL*", "Marsland, Reinefeld, Schaeffer", 1987, BestFirst, Nothing),
        }
    }

    /// The name at the terminal and in the address.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.about().name
    }

    /// Whether it is not depth first.
    #[must_use]
    pub const fn is_best_first(self) -> bool {
        matches!(self, Self::SssStar | Self::DualStar)
    }

    /// Whether it is one of the three MTD drivers.
    #[must_use]
    pub const fn is_mtd(self) -> bool {
        matches!(self, Self::MtdF | Self::MtdPlusInf | Self::MtdMinusInf)
    }

    /// The searches that it can drive, the default first; empty if it drives none.
    #[must_use]
    pub const fn inner_choices(self) -> &'static [Self] {
        match self {
            Self::IterativeDeepening => &[
                Self::NegamaxTt,
                Self::Minimax,
                Self::Negamax,
                Self::AlphaBeta,
                Self::NegamaxAlphaBeta,
                Self::Scout,
                Self::Pvs,
                Self::NegaScout,
                Self::Aspiration,
                Self::MtdF,
            ],
            Self::Aspiration | Self::NullWindow => &[
                Self::AlphaBeta,
                Self::NegamaxAlphaBeta,
                Self::NegamaxTt,
                Self::Pvs,
                Self::NegaScout,
            ],
            _ => &[],
        }
    }
}

impl Serialize for Algorithm {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error of an unknown name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown algorithm '{0}'")]
pub struct UnknownAlgorithm(pub String);

impl FromStr for Algorithm {
    type Err = UnknownAlgorithm;

    fn from_str(name: &str) -> Result<Self, UnknownAlgorithm> {
        let named = Self::ALL.into_iter().find(|algorithm| algorithm.name() == name);
        named.ok_or_else(|| UnknownAlgorithm(name.to_owned()))
    }
}
