//! The claims of a trace file.

use std::cell::Cell;
use std::collections::BTreeSet;

use crate::action::{Action, ActionKind};
use crate::fault::{Fault, ReadError};
use plyscope_search::{Algorithm, Drive, Horizon, Options, Order, Perspective};
use plyscope_trace::jsonl::{Header, Lines, Told as ToldLine, ToldResult, read_told};
use plyscope_tree::{NodeId, Tree};

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
    /// Whether the program says that of equal children it takes the last.
    pub(crate) last_of_equals: bool,
    /// The number of the last line, and what it tells if it is the result.
    pub(crate) end: (u64, Option<ToldResult>),
    /// What the lines have besides, by names, which nothing here is compared with.
    ignored: BTreeSet<String>,
    /// The kinds of actions that are told, by the depth of the latest search that asked.
    told_at: Cell<Option<(Option<u16>, Told)>>,
    /// The number of the last line, if it breaks off in the middle and tells nothing.
    pub(crate) unfinished: Option<u64>,
}

impl<'a> Claims<'a> {
    /// The claims of a program that has run here; each action counts as a line.
    pub fn new(header: &'a Header, actions: impl IntoIterator<Item = Action>) -> Self {
        Self {
            perspective: header.perspective_told,
            last_of_equals: header.last_of_equals,
            ..Self::of(&header.tree, actions)
        }
    }

    /// The same, of which no header says anything.
    pub(crate) fn of(tree: &'a Tree, actions: impl IntoIterator<Item = Action>) -> Self {
        let numbered = (2..).zip(actions);
        let all: Vec<_> = numbered.map(|(line, action)| Claim { line, action }).collect();
        let last = all.last().map_or(1, |claim| claim.line);
        Self {
            tree,
            perspective: None,
            all,
            last_of_equals: false,
            end: (last, None),
            ignored: BTreeSet::new(),
            told_at: Cell::new(None),
            unfinished: None,
        }
    }

    /// Reads what follows the header: to the result, or to the end of the file, since the last return tells the result too.
    /// Lines of events that a program need not tell are left out, and so is a last line that breaks off in the middle, as that of a
    /// program does that was stopped.
    ///
    /// # Errors
    /// [`ReadError`] if a line cannot be read, names a node that the tree lacks, or follows the result.
    pub fn read<L: Lines>(header: &'a Header, lines: &mut L) -> Result<Self, ReadError<L::Error>> {
        let mut claims = Self { end: (lines.number(), None), ..Self::new(header, []) };
        let tree = claims.tree;
        while lines.advance().map_err(ReadError::Source)? {
            let line = lines.number();
            let text = lines.text().map_err(ReadError::Source)?;
            if claims.end.1.is_some() {
                return Err(ReadError::Line(line, Fault::AfterResult));
            }
            let ignored = &mut claims.ignored;
            let read = match read_told(text, tree.decimals(), |name| {
                if !ignored.contains(name) {
                    ignored.insert(name.to_owned());
                }
            }) {
                Ok(read) => read,
                Err(error) if error.breaks_off() => {
                    return match lines.advance().map_err(ReadError::Source)? {
                        true => Err(ReadError::Line(line, Fault::Line(error))),
                        false => Ok(Self { unfinished: Some(line), ..claims }),
                    };
                }
                Err(error) => return Err(ReadError::Line(line, Fault::Line(error))),
            };
            match read {
                ToldLine::Result(result) => claims.end = (line, Some(result)),
                ToldLine::Other(kind) => {
                    claims.ignored.insert(kind.to_owned());
                    claims.end = (line, None);
                }
                told => {
                    claims.end = (line, None);
                    if let Some(action) = Action::told(&told) {
                        check_nodes(action, tree).map_err(|fault| ReadError::Line(line, fault))?;
                        claims.all.push(Claim { line, action });
                    }
                }
            }
        }
        Ok(claims)
    }

    /// What the lines have besides, by names, which nothing here is compared with: fields, and kinds of events.
    pub fn ignored(&self) -> impl Iterator<Item = &str> {
        self.ignored.iter().map(String::as_str)
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

    /// Which kinds of actions are told, by a program whose search ends at the horizon of these options.
    pub(crate) fn told(&self, options: &Options) -> Told {
        if let Some((depth, told)) = self.told_at.get()
            && depth == options.depth
        {
            return told;
        }
        let is_as_written = options.order == Order::AsWritten.into();
        let told = self.kinds(&self.horizon(options), is_as_written);
        self.told_at.set(Some((options.depth, told)));
        told
    }

    fn kinds(&self, horizon: &Horizon<'_>, is_as_written: bool) -> Told {
        let mut told = Told::default();
        for claim in &self.all {
            told.0[claim.action.kind(horizon) as usize] = true;
        }
        // Who tells of a cutoff that skips nothing tells of the others, too. In another order than that of the tree, the line alone
        // does not say which it is.
        let is_vague = |claim: &Claim| matches!(claim.action, Action::Cutoff { skipped: None, .. });
        if told.has(ActionKind::IdleCutoff) {
            told.0[ActionKind::Cutoff as usize] = true;
        }
        if !is_as_written && self.all.iter().any(is_vague) {
            told.0[ActionKind::IdleCutoff as usize] = true;
        }
        // Who tells of each node that it is entered, and of leaves that it returns, was stopped before it could tell of the others.
        if told.has(ActionKind::Enter) && told.has(ActionKind::LeaveLeaf) {
            told.0[ActionKind::Leave as usize] = true;
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

fn check_nodes(action: Action, tree: &Tree) -> Result<(), Fault> {
    let nodes = [Some(action.node()), action.child()];
    match nodes.into_iter().flatten().find(|node| node.index() >= tree.len()) {
        None => Ok(()),
        Some(found) => Err(Fault::NoNode { found, last: NodeId::new(tree.len() as u32 - 1) }),
    }
}
