//! What `npm run bench` times in WebAssembly: the core as it is, and beside it what it might do
//! instead. It is built with the profile and the options of the page's own module, and never shipped.

mod objects;

use plyscope_core::layout::{Separation, tidy};
use plyscope_core::search::{Algorithm, Options, search};
use plyscope_core::trace::{Replay, Timeline, Trace, Unobserved, record};
use plyscope_core::{NodeId, Tree, source};
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use objects::{Long, Objects};

/// A tree, and alpha-beta's trace of it.
#[wasm_bindgen]
pub struct Bench {
    tree: Tree,
    trace: Trace,
    timeline: Timeline,
}

#[wasm_bindgen]
impl Bench {
    /// The tree of any text.
    ///
    /// # Errors
    /// Where it is none.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Bench, JsError> {
        let (tree, _) = source::read(text)?;
        let trace = record(&tree, Algorithm::AlphaBeta, &Options::default())?;
        let timeline = Timeline::new(&trace, &tree);
        Ok(Self { tree, trace, timeline })
    }

    /// How many events there are.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn events(&self) -> usize {
        self.trace.len()
    }

    /// How many nodes there are.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// Searches, and keeps nothing. Gives the value.
    ///
    /// # Errors
    /// None that can happen.
    pub fn search(&self) -> Result<i32, JsError> {
        let options = Options::default();
        let outcome = search(&self.tree, Algorithm::AlphaBeta, &options, &mut Unobserved)?;
        Ok(outcome.value.units())
    }

    /// Searches, and records what it does. Gives the value.
    ///
    /// # Errors
    /// None that can happen.
    pub fn record(&self) -> Result<i32, JsError> {
        let trace = record(&self.tree, Algorithm::AlphaBeta, &Options::default())?;
        Ok(trace.outcome.value.units())
    }

    /// Searches, and records what it does as an object of JavaScript's an event.
    ///
    /// # Errors
    /// None that can happen.
    pub fn objects(&self) -> Result<js_sys::Array, JsError> {
        let mut objects = Objects::default();
        search(&self.tree, Algorithm::AlphaBeta, &Options::default(), &mut objects)?;
        Ok(objects.events)
    }

    /// The first so many events as objects, by serde.
    ///
    /// # Errors
    /// None that can happen.
    pub fn serde(&self, count: usize) -> Result<JsValue, JsError> {
        let events: Vec<_> =
            Replay::new(&self.trace, &self.tree).take(count).map(Long::from).collect();
        Ok(serde_wasm_bindgen::to_value(&events)?)
    }

    /// Where each node lies from left to right.
    #[must_use]
    pub fn layout(&self, siblings: f64, others: f64) -> js_sys::Float32Array {
        let layout = tidy(&self.tree, Separation { siblings, others });
        js_sys::Float32Array::from(layout.x.as_slice())
    }

    /// Reads the first so many events from the start. Gives how many nodes were entered.
    #[must_use]
    pub fn replay(&self, count: usize) -> usize {
        let events = Replay::new(&self.trace, &self.tree).take(count);
        events.filter(|event| matches!(event, plyscope_core::trace::Event::Enter { .. })).count()
    }

    /// The states of these nodes at a step. Gives how many were visited.
    #[must_use]
    pub fn show(&self, step: usize, nodes: &[u32]) -> usize {
        let state =
            |&node: &u32| self.timeline.state_at(&self.trace, &self.tree, NodeId::new(node), step);
        nodes.iter().map(state).filter(|state| state.visits > 0).count()
    }
}
