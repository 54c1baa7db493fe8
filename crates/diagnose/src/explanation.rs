//! What explains a trace that differs: a slip, or another search that does all that it tells.

use crate::action::Action;
use crate::claims::Claims;
use crate::comparison::Comparison;
use crate::program::follow;
use crate::slip::Slip;
use plyscope_search::events::{Event, Iteration};
use plyscope_search::{Algorithm, Faithful, Options, SearchError, Switch};

/// How much a program would do of what explains a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// All that it would tell is in the trace.
    All,
    /// It does all that the trace tells, and goes on: the trace was broken off.
    Beginning,
}

impl Extent {
    /// A program explains the trace if nothing that it does differs from it. It may go on beyond the trace's end only where the
    /// beginning is what is to be explained.
    fn holds(self, comparison: &Comparison<'_>, agrees: bool) -> bool {
        comparison.present().is_none() && (agrees || self == Self::Beginning)
    }
}

/// Another search that does all that a trace tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookalike {
    /// Its algorithm.
    pub algorithm: Algorithm,
    /// The switch that is set otherwise, and its value.
    pub switch: Option<(Switch, String)>,
}

/// The slips with which a program does all that a trace tells, to this extent, the most likely first. If the trace agrees with
/// the search, they are the slips that make no difference on its tree, or in what it tells.
#[must_use]
pub fn slips(
    claims: &Claims<'_>,
    extent: Extent,
    algorithm: Algorithm,
    options: &Options,
) -> Vec<Slip> {
    let explains = |&slip: &Slip| {
        let rules = slip.rules();
        let slipped = rules.options(*options);
        let mut comparison = Comparison::new(claims, &slipped, algorithm.perspective(options));
        let mut circle = Circle::default();
        let mut agrees = true;
        let ran = follow(claims.tree, algorithm, options, &*rules, &mut |event| {
            let agreed = Action::of(event).is_none_or(|action| comparison.take(action).is_ok());
            agrees = agreed && !circle.closes(event, comparison.agreed());
            agrees
        });
        matches!(ran, Ok(_) | Err(SearchError::Stopped)) && extent.holds(&comparison, agrees)
    };
    Slip::ALL.into_iter().filter(|slip| slip.fits(algorithm, options) && explains(slip)).collect()
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

/// Switches of which one may be set otherwise, and their values.
const OTHERS: [(Switch, &str); 7] = [
    (Switch::Fail, "soft"),
    (Switch::Fail, "hard"),
    (Switch::Fail, "hard-above"),
    (Switch::Fail, "hard-below"),
    (Switch::Deep, "off"),
    (Switch::Order, "reversed"),
    (Switch::Bound, "after"),
];

/// Other searches that do all that the trace tells: the same one with a switch set otherwise, or other algorithms.
pub(crate) fn lookalikes(
    claims: &Claims<'_>,
    extent: Extent,
    algorithm: Algorithm,
    options: &Options,
) -> Vec<Lookalike> {
    let switched = OTHERS.iter().filter_map(|&(switch, value)| {
        let mut other = *options;
        other.set(switch.word(), value).ok()?;
        let is_other = algorithm.uses(switch, options) && other != *options;
        let switch = Some((switch, value.to_owned()));
        is_other.then_some((Lookalike { algorithm, switch }, other))
    });
    let others = Algorithm::ALL.into_iter().filter(|&other| other != algorithm);
    let others = others.map(|algorithm| (Lookalike { algorithm, switch: None }, *options));
    let all = switched.chain(others);
    let explains =
        |(of, options): &(Lookalike, Options)| does_all(claims, extent, of.algorithm, options);
    all.filter(explains).map(|(of, _)| of).collect()
}

/// A search that explains the trace to this extent: nothing that it does differs, of the kinds of actions that the trace tells.
fn does_all(claims: &Claims<'_>, extent: Extent, algorithm: Algorithm, options: &Options) -> bool {
    let mut comparison = Comparison::new(claims, options, algorithm.perspective(options));
    let ran = follow(claims.tree, algorithm, options, &Faithful, &mut |event| {
        Action::of(event).is_none_or(|action| comparison.take(action).is_ok())
    });
    let agrees = ran.is_ok();
    (agrees || ran == Err(SearchError::Stopped)) && extent.holds(&comparison, agrees)
}
