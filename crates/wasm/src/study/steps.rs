//! The search as a whole, and each of its steps.

use js_sys::Uint32Array;
use plyscope_trace::{Column, Step};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::study::Study;
use crate::types::moment::{Frame, Moment, OrderedChild};
use crate::types::overview::Overview;
use crate::types::to_js;

#[wasm_bindgen]
impl Study {
    /// The properties of the search as a whole.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Overview")]
    pub fn overview(&self) -> JsValue {
        to_js(&Overview::of(&self.recording.tree, &self.recording.trace, self.critical()))
    }

    /// A step of the search: its fact, the path with its windows, and the counts.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "Moment")]
    pub fn moment(&self, step: usize) -> JsValue {
        let step = Step::new(step);
        let (story, folds) = (self.story(), self.folded.folds());
        let mut path = self.recording.path(step);
        path.retain(|frame| !folds.hides(frame.node));
        let begun =
            self.recording.trace.iterations().take_while(|&(begun, _)| begun <= step).count();
        let iteration = self.recording.trace.iteration_at(step);
        to_js(&Moment {
            node: story.node(step).map(|node| folds.visible_for(node)),
            fact: story.seen(folds, step),
            order: story.order(step).map(OrderedChild::list),
            path: path.into_iter().map(Frame::from).collect(),
            counts: self.counts.at(&self.recording, step),
            depth: iteration.map_or(self.recording.trace.options.depth, |(_, now)| now.depth),
            iteration: begun.checked_sub(1),
        })
    }

    /// The steps of the cutoffs, except for those inside folded subtrees.
    #[must_use]
    pub fn cutoffs(&self) -> Uint32Array {
        numbers(self.recording.visible_cutoffs(self.folded.folds()))
    }

    /// The depth of the search over the steps after one up to another, in at most so many columns (see
    /// `plyscope_trace::Column`), as four numbers each: the least depth, the greatest one, one more than the depth of the
    /// cutoff (0 for none), and the sum of 1 if a node is evaluated and 2 if the cutoff skips nothing.
    #[must_use]
    pub fn skyline(&self, from: usize, to: usize, columns: usize) -> Vec<u16> {
        let columns = self.recording.skyline(Step::new(from), Step::new(to), columns);
        let four = |column: &Column| {
            let Column { least, greatest, evaluates, cut } = *column;
            let idle = cut.is_some_and(|cut| !cut.skips);
            let below = cut.map_or(0, |cut| cut.depth.saturating_add(1));
            [least, greatest, below, u16::from(evaluates) + 2 * u16::from(idle)]
        };
        columns.iter().flat_map(four).collect()
    }

    /// The number of nodes entered up to a step that are not in the critical tree.
    #[must_use]
    pub fn wasted(&self, step: usize) -> usize {
        let waste = self.waste.get_or_init(|| {
            let critical = self.critical();
            self.recording.first_visits(|node| critical.types[node.index()].is_none())
        });
        waste.partition_point(|&event| Step::new(step).is_after(event as usize))
    }
}

/// Steps as JavaScript has them.
fn numbers(steps: impl Iterator<Item = Step>) -> Uint32Array {
    // No search has more events than a u32 counts.
    Uint32Array::from(steps.map(|step| step.number() as u32).collect::<Vec<_>>().as_slice())
}
