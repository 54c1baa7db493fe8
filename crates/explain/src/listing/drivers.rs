//! The calls of those that drive another search: what is known of them stands in the search of the root
//! that is going on.

use super::evaluate::constant;
use super::frames::Call;
use super::scope::{Scope, Value};
use super::{Listing, Mark, Routine};
use crate::facts::Story;
use plyscope_search::events::{Iteration, Why};
use plyscope_search::{Algorithm, ceil, first_guess};
use plyscope_tree::{NodeId, Score};

impl Listing {
    /// The calls of the drivers in the search of the root that is going on at a step; before the first,
    /// as they are called at the very beginning.
    pub(super) fn driving(&self, story: &Story<'_>, step: usize) -> Vec<Call> {
        let iteration = story.trace.iteration_at(step).map(|(_, iteration)| iteration);
        let mut calls = Vec::new();
        for routine in 0..self.drivers {
            if iteration.is_none() && routine > 0 {
                break;
            }
            let own = &self.routines[routine];
            let called = (routine + 1 < self.drivers).then(|| &self.routines[routine + 1].name);
            let line = match (iteration, called) {
                (None, _) => Some(0),
                (_, None) => own.marked(Mark::Iterate),
                (_, Some(_)) => {
                    own.lines.iter().rposition(|line| self.called(&line.text).is_some())
                }
            };
            let line = line.unwrap_or_default();
            let mut scope = Scope::default();
            for variable in &own.variables {
                let inside = variable.within.is_none_or(|start| own.is_inside(line, start));
                let value = story.driven(&variable.name, own, iteration);
                if let Some(value) = value.filter(|_| inside && (line > 0 || variable.line == 0)) {
                    scope.set(&variable.name, value);
                }
            }
            calls.push(Call { routine, line, node: None, scope });
        }
        calls
    }
}

impl Story<'_> {
    /// What the names of the drivers stand for as a search of the root begins.
    fn driven(&self, name: &str, own: &Routine, iteration: Option<Iteration>) -> Option<Value> {
        let deepens = own.parameters.iter().any(|name| name == "limit");
        let options = &self.trace.options;
        let (known, window) =
            (iteration.and_then(|now| now.known), iteration.and_then(|now| now.window));
        let finished = iteration.and_then(|now| now.finished);
        let guess = || {
            let horizon = self.horizon_at(0);
            first_guess(&horizon, self.trace.algorithm, options)
        };
        // What one driver hands down to another: the value of the last depth.
        let handed = || finished.map_or_else(guess, |finished| finished.value);
        let score = match name {
            "root" => return Some(Value::Node(NodeId::ROOT)),
            "limit" => {
                let height = self.tree.height();
                let limit = options.depth.map_or(height, |limit| limit.min(height));
                return Some(Value::Number(limit.into()));
            }
            "depth" => {
                let depth = iteration.map_or(options.depth, |now| now.depth)?;
                return Some(Value::Number(depth.into()));
            }
            "guess" if deepens => guess(),
            "guess" | "f" => handed(),
            "δ" => ceil(options.delta, self.tree.decimals()),
            "γ" => ceil(options.at, self.tree.decimals()),
            "value" if deepens && own.parameters.iter().any(|name| name == "guess") => handed(),
            "value" if deepens => finished?.value,
            "α" => window?.alpha,
            "β" => window?.beta,
            "lower" => known?.alpha,
            "upper" => known?.beta,
            "g" => match iteration?.why {
                Why::FailedLow => known?.beta,
                Why::FailedHigh => known?.alpha,
                _ => match self.trace.algorithm {
                    Algorithm::MtdPlusInf => Score::POS_INF,
                    Algorithm::MtdMinusInf => Score::NEG_INF,
                    _ => handed(),
                },
            },
            _ => return constant(name),
        };
        Some(Value::Score(score))
    }
}
