//! Arriving at a node, and its static value if the search ends there.

use crate::events::{EnterAs, Event, Leaf, Recall};
use crate::rules::Rules;
use crate::visit::Visit;
use crate::window::{OwnedWindow, Window};
use plyscope_tree::{NodeId, Score};

impl<S: Recall, R: Rules + ?Sized> Visit<'_, S, R> {
    /// Arrives at a node. Returns its value if the search ends there, or if the visit is known from before an edit;
    /// else enters the node.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn arrive(
        &mut self,
        node: NodeId,
        entry: Option<&OwnedWindow>,
        kind: EnterAs,
    ) -> Option<Score> {
        let window = entry.map(|entry| entry.window);
        if self.ends_at(node) {
            return Some(self.leaf(node, window, kind));
        }
        if self.sink.remembers()
            && let Some(value) = self.recall(node, entry, kind)
        {
            return Some(value);
        }
        self.enter(node, window, kind);
        None
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn enter(&mut self, node: NodeId, window: Option<Window>, kind: EnterAs) {
        self.lines.begin(self.horizon.tree.depth(node));
        let depth = self.horizon.plies_left(node);
        self.sink.record(Event::Enter { node, window, depth, kind });
    }

    #[cold]
    #[inline(never)]
    fn recall(
        &mut self,
        node: NodeId,
        entry: Option<&OwnedWindow>,
        kind: EnterAs,
    ) -> Option<Score> {
        let known = self.sink.recall(node, entry, kind)?;
        self.lines.returned(self.horizon.tree.depth(node), known.line, known.settled);
        Some(known.value)
    }

    /// Evaluates a node where the search ends.
    #[inline]
    pub fn evaluate(&mut self, node: NodeId) -> Score {
        let value = self.static_value(node);
        self.sink.record(Event::Evaluate { node, value });
        value
    }

    /// The static value as the algorithm sees it: MAX's in the minimax forms, the mover's in the negamax forms.
    #[inline]
    fn static_value(&self, node: NodeId) -> Score {
        // That there is a value was checked before the search began.
        let seen_by_max = self.horizon.static_value(node).unwrap_or(Score::NEG_INF);
        if self.turns { self.player(node).sees(seen_by_max) } else { seen_by_max }
    }

    /// The whole visit of a node where the search ends: enters, evaluates and leaves it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn leaf(&mut self, node: NodeId, window: Option<Window>, kind: EnterAs) -> Score {
        // It has no line and its value is exact, so nothing changes above it.
        self.lines.begin(self.horizon.tree.depth(node));
        let depth = self.horizon.plies_left(node);
        let value = self.static_value(node);
        self.sink.leaf(Leaf { node, window, depth, kind, value });
        value
    }
}
