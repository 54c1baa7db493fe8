//! The calls under way at a step, each with its line and the values of its names.

use crate::scope::{Scope, Value};
use crate::syntax::{Constant, Name, Statement};
use crate::{Listing, Mark, Routine};
use plyscope_explain::facts::Story;
use plyscope_search::critical::NodeType;
use plyscope_search::events::{Bound, Effect, EnterAs, Event, Side};
use plyscope_search::{BoundUpdate, Perspective};
use plyscope_trace::{Frame, Step};
use plyscope_tree::{NodeId, Player, Score};

/// A call under way.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub routine: usize,
    pub line: usize,
    pub node: Option<NodeId>,
    pub scope: Scope,
}

/// A moment of a call: its visit, and everything else known of it.
struct Moment<'a> {
    frame: &'a Frame,
    line: usize,
    step: Step,
    /// The child of the loop's present turn.
    child: Option<NodeId>,
    /// The value of the latest call in this turn of the loop.
    value: Option<Score>,
    part: NodeType,
}

impl Listing {
    /// The calls under way at a step, the outermost first; the last one is at the event's node.
    pub(crate) fn calls(&self, story: &Story<'_>, step: Step) -> Option<Vec<Call>> {
        let event = story.event_at(step)?;
        let path = story.path(step);
        let (mut routine, mut part) = (self.drivers, NodeType::Pv);
        let mut calls = self.driving(story, step);
        for (place, frame) in path.iter().enumerate() {
            let own = self.routines.get(routine)?;
            let moment = match path.get(place + 1) {
                Some(below) => own.calling(story, frame, below, part, step)?,
                None => own.at_event(story, frame, &event, part, step)?,
            };
            let mut scope = own.scope(story, &moment);
            let line = moment.line;
            // A call under way has left the position to the one that it waits for.
            if place + 1 == path.len() && own.mentions(Name::Position) {
                scope.set(Name::Position, Value::Node(frame.node));
            }
            calls.push(Call { routine, line, node: Some(frame.node), scope });
            if let Some(below) = path.get(place + 1) {
                routine = own.lines[line].statement.called()?;
                let first = first_of_visit(story, frame.node, step) == Some(below.node);
                part = if first { part.first_child() } else { part.later_child().unwrap_or(part) };
            }
        }
        Some(calls)
    }
}

/// The first child in the order of a node's latest visit.
fn first_of_visit(story: &Story<'_>, node: NodeId, step: Step) -> Option<NodeId> {
    story.children_of_visit(node, step).first().copied()
}

impl Routine {
    /// The line that calls a child in this way.
    fn call_line(&self, kind: Option<EnterAs>, first: bool, player: Player) -> Option<usize> {
        let tests = kind == Some(EnterAs::NullWindow) || self.has(Mark::First);
        let mark = match kind {
            Some(EnterAs::ReSearch) if self.has(Mark::Again) => Mark::Again,
            _ if first && self.has(Mark::First) => Mark::First,
            _ if tests && self.has(Mark::Test) && kind != Some(EnterAs::ReSearch) => Mark::Test,
            _ => Mark::Call,
        };
        self.marked_for(Some(player), mark).map(|(_, last)| last)
    }

