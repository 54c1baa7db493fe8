//! A tree, a search of it, and any step of that search: the one object that JavaScript owns.

use std::cell::OnceCell;

use js_sys::{Float32Array, Function, Uint32Array};
use plyscope_core::Literal;
use plyscope_core::critical::{CriticalTree, critical_tree};
use plyscope_core::edit::{Edit, Edited, nudged};
use plyscope_core::facts::Story;
use plyscope_core::layout::{Separation, tidy, tidy_folded};
use plyscope_core::search::{Horizon, MoveOrder};
use plyscope_core::source::Source;
use plyscope_core::trace::{
    Counts, Folded, Landmark, OpenList, Phase, Progress, Searched, Timeline, Trace, again,
    landmarks, record_with, step_at,
};
use plyscope_core::tree::{NodeId, Tree};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::decode::Request;
use crate::encode::{self, to_js};
use crate::errors;
use crate::watch::Watch;

/// A recorded search of a tree.
#[wasm_bindgen]
pub struct Study {
    pub(crate) tree: Tree,
    source: Source,
    pub(crate) trace: Trace,
    pub(crate) timeline: Timeline,
    counts: Counts,
    pub(crate) folded: Folded,
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
        let (tree, source) = request.tree(&watch)?;
        let algorithm = request.algorithm()?;
        let options = request.options(algorithm)?;
        watch.tell("search", 0, Some(tree.len()), 0);
        let nodes = Some(tree.len());
        let trace = record_with(&tree, algorithm, &options, &mut |progress: Progress| {
            watch.ask("search", progress.node.index(), nodes, progress.events)
        })
        .map_err(|error| errors::search(error, algorithm))?;
        watch.tell("index", 0, None, trace.len());
        Ok(Self::of(tree, source, trace))
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

