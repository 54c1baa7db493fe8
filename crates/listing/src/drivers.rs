//! The calls of the drivers. Their values are those of the current search of the root.

use crate::frames::Call;
use crate::scope::{Scope, Value};
use crate::syntax::Name;
use crate::{Listing, Mark, Routine};
use plyscope_explain::facts::Story;
use plyscope_search::events::{Iteration, Why};
use plyscope_search::{Begins, ceil, first_guess};
use plyscope_trace::Step;
use plyscope_tree::{NodeId, Score};

impl Listing {
    /// The calls of the drivers in the search of the root that is under way at a step; before the first search, only
    /// the outermost call, at its beginning.
    pub(crate) fn driving(&self, story: &Story<'_>, step: Step) -> Vec<Call> {
        let iteration = story.trace.iteration_at(step).map(|(_, iteration)| iteration);
        let mut calls = Vec::new();
        for routine in 0..self.drivers {
            if iteration.is_none() && routine > 0 {
                break;
            }
            let own = &self.routines[routine];
            let innermost = routine + 1 == self.drivers;
            let line = match iteration {
                None => Some(0),
                Some(_) if innermost => own.marked(Mark::Iterate),
                Some(_) => own.lines.iter().rposition(|line| line.statement.called().is_some()),
            };
            let line = line.unwrap_or_default();
            let mut scope = Scope::default();
            for variable in &own.variables {
                let inside = variable.within.is_none_or(|start| own.is_inside(line, start));
                let value = driven(story, variable.name, own, iteration);
                if let Some(value) = value.filter(|_| inside && (line > 0 || variable.line == 0)) {
                    scope.set(variable.name, value);
                }
            }
            calls.push(Call { routine, line, node: None, scope });
        }
        calls
    }
}

/// The value of a driver's name as a search of the root begins.
fn driven(
    story: &Story<'_>,
    name: Name,
    own: &Routine,
    iteration: Option<Iteration>,
) -> Option<Value> {
    let deepens = own.takes(Name::Limit);
    let options = &story.trace.options;
    let (known, window) =
        (iteration.and_then(|now| now.known), iteration.and_then(|now| now.window));
    let finished = iteration.and_then(|now| now.finished);
    let guess = || {
        let horizon = story.horizon_at(Step::START);
        first_guess(&horizon, story.trace.algorithm, options)
    };
    // One driver hands the value of the last depth down to another.
    let handed = || finished.map_or_else(guess, |finished| finished.value);
    let score = match name {
        Name::Root => return Some(Value::Node(NodeId::ROOT)),
        Name::Limit => {
            let height = story.tree.height();
            let limit = options.depth.map_or(height, |limit| limit.min(height));
            return Some(Value::Number(limit.into()));
        }
        Name::Depth => {
            let depth = iteration.map_or(options.depth, |now| now.depth)?;
            return Some(Value::Number(depth.into()));
        }
        Name::Guess if deepens => guess(),
        Name::Guess | Name::F => handed(),
        Name::Delta => ceil(options.delta, story.tree.decimals()),
        Name::Gamma => ceil(options.at, story.tree.decimals()),
        Name::Value if deepens && own.takes(Name::Guess) => handed(),
        Name::Value if deepens => finished?.value,
        Name::Alpha => window?.alpha,
        Name::Beta => window?.beta,
        Name::Lower => known?.alpha,
        Name::Upper => known?.beta,
        Name::G => match iteration?.why {
            Why::FailedLow => known?.beta,
            Why::FailedHigh => known?.alpha,
            _ => match story.trace.algorithm.about().begins {
                Some(Begins::Above) => Score::POS_INF,
                Some(Begins::Below) => Score::NEG_INF,
                _ => handed(),
            },
        },
        _ => return None,
    };
    Some(Value::Score(score))
}
