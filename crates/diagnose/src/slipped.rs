//! Depth-first searches and what drives them, with a slip or with none.

mod driving;
mod table;

use crate::action::Action;
use crate::slip::{Slip, is_known};
use plyscope_search::events::Bound;
use plyscope_search::{
    Algorithm, BoundUpdate, Cut, Horizon, MoveOrder, Options, OwnedWindow, Perspective,
};
use plyscope_tree::{NodeId, Player, Score, Tree};
use std::rc::Rc;
use table::{Found, Table};

/// Searches as a program with this slip would, or, with none, as it should, and hands on each action until `take` returns false.
/// Returns false if it needs a static value that the tree lacks, if the slip does not [fit](Slip::fits), or if there is no such
/// program here: for searches that are best first, and for orders that are learnt, as those of
/// iterative deepening are.
pub fn act(
    tree: &Tree,
    algorithm: Algorithm,
    options: &Options,
    slip: Option<Slip>,
    take: &mut dyn FnMut(Action) -> bool,
) -> bool {
    let options = algorithm.settle(options);
    let is_known = is_known(algorithm, &options);
    if !is_known || slip.is_some_and(|slip| !slip.fits(algorithm, &options)) {
        return false;
    }
    let options = slip.map_or(options, |slip| slip.options(&options));
    let walker = algorithm.walker(&options);
    let negates = algorithm.perspective(&options) == Perspective::SideToMove;
    let kept = [Player::Max, Player::Min]
        .map(|player| if negates { Score::NEG_INF } else { player.worst() });
    let mut search = Slipped {
        options,
        order: Rc::new(MoveOrder::new(tree, &options)),
        walker,
        negates,
        tests: match walker {
            Algorithm::Pvs => Tests::ByAlphaBeta,
            Algorithm::NegaScout => Tests::ByItself,
            _ => Tests::None,
        },
        table: algorithm.has_table(&options).then(|| Table::new(tree, &options)),
        slip,
        kept,
        take,
        goes_on: true,
        lacks_value: false,
        horizon: Horizon::new(tree, &options),
    };
    search.run(algorithm);
    !search.lacks_value
}

/// The search with a null window that shows whether a later child is better.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tests {
    None,
    ByAlphaBeta,
    ByItself,
}

struct Slipped<'a> {
    horizon: Horizon<'a>,
    options: Options,
    order: Rc<MoveOrder<'a>>,
    /// The search that walks the tree.
    walker: Algorithm,
    negates: bool,
    /// How the present node tests its later children.
    tests: Tests,
    table: Option<Table>,
    slip: Option<Slip>,
    /// The best values, one for each player or, in the negamax forms, one for both, of a program that keeps them.
    kept: [Score; 2],
    take: &'a mut dyn FnMut(Action) -> bool,
    goes_on: bool,
    lacks_value: bool,
}

