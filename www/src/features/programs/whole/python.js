/** A whole program in Python: the tree, the helpers and the beginning, round the routines. Pure. */

import { asTold, joined, needsOf, numbers, score, textOf, under, wrapped } from './parts.js';

/** @import { Surrounding } from './parts.js' */

/** @typedef {Surrounding['facts']} Facts */

/** @param {Surrounding} surrounding @returns {string} */
export function pythonProgram(surrounding) {
  const { facts, words, routines, title, told } = surrounding;
  const needs = needsOf(surrounding);
  const text = [
    joined([
      `# ${title}`,
      facts.decimals > 0 && `# ${words.units}`,
      !told && needs.plies > 300 && 'import sys\n\nsys.setrecursionlimit(20_000)',
      'INF = 2_000_000_001',
      `\n# ${words.tree}`,
      ...(told ? given(facts, needs) : tables(facts, needs)),
      ...needs.sets.map(
        (set) => `${set.join(', ')} = ${set.map((word) => `'${word}'`).join(', ')}`,
      ),
      'entered = 0\nevaluated = 0\nbest_move = None',
      facts.keepsLines && `lines = [[] for _ in range(${needs.plies})]`,
      facts.deepens && 'limit = 0',
      needs.pv && 'pv = []',
    ]).join('\n'),
    ...under(`# ${words.helpers}`, helpers(facts, needs, surrounding)),
    ...under(`# ${words.search}`, textOf(routines, '    ')),
    inText(facts.decimals),
    main(surrounding, needs.proves),
  ];
  return `${joined(text).join('\n\n\n')}\n`;
}

/** @param {Facts} facts @param {ReturnType<typeof needsOf>} needs */
function tables(facts, needs) {
  const list = (/** @type {readonly number[]} */ all) => `[${numbers(all)}]`;
  const values = facts.values.map((one) => (one === null ? 'None' : score(one)));
  const children = facts.children.map((all) => `[${all.join(', ')}]`);
  return [
    `CHILDREN = [${wrapped(children)}]\nVALUES = [${wrapped(values)}]`,
    needs.depth && `DEPTH = ${list(facts.depth)}`,
    needs.measures && `HEIGHT = ${list(facts.height)}`,
    needs.parent && `PARENT = ${list(facts.parent)}`,
    facts.bestFirst && `PLACE = ${list(facts.place)}\nEND = ${list(facts.end)}`,
    facts.hasTable && `POSITION = ${list(facts.position)}`,
    needs.learns && `MOVE = ${list(facts.move)}`,
    `MOVES = [${wrapped(facts.moves.map((move) => JSON.stringify(move)))}]`,
  ];
}

/** The same tables, as the page gives them. @param {Facts} facts @param {ReturnType<typeof needsOf>} needs */
const given = (facts, needs) =>
  tables(facts, needs)
    .filter((text) => text !== false)
    .flatMap((text) => [...text.matchAll(/^([A-Z]+) = /gm)])
    .map(([, name]) => `${name} = tables.${name.toLowerCase()}`);

