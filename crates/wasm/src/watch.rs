//! Reports to JavaScript about the progress of a search.

use std::ops::ControlFlow;

use js_sys::Function;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen(typescript_custom_section)]
const TYPE: &str = "
/**
 * Hears how far a search has come that is being made: of reading, in nodes; of searching, in nodes that it
 * has dealt with, and in events; of indexing it. The total is null where nobody knows it. What is true stops it.
 */
export type Watch = (
  phase: 'read' | 'search' | 'index',
  done: number,
  total: number | null,
  events: number,
) => unknown;
";

/// The listener, if there is one.
pub struct Watch(pub Option<Function>);

impl Watch {
    /// Reports how much is done, and of how much if that is known.
    pub fn tell(&self, phase: &str, done: usize, total: Option<usize>, events: usize) {
        let _ = self.ask(phase, done, total, events);
    }

    /// Reports the same, and returns whether to go on.
    pub fn ask(
        &self,
        phase: &str,
        done: usize,
        total: Option<usize>,
        events: usize,
    ) -> ControlFlow<()> {
        let Some(watch) = &self.0 else { return ControlFlow::Continue(()) };
        let number = |count: usize| JsValue::from_f64(count as f64);
        let total = total.map_or(JsValue::NULL, number);
        let [done, events] = [done, events].map(number);
        // A report that fails is no reason to stop.
        match watch.call4(&JsValue::NULL, &phase.into(), &done, &total, &events) {
            Ok(stops) if stops.is_truthy() => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    }
}
