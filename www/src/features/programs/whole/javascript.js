/** A whole program in JavaScript: the tree, the helpers and the beginning, round the routines. Pure. */

import { asTold, joined, needsOf, numbers, score, textOf, under, wrapped } from './parts.js';

/** @import { Surrounding } from './parts.js' */

/** @typedef {Surrounding['facts']} Facts */

/** @param {Surrounding} surrounding @returns {string} */
export function javascriptProgram(surrounding) {
  const { facts, words, routines, title, told } = surrounding;
  const needs = needsOf(surrounding);
  const text = [
    joined([
      `// ${title}`,
      facts.decimals > 0 && `// ${words.units}`,
      'const INF = 2_000_000_001;',
      `\n// ${words.tree}`,
      ...(told ? given(facts, needs) : tables(facts, needs)),
      ...needs.sets.map((set) => set.map((word) => `const ${word} = '${word}';`).join('\n')),
      'let entered = 0;\nlet evaluated = 0;\nlet bestMove = null;',
      facts.keepsLines && `const lines = Array.from({ length: ${needs.plies} }, () => []);`,
      facts.deepens && 'let limit = 0;',
      needs.pv && 'let pv = [];',
    ]).join('\n'),
    ...under(`// ${words.helpers}`, helpers(facts, needs, surrounding)),
    ...under(`// ${words.search}`, textOf(routines, '  ')),
    inText(facts.decimals),
    main(surrounding, needs.proves),
  ];
  return `${joined(text).join('\n\n')}\n`;
}

/** @param {Facts} facts @param {ReturnType<typeof needsOf>} needs */
function tables(facts, needs) {
  const list = (/** @type {readonly number[]} */ all) => `[${numbers(all)}]`;
  const values = facts.values.map((one) => (one === null ? 'null' : score(one)));
  const children = facts.children.map((all) => `[${all.join(', ')}]`);
  return [
    `const CHILDREN = [${wrapped(children)}];\nconst VALUES = [${wrapped(values)}];`,
    needs.depth && `const DEPTH = ${list(facts.depth)};`,
    needs.measures && `const HEIGHT = ${list(facts.height)};`,
    needs.parent && `const PARENT = ${list(facts.parent)};`,
    facts.bestFirst && `const PLACE = ${list(facts.place)};\nconst END = ${list(facts.end)};`,
    facts.hasTable && `const POSITION = ${list(facts.position)};`,
    needs.learns && `const MOVE = ${list(facts.move)};`,
    `const MOVES = [${wrapped(facts.moves.map((move) => JSON.stringify(move)))}];`,
  ];
}

/** The same tables, as the page gives them. @param {Facts} facts @param {ReturnType<typeof needsOf>} needs */
const given = (facts, needs) =>
  tables(facts, needs)
    .filter((text) => text !== false)
    .flatMap((text) => [...text.matchAll(/^const ([A-Z]+) = /gm)])
    .map(([, name]) => `const ${name} = tables.${name.toLowerCase()};`);

/** @param {Facts} facts @param {ReturnType<typeof needsOf>} needs @param {Surrounding} surrounding */
function helpers(facts, needs, { words, trace, told }) {
  const { has, limited } = needs;
  const { keepsLines, hasTable, deepens, rootIsMax, bestFirst } = facts;
  const [even, odd] = rootIsMax ? ['1', '-1'] : ['-1', '1'];
  const [first, second] = rootIsMax ? ['MAX', 'MIN'] : ['MIN', 'MAX'];
  return [
    `function enter(node) {
  entered += 1;${trace ? "\n  console.log('>', node);" : ''}${told ? '\n  trace.enter(node);' : ''}${keepsLines ? '\n  lines[DEPTH[node]] = [];' : ''}
}`,
    has('improve') && (keepsLines ? IMPROVE_LINE : IMPROVE),
    has('improve_if') && IMPROVE_IF,
    has('make') && `// ${words.moves}\n${MAKE}`,
    valueAt(facts, told),
    has('mover_value') && 'const moverValue = (node) => colourOf(node) * valueAt(node);',
    has('peek') && 'const peek = (node) => VALUES[node];',
    needs.proves && proofs(facts),
    has('is_leaf') && 'const isLeaf = (node) => CHILDREN[node].length === 0;',
    needs.learns && cut(needs),
    has('children') && children(needs, facts.killers),
    needs.measures &&
      `const height = (node) => ${limited ? `Math.min(HEIGHT[node], ${deepens ? 'limit' : facts.limit} - DEPTH[node])` : 'HEIGHT[node]'};`,
    has('is_frontier') && 'const isFrontier = (node) => height(node) <= 1;',
    has('is_at_level') && 'const isAtLevel = (node, depth) => DEPTH[node] === depth;',
    has('colour_of') && `const colourOf = (node) => (DEPTH[node] % 2 === 0 ? ${even} : ${odd});`,
    has('mover_of') && `const moverOf = (node) => (DEPTH[node] % 2 === 0 ? ${first} : ${second});`,
    has('opponent') && 'const opponent = (player) => (player === MAX ? MIN : MAX);',
    has('bounded') && 'const bounded = (score) => Math.max(-INF, Math.min(score, INF));',
    deepens &&
      `function deepen(depth) {
  limit = depth;${needs.pv ? '\n  pv = [0, ...lines[0]];' : ''}
}`,
    hasTable && table(facts),
    needs.keepsBest && KEEPING_BEST,
    bestFirst && open(needs),
  ];
}

