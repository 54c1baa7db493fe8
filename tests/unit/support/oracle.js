/**
 * Another search, written for the tests alone: it sees everything with MAX's eyes, knows no negamax,
 * passes no window down, and reads α and β off the best values on the path whenever it needs them.
 */

/** @typedef {import('./trees.js').Flat} Flat */
/** @typedef {{value: number, by: number | null}} End an end of a window, and the node that set it */

/**
 * @typedef {{kind: 'enter', node: number, alpha: End, beta: End}
 *   | {kind: 'order', node: number, rule: string}
 *   | {kind: 'evaluate', node: number, value: number}
 *   | {kind: 'improve', node: number, child: number, value: number, previous: number | null,
 *     from: number | null}
 *   | {kind: 'cutoff', node: number, best: number, end: End, skipped: number}
 *   | {kind: 'leave', node: number, value: number, best: number, present: number | null,
 *     improves: boolean}} Happening
 */

/**
 * @param {Flat} tree
 * @param {Readonly<Record<string, string>>} options
 */
export function rules(tree, options) {
  const limit = options.depth ? Number(options.depth) : Number.POSITIVE_INFINITY;
  const rootIsMax = options.root !== 'min';
  /** @param {number} node */
  const isMax = (node) => (tree.depth[node] % 2 === 0) === rootIsMax;
  /** @param {number} node */
  const ends = (node) => tree.children[node].length === 0 || tree.depth[node] >= limit;
  /** What a node holds, seen by MAX. @param {number} node */
  const held = (node) => {
    const value = tree.value[node] ?? Number.NaN;
    return options.evaluation === 'side-to-move' && !isMax(node) ? negated(value) : value;
  };
  return { isMax, ends, held };
}

/** @param {number} value never −0 */
export const negated = (value) => (value === 0 ? 0 : -value);

/**
 * What every node is worth, seen by MAX, looked at without any cleverness.
 * @param {Flat} tree
 * @param {Readonly<Record<string, string>>} options
 */
export function trueValues(tree, options) {
  const { isMax, ends, held } = rules(tree, options);
  /** @type {number[]} */
  const values = [];
  for (let node = tree.parent.length - 1; node >= 0; node -= 1) {
    const children = tree.children[node].map((child) => values[child]);
    values[node] = ends(node) ? held(node) : (isMax(node) ? Math.max : Math.min)(...children);
  }
  return values;
}

/**
 * The children of every node in the order in which they are taken.
 * @param {Flat} tree
 * @param {Readonly<Record<string, string>>} options
 */
function arranged(tree, options) {
  const { isMax, held } = rules(tree, options);
  const [rule, seed] = (options.order ?? 'as-written').split(':');
  const values = trueValues(tree, options);
  const shuffle = shuffler(BigInt(seed ?? 0));
  return tree.children.map((children, node) => {
    const sign = isMax(node) ? 1 : -1;
    /** @param {(child: number) => number} worth */
    const by = (worth) => children.toSorted((a, b) => compare(worth(b), worth(a)));
    if (rule === 'reversed') return children.toReversed();
    if (rule === 'best-first') return by((child) => sign * values[child]);
    if (rule === 'worst-first') return by((child) => -sign * values[child]);
    if (rule === 'static') return by((child) => sign * held(child));
    return rule === 'shuffle' ? shuffle(children) : children;
  });
}

/** @param {number} a @param {number} b infinities too */
const compare = (a, b) => (a === b ? 0 : a < b ? -1 : 1);

/** SplitMix64 (Steele, Lea and Flood 2014) and Fisher and Yates. @param {bigint} seed */
function shuffler(seed) {
  let state = seed;
  const word = (/** @type {bigint} */ value) => BigInt.asUintN(64, value);
  const next = () => {
    state = word(state + 0x9e3779b97f4a7c15n);
    let mixed = word((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = word((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    return mixed ^ (mixed >> 31n);
  };
  return (/** @type {number[]} */ list) => {
    const shuffled = [...list];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = Number(next() % BigInt(last + 1));
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    return shuffled;
  };
}

/** @typedef {{node: number, best: number | null}} Open */

/**
 * What the two players are sure of at the last node of a path.
 *
 * Without deep cutoffs, only the node itself and its parent count.
 * @param {Open[]} path
 * @param {(node: number) => boolean} isMax
 * @param {boolean} deep
 */
function sure(path, isMax, deep) {
  /** @type {End} */
  const alpha = { value: Number.NEGATIVE_INFINITY, by: null };
  /** @type {End} */
  const beta = { value: Number.POSITIVE_INFINITY, by: null };
  for (const { node, best } of deep ? path : path.slice(-2)) {
    if (best === null) continue;
    if (isMax(node) && best > alpha.value) Object.assign(alpha, { value: best, by: node });
    if (!isMax(node) && best < beta.value) Object.assign(beta, { value: best, by: node });
  }
  return { alpha, beta };
}

/**
 * Everything that happens in a search, seen by MAX.
 * @param {Flat} tree
 * @param {string} algorithm
 * @param {Readonly<Record<string, string>>} options
 * @returns {Happening[]}
 */
export function replay(tree, algorithm, options) {
  const { isMax, ends, held } = rules(tree, options);
  const order = arranged(tree, options);
  const cuts = algorithm.endsWith('alpha-beta');
  const deep = options.deep !== 'off';
  /** @type {Happening[]} */
  const told = [];
  /** @type {Open[]} */
  const path = [];

  /** @param {number} node */
  const visit = (node) => {
    /** @type {Open} */
    const self = { node, best: null };
    path.push(self);
    const entry = sure(path, isMax, deep);
    told.push({ kind: 'enter', node, ...entry });
    if (ends(node)) {
      self.best = held(node);
      told.push({ kind: 'evaluate', node, value: self.best });
    } else {
      const rule = options.order ?? 'as-written';
      if (rule !== 'as-written' && order[node].length > 1) told.push({ kind: 'order', node, rule });
      walk(self);
    }
    const best = self.best ?? Number.NaN;
    const hard = options.fail === 'hard' && cuts && !ends(node);
    const value = hard ? Math.min(Math.max(best, entry.alpha.value), entry.beta.value) : best;
    path.pop();
    const present = path.at(-1)?.best ?? null;
    const parent = tree.parent[node];
    const improves =
      parent >= 0 && (present === null || (isMax(parent) ? value > present : value < present));
    told.push({ kind: 'leave', node, value, best, present, improves });
    return { value, improves };
  };

  /** @param {Open} self */
  const walk = (self) => {
    const { node } = self;
    for (const [index, child] of order[node].entries()) {
      const { value, improves } = visit(child);
      const before = sure(path, isMax, deep);
      const own = isMax(node) ? 'alpha' : 'beta';
      const end = isMax(node) ? before.beta : before.alpha;
      const previous = self.best;
      if (improves) self.best = value;
      const best = self.best ?? Number.NaN;
      const past = isMax(node) ? compare(best, end.value) : compare(end.value, best);
      const closes = cuts && (options.cut === 'gt' ? past > 0 : past >= 0);
      if (improves) {
        const stays = closes && options.bound === 'after';
        const moved = !stays && sure(path, isMax, deep)[own].value !== before[own].value;
        const from = moved ? before[own].value : null;
        told.push({ kind: 'improve', node, child, value, previous, from });
      }
      if (!closes) continue;
      const skipped = order[node].length - index - 1;
      told.push({ kind: 'cutoff', node, best, end, skipped });
      return;
    }
  };

  visit(0);
  return told;
}
