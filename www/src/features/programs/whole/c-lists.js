/** The table of a program in C, and the list of states of a best-first search. Pure. */

/** @import { Facts } from './facts.js' */
/** @import { needsOf } from './parts.js' */

/** @typedef {ReturnType<typeof needsOf>} Needs */

/** @param {Facts} facts */
export const table = ({ size, keepsDeeper }) => `struct entry {
    int used;
    int position;
    score depth;
    int bound;
    score value;
    int best;
};

static struct entry table[${size}];

static struct entry probe(int node) {
    struct entry entry = table[POSITION[node] % ${size}];
    struct entry none = {0, NONE, -1, NONE, 0, NONE};
    return entry.used && entry.position == POSITION[node] ? entry : none;
}

static void know_line(int node, score value) {
    int depth = DEPTH[node];
    int length = 0;
    while (height(node) > 0) {
        struct entry entry = probe(node);
        if (entry.depth != height(node) || entry.value != value) {
            break;
        }
        if (entry.bound == UPPER || entry.best == NONE) {
            break;
        }
        node = CHILD[FIRST[node] + entry.best];
        value = -value;
        lines[depth][length++] = node;
    }
    lengths[depth] = length;
}

static void store(int node, int bound, score value) {
    struct entry old = probe(node);
    struct entry entry = {1, POSITION[node], height(node), bound, value, old.best};
    if (lengths[DEPTH[node]] > 0 && bound != UPPER) {
        entry.best = 0;
        while (CHILD[FIRST[node] + entry.best] != lines[DEPTH[node]][0]) {
            entry.best++;
        }
    }
    int opposed = (old.bound == LOWER && bound == UPPER) || (old.bound == UPPER && bound == LOWER);
    int met = opposed && old.depth == entry.depth && old.value == value;
    if (met) {
        entry.bound = EXACT;
    }
    struct entry *place = &table[POSITION[node] % ${size}];
${
  keepsDeeper
    ? `    if (!place->used || place->depth <= entry.depth) {
        *place = entry;
    }`
    : '    *place = entry;'
}
    if (met) {
        know_line(node, value);
    }
}

static void follow_entry(int node) {
    know_line(node, probe(node).value);
}

static void follow_best(int node) {
    int best = probe(node).best;
    if (height(node) > 0 && best != NONE) {
        lines[DEPTH[node]][0] = CHILD[FIRST[node] + best];
        lengths[DEPTH[node]] = 1;
    }
}`;

export const KEEPING_BEST = `static int kept = NONE;

static void begin_best(void) {
    kept = NONE;
}

static void keep_best(void) {
    kept = lengths[0] > 0 ? lines[0][0] : NONE;
}

static void read_line(score value) {
    if (height(0) == 0) {
        return;
    }
    int best = kept == NONE ? CHILD[FIRST[0]] : kept;
    know_line(best, -value);
    lines[0][0] = best;
    for (int i = 0; i < lengths[1]; i++) {
        lines[0][i + 1] = lines[1][i];
    }
    lengths[0] = lengths[1] + 1;
}`;

/** @param {Needs} needs */
export const open = ({ takes, takesGreatest, has }) => `struct state {
    int node;
    int state;
    score merit;
    int origin;
};

static struct state states[NODES];
static int state_count = 0;
static int origin = NONE;

static void insert_state(int node, int state, score merit) {
    if (state == LIVE) {
        enter(node);
    }
    struct state inserted = {node, state, merit, origin};
    states[state_count++] = inserted;
}

static void remove_state(int node) {
    int at = 0;
    while (states[at].node != node) {
        at++;
    }
    states[at] = states[--state_count];
}

static struct state ${takes}(void) {
    struct state first = states[0];
    for (int i = 1; i < state_count; i++) {
        int is_left = PLACE[states[i].node] < PLACE[first.node];
        if (states[i].merit ${takesGreatest ? '>' : '<'} first.merit ||
            (states[i].merit == first.merit && is_left)) {
            first = states[i];
        }
    }
    remove_state(first.node);
    origin = first.origin;
    return first;
}
${
  has('decide')
    ? `
static void decide(int node, int better) {
    if (origin == NONE || better) {
        origin = node;
    }
}
`
    : ''
}
static int found[NODES];

static int states_below(int top) {
    int count = 0;
    for (int i = 0; i < state_count; i++) {
        if (top < states[i].node && states[i].node < END[top]) {
            found[count++] = states[i].node;
        }
    }
    return count;
}

static int parent_of(int node) {
    return PARENT[node];
}

static int first_child(int node) {
    return CHILD[FIRST[node]];
}

static int place_of(int node) {
    int place = 0;
    while (CHILD[FIRST[PARENT[node]] + place] != node) {
        place++;
    }
    return place;
}

static int is_last(int node) {
    return place_of(node) == COUNT[PARENT[node]] - 1;
}

static int next_sibling(int node) {
    return CHILD[FIRST[PARENT[node]] + place_of(node) + 1];
}`;
