//! Where nodes lie, row by row.

use std::ops::Range;

use crate::groups::Groups;
use crate::tree::{NodeId, Tree};

/// The nodes of a tree as they were laid out, row by row and from left to right: a tidy tree has the nodes of a row in the
/// order of their numbers. What is asked of a row costs a binary search.
///
/// ```
/// use plyscope_tree::layout::{Plane, Separation, tidy};
/// let tree = plyscope_tree::notation::parse("[[3, 12], 8]")?;
/// let plane = Plane::new(&tree, tidy(&tree, Separation::default()).x);
/// let leaves = plane.row(2);
/// assert_eq!(plane.x(plane.node(leaves.start)), 0.0);
/// assert_eq!(plane.place(2, 0.5), leaves.start + 1);
/// # Ok::<(), plyscope_tree::notation::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Plane {
    x: Vec<f32>,
    rows: Groups<NodeId>,
}

impl Plane {
    /// The nodes at these places, in preorder; not a number stands for a node that is hidden.
    #[must_use]
    pub fn new(tree: &Tree, x: Vec<f32>) -> Self {
        let shown = tree.nodes().zip(&x).filter(|(_, x)| !x.is_nan());
        let by_row = shown.map(|(node, _)| (usize::from(tree.depth(node)), node));
        let rows = Groups::new(usize::from(tree.height()) + 1, by_row);
        Self { x, rows }
    }

    /// Where a node lies from left to right.
    #[must_use]
    pub fn x(&self, node: NodeId) -> f64 {
        f64::from(self.x[node.index()])
    }

    /// How many nodes are on show.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.all().len()
    }

    /// Whether none is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.all().is_empty()
    }

    /// How many rows there are.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.rows.len()
    }

    /// The places of a row.
    #[must_use]
    pub fn row(&self, row: usize) -> Range<usize> {
        self.rows.range(row)
    }

    /// The node at a place.
    #[must_use]
    pub fn node(&self, place: usize) -> NodeId {
        self.rows.all()[place]
    }

    /// The first place of a row whose node lies at least so far to the right; the row's end if none does.
    #[must_use]
    pub fn place(&self, row: usize, x: f64) -> usize {
        self.first(row, |node| self.x(node) < x)
    }

    /// The first place of a row whose node has at least this number; the row's end if none has.
    #[must_use]
    pub fn place_of(&self, row: usize, number: u32) -> usize {
        self.first(row, |node| node.number() < number)
    }

    fn first(&self, row: usize, is_before: impl Fn(NodeId) -> bool) -> usize {
        self.row(row).start + self.rows.of(row).partition_point(|&node| is_before(node))
    }
}
