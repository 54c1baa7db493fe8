//! The verdict on a trace.

use crate::action::Action;
use crate::claims::{Claim, Claims};
use crate::comparison::Comparison;
use crate::difference::Difference;
use crate::explanation::{Extent, Lookalike, lookalikes, slips};
use crate::program::follow;
use crate::slip::Slip;
use plyscope_search::events::Event;
use plyscope_search::{
    Algorithm, Faithful, Options, Outcome, OwnedWindow, Perspective, SearchError, Window,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// The number of actions that the trace tells.
    pub actions: usize,
    /// Whether it tells windows.
    pub windows: bool,
}

/// What differs, and what explains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differs {
    /// The first difference.
    pub difference: Difference,
    /// What those do that explain it.
    pub extent: Extent,
    /// The slips that explain it, the most likely first.
    pub slips: Vec<Slip>,
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
        None => Verdict::Agrees(Agreement { actions: claims.len(), windows: claims.has_windows() }),
        Some(difference) => {
            Verdict::Differs(Box::new(explained(difference, claims, algorithm, options)))
        }
    };
    let Compared { claims, steps, step, ours, .. } = compared;
    Ok(Beside { verdict, claims, steps, step, ours })
}

/// A difference with what explains all that the trace tells; if nothing does, and the trace may have been broken off, with what does
/// all of it and goes on.
fn explained(
    difference: Difference,
    claims: &Claims<'_>,
    algorithm: Algorithm,
    options: &Options,
) -> Differs {
    let by = |extent| {
        let slips = slips(claims, extent, algorithm, options);
        let lookalikes = lookalikes(claims, extent, algorithm, options);
        Differs { difference, extent, slips, lookalikes }
    };
    let Difference::Action { found, .. } = difference else {
        return Differs {
            difference,
            extent: Extent::All,
            slips: Vec::new(),
            lookalikes: Vec::new(),
        };
    };
    let whole = by(Extent::All);
    let is_explained = !whole.slips.is_empty() || !whole.lookalikes.is_empty();
    // The beginning of the search itself needs no explanation.
    if is_explained || found.is_none() || claims.is_whole(algorithm) {
        return whole;
    }
    let begun = by(Extent::Beginning);
    if begun.slips.is_empty() && begun.lookalikes.is_empty() { whole } else { begun }
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
    let (last, result) = claims.end;
    let (mut step, mut steps, mut ours) = (0, Vec::new(), Vec::new());
    let mut difference = None;
    let ran = follow(claims.tree, algorithm, options, &Faithful, &mut |event| {
        let is_before = difference.is_none();
        step += u64::from(is_before);
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
        && let Some(Outcome { value, .. }) = outcome
    {
        difference = match comparison.present() {
            Some(Claim { line, action }) => {
                let (found, due, window) = (Some(action), None, None);
                Some(Difference::Action { line, found, due, window })
            }
            None => match claims.unfinished {
                Some(line) => {
                    let (found, due, window) = (None, None, None);
                    Some(Difference::Action { line, found, due, window })
                }
                None => {
                    let other = result.filter(|&found| found != value);
                    other.map(|found| Difference::Result { line: last, found, due: value })
                }
            },
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
