//! What a search learns about moves, to order later children by.

use super::moves::Moves;
use crate::options::Options;
use crate::order::OrderRule;
use plyscope_tree::{NodeId, Player, Tree};

/// Stands for no move.
const NONE: u32 = u32::MAX;

/// Killers, history, refutations, and the last iteration's principal variation.
///
/// Sources: the killer heuristic is Huberman's (1968), with two a ply as in Slate and Atkin (1977); the
/// history heuristic Schaeffer's (1983, 1989), here with the weight depth²; the refutation of the move
/// before is Uiterwijk's countermove heuristic (1992).
#[derive(Clone, Debug)]
pub(crate) struct Learnt {
    moves: Moves,
    /// The last two moves that cut at each ply, the later one first.
    killers: Vec<[u32; 2]>,
    /// How many of these count.
    killer_count: usize,
    /// The history score of each move, for each player.
    history: Vec<[u32; 2]>,
    /// The answer that last cut after each player's move.
    refutations: Vec<[u32; 2]>,
    /// The last iteration's principal variation, a node a ply.
    pv: Vec<NodeId>,
}

impl Learnt {
    /// Nothing learnt yet; `None` if no rule learns.
    pub fn new(tree: &Tree, options: &Options) -> Option<Self> {
        let plies = usize::from(tree.height()) + 1;
        options.order.learns().then(|| {
            let moves = Moves::new(tree);
            let each = moves.len();
            Self {
                moves,
                killers: vec![[NONE; 2]; plies],
                killer_count: options.killers.into(),
                history: vec![[0; 2]; each],
                refutations: vec![[NONE; 2]; each],
                pv: Vec::new(),
            }
        })
    }

    /// Takes a new principal variation for the next iteration; everything else learnt stays.
    pub fn follow(&mut self, pv: &[NodeId]) {
        self.pv = pv.to_vec();
    }

    /// A move made a cutoff at a node of this ply, `depth` plies above where the search ends.
    pub fn cut(&mut self, node: NodeId, ply: u16, mover: Player, child: NodeId, depth: u16) {
        let found = self.moves.to(child);
        let killers = &mut self.killers[usize::from(ply)];
        if killers[0] != found {
            *killers = [found, killers[0]];
        }
        if node != NodeId::ROOT {
            self.refutations[self.moves.to(node) as usize][mover as usize] = found;
        }
        self.sufficed(mover, child, depth);
    }

    /// A move made a cutoff, or was best in its window.
    pub fn sufficed(&mut self, mover: Player, child: NodeId, depth: u16) {
        let worth = &mut self.history[self.moves.to(child) as usize][mover as usize];
        let weight = u32::from(depth.max(1));
        *worth = worth.saturating_add(weight * weight);
    }

    /// The rank of a child by a rule: lower is earlier.
    pub fn rank(
        &self,
        rule: OrderRule,
        ply: u16,
        mover: Player,
        child: NodeId,
        parent: NodeId,
    ) -> u32 {
        let own = self.moves.to(child);
        let unless = |picked: bool| u32::from(!picked);
        match rule {
            OrderRule::Pv => unless(self.pv.get(usize::from(ply) + 1) == Some(&child)),
            OrderRule::Killer => {
                let killers = self.killers[usize::from(ply)];
                let mut killers = (0_u32..).zip(killers).take(self.killer_count);
                killers.find(|&(_, killer)| killer == own).map_or(2, |(at, _)| at)
            }
            OrderRule::History => u32::MAX - self.history[own as usize][mover as usize],
            OrderRule::Refutation if parent == NodeId::ROOT => 1,
            OrderRule::Refutation => {
                let before = self.moves.to(parent) as usize;
                unless(self.refutations[before][mover as usize] == own)
            }
            _ => 0,
        }
    }
}
