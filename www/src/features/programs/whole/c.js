/** A whole program in C: the tree, the helpers and the beginning, round the routines. Pure. */

import { KEEPING_BEST, open, table } from './c-lists.js';
import { joined, needsOf, numbers, score, textOf, under, wrapped } from './parts.js';

/** @import { Surrounding } from './parts.js' */

/** @typedef {Surrounding['facts']} Facts */
/** @typedef {ReturnType<typeof needsOf>} Needs */

/** @param {Surrounding} surrounding @returns {string} */
export function cProgram(surrounding) {
  const { facts, words, routines, call, title, used } = surrounding;
  const needs = needsOf(surrounding);
  const heads = routines.map(([{ text }]) => `${text.replace(/ \{$/, '')};`);
  const parts = [
    joined([
      `/* ${title}${facts.decimals > 0 ? `. ${words.units}` : ''} */`,
      '#include <stdio.h>\n',
      'typedef long long score;\n',
      '#define INF 2000000001LL',
      '#define NONE (-1)',
      `#define NODES ${facts.length}`,
      (facts.keepsLines || needs.learns) && `#define PLIES ${needs.plies}`,
      ...needs.sets.map((set) => `enum { ${set.join(', ')} };`),
      `\n/* ${words.tree} */`,
      ...tables(facts, needs),
      'static long entered = 0;\nstatic long evaluated = 0;\nstatic int best_move = NONE;',
      facts.keepsLines && 'static int lines[PLIES][PLIES];\nstatic int lengths[PLIES];',
      facts.deepens && 'static score limit = 0;',
      needs.pv && 'static int pv[PLIES];\nstatic int pv_length = 0;',
    ]).join('\n'),
    used.has('pair') && 'struct pair {\n    score value;\n    int move;\n};',
    used.has('max') && 'static score max(score a, score b) {\n    return a > b ? a : b;\n}',
    used.has('min') && 'static score min(score a, score b) {\n    return a < b ? a : b;\n}',
    heads.join('\n'),
    ...under(`/* ${words.helpers} */`, helpers(facts, needs, surrounding)),
    ...under(`/* ${words.search} */`, textOf(routines, '    ')),
    inText(facts.decimals),
    main(facts, words, call, needs),
  ];
  return `${joined(parts).join('\n\n')}\n`;
}

/** A text as a literal. @param {string} text */
const string = (text) =>
  `"${text.replace(/["\\?]|\p{Cc}/gu, (one) => (/["\\?]/.test(one) ? `\\${one}` : `\\${one.charCodeAt(0).toString(8).padStart(3, '0')}`))}"`;

/** @param {Facts} facts @param {Needs} needs */
function tables(facts, needs) {
  /** @param {string} name @param {string} all @param {string} [type] */
  const table = (name, all, type = 'int') => `static const ${type} ${name}[] = {${all}};`;
  const counts = facts.children.map((all) => all.length);
  let sum = 0;
  const firsts = counts.map((count) => {
    sum += count;
    return sum - count;
  });
  // An array cannot be empty.
  const all = [...facts.children.flat(), ...(sum === 0 ? [0] : [])];
  return [
    table('CHILD', numbers(all)),
    table('FIRST', numbers(firsts)),
    table('COUNT', numbers(counts)),
    table('VALUES', wrapped(facts.values.map((one) => score(one ?? 0))), 'score'),
    needs.depth && table('DEPTH', numbers(facts.depth)),
    needs.measures && table('HEIGHT', numbers(facts.height)),
    needs.parent && table('PARENT', numbers(facts.parent)),
    facts.bestFirst &&
      `${table('PLACE', numbers(facts.place))}\n${table('END', numbers(facts.end))}`,
    facts.hasTable && table('POSITION', numbers(facts.position)),
    needs.learns && table('MOVE', numbers(facts.move)),
    `static const char *const MOVES[] = {${wrapped([...facts.moves, ''].map(string))}};`,
  ];
}

