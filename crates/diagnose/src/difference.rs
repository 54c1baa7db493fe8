//! The first difference between a trace and a search, and the sentence that says it.

use std::fmt;

use crate::action::Action;
use crate::outcome::ResultPart;
use plyscope_search::Algorithm;
use plyscope_search::events::{Bound, EnterAs, Side};
use plyscope_search::{OwnedWindow, Window};
use plyscope_tree::{NodeId, Score, Tree};

/// The first difference. Scores are seen as the algorithm sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// Something else is done.
    Action {
        /// The line of the trace; where that ends too early, its last.
        line: u64,
        /// The action in the trace; `None` if the trace ends, or this line breaks off.
        found: Option<Action>,
        /// The action of the search; `None` if the search has ended.
        due: Option<Action>,
        /// The window that the search enters the node with, and the nodes that set its ends.
        window: Option<OwnedWindow>,
    },
    /// All actions agree, and the result is another.
    Result {
        /// The line of the trace.
        line: u64,
        /// The first part of it that is another.
        part: ResultPart,
    },
}

impl Difference {
    /// The line of the trace.
    #[must_use]
    pub fn line(&self) -> u64 {
        match *self {
            Self::Action { line, .. } | Self::Result { line, .. } => line,
        }
    }

    /// The difference in one sentence, with its numbers.
    #[must_use]
    pub fn sentence(&self, tree: &Tree, algorithm: Algorithm) -> impl fmt::Display {
        Sentence { difference: *self, algorithm, words: Words { decimals: tree.decimals() } }
    }
}

struct Sentence {
    difference: Difference,
    algorithm: Algorithm,
    words: Words,
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { difference, algorithm, words } = self;
        match *difference {
            Difference::Result { part, .. } => {
                let [found, due] = words.result(part);
                write!(f, "your {found}; {algorithm} {due}")
            }
            Difference::Action { found, due, window, .. } => match (found, due) {
                (Some(found), Some(due)) => {
                    write!(f, "your search {}; ", words.action(found, Some(due)))?;
                    match (found, due, window) {
                        (
                            Action::Enter { node, window: Some(found), .. },
                            Action::Enter { node: same, .. },
                            Some(due),
                        ) if node == same && found != due.window => {
                            write!(f, "{algorithm} has {}", words.ends(due, found))
                        }
                        _ => write!(f, "{algorithm} {}", words.action(due, Some(found))),
                    }
                }
                (Some(found), None) => {
                    write!(f, "your search {}; {algorithm} has ended", words.action(found, None))
                }
                (None, Some(due)) => write!(
                    f,
                    "your trace ends, and all agrees up to there; {algorithm} goes on: of what the trace tells, it next {}",
                    words.action(due, None)
                ),
                (None, None) => write!(
                    f,
                    "this breaks off in the middle, and all agrees up to there; of what the trace tells, {algorithm} does nothing more"
                ),
            },
        }
    }
}

/// Words for scores and actions.
struct Words {
    decimals: u8,
}

impl Words {
    fn score(&self, score: Score) -> String {
        let text = score.display(self.decimals).to_string();
        text.replace("inf", "∞").replace('-', "−")
    }

    /// An action in words, with the numbers in which it differs from the other one.
    fn action(&self, action: Action, beside: Option<Action>) -> String {
        match action {
            Action::Enter { node, window, depth, kind } => {
                let place = format!("enters {}", name(node));
                let other = beside.filter(|other| other.node() == node);
                match (window, other) {
                    (Some(window), Some(Action::Enter { window: Some(other), .. }))
                        if window != other =>
                    {
                        let ends = self.differing(window, other).into_iter();
                        let ends: Vec<_> =
                            ends.map(|(end, score, _)| self.end(end, score)).collect();
                        format!("{place} with {}", ends.join(" and "))
                    }
                    (_, Some(Action::Enter { depth: Some(other), .. }))
                        if depth.is_some_and(|depth| depth != other) =>
                    {
                        format!("{place} with {} plies left", depth.unwrap_or_default())
                    }
                    (_, Some(Action::Enter { kind: Some(other), .. }))
                        if kind.is_some_and(|kind| kind != other) =>
                    {
                        format!("{place} as {}", kind.map_or("", EnterAs::word))
                    }
                    _ => place,
                }
            }
            Action::Evaluate { node, value } => {
                format!("evaluates {} as {}", name(node), self.score(value))
            }
            Action::Improve { node, child, value, window } => {
                let ends = match (window, beside) {
                    (Some(window), Some(Action::Improve { node: same, window: Some(_), .. }))
                        if node == same =>
                    {
                        let [low, high] = [window.alpha, window.beta].map(|end| self.score(end));
                        format!(", and has α = {low} and β = {high}")
                    }
                    _ => String::new(),
                };
                let value = self.score(value);
                format!("takes {value} from {} as the best at {}{ends}", name(child), name(node))
            }
            Action::Cutoff { node, after, .. } => {
                let place = format!("cuts at {}, after {}", name(node), name(after));
                format!("{place}{}", self.cutoff(action, beside))
            }
            Action::Probe { node, hit: None } => {
                format!("finds nothing in the table for {}", name(node))
            }
            Action::Probe { node, hit: Some(hit) } => {
                let entry = [
                    hit.value.map(|value| self.score(value)),
                    hit.bound.map(|bound| kind_of(bound).to_owned()),
                    hit.depth.map(|depth| format!("of depth {depth}")),
                    hit.best.map(|best| format!("with {} as the best", name(best))),
                    hit.effect.map(|effect| format!("which has the effect {}", effect.word())),
                ];
                format!("finds {} in the table for {}", joined(entry, "an entry"), name(node))
            }
            Action::Store { node, value, bound, depth, best, lost } => {
                let entry = [
                    Some(self.score(value)),
                    bound.map(|bound| kind_of(bound).to_owned()),
                    depth.map(|depth| format!("of depth {depth}")),
                    best.map(|best| format!("with {} as the best", name(best))),
                    lost.map(|lost| format!("at the cost of {}", name(lost))),
                ];
                format!("stores {} for {}", joined(entry, ""), name(node))
            }
            Action::Leave { node, value, bound } => {
                let value = self.score(value);
                let kind = match (bound, beside) {
                    (Some(bound), Some(Action::Leave { node: same, bound: Some(_), .. }))
                        if node == same =>
                    {
                        format!(", {}", kind_of(bound))
                    }
                    _ => String::new(),
                };
                format!("returns {value} from {}{kind}", name(node))
            }
        }
    }