    /// Where each node lies from left to right; NaN of a node that is hidden.
    #[must_use]
    pub fn layout(&self, siblings: f64, others: f64) -> Float32Array {
        let (separation, folds) = (Separation { siblings, others }, self.folded.folds());
        let layout = match folds.is_empty() {
            true => tidy(&self.tree, separation),
            false => tidy_folded(&self.tree, folds, separation),
        };
        Float32Array::from(layout.x.as_slice())
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

    /// The phases of a stretch of nodes at a step, numbered as in `States`.
    #[must_use]
    pub fn phases(&self, step: usize, from: u32, to: u32) -> Vec<u8> {
        let to = self.tree.len().min(to as usize);
        let mut phases = vec![Phase::default(); to.saturating_sub(from as usize)];
        let from = NodeId::new(from);
        self.timeline.phases(&self.trace, &self.tree, step, from, &mut phases);
        phases.into_iter().map(|phase| phase as u8).collect()
    }

    /// The nodes whose states may differ between two steps, as stretches: where each begins, and behind
    /// which node it ends.
    #[must_use]
    pub fn changes(&self, from: usize, to: usize) -> Vec<u32> {
        let stretches = self.timeline.changes(&self.trace, &self.tree, from, to);
        stretches.into_iter().flat_map(|stretch| [stretch.start, stretch.end]).collect()
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

    /// The transposition table at a step, with no more rows than are asked for: those round the place of
    /// a node's position, or else round the place that was filled last. Null without a table.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "Table | null")]
    pub fn table(&self, step: usize, rows: usize, round: Option<u32>) -> Result<JsValue, JsValue> {
        let Some(log) = self.timeline.table() else { return Ok(JsValue::NULL) };
        let node = round.map(NodeId::new).filter(|node| node.index() < self.tree.len());
        let place = node.map(|node| log.place(node));
        let filled: Vec<_> = log.filled(step).collect();
        let middle = place.or_else(|| log.latest(&self.trace, step)).unwrap_or_default();
        let before = filled
            .partition_point(|&place| place < middle)
            .saturating_sub(rows / 2)
            .min(filled.len().saturating_sub(rows));
        let row = |&place: &usize| {
            let entry = log.at(&self.trace, &self.tree, place, step)?;
            Some(encode::Row { place, entry, tree: &self.tree })
        };
        to_js(encode::Table {
            size: log.size(),
            filled: filled.len(),
            place,
            key: node.and_then(|node| self.tree.position(node)),
            before,
            rows: filled.iter().skip(before).take(rows).filter_map(row).collect(),
        })
    }

    /// The list of a best-first search at a step, and the solution tree that is growing; null of any
    /// other search.
    ///
    /// # Errors
    /// None that can happen: only what encoding might.
    #[wasm_bindgen(unchecked_return_type = "OpenList | null")]
    pub fn open_list(&self, step: usize) -> Result<JsValue, JsValue> {
        match OpenList::at(&self.trace, &self.tree, step) {
            Some(list) => to_js(list),
            None => Ok(JsValue::NULL),
        }
    }

    /// How many states the list of a best-first search has at most; 0 of any other search.
    #[must_use]
    pub fn longest_list(&self) -> usize {
        OpenList::longest(&self.trace, &self.tree).unwrap_or_default()
    }

    /// What stood at a step and at those before it, no more of them than are asked for: what `step_at` of
    /// another search finds there again.
    #[must_use]
    pub fn landmarks(&self, step: usize, most: usize) -> Vec<u32> {
        let known = landmarks((&self.trace, &self.timeline), step);
        known.take(most).flat_map(Landmark::words).collect()
    }

    /// The step of this search at which stands what another one says of one of its steps.
    #[must_use]
    pub fn step_at(&self, known: &[u32]) -> Option<usize> {
        let (known, _) = known.as_chunks::<{ Landmark::WORDS }>();
        step_at((&self.trace, &self.timeline), known.iter().map(|&each| Landmark::from_words(each)))
    }

    /// The text of the tree with another value at a node.
    ///
    /// # Errors
    /// A `PlyscopeError` that says what is wrong with the value.
    pub fn with_value(&self, node: u32, value: &str) -> Result<String, JsValue> {
        let value = value.trim();
        let literal = Literal::parse(value).map_err(|error| errors::literal(error, value))?;
        self.source.text_with(&self.tree, NodeId::new(node), literal).map_err(errors::edit)
    }

    /// The same search of the tree with another value at a node, of which only that is searched which
    /// the value can have changed. Nothing is folded in it.
    ///
    /// # Errors
    /// A `PlyscopeError` that says what is wrong with the value, or with the search.
    pub fn edited(&self, node: u32, value: &str) -> Result<Study, JsValue> {
        let value = value.trim();
        let literal = Literal::parse(value).map_err(|error| errors::literal(error, value))?;
        let node = NodeId::new(node);
        let edit = Edit::SetValue(node, literal);
        let Edited { tree, changed } = edit.make(&self.tree).map_err(errors::edit)?;
        let old = Searched { tree: &self.tree, trace: &self.trace, timeline: &self.timeline };
        let trace = again(old, &tree, &changed)
            .map_err(|error| errors::search(error, self.trace.algorithm))?;
        Ok(Self::of(tree, self.source.with(&self.tree, node, literal), trace))
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
        Ok(nudged(score, decimals, steps).text(decimals))
    }

    /// The tree as its recipe, or else in the shortest notation that carries it all.
    #[must_use]
    pub fn text(&self) -> String {
        self.source.text(&self.tree)
    }
}

impl Study {
    fn of(tree: Tree, source: Source, trace: Trace) -> Self {
        let timeline = Timeline::new(&trace, &tree);
        let counts = Counts::new(&trace, &tree);
        let folded = Folded::default();
        Self { tree, source, trace, timeline, counts, folded, waste: OnceCell::new() }
    }

    /// What alpha-beta cannot do without in this order.
    fn critical(&self) -> CriticalTree {
        let order = MoveOrder::new(&self.tree, &self.trace.options);
        critical_tree(&self.tree, |node| order.children(node), self.trace.options.depth)
    }
}
