//! The principal variation, kept up to date during the search.

use plyscope_tree::NodeId;

/// The best line found below the node at each depth of the path: the triangular table of chess
/// programs. A node's line is its best child, then that child's line as it was when it returned.
#[derive(Debug)]
pub(crate) struct Lines {
    levels: Vec<Level>,
}

#[derive(Debug, Clone)]
struct Level {
    line: Vec<NodeId>,
    /// Whether every value below is exact, regardless of the window.
    settled: bool,
}

impl Lines {
    pub fn new(height: u16) -> Self {
        let level = Level { line: Vec::new(), settled: true };
        Self { levels: vec![level; usize::from(height) + 2] }
    }

    /// The search arrives at a node of this depth.
    #[inline]
    pub fn begin(&mut self, depth: u16) {
        let level = &mut self.levels[usize::from(depth)];
        level.line.clear();
        level.settled = true;
    }

    /// A node of this depth has a new best child, which has just returned.
    #[inline]
    pub fn improve(&mut self, depth: u16, child: NodeId) {
        let (above, below) = self.levels.split_at_mut(usize::from(depth) + 1);
        let Some((level, rest)) = above.last_mut().zip(below.first()) else { return };
        level.line.clear();
        level.line.push(child);
        level.line.extend_from_slice(&rest.line);
    }

    /// A node of this depth may return an inexact value: it skips children, clamps, or takes a bound from the table.
    #[inline]
    pub fn unsettle(&mut self, depth: u16) {
        self.levels[usize::from(depth)].settled = false;
    }

    /// A node of this depth returns. If it failed low and was not searched to its leaves, its best child is unknown.
    #[inline]
    pub fn end(&mut self, depth: u16, is_exact: bool, failed_low: bool) {
        let depth = usize::from(depth);
        let level = &mut self.levels[depth];
        level.settled |= is_exact;
        if failed_low && !level.settled {
            level.line.clear();
        }
        let settled = level.settled;
        if let Some(above) = depth.checked_sub(1) {
            self.levels[above].settled &= settled;
        }
    }

    /// A node of this depth has returned in an earlier search, with this line.
    #[inline(never)]
    pub fn returned(&mut self, depth: u16, line: Vec<NodeId>, settled: bool) {
        let depth = usize::from(depth);
        self.levels[depth] = Level { line, settled };
        if let Some(above) = depth.checked_sub(1) {
            self.levels[above].settled &= settled;
        }
    }

    /// Sets the line of a node of this depth, known from elsewhere.
    pub fn set(&mut self, depth: u16, line: Vec<NodeId>) {
        self.levels[usize::from(depth)].line = line;
    }

    /// The best child of the node of this depth so far.
    #[inline]
    pub fn best(&self, depth: u16) -> Option<NodeId> {
        self.levels[usize::from(depth)].line.first().copied()
    }

    /// The root's line.
    pub fn of_root(&self) -> &[NodeId] {
        &self.levels[0].line
    }
}
