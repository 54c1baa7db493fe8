// «title»
//: if hasDecimals
// «units»
//: end
//: if max
//: if min
use std::cmp::{max, min};
//: else
use std::cmp::max;
//: end

//: else if min
use std::cmp::min;

//: end
const INF: i64 = 2_000_000_001;

// «tree»
static CHILDREN: [&[usize]; «length»] = «CHILDREN»;
static VALUES: [i64; «length»] = «VALUES»;
//: if DEPTH
static DEPTH: [usize; «length»] = «DEPTH»;
//: end
//: if HEIGHT
static HEIGHT: [i64; «length»] = «HEIGHT»;
//: end
//: if PARENT
static PARENT: [usize; «length»] = «PARENT from 0»;
//: end
//: if bestFirst
static PLACE: [usize; «length»] = «PLACE»;
static END: [usize; «length»] = «END»;
//: end
//: if hasTable
static POSITION: [usize; «length»] = «POSITION»;
//: end
//: if MOVE
static MOVE: [usize; «length»] = «MOVE»;
//: end
static MOVES: [&str; «children of the root»] = «MOVES»;
//: if pair
const NONE: usize = usize::MAX;
//: end
//: if PV
const PV: u8 = 0;
const CUT: u8 = 1;
const ALL: u8 = 2;
//: end
//: if EXACT
const EXACT: u8 = 0;
const LOWER: u8 = 1;
const UPPER: u8 = 2;
//: end
//: if LIVE
const LIVE: u8 = 0;
const SOLVED: u8 = 1;
//: end
//: if MAX
const MAX: u8 = 0;
const MIN: u8 = 1;
//: end
//: if is_leaf

fn is_leaf(node: usize) -> bool {
    CHILDREN[node].is_empty()
}
//: end
//: if peek

fn peek(node: usize) -> i64 {
    VALUES[node]
}
//: end
//: if prove

fn is_max(node: usize) -> bool {
    DEPTH[node] % 2 == «parity of MAX»
}
//: end
//: if is_at_level

fn is_at_level(node: usize, depth: i64) -> bool {
    DEPTH[node] as i64 == depth
}
//: end
//: if colour_of

fn colour_of(node: usize) -> i64 {
    if DEPTH[node] % 2 == 0 { «even» } else { «odd» }
}
//: end
//: if mover_of

fn mover_of(node: usize) -> u8 {
    if DEPTH[node] % 2 == 0 { «first» } else { «second» }
}
//: end
//: if opponent

fn opponent(player: u8) -> u8 {
    if player == MAX { MIN } else { MAX }
}
//: end
//: if bounded

fn bounded(score: i64) -> i64 {
    score.clamp(-INF, INF)
}
//: end
//: if bestFirst

fn parent_of(node: usize) -> usize {
    PARENT[node]
}

fn first_child(node: usize) -> usize {
    CHILDREN[node][0]
}

fn is_last(node: usize) -> bool {
    CHILDREN[PARENT[node]].last() == Some(&node)
}

fn next_sibling(node: usize) -> usize {
    let siblings = CHILDREN[PARENT[node]];
    let place = siblings.iter().take_while(|&&sibling| sibling != node).count();
    siblings[place + 1]
}
//: end
//: if hasTable

#[derive(Clone, Copy)]
struct Entry {
    position: usize,
    depth: i64,
    bound: u8,
    value: i64,
    best: Option<usize>,
}

const NO_ENTRY: Entry =
    Entry { position: usize::MAX, depth: -1, bound: u8::MAX, value: 0, best: None };
//: end
//: if bestFirst

struct State {
    node: usize,
    state: u8,
    merit: i64,
    origin: Option<usize>,
}
//: end

struct Search {
    entered: u64,
    evaluated: u64,
//: if make
    position: usize,
//: end
//: if keepsLines
    lines: Vec<Vec<usize>>,
//: else if !bestFirst
    best_move: Option<usize>,
//: end
//: if deepens
    limit: i64,
//: end
//: if pv
    pv: Vec<usize>,
//: end
//: if hasTable
    table: Vec<Entry>,
//: end
//: if cut
    killers: Vec<[usize; 2]>,
    refutations: Vec<[usize; 2]>,
//: end
//: if keep_best
    kept: Option<usize>,
//: end
//: if bestFirst
    states: Vec<State>,
    origin: Option<usize>,
//: end
//: if prove
    low: Vec<i64>,
    high: Vec<i64>,
//: end
}

