//! Folded subtrees: see `Folding` in the page's `folding.js`.

use js_sys::{Float32Array, Uint32Array};
use plyscope_trace::{Folded, Step};
use plyscope_tree::Folds;
use plyscope_tree::layout::{Separation, tidy_folded};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// Folds the subtrees of these nodes from now on, and no others. Returns the symbols in ascending order, each
    /// followed by the first node no longer below it. A number that the tree lacks, a leaf, and a node inside another
    /// of the subtrees are not symbols.
    pub fn fold(&mut self, nodes: &[u32]) -> Uint32Array {
        let nodes = nodes.iter().filter_map(|&number| self.recording.tree.node(number));
        let folds = Folds::new(&self.recording.tree, nodes);
        let ends = |(place, root): (usize, _)| [root, root + folds.size(place) as u32];
        let roots = folds.roots().iter().map(|root| root.number());
        let stretches: Vec<u32> = roots.enumerate().flat_map(ends).collect();
        self.folded = Folded::new(folds);
        Uint32Array::from(stretches.as_slice())
    }

    /// The numbers of entered nodes, skipped nodes and cutoffs inside each folded subtree at a step, symbol by symbol.
    pub fn folded_counts(&mut self, step: usize) -> Uint32Array {
        let all = self.folded.at(&self.recording, Step::new(step));
        let counts: Vec<u32> =
            all.iter().flat_map(|each| [each.entered, each.skipped, each.cutoffs]).collect();
        Uint32Array::from(counts.as_slice())
    }

    /// The horizontal position of each node; NaN for a hidden one.
    #[must_use]
    pub fn layout_folded(&self, siblings: f64, others: f64) -> Float32Array {
        let (separation, folds) = (Separation { siblings, others }, self.folded.folds());
        Float32Array::from(tidy_folded(&self.recording.tree, folds, separation).x.as_slice())
    }

    /// The nearest visible step after this one or before it: a folded subtree is one step.
    #[must_use]
    pub fn step_over(&self, step: usize, forward: bool) -> usize {
        let step = Step::new(step);
        let folds = self.folded.folds();
        match forward {
            true => self.recording.step_forward(folds, step),
            false => self.recording.step_back(folds, step),
        }
        .number()
    }
}
