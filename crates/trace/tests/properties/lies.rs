//! Events with one number or word changed so that they are not true any more.

use plyscope_oracle::case::Search;
use plyscope_oracle::model::id;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::told::Told;
use plyscope_search::Window;
use plyscope_search::events::{Bound, Effect, EnterAs, Finished, Hit, Iteration, State};
use plyscope_tree::{NodeId, Score};

use crate::blames::false_blames;

/// Whoever knows what is true, and says something else.
pub struct Liar<'a> {
    pub search: &'a Search,
    /// What is known before the event.
    pub naive: &'a Naive<'a>,
}

/// A score that is one unit off; zero in place of an infinity.
fn off(score: Score, by: i32) -> Score {
    let units = if score.is_finite() { score.units() + by } else { 0 };
    Score::from_units(units).unwrap_or(-score)
}

/// The same window with one end off.
fn shifted(window: Window) -> Vec<Window> {
    let Window { alpha, beta } = window;
    let ends = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    let shift = |end: Score, by: i32| if by == 0 { end } else { off(end, by) };
    ends.map(|(low, high)| Window { alpha: shift(alpha, low), beta: shift(beta, high) }).into()
}

const BOUNDS: [Bound; 3] = [Bound::Exact, Bound::Lower, Bound::Upper];

impl Liar<'_> {
    pub fn lies(&self, told: &Told) -> Vec<Told> {
        match *told {
            Told::Enter { .. } => self.false_entries(told),
            Told::Order { .. } => Vec::new(),
            Told::Evaluate { node, value } => vec![Told::Evaluate { node, value: off(value, 1) }],
            Told::Improve { node, child, value, window } => {
                let improve = |window| Told::Improve { node, child, value, window: Some(window) };
                let other = window.map(shifted).unwrap_or_default().into_iter();
                // When the bound moves is a switch, and the checker takes either moment.
                let mut lies: Vec<_> = other
                    .filter(|other| !is_other_moment(*other, window.unwrap(), value))
                    .map(improve)
                    .collect();
                lies.push(Told::Improve { node, child, value: off(value, 1), window });
                lies
            }
            Told::Cutoff { .. } => false_blames(self.search, told),
            Told::Leave { node, value, bound } => {
                let leave = |value, bound| Told::Leave { node, value, bound };
                let mut lies: Vec<_> = [1, -1].map(|by| leave(off(value, by), bound)).into();
                lies.extend(self.false_bounds(node, value).map(|bound| leave(value, Some(bound))));
                lies
            }
            Told::Iterate(iteration) => {
                self.false_iterations(&iteration).into_iter().map(Told::Iterate).collect()
            }
            Told::Probe { node, hit } => {
                let hits = hit.map(|hit| self.false_hits(node, hit)).unwrap_or_default();
                hits.into_iter().map(|hit| Told::Probe { node, hit: Some(hit) }).collect()
            }
            Told::Store { node, value, bound, depth, best, lost } => {
                let store =
                    |value, bound, best| Told::Store { node, value, bound, depth, best, lost };
                let mut lies: Vec<_> = [1, -1].map(|by| store(off(value, by), bound, best)).into();
                lies.extend(self.false_bounds(node, value).map(|bound| store(value, bound, best)));
                lies.push(store(value, bound, Some(NodeId::ROOT)));
                lies
            }
            Told::Open { node, merit } => {
                [1, -1].map(|by| Told::Open { node, merit: off(merit, by) }).into()
            }
            Told::Solve { node, merit } => {
                [1, -1].map(|by| Told::Solve { node, merit: off(merit, by) }).into()
            }
            Told::Purge { node, state, merit } => {
                let other = if state == State::Live { State::Solved } else { State::Live };
                vec![
                    Told::Purge { node, state: other, merit },
                    Told::Purge { node, state, merit: off(merit, 1) },
                ]
            }
        }
    }

    /// Another window, or as something else.
    fn false_entries(&self, told: &Told) -> Vec<Told> {
        let Told::Enter { node, window, depth, kind } = *told else { return Vec::new() };
        let enter = |window, kind| Told::Enter { node, window, depth, kind };
        let first = self.naive.states[node.index()].phase != plyscope_trace::Phase::Finished;
        let mut lies = Vec::new();
        if node != NodeId::ROOT && first {
            lies.push(enter(window, EnterAs::ReSearch));
        }
        if kind == EnterAs::ReSearch && node != NodeId::ROOT {
            lies.extend([EnterAs::Full, EnterAs::NullWindow].map(|kind| enter(window, kind)));
        }
        // With which window a search begins is its own affair, unless its iteration says it.
        let said = node != NodeId::ROOT || self.naive.iterations > 0;
        let Some(window) = window.filter(|_| said) else { return lies };
        let (low, high) = (window.alpha, window.beta);
        let mut others = shifted(window);
        if kind == EnterAs::NullWindow {
            others.extend([1, -1].map(|by| Window { alpha: off(low, by), beta: off(high, by) }));
        }
        if kind == EnterAs::ReSearch && node != NodeId::ROOT {
            // It may begin at the test's own bound, and so a little lower.
            let ends_of_test = if self.naive.turns() { 2..3 } else { 0..1 };
            others.drain(ends_of_test);
        }
        lies.extend(others.into_iter().map(|other| enter(Some(other), kind)));
        lies
    }

    /// What a value is not, of the node's true one.
    fn false_bounds(&self, node: NodeId, value: Score) -> impl Iterator<Item = Bound> {
        let number = node.index();
        let turned = self.naive.turns() && !self.naive.game.max_moves_at(number);
        let ((low, high), told) = (self.naive.game.range(number), self.naive.worth(number, value));
        let (low, high, told) = if turned { (-high, -low, -told) } else { (low, high, told) };
        BOUNDS.into_iter().filter(move |bound| match bound {
            Bound::Exact => told < low || told > high,
            Bound::Lower => told > high,
            Bound::Upper => told < low,
        })
    }

    fn false_hits(&self, node: NodeId, hit: Hit) -> Vec<Hit> {
        let mut lies: Vec<_> = [1, -1].map(|by| Hit { value: off(hit.value, by), ..hit }).into();
        let bounds = BOUNDS.into_iter().filter(|&bound| bound != hit.bound);
        lies.extend(bounds.map(|bound| Hit { bound, ..hit }));
        lies.push(Hit { depth: hit.depth + 1, ..hit });
        lies.push(Hit { best: Some(NodeId::ROOT), ..hit });
        let effects = [Effect::None, Effect::Return, Effect::RaiseAlpha, Effect::LowerBeta];
        // What is below the horizon has no window to be narrowed.
        let inner = !self.naive.game.ends_at(node.index());
        let other = effects.into_iter().filter(|&effect| effect != hit.effect && inner);
        lies.extend(other.map(|effect| Hit { effect, ..hit }));
        lies
    }

    fn false_iterations(&self, iteration: &Iteration) -> Vec<Iteration> {
        let one = *iteration;
        let mut lies =
            vec![Iteration { number: one.number + 1, ..one }, Iteration { number: 0, ..one }];
        let windows = one.window.map(shifted).unwrap_or_default();
        lies.extend(windows.into_iter().map(|window| Iteration { window: Some(window), ..one }));
        let game = self.naive.game.to_depth(one.depth);
        let (least, most) = game.range(0);
        // Where deeper entries answer, a value between the two may be right on either side.
        let truth = |score: Score| match self.naive.worth(0, score) {
            worth if worth > most => std::cmp::Ordering::Greater,
            worth if worth < least => std::cmp::Ordering::Less,
            _ => std::cmp::Ordering::Equal,
        };
        if let Some(known) = one.known {
            let ends = [known.alpha, known.beta].into_iter().filter(|end| end.is_finite());
            for end in ends.flat_map(|end| [off(end, 1), off(end, -1)]) {
                // One of the two may be right: that the value is at least, or at most, so much.
                let turned = self.naive.turns() && !game.max_moves_at(0);
                let order = if turned { truth(end).reverse() } else { truth(end) };
                let known = match order {
                    std::cmp::Ordering::Greater => Window { alpha: end, ..known },
                    std::cmp::Ordering::Less => Window { beta: end, ..known },
                    std::cmp::Ordering::Equal => continue,
                };
                lies.push(Iteration { known: Some(known), ..one });
            }
        }
        if let Some(found) = one.finished {
            let finished = |finished| Iteration { finished: Some(finished), ..one };
            lies.push(finished(Finished { value: off(found.value, 1), ..found }));
            let game = self.naive.game.to_depth(Some(found.depth));
            let value = self.naive.worth(0, found.value);
            let worse = game.nodes[0].children.iter().filter(|&&child| !game.allows(child, value));
            lies.extend(worse.map(|&child| finished(Finished { best: Some(id(child)), ..found })));
        }
        lies
    }
}

/// Whether a window could stand beside this best value in a search that moves its bound at another
/// moment: it has an end there, or is what the window was before an end moved there.
fn is_other_moment(other: Window, now: Window, best: Score) -> bool {
    let moved = other.alpha == best || other.beta == best;
    let raised = other.alpha < now.alpha && now.alpha == best;
    let lowered = other.beta > now.beta && now.beta == best;
    other == now || moved || raised || lowered
}
