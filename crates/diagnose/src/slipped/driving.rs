//! Searches of the root again and again, and SCOUT, with a slip or with none.

use super::Slipped;
use crate::action::Action;
use crate::slip::Slip;
use plyscope_search::events::Bound;
use plyscope_search::{Algorithm, OwnedWindow, Perspective, Window, ceil, first_guess, round};
use plyscope_tree::{NodeId, Player, Score};
use std::rc::Rc;

impl Slipped<'_> {
    /// Searches the whole tree, as often as the algorithm does.
    pub(super) fn run(&mut self, algorithm: Algorithm) {
        let options = self.options;
        let guess = first_guess(&self.horizon, algorithm, &options);
        match algorithm {
            Algorithm::NullWindow => self.null_window(algorithm.perspective(&options)),
            Algorithm::MtdPlusInf => self.mtd(Score::POS_INF),
            Algorithm::MtdMinusInf => self.mtd(Score::NEG_INF),
            Algorithm::MtdF => self.mtd(guess),
            Algorithm::Aspiration => self.aspiration(guess),
            _ => {
                self.walk(Window::FULL);
            }
        }
    }

    fn walk(&mut self, window: Window) -> Score {
        match self.walker {
            Algorithm::Scout => self.scout(NodeId::ROOT),
            Algorithm::Minimax | Algorithm::Negamax => self.visit(NodeId::ROOT, None),
            _ => self.visit(NodeId::ROOT, Some(OwnedWindow::of_root(window))),
        }
    }

    fn null_window(&mut self, perspective: Perspective) {
        let gamma = ceil(self.options.at, self.horizon.tree.decimals());
        let seen_by_max = Window { alpha: gamma.below(), beta: gamma };
        let is_turned = perspective == Perspective::SideToMove
            && self.horizon.player(NodeId::ROOT) == Player::Min;
        self.walk(if is_turned { seen_by_max.turned() } else { seen_by_max });
    }

    fn aspiration(&mut self, guess: Score) {
        let mut window = round(guess, self.options.delta, self.horizon.tree.decimals());
        loop {
            let value = self.walk(window);
            let is_low = value <= window.alpha && window.alpha != Score::NEG_INF;
            let is_high = value >= window.beta && window.beta != Score::POS_INF;
            let is_inside = !is_low && !is_high;
            if is_inside || !self.goes_on || self.slip == Some(Slip::NoSearchAgain) {
                return;
            }
            let before = window;
            let is_wrong = self.slip == Some(Slip::WrongSideOpened);
            if is_low ^ is_wrong {
                window.alpha = Score::NEG_INF;
            } else {
                window.beta = Score::POS_INF;
            }
            if window == before {
                return;
            }
        }
    }

    fn mtd(&mut self, guess: Score) {
        let mut known = Window::FULL;
        let mut value = guess;
        while known.alpha < known.beta && self.goes_on {
            let next = if self.slip == Some(Slip::GuessKept) { guess } else { value };
            let is_known = next == known.alpha && self.slip != Some(Slip::SameTestAgain);
            let beta = if is_known { next.above() } else { next };
            value = self.walk(Window { alpha: beta.below(), beta });
            let is_wrong = self.slip == Some(Slip::KnownBoundsSwapped);
            if (value < beta) ^ is_wrong {
                known.beta = value;
            } else {
                known.alpha = value;
            }
        }
    }

    /// SCOUT's EVAL: the node's value, seen by MAX.
    fn scout(&mut self, node: NodeId) -> Score {
        self.act(Action::Enter { node, window: None });
        if self.horizon.ends_at(node) {
            return self.leaf(node);
        }
        let player = self.horizon.player(node);
        let order = Rc::clone(&self.order);
        let mut best = None;
        for &child in order.children(node) {
            if !self.goes_on {
                break;
            }
            let value = match best.map(|best| (self.is_better(node, child, best), best)) {
                None => self.scout(child),
                Some((None, _)) => continue,
                Some((Some(tested), _)) if self.slip == Some(Slip::NoEvalAfterTest) => tested,
                Some((Some(_), _)) => self.scout(child),
            };
            best = Some(value);
            self.act(Action::Improve { node, child, value, window: None });
        }
        let value = best.unwrap_or(player.worst());
        self.act(Action::Leave { node, value, bound: Some(Bound::Exact) });
        value
    }

    /// SCOUT's TEST: what it returns where the child is better than the best so far.
    fn is_better(&mut self, node: NodeId, child: NodeId, best: Score) -> Option<Score> {
        let player = self.horizon.player(node);
        let takes_equal = self.slip == Some(Slip::TestTakesEqual);
        let low = match (player, takes_equal) {
            (Player::Max, false) | (Player::Min, true) => best.above().below(),
            (Player::Max, true) | (Player::Min, false) => best.below(),
        };
        let test = OwnedWindow::FULL.test(low, node);
        let value = self.visit(child, Some(test));
        let is_better = player.prefers(value, best) || takes_equal && value == best;
        is_better.then_some(value)
    }
}
