//! The children of one node in the order in which a search with one window enters most below it.
//!
//! Once a child has raised α, those that are worth no more than it leave α as it is. So all that is to be chosen is which
//! children raise it, and which one cuts.

use plyscope_tree::{NodeId, Player, Score};

use super::{Windows, turned};

/// The children of a node as a search with one window meets them.
pub(super) struct Plan {
    /// How many nodes are entered below the node.
    pub(super) size: u32,
    /// Those that are entered, in order, with what is α by then, as the player who moves sees it.
    pub(super) entered: Vec<(NodeId, Score)>,
}

/// A node with its children and a window, all as the player who moves there sees it.
pub(super) struct Meeting<'a> {
    pub(super) windows: &'a Windows<'a>,
    pub(super) player: Player,
    /// Ascending by what they are worth.
    pub(super) children: &'a [NodeId],
    pub(super) low: Score,
    pub(super) high: Score,
    /// So many children cannot raise α.
    pub(super) idle: usize,
    /// The place of the first child that cuts.
    pub(super) cuts: usize,
    /// Whether all children are leaves, which are entered with any window alike.
    pub(super) is_flat: bool,
}

/// How many nodes are entered by the time that a child has raised α and those have been met that then cannot; and the child
/// that raised it before. Children are counted from 1 after those that cannot raise α: 0 stands for the window as it comes.
type Raised = (u32, usize);

impl Meeting<'_> {
    pub(super) fn plan(&self) -> Plan {
        let raised = self.raised();
        let (size, last, cut) = self.end(&raised);
        Plan { size, entered: self.entered(&raised, last, cut) }
    }

    fn raised(&self) -> Vec<Raised> {
        let idle = (0..self.idle).map(|at| self.size(at, self.low)).sum();
        let mut raised: Vec<Raised> = vec![(0, 0); self.cuts - self.idle + 1];
        raised[0].0 = idle;
        for step in 1..raised.len() {
            let mut between = 0;
            for before in (0..step).rev() {
                let own = self.size(self.at(step), self.alpha(before));
                let entered = raised[before].0 + own + between;
                if entered > raised[step].0 {
                    raised[step] = (entered, before);
                }
                if before == 0 || self.is_flat {
                    break;
                }
                between += self.size(self.at(before), self.alpha(step));
            }
        }
        raised
    }

    /// The most nodes that are entered in all, the last child that raises α, and the one that cuts, if there is one.
    fn end(&self, raised: &[Raised]) -> (u32, usize, Option<usize>) {
        let last = raised.len() - 1;
        if self.cuts == self.children.len() {
            return (raised[last].0, last, None);
        }
        let (steps, cuts) = match self.is_flat {
            true => (last..=last, self.cuts..self.cuts + 1),
            false => (0..=last, self.cuts..self.children.len()),
        };
        let mut most = (0, 0, None);
        for step in steps.rev() {
            for cut in cuts.clone() {
                let entered = raised[step].0 + self.size(cut, self.alpha(step));
                if entered > most.0 {
                    most = (entered, step, Some(cut));
                }
            }
        }
        most
    }

    fn entered(&self, raised: &[Raised], last: usize, cut: Option<usize>) -> Vec<(NodeId, Score)> {
        let met = |at: usize, low: Score| (self.children[at], low);
        // From the last to the first.
        let mut entered: Vec<_> = cut.map(|cut| met(cut, self.alpha(last))).into_iter().collect();
        let mut step = last;
        while step > 0 {
            let before = raised[step].1;
            let between = (before + 1..step).rev();
            entered.extend(between.map(|other| met(self.at(other), self.alpha(step))));
            entered.push(met(self.at(step), self.alpha(before)));
            step = before;
        }
        entered.extend((0..self.idle).rev().map(|at| met(at, self.low)));
        entered.reverse();
        entered
    }

    /// The place of a child that may raise α.
    const fn at(&self, step: usize) -> usize {
        self.idle + step - 1
    }

    /// What α is once such a child has raised it.
    #[inline(never)]
    fn alpha(&self, step: usize) -> Score {
        if step == 0 { self.low } else { self.worth(self.at(step)) }
    }

    fn worth(&self, at: usize) -> Score {
        self.windows.worth(self.player, self.children[at])
    }

    /// How many nodes are entered at most at a child and below it.
    #[inline(never)]
    fn size(&self, at: usize, low: Score) -> u32 {
        self.windows.size(self.children[at], turned(self.player, (low, self.high)))
    }
}
