//! Iterative deepening: a search of depth 1, of depth 2, and so on; each tries the best moves of the
//! last one first, and whenever time runs out, the last finished depth has an answer (de Groot's
//! progressive deepening, 1965; Scott 1969; Slate and Atkin 1977).

use super::{Call, Returned, Search};
use crate::algorithm::Algorithm::{
    AlphaBeta, Aspiration, Minimax, MtdF, NegaScout, Negamax, NegamaxAlphaBeta, NegamaxTt, Pvs,
    Scout,
};
use crate::algorithm::{About, Algorithm, Drive, Group, Windows};
use crate::events::{Finished, Recall, Why};
use crate::needs::Needs;
use crate::options::switches::Switch;
use crate::rules::Rules;
use crate::visit::Visit;
use crate::window::Window;
use plyscope_tree::Score;

/// Iterative deepening.
pub(super) struct IterativeDeepening;

impl Search for IterativeDeepening {
    const ABOUT: About = About {
        needs: Needs::StaticValues,
        drive: Some(Drive::Deepens),
        switches: &[Switch::Inner],
        drives: &[
            NegamaxTt,
            Minimax,
            Negamax,
            AlphaBeta,
            NegamaxAlphaBeta,
            Scout,
            Pvs,
            NegaScout,
            Aspiration,
            MtdF,
        ],
        listing: &[include_str!("iterative_deepening.listing")],
        ..About::new(
            "iterative-deepening",
            "Iterative deepening",
            ("Slate, Atkin", 1977),
            Group::Driver,
        )
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, call: Call) -> Returned {
        Returned::exact(iterative_deepening(visit, call))
    }
}

/// The root's value at the last depth, as the inner search has it; so is the first guess.
fn iterative_deepening(
    visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>,
    call: Call,
) -> Score {
    let inner = Algorithm::IterativeDeepening.inner(&visit.options);
    let mut value = call.guess;
    for depth in depths(visit.options.depth, visit.horizon.tree.height()) {
        if !visit.goes_on() {
            break;
        }
        visit.deepen(depth);
        // Drivers say by themselves when they begin with the root.
        if inner == call.walker {
            let has_window = inner.about().windows == Windows::FromRoot;
            visit.iterate(Why::Deeper, has_window.then_some(Window::FULL), None);
        }
        value = inner.search(visit, Call { guess: value, ..call }).value;
        let best = visit.line().first().copied();
        visit.finished = Some(Finished { depth, value, best });
    }
    value
}

/// The depths that are searched in turn: from 1, or from 0 if that is all.
pub(crate) fn depths(limit: Option<u16>, height: u16) -> std::ops::RangeInclusive<u16> {
    let last = limit.map_or(height, |limit| limit.min(height));
    last.min(1)..=last
}
