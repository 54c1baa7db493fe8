//! The places of questions.

use super::{Kind, Place, Question};
use crate::facts::Story;
use plyscope_search::events::{Bound, EnterAs, Event, EventKind};
use plyscope_search::{Fail, Window};
use plyscope_trace::Step;
use plyscope_tree::{Folds, NodeId};

impl<'a> Story<'a> {
    /// The kinds of questions that this search has answers to, in the order in which they are asked.
    pub fn kinds_asked(&self) -> impl Iterator<Item = Kind> {
        let cuts = self.can_cut();
        let (windows, visits) = (self.trace.has_window(), !self.trace.algorithm.is_best_first());
        Kind::ALL.into_iter().filter(move |kind| match kind {
            Kind::Cut | Kind::Skipped => cuts,
            Kind::Window => windows,
            Kind::Returns => visits,
        })
    }

    /// Whether a node may return something other than its exact value.
    #[must_use]
    pub fn can_cut(&self) -> bool {
        self.trace.has_window() || self.trace.algorithm.about().critical_alone
    }

    /// The possible answers about the bound of a returned value; empty if every value is exact. `None` stands for no
    /// bound, and is among them only if some visit of this search returns so.
    #[must_use]
    pub fn bounds_asked(&self) -> Vec<Option<Bound>> {
        let mut bounds = vec![Some(Bound::Exact), Some(Bound::Lower), Some(Bound::Upper)];
        if !self.can_cut() {
            return Vec::new();
        }
        let is_unknown = |step| {
            self.trace.kind_at(step) == Some(EventKind::Leave)
                && matches!(self.event_at(step), Some(Event::Leave { bound: None, .. }))
        };
        let may_be = self.trace.algorithm.about().critical_alone
            || self.trace.options.fail != Fail::Soft
            || self.trace.iterations().any(|(_, begun)| begun.window.is_some_and(is_empty));
        if may_be && Step::START.up_to(self.trace.end()).any(is_unknown) {
            bounds.push(None);
        }
        bounds
    }

    /// The first question of these kinds at this place or after it, while subtrees are folded.
    #[must_use]
    pub fn next_question(&self, kinds: &[Kind], folds: &Folds, from: Place) -> Option<Place> {
        self.questions(kinds, folds, from).next()
    }

