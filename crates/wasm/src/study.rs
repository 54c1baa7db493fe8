//! A tree, a search of it, and any step of that search: the one object that JavaScript owns.

use std::cell::OnceCell;

use js_sys::{Float32Array, Function, Uint32Array};
use plyscope_explain::facts::Story;
use plyscope_explain::listing::Listing;
use plyscope_search::critical::CriticalTree;
use plyscope_search::{Horizon, critical_of};
use plyscope_trace::jsonl::TraceFile;
use plyscope_trace::{Counts, Folded, Progress, Timeline, Trace, record_with};
use plyscope_tree::layout::{Separation, tidy};
use plyscope_tree::{NodeId, Tree};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::decode::Request;
use crate::encode::{self, to_js};
use crate::errors;
use crate::origin::Origin;
use crate::watch::Watch;

/// A recorded search of a tree.
#[wasm_bindgen]
pub struct Study {
    pub(crate) tree: Tree,
    pub(crate) origin: Origin,
    pub(crate) trace: Trace,
    pub(crate) timeline: Timeline,
    counts: Counts,
    pub(crate) folded: Folded,
    /// The trace file that is being written.
    pub(crate) file: Option<TraceFile>,
    /// The pseudocode, once it is asked.
    pub(crate) listing: OnceCell<Listing>,
    /// The events that entered a node outside the critical tree for the first time, once it is asked.
    waste: OnceCell<Vec<u32>>,
}

#[wasm_bindgen]
impl Study {
    /// Reads the tree and searches it, while `watch` hears how far that has come.
    ///
    /// # Errors
    /// A `PlyscopeError`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Watch")] watch: Option<Function>,
    ) -> Result<Study, JsValue> {
        let watch = Watch(watch);
        let request = Request::from_js(request)?;
        let (tree, origin) = request.tree(&watch)?;
        let algorithm = request.algorithm()?;
        let options = request.options(algorithm)?;
        watch.tell("search", 0, Some(tree.len()), 0);
        let nodes = Some(tree.len());
        let trace = record_with(&tree, algorithm, &options, &mut |progress: Progress| {
            watch.ask("search", progress.node.index(), nodes, progress.events)
        })
        .map_err(|error| errors::search(error, algorithm))?;
        watch.tell("index", 0, None, trace.len());
        Ok(Self::of(tree, origin, trace))
    }

    /// What holds for the search as a whole.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Overview")]
    pub fn overview(&self) -> Result<JsValue, JsValue> {
        let options = &self.trace.options;
        let critical = self.critical();
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
        to_js(encode::Overview { tree: &self.tree, trace: &self.trace, minimax, critical })
    }

    /// The shape of the tree.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "NodeArrays")]
    pub fn nodes(&self) -> js_sys::Object {
        let horizon = Horizon::new(&self.tree, &self.trace.options);
        encode::nodes(&self.tree, &horizon, &self.critical())
    }

    /// The value of a node, as in [`nodes`](Self::nodes).
    #[must_use]
    pub fn units(&self, node: u32) -> i32 {
        encode::score_or_none(self.tree.node(node).and_then(|node| self.tree.value(node)))
    }

    /// The part of each node in the critical tree, as in [`nodes`](Self::nodes).
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Uint8Array")]
    pub fn parts(&self) -> JsValue {
        encode::parts(&self.critical())
    }

    /// A node's name, if it has one.
    #[must_use]
    pub fn name(&self, node: u32) -> Option<String> {
        self.tree.name(NodeId::new(node)).map(str::to_owned)
    }

    /// The name of the move that leads to a node, if it has one.
    #[must_use]
    pub fn move_name(&self, node: u32) -> Option<String> {
        self.tree.move_name(NodeId::new(node)).map(str::to_owned)
    }

    /// Where each node lies from left to right, where nothing is folded.
    #[must_use]
    pub fn layout(&self, siblings: f64, others: f64) -> Float32Array {
        Float32Array::from(tidy(&self.tree, Separation { siblings, others }).x.as_slice())
    }

    /// The steps to which a cutoff leads, but for those inside folded subtrees.
    #[must_use]
    pub fn cutoffs(&self) -> Uint32Array {
        let folds = self.folded.folds();
        let steps: Vec<u32> = self.timeline.cutoffs_shown(&self.trace, folds).collect();
        Uint32Array::from(steps.as_slice())
    }

    /// Some nodes at a step, in the order in which they are asked for: see `States` in `types.ts`.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "States")]
    pub fn states_of(&self, step: usize, nodes: &[u32]) -> js_sys::Object {
        let known = nodes.iter().filter_map(|&node| self.tree.node(node)).collect::<Vec<_>>();
        encode::states(&self.timeline.states_of(&self.trace, &self.tree, &known, step))
    }

    /// How many nodes that are not in the critical tree have been entered up to a step.
    #[must_use]
    pub fn wasted(&self, step: usize) -> usize {
        let waste = self.waste.get_or_init(|| {
            let critical = self.critical();
            self.timeline.first_visits(&self.trace, |node| critical.types[node.index()].is_none())
        });
        waste.partition_point(|&event| (event as usize) < step)
    }

    /// What happens at a step: the fact, the path with its windows, and the counts.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Moment")]
    pub fn moment(&self, step: usize) -> Result<JsValue, JsValue> {
        let story = Story { tree: &self.tree, trace: &self.trace, timeline: &self.timeline };
        let folds = self.folded.folds();
        let mut path = self.timeline.path(&self.trace, &self.tree, step);
        path.retain(|frame| !folds.hides(frame.node));
        to_js(encode::Moment {
            node: story.node(step).map(|node| folds.shown_for(node)),
            fact: story.seen(folds, step),
            order: story.order(step),
            path: &path,
            counts: self.counts.at(&self.trace, &self.timeline, &self.tree, step),
            depth: self
                .trace
                .iteration_at(step)
                .map_or(self.trace.options.depth, |(_, now)| now.depth),
            iteration: self
                .trace
                .iterations()
                .take_while(|&(begun, _)| begun <= step)
                .count()
                .checked_sub(1),
        })
    }

    /// The tree as its recipe, or else in the shortest notation that carries it all.
    #[must_use]
    pub fn text(&self) -> String {
        self.origin.text(&self.tree)
    }
}

impl Study {
    pub(crate) fn of(tree: Tree, origin: Origin, trace: Trace) -> Self {
        let timeline = Timeline::new(&trace, &tree);
        let counts = Counts::new(&trace, &tree);
        let folded = Folded::default();
        Self {
            tree,
            origin,
            trace,
            timeline,
            counts,
            folded,
            file: None,
            listing: OnceCell::new(),
            waste: OnceCell::new(),
        }
    }

    /// What alpha-beta cannot do without in this order.
    fn critical(&self) -> CriticalTree {
        critical_of(&self.tree, &self.trace.options)
    }
}
