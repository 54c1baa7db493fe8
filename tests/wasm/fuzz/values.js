/** Arguments of calls, as JSON: what fits a parameter, and what nobody should give. */

/** @import { Random } from '../../unit/support/random.js' */

/** Trees small enough for any question, trees that are refused, and texts that are none. */
const TREES = [
  '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
  '7',
  '[[3, 12, 2.5]=4, [2, 3]=1, [14, [3, -1]=5]=2]=0',
  '{"value":0,"children":[{"position":"a","value":1,"children":[0,1]},{"value":2,"children":[{"position":"a","value":1,"children":[0,1]},-1]}]}',
  '[[inf, -inf], [0, 0, 0], 0]',
  '[[[[[[1]]]]]]',
  '1: [2: 3, 3: 0.000001]',
  'random(branching=2, depth=4, seed=7, noise=3)',
  'random(branching=1..3, depth=5, seed=2, leaves=few(2)) with 3=-1.5',
  'random(branching=10, depth=400, seed=1)',
  'four(depth=1)',
  'four(depth=1) with 1=3, 2=x',
  '[2000000000, 1]',
  '[3, x]',
  '{"value":',
  '',
  '\ud800[\u0000]',
];

/** Recipes of games, which the core knows nothing of, with what may have grown of them and with what may not. */
const GROWN = [
  'four(depth=1)\n[1, [2, 3]]',
  'four(depth=1)\n[1, [2',
  'four(depth=1)',
  '\n7',
  'chess(depth=2)\n{"value":1}',
  '',
];

const ALGORITHMS = [
  ...['minimax', 'negamax', 'one-ply', 'alpha-beta', 'negamax-alpha-beta', 'negamax-tt'],
  ...['minimal', 'null-window', 'scout', 'pvs', 'negascout', 'iterative-deepening'],
  ...['aspiration', 'mtd-f', 'mtd+inf', 'mtd-inf', 'sss-star', 'dual-star'],
];

/** @type {Record<string, readonly string[]>} */
const SWITCHES = {
  root: ['max', 'min'],
  order: ['reversed', 'best-first', 'shuffle:3', 'killer,static', 'table', 'x'],
  depth: ['0', '1', '2', '99999', '-1'],
  table: ['1', '2', '4294967295', '0'],
  guess: ['3', '-inf', '0.5', 'nan'],
  delta: ['1', 'inf', '0'],
  at: ['0', '-0.000001', 'inf'],
  fail: ['soft', 'hard', 'hard-above', 'hard-below'],
  deep: ['on', 'off'],
  reuse: ['at-least', 'equal', '1'],
  leaves: ['not', 'stored'],
  killers: ['1', '2', '3'],
  cut: ['gt', ''],
  inner: ['pvs', 'mtd-f', 'minimax'],
  form: ['player', 'alfa-val', 'return-beta', 'textbook', 'x'],
};

/** Numbers that are no steps, nodes or places of these trees, or only just. */
const NUMBERS = [
  -1,
  0.5,
  1e3,
  2 ** 16,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32 - 1,
  2 ** 32,
  2 ** 53,
  -1e300,
];

/**
 * What JSON cannot hold, by name. No getter throws: what a getter throws leaves its study in use for ever.
 * @type {Record<string, () => unknown>}
 */
const ODD = {
  undefined: () => undefined,
  NaN: () => Number.NaN,
  Infinity: () => Number.POSITIVE_INFINITY,
  bigint: () => 12n,
  symbol: () => Symbol('odd'),
  function: () => () => true,
  date: () => new Date(0),
  bytes: () => new Uint8Array(3),
  words: () => new Uint32Array([1, 2, 2 ** 32 - 1]),
  floats: () => new Float32Array([Number.NaN, 1, -1e30, Number.POSITIVE_INFINITY]),
  map: () => new Map([['tree', '7']]),
  cycle: () => {
    /** @type {Record<string, unknown>} */
    const cycle = {};
    cycle.tree = cycle;
    return cycle;
  },
};

/** A value of any kind, as JSON. @param {Random} random @returns {unknown} */
const odd = (random) =>
  random.chance(0.5)
    ? { $: random.pick(Object.keys(ODD)) }
    : random.pick([null, true, '', 'x', '\ud83d', '7', [], [1, 'x', null], {}, ...NUMBERS]);

/** @param {Random} random */
const number = (random) => (random.chance(0.85) ? random.int(0, 60) : random.pick(NUMBERS));
/** @param {Random} random */
const numbers = (random) => Array.from({ length: random.int(0, 5) }, () => number(random));
/** @param {Random} random */
const kinds = (random) => random.pick(['cut', 'skipped', 'window', 'returns', '', 'x']);
/** @param {Random} random */
const value = (random) =>
  random.pick([
    '3',
    '-2.5',
    'inf',
    '0.000001',
    '2000000000',
    '1e99',
    'nan',
    '',
    ' 7 ',
    'yes',
    'exact',
  ]);

/** @param {Random} random */
const options = (random) =>
  Object.fromEntries(
    Array.from({ length: random.int(0, 2) }, () => {
      const name = random.pick(Object.keys(SWITCHES));
      return [name, random.pick(SWITCHES[name])];
    }),
  );

/** @param {Random} random */
const length = (random) => (random.chance(0.9) ? random.int(0, 300) : random.pick(NUMBERS));

