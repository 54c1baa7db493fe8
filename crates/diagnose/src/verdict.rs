//! The verdict on a trace.

use crate::action::Action;
use crate::claims::{Claim, Claims};
use crate::comparison::Comparison;
use crate::difference::Difference;
use crate::explanation::{Lookalike, Programs, Slips};
use crate::habit::Habit;
use crate::outcome;
use crate::program::follow;
use crate::trial::Extent;
use plyscope_search::events::{Counter, Event, Sink as _};
use plyscope_search::{
    Algorithm, Faithful, Options, OwnedWindow, Perspective, SearchError, Switch, Window,
};
use plyscope_tree::NodeId;

/// The verdict on a trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Everything that it tells is what the search does.
    Agrees(Agreement),
    /// Something is not.
    Differs(Box<Differs>),
}

/// What agrees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// The number of actions that the trace tells.
    pub actions: usize,
    /// Whether it tells windows.
    pub windows: bool,
    /// What the program does otherwise than the search, and rightly.
    pub habits: Vec<Habit>,
}

/// What differs, and what explains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differs {
    /// The first difference.
    pub difference: Difference,
    /// The number of actions that the trace tells.
    pub actions: usize,
    /// What those do that explain it.
    pub extent: Extent,
    /// The habits with which a right program explains it, if the trace was broken off.
    pub habits: Vec<Habit>,
    /// The slips that explain it.
    pub slips: Slips,
    /// Other searches that explain it.
    pub lookalikes: Vec<Lookalike>,
}

/// Compares claims with a search.
///
/// # Errors
/// [`SearchError`] if the search cannot be made.
pub fn diagnose(
    claims: &Claims<'_>,
    algorithm: Algorithm,
    options: &Options,
) -> Result<Verdict, SearchError> {
    Ok(beside(claims, algorithm, options, 1)?.verdict)
}

/// A trace beside a search, action by action.
#[derive(Debug)]
pub struct Beside {
    /// What comes of it.
    pub verdict: Verdict,
    /// All claims, their scores as the algorithm sees them.
    pub claims: Vec<Claim>,
    /// The number of the search's event with which a claim agrees, counted from 1, of each claim before the first difference.
    pub steps: Vec<u64>,
    /// The number of the event at which the search and the trace part; of its last, if all agrees.
    pub step: u64,
    /// What the search does from there on, of the kinds that the trace tells.
    pub ours: Vec<Action>,
}

/// Compares claims with a search, and follows both a little beyond the first difference.
///
/// # Errors
/// [`SearchError`] if the search cannot be made.
pub fn beside(
    claims: &Claims<'_>,
    algorithm: Algorithm,
    options: &Options,
    beyond: usize,
) -> Result<Beside, SearchError> {
    let compared = compare(claims, algorithm, options, beyond)?;
    let verdict = match compared.difference {
        None => agrees(claims, Vec::new()),
        Some(difference) => explained(difference, claims, algorithm, options),
    };
    let Compared { claims, steps, step, ours, .. } = compared;
    Ok(Beside { verdict, claims, steps, step, ours })
}

fn agrees(claims: &Claims<'_>, habits: Vec<Habit>) -> Verdict {
    Verdict::Agrees(Agreement { actions: claims.len(), windows: claims.has_windows(), habits })
}

/// A difference with what explains all that the trace tells; if nothing does, and the trace may have been broken off, with what does
/// all of it and goes on. Where a right program does it, no slip is looked for.
fn explained(
    difference: Difference,
    claims: &Claims<'_>,
    algorithm: Algorithm,
    options: &Options,
) -> Verdict {
    let programs = Programs::new(claims, algorithm, options);
    let by = |extent| {
        let mut lookalikes = programs.lookalikes(extent);
        let habits = programs.habits(extent);
        // One of the habits may be a switch of the search.
        let fail = habits.iter().flatten().find_map(|habit| habit.fail());
        if let Some(fail) = fail.filter(|_| algorithm.uses(Switch::Fail, options)) {
            let switch = Some((Switch::Fail, fail.word().to_owned()));
            let lookalike = Lookalike { algorithm, switch };
            if !lookalikes.contains(&lookalike) {
                lookalikes.insert(0, lookalike);
            }
        }
        let is_right =
            habits.is_some() || lookalikes.iter().any(|each| each.algorithm == algorithm);
        (habits, lookalikes, is_right)
    };
    let differs = |extent, habits: Option<Vec<Habit>>, slips, lookalikes| {
        let (actions, habits) = (claims.len(), habits.unwrap_or_default());
        Differs { difference, actions, extent, habits, slips, lookalikes }
    };
    let is_begun = matches!(difference, Difference::Action { found: None, .. });
    let (habits, lookalikes, is_right) = by(Extent::All);
    if is_right {
        let is_switch =
            |habit: &Habit| habit.fail().is_some() && algorithm.uses(Switch::Fail, options);
        return match habits {
            Some(habits) if !habits.iter().any(is_switch) => agrees(claims, habits),
            _ => {
                Verdict::Differs(Box::new(differs(Extent::All, None, Slips::default(), lookalikes)))
            }
        };
    }
    let slips = programs.explained(Extent::All);
    let whole = differs(Extent::All, None, slips, lookalikes);
    let is_explained = whole.slips.explain() || !whole.lookalikes.is_empty();
    // The beginning of the search itself needs no explanation.
    if is_explained || is_begun {
        return Verdict::Differs(Box::new(whole));
    }
    if !claims.is_whole(algorithm) {
        let (habits, lookalikes, is_right) = by(Extent::Beginning);
        let slips = if is_right { Slips::default() } else { programs.explained(Extent::Beginning) };
        if is_right || slips.explain() || !lookalikes.is_empty() {
            return Verdict::Differs(Box::new(differs(
                Extent::Beginning,
                habits,
                slips,
                lookalikes,
            )));
        }
    }
    let slips = programs.explained_by_more();
    Verdict::Differs(Box::new(Differs { slips, ..whole }))
}