impl Search {
    // «helpers»
//: if trace, keepsLines
    fn enter(&mut self, node: usize) {
//: else
    fn enter(&mut self, _node: usize) {
//: end
        self.entered += 1;
//: if trace
        println!("> {node}");
//: end
//: if keepsLines
        self.lines[DEPTH[node]].clear();
//: end
    }
//: if improve

//: if keepsLines
    fn improve(&mut self, node: usize, child: usize) {
        let rest = self.lines[DEPTH[node] + 1].as_slice();
        self.lines[DEPTH[node]] = [&[child], rest].concat();
    }
//: else
    fn improve(&mut self, node: usize, child: usize) {
        if node == 0 {
            self.best_move = Some(child);
        }
    }
//: end
//: end

    fn value_at(&mut self, node: usize) -> i64 {
        self.evaluated += 1;
        VALUES[node]
    }
//: if improve_if

    fn improve_if(&mut self, node: usize, child: usize, better: bool) {
        if node == 0 && (better || self.best_move.is_none()) {
            self.best_move = Some(child);
        }
    }
//: end
//: if make

    // «moves»
    fn make(&mut self, child: usize) {
        self.position = child;
    }

    fn unmake(&mut self, child: usize) {
        self.position = PARENT[child];
    }
//: end
//: if mover_value

    fn mover_value(&mut self, node: usize) -> i64 {
        colour_of(node) * self.value_at(node)
    }
//: end
//: if prove

    fn prove(&mut self, node: usize, value: i64) {
        self.low[node] = value;
        self.high[node] = value;
    }

    fn bring_up(&mut self, node: usize, child: usize) {
        let best = if is_max(node) { i64::max } else { i64::min };
        let (low, high) = (self.low[child], self.high[child]);
        let is_first = child == CHILDREN[node][0];
        self.low[node] = if is_first { low } else { best(self.low[node], low) };
        self.high[node] = if is_first { high } else { best(self.high[node], high) };
    }

    fn leave_open(&mut self, node: usize) {
        if is_max(node) {
            self.high[node] = INF;
        } else {
            self.low[node] = -INF;
        }
    }

    fn is_proved(&self, best: usize, value: i64) -> bool {
        let own = if is_max(0) { self.low[best] >= value } else { self.high[best] <= value };
        own && self.low[0] == value && self.high[0] == value
    }
//: end
//: if cut

    fn cut(&mut self, node: usize, child: usize) {
        let ply = DEPTH[node];
        if self.killers[ply][0] != MOVE[child] {
            self.killers[ply] = [MOVE[child], self.killers[ply][0]];
        }
        if node != 0 {
            self.refutations[MOVE[node]][ply % 2] = MOVE[child];
        }
    }
//: end
//: if children

//: if picks
    fn children(&self, node: usize) -> Vec<usize> {
        let mut arranged = CHILDREN[node].to_vec();
//: each picks
//: if pv
        if let Some(&next) = self.pv.get(DEPTH[node] + 1) {
            arranged.sort_by_key(|&child| child != next);
        }
//: else if table
        if let Some(best) = self.probe(node).best {
            arranged.sort_by_key(|&child| child != CHILDREN[node][best]);
        }
//: else if killer
        for &killer in self.killers[DEPTH[node]][..«killers»].iter().rev() {
            arranged.sort_by_key(|&child| MOVE[child] != killer);
        }
//: else if refutation
        let refutation = self.refutations[MOVE[node]][DEPTH[node] % 2];
        arranged.sort_by_key(|&child| MOVE[child] != refutation);
//: end
//: end
        arranged
    }
//: else
    fn children(&self, node: usize) -> &'static [usize] {
        CHILDREN[node]
    }
//: end
//: end
//: if HEIGHT

    fn height(&self, node: usize) -> i64 {
//: if deepens
        HEIGHT[node].min(self.limit - DEPTH[node] as i64)
//: else if hasLimit
        HEIGHT[node].min(«limit» - DEPTH[node] as i64)
//: else
        HEIGHT[node]
//: end
    }
//: end
//: if is_frontier

    fn is_frontier(&self, node: usize) -> bool {
        self.height(node) <= 1
    }
//: end
//: if deepens

    fn deepen(&mut self, depth: i64) {
        self.limit = depth;
//: if pv
        self.pv = [&[0], self.lines[0].as_slice()].concat();
//: end
    }
//: end
//: if hasTable

    fn probe(&self, node: usize) -> Entry {
        let entry = self.table[POSITION[node] % self.table.len()];
        if entry.position == POSITION[node] { entry } else { NO_ENTRY }
    }

    fn store(&mut self, node: usize, bound: u8, value: i64) {
        let (old, depth) = (self.probe(node), self.height(node));
        let first = self.lines[DEPTH[node]].first().filter(|_| bound != UPPER);
        let found = first.and_then(|first| CHILDREN[node].iter().position(|child| child == first));
        let best = found.or(old.best);
        let bounds = [old.bound, bound];
        let is_same = old.depth == depth && old.value == value;
        let met = is_same && bounds.contains(&LOWER) && bounds.contains(&UPPER);
        let bound = if met { EXACT } else { bound };
        let place = POSITION[node] % self.table.len();
//: if keepsDeeper
        if self.table[place].depth <= depth {
            self.table[place] = Entry { position: POSITION[node], depth, bound, value, best };
        }
//: else
        self.table[place] = Entry { position: POSITION[node], depth, bound, value, best };
//: end
        if met {
            self.lines[DEPTH[node]] = self.known_line(node, value);
        } else if bound == UPPER && DEPTH[node] > 0 {
            self.lines[DEPTH[node]].clear();
        }
    }

