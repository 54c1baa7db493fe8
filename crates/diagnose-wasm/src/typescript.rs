//! The TypeScript declarations of everything that crosses.

use plyscope_search::events::Bound;
use plyscope_tree::notation::{Opening, ParseError, ParseErrorKind, Wanted};
use plyscope_tree::{Count, NodeId};
use ts_rs::{Config, TS};

use crate::error::{TraceError, TraceFault};
use crate::types::{
    Act, ActKind, Compared, FlatDifference, FlatLookalike, OwnedEnds, TraceHead, TraceTree,
};

/// The declarations of every type that crosses.
#[must_use]
pub fn typescript() -> String {
    // Numbers too great for JavaScript do not cross.
    let config = Config::new().with_large_int("number");
    let all = [
        TraceHead::decl(&config),
        Compared::decl(&config),
        FlatDifference::decl(&config),
        OwnedEnds::decl(&config),
        Act::decl(&config),
        ActKind::decl(&config),
        Bound::decl(&config),
        FlatLookalike::decl(&config),
        TraceTree::decl(&config),
        NodeId::decl(&config),
        TraceError::decl(&config),
        TraceFault::decl(&config),
        ParseError::decl(&config),
        ParseErrorKind::decl(&config),
        Opening::decl(&config),
        Wanted::decl(&config),
        Count::decl(&config),
    ];
    all.map(|declaration| format!("export {declaration}\n\n")).concat()
}