    /// All questions of these kinds at this place or after it, except about folded nodes and at invisible steps.
    ///
    /// If cuts are asked about, skipped children are asked about only where there are some.
    pub fn questions<'b>(
        &'b self,
        kinds: &'b [Kind],
        folds: &'b Folds,
        from: Place,
    ) -> impl Iterator<Item = Place> + 'b {
        let cuts = kinds.contains(&Kind::Cut);
        let chosen = Kind::ALL.into_iter().filter(|kind| kinds.contains(kind));
        let places = (from.step.number()..self.trace.len())
            .map(Step::new)
            .flat_map(move |step| chosen.clone().map(move |kind| Place { step, kind }))
            .filter(move |&place| place >= from);
        places.filter(move |&place| {
            // "No cut" is the answer to the question before it.
            let follows =
                cuts && place.kind == Kind::Skipped && self.cut_behind(place.step).is_none();
            !follows
                && self.asks_at(place).is_some_and(|node| {
                    folds.around(node).is_none() && self.hidden_in(folds, place.step).is_none()
                })
        })
    }

    /// The question at a place, if there is one.
    #[must_use]
    pub fn question(&self, place: Place) -> Option<Question> {
        let node = self.asks_at(place)?;
        let event = |step| self.event_at(step);
        let (mut child, mut value, mut left, mut enters) = (None, None, &[][..], None);
        match place.kind {
            Kind::Cut | Kind::Skipped => {
                left = self.left(node, place.step);
                if let Some(Event::Leave { node, value: returned, .. }) = event(place.step) {
                    (child, value) = (Some(node), Some(returned));
                }
            }
            Kind::Window => {
                if let Some(Event::Enter { kind: as_what, .. }) = event(place.step.next()) {
                    enters = Some(as_what);
                }
            }
            Kind::Returns => {}
        }
        Some(Question { place, node, child, value, left: left.to_vec(), enters })
    }

    /// The node that a question of this kind at this step is about, if there is one.
    pub(super) fn asks_at(&self, Place { step, kind }: Place) -> Option<NodeId> {
        if self.trace.algorithm.is_best_first() {
            return None;
        }
        match kind {
            Kind::Cut | Kind::Skipped => self.decides_at(step),
            Kind::Window => self.enters_at(step),
            Kind::Returns => self.returns_at(step),
        }
    }

    /// The node to which a child has returned while others are left, if it can be cut at all.
    fn decides_at(&self, step: Step) -> Option<NodeId> {
        if self.trace.kind_at(step)? != EventKind::Leave || !self.can_cut() {
            return None;
        }
        let node = self.tree.parent(self.trace.node_at(step)?)?;
        let is_free = self.trace.has_window() && !self.has_window(node, step);
        (!is_free && !self.left(node, step).is_empty()).then_some(node)
    }

    /// The node that is about to be entered with a window, if the search goes on below it. The window with
    /// which a search of the root has just begun is not asked for, since it has been shown.
    fn enters_at(&self, step: Step) -> Option<NodeId> {
        if self.trace.kind_at(step.next())? != EventKind::Enter || !self.trace.has_window() {
            return None;
        }
        let node = self.trace.node_at(step.next())?;
        let begun = self.trace.kind_at(step) == Some(EventKind::Iterate);
        let ends = self.horizon_at(step.next()).ends_at(node);
        (!begun && !ends && self.has_window(node, step.next())).then_some(node)
    }

    /// The node that is about to return the result of its children.
    fn returns_at(&self, step: Step) -> Option<NodeId> {
        let node = self.trace.node_at(step.next())?;
        let before = self.trace.node_at(step)?;
        // A value stored on the way out is the one returned.
        let is_end =
            matches!(self.trace.kind_at(step.next())?, EventKind::Leave | EventKind::Store);
        let is_behind = match self.trace.kind_at(step)? {
            EventKind::Leave => self.tree.parent(before) == Some(node),
            EventKind::Improve | EventKind::Cutoff => before == node,
            _ => false,
        };
        (is_end && is_behind).then_some(node)
    }

    /// The children of the latest visit of a node that come after the one that has just returned.
    pub(super) fn left(&self, node: NodeId, step: Step) -> &'a [NodeId] {
        let children = self.0.children_of_visit(node, step);
        let returned = self.trace.node_at(step);
        let place = children.iter().position(|&child| Some(child) == returned);
        place.map_or(&[], |place| &children[place + 1..])
    }

    /// The step of the cutoff that follows a child's return.
    pub(super) fn cut_behind(&self, step: Step) -> Option<Step> {
        let node = self.tree.parent(self.trace.node_at(step)?)?;
        let improves = self.trace.kind_at(step.next()) == Some(EventKind::Improve);
        let cut = if improves { step.next().next() } else { step.next() };
        let is_cut = self.trace.kind_at(cut) == Some(EventKind::Cutoff);
        (is_cut && self.trace.node_at(cut) == Some(node)).then_some(cut)
    }

    /// Whether a node on the path has a window: SCOUT's EVAL has none, its TEST has one.
    fn has_window(&self, node: NodeId, step: Step) -> bool {
        let mut way = self.tree.ancestry(node);
        self.trace.algorithm.has_root_window(&self.trace.options)
            || way.find_map(|node| {
                let kind = self.entered_as(node, step)?;
                (kind != EnterAs::Full).then_some(kind)
            }) == Some(EnterAs::NullWindow)
    }
}

/// Whether a window has no width.
fn is_empty(window: Window) -> bool {
    window.alpha >= window.beta
}