struct Compared {
    difference: Option<Difference>,
    claims: Vec<Claim>,
    steps: Vec<u64>,
    step: u64,
    ours: Vec<Action>,
}

/// Compares up to the first difference, and goes on until the search has done so many more actions.
fn compare(
    claims: &Claims<'_>,
    algorithm: Algorithm,
    options: &Options,
    beyond: usize,
) -> Result<Compared, SearchError> {
    let perspective = algorithm.perspective(options);
    let mut comparison = Comparison::new(claims, options, perspective);
    let mut owners = Owners { perspective, path: Vec::new() };
    let last = claims.end.0;
    let mut counts = Counter::default();
    let (mut step, mut steps, mut ours) = (0, Vec::new(), Vec::new());
    let mut difference = None;
    let ran = follow(claims.tree, algorithm, options, &Faithful, &mut |event| {
        let is_before = difference.is_none();
        step += u64::from(is_before);
        counts.record(*event);
        let window = owners.follow(event);
        let Some(due) = Action::of(event) else { return true };
        if is_before {
            let agreed = comparison.agreed();
            match comparison.take(due) {
                Ok(()) if comparison.agreed() > agreed => steps.push(step),
                Ok(()) => {}
                Err(found) => {
                    let line = found.map_or(last, |claim| claim.line);
                    let found = found.map(|claim| claim.action);
                    difference = Some(Difference::Action { line, found, due: Some(due), window });
                }
            }
        }
        if difference.is_some() && comparison.tells(due) {
            ours.push(due);
        }
        ours.len() < beyond
    });
    let outcome = match ran {
        Err(SearchError::Stopped) => None,
        ran => Some(ran?),
    };
    if difference.is_none()
        && let Some(outcome) = outcome
    {
        let action = |line, found| Difference::Action { line, found, due: None, window: None };
        difference = match (comparison.present(), claims.unfinished) {
            (Some(Claim { line, action: found }), _) => Some(action(line, Some(found))),
            (None, Some(line)) => Some(action(line, None)),
            (None, None) => {
                outcome::differs(claims, comparison.is_turned_at_root(), &outcome, &counts)
                    .map(|part| Difference::Result { line: last, part })
            }
        };
    }
    Ok(Compared { difference, claims: comparison.seen().collect(), steps, step, ours })
}

/// The windows along the path, and the nodes that set their ends.
struct Owners {
    perspective: Perspective,
    path: Vec<(NodeId, OwnedWindow)>,
}

impl Owners {
    /// Takes the next event; returns the window of the node that it enters.
    fn follow(&mut self, event: &Event<'_>) -> Option<OwnedWindow> {
        match *event {
            Event::Enter { node, window: Some(window), .. } => {
                let owned = self.entered(window);
                self.path.push((node, owned));
                Some(owned)
            }
            Event::Improve { node, window: Some(window), .. } => {
                if let Some((_, owned)) = self.path.last_mut() {
                    let before = owned.window;
                    owned.window = window;
                    if window.alpha != before.alpha {
                        owned.alpha_by = Some(node);
                    }
                    if window.beta != before.beta {
                        owned.beta_by = Some(node);
                    }
                }
                None
            }
            Event::Leave { node, .. } => {
                self.path.pop_if(|&mut (open, _)| open == node);
                None
            }
            _ => None,
        }
    }

    /// The owners of the window of a node that is entered: an end is its parent's, or else set by its parent.
    fn entered(&self, window: Window) -> OwnedWindow {
        let Some(&(parent, above)) = self.path.last() else { return OwnedWindow::of_root(window) };
        let above = match self.perspective {
            Perspective::Max => above,
            Perspective::SideToMove => above.turned(),
        };
        let by = |is_same: bool, by: Option<NodeId>, is_open: bool| match (is_same, is_open) {
            (true, _) => by,
            (false, true) => None,
            (false, false) => Some(parent),
        };
        OwnedWindow {
            window,
            alpha_by: by(
                window.alpha == above.window.alpha,
                above.alpha_by,
                window.alpha == Window::FULL.alpha,
            ),
            beta_by: by(
                window.beta == above.window.beta,
                above.beta_by,
                window.beta == Window::FULL.beta,
            ),
        }
    }
}