    fn known_line(&self, mut node: usize, mut value: i64) -> Vec<usize> {
        let mut line = Vec::new();
        while self.height(node) > 0 {
            let entry = self.probe(node);
            if entry.depth != self.height(node) || entry.value != value || entry.bound == UPPER {
                break;
            }
            let Some(best) = entry.best else { break };
            node = CHILDREN[node][best];
            value = -value;
            line.push(node);
        }
        line
    }

    fn follow_entry(&mut self, node: usize) {
        self.lines[DEPTH[node]] = self.known_line(node, self.probe(node).value);
    }

    fn follow_best(&mut self, node: usize) {
        if let Some(best) = self.probe(node).best.filter(|_| self.height(node) > 0) {
            self.lines[DEPTH[node]] = vec![CHILDREN[node][best]];
        }
    }
//: end
//: if keep_best

    fn begin_best(&mut self) {
        self.kept = None;
    }

    fn keep_best(&mut self) {
        self.kept = self.lines[0].first().copied();
    }

    fn read_line(&mut self, value: i64) {
        if self.height(0) > 0 {
            let best = self.kept.unwrap_or(CHILDREN[0][0]);
            self.lines[0] = [vec![best], self.known_line(best, -value)].concat();
        }
    }
//: end
//: if bestFirst

    fn insert_state(&mut self, node: usize, state: u8, merit: i64) {
        if state == LIVE {
            self.enter(node);
        }
        self.states.push(State { node, state, merit, origin: self.origin });
    }

    fn remove_state(&mut self, node: usize) {
        self.states.retain(|state| state.node != node);
    }

//: if take_greatest
    fn take_greatest(&mut self) -> (usize, u8, i64) {
//: else
    fn take_least(&mut self) -> (usize, u8, i64) {
//: end
        let mut first = 0;
        for at in 1..self.states.len() {
            let (one, best) = (&self.states[at], &self.states[first]);
            let is_left = one.merit == best.merit && PLACE[one.node] < PLACE[best.node];
//: if take_greatest
            if one.merit > best.merit || is_left {
//: else
            if one.merit < best.merit || is_left {
//: end
                first = at;
            }
        }
        let taken = self.states.swap_remove(first);
        self.origin = taken.origin;
        (taken.node, taken.state, taken.merit)
    }
//: if decide

    fn decide(&mut self, node: usize, better: bool) {
        if self.origin.is_none() || better {
            self.origin = Some(node);
        }
    }
//: end

    fn states_below(&self, top: usize) -> Vec<usize> {
        let nodes = self.states.iter().map(|state| state.node);
        nodes.filter(|&node| top < node && node < END[top]).collect()
    }
//: end

    // «search»
«routines»
}

fn text(score: i64) -> String {
    if score.abs() == INF {
        return if score > 0 { "inf" } else { "-inf" }.to_string();
    }
//: if hasDecimals
    let (mut places, mut rest, mut power) = («decimals», score.abs(), «power»_i64);
    while places > 0 && rest % 10 == 0 {
        places -= 1;
        rest /= 10;
        power /= 10;
    }
    let sign = if score < 0 { "-" } else { "" };
    let whole = rest / power;
    if places == 0 {
        return format!("{sign}{whole}");
    }
    format!("{sign}{whole}.{:0places$}", rest % power)
//: else
    score.to_string()
//: end
}

fn main() {
    let mut search = Search {
        entered: 0,
        evaluated: 0,
//: if make
        position: 0,
//: end
//: if keepsLines
        lines: vec![Vec::new(); «plies»],
//: else if !bestFirst
        best_move: None,
//: end
//: if deepens
        limit: 0,
//: end
//: if pv
        pv: Vec::new(),
//: end
//: if hasTable
        table: vec![NO_ENTRY; «size»],
//: end
//: if cut
        killers: vec![[0; 2]; «plies»],
        refutations: vec![[0; 2]; «number of moves»],
//: end
//: if keep_best
        kept: None,
//: end
//: if bestFirst
        states: Vec::new(),
        origin: None,
//: end
//: if prove
        low: vec![0; «length»],
        high: vec![0; «length»],
//: end
    };
    let value = «call»;
//: if keepsLines
    let best_move = search.lines[0].first().copied();
//: else if bestFirst
    let best_move = search.origin.filter(|&node| node > 0).map(|mut node| {
        while PARENT[node] != 0 {
            node = PARENT[node];
        }
        node
    });
//: else
    let best_move = search.best_move;
//: end
//: if isTest
//: if rootIsMax
    let best_move = best_move.filter(|_| value);
//: else
    let best_move = best_move.filter(|_| !value);
//: end
//: end
//: if prove
    let best_move = best_move.filter(|&best| search.is_proved(best, value));
//: end
    let place = |best: usize| CHILDREN[0].iter().take_while(|&&child| child != best).count();
    let best = best_move.map_or(«none», |best| MOVES[place(best)]);
//: if isTest
    println!("{}: {}", «value», format!("{} {}", if value { ">=" } else { "<" }, text(«test»)));
//: else
    println!("{}: {}", «value», text(«turned»value));
//: end
    println!("{}: {}", «best», best);
    println!("{}: {}", «entered», search.entered);
    println!("{}: {}", «evaluated», search.evaluated);
}
