//! The verdict on a trace.

use crate::action::Action;
use crate::claims::{Claim, Claims};
use crate::comparison::Comparison;
use crate::difference::Difference;
use crate::explanation::{Namesake, namesakes, slips};
use crate::slip::Slip;
use plyscope_search::events::Event;
use plyscope_search::{Algorithm, Options, Outcome, OwnedWindow, Perspective, SearchError, Window};
use plyscope_trace::check::retrace;
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
    /// The slips that explain all that the trace tells, the most likely first.
    pub slips: Vec<Slip>,
    /// Other searches that do all that the trace tells.
    pub namesakes: Vec<Namesake>,
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
    let Some(difference) = first_difference(claims, algorithm, options)? else {
        let (actions, windows) = (claims.len(), claims.has_windows());
        return Ok(Verdict::Agrees(Agreement { actions, windows }));
    };
    let (slips, namesakes) = match difference {
        Difference::Result { .. } => (Vec::new(), Vec::new()),
        Difference::Action { .. } => {
            (slips(claims, algorithm, options), namesakes(claims, algorithm, options))
        }
    };
    Ok(Verdict::Differs(Box::new(Differs { difference, slips, namesakes })))
}

fn first_difference(
    claims: &Claims<'_>,
    algorithm: Algorithm,
    options: &Options,
) -> Result<Option<Difference>, SearchError> {
    let perspective = algorithm.perspective(options);
    let mut comparison = Comparison::new(claims, options, perspective);
    let mut owners = Owners { perspective, path: Vec::new() };
    let (last, result) = claims.end;
    let outcome = retrace(claims.tree, algorithm, options, |event| {
        let window = owners.follow(event);
        let Some(due) = Action::of(event) else { return Ok(()) };
        comparison.take(due).map_err(|found| {
            let line = found.map_or(last, |claim| claim.line);
            let found = found.map(|claim| claim.action);
            Difference::Action { line, found, due: Some(due), window }
        })
    })?;
    let Outcome { value, .. } = match outcome {
        Ok(outcome) => outcome,
        Err(difference) => return Ok(Some(difference)),
    };
    if let Some(Claim { line, action }) = comparison.present() {
        let (found, due, window) = (Some(action), None, None);
        return Ok(Some(Difference::Action { line, found, due, window }));
    }
    let other = result.filter(|&found| found != value);
    Ok(other.map(|found| Difference::Result { line: last, found, due: value }))
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
