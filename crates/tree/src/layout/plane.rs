//! The nodes of a drawing, row by row.

use std::ops::Range;

use crate::groups::Groups;
use crate::tree::{NodeId, Tree};

/// The nodes of a drawn tree, row by row and from left to right. A tidy tree has the nodes of a row in the order of their
/// numbers, so a row is searched by halving.
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
    /// A plane from each node's x in preorder, NaN for hidden nodes.
    #[must_use]
    pub fn new(tree: &Tree, x: Vec<f32>) -> Self {
        let visible = tree.nodes().zip(&x).filter(|(_, x)| !x.is_nan());
        let by_row = visible.map(|(node, _)| (usize::from(tree.depth(node)), node));
        let rows = Groups::new(usize::from(tree.height()) + 1, by_row);
        Self { x, rows }
    }

    /// The x of a node.
    #[must_use]
    pub fn x(&self, node: NodeId) -> f64 {
        f64::from(self.x[node.index()])
    }

    /// The number of visible nodes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.all().len()
    }

    /// Whether no node is visible.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.all().is_empty()
    }

    /// The number of rows.
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

    /// The nodes at some places.
    #[must_use]
    pub fn nodes(&self, places: Range<usize>) -> &[NodeId] {
        &self.rows.all()[places]
    }

    /// The first place of a row whose node has at least this x; the row's end if none has.
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