/** @param {Facts} facts @param {ReturnType<typeof needsOf>} needs @param {Surrounding} surrounding */
function helpers(facts, needs, { words, trace, told }) {
  const { has, limited } = needs;
  const { keepsLines, hasTable, deepens, rootIsMax, bestFirst } = facts;
  const [even, odd] = rootIsMax ? ['1', '-1'] : ['-1', '1'];
  const [first, second] = rootIsMax ? ['MAX', 'MIN'] : ['MIN', 'MAX'];
  return [
    `def enter(node):
    global entered
    entered += 1${trace ? "\n    print('>', node)" : ''}${told ? '\n    trace.enter(node)' : ''}${keepsLines ? '\n    lines[DEPTH[node]] = []' : ''}`,
    has('improve') && (keepsLines ? IMPROVE_LINE : IMPROVE),
    has('improve_if') && IMPROVE_IF,
    has('make') && `# ${words.moves}\n${MAKE}`,
    valueAt(facts, told),
    has('mover_value') && 'def mover_value(node):\n    return colour_of(node) * value_at(node)',
    has('peek') && 'def peek(node):\n    return VALUES[node]',
    needs.proves && proofs(facts),
    has('is_leaf') && 'def is_leaf(node):\n    return not CHILDREN[node]',
    needs.learns && cut(needs),
    has('children') && children(needs, facts.killers),
    needs.measures &&
      `def height(node):
    return ${limited ? `min(HEIGHT[node], ${deepens ? 'limit' : facts.limit} - DEPTH[node])` : 'HEIGHT[node]'}`,
    has('is_frontier') && 'def is_frontier(node):\n    return height(node) <= 1',
    has('is_at_level') && 'def is_at_level(node, depth):\n    return DEPTH[node] == depth',
    has('colour_of') &&
      `def colour_of(node):\n    return ${even} if DEPTH[node] % 2 == 0 else ${odd}`,
    has('mover_of') &&
      `def mover_of(node):\n    return ${first} if DEPTH[node] % 2 == 0 else ${second}`,
    has('opponent') && 'def opponent(player):\n    return MIN if player == MAX else MAX',
    has('bounded') && 'def bounded(score):\n    return max(-INF, min(score, INF))',
    deepens &&
      `def deepen(depth):
    global limit${needs.pv ? ', pv' : ''}
    limit = depth${needs.pv ? '\n    pv = [0] + lines[0]' : ''}`,
    hasTable && table(facts),
    needs.keepsBest && KEEPING_BEST,
    bestFirst && open(needs),
  ];
}

/** @param {Facts} facts @param {boolean} told */
const valueAt = ({ decimals }, told) => `def value_at(node):
    global evaluated
    evaluated += 1${told ? `\n    trace.evaluate(node, ${asTold('VALUES[node]', decimals)})` : ''}
    return VALUES[node]`;

const IMPROVE_LINE = `def improve(node, child):
    lines[DEPTH[node]] = [child] + lines[DEPTH[node] + 1]`;

const IMPROVE = `def improve(node, child):
    global best_move
    if node == 0:
        best_move = child`;

const MAKE = `position = 0


def make(move):
    global position
    position = move


def unmake(move):
    global position
    position = PARENT[move]`;

const IMPROVE_IF = `def improve_if(node, child, better):
    global best_move
    if node == 0 and (better or best_move is None):
        best_move = child`;

/** @param {ReturnType<typeof needsOf>} needs */
const cut = ({ plies, moves }) => `killers = [[0, 0] for _ in range(${plies})]
refutations = [[0, 0] for _ in range(${moves})]


def cut(node, child):
    ply, move = DEPTH[node], MOVE[child]
    if killers[ply][0] != move:
        killers[ply] = [move, killers[ply][0]]
    if node != 0:
        refutations[MOVE[node]][ply % 2] = move`;

/** @param {ReturnType<typeof needsOf>} needs @param {number} killers */
function children({ picks }, killers) {
  if (picks.length === 0) return 'def children(node):\n    return CHILDREN[node]';
  const first = {
    pv: `
    if len(pv) > DEPTH[node] + 1:
        arranged = sorted(arranged, key=lambda child: child != pv[DEPTH[node] + 1])`,
    table: `
    best = probe(node).best
    if best is not None:
        arranged = sorted(arranged, key=lambda child: child != CHILDREN[node][best])`,
    killer: `
    for killer in reversed(killers[DEPTH[node]][:${killers}]):
        arranged = sorted(arranged, key=lambda child: MOVE[child] != killer)`,
    refutation: `
    refutation = refutations[MOVE[node]][DEPTH[node] % 2]
    arranged = sorted(arranged, key=lambda child: MOVE[child] != refutation)`,
  };
  return `def children(node):
    arranged = list(CHILDREN[node])${picks.map((pick) => first[pick]).join('')}
    return arranged`;
}