/** @param {Facts} facts @param {Needs} needs @param {Surrounding} surrounding */
function helpers(facts, needs, { words, trace }) {
  const { has, limited } = needs;
  const { keepsLines, hasTable, deepens, rootIsMax, bestFirst, limit } = facts;
  const [even, odd] = rootIsMax ? ['1', '-1'] : ['-1', '1'];
  const [first, second] = rootIsMax ? ['MAX', 'MIN'] : ['MIN', 'MAX'];
  const given = (/** @type {string} */ head, /** @type {string} */ body) =>
    `static ${head} {\n    ${body}\n}`;
  return [
    `static void enter(int node) {
    entered++;${trace ? '\n    printf("> %d\\n", node);' : ''}${keepsLines ? '\n    lengths[DEPTH[node]] = 0;' : trace ? '' : '\n    (void)node;'}
}`,
    has('improve') && (keepsLines ? IMPROVE_LINE : IMPROVE),
    'static score value_at(int node) {\n    evaluated++;\n    return VALUES[node];\n}',
    has('improve_if') && IMPROVE_IF,
    has('make') && `/* ${words.moves} */\n${MAKE}`,
    has('peek') && given('score peek(int node)', 'return VALUES[node];'),
    needs.proves && proofs(facts),
    has('is_leaf') && given('int is_leaf(int node)', 'return COUNT[node] == 0;'),
    needs.measures &&
      (limited
        ? `static score height(int node) {
    score left = ${deepens ? 'limit' : limit} - DEPTH[node];
    return left < HEIGHT[node] ? left : HEIGHT[node];
}`
        : given('score height(int node)', 'return HEIGHT[node];')),
    has('is_frontier') && given('int is_frontier(int node)', 'return height(node) <= 1;'),
    has('is_at_level') &&
      given('int is_at_level(int node, score depth)', 'return DEPTH[node] == depth;'),
    has('colour_of') &&
      given('score colour_of(int node)', `return DEPTH[node] % 2 == 0 ? ${even} : ${odd};`),
    has('mover_value') &&
      given('score mover_value(int node)', 'return colour_of(node) * value_at(node);'),
    has('mover_of') &&
      given('int mover_of(int node)', `return DEPTH[node] % 2 == 0 ? ${first} : ${second};`),
    has('opponent') && given('int opponent(int player)', 'return player == MAX ? MIN : MAX;'),
    has('bounded') &&
      given(
        'score bounded(score value)',
        'return value > INF ? INF : value < -INF ? -INF : value;',
      ),
    hasTable && table(facts),
    needs.learns && cut(needs),
    has('children') && children(needs, facts.killers),
    deepens && deepen(needs),
    needs.keepsBest && KEEPING_BEST,
    bestFirst && open(needs),
  ];
}

const IMPROVE_LINE = `static void improve(int node, int child) {
    int depth = DEPTH[node];
    lines[depth][0] = child;
    for (int i = 0; i < lengths[depth + 1]; i++) {
        lines[depth][i + 1] = lines[depth + 1][i];
    }
    lengths[depth] = lengths[depth + 1] + 1;
}`;

const IMPROVE = `static void improve(int node, int child) {
    if (node == 0) {
        best_move = child;
    }
}`;

const MAKE = `static int position = 0;

static void make(int move) {
    position = move;
}

static void unmake(int move) {
    position = PARENT[move];
}`;

const IMPROVE_IF = `static void improve_if(int node, int child, int better) {
    if (node == 0 && (better || best_move == NONE)) {
        best_move = child;
    }
}`;

/** @param {Needs} needs */
const deepen = ({ pv }) => `static void deepen(score depth) {
    limit = depth;${
      pv
        ? `
    pv[0] = 0;
    for (int i = 0; i < lengths[0]; i++) {
        pv[i + 1] = lines[0][i];
    }
    pv_length = lengths[0] + 1;`
        : ''
    }
}`;

/** @param {Needs} needs */
const cut = ({ moves }) => `static int killers[PLIES][2];
static int refutations[${moves}][2];

static void cut(int node, int child) {
    int ply = DEPTH[node];
    if (killers[ply][0] != MOVE[child]) {
        killers[ply][1] = killers[ply][0];
        killers[ply][0] = MOVE[child];
    }
    if (node != 0) {
        refutations[MOVE[node]][ply % 2] = MOVE[child];
    }
}`;