    fn calling<'a>(
        &self,
        story: &Story<'_>,
        frame: &'a Frame,
        below: &Frame,
        part: NodeType,
        step: Step,
    ) -> Option<Moment<'a>> {
        let first = first_of_visit(story, frame.node, step) == Some(below.node);
        let player = story.horizon_at(step).player(frame.node);
        let line = self.call_line(below.state.kind, first, player)?;
        // A child that is searched again has just returned from its test.
        let again = below.state.kind == Some(EnterAs::ReSearch);
        let begun = story.begun(below.node, step)?;
        let returned = again.then(|| story.event_at(Step::before(begun))).flatten();
        let value = match returned {
            Some(Event::Leave { value, .. }) => Some(taken(story, value)),
            _ => None,
        };
        Some(Moment { frame, line, step, child: Some(below.node), value, part })
    }

    fn at_event<'a>(
        &self,
        story: &Story<'_>,
        frame: &'a Frame,
        event: &Event<'_>,
        part: NodeType,
        step: Step,
    ) -> Option<Moment<'a>> {
        let line = self.lit(story, frame, event, step)?;
        let (child, value) = match *event {
            Event::Improve { child, value, .. } => (Some(child), Some(value)),
            // The critical tree compares nothing: its cut comes before the next child is called.
            Event::Cutoff { side: Side::Assumed, skipped, .. } => (skipped.first().copied(), None),
            Event::Cutoff { after, .. } => (Some(after), frame.state.best),
            // A cut that returns at once is still in the turn of the child that caused it.
            Event::Leave { .. } if self.lines[line].has(Mark::Cutoff) => {
                (frame.state.best_child, frame.state.best)
            }
            _ => (None, None),
        };
        Some(Moment { frame, line, step, child, value, part })
    }

    /// The line at which an event is shown.
    fn lit(
        &self,
        story: &Story<'_>,
        frame: &Frame,
        event: &Event<'_>,
        step: Step,
    ) -> Option<usize> {
        let horizon = story.horizon_at(step);
        let (ends, player) = (horizon.ends_at(frame.node), horizon.player(frame.node));
        let cuts = |step| matches!(story.event_at(step), Some(Event::Cutoff { .. }));
        let mut is_first = false;
        let mark = match event {
            Event::Enter { .. } => return Some(0),
            Event::Order { .. } => Mark::Order,
            Event::Evaluate { .. } => Mark::Evaluate,
            Event::Improve { .. } => {
                is_first =
                    cuts(step.next()) && story.trace.options.bound == BoundUpdate::AfterCheck;
                // Code that keeps no best value notices only what moves its bound.
                let notices = !self.has(Mark::Better)
                    || (self.has(Mark::Improve) && !is_first && moves_bound(story, frame, step));
                if notices { Mark::Improve } else { Mark::Better }
            }
            Event::Cutoff { .. } => Mark::Cutoff,
            Event::Probe { hit, .. } => match hit.map(|hit| hit.effect) {
                Some(Effect::RaiseAlpha) => Mark::Raise,
                Some(Effect::LowerBeta) => Mark::Lower,
                _ => {
                    is_first = true;
                    Mark::Probe
                }
            },
            Event::Store { .. } => {
                is_first = ends;
                Mark::Store
            }
            Event::Leave { node, bound, .. } if is_known(story, *node, step) => match bound {
                Some(Bound::Lower) => Mark::KnownLower,
                Some(Bound::Upper) => Mark::KnownUpper,
                _ => Mark::KnownExact,
            },
            Event::Leave { .. } if ends => Mark::Leaf,
            // A cut may return at once.
            Event::Leave { .. } => {
                is_first = step.previous().is_some_and(cuts);
                Mark::Leave
            }
            _ => return None,
        };
        let (first, last) = self.marked_for(Some(player), mark)?;
        Some(if is_first { first } else { last })
    }

    /// The values of the names that have one.
    fn scope(&self, story: &Story<'_>, moment: &Moment<'_>) -> Scope {
        let mut scope = Scope::default();
        let player = Some(story.horizon_at(moment.step).player(moment.frame.node));
        let own = |side: Option<Player>| side.is_none() || side == player;
        for variable in self.variables.iter().filter(|variable| own(variable.side)) {
            // A value that one turn of a loop leaves behind exists from the next turn on.
            let since = match variable.within {
                None => self.loop_around(variable.line).unwrap_or(variable.line),
                Some(_) => variable.line,
            };
            let reached = since <= moment.line;
            let inside = variable.within.is_none_or(|start| self.is_inside(moment.line, start));
            if variable.name == Name::Entry && reached {
                set_entry(story, &mut scope, moment.frame.node, moment.step);
            } else if reached
                && inside
                && let Some(value) = self.value(story, variable.name, variable.line, moment)
            {
                scope.set(variable.name, value);
            }
        }
        scope
    }

    fn value(
        &self,
        story: &Story<'_>,
        name: Name,
        first: usize,
        moment: &Moment<'_>,
    ) -> Option<Value> {
        let Moment { frame, child, part, .. } = *moment;
        let horizon = story.horizon_at(moment.step);
        let (now, entry) = (frame.now.map(|now| now.window), frame.entry.map(|now| now.window));
        match name {
            Name::Node => Some(Value::Node(frame.node)),
            Name::Child | Name::M => child.map(Value::Node),
            Name::Value | Name::Val => moment.value.map(Value::Score),
            Name::Best => frame.state.best.map(Value::Score).or_else(|| self.initial(first)),
            Name::Alpha | Name::Alfa => now.map(|now| Value::Score(now.alpha)),
            Name::Beta | Name::BetaInFull => now.map(|now| Value::Score(now.beta)),
            Name::Alpha0 => entry.map(|entry| Value::Score(entry.alpha)),
            Name::Beta0 => entry.map(|entry| Value::Score(entry.beta)),
            Name::Bound => {
                let (best, entry) = (frame.state.best?, entry?);
                let constant = match () {
                    // Nothing is less than −∞, and nothing is greater than +∞.
                    () if best <= entry.alpha && best != Score::NEG_INF => Constant::Upper,
                    () if best >= entry.beta && best != Score::POS_INF => Constant::Lower,
                    () => Constant::Exact,
                };
                Some(constant.value())
            }
            Name::B => self.null_end(story, moment),
            Name::Depth => horizon.plies_left(frame.node).map(|depth| Value::Number(depth.into())),
            Name::Colour => {
                let max = horizon.player(frame.node) == Player::Max;
                Some(Value::Number(if max { 1 } else { -1 }))
            }
            Name::MaximizingPlayer => Some(Value::Truth(horizon.player(frame.node) == Player::Max)),
            Name::Player => {
                let max = horizon.player(frame.node) == Player::Max;
                Some(if max { Constant::Max } else { Constant::Min }.value())
            }
            Name::Move => Some(node_or_none(frame.state.best_child)),
            Name::Reply => {
                let (child, _) = (child?, moment.value?);
                Some(node_or_none(story.state_at(child, moment.step).best_child))
            }
            Name::Type => Some(node_type(part)),
            Name::Next => {
                let first = first_of_visit(story, frame.node, moment.step) == child;
                Some(node_type(if first { part.first_child() } else { part.later_child()? }))
            }
            _ => None,
        }
    }

    /// Whether a name occurs in any of its lines.
    fn mentions(&self, name: Name) -> bool {
        self.lines.iter().any(|line| line.statement.mentions(name))
    }

    /// The value that a line assigns, if no names are needed for it.
    fn initial(&self, line: usize) -> Option<Value> {
        match &self.lines[line].statement {
            Statement::Assign { value, .. } => value.evaluate(&Scope::default(), &|_, _| None),
            _ => None,
        }
    }

    /// The upper end of NegaScout's window for the next child: β for the first, then one unit above the α left
    /// by the child before.
    fn null_end(&self, story: &Story<'_>, moment: &Moment<'_>) -> Option<Value> {
        let Moment { frame, step, .. } = *moment;
        let entry = frame.entry?;
        // A loop that a cutoff ended is still in the turn of the child that caused it.
        let cut = frame.state.cutoff.and(frame.state.best_child);
        let done = match moment.child.or(cut) {
            Some(child) if Some(child) == first_of_visit(story, frame.node, step) => None,
            Some(child) => first_call(story, frame.node, child, step),
            None => self.lines[moment.line].has(Mark::Leave).then_some(step),
        };
        let Some(done) = done else { return Some(Value::Score(entry.window.beta)) };
        let now = story.window_before(frame, done)?;
        Some(Value::Score(now.window.alpha.above()))
    }
}

