# «title»
#: if hasDecimals
# «units»
#: end
#: if isDeep
import sys

sys.setrecursionlimit(20_000)
#: end
INF = 2_000_000_001

# «tree»
CHILDREN = «CHILDREN»
VALUES = «VALUES»
#: if DEPTH
DEPTH = «DEPTH»
#: end
#: if HEIGHT
HEIGHT = «HEIGHT»
#: end
#: if PARENT
PARENT = «PARENT»
#: end
#: if bestFirst
PLACE = «PLACE»
END = «END»
#: end
#: if hasTable
POSITION = «POSITION»
#: end
#: if MOVE
MOVE = «MOVE»
#: end
MOVES = «MOVES»
#: if PV
PV, CUT, ALL = 'PV', 'CUT', 'ALL'
#: end
#: if EXACT
EXACT, LOWER, UPPER = 'EXACT', 'LOWER', 'UPPER'
#: end
#: if LIVE
LIVE, SOLVED = 'LIVE', 'SOLVED'
#: end
#: if MAX
MAX, MIN = 'MAX', 'MIN'
#: end
entered = 0
evaluated = 0
best_move = None
#: if keepsLines
lines = [[] for _ in range(«plies»)]
#: end
#: if deepens
limit = 0
#: end
#: if pv
pv = []
#: end


# «helpers»
def enter(node):
    global entered
    entered += 1
#: if trace
    print('>', node)
#: end
#: if told
    trace.enter(node)
#: end
#: if keepsLines
    lines[DEPTH[node]] = []
#: end
#: if improve


#: if keepsLines
def improve(node, child):
    lines[DEPTH[node]] = [child] + lines[DEPTH[node] + 1]
#: else
def improve(node, child):
    global best_move
    if node == 0:
        best_move = child
#: end
#: end
#: if improve_if


def improve_if(node, child, better):
    global best_move
    if node == 0 and (better or best_move is None):
        best_move = child
#: end
#: if make


# «moves»
position = 0


def make(move):
    global position
    position = move


def unmake(move):
    global position
    position = PARENT[move]
#: end


def value_at(node):
    global evaluated
    evaluated += 1
#: if told
    trace.evaluate(node, VALUES[node]«per unit»)
#: end
    return VALUES[node]
#: if mover_value


def mover_value(node):
    return colour_of(node) * value_at(node)
#: end
#: if peek


def peek(node):
    return VALUES[node]
#: end
#: if prove


low, high = [0] * «length», [0] * «length»


def is_max(node):
    return DEPTH[node] % 2 == «parity of MAX»


def prove(node, value):
    low[node] = high[node] = value


def bring_up(node, child):
    best = max if is_max(node) else min
    if child == CHILDREN[node][0]:
        low[node], high[node] = low[child], high[child]
    low[node], high[node] = best(low[node], low[child]), best(high[node], high[child])


def leave_open(node):
    if is_max(node):
        high[node] = INF
    else:
        low[node] = -INF


def is_proved(value):
    own = low[best_move] >= value if is_max(0) else high[best_move] <= value
    return own and low[0] == value == high[0]
#: end
#: if is_leaf


def is_leaf(node):
    return not CHILDREN[node]
#: end
#: if cut


killers = [[0, 0] for _ in range(«plies»)]
refutations = [[0, 0] for _ in range(«number of moves»)]


def cut(node, child):
    ply, move = DEPTH[node], MOVE[child]
    if killers[ply][0] != move:
        killers[ply] = [move, killers[ply][0]]
    if node != 0:
        refutations[MOVE[node]][ply % 2] = move
#: end
#: if children


#: if picks
def children(node):
    arranged = list(CHILDREN[node])
#: each picks
#: if pv
    if len(pv) > DEPTH[node] + 1:
        arranged = sorted(arranged, key=lambda child: child != pv[DEPTH[node] + 1])
#: else if table
    best = probe(node).best
    if best is not None:
        arranged = sorted(arranged, key=lambda child: child != CHILDREN[node][best])
#: else if killer
    for killer in reversed(killers[DEPTH[node]][:«killers»]):
        arranged = sorted(arranged, key=lambda child: MOVE[child] != killer)
#: else if refutation
    refutation = refutations[MOVE[node]][DEPTH[node] % 2]
    arranged = sorted(arranged, key=lambda child: MOVE[child] != refutation)
#: end
#: end
    return arranged
#: else
def children(node):
    return CHILDREN[node]
#: end
#: end
#: if HEIGHT


def height(node):
#: if deepens
    return min(HEIGHT[node], limit - DEPTH[node])
#: else if hasLimit
    return min(HEIGHT[node], «limit» - DEPTH[node])
#: else
    return HEIGHT[node]
#: end
#: end
#: if is_frontier


def is_frontier(node):
    return height(node) <= 1
#: end
#: if is_at_level


def is_at_level(node, depth):
    return DEPTH[node] == depth
#: end
#: if colour_of