/** @param {Random} random */
const painting = (random) => ({
  view: {
    ...{ width: length(random), height: length(random), ratio: random.pick([1, 2, 0.5, 0, -1]) },
    ...{ k: length(random), row: length(random), x: number(random), y: number(random) },
    colours: { ink: [0, 0, 0], cut: [155, 44, 111], max: [11, 98, 164], min: [184, 71, 11] },
  },
  rows: Array.from({ length: random.int(0, 3) }, () => ({
    ...{ row: number(random), from: number(random), to: number(random) },
    ...{ close: random.chance(0.5), heights: numbers(random) },
  })),
});

/** Values for leaves, in a few of which something is wrong. @param {Random} random */
const filling = (random) =>
  random.pick([
    { random: { from: value(random), to: value(random), seed: number(random) } },
    { counting: { from: value(random) } },
    { permuted: { seed: number(random) } },
    'negated',
    { negated: {} },
  ]);

/** An edit of each kind. @type {Record<string, (random: Random) => unknown>} */
const EDITS = {
  value: (random) => ({ node: number(random), value: value(random) }),
  move: (random) => ({ node: number(random), place: number(random) }),
  'add-child': (random) => ({ node: number(random) }),
  'add-sibling': (random) => ({ node: number(random), value: value(random) }),
  delete: (random) => ({ nodes: numbers(random) }),
  duplicate: (random) => ({ node: number(random) }),
  'insert-child': (random) => ({
    ...{ node: number(random), tree: random.pick(TREES) },
    ...(random.chance(0.5) ? { place: number(random) } : {}),
  }),
  'insert-sibling': (random) => ({ node: number(random), tree: random.pick(TREES) }),
  relocate: (random) => ({
    ...{ nodes: numbers(random), parent: number(random), place: number(random) },
  }),
  wrap: (random) => ({ node: number(random) }),
  collapse: (random) => ({ node: number(random) }),
  complete: (random) => ({
    ...{ node: number(random), branching: random.int(0, 4), depth: random.int(0, 4) },
    ...(random.chance(0.5) ? { fill: filling(random) } : {}),
  }),
  name: (random) => ({ node: number(random), text: random.pick(['A', '', '\ud83d', null]) }),
  'move-name': (random) => ({ node: number(random), text: random.pick(['e4', null]) }),
  position: (random) => ({ nodes: numbers(random), text: random.pick(['p', null]) }),
  'name-all': () => ({}),
  values: (random) => ({
    nodes: numbers(random),
    value: random.chance(0.2) ? null : value(random),
  }),
  fill: (random) => ({ nodes: numbers(random), with: filling(random) }),
  arrange: (random) => ({
    nodes: numbers(random),
    order: random.pick(['fewest-nodes', 'most-nodes', 'x']),
  }),
  estimate: (random) => ({
    nodes: numbers(random),
    by: random.pick([
      'mean',
      'first-leaf',
      { noise: { most: value(random), seed: number(random) } },
    ]),
  }),
};

/** @param {Random} random @returns {unknown} */
const edit = (random) => {
  if (random.chance(0.1)) {
    const edits = Array.from({ length: random.int(0, 3) }, () => edit(random));
    return { several: { edits } };
  }
  const kind = random.pick(Object.keys(EDITS));
  return { [kind]: EDITS[kind](random) };
};

/** A learner's answer of each kind. @param {Random} random */
const answer = (random) =>
  random.pick([
    { cut: random.chance(0.5) },
    { skipped: numbers(random) },
    { window: { alpha: value(random), beta: value(random) } },
    {
      returns: { value: value(random), bound: random.pick(['exact', 'lower', 'upper', 'x', null]) },
    },
  ]);

/** What fits each kind of parameter, as JSON. @type {Record<string, (random: Random) => unknown>} */
const FITTING = {
  number,
  numbers,
  value,
  options,
  edit,
  painting,
  answer,
  kind: kinds,
  kinds: (random) => Array.from({ length: random.int(0, 3) }, () => kinds(random)),
  after: (random) => (random.chance(0.5) ? { $: 'undefined' } : kinds(random)),
  tree: (random) => random.pick(TREES),
  algorithm: (random) => random.pick(ALGORITHMS),
  algorithms: (random) => [random.pick(ALGORITHMS), random.pick(ALGORITHMS)],
  request: (random) => ({
    ...{ tree: random.pick(TREES), algorithm: random.pick(ALGORITHMS) },
    ...(random.chance(0.4) ? { options: options(random) } : {}),
    ...(random.chance(0.2) ? { edit: edit(random) } : {}),
    ...(random.chance(0.1) ? { grown: random.pick(GROWN) } : {}),
  }),
  // A call goes through all from the first seed to the last, so neither is ever great.
  few: (random) => random.int(0, 3),
  flag: (random) => random.chance(0.5),
  canvas: (random) => random.pick(['picture', 'map']),
  stop: (random) =>
    random.pick(['cutoff', 'leaf', 'improvement', 're-search', 'iteration', 'visit', 'x']),
  places: (random) => (random.chance(0.3) ? { $: 'floats' } : numbers(random)),
};

/** An argument for a parameter, as JSON. @param {Random} random @param {string} kind */
export const argument = (random, kind) =>
  kind === 'few' || random.chance(0.85) ? FITTING[kind](random) : odd(random);

/** The value that is given in a call. @param {unknown} json @returns {unknown} */
export const real = (json) => {
  const name = typeof json === 'object' && json !== null && '$' in json ? String(json.$) : null;
  return name === null ? structuredClone(json) : ODD[name]();
};
