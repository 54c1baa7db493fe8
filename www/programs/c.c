//: if hasDecimals
/* «title». «units» */
//: else
/* «title» */
//: end
#include <stdio.h>

typedef long long score;

#define INF 2000000001LL
#define NONE (-1)
#define NODES «length»
//: if keepsLines, cut
#define PLIES «plies»
//: end
//: if PV
enum { PV, CUT, ALL };
//: end
//: if EXACT
enum { EXACT, LOWER, UPPER };
//: end
//: if LIVE
enum { LIVE, SOLVED };
//: end
//: if MAX
enum { MAX, MIN };
//: end

/* «tree» */
static const int CHILD[] = «CHILD»;
static const int FIRST[] = «FIRST»;
static const int COUNT[] = «COUNT»;
static const score VALUES[] = «VALUES»;
//: if DEPTH
static const int DEPTH[] = «DEPTH»;
//: end
//: if HEIGHT
static const int HEIGHT[] = «HEIGHT»;
//: end
//: if PARENT
static const int PARENT[] = «PARENT»;
//: end
//: if bestFirst
static const int PLACE[] = «PLACE»;
static const int END[] = «END»;
//: end
//: if hasTable
static const int POSITION[] = «POSITION»;
//: end
//: if MOVE
static const int MOVE[] = «MOVE»;
//: end
static const char *const MOVES[] = «MOVES and none»;
static long entered = 0;
static long evaluated = 0;
static int best_move = NONE;
//: if keepsLines
static int lines[PLIES][PLIES];
static int lengths[PLIES];
//: end
//: if deepens
static score limit = 0;
//: end
//: if pv
static int pv[PLIES];
static int pv_length = 0;
//: end
//: if pair

struct pair {
    score value;
    int move;
};
//: end
//: if max

static score max(score a, score b) {
    return a > b ? a : b;
}
//: end
//: if min

static score min(score a, score b) {
    return a < b ? a : b;
}
//: end

«heads»

/* «helpers» */
static void enter(int node) {
    entered++;
//: if trace
    printf("> %d\n", node);
//: end
//: if keepsLines
    lengths[DEPTH[node]] = 0;
//: else if !trace
    (void)node;
//: end
}
//: if improve

//: if keepsLines
static void improve(int node, int child) {
    int depth = DEPTH[node];
    lines[depth][0] = child;
    for (int i = 0; i < lengths[depth + 1]; i++) {
        lines[depth][i + 1] = lines[depth + 1][i];
    }
    lengths[depth] = lengths[depth + 1] + 1;
}
//: else
static void improve(int node, int child) {
    if (node == 0) {
        best_move = child;
    }
}
//: end
//: end

static score value_at(int node) {
    evaluated++;
    return VALUES[node];
}
//: if improve_if

static void improve_if(int node, int child, int better) {
    if (node == 0 && (better || best_move == NONE)) {
        best_move = child;
    }
}
//: end
//: if make

/* «moves» */
static int position = 0;

static void make(int move) {
    position = move;
}

static void unmake(int move) {
    position = PARENT[move];
}
//: end
//: if peek

static score peek(int node) {
    return VALUES[node];
}
//: end
//: if prove

static score low[NODES];
static score high[NODES];

static int is_max(int node) {
    return DEPTH[node] % 2 == «parity of MAX»;
}

static void prove(int node, score value) {
    low[node] = value;
    high[node] = value;
}

static score better(int node, score a, score b) {
    return (a > b) == is_max(node) ? a : b;
}

static void bring_up(int node, int child) {
    int is_first = child == CHILD[FIRST[node]];
    low[node] = is_first ? low[child] : better(node, low[node], low[child]);
    high[node] = is_first ? high[child] : better(node, high[node], high[child]);
}

static void leave_open(int node) {
    if (is_max(node)) {
        high[node] = INF;
    } else {
        low[node] = -INF;
    }
}

static int is_proved(score value) {
    int own = is_max(0) ? low[best_move] >= value : high[best_move] <= value;
    return own && low[0] == value && high[0] == value;
}
//: end
//: if is_leaf

static int is_leaf(int node) {
    return COUNT[node] == 0;
}
//: end
//: if HEIGHT

static score height(int node) {
//: if deepens
    score left = limit - DEPTH[node];
    return left < HEIGHT[node] ? left : HEIGHT[node];
//: else if hasLimit
    score left = «limit» - DEPTH[node];
    return left < HEIGHT[node] ? left : HEIGHT[node];
//: else
    return HEIGHT[node];
//: end
}
//: end
//: if is_frontier

static int is_frontier(int node) {
    return height(node) <= 1;
}
//: end
//: if is_at_level

static int is_at_level(int node, score depth) {
    return DEPTH[node] == depth;
}
//: end
//: if colour_of

static score colour_of(int node) {
    return DEPTH[node] % 2 == 0 ? «even» : «odd»;
}
//: end
//: if mover_value

static score mover_value(int node) {
    return colour_of(node) * value_at(node);
}
//: end
//: if mover_of

static int mover_of(int node) {
    return DEPTH[node] % 2 == 0 ? «first» : «second»;
}
//: end
//: if opponent

static int opponent(int player) {
    return player == MAX ? MIN : MAX;
}
//: end
//: if bounded

static score bounded(score value) {
    return value > INF ? INF : value < -INF ? -INF : value;
}
//: end
//: if hasTable

struct entry {
    int used;
    int position;
    score depth;
    int bound;
    score value;
    int best;
};

static struct entry table[«size»];