/** What the critical tree proves of each node: no less than `low` and no more than `high`. @param {Facts} facts */
const proofs = ({ rootIsMax, length }) => `low, high = [0] * ${length}, [0] * ${length}


def is_max(node):
    return DEPTH[node] % 2 == ${rootIsMax ? 0 : 1}


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
    return own and low[0] == value == high[0]`;

/** @param {Facts} facts */
const table = ({ size, keepsDeeper }) => `class Entry:
    def __init__(self, position, depth, bound, value, best):
        self.position, self.depth, self.bound = position, depth, bound
        self.value, self.best = value, best


NO_ENTRY = Entry(None, -1, None, 0, None)
table = [NO_ENTRY] * ${size}


def probe(node):
    entry = table[POSITION[node] % len(table)]
    return entry if entry.position == POSITION[node] else NO_ENTRY


def store(node, bound, value):
    line, old, met = lines[DEPTH[node]], probe(node), False
    best = CHILDREN[node].index(line[0]) if line and bound != UPPER else old.best
    if old.depth == height(node) and old.value == value and {old.bound, bound} == {LOWER, UPPER}:
        bound, met = EXACT, True
    place = POSITION[node] % len(table)
    ${keepsDeeper ? 'if table[place].depth <= height(node):\n        ' : ''}table[place] = Entry(POSITION[node], height(node), bound, value, best)
    if met:
        lines[DEPTH[node]] = known_line(node, value)


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
        lines[DEPTH[node]] = [CHILDREN[node][best]]`;

const KEEPING_BEST = `kept = None


def begin_best():
    global kept
    kept = None


def keep_best():
    global kept
    kept = lines[0][0] if lines[0] else None


def read_line(value):
    if height(0) > 0:
        best = CHILDREN[0][0] if kept is None else kept
        lines[0] = [best] + known_line(best, -value)`;

/** @param {ReturnType<typeof needsOf>} needs */
const open = ({ takes, takesGreatest }) => `states = {}
origin = None


def insert_state(node, state, merit):
    if state == LIVE:
        enter(node)
    states[node] = state, merit, origin


def remove_state(node):
    del states[node]


def ${takes}():
    global origin
    node = min(states, key=lambda node: (${takesGreatest ? '-' : ''}states[node][1], PLACE[node]))
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
    return siblings[siblings.index(node) + 1]`;

/** @param {number} decimals */
const inText = (decimals) =>
  decimals === 0
    ? `def text(score):
    if abs(score) == INF:
        return 'inf' if score > 0 else '-inf'
    return str(score)`
    : `def text(score):
    if abs(score) == INF:
        return 'inf' if score > 0 else '-inf'
    whole, part = divmod(abs(score), ${10 ** decimals})
    part = f'.{part:0${decimals}d}'.rstrip('0').rstrip('.')
    return f"{'-' if score < 0 else ''}{whole}{part}"`;

/** @param {Surrounding} surrounding @param {boolean} proves */
function main({ facts, words, call, told }, proves) {
  const say = (/** @type {string} */ word) => JSON.stringify(`${word}:`);
  const value =
    facts.test === null
      ? `text(${facts.turned ? '-' : ''}value)`
      : `('>= ' if value else '< ') + text(${score(facts.test)})`;
  return joined([
    `value = ${call}`,
    told &&
      facts.test === null &&
      `trace.result(${asTold(`${facts.turned ? '-' : ''}value`, facts.decimals)})`,
    facts.keepsLines && 'best_move = lines[0][0] if lines[0] else None',
    facts.bestFirst &&
      `best_move = origin or None
while best_move and PARENT[best_move] != 0:
    best_move = PARENT[best_move]`,
    facts.test !== null && `if ${facts.rootIsMax ? 'not ' : ''}value:\n    best_move = None`,
    proves && 'if best_move is not None and not is_proved(value):\n    best_move = None',
    `best = ${JSON.stringify(words.none)} if best_move is None else MOVES[CHILDREN[0].index(best_move)]
print(${say(words.value)}, ${value})
print(${say(words.best)}, best)
print(${say(words.entered)}, entered)
print(${say(words.evaluated)}, evaluated)`,
  ]).join('\n');
}