/** @param {Facts} facts @param {boolean} told */
const valueAt = ({ decimals }, told) => `function valueAt(node) {
  evaluated += 1;${told ? `\n  trace.evaluate(node, ${asTold('VALUES[node]', decimals)});` : ''}
  return VALUES[node];
}`;

const IMPROVE_LINE = `function improve(node, child) {
  lines[DEPTH[node]] = [child, ...lines[DEPTH[node] + 1]];
}`;

const IMPROVE = `function improve(node, child) {
  if (node === 0) bestMove = child;
}`;

const MAKE = `let position = 0;

function make(move) {
  position = move;
}

function unmake(move) {
  position = PARENT[move];
}`;

const IMPROVE_IF = `function improveIf(node, child, better) {
  if (node === 0 && (better || bestMove === null)) bestMove = child;
}`;

/** @param {ReturnType<typeof needsOf>} needs */
const cut = ({ plies, moves }) => `const killers = Array.from({ length: ${plies} }, () => [0, 0]);
const refutations = Array.from({ length: ${moves} }, () => [0, 0]);

function cut(node, child) {
  const ply = DEPTH[node];
  if (killers[ply][0] !== MOVE[child]) killers[ply] = [MOVE[child], killers[ply][0]];
  if (node !== 0) refutations[MOVE[node]][ply % 2] = MOVE[child];
}`;

/** @param {ReturnType<typeof needsOf>} needs @param {number} killers */
function children({ picks }, killers) {
  if (picks.length === 0) return 'const children = (node) => CHILDREN[node];';
  const first = {
    pv: `
  arranged = putFirst(arranged, (child) => child === pv[DEPTH[node] + 1]);`,
    table: `
  arranged = putFirst(arranged, (child) => child === CHILDREN[node][probe(node).best]);`,
    killer: `
  for (const killer of killers[DEPTH[node]].slice(0, ${killers}).reverse())
    arranged = putFirst(arranged, (child) => MOVE[child] === killer);`,
    refutation: `
  const refutation = refutations[MOVE[node]][DEPTH[node] % 2];
  arranged = putFirst(arranged, (child) => MOVE[child] === refutation);`,
  };
  return `function putFirst(all, isMeant) {
  return [...all.filter(isMeant), ...all.filter((child) => !isMeant(child))];
}

function children(node) {
  let arranged = CHILDREN[node];${picks.map((pick) => first[pick]).join('')}
  return arranged;
}`;
}

/** What the critical tree proves of each node: no less than `low` and no more than `high`. @param {Facts} facts */
const proofs = ({ rootIsMax }) => `const low = [];
const high = [];

const isMax = (node) => DEPTH[node] % 2 === ${rootIsMax ? 0 : 1};

function prove(node, value) {
  low[node] = value;
  high[node] = value;
}

function bringUp(node, child) {
  const best = isMax(node) ? Math.max : Math.min;
  const isFirst = child === CHILDREN[node][0];
  low[node] = isFirst ? low[child] : best(low[node], low[child]);
  high[node] = isFirst ? high[child] : best(high[node], high[child]);
}

function leaveOpen(node) {
  if (isMax(node)) high[node] = INF;
  else low[node] = -INF;
}

function isProved(value) {
  const own = isMax(0) ? low[bestMove] >= value : high[bestMove] <= value;
  return own && low[0] === value && high[0] === value;
}`;