static struct entry probe(int node) {
    struct entry entry = table[POSITION[node] % «size»];
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
    struct entry *place = &table[POSITION[node] % «size»];
//: if keepsDeeper
    if (!place->used || place->depth <= entry.depth) {
        *place = entry;
    }
//: else
    *place = entry;
//: end
    if (met) {
        know_line(node, value);
    } else if (bound == UPPER && DEPTH[node] > 0) {
        lengths[DEPTH[node]] = 0;
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
}
//: end
//: if cut

static int killers[PLIES][2];
static int refutations[«number of moves»][2];

static void cut(int node, int child) {
    int ply = DEPTH[node];
    if (killers[ply][0] != MOVE[child]) {
        killers[ply][1] = killers[ply][0];
        killers[ply][0] = MOVE[child];
    }
    if (node != 0) {
        refutations[MOVE[node]][ply % 2] = MOVE[child];
    }
}
//: end
//: if children
//: if pv, table

static void put_first(int *all, int count, int child) {
    int place = 0;
    while (place < count && all[place] != child) {
        place++;
    }
    if (place < count) {
        for (; place > 0; place--) {
            all[place] = all[place - 1];
        }
        all[0] = child;
    }
}
//: end
//: if killer, refutation

static void put_move_first(int *all, int count, int move) {
    int first = 0;
    for (int i = 0; i < count; i++) {
        if (MOVE[all[i]] == move) {
            int child = all[i];
            for (int place = i; place > first; place--) {
                all[place] = all[place - 1];
            }
            all[first++] = child;
        }
    }
}
//: end

static const int *children(int node) {
//: if picks
    static int arranged[NODES];
    int *all = &arranged[FIRST[node]];
    for (int i = 0; i < COUNT[node]; i++) {
        all[i] = CHILD[FIRST[node] + i];
    }
//: each picks
//: if pv
    if (DEPTH[node] + 1 < pv_length) {
        put_first(all, COUNT[node], pv[DEPTH[node] + 1]);
    }
//: else if table
    if (probe(node).best != NONE) {
        put_first(all, COUNT[node], CHILD[FIRST[node] + probe(node).best]);
    }
//: else if killer
    for (int i = «last killer»; i >= 0; i--) {
        put_move_first(all, COUNT[node], killers[DEPTH[node]][i]);
    }
//: else if refutation
    put_move_first(all, COUNT[node], refutations[MOVE[node]][DEPTH[node] % 2]);
//: end
//: end
    return all;
//: else
    return &CHILD[FIRST[node]];
//: end
}
//: end
//: if deepens

static void deepen(score depth) {
    limit = depth;
//: if pv
    pv[0] = 0;
    for (int i = 0; i < lengths[0]; i++) {
        pv[i + 1] = lines[0][i];
    }
    pv_length = lengths[0] + 1;
//: end
}
//: end
//: if keep_best

static int kept = NONE;

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
}
//: end
//: if bestFirst

struct state {
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

//: if take_greatest
static struct state take_greatest(void) {
//: else
static struct state take_least(void) {
//: end
    struct state first = states[0];
    for (int i = 1; i < state_count; i++) {
        int is_left = PLACE[states[i].node] < PLACE[first.node];
//: if take_greatest
        if (states[i].merit > first.merit ||
//: else
        if (states[i].merit < first.merit ||
//: end
            (states[i].merit == first.merit && is_left)) {
            first = states[i];
        }
    }
    remove_state(first.node);
    origin = first.origin;
    return first;
}
//: if decide

static void decide(int node, int better) {
    if (origin == NONE || better) {
        origin = node;
    }
}
//: end

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
}
//: end

/* «search» */
«routines»

static const char *text(score value) {
    static char written[40];
    if (value == INF || value == -INF) {
        return value > 0 ? "inf" : "-inf";
    }
//: if hasDecimals
    int places = «decimals»;
    score rest = value < 0 ? -value : value;
    score power = «power»;
    while (places > 0 && rest % 10 == 0) {
        places--;
        rest /= 10;
        power /= 10;
    }
    int length = snprintf(written, sizeof written, "%s%lld", value < 0 ? "-" : "", rest / power);
    if (places > 0) {
        snprintf(written + length, sizeof written - length, ".%0*lld", places, rest % power);
    }
//: else
    snprintf(written, sizeof written, "%lld", value);
//: end
    return written;
}

int main(void) {
//: if isTest
    int value = «call»;
//: else
    score value = «call»;
//: end
//: if keepsLines
    best_move = lengths[0] > 0 ? lines[0][0] : NONE;
//: end
//: if bestFirst
    best_move = origin > 0 ? origin : NONE;
    while (best_move != NONE && PARENT[best_move] != 0) {
        best_move = PARENT[best_move];
    }
//: end
//: if isTest
//: if rootIsMax
    if (!value) {
        best_move = NONE;
    }
//: else
    if (value) {
        best_move = NONE;
    }
//: end
//: end
//: if prove
    if (best_move != NONE && !is_proved(value)) {
        best_move = NONE;
    }
//: end
    int place = 0;
    while (best_move != NONE && CHILD[FIRST[0] + place] != best_move) {
        place++;
    }
//: if isTest
    printf("%s: %s %s\n", «value», value ? ">=" : "<", text(«test»));
//: else
    printf("%s: %s\n", «value», text(«turned»value));
//: end
    printf("%s: %s\n", «best», best_move == NONE ? «none» : MOVES[place]);
    printf("%s: %ld\n", «entered», entered);
    printf("%s: %ld\n", «evaluated», evaluated);
    return 0;
}
