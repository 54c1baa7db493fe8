//! The list of a best-first search, and where its nodes stand.

use plyscope_listing::Function;
use plyscope_oracle::branch::Worth;

use super::{Machine, Val};

/// A state on the list of a best-first search.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) node: usize,
    pub(super) state: &'static str,
    pub(super) merit: Worth,
}

impl Machine<'_> {
    /// Where a node stands from the left: the places on the way to it.
    fn way(&self, node: usize) -> Vec<usize> {
        let Some(parent) = self.game.nodes[node].parent else { return Vec::new() };
        let mut way = self.way(parent);
        way.push(self.arranged[&parent].iter().position(|&child| child == node).unwrap());
        way
    }

    /// Takes the state with the greatest merit off the list, or the least; of equal ones the leftmost.
    fn take(&mut self, greatest: bool) -> State {
        let sign = if greatest { -1 } else { 1 };
        let merits = self.list.iter().map(|state| (sign * state.merit, self.way(state.node)));
        let (first, _) = merits.enumerate().min_by_key(|(_, rank)| rank.clone()).unwrap();
        self.list.remove(first)
    }

    /// What is asked of the list of a best-first search, and of where its nodes stand.
    pub(super) fn listed(&mut self, function: Function, given: &[Val]) -> Option<Val> {
        let siblings = |node: usize| &self.arranged[&self.game.nodes[node].parent.unwrap()];
        Some(match (function, given) {
            (Function::Insert, [Val::Node(node), Val::Word(state), Val::Score(merit)]) => {
                self.list.push(State { node: *node, state, merit: *merit });
                Val::Truth(true)
            }
            (Function::Remove, [Val::Node(node)]) => {
                self.list.retain(|state| state.node != *node);
                Val::Truth(true)
            }
            (Function::TakeGreatest, []) => Val::State(self.take(true)),
            (Function::TakeLeast, []) => Val::State(self.take(false)),
            (Function::StatesBelow, [Val::Node(node)]) => {
                let all = self.list.iter().map(|state| state.node);
                let mut below: Vec<_> = all
                    .filter(|other| other != node && self.game.below(*node).contains(other))
                    .collect();
                below.sort_by_key(|&node| self.way(node));
                Val::Nodes(below)
            }
            (Function::Parent, [Val::Node(node)]) => {
                Val::Node(self.game.nodes[*node].parent.unwrap())
            }
            (Function::FirstChild, [Val::Node(node)]) => Val::Node(self.arranged[node][0]),
            (Function::Last, [Val::Node(node)]) => Val::Truth(siblings(*node).last() == Some(node)),
            (Function::Next, [Val::Node(node)]) => {
                let place = siblings(*node).iter().position(|other| other == node).unwrap();
                Val::Node(siblings(*node)[place + 1])
            }
            (Function::Mover, [Val::Node(node)]) => {
                let max = self.game.max_moves_at(*node);
                Val::Word(if max { "MAX" } else { "MIN" })
            }
            (Function::Colour, [Val::Node(node)]) => {
                Val::Number(if self.game.max_moves_at(*node) { 1 } else { -1 })
            }
            (Function::AtLevel, [Val::Node(node), Val::Number(depth)]) => {
                Val::Truth(i64::from(self.game.nodes[*node].depth) == *depth)
            }
            _ => return None,
        })
    }
}
