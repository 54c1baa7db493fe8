//! Finding a step of one trace in another: after an edit, the same event of the new search.

use super::packed::Stored;
use super::recorder::Trace;
use super::timeline::Timeline;
use crate::tree::NodeId;

/// What makes two events of two traces the same one: the kind, the node, which visit of it that is,
/// and for an improvement the child that it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity {
    kind: std::mem::Discriminant<Stored>,
    node: NodeId,
    child: Option<NodeId>,
    visit: usize,
}

/// A trace with its index.
pub type Indexed<'a> = (&'a Trace, &'a Timeline);

/// The step of the `new` trace at which stands what stood at this step of the `old` one. Where that
/// event no longer exists, it is the latest earlier one that does; but the end stays the end.
#[must_use]
pub fn same_step(old: Indexed<'_>, new: Indexed<'_>, step: usize) -> usize {
    if step == old.0.len() {
        return new.0.len();
    }
    let last = step.min(old.0.len());
    (1..=last).rev().find_map(|step| find(new, identity(old, step)?)).unwrap_or(0)
}

fn identity((trace, timeline): Indexed<'_>, step: usize) -> Option<Identity> {
    let event = *trace.events.get(step.checked_sub(1)?)?;
    let stored = event.stored();
    let child = match stored {
        Stored::Improve(_) => trace.node_before(step - 1),
        _ => None,
    };
    let events = timeline.before(event.node(), step);
    let visit = events.iter().filter(|&&event| trace.events[event as usize].is_enter()).count();
    Some(Identity { kind: std::mem::discriminant(&stored), node: event.node(), child, visit })
}

fn find(new: Indexed<'_>, wanted: Identity) -> Option<usize> {
    let (trace, timeline) = new;
    let steps = timeline.before(wanted.node, trace.len()).iter().map(|&event| event as usize + 1);
    let mut same = steps.filter(|&step| identity(new, step) == Some(wanted));
    same.next()
}
