//! The depth of a search over its steps, in columns: so can the whole of it be drawn, however many steps it has.

use std::ops::Range;

use crate::recording::Recording;
use crate::step::Step;

/// Some consecutive steps as one column of a picture of the depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// The least depth of their nodes.
    pub least: u16,
    /// The greatest depth of their nodes.
    pub greatest: u16,
    /// Whether a leaf is evaluated at one of these steps.
    pub evaluates: bool,
    /// The cutoff that stands for all of them: of those that skip something, or else of those that skip nothing, the one nearest
    /// to the root.
    pub cut: Option<Cut>,
}

/// A cutoff in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The depth of its node.
    pub depth: u16,
    /// Whether the cutoff saves work. A cutoff after a node's last child skips nothing.
    pub skips: bool,
}

impl Recording {
    /// The steps after one up to another, in so many columns of equally many steps, or of one more; in as many columns as there
    /// are steps, if those are fewer.
    #[must_use]
    pub fn skyline(&self, from: Step, to: Step, columns: usize) -> Vec<Column> {
        let from = from.number();
        let steps = to.min(self.trace.end()).number().saturating_sub(from);
        let columns = columns.min(steps);
        // The product of both may need more than the 32 bits that a usize has in WebAssembly.
        let end = |column: usize| from + (column as u64 * steps as u64 / columns as u64) as usize;
        (0..columns).map(|column| self.column(end(column)..end(column + 1))).collect()
    }

    /// The events with these indices as a column.
    fn column(&self, events: Range<usize>) -> Column {
        let mut column = Column { least: u16::MAX, greatest: 0, evaluates: false, cut: None };
        for event in events {
            let packed = self.trace.events[event];
            let depth = self.tree.depth(packed.node());
            column.least = column.least.min(depth);
            column.greatest = column.greatest.max(depth);
            column.evaluates |= packed.is_evaluate();
            // Looking up what a cutoff skips takes time, so a cutoff that cannot stand for the column is passed over first.
            let may_stand = |cut: Cut| !cut.skips || depth < cut.depth;
            if packed.is_cutoff() && column.cut.is_none_or(may_stand) {
                let cut = Cut { depth, skips: self.skips_something(event) };
                let both = column.cut.into_iter().chain([cut]);
                column.cut = both.min_by_key(|cut| (!cut.skips, cut.depth));
            }
        }
        column
    }

    /// Whether the cutoff at this index skips a child.
    fn skips_something(&self, cutoff: usize) -> bool {
        let node = self.trace.events[cutoff].node();
        let children = self.children_of_visit(node, Step::after(cutoff));
        children.last().copied() != self.trace.last_returned(cutoff)
    }
}