impl Slipped<'_> {
    fn act(&mut self, action: Action) {
        self.goes_on = self.goes_on && (self.take)(action);
    }

    /// The player as whom the mover sees values: in the negamax forms, always MAX.
    fn view(&self, node: NodeId) -> Player {
        if self.negates { Player::Max } else { self.horizon.player(node) }
    }

    fn visit(&mut self, node: NodeId, entry: Option<OwnedWindow>) -> Score {
        self.act(Action::Enter { node, window: entry.map(|entry| entry.window) });
        let (mut window, mut known) = (entry, None);
        match self.found(node, entry) {
            Found::Nothing => {}
            Found::Answer(value, bound) => {
                self.act(Action::Leave { node, value, bound: Some(bound) });
                return value;
            }
            Found::RaisesAlpha(value) => {
                window.iter_mut().for_each(|window| window.raise_alpha(value, node));
                known = Some(value);
            }
            Found::LowersBeta(value) => {
                window.iter_mut().for_each(|window| window.lower_beta(value, node));
            }
        }
        if self.horizon.ends_at(node) {
            return self.leaf(node);
        }
        let view = self.view(node);
        let place = usize::from(!self.negates && view == Player::Min);
        let keeps = self.slip == Some(Slip::BestNotReset);
        let mut best = known.unwrap_or(view.worst());
        let order = Rc::clone(&self.order);
        for (i, &child) in order.children(node).iter().enumerate() {
            if !self.goes_on {
                break;
            }
            let value = match window {
                Some(window) if i > 0 && self.tests != Tests::None => {
                    self.tested(child, window, node)
                }
                window => self.returned(child, window, node),
            };
            if keeps {
                best = self.kept[place];
            }
            let is_first = i == 0 && !keeps && best == view.worst();
            if is_first || view.prefers(value, best) {
                best = value;
                self.kept[place] = best;
                self.improve(&mut window, node, child, best);
            }
            if window.is_some_and(|window| self.closes(window, node, best))
                && self.slip != Some(Slip::NoReturnAtCut)
            {
                self.act(Action::Cutoff { node, after: child });
                break;
            }
        }
        self.leave(node, best, entry)
    }

    /// The value of a child that is searched with this window, seen by the mover.
    fn returned(&mut self, child: NodeId, window: Option<OwnedWindow>, node: NodeId) -> Score {
        let given = window.map(|window| self.passed_down(window, node));
        let returned = self.visit(child, given);
        if self.negates && self.slip != Some(Slip::ValueNotNegated) { -returned } else { returned }
    }

    /// The value of a later child: tested with a null window, and searched again where that fails high.
    fn tested(&mut self, child: NodeId, window: OwnedWindow, node: NodeId) -> Score {
        let (test, _) = window.up_to(window.b_of_later_child(node));
        let tests = self.tests;
        if tests == Tests::ByAlphaBeta {
            self.tests = Tests::None;
        }
        let value = self.returned(child, Some(test), node);
        self.tests = tests;
        let is_better = match self.slip {
            Some(Slip::ReSearchBeyond) => value > window.window.alpha,
            _ => window.window.contains(value),
        };
        let is_known = tests == Tests::ByItself && self.is_exact_anyway(child);
        if !is_better || is_known || self.slip == Some(Slip::NoReSearch) {
            return value;
        }
        let again = match self.slip {
            Some(Slip::ReSearchStaysNull) => test,
            _ => window.from(value, node),
        };
        self.returned(child, Some(again), node)
    }

    /// Whether a fail-soft search of a node is exact whatever the window: it ends there, or at every child.
    fn is_exact_anyway(&self, node: NodeId) -> bool {
        let mut children = self.horizon.tree.children(node).iter();
        self.horizon.ends_at(node) || children.all(|&child| self.horizon.ends_at(child))
    }

    /// The value of a node at which the search ends.
    fn leaf(&mut self, node: NodeId) -> Score {
        let value = self.static_value(node);
        self.act(Action::Evaluate { node, value });
        if self.options.leaves {
            self.store(node, value, Bound::Exact);
        }
        self.act(Action::Leave { node, value, bound: Some(Bound::Exact) });
        value
    }

    /// The table's answer for a node; nothing without a table.
    fn found(&self, node: NodeId, entry: Option<OwnedWindow>) -> Found {
        let (Some(table), Some(entry)) = (&self.table, entry) else { return Found::Nothing };
        table.find(node, &self.horizon, &self.options, self.slip, entry.window)
    }

    /// Stores a value in the table, if there is one; returns its bound.
    fn store(&mut self, node: NodeId, value: Score, bound: Bound) -> Bound {
        let Some(table) = &mut self.table else { return bound };
        table.store(node, &self.horizon, &self.options, self.slip, (value, bound))
    }

    fn static_value(&mut self, node: NodeId) -> Score {
        let Some(value) = self.horizon.static_value(node) else {
            (self.goes_on, self.lacks_value) = (false, true);
            return Score::NEG_INF;
        };
        if self.negates { self.horizon.player(node).sees(value) } else { value }
    }

    fn passed_down(&self, window: OwnedWindow, node: NodeId) -> OwnedWindow {
        let given = if self.options.deep { window } else { window.shallow(self.view(node)) };
        let ends = given.window;
        match self.slip {
            Some(Slip::BoundsNotPassed) => OwnedWindow::FULL,
            Some(Slip::BoundsNotSwapped) => OwnedWindow::of_root(plyscope_search::Window {
                alpha: -ends.alpha,
                beta: -ends.beta,
            }),
            Some(Slip::BoundsNotNegated) => {
                OwnedWindow::of_root(plyscope_search::Window { alpha: ends.beta, beta: ends.alpha })
            }
            _ if self.negates => given.turned(),
            _ => given,
        }
    }

    fn improve(
        &mut self,
        window: &mut Option<OwnedWindow>,
        node: NodeId,
        child: NodeId,
        best: Score,
    ) {
        if let Some(window) = window
            && (self.options.bound == BoundUpdate::BeforeCheck || !self.closes(*window, node, best))
        {
            let view = self.view(node);
            let whose = if self.slip == Some(Slip::WrongBoundMoved) { view.other() } else { view };
            window.tighten(whose, best, node);
        }
        let window = window.map(|window| window.window);
        self.act(Action::Improve { node, child, value: best, window });
    }

    fn closes(&self, window: OwnedWindow, node: NodeId, best: Score) -> bool {
        let view = self.view(node);
        let (best, bound) = (view.sees(best), view.sees(window.end_against(view).bound));
        match self.options.cut {
            Cut::OnEqual => best >= bound,
            Cut::BeyondOnly => best > bound,
        }
    }

    fn leave(&mut self, node: NodeId, best: Score, entry: Option<OwnedWindow>) -> Score {
        let (value, bound) = match entry {
            None => (best, Some(Bound::Exact)),
            Some(entry) => {
                let raises_alpha = self.view(node) == Player::Max;
                let value = self.options.fail.returned(best, entry.window, raises_alpha);
                (value, self.options.bound_of(best, value, entry.window))
            }
        };
        let bound = bound.map(|bound| self.store(node, value, bound));
        let bound =
            if self.slip == Some(Slip::BoundCalledExact) { Some(Bound::Exact) } else { bound };
        self.act(Action::Leave { node, value, bound });
        value
    }
}
