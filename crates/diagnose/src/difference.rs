//! The first difference between a trace and a search, and the sentence that says it.

use std::fmt;

use crate::action::Action;
use plyscope_search::Algorithm;
use plyscope_search::events::Bound;
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
        /// The root's value there, seen by MAX.
        found: Score,
        /// The root's value, seen by MAX.
        due: Score,
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
            Difference::Result { found, due, .. } => {
                let [found, due] = [found, due].map(|score| words.score(score));
                write!(f, "your result is {found}; {algorithm} finds {due}")
            }
            Difference::Action { found, due, window, .. } => match (found, due) {
                (Some(found), Some(due)) => {
                    write!(f, "your search {}; ", words.action(found, Some(due)))?;
                    match (found, due, window) {
                        (
                            Action::Enter { node, window: Some(found) },
                            Action::Enter { node: same, .. },
                            Some(due),
                        ) if node == same => {
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
            Action::Enter { node, window } => {
                let place = format!("enters {}", name(node));
                match (window, beside) {
                    (Some(window), Some(Action::Enter { node: same, window: Some(other) }))
                        if node == same =>
                    {
                        let ends = self.differing(window, other).into_iter();
                        let ends: Vec<_> =
                            ends.map(|(end, score, _)| self.end(end, score)).collect();
                        format!("{place} with {}", ends.join(" and "))
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
            Action::Cutoff { node, after } => {
                format!("cuts at {}, after {}", name(node), name(after))
            }
            Action::Leave { node, value, bound } => {
                let value = self.score(value);
                let kind = match (bound, beside) {
                    (Some(bound), Some(Action::Leave { node: same, bound: Some(_), .. }))
                        if node == same =>
                    {
                        match bound {
                            Bound::Exact => ", as its exact value",
                            Bound::Lower => ", as a lower bound",
                            Bound::Upper => ", as an upper bound",
                        }
                    }
                    _ => "",
                };
                format!("returns {value} from {}{kind}", name(node))
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

fn name(node: NodeId) -> String {
    format!("node {}", node.number())
}
