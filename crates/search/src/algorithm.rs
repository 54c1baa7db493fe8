//! An algorithm's names, its authors, and its properties, by which other crates treat it.

use std::fmt;
use std::str::FromStr;

use plyscope_tree::{Player, words};
#[cfg(feature = "serde")]
use serde::{Serialize, Serializer};
use thiserror::Error;

pub use crate::algorithms::Algorithm;
use crate::needs::Needs;
use crate::options::switches::Switch;
use crate::options::{Form, Options};
use crate::perspective::Perspective;

words! {
    /// A group of algorithms in a list.
    #[non_exhaustive]
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

words! {
    /// The nodes that a search enters with a window.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
    pub enum Windows {
        /// Nowhere.
        Nowhere = "nowhere",
        /// Below the root, where it tests.
        InTests = "in-tests",
        /// From the root on.
        FromRoot = "from-root",
    }
}

words! {
    /// What a driver does with what a search of the root returns.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
    pub enum Drive {
        /// It searches one ply deeper.
        Deepens = "deepens",
        /// It opens its window on the side where the value lies outside, and searches again.
        Widens = "widens",
        /// It takes the value for a bound, and searches again until the two bounds meet.
        Narrows = "narrows",
        /// It says whether the value reaches γ.
        Tests = "tests",
    }
}

words! {
    /// The end from which a search closes in on the value by bounds.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
    #[cfg_attr(feature = "typescript", ts(rename_all = "kebab-case"))]
    pub enum Begins {
        /// At a guess.
        AtGuess = "at-guess",
        /// At +∞; of a best-first search, in the view of the player who moves at the root.
        Above = "above",
        /// At −∞.
        Below = "below",
    }
}

/// An algorithm's names, origin and properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "AlgorithmInfo"))]
pub struct About {
    /// The name at the terminal and in the address.
    pub name: &'static str,
    /// The name in prose.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub long_name: &'static str,
    /// Its authors.
    pub author: &'static str,
    /// The year of publication.
    pub year: u16,
    /// Its group.
    pub group: Group,
    /// The feature that it needs.
    pub needs: Needs,
    /// The view from which it gives values, if it walks the tree itself.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub perspective: Perspective,
    /// The nodes that it enters with a window, if it walks the tree itself.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub windows: Windows,
    /// A visit depends on its window, its subtree and the order of children alone, and not on earlier visits.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub remembers_nothing: bool,
    /// It tests a child first, and searches the child again if the test leaves its value open.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub searches_again: bool,
    /// At the last two plies it takes the result of a test as exact, and does not search again.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub trusts_last_plies: bool,
    /// It enters the critical tree alone, and its value is what that proves.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub critical_alone: bool,
    /// What it does with what a search of the root returns, if it is a driver.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub drive: Option<Drive>,
    /// The end from which it closes in on the value, if it does so by bounds.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub begins: Option<Begins>,
    /// The depth to which it searches, if it cannot be chosen.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub fixed_depth: Option<u16>,
    /// The switches that have an effect on it, besides those that all searches have.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub switches: &'static [Switch],
    /// The searches that it can drive, the default first; empty if that cannot be chosen.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub drives: &'static [Algorithm],
    /// The search that it sends through the tree where that cannot be chosen.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub walker: Option<Algorithm>,
    /// Its pseudocode in the usual form, as templates: its own, and those of the searches that it calls.
    ///
    /// Each line of a template has its marks, a bar, and the statement. `{name:text}` is kept if the named condition
    /// holds, `{!name:text}` if it does not. `plyscope-explain` makes the listing of a search from it.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub listing: &'static [&'static str],
    /// A sum in its own routines may pass an infinity.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub widens: bool,
    /// The routines of that code which search the root where MAX moves, and where MIN moves.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub routines: [&'static str; 2],
}

impl About {
    /// An algorithm of which nothing is known but its names and origin.
    pub(crate) const fn new(
        name: &'static str,
        long_name: &'static str,
        (author, year): (&'static str, u16),
        group: Group,
    ) -> Self {
        Self {
            name,
            long_name,
            author,
            year,
            group,
            needs: Needs::Nothing,
            perspective: Perspective::Max,
            windows: Windows::Nowhere,
            remembers_nothing: false,
            searches_again: false,
            trusts_last_plies: false,
            critical_alone: false,
            drive: None,
            begins: None,
            fixed_depth: None,
            switches: &[],
            drives: &[],
            walker: None,
            listing: &[],
            widens: false,
            routines: ["max_value", "min_value"],
        }
    }
}

impl Algorithm {
    /// The name at the terminal and in the address.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.about().name
    }

    /// Whether it is not depth first.
    #[must_use]
    pub const fn is_best_first(self) -> bool {
        matches!(self.about().group, Group::BestFirst)
    }

    /// The player in whose view a best-first search is done, who closes in on the value from above.
    #[must_use]
    pub fn view(self, root: Player) -> Option<Player> {
        let begins = self.about().begins.filter(|_| self.is_best_first())?;
        Some(if begins == Begins::Above { root } else { root.other() })
    }

    /// Whether it enters each node at most once, and keeps nothing of it for later.
    #[must_use]
    pub fn visits_once(self) -> bool {
        let &About { searches_again, needs, drives, walker, .. } = self.about();
        let is_alone = drives.is_empty() && walker.is_none() && !self.is_best_first();
        is_alone && !searches_again && needs != Needs::Table
    }

    /// Whether it is a driver that does this with what a search of the root returns.
    #[must_use]
    pub fn drives_by(self, drive: Drive) -> bool {
        self.about().drive == Some(drive)
    }

    /// The searches that it can drive, the default first; empty if it drives none.
    #[must_use]
    pub const fn inner_choices(self) -> &'static [Self] {
        self.about().drives
    }

    /// The search that it drives; itself if it drives none.
    #[must_use]
    pub fn inner(self, options: &Options) -> Self {
        let choices = self.inner_choices();
        let chosen = options.inner.filter(|inner| choices.contains(inner));
        chosen.or(choices.first().copied()).unwrap_or(self)
    }

    /// The search that walks the tree, behind all drivers.
    #[must_use]
    pub fn walker(self, options: &Options) -> Self {
        let inner = self.inner(options);
        inner.about().walker.unwrap_or(inner)
    }

    /// The view from which its traces give values.
    #[must_use]
    pub fn perspective(self, options: &Options) -> Perspective {
        self.walker(options).about().perspective
    }

    /// Whether it enters nodes with a window, and so can cut.
    #[must_use]
    pub fn has_window(self, options: &Options) -> bool {
        self.walker(options).about().windows != Windows::Nowhere
    }

    /// Whether it enters the root with a window.
    #[must_use]
    pub fn has_root_window(self, options: &Options) -> bool {
        self.walker(options).about().windows == Windows::FromRoot
    }

    /// Whether it keeps a transposition table.
    #[must_use]
    pub fn has_table(self, options: &Options) -> bool {
        self.walker(options).about().needs == Needs::Table
    }

    /// The forms in which its code is printed, the usual one first.
    #[must_use]
    pub fn forms(self) -> Vec<Form> {
        let mut forms = vec![Form::default()];
        forms.extend(Form::ALL.into_iter().filter(|form| form.listing(self).is_some()));
        forms
    }

    /// The form that is chosen, if its code is printed in it, or else the usual one.
    #[must_use]
    pub fn form(self, options: &Options) -> Form {
        options.form.listing(self).map_or(Form::default(), |_| options.form)
    }

    /// The templates of its code in the chosen form.
    #[must_use]
    pub fn templates(self, options: &Options) -> &'static [&'static str] {
        options.form.listing(self).unwrap_or(self.about().listing)
    }

    /// These options with the textbook form, and with the switches that the chosen form sets: the search is the same.
    #[must_use]
    pub fn without_form(self, options: &Options) -> Options {
        Options { form: Form::Textbook, ..self.form(options).set(options) }
    }
}

#[cfg(feature = "serde")]
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
