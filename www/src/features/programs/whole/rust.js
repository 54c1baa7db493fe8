/** A whole program in Rust: the tree, the helpers and the beginning, round the routines. Pure. */

import { joined, needsOf, numbers, score, textOf, under, wrapped } from './parts.js';
import { KEEPING_BEST, open, table } from './rust-lists.js';

/** @import { Surrounding } from './parts.js' */

/** @typedef {Surrounding['facts']} Facts */
/** @typedef {ReturnType<typeof needsOf>} Needs */

/** @param {Surrounding} surrounding @returns {string} */
export function rustProgram(surrounding) {
  const { facts, words, routines, call, title, used } = surrounding;
  const needs = needsOf(surrounding);
  const inside = [
    ...under(`    // ${words.helpers}`, methods(facts, needs, surrounding)),
    ...under(`    // ${words.search}`, textOf(routines, '    ')),
  ];
  const extremes = ['max', 'min'].filter((name) => used.has(name));
  const parts = [
    joined([
      `// ${title}`,
      facts.decimals > 0 && `// ${words.units}`,
      extremes.length > 0 && `use std::cmp::${extremes.length > 1 ? '{max, min}' : extremes[0]};\n`,
      'const INF: i64 = 2_000_000_001;',
      `\n// ${words.tree}`,
      ...tables(facts, needs),
      used.has('pair') && 'const NONE: usize = usize::MAX;',
      ...needs.sets.map((set) => set.map((word, at) => `const ${word}: u8 = ${at};`).join('\n')),
    ]).join('\n'),
    ...free(facts, needs),
    facts.hasTable && ENTRY,
    facts.bestFirst && STATE,
    fields(facts, needs),
    `impl Search {\n${inside.join('\n\n')}\n}`,
    inText(facts.decimals),
    main(facts, words, call, needs),
  ];
  return `${joined(parts).join('\n\n')}\n`;
}

/** A text as a literal. @param {string} text */
const string = (text) =>
  `"${text.replace(/["\\]|\p{Cc}/gu, (one) => (/["\\]/.test(one) ? `\\${one}` : `\\u{${one.charCodeAt(0).toString(16)}}`))}"`;

/** @param {Facts} facts @param {Needs} needs */
function tables(facts, needs) {
  /** @param {string} name @param {string} type @param {string} all */
  const table = (name, type, all) => `static ${name}: [${type}; ${facts.length}] = [${all}];`;
  const values = facts.values.map((one) => score(one ?? 0));
  const children = facts.children.map((all) => `&[${all.join(', ')}]`);
  return [
    table('CHILDREN', '&[usize]', wrapped(children)),
    table('VALUES', 'i64', wrapped(values)),
    needs.depth && table('DEPTH', 'usize', numbers(facts.depth)),
    needs.measures && table('HEIGHT', 'i64', numbers(facts.height)),
    needs.parent && table('PARENT', 'usize', numbers([0, ...facts.parent.slice(1)])),
    facts.bestFirst && table('PLACE', 'usize', numbers(facts.place)),
    facts.bestFirst && table('END', 'usize', numbers(facts.end)),
    facts.hasTable && table('POSITION', 'usize', numbers(facts.position)),
    needs.learns && table('MOVE', 'usize', numbers(facts.move)),
    `static MOVES: [&str; ${facts.moves.length}] = [${wrapped(facts.moves.map(string))}];`,
  ];
}

/** What depends on the tree alone. @param {Facts} facts @param {Needs} needs */
function free({ rootIsMax, bestFirst }, { has, proves }) {
  const [even, odd] = rootIsMax ? ['1', '-1'] : ['-1', '1'];
  const [first, second] = rootIsMax ? ['MAX', 'MIN'] : ['MIN', 'MAX'];
  const given = (
    /** @type {string} */ name,
    /** @type {string} */ type,
    /** @type {string} */ body,
  ) => `fn ${name}(node: usize) -> ${type} {\n    ${body}\n}`;
  return [
    has('is_leaf') && given('is_leaf', 'bool', 'CHILDREN[node].is_empty()'),
    has('peek') && given('peek', 'i64', 'VALUES[node]'),
    proves && given('is_max', 'bool', `DEPTH[node] % 2 == ${rootIsMax ? 0 : 1}`),
    has('is_at_level') &&
      'fn is_at_level(node: usize, depth: i64) -> bool {\n    DEPTH[node] as i64 == depth\n}',
    has('colour_of') &&
      given('colour_of', 'i64', `if DEPTH[node] % 2 == 0 { ${even} } else { ${odd} }`),
    has('mover_of') &&
      given('mover_of', 'u8', `if DEPTH[node] % 2 == 0 { ${first} } else { ${second} }`),
    has('opponent') &&
      'fn opponent(player: u8) -> u8 {\n    if player == MAX { MIN } else { MAX }\n}',
    has('bounded') && 'fn bounded(score: i64) -> i64 {\n    score.clamp(-INF, INF)\n}',
    bestFirst &&
      [
        given('parent_of', 'usize', 'PARENT[node]'),
        given('first_child', 'usize', 'CHILDREN[node][0]'),
        given('is_last', 'bool', 'CHILDREN[PARENT[node]].last() == Some(&node)'),
        `fn next_sibling(node: usize) -> usize {
    let siblings = CHILDREN[PARENT[node]];
    let place = siblings.iter().take_while(|&&sibling| sibling != node).count();
    siblings[place + 1]
}`,
      ].join('\n\n'),
  ];
}