def colour_of(node):
    return «even» if DEPTH[node] % 2 == 0 else «odd»
#: end
#: if mover_of


def mover_of(node):
    return «first» if DEPTH[node] % 2 == 0 else «second»
#: end
#: if opponent


def opponent(player):
    return MIN if player == MAX else MAX
#: end
#: if bounded


def bounded(score):
    return max(-INF, min(score, INF))
#: end
#: if deepens


def deepen(depth):
#: if pv
    global limit, pv
    limit = depth
    pv = [0] + lines[0]
#: else
    global limit
    limit = depth
#: end
#: end
#: if hasTable


class Entry:
    def __init__(self, position, depth, bound, value, best):
        self.position, self.depth, self.bound = position, depth, bound
        self.value, self.best = value, best


NO_ENTRY = Entry(None, -1, None, 0, None)
table = [NO_ENTRY] * «size»


def probe(node):
    entry = table[POSITION[node] % len(table)]
    return entry if entry.position == POSITION[node] else NO_ENTRY


def store(node, bound, value):
    line, old, met = lines[DEPTH[node]], probe(node), False
    best = CHILDREN[node].index(line[0]) if line and bound != UPPER else old.best
    if old.depth == height(node) and old.value == value and {old.bound, bound} == {LOWER, UPPER}:
        bound, met = EXACT, True
    place = POSITION[node] % len(table)
#: if keepsDeeper
    if table[place].depth <= height(node):
        table[place] = Entry(POSITION[node], height(node), bound, value, best)
#: else
    table[place] = Entry(POSITION[node], height(node), bound, value, best)
#: end
    if met:
        lines[DEPTH[node]] = known_line(node, value)
    elif bound == UPPER and DEPTH[node] > 0:
        lines[DEPTH[node]] = []


def known_line(node, value):
    line = []
    while height(node) > 0:
        entry = probe(node)
        if entry.depth != height(node) or entry.value != value:
            break
        if entry.bound == UPPER or entry.best is None:
            break
        node, value = CHILDREN[node][entry.best], -value
        line.append(node)
    return line


def follow_entry(node):
    lines[DEPTH[node]] = known_line(node, probe(node).value)


def follow_best(node):
    best = probe(node).best
    if height(node) > 0 and best is not None:
        lines[DEPTH[node]] = [CHILDREN[node][best]]
#: end
#: if keep_best


kept = None


def begin_best():
    global kept
    kept = None


def keep_best():
    global kept
    kept = lines[0][0] if lines[0] else None


def read_line(value):
    if height(0) > 0:
        best = CHILDREN[0][0] if kept is None else kept
        lines[0] = [best] + known_line(best, -value)
#: end
#: if bestFirst


states = {}
origin = None


def insert_state(node, state, merit):
    if state == LIVE:
        enter(node)
    states[node] = state, merit, origin


def remove_state(node):
    del states[node]


#: if take_greatest
def take_greatest():
    global origin
    node = min(states, key=lambda node: (-states[node][1], PLACE[node]))
#: else
def take_least():
    global origin
    node = min(states, key=lambda node: (states[node][1], PLACE[node]))
#: end
    state, merit, origin = states.pop(node)
    return node, state, merit


def decide(node, better):
    global origin
    if origin is None or better:
        origin = node


def states_below(top):
    return [node for node in states if top < node < END[top]]


def parent_of(node):
    return PARENT[node]


def first_child(node):
    return CHILDREN[node][0]


def is_last(node):
    return CHILDREN[PARENT[node]][-1] == node


def next_sibling(node):
    siblings = CHILDREN[PARENT[node]]
    return siblings[siblings.index(node) + 1]
#: end


# «search»
«routines»


def text(score):
    if abs(score) == INF:
        return 'inf' if score > 0 else '-inf'
#: if hasDecimals
    whole, part = divmod(abs(score), «power»)
    part = f'.{part:0«decimals»d}'.rstrip('0').rstrip('.')
    return f"{'-' if score < 0 else ''}{whole}{part}"
#: else
    return str(score)
#: end


value = «call»
#: if told
#: if !isTest
trace.result(«turned»value«per unit»)
#: end
#: end
#: if keepsLines
best_move = lines[0][0] if lines[0] else None
#: end
#: if bestFirst
best_move = origin or None
while best_move and PARENT[best_move] != 0:
    best_move = PARENT[best_move]
#: end
#: if isTest
#: if rootIsMax
if not value:
    best_move = None
#: else
if value:
    best_move = None
#: end
#: end
#: if prove
if best_move is not None and not is_proved(value):
    best_move = None
#: end
best = «none» if best_move is None else MOVES[CHILDREN[0].index(best_move)]
#: if isTest
print(«value:», ('>= ' if value else '< ') + text(«test»))
#: else
print(«value:», text(«turned»value))
#: end
print(«best:», best)
print(«entered:», entered)
print(«evaluated:», evaluated)
