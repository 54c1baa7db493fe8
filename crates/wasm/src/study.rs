//! A tree, a search of it, and any step of that search: the one object that JavaScript owns.

use js_sys::{Float32Array, Int32Array, Uint8Array, Uint32Array};
use plyscope_core::critical::critical_tree;
use plyscope_core::edit::{Edit, nudged};
use plyscope_core::facts::Story;
use plyscope_core::layout::{Separation, tidy};
use plyscope_core::search::{Horizon, MoveOrder};
use plyscope_core::trace::{Counts, Timeline, Trace, record, same_step};
use plyscope_core::tree::{NodeId, Tree};
use plyscope_core::{Literal, notation};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::decode::Request;
use crate::encode::{self, to_js};
use crate::errors;

/// A recorded search of a tree.
#[wasm_bindgen]
pub struct Study {
    tree: Tree,
    trace: Trace,
    timeline: Timeline,
    counts: Counts,
}

#[wasm_bindgen]
impl Study {
    /// Reads the tree and searches it.
    ///
    /// # Errors
    /// A `PlyscopeError`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
    ) -> Result<Study, JsValue> {
        let request = Request::from_js(request)?;
        let tree = request.tree()?;
        let trace =
            record(&tree, request.algorithm()?, &request.options()?).map_err(errors::search)?;
        let timeline = Timeline::new(&trace, &tree);
        let counts = Counts::new(&trace, &tree);
        Ok(Self { tree, trace, timeline, counts })
    }

    /// What holds for the search as a whole.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Overview")]
    pub fn overview(&self) -> Result<JsValue, JsValue> {
        let options = &self.trace.options;
        let order = MoveOrder::new(&self.tree, options);
        let critical = critical_tree(&self.tree, |node| order.children(node), options.depth);
        // Plain minimax enters everything down to the horizon; so it need not be run.
        let horizon = Horizon::new(&self.tree, options);
        let minimax = encode::Work {
            entered: self.tree.nodes().filter(|&node| !horizon.is_beyond(node)).count(),
            evaluated: self
                .tree
                .nodes()
                .filter(|&node| !horizon.is_beyond(node) && horizon.ends_at(node))
                .count(),
        };
        let critical = encode::Work { entered: critical.nodes, evaluated: critical.evaluated };
        to_js(&encode::overview(&self.tree, &self.trace, minimax, critical))
    }

    /// The shape of the tree.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Nodes")]
    pub fn nodes(&self) -> Result<JsValue, JsValue> {
        let horizon = Horizon::new(&self.tree, &self.trace.options);
        to_js(&encode::nodes(&self.tree, &horizon))
    }

    /// Where each node lies from left to right.
    #[must_use]
    pub fn layout(&self, siblings: f64, others: f64) -> Float32Array {
        Float32Array::from(tidy(&self.tree, Separation { siblings, others }).x.as_slice())
    }

    /// The steps to which a cutoff leads.
    #[must_use]
    pub fn cutoffs(&self) -> Uint32Array {
        let steps: Vec<u32> = self.timeline.cutoffs().iter().map(|event| event + 1).collect();
        Uint32Array::from(steps.as_slice())
    }

    /// Every node at a step: see `States` in `types.ts`.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "States")]
    pub fn states(&self, step: usize) -> js_sys::Object {
        let states = self.timeline.snapshot(&self.trace, &self.tree, step);
        let bytes = |read: fn(&plyscope_core::trace::NodeState) -> u8| {
            Uint8Array::from(states.iter().map(read).collect::<Vec<_>>().as_slice())
        };
        let words = |read: fn(&plyscope_core::trace::NodeState) -> i32| {
            Int32Array::from(states.iter().map(read).collect::<Vec<_>>().as_slice())
        };
        encode::object(&[
            ("phase", bytes(|state| state.phase as u8).into()),
            ("visits", words(|state| state.visits.cast_signed()).into()),
            ("best", words(|state| encode::score_or_none(state.best)).into()),
            ("bestChild", words(|state| encode::node_or_none(state.best_child)).into()),
            ("returned", words(|state| encode::score_or_none(state.returned.map(|r| r.0))).into()),
            ("bound", bytes(encode::bound).into()),
            ("cut", bytes(|state| u8::from(state.cutoff.is_some())).into()),
        ])
    }

    /// What happens at a step: the fact, the path with its windows, and the counts.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Moment")]
    pub fn moment(&self, step: usize) -> Result<JsValue, JsValue> {
        let story = Story { tree: &self.tree, trace: &self.trace, timeline: &self.timeline };
        let path = self.timeline.path(&self.trace, &self.tree, step);
        let counts = self.counts.at(&self.trace, &self.timeline, &self.tree, step);
        to_js(&encode::Moment {
            node: story.node(step).map(NodeId::number),
            fact: story.fact(step).into(),
            order: story.order(step).map(encode::numbers),
            path: path.iter().map(encode::Frame::from).collect(),
            counts: counts.into(),
        })
    }

    /// The step of this search at which stands what stood at a step of another.
    #[must_use]
    pub fn same_step(&self, other: &Study, step: usize) -> usize {
        same_step((&other.trace, &other.timeline), (&self.trace, &self.timeline), step)
    }

    /// The text of the tree with another value at a node.
    ///
    /// # Errors
    /// A `PlyscopeError` that says what is wrong with the value.
    pub fn with_value(&self, node: u32, value: &str) -> Result<String, JsValue> {
        let value = value.trim();
        let literal = Literal::parse(value).map_err(|error| errors::literal(error, value))?;
        let edit = Edit::SetValue(NodeId::new(node), literal);
        Ok(notation::text(&edit.apply(&self.tree).map_err(errors::edit)?))
    }

    /// The value, as text, so many steps of one above what the text says.
    ///
    /// # Errors
    /// A `PlyscopeError` that says what is wrong with the value.
    pub fn nudged(&self, value: &str, steps: i32) -> Result<String, JsValue> {
        let value = value.trim();
        let literal = Literal::parse(value).map_err(|error| errors::literal(error, value))?;
        let decimals = literal.decimals();
        let score = literal
            .to_score(decimals)
            .ok_or_else(|| errors::literal(plyscope_core::LiteralError::OutOfRange, value))?;
        Ok(nudged(score, decimals, steps).display(decimals).to_string())
    }

    /// The tree in the shortest notation that carries it all.
    #[must_use]
    pub fn text(&self) -> String {
        notation::text(&self.tree)
    }
}
