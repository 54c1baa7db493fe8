//! The critical tree: the nodes that alpha-beta cannot do without, whatever the values.

use plyscope_tree::{NodeId, Tree};
#[cfg(feature = "serde")]
use serde::Serialize;

/// The type of a node in the critical tree, numbered as by Knuth and Moore.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[repr(u8)]
pub enum NodeType {
    /// On the path of first moves, the principal variation: every child is searched.
    Pv = 1,
    /// One refutation is enough: only the first child is searched.
    Cut = 2,
    /// Every move is refuted: every child is searched.
    All = 3,
}

impl NodeType {
    /// The type of the first child.
    #[must_use]
    pub const fn first_child(self) -> Self {
        match self {
            Self::Pv => Self::Pv,
            Self::Cut => Self::All,
            Self::All => Self::Cut,
        }
    }

    /// The type of each later child, if those are critical.
    #[must_use]
    pub const fn later_child(self) -> Option<Self> {
        match self {
            Self::Pv | Self::All => Some(Self::Cut),
            Self::Cut => None,
        }
    }
}

/// The critical (minimal) tree of a game tree, for one order of the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CriticalTree {
    /// The type of each node, in preorder; `None` if the node is not critical.
    pub types: Vec<Option<NodeType>>,
    /// The number of critical nodes.
    pub nodes: usize,
    /// The number of critical nodes that are evaluated: leaves, and nodes at the horizon.
    pub evaluated: usize,
}

/// Finds the critical tree: the nodes that alpha-beta enters in this order whatever the values are.
///
/// `order` gives a node's children in the order in which they are searched; `depth_limit` is the
/// horizon in plies. It is all that an alpha-beta with deep cutoffs and a full window enters when the
/// best child always comes first, and with finite values it never enters less. (An infinite value can
/// close the full window by itself.) On a uniform tree of degree *b* and depth *d* it has
/// *b*^⌈*d*/2⌉ + *b*^⌊*d*/2⌋ − 1 leaves.
///
/// Source: Donald E. Knuth and Ronald W. Moore, *An Analysis of Alpha-Beta Pruning* (1975), where
/// critical positions are defined and typed; the bound is Slagle and Dixon's (1969).
///
/// ```
/// use plyscope_search::critical::{NodeType, critical_tree};
/// let tree = plyscope_tree::notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
/// let critical = critical_tree(&tree, |node| tree.children(node), None);
/// assert_eq!((critical.nodes, critical.evaluated), (9, 5));
/// assert_eq!(critical.types[5], Some(NodeType::Cut));
/// assert_eq!(critical.types[7], None);
/// # Ok::<(), plyscope_tree::notation::ParseError>(())
/// ```
#[must_use]
pub fn critical_tree<'a>(
    tree: &Tree,
    order: impl Fn(NodeId) -> &'a [NodeId],
    depth_limit: Option<u16>,
) -> CriticalTree {
    let mut types = vec![None; tree.len()];
    types[NodeId::ROOT.index()] = Some(NodeType::Pv);
    let (mut nodes, mut evaluated) = (0, 0);
    // A parent's number is less than its children's, whatever their order.
    for node in tree.nodes() {
        let Some(part) = types[node.index()] else {
            continue;
        };
        nodes += 1;
        let at_horizon = depth_limit.is_some_and(|limit| tree.depth(node) >= limit);
        if at_horizon || tree.is_leaf(node) {
            evaluated += 1;
        } else if let Some((first, later)) = order(node).split_first() {
            types[first.index()] = Some(part.first_child());
            for child in later {
                types[child.index()] = part.later_child();
            }
        }
    }
    CriticalTree { types, nodes, evaluated }
}
