//! The same search of the tree with another value at a node, and what is the same in both.

use std::mem::{Discriminant, discriminant};

use plyscope_oracle::branch::worth_of;
use plyscope_oracle::case::Search;
use plyscope_search::events::Event;
use plyscope_trace::{Recording, Step, record};
use plyscope_tree::edit::set_value;
use plyscope_tree::{Literal, NodeId, Score, Tree};

/// The same search with another value, as a person would edit it; none where the tree then has another unit, and null
/// windows another width.
pub fn edited(search: &Search, node: NodeId, value: Literal) -> Option<Recording> {
    let tree = set_value(search.tree(), node, value).ok()?.tree;
    if tree.decimals() != search.tree().decimals() {
        return None;
    }
    let trace = record(&tree, search.algorithm(), search.options()).unwrap();
    Some(Recording::new(tree, trace))
}

/// What happens at each step, but for the numbers in it.
fn deeds(recording: &Recording) -> Vec<(Discriminant<Event<'_>>, NodeId, String)> {
    let event = |step| {
        let event = recording.event_at(step).unwrap();
        let more = match event {
            Event::Enter { kind, .. } => format!("{kind:?}"),
            Event::Order { children, why, .. } => format!("{children:?} {why:?}"),
            Event::Improve { child, .. } => format!("{child:?}"),
            Event::Cutoff { side, skipped, by, .. } => format!("{side:?} {skipped:?} {by:?}"),
            Event::Leave { bound, .. } => format!("{bound:?}"),
            Event::Probe { hit, .. } => {
                format!("{:?}", hit.map(|hit| (hit.bound, hit.effect, hit.best)))
            }
            Event::Store { bound, best, lost, .. } => {
                format!("{bound:?} {best:?} {:?}", discriminant(&lost))
            }
            Event::Purge { state, .. } => format!("{state:?}"),
            _ => String::new(),
        };
        (discriminant(&event), event.node(), more)
    };
    Step::START.up_to(recording.trace.end()).map(event).collect()
}

/// What is the same in a search of an edited tree: the root's value, its best move, the steps.
pub fn same(one: &Recording, other: &Recording) -> [bool; 3] {
    let value = |Recording { tree, trace, .. }: &Recording| {
        (worth_of(tree, trace.outcome.value), trace.outcome.bound)
    };
    [
        value(one) == value(other),
        one.trace.outcome.best_child() == other.trace.outcome.best_child(),
        deeds(one) == deeds(other),
    ]
}

/// So many units of a tree, as somebody would write it.
pub fn literal(tree: &Tree, units: i32) -> Option<Literal> {
    Score::from_units(units).map(|score| Literal::from_score(score, tree.decimals()))
}
