//! A tree with other values.

use super::{NO_VALUE, NodeId, Tree};
use crate::score::{Literal, Score};

/// Converts the values to units of `to` decimal places. The error is the node whose value does not fit.
pub(super) fn rescale(values: &mut [i32], from: u8, to: u8) -> Result<(), NodeId> {
    for (number, units) in (0..).zip(values) {
        if let Some(score) = Score::from_raw(*units) {
            let literal = Literal::from_score(score, from);
            *units = literal.to_score(to).ok_or(NodeId::new(number))?.units();
        }
    }
    Ok(())
}

impl Tree {
    /// The same tree with this value, in its units, at all these nodes.
    #[must_use]
    pub fn with_value(&self, nodes: &[NodeId], value: Score) -> Self {
        let mut changed = self.clone();
        for node in nodes {
            changed.values[node.index()] = value.units();
        }
        changed
    }

    /// The tree with these values, one for each node, in the smallest unit that any of them needs. The error is the
    /// node whose value does not fit.
    pub(crate) fn with_all_values(&self, values: &[Option<Literal>]) -> Result<Self, NodeId> {
        let decimals = values.iter().flatten().map(|value| value.decimals()).max().unwrap_or(0);
        let units = (0..).zip(values).map(|(number, value)| match value {
            Some(value) => value.to_score(decimals).map(Score::units).ok_or(NodeId::new(number)),
            None => Ok(NO_VALUE),
        });
        Ok(Self { values: units.collect::<Result<_, _>>()?, decimals, ..self.clone() })
    }

    /// The tree with other values at some nodes, and with this many decimal places. The error is the node whose
    /// value does not fit.
    pub(crate) fn with_values(
        mut self,
        decimals: u8,
        values: impl Iterator<Item = (NodeId, Literal)> + Clone,
    ) -> Result<Self, NodeId> {
        if decimals != self.decimals {
            // The old values go first: one of them may not fit any more.
            for (node, _) in values.clone() {
                self.values[node.index()] = 0;
            }
            rescale(&mut self.values, self.decimals, decimals)?;
        }
        for (node, value) in values {
            self.values[node.index()] = value.to_score(decimals).ok_or(node)?.units();
        }
        self.decimals = decimals;
        Ok(self)
    }
}
