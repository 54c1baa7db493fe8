//! What is wrong with a trace that cannot be read.

use std::fmt;

use plyscope_trace::jsonl::LineError;
use plyscope_tree::NodeId;

/// Why a trace cannot be read.
#[derive(Debug)]
pub enum ReadError<E> {
    /// Its lines cannot be had.
    Source(E),
    /// The last line that was had is wrong.
    Line(u64, Fault),
}

/// What is wrong with a line of a trace.
#[derive(Debug)]
pub enum Fault {
    /// It cannot be read.
    Line(LineError),
    /// It is about a node that the tree lacks.
    NoNode {
        /// The node.
        found: NodeId,
        /// The tree's last node.
        last: NodeId,
    },
    /// It follows the result, which ends a trace.
    AfterResult,
    /// There is none: the trace is empty.
    Empty,
    /// It is the last one, and none tells what the search does.
    NothingTold,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(error) => error.fmt(f),
            Self::NoNode { found, last } => {
                let [found, last] = [found, last].map(|node| node.number());
                write!(f, "the tree has no node {found}; its nodes are 0 to {last}, in preorder")
            }
            Self::AfterResult => {
                f.write_str("something follows the result, which ends a trace")
            }
            Self::Empty => f.write_str("the trace is empty; its first line is a header"),
            Self::NothingTold => f.write_str(
                "the trace tells nothing that the search does; write lines such as {\"event\":\"enter\",\"node\":0}",
            ),
        }
    }
}
