//! A program's actions, with slips or with none.

use crate::action::Action;
use crate::laid::Laid;
use crate::slip::Slip;
use plyscope_search::events::{Event, Sink};
use plyscope_search::{Algorithm, Faithful, Options, Outcome, Rules, SearchError, search_by};
use plyscope_tree::Tree;

/// Searches as a program with this slip would, in one of its [ways](Slip::ways), or, with none, as it should, and hands on each action until `take` returns false.
/// Returns false if it needs a static value that the tree lacks, or if the slip does not [fit](Slip::fits).
pub fn act(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    slip: Option<(Slip, u8)>,
    take: &mut dyn FnMut(Action) -> bool,
) -> bool {
    ran(tree, algorithm, options, slip, take).is_some()
}

/// The same; returns the result, which is `None` within if it was stopped.
pub(crate) fn ran(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    slip: Option<(Slip, u8)>,
    take: &mut dyn FnMut(Action) -> bool,
) -> Option<Option<Outcome>> {
    if slip.is_some_and(|(slip, _)| !slip.fits(algorithm, options)) {
        return None;
    }
    let rules = slip.map(|(slip, way)| slip.rules(Laid { way, ..Laid::ALONE }));
    let rules = rules.as_deref().unwrap_or(&Faithful);
    let ran = follow(tree, algorithm, options, rules, &mut |event| {
        Action::of(event).is_none_or(&mut *take)
    });
    match ran {
        Ok(outcome) => Some(Some(outcome)),
        Err(SearchError::Stopped) => Some(None),
        Err(_) => None,
    }
}

/// Searches by these rules, and hands on each event until `take` returns false, which stops the search.
///
/// All searches of this crate are this one, so that they are compiled once.
///
/// # Errors
/// [`SearchError`] if the search cannot be made, or is stopped.
pub(crate) fn follow(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    rules: &dyn Rules,
    take: &mut dyn FnMut(&Event<'_>) -> bool,
) -> Result<Outcome, SearchError> {
    search_by(tree, algorithm, options, rules, &mut Following { take, goes_on: true })
}

/// Hands on each event until nobody wants more.
struct Following<'a> {
    take: &'a mut dyn FnMut(&Event<'_>) -> bool,
    goes_on: bool,
}

impl Sink for Following<'_> {
    fn record(&mut self, event: Event<'_>) {
        self.goes_on = self.goes_on && (self.take)(&event);
    }

    fn refusal(&self) -> Option<SearchError> {
        (!self.goes_on).then_some(SearchError::Stopped)
    }
}
