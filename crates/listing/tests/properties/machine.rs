//! A machine that runs the statements of a listing, with numbers of its own, and writes down every event that
//! its lines say happens.

mod best_first;
mod events;
mod expressions;
mod locals;
mod statements;
mod table;

use std::collections::BTreeMap;

use plyscope_listing::{Expression, Listing, Name};
use plyscope_oracle::branch::{INF, Worth, worth_of_literal};
use plyscope_oracle::case::Search;
use plyscope_oracle::model::Game;
use plyscope_oracle::told::Told;
use plyscope_search::{Options, Perspective};
use plyscope_tree::Player;

use best_first::State;
pub use events::{Decided, Happened};
use statements::Flow;
use table::Entry;

const MOST: Worth = 2_000_000_000;

#[derive(Clone, Debug, PartialEq)]
pub enum Val {
    /// In units of the tree.
    Score(Worth),
    Number(i64),
    Node(usize),
    Word(&'static str),
    Truth(bool),
    Nodes(Vec<usize>),
    Entry(Option<Entry>),
    State(State),
    Pair(Box<Val>, Box<Val>),
}

impl Val {
    /// The value, without the move that comes with it.
    fn alone(self) -> Self {
        if let Self::Pair(value, _) = self { *value } else { self }
    }
}

pub type Names = BTreeMap<Name, Val>;

/// A call under way, and the line that it is at.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    pub routine: usize,
    pub line: usize,
    pub names: Names,
}

pub struct Machine<'a> {
    listing: &'a Listing,
    /// The names that belong to a turn of the loop in each line of each routine.
    locals: Vec<Vec<Vec<Name>>>,
    game: Game,
    options: Options,
    scale: Worth,
    /// What whoever searches gives along.
    given: Names,
    /// Whether values are those that the mover sees.
    turns: bool,
    table: Vec<Option<Entry>>,
    /// The list of a best-first search, and the children of each node in the order that it took.
    list: Vec<State>,
    arranged: BTreeMap<usize, Vec<usize>>,
    /// The first node that is the same position as each.
    positions: Vec<usize>,
    /// The one position, on which some listings make and unmake moves.
    position: usize,
    told: &'a [Told],
    stack: Vec<Frame>,
    /// The children of each call's visit, in order.
    order: Vec<Option<Vec<usize>>>,
    /// The best value that each call has been given, and whether the last one was it.
    best: Vec<(Option<Worth>, bool)>,
    pub log: Vec<Happened>,
    waiting: Vec<Decided>,
    /// The lines that ran since the last event.
    ran: Vec<(usize, usize)>,
}

impl<'a> Machine<'a> {
    pub fn new(search: &Search, listing: &'a Listing, told: &'a [Told]) -> Self {
        let scale = 10_i64.pow(6 - u32::from(search.tree().decimals()));
        let game = search.game().to_depth(None);
        let size = search.options().table.map_or(game.nodes.len(), |size| size as usize);
        Self {
            listing,
            locals: listing.routines.iter().map(locals::of).collect(),
            options: *search.options(),
            scale,
            given: given(search, &game, scale),
            table: vec![None; size.min(game.nodes.len())],
            list: Vec::new(),
            arranged: BTreeMap::new(),
            positions: (0..game.nodes.len()).map(|node| position(&game, node)).collect(),
            position: 0,
            game,
            told,
            stack: Vec::new(),
            order: Vec::new(),
            best: Vec::new(),
            turns: search.algorithm().perspective(search.options()) == Perspective::SideToMove,
            log: Vec::new(),
            waiting: Vec::new(),
            ran: Vec::new(),
        }
    }

    /// Runs the listing and gives what its first call returns.
    pub fn run(&mut self) -> Val {
        let listing = self.listing;
        assert!(matches!(listing.call, Expression::CallRoutine { routine: 0, .. }));
        let value = self.value(&listing.call).alone();
        // Nothing comes any more that what holds could have led to.
        let waiting = std::mem::take(&mut self.waiting);
        self.log.last_mut().unwrap().conditions.extend(waiting);
        value
    }

    fn call(&mut self, routine: usize, given: Vec<Val>) -> Val {
        let code = &self.listing.routines[routine];
        assert_eq!(given.len(), code.parameters.len(), "{}", code.name);
        let names = code.parameters.iter().copied().zip(given).collect();
        self.stack.push(Frame { routine, line: 0, names });
        self.order.push(None);
        self.best.push((None, false));
        self.at(0);
        self.mark(&code.lines[0].marks, None);
        let Flow::Return(value) = self.block(routine, 1..code.lines.len()) else {
            panic!("{} has no value", code.name)
        };
        self.stack.pop();
        self.order.pop();
        self.best.pop();
        value
    }

    fn set(&mut self, name: Name, value: Val) {
        if let Val::Entry(entry) = value {
            let depth = entry.as_ref().map_or(Val::Word("none"), |entry| Val::Number(entry.depth));
            self.set(Name::EntryDepth, depth);
            if let Some(entry) = entry {
                self.set(Name::EntryBound, Val::Word(entry.bound));
                self.set(Name::EntryValue, Val::Score(entry.value));
            }
            return;
        }
        self.stack.last_mut().unwrap().names.insert(name, value);
    }

    fn node(&self) -> usize {
        match self.stack.last().unwrap().names.get(&Name::Node) {
            Some(Val::Node(node)) => *node,
            Some(other) => panic!("{other:?} is no node"),
            None => self.position,
        }
    }
}

/// What whoever searches gives along, in units, as the search takes it.
fn given(search: &Search, game: &Game, scale: Worth) -> Names {
    let options = search.options();
    let floor = |worth: Worth| match worth {
        INF => INF,
        _ if worth == -INF => -INF,
        _ if worth.div_euclid(scale) > MOST => MOST,
        _ if worth.div_euclid(scale) < -MOST => -INF,
        _ => worth.div_euclid(scale),
    };
    let ceil = |number| -floor(-worth_of_literal(number));
    let guess = options.guess.map(worth_of_literal).or_else(|| game.static_worth(0)).unwrap_or(0);
    let walks_for_mover = search.algorithm().perspective(options) == Perspective::SideToMove
        && options.root == Player::Min;
    let guess = if walks_for_mover { -floor(guess) } else { floor(guess) };
    Names::from([
        (Name::Root, Val::Node(0)),
        (Name::Guess, Val::Score(guess)),
        (Name::Delta, Val::Score(ceil(options.delta))),
        (Name::Gamma, Val::Score(ceil(options.at))),
    ])
}

fn position(game: &Game, node: usize) -> usize {
    (0..node).find(|&other| game.is_same_position(other, node)).unwrap_or(node)
}
