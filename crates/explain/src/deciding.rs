//! The decision about a returned value: its place in the receiving window, the cases with their consequences, and the
//! one that happens. As in [`crate::facts`], these are facts, which the page puts into words.
//!
//! ```
//! use plyscope_explain::facts::Story;
//! use plyscope_search::{Algorithm, Options};
//! use plyscope_trace::{Recording, Step, record};
//! use plyscope_tree::{Folds, notation};
//!
//! let tree = notation::parse("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]")?;
//! let trace = record(&tree, Algorithm::AlphaBeta, &Options::default())?;
//! let recording = Recording::new(tree, trace);
//! let cut = Step::after(recording.cutoffs()[0] as usize);
//! let decision = Story(&recording).decision(&Folds::default(), cut).ok_or("nothing is decided")?;
//! assert_eq!(decision.value.display(0).to_string(), "2");
//! assert_eq!(decision.cases.iter().filter(|case| case.happens).count(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod root;

use crate::facts::Story;
use plyscope_search::events::{Bound, EnterAs, Event, Side};
use plyscope_search::{Cut, Perspective, Window};
use plyscope_trace::{Frame, Step};
use plyscope_tree::{Folds, NodeId, Player, Score};
#[cfg(feature = "serde")]
use serde::Serialize;

/// A decision about a returned value. Scores are as the algorithm sees them at the node that decides.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Decision {
    /// The node that decides; `None` if the root has returned, and its caller decides.
    pub parent: Option<NodeId>,
    /// The node that returned.
    pub child: NodeId,
    /// Its value as received: negated on the way to a parent in the negamax forms.
    pub value: Score,
    /// The parent's best value before, if any.
    pub best: Option<Score>,
    /// The window that the value falls into: the parent's before the return, or the one of the root's search. `None` if
    /// the value is only compared with the best one.
    pub window: Option<Window>,
    /// The cases from α's to β's, exactly one of which happens.
    pub cases: Vec<Case>,
}

/// One case of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Case {
    /// The region of the value in this case.
    pub lies: Lies,
    /// True if a value exactly on the named end belongs to the neighbouring case.
    pub strict: bool,
    /// The consequence: what does follow in the case that happens, and what would in the others.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub follows: Follows,
    /// True for the case that happens.
    pub happens: bool,
}

/// The region of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Lies {
    /// At α or below.
    Alpha,
    /// Between α and β.
    Between,
    /// At β or above.
    Beta,
    /// No better than the best value so far.
    NoBetter,
    /// Better than the best value so far.
    Better,
}

/// The consequence of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "serde", serde(tag = "follows", rename_all = "kebab-case"))]
pub enum Follows {
    /// Nothing changes.
    Nothing,
    /// The window stays. Only those values of this case that are better than the best one would replace it.
    Perhaps,
    /// The value becomes the best, and the window stays.
    Best,
    /// The value becomes the best, and the mover's own bound moves to it.
    Moves {
        /// That bound.
        side: Side,
    },
    /// The value becomes the best and α rises to it, although it comes from a NegaScout test: a fail-soft search is
    /// exact so close to the leaves.
    Exact,
    /// The child is searched again, because its test has come out better than expected.
    Again,
    /// There is a cutoff.
    Cut {
        /// The number of children that it skips.
        skipped: usize,
    },
    /// The root is searched again with one end of its window open.
    Opens {
        /// That end.
        side: Side,
    },
    /// The root is not searched again.
    Stands,
    /// A bound of the root's value is proven.
    Proves {
        /// The kind of the bound: lower or upper.
        bound: Bound,
        /// True if the bound meets the other known one.
        meets: bool,
    },
    /// The test whether the root reaches γ is answered.
    Answers {
        /// The answer: true if the root reaches γ.
        reached: bool,
    },
}

