//! Alpha-beta in minimax form (Edwards and Hart 1963; Knuth and Moore 1975; fail-soft by Fishburn
//! 1983). α is what MAX is sure of, β is what MIN is sure of.

use super::{Call, Returned, Search};
use crate::algorithm::{About, Group, Windows};
use crate::events::{EnterAs, Recall};
use crate::options::switches::Switch;
use crate::rules::Rules;
use crate::visit::Visit;
use crate::window::OwnedWindow;
use plyscope_tree::{NodeId, Player, Score};

pub(super) const LISTING: &str = include_str!("alpha_beta.listing");

/// Alpha-beta in minimax form.
pub(super) struct AlphaBeta;

impl Search for AlphaBeta {
    const ABOUT: About = About {
        windows: Windows::FromRoot,
        remembers_nothing: true,
        switches: &[Switch::Fail, Switch::Cut, Switch::Bound, Switch::Deep],
        listing: &[LISTING],
        ..About::new("alpha-beta", "Alpha-beta", ("Edwards, Hart", 1963), Group::AlphaBeta)
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Returned {
        Returned::exact(alpha_beta(visit, NodeId::ROOT, call.window, call.kind))
    }
}

/// The node's value, seen by MAX, or a bound of it outside the window.
pub(super) fn alpha_beta(
    visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>,
    node: NodeId,
    entry: OwnedWindow,
    kind: EnterAs,
) -> Score {
    if let Some(value) = visit.arrive(node, Some(&entry), kind) {
        return value;
    }
    let player = visit.player(node);
    let mut best = visit.begun(player);
    let mut window = entry;
    let children = visit.children(node);
    for (i, &child) in children.iter().enumerate() {
        let below = visit.passed_down(visit.reaching_down(window, node), node);
        let value = alpha_beta(visit, child, below, EnterAs::Full);
        visit.returned(&mut window, value, node);
        if visit.is_better_for(player, i, value, &mut best) {
            best = value;
            // MAX raises α, MIN lowers β.
            visit.improve_in(&mut window, node, child, best);
            let cuts = match player {
                Player::Max => visit.reaches(player, best, window.beta()),
                Player::Min => visit.reaches(player, window.alpha(), best),
            };
            if cuts {
                visit.cut_behind(i, &children, node, window);
                break;
            }
        }
    }
    visit.leave(node, best, entry)
}
