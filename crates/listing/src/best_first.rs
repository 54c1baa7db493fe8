//! The only call of a best-first search. Its lines are the cases of Stockman's operator.

use crate::frames::Call;
use crate::scope::{Scope, Value};
use crate::syntax::{Constant, Name};
use crate::{Listing, Mark, Routine};
use plyscope_explain::facts::{Opened, SolvedBy, Story};
use plyscope_search::events::{Event, State};
use plyscope_trace::Step;
use plyscope_tree::{NodeId, Player, Score};

/// The state that was taken off the list.
struct Taken {
    node: NodeId,
    state: State,
    /// The merit seen by MAX; for a leaf that was evaluated, the new one.
    merit: Score,
}

impl Listing {
    /// The call at a step of a best-first search.
    pub(crate) fn best_first(&self, story: &Story<'_>, step: Step) -> Option<Call> {
        let routine = self.routines.first()?;
        let event = story.event_at(step)?;
        let (line, taken, turn) = routine.case(story, &event, step)?;
        let mut scope = Scope::default();
        scope.set(Name::Root, Value::Node(NodeId::ROOT));
        if let Some(depth) = story.trace.options.depth.filter(|_| routine.parameters.len() > 1) {
            scope.set(Name::Depth, Value::Number(depth.into()));
        }
        if let Some(Taken { node, state, merit }) = taken {
            scope.set(Name::Node, Value::Node(node));
            let constant = match state {
                State::Live => Constant::Live,
                State::Solved => Constant::Solved,
            };
            scope.set(Name::State, constant.value());
            scope.set(Name::Merit, Value::Score(merit));
        }
        if let Some((name, node)) = turn {
            scope.set(name, Value::Node(node));
        }
        Some(Call { routine: 0, line, node: Some(event.node()), scope })
    }
}

/// A line, the state that was taken, and the name and node of the loop around the line.
type Case = (usize, Option<Taken>, Option<(Name, NodeId)>);

impl Routine {
    fn case(&self, story: &Story<'_>, event: &Event<'_>, step: Step) -> Option<Case> {
        let live = |node, merit| Some(Taken { node, state: State::Live, merit });
        let solved = |node, merit| Some(Taken { node, state: State::Solved, merit });
        let parent = |node| story.tree.parent(node);
        Some(match *event {
            Event::Open { node, merit } => match story.opened(node, step) {
                Opened::Root => (self.nth(Mark::Open, 0)?, None, None),
                Opened::Choice => (
                    self.nth(Mark::Open, 1)?,
                    live(parent(node)?, merit),
                    Some((Name::Child, node)),
                ),
                Opened::FirstAnswer => (self.nth(Mark::Open, 2)?, live(parent(node)?, merit), None),
                Opened::NextAnswer { before } => {
                    (self.nth(Mark::Open, 3)?, solved(before, merit), None)
                }
            },
            Event::Order { node, .. } => {
                let line = self.nth(Mark::Order, usize::from(!story.chooses(node)))?;
                (line, live(node, merit(story, node, step)?), None)
            }
            Event::Evaluate { node, value } => {
                let merit = merit(story, node, step)?;
                let least = story.view() == Player::Max;
                let merit = if least { merit.min(value) } else { merit.max(value) };
                (self.marked(Mark::Evaluate)?, live(node, merit), None)
            }
            Event::Solve { node, merit } => match story.solved_by(node, step) {
                SolvedBy::Value { .. } => (self.nth(Mark::Solve, 0)?, live(node, merit), None),
                SolvedBy::Choice { child } => {
                    (self.nth(Mark::Solve, 1)?, solved(child, merit), None)
                }
                SolvedBy::LastAnswer { child } => {
                    (self.nth(Mark::Solve, 2)?, solved(child, merit), None)
                }
            },
            Event::Purge { node, .. } => {
                let (child, merit) = purger(story, step)?;
                (self.marked(Mark::Purge)?, solved(child, merit), Some((Name::Below, node)))
            }
            _ => return None,
        })
    }

    /// The line with this mark that comes after this many others.
    fn nth(&self, mark: Mark, place: usize) -> Option<usize> {
        let marked = self.lines.iter().enumerate().filter(|(_, line)| line.has(mark));
        marked.map(|(line, _)| line).nth(place)
    }
}

fn merit(story: &Story<'_>, node: NodeId, step: Step) -> Option<Score> {
    story.state_at(node, step).merit
}

/// The child that solved the node whose states are purged, and its merit.
fn purger(story: &Story<'_>, step: Step) -> Option<(NodeId, Score)> {
    let event = |step| story.event_at(step);
    let before = Step::START
        .up_to(step.previous()?)
        .rev()
        .find(|&step| !matches!(event(step), Some(Event::Purge { .. })))?;
    match event(before)? {
        Event::Solve { node, merit } => match story.solved_by(node, before) {
            SolvedBy::Choice { child } => Some((child, merit)),
            _ => None,
        },
        _ => None,
    }
}
