//! What a search learns of moves for the order of children, kept the plain way.

use std::collections::HashMap;

use plyscope_oracle::case::Search;
use plyscope_oracle::model::id;
use plyscope_oracle::naive::Naive;
use plyscope_oracle::slots::Slots;
use plyscope_oracle::told::Told;
use plyscope_search::events::{Bound, Side};
use plyscope_search::{MoveOrder, Options, Order};
use plyscope_tree::NodeId;

/// A move: by its name, or by the place of the child that it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Move {
    Named(&'static str),
    Place(usize),
}

/// How early a rule takes a child: the less, the earlier. A child without what the rule goes by comes
/// after all that have it.
type Rank = (bool, i64);

/// What was learnt.
pub struct Learning<'a> {
    search: &'a Search,
    /// The last iteration's principal variation.
    line: Vec<NodeId>,
    /// The moves that last cut at each ply, the latest first.
    killers: HashMap<u16, Vec<Move>>,
    /// How much each move was worth to MAX, or to MIN.
    worths: HashMap<(Move, bool), i64>,
    /// What last refuted each move of MAX's, or of MIN's.
    answers: HashMap<(Move, bool), Move>,
    slots: Option<Slots<'a>>,
    /// The best child of what was stored last.
    stored: Option<NodeId>,
}

impl<'a> Learning<'a> {
    pub fn new(search: &'a Search) -> Self {
        let slots = search.has_table().then(|| Slots::new(search));
        let (line, stored) = (Vec::new(), None);
        let (killers, worths, answers) = Default::default();
        Self { search, line, killers, worths, answers, slots, stored }
    }

    fn move_to(naive: &Naive<'_>, node: usize) -> Move {
        let place = &naive.game.nodes[node];
        let siblings = place.parent.map(|parent| &naive.game.nodes[parent].children);
        let at = siblings.and_then(|all| all.iter().position(|&sibling| sibling == node));
        place.branch.step.map_or(Move::Place(at.unwrap_or(0)), Move::Named)
    }

    pub fn hear(&mut self, told: &Told, naive: &Naive<'_>) {
        if let Some(slots) = &mut self.slots {
            slots.hear(told, naive);
        }
        match *told {
            Told::Iterate(iteration) => {
                if let Some(found) = iteration.finished {
                    let options = Options { depth: Some(found.depth), ..*self.search.options() };
                    self.line = self.search.with(options).outcome().principal_variation;
                }
            }
            Told::Store { best, .. } => self.stored = best,
            Told::Cutoff { side: Side::Assumed, .. } => {}
            Told::Cutoff { node, after, .. } => self.cut(node.index(), after.index(), naive),
            Told::Leave { node, bound: Some(Bound::Exact), .. } => {
                let number = node.index();
                let windowed = naive.frame(number).unwrap().entry.is_some();
                let searched = !naive.states[number].known && !naive.game.ends_at(number);
                let own = naive.states[number].best_child;
                let best = if self.slots.is_some() { self.stored } else { own };
                if let Some(best) = best.filter(|_| windowed && searched) {
                    self.sufficed(number, best.index(), naive);
                }
            }
            _ => {}
        }
    }

    fn cut(&mut self, node: usize, child: usize, naive: &Naive<'_>) {
        let found = Self::move_to(naive, child);
        let killers = self.killers.entry(naive.game.nodes[node].depth).or_default();
        if killers.first() != Some(&found) {
            killers.insert(0, found);
            killers.truncate(usize::from(self.search.options().killers));
        }
        if node != 0 {
            let before = (Self::move_to(naive, node), naive.game.max_moves_at(node));
            self.answers.insert(before, found);
        }
        self.sufficed(node, child, naive);
    }

    fn sufficed(&mut self, node: usize, child: usize, naive: &Naive<'_>) {
        let depth = naive.game.nodes[node].depth;
        let height = self.search.tree().height();
        let left = naive.game.options.depth.unwrap_or(u16::MAX).min(height) - depth;
        let weight = i64::from(left.max(1));
        let own = (Self::move_to(naive, child), naive.game.max_moves_at(node));
        *self.worths.entry(own).or_default() += weight * weight;
    }

    /// How early one rule takes a child of a node.
    pub fn rank(&self, order: Order, node: usize, child: usize, naive: &Naive<'_>) -> Rank {
        let game = &naive.game;
        let place = game.nodes[node].children.iter().position(|&other| other == child).unwrap();
        let place = i64::try_from(place).unwrap();
        let (own, max) = (Self::move_to(naive, child), game.max_moves_at(node));
        let picked = |it: bool| i64::from(!it);
        let rank = match order {
            Order::AsWritten => place,
            Order::Reversed => -place,
            Order::BestFirst => -game.liked(node, game.worth(child)),
            Order::WorstFirst => game.liked(node, game.worth(child)),
            Order::Static => match game.static_worth(child) {
                Some(worth) => -game.liked(node, worth),
                None => return (true, 0),
            },
            Order::Shuffle(_) => {
                let options = Options { order: order.into(), ..Options::default() };
                let shuffled = MoveOrder::new(self.search.tree(), &options);
                let at = shuffled.children(id(node)).iter().position(|&other| other == id(child));
                i64::try_from(at.unwrap()).unwrap()
            }
            Order::Pv => picked(self.line.contains(&id(child))),
            Order::Table => {
                let best = self.slots.as_ref().and_then(|slots| slots.best(node));
                picked(best == Some(child))
            }
            Order::Killer => {
                let killers = self.killers.get(&game.nodes[node].depth);
                let at = killers.and_then(|all| all.iter().position(|&killer| killer == own));
                i64::try_from(at.unwrap_or(2)).unwrap()
            }
            Order::History => -self.worths.get(&(own, max)).copied().unwrap_or(0),
            Order::Refutation if node == 0 => 1,
            Order::Refutation => {
                let before = (Self::move_to(naive, node), max);
                picked(self.answers.get(&before) == Some(&own))
            }
            _ => panic!("{order} has no plain model here"),
        };
        (false, rank)
    }
}