    /// What else a cutoff tells in which it differs from another one at the same place.
    fn cutoff(&self, action: Action, beside: Option<Action>) -> String {
        let (
            Action::Cutoff { side, skipped, by, reach, .. },
            Some(Action::Cutoff {
                side: other_side,
                skipped: other_skipped,
                by: other_by,
                reach: other_reach,
                ..
            }),
        ) = (
            action,
            beside.filter(|other| other.node() == action.node() && other.child() == action.child()),
        )
        else {
            return String::new();
        };
        if side != other_side && other_side.is_some() {
            return side.map_or(String::new(), |side| {
                let end = match side {
                    Side::Alpha => "α",
                    Side::Beta => "β",
                    Side::Assumed => "nothing",
                };
                format!(", at {end}")
            });
        }
        if skipped != other_skipped && other_skipped.is_some() {
            return skipped.map_or(String::new(), |skipped| match (skipped.count, skipped.first) {
                (1, Some(first)) => format!(", and skips {}", name(first)),
                (count, Some(first)) => {
                    format!(", and skips {count} children from {} on", name(first))
                }
                (_, None) => ", and skips nothing".to_owned(),
            });
        }
        if by != other_by && other_by.is_some() {
            return by.map_or(String::new(), |by| match by {
                Some(by) => format!(", by the bound of {}", name(by)),
                None => ", by a bound that no node has set".to_owned(),
            });
        }
        match reach.filter(|_| reach != other_reach && other_reach.is_some()) {
            Some(reach) => format!(", which is {}", reach.word()),
            None => String::new(),
        }
    }

    /// A part of the result, as the trace has it and as the search has it.
    fn result(&self, part: ResultPart) -> [String; 2] {
        match part {
            ResultPart::Value { found, due } => {
                [format!("result is {}", self.score(found)), format!("finds {}", self.score(due))]
            }
            ResultPart::Bound { found, due } => {
                let kind =
                    |bound: Option<Bound>| bound.map_or("of which nothing is known", kind_of);
                [format!("result is said {}", kind(found)), format!("has it {}", kind(due))]
            }
            ResultPart::BestChild { found, due } => {
                let place = |place: Option<u32>| {
                    place.map_or("none".to_owned(), |place| {
                        format!("child {place}, counted from 0,")
                    })
                };
                [
                    format!("best child of the root is {}", place(found))
                        .trim_end_matches(',')
                        .to_owned(),
                    format!("takes {}", place(due)).trim_end_matches(',').to_owned(),
                ]
            }
            ResultPart::Line { found, due } => {
                let node = |node: Option<NodeId>| {
                    node.map_or("ends".to_owned(), |node| format!("goes to {}", name(node)))
                };
                [format!("line of best play {}", node(found)), format!("there {}", node(due))]
            }
            ResultPart::Count { name, found, due } => {
                [format!("count {name} is {found}"), format!("counts {due}")]
            }
        }
    }

    /// The ends of a window that are not those of another: their letters, scores, and whether it is α.
    fn differing(&self, window: Window, other: Window) -> Vec<(char, Score, bool)> {
        let mut ends = Vec::new();
        if window.alpha != other.alpha {
            ends.push(('α', window.alpha, true));
        }
        if window.beta != other.beta {
            ends.push(('β', window.beta, false));
        }
        ends
    }

    fn end(&self, letter: char, score: Score) -> String {
        format!("{letter} = {}", self.score(score))
    }

    /// The ends that are due where others were found, and the nodes that set them.
    fn ends(&self, due: OwnedWindow, found: Window) -> String {
        let ends =
            self.differing(due.window, found).into_iter().map(|(letter, score, is_alpha)| {
                let by = if is_alpha { due.alpha_by } else { due.beta_by };
                (self.end(letter, score), by.map(|by| format!("from {}", name(by))))
            });
        match ends.collect::<Vec<_>>().as_slice() {
            [(end, Some(by))] => format!("{end} there, {by}"),
            ends => {
                let with = |(end, by): &(String, Option<String>)| match by {
                    Some(by) => format!("{end} ({by})"),
                    None => end.clone(),
                };
                format!("{} there", ends.iter().map(with).collect::<Vec<_>>().join(" and "))
            }
        }
    }
}

/// What a value is, as an addition to it.
fn kind_of(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "as its exact value",
        Bound::Lower => "as a lower bound",
        Bound::Upper => "as an upper bound",
    }
}

/// The parts that there are, or else something instead.
fn joined(parts: [Option<String>; 5], none: &str) -> String {
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    if parts.is_empty() { none.to_owned() } else { parts.join(" ") }
}

fn name(node: NodeId) -> String {
    format!("node {}", node.number())
}