const ENTRY = `#[derive(Clone, Copy)]
struct Entry {
    position: usize,
    depth: i64,
    bound: u8,
    value: i64,
    best: Option<usize>,
}

const NO_ENTRY: Entry =
    Entry { position: usize::MAX, depth: -1, bound: u8::MAX, value: 0, best: None };`;

const STATE = `struct State {
    node: usize,
    state: u8,
    merit: i64,
    origin: Option<usize>,
}`;

/** @param {Facts} facts @param {Needs} needs */
const stateOf = (facts, needs) => [
  ['entered', 'u64', '0'],
  ['evaluated', 'u64', '0'],
  ...(needs.has('make') ? [['position', 'usize', '0']] : []),
  ...(facts.keepsLines || facts.bestFirst ? [] : [['best_move', 'Option<usize>', 'None']]),
  ...(facts.keepsLines ? [['lines', 'Vec<Vec<usize>>', `vec![Vec::new(); ${needs.plies}]`]] : []),
  ...(facts.deepens ? [['limit', 'i64', '0']] : []),
  ...(needs.pv ? [['pv', 'Vec<usize>', 'Vec::new()']] : []),
  ...(facts.hasTable ? [['table', 'Vec<Entry>', `vec![NO_ENTRY; ${facts.size}]`]] : []),
  ...(needs.learns
    ? [
        ['killers', 'Vec<[usize; 2]>', `vec![[0; 2]; ${needs.plies}]`],
        ['refutations', 'Vec<[usize; 2]>', `vec![[0; 2]; ${needs.moves}]`],
      ]
    : []),
  ...(needs.keepsBest ? [['kept', 'Option<usize>', 'None']] : []),
  ...(facts.bestFirst
    ? [
        ['states', 'Vec<State>', 'Vec::new()'],
        ['origin', 'Option<usize>', 'None'],
      ]
    : []),
  ...(needs.proves
    ? [
        ['low', 'Vec<i64>', `vec![0; ${facts.length}]`],
        ['high', 'Vec<i64>', `vec![0; ${facts.length}]`],
      ]
    : []),
];

/** @param {Facts} facts @param {Needs} needs */
const fields = (facts, needs) =>
  `struct Search {\n${stateOf(facts, needs)
    .map(([name, type]) => `    ${name}: ${type},`)
    .join('\n')}\n}`;

/** @param {Facts} facts @param {Needs} needs @param {Surrounding} surrounding */
function methods(facts, needs, { words, trace }) {
  const { has, limited } = needs;
  const { keepsLines, hasTable, deepens, bestFirst, limit } = facts;
  return [
    `    fn enter(&mut self, ${trace || keepsLines ? 'node' : '_node'}: usize) {
        self.entered += 1;${trace ? '\n        println!("> {node}");' : ''}${keepsLines ? '\n        self.lines[DEPTH[node]].clear();' : ''}
    }`,
    has('improve') && (keepsLines ? IMPROVE_LINE : IMPROVE),
    `    fn value_at(&mut self, node: usize) -> i64 {
        self.evaluated += 1;
        VALUES[node]
    }`,
    has('improve_if') && IMPROVE_IF,
    has('make') && `    // ${words.moves}\n${MAKE}`,
    has('mover_value') && MOVER_VALUE,
    needs.proves && PROOFS,
    needs.learns && CUT,
    has('children') && children(needs, facts.killers),
    needs.measures &&
      `    fn height(&self, node: usize) -> i64 {
        ${limited ? `HEIGHT[node].min(${deepens ? 'self.limit' : limit} - DEPTH[node] as i64)` : 'HEIGHT[node]'}
    }`,
    has('is_frontier') &&
      '    fn is_frontier(&self, node: usize) -> bool {\n        self.height(node) <= 1\n    }',
    deepens &&
      `    fn deepen(&mut self, depth: i64) {
        self.limit = depth;${needs.pv ? '\n        self.pv = [&[0], self.lines[0].as_slice()].concat();' : ''}
    }`,
    hasTable && table(facts),
    needs.keepsBest && KEEPING_BEST,
    bestFirst && open(needs),
  ];
}

