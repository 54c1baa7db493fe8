//! The transposition table.

use plyscope_listing::Name;
use plyscope_oracle::branch::Worth;
use plyscope_search::Replace;

use super::{Machine, Val};

/// What the table knows of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    position: usize,
    pub(super) depth: i64,
    pub(super) bound: &'static str,
    pub(super) value: Worth,
}

impl Machine<'_> {
    /// How many plies the search goes on below a node, which is the one that is visited or a child of it.
    pub(super) fn height(&self, node: usize) -> i64 {
        let whole = i64::from(self.game.plies_below(node));
        let above = i64::from(self.game.nodes[node].depth - self.game.nodes[self.node()].depth);
        match self.stack.last().unwrap().names.get(&Name::Depth) {
            Some(Val::Number(left)) => whole.min(left - above),
            _ => whole,
        }
    }

    pub(super) fn probe(&self, node: usize) -> Option<Entry> {
        let position = self.positions[node];
        let place = self.table[position % self.table.len()].clone();
        place.filter(|entry| entry.position == position)
    }

    pub(super) fn store(&mut self, node: usize, bound: &'static str, value: Worth) {
        let (position, depth) = (self.positions[node], self.height(node));
        let mut entry = Entry { position, depth, bound, value };
        let known = self.probe(node);
        if let Some(known) = known.filter(|known| (known.depth, known.value) == (depth, value)) {
            let both = [known.bound, bound];
            if both.contains(&"LOWER") && both.contains(&"UPPER") {
                entry.bound = "EXACT";
            }
        }
        let size = self.table.len();
        let place = &mut self.table[position % size];
        let stays = place.as_ref().is_some_and(|old| old.depth > depth);
        if self.options.replace == Replace::Always || !stays {
            *place = Some(entry);
        }
    }
}
