//! A row whose nodes lie too close together to be told apart: the number of nodes of each kind in each column of device
//! pixels.

use plyscope_trace::Phase;
use plyscope_tree::NodeId;
use plyscope_tree::layout::Plane;

use crate::Scene;

/// The number of kinds: the kind of a node is its phase, but finished leaves have their own.
pub const KINDS: usize = 5;

/// The number of nodes of each kind.
pub type Kinds = [u32; KINDS];

/// The kind of finished leaves.
pub const FINISHED_LEAF: usize = 4;

/// So many neighbours of one kind are quicker to count one by one than to look up by column.
const FEW: usize = 16;

/// A row as a view shows it, in device pixels.
#[derive(Clone, Debug)]
pub struct ShownRow {
    /// Its number.
    pub row: usize,
    /// Its first place on the canvas.
    pub from: usize,
    /// The place after its last one on the canvas.
    pub to: usize,
    /// The number of device pixels per unit of the plane.
    pub k: f64,
    /// The left end of the plane.
    pub x: f64,
    /// The number of columns that a node takes.
    pub wide: i64,
    /// Whether the row lies beyond the horizon, where nothing counts as skipped.
    pub beyond: bool,
    /// The numbers of nodes by column.
    pub counts: Vec<Kinds>,
}

impl ShownRow {
    /// The column of the middle of the node at a place.
    pub fn column_of(&self, plane: &Plane, place: usize) -> i64 {
        self.screen_x(plane, place).floor() as i64
    }

    /// The position of the node at a place.
    pub fn screen_x(&self, plane: &Plane, place: usize) -> f64 {
        plane.x(plane.node(place)) * self.k + self.x
    }

    /// The kind of a node in this phase in this row.
    pub const fn kind(&self, phase: Phase) -> usize {
        match phase {
            Phase::Skipped if self.beyond => Phase::Unreached as usize,
            phase => phase as usize,
        }
    }

    /// Recounts the nodes in the columns from `left` to `right`.
    pub fn count(&mut self, scene: Scene<'_>, left: i64, right: i64) {
        self.counts[left as usize..=right as usize].fill([0; KINDS]);
        let Scene { plane, .. } = scene;
        let (mut place, to) = self.places(plane, left, right);
        while place < to {
            let kind = self.kind_of(scene, plane.node(place));
            let alike = if self.wide == 1 { self.alike(scene, place, to) } else { place + 1 };
            if alike - place > FEW {
                self.count_stretch(plane, place..alike, kind, left..=right);
            } else {
                for each in place..alike {
                    let column = self.column_of(plane, each) - (self.wide >> 1);
                    for x in left.max(column)..=right.min(column + self.wide - 1) {
                        self.counts[x as usize][kind] += 1;
                    }
                }
            }
            place = alike;
        }
    }

    /// The places of the nodes that may lie in the columns from `left` to `right`.
    pub fn places(&self, plane: &Plane, left: i64, right: i64) -> (usize, usize) {
        let at = |column: i64| (column as f64 - self.x) / self.k;
        let first = plane.place(self.row, at(left - self.wide)).saturating_sub(1);
        let behind = plane.place(self.row, at(right + self.wide + 1)) + 1;
        (self.from.max(first), self.to.min(behind))
    }

    fn kind_of(&self, scene: Scene<'_>, node: NodeId) -> usize {
        match scene.phase(node) {
            Phase::Finished if scene.recording.tree.is_leaf(node) => FINISHED_LEAF,
            phase => self.kind(phase),
        }
    }

    /// The place after the last of the neighbours from this one on that are of its kind.
    fn alike(&self, scene: Scene<'_>, place: usize, to: usize) -> usize {
        let Scene { recording, plane, phases } = scene;
        let tree = &recording.tree;
        let nodes = plane.nodes(place..to);
        let (phase, is_leaf) = (phases.of(nodes[0]), tree.is_leaf(nodes[0]));
        // The lowest row has nothing but leaves.
        let mixed = phase == Phase::Finished && self.row < usize::from(tree.height());
        let is_alike = |&&node: &&NodeId| {
            phases.of(node) == phase && (!mixed || tree.is_leaf(node) == is_leaf)
        };
        place + nodes.iter().take_while(is_alike).count()
    }

    /// Counts neighbours of one kind, each of which takes one column, without looking at every one.
    fn count_stretch(
        &mut self,
        plane: &Plane,
        places: std::ops::Range<usize>,
        kind: usize,
        columns: std::ops::RangeInclusive<i64>,
    ) {
        let (mut place, to) = (places.start, places.end);
        while place < to {
            let column = self.column_of(plane, place);
            let next = ((column + 1) as f64 - self.x) / self.k;
            let mut behind = to.min(plane.place(self.row, next));
            // At the edge of a column, the search and the column may be rounded to different sides.
            while behind > place + 1 && self.column_of(plane, behind - 1) > column {
                behind -= 1;
            }
            while behind < to && self.column_of(plane, behind) <= column {
                behind += 1;
            }
            if columns.contains(&column) {
                self.counts[column as usize][kind] += (behind - place) as u32;
            }
            place = behind;
        }
    }
}
