//! Exports that `npm run bench` times in WebAssembly: the core as it is, and alternatives to it. Built with the profile and
//! options of the page's module, and never shipped.

#![allow(clippy::missing_errors_doc)] // nobody calls this but the bench

mod objects;

use plyscope_search::events::{Event, Unobserved};
use plyscope_search::{Algorithm, Options, SearchError, search};
use plyscope_trace::{Recording, Replay, Step, Trace, again, record};
use plyscope_tree::edit::{Edited, set_value};
use plyscope_tree::layout::{Separation, tidy};
use plyscope_tree::{Literal, NodeId, source};
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use objects::{Long, Objects};

/// A tree, a recorded search of it, and the tree after an edit. Its methods search by alpha-beta.
#[wasm_bindgen]
pub struct Bench {
    recording: Recording,
    edited: Edited,
}

#[wasm_bindgen]
impl Bench {
    /// The tree of any text, searched by this algorithm.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, algorithm: &str) -> Result<Bench, JsError> {
        let (tree, _) = source::read(text)?;
        let trace = record(&tree, named(algorithm)?, &Options::default())?;
        let edited = Edited { tree: tree.clone(), changed: Vec::new() };
        Ok(Self { recording: Recording::new(tree, trace), edited })
    }

    /// The number of events.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn events(&self) -> usize {
        self.recording.trace.len()
    }

    /// The number of nodes.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.recording.tree.len()
    }

    /// Searches, and keeps nothing. Gives the value.
    pub fn search(&self) -> Result<i32, JsError> {
        let options = Options::default();
        let outcome =
            search(&self.recording.tree, Algorithm::AlphaBeta, &options, &mut Unobserved)?;
        Ok(outcome.value.units())
    }

    /// Searches, and records what it does. Gives the value.
    pub fn record(&self) -> Result<i32, JsError> {
        let trace = record(&self.recording.tree, Algorithm::AlphaBeta, &Options::default())?;
        Ok(trace.outcome.value.units())
    }

    /// Searches, and records what it does as an object of JavaScript's an event.
    pub fn objects(&self) -> Result<js_sys::Array, JsError> {
        let mut objects = Objects::default();
        search(&self.recording.tree, Algorithm::AlphaBeta, &Options::default(), &mut objects)?;
        Ok(objects.events)
    }

    /// The first so many events as objects, by serde.
    pub fn serde(&self, count: usize) -> Result<JsValue, JsError> {
        let events: Vec<_> = Replay::new(&self.recording.trace, &self.recording.tree)
            .take(count)
            .map(Long::from)
            .collect();
        Ok(serde_wasm_bindgen::to_value(&events)?)
    }

    /// The parent of each node; −1 of the root.
    #[must_use]
    pub fn parents(&self) -> Vec<i32> {
        let parent = |node| {
            self.recording.tree.parent(node).map_or(-1, |parent| parent.number().cast_signed())
        };
        self.recording.tree.nodes().map(parent).collect()
    }

    /// The x of each node.
    #[must_use]
    pub fn layout(&self, siblings: f64, others: f64) -> js_sys::Float32Array {
        let layout = tidy(&self.recording.tree, Separation { siblings, others });
        js_sys::Float32Array::from(layout.x.as_slice())
    }

    /// The events in memory: pairs of an address and the number of events of two words there.
    #[must_use]
    pub fn memory(&self) -> Vec<usize> {
        self.recording.trace.memory().flat_map(|(address, events)| [address, events]).collect()
    }

    /// The number of bytes, and of events, of an algorithm's trace on this tree.
    pub fn bytes(&self, algorithm: &str) -> Result<Vec<usize>, JsError> {
        let trace = record(&self.recording.tree, named(algorithm)?, &Options::default())?;
        Ok(vec![trace.bytes(), trace.len()])
    }

    /// The nodes that were evaluated, in the order of time.
    #[must_use]
    pub fn evaluated(&self) -> Vec<u32> {
        let evaluated = Replay::new(&self.recording.trace, &self.recording.tree).filter_map(
            |event| match event {
                Event::Evaluate { node, .. } => Some(node.number()),
                _ => None,
            },
        );
        evaluated.collect()
    }

    /// Gives a node another value, in a copy of the tree.
    pub fn edit(&mut self, node: u32, value: i32) -> Result<(), JsError> {
        let value = Literal::Finite { mantissa: i64::from(value), decimals: 0 };
        self.edited = set_value(&self.recording.tree, NodeId::new(node), value)?;
        Ok(())
    }

    /// Searches the edited tree from scratch. Gives the value.
    pub fn scratch(&self) -> Result<i32, JsError> {
        let trace = record(&self.edited.tree, Algorithm::AlphaBeta, &Options::default())?;
        Ok(trace.outcome.value.units())
    }

    /// Searches the edited tree again, with what is known from before the edit. Gives the value.
    pub fn again(&self) -> Result<i32, JsError> {
        Ok(self.searched_again()?.outcome.value.units())
    }

    /// Whether both give the same trace.
    pub fn same(&self) -> Result<bool, JsError> {
        let scratch = record(&self.edited.tree, Algorithm::AlphaBeta, &Options::default())?;
        Ok(self.searched_again()? == scratch)
    }

    /// Reads the first so many events from the start. Gives how many nodes were entered.
    #[must_use]
    pub fn replay(&self, count: usize) -> usize {
        let events = Replay::new(&self.recording.trace, &self.recording.tree).take(count);
        events.filter(|event| matches!(event, Event::Enter { .. })).count()
    }

    /// The states of these nodes at a step, as the page asks for them. Gives how many were visited.
    #[must_use]
    pub fn show(&self, step: usize, nodes: &[u32]) -> usize {
        let nodes: Vec<_> = nodes.iter().copied().map(NodeId::new).collect();
        let states = self.recording.states_of(&nodes, Step::new(step));
        states.iter().filter(|state| state.visits > 0).count()
    }
}

fn named(algorithm: &str) -> Result<Algorithm, JsError> {
    Ok(algorithm.parse()?)
}

impl Bench {
    fn searched_again(&self) -> Result<Trace, SearchError> {
        again(&self.recording, &self.edited.tree, &self.edited.changed)
    }
}
