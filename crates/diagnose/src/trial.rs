//! A trial: whether a search by some rules does what a trace tells.

use std::cell::Cell;

use crate::action::Action;
use crate::claims::Claims;
use crate::comparison::Comparison;
use crate::outcome;
use crate::program::follow;
use plyscope_search::events::{Counter, Event, Iteration, Sink as _};
use plyscope_search::{Algorithm, Options, Rules, SearchError};

/// How much a program would do of what explains a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All that it would tell is in the trace.
    All,
    /// It does all that the trace tells, and goes on: the trace was broken off.
    Beginning,
}

/// What came of a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tried {
    /// The number of claims that agree, from the first on.
    pub agreed: usize,
    /// How much of the search the trace tells; `None` if it tells something else.
    pub extent: Option<Extent>,
}

/// Trials of one trace, which together do no more than so many things: there are thousands of pairs of slips.
#[derive(Debug)]
pub(crate) struct Trials<'a> {
    pub claims: &'a Claims<'a>,
    left: Cell<u64>,
}

/// The most events of all trials.
const MOST: u64 = 40_000_000;

/// How much more than the trace tells a program may do: what it does may be nothing that is told.
const MORE: u64 = 20_000;

impl Tried {
    /// Whether it explains the trace to this extent.
    pub fn explains(self, extent: Extent) -> bool {
        self.extent.is_some_and(|own| own == Extent::All || extent == Extent::Beginning)
    }
}

impl<'a> Trials<'a> {
    /// Those of a trace.
    pub fn new(claims: &'a Claims<'a>) -> Self {
        Self { claims, left: Cell::new(MOST) }
    }

    /// Whether more can be tried.
    pub fn go_on(&self) -> bool {
        self.left.get() > 0
    }

    /// Searches by these rules, up to the first action that the trace tells otherwise.
    pub fn of(&self, algorithm: Algorithm, options: &Options, rules: &dyn Rules) -> Tried {
        let claims = self.claims;
        let set = rules.options(*options);
        let mut comparison = Comparison::new(claims, &set, algorithm.perspective(options));
        let mut counts = Counter::default();
        let mut circle = Circle::default();
        let (mut done, mut parted) = (0, false);
        let most = 20 * (claims.len() as u64 + claims.tree.len() as u64) + MORE;
        let ran = follow(claims.tree, algorithm, options, rules, &mut |event| {
            done += 1;
            counts.record(*event);
            let agrees = Action::of(event).is_none_or(|action| comparison.take(action).is_ok());
            parted = !agrees || done > most || circle.closes(event, comparison.agreed());
            !parted
        });
        self.left.set(self.left.get().saturating_sub(done + 50));
        let agreed = comparison.agreed();
        let is_all_told = comparison.present().is_none();
        let extent = match ran {
            Ok(outcome) => {
                let by_mover = comparison.is_turned_at_root();
                let differs = || outcome::differs(claims, by_mover, &outcome, &counts).is_some();
                (is_all_told && claims.unfinished.is_none() && !differs()).then_some(Extent::All)
            }
            Err(SearchError::Stopped) => None,
            Err(_) => return Tried { agreed: 0, extent: None },
        };
        // It may go on beyond the end of a trace that tells no result.
        let begins = is_all_told && claims.end.1.is_none();
        Tried { agreed, extent: extent.or(begins.then_some(Extent::Beginning)) }
    }
}

/// The last search of the root by a program with a slip. One that begins as it did, after nothing was stored, makes the program go
/// on for ever, and what it does in each round may be nothing that the trace tells.
#[derive(Default)]
struct Circle(Option<(Iteration, usize)>);

impl Circle {
    /// Takes the next event, after which so many claims agree; returns whether the program goes round and round.
    fn closes(&mut self, event: &Event<'_>, agreed: usize) -> bool {
        match *event {
            Event::Iterate(begun) => {
                let begun = Some((Iteration { number: 0, ..begun }, agreed));
                std::mem::replace(&mut self.0, begun) == begun
            }
            Event::Store { .. } => {
                self.0 = None;
                false
            }
            _ => false,
        }
    }
}