/** @param {Needs} needs @param {number} killers */
function children({ picks }, killers) {
  if (picks.length === 0)
    return 'static const int *children(int node) {\n    return &CHILD[FIRST[node]];\n}';
  const first = {
    pv: `
    if (DEPTH[node] + 1 < pv_length) {
        put_first(all, COUNT[node], pv[DEPTH[node] + 1]);
    }`,
    table: `
    if (probe(node).best != NONE) {
        put_first(all, COUNT[node], CHILD[FIRST[node] + probe(node).best]);
    }`,
    killer: `
    for (int i = ${killers - 1}; i >= 0; i--) {
        put_move_first(all, COUNT[node], killers[DEPTH[node]][i]);
    }`,
    refutation: `
    put_move_first(all, COUNT[node], refutations[MOVE[node]][DEPTH[node] % 2]);`,
  };
  const helpers = [
    picks.some((pick) => pick === 'pv' || pick === 'table') && PUT_FIRST,
    picks.some((pick) => pick === 'killer' || pick === 'refutation') && PUT_MOVE_FIRST,
  ];
  return `${joined(helpers).join('\n\n')}

static const int *children(int node) {
    static int arranged[NODES];
    int *all = &arranged[FIRST[node]];
    for (int i = 0; i < COUNT[node]; i++) {
        all[i] = CHILD[FIRST[node] + i];
    }${picks.map((pick) => first[pick]).join('')}
    return all;
}`;
}

const PUT_FIRST = `static void put_first(int *all, int count, int child) {
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
}`;

const PUT_MOVE_FIRST = `static void put_move_first(int *all, int count, int move) {
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
}`;

/** What the critical tree proves of each node: no less than `low` and no more than `high`. @param {Facts} facts */
const proofs = ({ rootIsMax }) => `static score low[NODES];
static score high[NODES];

static int is_max(int node) {
    return DEPTH[node] % 2 == ${rootIsMax ? 0 : 1};
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
}`;

/** @param {number} decimals */
const inText = (decimals) => `static const char *text(score value) {
    static char written[40];
    if (value == INF || value == -INF) {
        return value > 0 ? "inf" : "-inf";
    }
${
  decimals === 0
    ? '    snprintf(written, sizeof written, "%lld", value);'
    : `    int places = ${decimals};
    score rest = value < 0 ? -value : value;
    score power = ${10 ** decimals};
    while (places > 0 && rest % 10 == 0) {
        places--;
        rest /= 10;
        power /= 10;
    }
    int length = snprintf(written, sizeof written, "%s%lld", value < 0 ? "-" : "", rest / power);
    if (places > 0) {
        snprintf(written + length, sizeof written - length, ".%0*lld", places, rest % power);
    }`
}
    return written;
}`;

/** @param {Facts} facts @param {Surrounding['words']} words @param {string} call @param {Needs} needs */
function main(facts, words, call, needs) {
  const isTest = facts.test !== null;
  const value = isTest
    ? `printf("%s: %s %s\\n", ${string(words.value)}, value ? ">=" : "<", text(${score(facts.test ?? 0)}));`
    : `printf("%s: %s\\n", ${string(words.value)}, text(${facts.turned ? '-' : ''}value));`;
  const lines = joined([
    `${isTest ? 'int' : 'score'} value = ${call};`,
    facts.keepsLines && 'best_move = lengths[0] > 0 ? lines[0][0] : NONE;',
    facts.bestFirst &&
      `best_move = origin > 0 ? origin : NONE;
    while (best_move != NONE && PARENT[best_move] != 0) {
        best_move = PARENT[best_move];
    }`,
    isTest && `if (${facts.rootIsMax ? '!' : ''}value) {\n        best_move = NONE;\n    }`,
    needs.proves &&
      'if (best_move != NONE && !is_proved(value)) {\n        best_move = NONE;\n    }',
    'int place = 0;',
    `while (best_move != NONE && CHILD[FIRST[0] + place] != best_move) {
        place++;
    }`,
    value,
    `printf("%s: %s\\n", ${string(words.best)}, best_move == NONE ? ${string(words.none)} : MOVES[place]);`,
    `printf("%s: %ld\\n", ${string(words.entered)}, entered);`,
    `printf("%s: %ld\\n", ${string(words.evaluated)}, evaluated);`,
    'return 0;',
  ]);
  return `int main(void) {\n${lines.map((line) => `    ${line}`).join('\n')}\n}`;
}