/// Whether the table answered in the latest visit of a node.
fn is_known(story: &Story<'_>, node: NodeId, step: Step) -> bool {
    story.state_at(node, step).known
}

/// Whether the improvement that led to a step has moved a bound.
fn moves_bound(story: &Story<'_>, frame: &Frame, step: Step) -> bool {
    let before = step.previous().and_then(|step| story.window_before(frame, step));
    before.map(|before| before.window) != frame.now.map(|now| now.window)
}

/// Sets the values of the entry that the latest visit of a node found in the table.
fn set_entry(story: &Story<'_>, scope: &mut Scope, node: NodeId, step: Step) {
    let Some(hit) = story.found(node, step) else {
        scope.set(Name::EntryDepth, Constant::Nothing.value());
        return;
    };
    let bound = match hit.bound {
        Bound::Exact => Constant::Exact,
        Bound::Lower => Constant::Lower,
        Bound::Upper => Constant::Upper,
    };
    scope.set(Name::EntryDepth, Value::Number(hit.depth.into()));
    scope.set(Name::EntryBound, bound.value());
    scope.set(Name::EntryValue, Value::Score(hit.value));
}

/// A child's returned value as its parent takes it.
fn taken(story: &Story<'_>, value: Score) -> Score {
    match story.trace.perspective() {
        Perspective::Max => value,
        Perspective::SideToMove => -value,
    }
}

/// The step before the one at which a child was first entered in this visit of its parent.
fn first_call(story: &Story<'_>, parent: NodeId, child: NodeId, step: Step) -> Option<Step> {
    let since = story.begun(parent, step)?;
    story.entered_since(child, since).map(Step::before)
}

fn node_or_none(node: Option<NodeId>) -> Value {
    node.map_or(Constant::Nothing.value(), Value::Node)
}

fn node_type(part: NodeType) -> Value {
    let constant = match part {
        NodeType::Pv => Constant::Pv,
        NodeType::Cut => Constant::Cut,
        NodeType::All => Constant::All,
    };
    constant.value()
}
