//! The claims of a trace file.

use crate::action::{Action, ActionKind};
use crate::fault::{Fault, ReadError};
use plyscope_search::events::Event;
use plyscope_search::{Algorithm, Drive, Horizon, Options, Perspective};
use plyscope_trace::jsonl::{Header, Line, Lines, Lists, read_line};
use plyscope_tree::{NodeId, Score, Tree};

/// An action that a trace tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The number of its line in the file.
    pub line: u64,
    /// The action.
    pub action: Action,
}

/// Everything that a trace tells of a search.
#[derive(Debug)]
pub struct Claims<'a> {
    /// The tree that was searched.
    pub(crate) tree: &'a Tree,
    /// The perspective of all scores; `None` if the trace does not name it.
    pub(crate) perspective: Option<Perspective>,
    pub(crate) all: Vec<Claim>,
    /// The number of the last line, and the root's value there, seen by MAX, if it is a result.
    pub(crate) end: (u64, Option<Score>),
    /// The number of the last line, if it breaks off in the middle and tells nothing.
    pub(crate) unfinished: Option<u64>,
}

impl<'a> Claims<'a> {
    /// The claims of a program that has run here; each action counts as a line.
    pub fn new(header: &'a Header, actions: impl IntoIterator<Item = Action>) -> Self {
        let numbered = (2..).zip(actions);
        let all: Vec<_> = numbered.map(|(line, action)| Claim { line, action }).collect();
        let last = all.last().map_or(1, |claim| claim.line);
        let (tree, perspective) = (&header.tree, header.perspective_told);
        Self { tree, perspective, all, end: (last, None), unfinished: None }
    }

    /// Reads what follows the header: to the result, or to the end of the file, since the last return tells the result too.
    /// Lines of other events are skipped, and so is a last line that breaks off in the middle, as that of a program does that was
    /// stopped.
    ///
    /// # Errors
    /// [`ReadError`] if a line cannot be read, names a node that the tree lacks, or follows the result.
    pub fn read<L: Lines>(header: &'a Header, lines: &mut L) -> Result<Self, ReadError<L::Error>> {
        let (tree, perspective) = (&header.tree, header.perspective_told);
        let mut lists = Lists::default();
        let (mut all, mut end) = (Vec::new(), (lines.number(), None));
        while lines.advance().map_err(ReadError::Source)? {
            let line = lines.number();
            let text = lines.text().map_err(ReadError::Source)?;
            if end.1.is_some() {
                return Err(ReadError::Line(line, Fault::AfterResult));
            }
            let read = match read_line(text, tree.decimals(), &mut lists) {
                Ok(read) => read,
                Err(error) if error.breaks_off() => {
                    return match lines.advance().map_err(ReadError::Source)? {
                        true => Err(ReadError::Line(line, Fault::Line(error))),
                        false => Ok(Self { tree, perspective, all, end, unfinished: Some(line) }),
                    };
                }
                Err(error) => return Err(ReadError::Line(line, Fault::Line(error))),
            };
            match read {
                Line::Result(outcome) => end = (line, Some(outcome.value)),
                Line::Event(event) => {
                    check_nodes(&event, tree).map_err(|fault| ReadError::Line(line, fault))?;
                    end = (line, None);
                    all.extend(Action::of(&event).map(|action| Claim { line, action }));
                }
            }
        }
        Ok(Self { tree, perspective, all, end, unfinished: None })
    }

    /// The number of actions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// A trace is whole if it tells a result, or ends with the return from the root of an algorithm that never searches the root again.
    #[must_use]
    pub fn is_whole(&self, algorithm: Algorithm) -> bool {
        let again = algorithm.about().drive.is_some_and(|drive| drive != Drive::Tests);
        let is_return = |claim: &Claim| matches!(claim.action, Action::Leave { node, .. } if node == NodeId::ROOT);
        self.end.1.is_some() || !again && self.all.last().is_some_and(is_return)
    }

    /// The number of the last line, if it breaks off in the middle; it is left out.
    #[must_use]
    pub fn unfinished(&self) -> Option<u64> {
        self.unfinished
    }

    /// Whether the trace reports no action.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Which kinds of actions are told, by a program whose search ends at this horizon.
    pub(crate) fn told(&self, horizon: &Horizon<'_>) -> Told {
        let mut told = Told::default();
        for claim in &self.all {
            told.0[claim.action.kind(horizon) as usize] = true;
        }
        told
    }

    /// Whether the trace reports windows.
    #[must_use]
    pub fn has_windows(&self) -> bool {
        let window = |claim: &Claim| matches!(claim.action, Action::Enter { window: Some(_), .. });
        self.all.iter().any(window)
    }

    /// The horizon of the search that they are compared with.
    pub(crate) fn horizon(&self, options: &Options) -> Horizon<'a> {
        Horizon::new(self.tree, options)
    }
}

/// The kinds of actions that a trace tells.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Told([bool; ActionKind::COUNT]);

impl Told {
    pub fn has(&self, kind: ActionKind) -> bool {
        self.0[kind as usize]
    }
}

fn check_nodes(event: &Event<'_>, tree: &Tree) -> Result<(), Fault> {
    let other = match *event {
        Event::Improve { child, .. } => child,
        Event::Cutoff { after, .. } => after,
        _ => event.node(),
    };
    match [event.node(), other].into_iter().find(|node| node.index() >= tree.len()) {
        None => Ok(()),
        Some(found) => Err(Fault::NoNode { found, last: NodeId::new(tree.len() as u32 - 1) }),
    }
}
