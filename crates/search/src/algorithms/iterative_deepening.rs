//! Iterative deepening: a search of depth 1, of depth 2, and so on; each tries the best moves of the
//! last one first, and whenever time runs out, the last finished depth has an answer (de Groot's
//! progressive deepening, 1965; Scott 1969; Slate and Atkin 1977).
//!
//! Its pseudocode is `iterative_deepening.listing`.

use super::aspiration::aspiration;
use super::mtd::mtd;
use super::walk::walk;
use crate::algorithm::Algorithm;
use crate::events::{EnterAs, Finished, Recall, Why};
use crate::visit::Visit;
use crate::window::Window;
use plyscope_tree::Score;

/// The root's value at the last depth, as the inner search has it; so is the first guess.
pub(crate) fn iterative_deepening(
    visit: &mut Visit<'_, impl Recall>,
    inner: Algorithm,
    walker: Algorithm,
    guess: Score,
) -> Score {
    let mut value = guess;
    for depth in depths(visit.options.depth, visit.horizon.tree.height()) {
        if !visit.goes_on() {
            break;
        }
        visit.deepen(depth);
        value = match inner {
            Algorithm::Aspiration => aspiration(visit, walker, value),
            Algorithm::MtdF => mtd(visit, value),
            _ => {
                let has_window = walker.has_root_window(&visit.options);
                visit.iterate(Why::Deeper, has_window.then_some(Window::FULL), None);
                walk(visit, walker, Window::FULL, EnterAs::Full)
            }
        };
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
