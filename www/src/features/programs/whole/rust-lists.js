/** The table of a program in Rust, and the list of states of a best-first search. Pure. */

/** @import { Facts } from './facts.js' */
/** @import { needsOf } from './parts.js' */

/** @typedef {ReturnType<typeof needsOf>} Needs */

/** @param {Facts} facts */
export const table = ({ keepsDeeper }) => `    fn probe(&self, node: usize) -> Entry {
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
${
  keepsDeeper
    ? `        if self.table[place].depth <= depth {
            self.table[place] = Entry { position: POSITION[node], depth, bound, value, best };
        }`
    : '        self.table[place] = Entry { position: POSITION[node], depth, bound, value, best };'
}
        if met {
            self.lines[DEPTH[node]] = self.known_line(node, value);
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
    }`;

export const KEEPING_BEST = `    fn begin_best(&mut self) {
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
    }`;

/** @param {Needs} needs */
export const open = ({
  takes,
  takesGreatest,
  has,
}) => `    fn insert_state(&mut self, node: usize, state: u8, merit: i64) {
        if state == LIVE {
            self.enter(node);
        }
        self.states.push(State { node, state, merit, origin: self.origin });
    }

    fn remove_state(&mut self, node: usize) {
        self.states.retain(|state| state.node != node);
    }

    fn ${takes}(&mut self) -> (usize, u8, i64) {
        let mut first = 0;
        for at in 1..self.states.len() {
            let (one, best) = (&self.states[at], &self.states[first]);
            let is_left = one.merit == best.merit && PLACE[one.node] < PLACE[best.node];
            if one.merit ${takesGreatest ? '>' : '<'} best.merit || is_left {
                first = at;
            }
        }
        let taken = self.states.swap_remove(first);
        self.origin = taken.origin;
        (taken.node, taken.state, taken.merit)
    }
${
  has('decide')
    ? `
    fn decide(&mut self, node: usize, better: bool) {
        if self.origin.is_none() || better {
            self.origin = Some(node);
        }
    }
`
    : ''
}
    fn states_below(&self, top: usize) -> Vec<usize> {
        let nodes = self.states.iter().map(|state| state.node);
        nodes.filter(|&node| top < node && node < END[top]).collect()
    }`;
