//! The transposition table of a program, which may have slips.

use crate::slip::Slip;
use plyscope_search::events::Bound;
use plyscope_search::{Horizon, Options, Replace, Window, depth_below, place, table_size};
use plyscope_tree::{NodeId, Positions, Score, Tree};

/// An entry: the value or the bound of a position, which has the number of the first node where it stands.
#[derive(Clone, Copy)]
struct Entry {
    position: NodeId,
    depth: u16,
    value: Score,
    bound: Bound,
}

/// The effect of an entry on the visit of a node.
#[derive(Clone, Copy)]
pub(super) enum Found {
    Nothing,
    /// Its value is returned.
    Answer(Score, Bound),
    RaisesAlpha(Score),
    LowersBeta(Score),
}

/// A direct-mapped table: a position has one place.
pub(super) struct Table {
    positions: Positions,
    places: Vec<Option<Entry>>,
}

impl Table {
    pub fn new(tree: &Tree, options: &Options) -> Self {
        let size = table_size(tree, options).max(1);
        Self { positions: Positions::new(tree), places: vec![None; size] }
    }

    /// Looks a node's position up, for a window.
    pub fn find(
        &self,
        node: NodeId,
        horizon: &Horizon<'_>,
        options: &Options,
        slip: Option<Slip>,
        Window { alpha, beta }: Window,
    ) -> Found {
        let position = self.positions.of(node);
        let known = self.places[place(position, self.places.len())];
        let Some(entry) = known.filter(|entry| entry.position == position) else {
            return Found::Nothing;
        };
        let wanted = depth_below(&self.positions, horizon, node);
        let answers = options.reuse.answers(entry.depth, wanted);
        if !answers && slip != Some(Slip::AnyDepthTaken) {
            return Found::Nothing;
        }
        let value = entry.value;
        match entry.bound {
            Bound::Exact => Found::Answer(value, Bound::Exact),
            Bound::Lower if value >= beta => Found::Answer(value, Bound::Lower),
            Bound::Lower if value > alpha => Found::RaisesAlpha(value),
            Bound::Upper if value <= alpha => Found::Answer(value, Bound::Upper),
            Bound::Upper if value < beta => Found::LowersBeta(value),
            Bound::Lower | Bound::Upper => Found::Nothing,
        }
    }

    /// Stores what a visit has found, and returns its bound, which the old entry may make exact.
    pub fn store(
        &mut self,
        node: NodeId,
        horizon: &Horizon<'_>,
        options: &Options,
        slip: Option<Slip>,
        (value, bound): (Score, Bound),
    ) -> Bound {
        let bound = match (slip, bound) {
            (Some(Slip::StoredAsExact), _) => Bound::Exact,
            (Some(Slip::StoredBoundsSwapped), Bound::Lower) => Bound::Upper,
            (Some(Slip::StoredBoundsSwapped), Bound::Upper) => Bound::Lower,
            (_, bound) => bound,
        };
        let position = self.positions.of(node);
        let depth = depth_below(&self.positions, horizon, node);
        let mut entry = Entry { position, depth, value, bound };
        let size = self.places.len();
        let place = &mut self.places[place(position, size)];
        if let Some(old) = *place {
            let has_met = old.position == position
                && (old.depth, old.value) == (depth, value)
                && old.bound.seen_by(plyscope_tree::Player::Min) == bound
                && bound != Bound::Exact;
            if has_met {
                entry.bound = Bound::Exact;
            }
            if options.replace == Replace::Deeper && depth < old.depth {
                return entry.bound;
            }
        }
        *place = Some(entry);
        entry.bound
    }
}
