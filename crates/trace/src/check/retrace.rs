//! The search that a trace claims to record, made again. The grammar knows what a search may do; only this knows what
//! the search does.

use plyscope_search::events::{Event, Sink};
use plyscope_search::{Algorithm, Options, Outcome, SearchError, search};
use plyscope_tree::Tree;

/// Makes a search again and hands each of its events to `compare`, until that returns an error.
///
/// ```
/// use plyscope_search::{Algorithm, Options};
/// use plyscope_trace::check::retrace;
///
/// let tree = plyscope_tree::notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
/// let mut events = 0;
/// let outcome = retrace(&tree, Algorithm::AlphaBeta, &Options::default(), |_| {
///     events += 1;
///     Ok::<(), String>(())
/// })??;
/// assert_eq!((events, outcome.value.units()), (37, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`SearchError`] if the search cannot be made; inside, the first error of `compare`.
pub fn retrace<E>(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    compare: impl FnMut(&Event<'_>) -> Result<(), E>,
) -> Result<Result<Outcome, E>, SearchError> {
    let mut comparison = Comparison { compare, failure: None };
    let outcome = search(tree, algorithm, options, &mut comparison);
    comparison.failure.map_or(outcome.map(Ok), |failure| Ok(Err(failure)))
}

/// Hands on each event until the first failure.
struct Comparison<F, E> {
    compare: F,
    failure: Option<E>,
}

impl<E, F: FnMut(&Event<'_>) -> Result<(), E>> Sink for Comparison<F, E> {
    fn record(&mut self, event: Event<'_>) {
        if self.failure.is_none() {
            self.failure = (self.compare)(&event).err();
        }
    }

    fn refusal(&self) -> Option<SearchError> {
        self.failure.as_ref().map(|_| SearchError::Stopped)
    }
}

/// Whether an event of a trace says nothing but what the search does. A window, a depth or a bound that it leaves out
/// claims nothing.
#[must_use]
pub fn agrees(claimed: &Event<'_>, made: &Event<'_>) -> bool {
    claimed == &without_what_is_left_out(*made, claimed)
}

/// An event of the search without the optional fields that the trace leaves out.
fn without_what_is_left_out<'a>(made: Event<'a>, claimed: &Event<'_>) -> Event<'a> {
    match (made, *claimed) {
        (Event::Enter { node, window, depth, kind }, Event::Enter { window: w, depth: d, .. }) => {
            Event::Enter { node, window: w.and(window), depth: d.and(depth), kind }
        }
        (Event::Improve { node, child, value, window }, Event::Improve { window: w, .. }) => {
            Event::Improve { node, child, value, window: w.and(window) }
        }
        (Event::Leave { node, value, bound }, Event::Leave { bound: b, .. }) => {
            Event::Leave { node, value, bound: b.and(bound) }
        }
        (made, _) => made,
    }
}
