//! Only the critical tree (Knuth and Moore 1975): the nodes that alpha-beta enters in this order whatever
//! the values are, searched without comparing any values.
//!
//! What a CUT node returns is then a lower bound of its value in its mover's view, an ALL node's an upper bound. The
//! root's value is exact if no CUT node below it promises more than the first move gives, as in best-first order;
//! otherwise it is only an upper bound.

use super::{Call, Returned, Search};
use crate::algorithm::{About, Group};
use crate::critical::NodeType;
use crate::events::{Bound, EnterAs, Recall};
use crate::rules::Rules;
use crate::visit::Visit;
use plyscope_tree::{NodeId, Player, Score};

/// The critical tree alone.
pub(super) struct Minimal;

impl Search for Minimal {
    const ABOUT: About = About {
        critical_alone: true,
        listing: &[include_str!("minimal.listing")],
        ..About::new("minimal", "Critical tree", ("Knuth, Moore", 1975), Group::AlphaBeta)
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, _: Call) -> Returned {
        let (value, bound) = minimal(visit);
        Returned { value, bound }
    }
}

/// The knowledge about a node from the critical tree, seen by the side to move.
#[derive(Clone, Copy)]
struct Proved {
    /// The best value found, which is what the node returns.
    best: Score,
    /// It is worth at least this.
    least: Score,
    /// It is worth at most this.
    most: Score,
    /// Whether the child that the best value came from is known to be worth that.
    sure: bool,
}

/// The root's value from the critical tree alone, and its bound, both seen by MAX.
fn minimal(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>) -> (Score, Option<Bound>) {
    let proved = search(visit, NodeId::ROOT, NodeType::Pv);
    proved.seen_by_max(visit.player(NodeId::ROOT))
}

fn search(
    visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>,
    node: NodeId,
    part: NodeType,
) -> Proved {
    let player = visit.player(node);
    if visit.ends_at(node) {
        let value = player.sees(visit.leaf(node, None, EnterAs::Full));
        return Proved { best: value, least: value, most: value, sure: true };
    }
    visit.enter(node, None, EnterAs::Full);
    let nothing = Score::NEG_INF;
    let mut proved = Proved { best: nothing, least: nothing, most: nothing, sure: false };
    let children = visit.children(node);
    for (i, &child) in children.iter().enumerate() {
        let next = if i == 0 { Some(part.first_child()) } else { part.later_child() };
        let Some(next) = next else {
            visit.assume_behind(i - 1, &children, node);
            proved.most = Score::POS_INF;
            break;
        };
        let below = search(visit, child, next);
        proved.least = proved.least.max(-below.most);
        proved.most = proved.most.max(-below.least);
        if visit.is_better(i, -below.best, &mut proved.best) {
            proved.best = -below.best;
            proved.sure = -below.most >= proved.best;
            visit.improve(node, child, player.sees(proved.best));
        }
    }
    let (value, bound) = proved.seen_by_max(player);
    visit.leave_with(node, value, bound, bound != Some(Bound::Exact));
    proved
}

impl Proved {
    /// The node's return value and its bound, both seen by MAX.
    fn seen_by_max(self, player: Player) -> (Score, Option<Bound>) {
        let Self { best, least, most, sure } = self;
        let bound = match (best <= least, best >= most) {
            // Another child proves the value, and the best one is not known to be any good.
            (true, true) if !sure => Some(Bound::Upper),
            (true, true) => Some(Bound::Exact),
            (true, false) => Some(Bound::Lower),
            (false, true) => Some(Bound::Upper),
            // It counts on both a bound from below and one from above.
            (false, false) => None,
        };
        (player.sees(best), bound.map(|bound| bound.seen_by(player)))
    }
}