/** @param {Facts} facts */
const table = ({
  size,
  keepsDeeper,
}) => `const NO_ENTRY = { position: null, depth: -1, bound: null, value: 0, best: null };
const table = new Array(${size}).fill(NO_ENTRY);

function probe(node) {
  const entry = table[POSITION[node] % table.length];
  return entry.position === POSITION[node] ? entry : NO_ENTRY;
}

function store(node, bound, value) {
  const [first] = lines[DEPTH[node]];
  const old = probe(node);
  const depth = height(node);
  const best = first !== undefined && bound !== UPPER ? CHILDREN[node].indexOf(first) : old.best;
  const isSame = old.depth === depth && old.value === value;
  const bounds = [old.bound, bound];
  const met = isSame && bounds.includes(LOWER) && bounds.includes(UPPER);
  const place = POSITION[node] % table.length;
  const entry = { position: POSITION[node], depth, bound: met ? EXACT : bound, value, best };
  ${keepsDeeper ? 'if (table[place].depth <= depth) ' : ''}table[place] = entry;
  if (met) lines[DEPTH[node]] = knownLine(node, value);
}

function knownLine(node, value) {
  const line = [];
  while (height(node) > 0) {
    const entry = probe(node);
    if (entry.depth !== height(node) || entry.value !== value) break;
    if (entry.bound === UPPER || entry.best === null) break;
    node = CHILDREN[node][entry.best];
    value = -value;
    line.push(node);
  }
  return line;
}

function followEntry(node) {
  lines[DEPTH[node]] = knownLine(node, probe(node).value);
}

function followBest(node) {
  const { best } = probe(node);
  if (height(node) > 0 && best !== null) lines[DEPTH[node]] = [CHILDREN[node][best]];
}`;

const KEEPING_BEST = `let kept = null;

function beginBest() {
  kept = null;
}

function keepBest() {
  kept = lines[0][0] ?? null;
}

function readLine(value) {
  if (height(0) === 0) return;
  const best = kept ?? CHILDREN[0][0];
  lines[0] = [best, ...knownLine(best, -value)];
}`;

/** @param {ReturnType<typeof needsOf>} needs */
const open = ({ takesGreatest }) => `const states = new Map();
let origin = null;

function insertState(node, state, merit) {
  if (state === LIVE) enter(node);
  states.set(node, { node, state, merit, origin });
}

function removeState(node) {
  states.delete(node);
}

function ${takesGreatest ? 'takeGreatest' : 'takeLeast'}() {
  let first = null;
  for (const each of states.values()) {
    const isLeft = first !== null && PLACE[each.node] < PLACE[first.node];
    const isBetter = first === null || each.merit ${takesGreatest ? '>' : '<'} first.merit;
    if (isBetter || (each.merit === first.merit && isLeft)) first = each;
  }
  states.delete(first.node);
  origin = first.origin;
  return [first.node, first.state, first.merit];
}

function decide(node, better) {
  if (origin === null || better) origin = node;
}

const statesBelow = (top) => [...states.keys()].filter((node) => top < node && node < END[top]);

const parentOf = (node) => PARENT[node];

const firstChild = (node) => CHILDREN[node][0];

const isLast = (node) => CHILDREN[PARENT[node]].at(-1) === node;

function nextSibling(node) {
  const siblings = CHILDREN[PARENT[node]];
  return siblings[siblings.indexOf(node) + 1];
}`;

/** @param {number} decimals */
const inText = (decimals) =>
  decimals === 0
    ? `function text(score) {
  if (Math.abs(score) === INF) return score > 0 ? 'inf' : '-inf';
  return String(score);
}`
    : `function text(score) {
  if (Math.abs(score) === INF) return score > 0 ? 'inf' : '-inf';
  const digits = String(Math.abs(score)).padStart(${decimals + 1}, '0');
  const part = digits.slice(-${decimals}).replace(/0+$/, '');
  return (score < 0 ? '-' : '') + digits.slice(0, -${decimals}) + (part === '' ? '' : '.' + part);
}`;

/** @param {Surrounding} surrounding @param {boolean} proves */
function main({ facts, words, call, told }, proves) {
  const say = (/** @type {string} */ word) => JSON.stringify(`${word}:`);
  const value =
    facts.test === null
      ? `text(${facts.turned ? '-' : ''}value)`
      : `(value ? '>= ' : '< ') + text(${score(facts.test)})`;
  return joined([
    `const value = ${call};`,
    told &&
      facts.test === null &&
      `trace.result(${asTold(`${facts.turned ? '-' : ''}value`, facts.decimals)});`,
    facts.keepsLines && 'bestMove = lines[0][0] ?? null;',
    facts.bestFirst &&
      `bestMove = origin || null;
while (bestMove !== null && PARENT[bestMove] !== 0) bestMove = PARENT[bestMove];`,
    facts.test !== null && `if (${facts.rootIsMax ? '!' : ''}value) bestMove = null;`,
    proves && 'if (bestMove !== null && !isProved(value)) bestMove = null;',
    `const best = bestMove === null ? ${JSON.stringify(words.none)} : MOVES[CHILDREN[0].indexOf(bestMove)];
console.log(${say(words.value)}, ${value});
console.log(${say(words.best)}, best);
console.log(${say(words.entered)}, entered);
console.log(${say(words.evaluated)}, evaluated);`,
  ]).join('\n');
}