impl Story<'_> {
    /// The decision at a step, if it is visible while subtrees are folded: a value has just been returned, has become
    /// the parent's best, or has closed its window.
    #[must_use]
    pub fn decision(&self, folds: &Folds, step: Step) -> Option<Decision> {
        let step = step.min(self.trace.end());
        if self.hidden_in(folds, step).is_some() {
            return None;
        }
        let step = self.returned(step)?;
        let path = self.path(step);
        let (Event::Leave { value, .. }, (child, above)) =
            (self.event_at(step)?, path.split_last()?)
        else {
            return None;
        };
        match above.last() {
            Some(parent) => self.at_parent(parent, child, value, step),
            None => self.at_root(child.node, value, step),
        }
    }

    /// The step that returned the value this step is about.
    fn returned(&self, step: Step) -> Option<Step> {
        match self.event_at(step)? {
            Event::Leave { .. } => Some(step),
            Event::Improve { .. } => step.previous(),
            // A CUT node of the critical tree is left whatever the value is.
            Event::Cutoff { side: Side::Assumed, .. } => None,
            Event::Cutoff { .. } => self.returned(step.previous()?),
            _ => None,
        }
    }

    fn at_parent(
        &self,
        parent: &Frame,
        child: &Frame,
        value: Score,
        step: Step,
    ) -> Option<Decision> {
        let horizon = self.horizon_at(step);
        let turns = self.trace.perspective() == Perspective::SideToMove;
        let mover = if turns { Player::Max } else { horizon.player(parent.node) };
        let children = self.children_of_visit(parent.node, step);
        let place = children.iter().position(|&each| each == child.node)?;
        let (tested, exact) = match child.state.kind {
            Some(EnterAs::NullWindow) => {
                let walker = self.trace.algorithm.walker(&self.trace.options);
                let spared =
                    walker.about().trusts_last_plies && self.is_exact_anyway(child.node, step);
                (!spared, spared)
            }
            _ => (false, false),
        };
        let taken = Taken {
            mover,
            value: if turns { -value } else { value },
            best: parent.state.best,
            tested,
            exact,
            left: children.len() - place - 1,
            beyond_only: self.trace.options.cut == Cut::BeyondOnly,
        };
        let window = parent.now.map(|now| now.window);
        let cases = match window {
            Some(window) => taken.in_window(window),
            // EVAL takes a value that TEST has shown to be better without another comparison.
            None if child.state.kind == Some(EnterAs::ReSearch) => return None,
            None => taken.beside(taken.best?),
        };
        let (parent, child) = (Some(parent.node), child.node);
        let Taken { value, best, .. } = taken;
        Some(Decision { parent, child, value, best, window, cases })
    }

    /// Whether the search ends at a node, or at all of its children: see `negascout.rs`.
    fn is_exact_anyway(&self, node: NodeId, step: Step) -> bool {
        let horizon = self.horizon_at(step);
        let mut children = self.tree.children(node).iter();
        horizon.ends_at(node) || children.all(|&child| horizon.ends_at(child))
    }
}

/// A value received by a parent.
#[derive(Clone, Copy, Debug)]
struct Taken {
    /// The player whose preference counts: always MAX in the negamax forms.
    mover: Player,
    value: Score,
    best: Option<Score>,
    /// True for a value from a test: a better one would be searched again.
    tested: bool,
    /// True for a value from a test that is exact all the same.
    exact: bool,
    /// The number of children after this one.
    left: usize,
    /// Whether a value must pass the bound to cut, instead of only reaching it.
    beyond_only: bool,
}

impl Taken {
    /// The cases without a window.
    fn beside(&self, best: Score) -> Vec<Case> {
        let better = self.mover.sees(self.value) > self.mover.sees(best);
        let then = if self.tested { Follows::Again } else { Follows::Best };
        let case = |lies, follows, happens| Case { lies, strict: false, follows, happens };
        vec![
            case(Lies::NoBetter, Follows::Nothing, !better),
            Case { strict: true, ..case(Lies::Better, then, better) },
        ]
    }

    fn in_window(&self, window: Window) -> Vec<Case> {
        let like = |score| self.mover.sees(score);
        let seen = if self.mover == Player::Max { window } else { window.turned() };
        let value = like(self.value);
        let closes = if self.beyond_only { value > seen.beta } else { value >= seen.beta };
        let fails_low = !closes && value <= seen.alpha;
        // In a zero-width window a value may lie on both ends; it then closes the window.
        let empty = seen.alpha >= seen.beta && !self.beyond_only;
        let [low, high] = match self.mover {
            Player::Max => [Lies::Alpha, Lies::Beta],
            Player::Min => [Lies::Beta, Lies::Alpha],
        };
        let best = self.best.map(like);
        let stays = match best {
            None => Follows::Best,
            Some(best) if best >= seen.alpha => Follows::Nothing,
            Some(best) if fails_low && value > best => Follows::Best,
            Some(_) if fails_low => Follows::Nothing,
            Some(_) => Follows::Perhaps,
        };
        let side = if self.mover == Player::Max { Side::Alpha } else { Side::Beta };
        let inside = match (self.tested, self.exact) {
            (true, _) => Follows::Again,
            (false, true) => Follows::Exact,
            (false, false) => Follows::Moves { side },
        };
        let mut cases = vec![
            Case { lies: low, strict: empty, follows: stays, happens: fails_low },
            Case {
                lies: Lies::Between,
                strict: !self.beyond_only,
                follows: inside,
                happens: !fails_low && !closes,
            },
            Case {
                lies: high,
                strict: self.beyond_only,
                follows: Follows::Cut { skipped: self.left },
                happens: closes,
            },
        ];
        if self.mover == Player::Min {
            cases.reverse();
        }
        cases
    }
}