const IMPROVE_LINE = `    fn improve(&mut self, node: usize, child: usize) {
        let rest = self.lines[DEPTH[node] + 1].as_slice();
        self.lines[DEPTH[node]] = [&[child], rest].concat();
    }`;

const IMPROVE = `    fn improve(&mut self, node: usize, child: usize) {
        if node == 0 {
            self.best_move = Some(child);
        }
    }`;

const IMPROVE_IF = `    fn improve_if(&mut self, node: usize, child: usize, better: bool) {
        if node == 0 && (better || self.best_move.is_none()) {
            self.best_move = Some(child);
        }
    }`;

const MAKE = `    fn make(&mut self, child: usize) {
        self.position = child;
    }

    fn unmake(&mut self, child: usize) {
        self.position = PARENT[child];
    }`;

const MOVER_VALUE = `    fn mover_value(&mut self, node: usize) -> i64 {
        colour_of(node) * self.value_at(node)
    }`;

const CUT = `    fn cut(&mut self, node: usize, child: usize) {
        let ply = DEPTH[node];
        if self.killers[ply][0] != MOVE[child] {
            self.killers[ply] = [MOVE[child], self.killers[ply][0]];
        }
        if node != 0 {
            self.refutations[MOVE[node]][ply % 2] = MOVE[child];
        }
    }`;

/** @param {Needs} needs @param {number} killers */
function children({ picks }, killers) {
  if (picks.length === 0)
    return `    fn children(&self, node: usize) -> &'static [usize] {
        CHILDREN[node]
    }`;
  const first = {
    pv: `
        if let Some(&next) = self.pv.get(DEPTH[node] + 1) {
            arranged.sort_by_key(|&child| child != next);
        }`,
    table: `
        if let Some(best) = self.probe(node).best {
            arranged.sort_by_key(|&child| child != CHILDREN[node][best]);
        }`,
    killer: `
        for &killer in self.killers[DEPTH[node]][..${killers}].iter().rev() {
            arranged.sort_by_key(|&child| MOVE[child] != killer);
        }`,
    refutation: `
        let refutation = self.refutations[MOVE[node]][DEPTH[node] % 2];
        arranged.sort_by_key(|&child| MOVE[child] != refutation);`,
  };
  return `    fn children(&self, node: usize) -> Vec<usize> {
        let mut arranged = CHILDREN[node].to_vec();${picks.map((pick) => first[pick]).join('')}
        arranged
    }`;
}

/** What the critical tree proves of each node: no less than `low` and no more than `high`. */
const PROOFS = `    fn prove(&mut self, node: usize, value: i64) {
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
    }`;

/** @param {number} decimals */
const inText = (decimals) => `fn text(score: i64) -> String {
    if score.abs() == INF {
        return if score > 0 { "inf" } else { "-inf" }.to_string();
    }
${
  decimals === 0
    ? '    score.to_string()'
    : `    let (mut places, mut rest, mut power) = (${decimals}, score.abs(), ${10 ** decimals}_i64);
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
    format!("{sign}{whole}.{:0places$}", rest % power)`
}
}`;

/** @param {Facts} facts @param {Surrounding['words']} words @param {string} call @param {Needs} needs */
function main(facts, words, call, needs) {
  const value =
    facts.test === null
      ? `text(${facts.turned ? '-' : ''}value)`
      : `format!("{} {}", if value { ">=" } else { "<" }, text(${score(facts.test)}))`;
  const best = facts.keepsLines
    ? 'search.lines[0].first().copied()'
    : facts.bestFirst
      ? `search.origin.filter(|&node| node > 0).map(|mut node| {
        while PARENT[node] != 0 {
            node = PARENT[node];
        }
        node
    })`
      : 'search.best_move';
  const made = stateOf(facts, needs).map(([name, , begin]) => `        ${name}: ${begin},`);
  return `fn main() {
    let mut search = Search {
${made.join('\n')}
    };
    let value = ${call.replace('self.', 'search.')};
    let best_move = ${best};
${joined([
  facts.test !== null &&
    `    let best_move = best_move.filter(|_| ${facts.rootIsMax ? '' : '!'}value);`,
  needs.proves && '    let best_move = best_move.filter(|&best| search.is_proved(best, value));',
])
  .map((line) => `${line}\n`)
  .join(
    '',
  )}    let place = |best: usize| CHILDREN[0].iter().take_while(|&&child| child != best).count();
    let best = best_move.map_or(${string(words.none)}, |best| MOVES[place(best)]);
    println!("{}: {}", ${string(words.value)}, ${value});
    println!("{}: {}", ${string(words.best)}, best);
    println!("{}: {}", ${string(words.entered)}, search.entered);
    println!("{}: {}", ${string(words.evaluated)}, search.evaluated);
}`;
}
