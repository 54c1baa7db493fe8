//! SSS* (Stockman 1979) and DUAL* (Marsland, Reinefeld and Schaeffer 1987), with the list of states
//! that Stockman's operator Γ works on. Its six cases have his numbers here.
//!
//! SSS* approaches the value from above, as the player who moves at the root sees it; DUAL* is the same
//! search as the other player sees it, and so approaches the value from below. In published programs MAX
//! moves at the root; here either player may, and "MAX" means the player whose view the search takes.

use super::{Call, Returned, Search};
use crate::algorithm::{About, Begins, Group};
use crate::events::{Event, Recall, State};
use crate::open_queue::OpenQueue;
use crate::rules::Rules;
use crate::visit::Visit;
use plyscope_tree::{NodeId, Player, Score, Tree};

const LISTING: &str = include_str!("best_first.listing");

/// SSS*.
pub(super) struct SssStar;

impl Search for SssStar {
    const ABOUT: About = About {
        listing: &[LISTING],
        begins: Some(Begins::Above),
        ..About::new("sss-star", "SSS*", ("Stockman", 1979), Group::BestFirst)
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, _: Call) -> Returned {
        let view = visit.options.root;
        Returned::exact(best_first(visit, view))
    }
}

/// DUAL*.
pub(super) struct DualStar;

impl Search for DualStar {
    const ABOUT: About = About {
        listing: &[LISTING],
        begins: Some(Begins::Below),
        ..About::new(
            "dual-star",
            "DUAL*",
            ("Marsland, Reinefeld, Schaeffer", 1987),
            Group::BestFirst,
        )
    };

    fn root(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, _: Call) -> Returned {
        let view = visit.options.root.other();
        Returned::exact(best_first(visit, view))
    }
}

/// A state on the list.
#[derive(Clone, Copy)]
struct Listed {
    node: NodeId,
    state: State,
    /// Seen by the player in whose view the search is done.
    merit: Score,
    /// The leaf that brought the merit down to what it is; none yet at the very beginning.
    from: Option<NodeId>,
}

/// The root's value, seen by MAX; `view` is the player in whose view the search is done.
fn best_first(visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, view: Player) -> Score {
    let places = Places::new(visit);
    let mut search = BestFirst { open: OpenQueue::new(places.nodes.len()), places, view };
    let root = NodeId::ROOT;
    search.live(visit, root, Score::POS_INF, None);
    while visit.goes_on()
        && let Some(known) = search.open.first().and_then(|place| search.take(place))
    {
        match known.state {
            // No case: the operator ends here.
            State::Solved if known.node == root => {
                search.keep_line(visit, known);
                return view.sees(known.merit);
            }
            State::Live => search.expand(visit, known),
            State::Solved => search.ascend(visit, known),
        }
    }
    // There is always a state until the root is solved, or nobody wants to know.
    view.sees(Score::NEG_INF)
}

struct BestFirst {
    places: Places,
    open: OpenQueue<(State, Option<NodeId>)>,
    view: Player,
}

impl BestFirst {
    fn live(
        &mut self,
        visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>,
        node: NodeId,
        merit: Score,
        from: Option<NodeId>,
    ) {
        visit.sink.record(Event::Open { node, merit: self.view.sees(merit) });
        self.open.insert(self.places.of(node), merit, (State::Live, from));
    }

    fn solved(&mut self, visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, known: Listed) {
        let Listed { node, merit, from, .. } = known;
        visit.sink.record(Event::Solve { node, merit: self.view.sees(merit) });
        self.open.insert(self.places.of(node), merit, (State::Solved, from));
    }

    /// Takes the state at a place off the list.
    fn take(&mut self, place: u32) -> Option<Listed> {
        let (merit, (state, from)) = self.open.remove(place)?;
        Some(Listed { node: self.places.nodes[place as usize], state, merit, from })
    }

    /// A live state: cases 4 to 6.
    fn expand(&mut self, visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, known: Listed) {
        let Listed { node, merit, from, .. } = known;
        if visit.ends_at(node) {
            // Case 4: a leaf is solved.
            let value = self.view.sees(visit.evaluate(node));
            // The first leaf decides even if it is worth +∞.
            let from = from.filter(|_| value >= merit).or(Some(node));
            self.solved(visit, Listed { merit: merit.min(value), from, ..known });
            return;
        }
        let children = visit.children(node);
        // Case 6: MAX may choose any child. Case 5: of MIN's children, each must be refuted, the first one first.
        let is_max = visit.player(node) == self.view;
        for &child in children.iter().take(if is_max { children.len() } else { 1 }) {
            self.live(visit, child, merit, from);
        }
    }

    /// A solved state that is not the root's: cases 1 to 3.
    fn ascend(&mut self, visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, known: Listed) {
        let Some(parent) = visit.horizon.tree.parent(known.node) else { return };
        let above = Listed { node: parent, ..known };
        if visit.player(parent) == self.view {
            // Case 1: one solved child solves a MAX node, and nothing else below it matters.
            self.solved(visit, above);
            if parent == NodeId::ROOT {
                // That ends the search: nobody asks for what is left.
                return;
            }
            for place in self.places.below(parent) {
                if let Some(Listed { node, state, merit, .. }) = self.take(place) {
                    visit.sink.record(Event::Purge { node, state, merit: self.view.sees(merit) });
                }
            }
        } else if let Some(next) = self.places.next_sibling(visit.horizon.tree, known.node) {
            // Case 2: the next child of a MIN node.
            self.live(visit, next, known.merit, known.from);
        } else {
            // Case 3: the last child solves a MIN node.
            self.solved(visit, above);
        }
    }

    /// Best play leads to the leaf that brought the root's merit down to its value.
    fn keep_line(&self, visit: &mut Visit<'_, impl Recall, impl Rules + ?Sized>, root: Listed) {
        let tree: &Tree = visit.horizon.tree;
        let mut line: Vec<_> = root.from.into_iter().flat_map(|leaf| tree.ancestry(leaf)).collect();
        line.pop();
        line.reverse();
        visit.lines.set(0, line);
    }
}

/// The place of each node from the left, in the order of this search: before everything below it.
struct Places {
    places: Vec<u32>,
    /// The place after everything below each node.
    ends: Vec<u32>,
    /// The node at each place.
    nodes: Vec<NodeId>,
}

impl Places {
    fn new(visit: &Visit<'_, impl Recall, impl Rules + ?Sized>) -> Self {
        let tree = visit.horizon.tree;
        let (places, nodes) = visit.order.from_left();
        let mut ends = vec![0; tree.len()];
        for node in tree.nodes().rev() {
            let own = places[node.index()] + 1;
            let below = tree.children(node).iter().map(|child| ends[child.index()]);
            ends[node.index()] = below.max().unwrap_or(own).max(own);
        }
        Self { places, ends, nodes }
    }

    fn of(&self, node: NodeId) -> u32 {
        self.places[node.index()]
    }

    /// The places of all nodes below a node.
    fn below(&self, node: NodeId) -> std::ops::Range<u32> {
        self.of(node) + 1..self.ends[node.index()]
    }

    /// The sibling that stands after everything below the node.
    fn next_sibling(&self, tree: &Tree, node: NodeId) -> Option<NodeId> {
        let next = *self.nodes.get(self.ends[node.index()] as usize)?;
        (tree.parent(next) == tree.parent(node)).then_some(next)
    }
}
