/** The drivers: one search of the root after another, and their knowledge in between. */

import { above, below, ceil, floor, moved, negated } from './rules.js';
import { OPEN, rootWindow } from './windows.js';

/** @import { As, Finished, Search, Source } from './events.js' */
/** @import { Walk } from './walk.js' */
/** @import { Window } from './windows.js' */

/** @typedef {{value: number, source: Source}} Guess seen by MAX */

/** The searches that a driver drives, its usual one first. @type {Record<string, string>} */
const USUAL = {
  'iterative-deepening': 'negamax-tt',
  aspiration: 'alpha-beta',
  'null-window': 'alpha-beta',
};

/**
 * Which search walks the tree, and which driver stands between, if any.
 * @param {string} algorithm
 * @param {Readonly<Record<string, string>>} options
 */
export function driverOf(algorithm, options) {
  if (algorithm.startsWith('mtd')) return { inner: algorithm, walker: 'negamax-tt' };
  const usual = USUAL[algorithm];
  const inner = usual === undefined ? algorithm : (options.inner ?? usual);
  const table = inner === 'aspiration' || inner === 'mtd-f';
  return {
    inner,
    walker: table && usual !== undefined && inner !== algorithm ? 'negamax-tt' : inner,
  };
}

/** Those of which the scores are the side’s to move. */
export const TURNED = ['negamax', 'negamax-alpha-beta', 'negamax-tt', 'pvs', 'negascout'];

/** Those that enter the root without a window. */
const WITHOUT = ['minimax', 'negamax', 'scout'];

export class Driver {
  /** How many searches of the root there were. */
  #number = 0;
  /** @type {Finished | null} */
  #finished = null;
  /** The value of the last one, seen by MAX. @type {number | null} */
  #returned = null;

  /**
   * @param {Walk} walk
   * @param {{algorithm: string, inner: string}} about
   */
  constructor(walk, { algorithm, inner }) {
    this.walk = walk;
    this.tree = walk.tree;
    this.algorithm = algorithm;
    this.inner = inner;
    // In the negamax forms everything at the root is as its mover sees it.
    this.turns = TURNED.includes(walk.walker) && !walk.rules?.isMax(0);
    /** @type {number | null} */
    this.depth = walk.options.depth ? Number(walk.options.depth) : null;
  }

  /** A score as the algorithm has it at the root, seen by MAX; and the other way round. @param {number} score */
  asMax(score) {
    return this.turns ? negated(score) : score;
  }

  /** A window of the algorithm’s at the root, seen by MAX. @param {number} alpha @param {number} beta */
  windowOf(alpha, beta) {
    return this.turns ? rootWindow(negated(beta), negated(alpha)) : rootWindow(alpha, beta);
  }

  /** The guess before anything is searched. @returns {Guess} */
  firstGuess() {
    const { guess } = this.walk.options;
    if (guess) return { value: floor(this.tree, guess), source: 'given' };
    const held = this.walk.rules?.held(0) ?? Number.NaN;
    return Number.isNaN(held) ? { value: 0, source: 'zero' } : { value: held, source: 'static' };
  }

  /**
   * A search of the root.
   * @param {Search['why']} why
   * @param {Window | null} window
   * @param {As} as
   * @param {{known?: Search['known'], guess?: Guess | null}} [about]
   */
  search(why, window, as, { known = null, guess = null } = {}) {
    this.#number += 1;
    const search = {
      number: this.#number,
      depth: this.depth,
      window,
      why,
      known,
      finished: this.#finished,
      returned: this.#returned,
      guess: guess?.value ?? null,
      source: guess?.source ?? null,
    };
    this.walk.events.push({ kind: 'iterate', node: 0, search });
    const found = this.walk.search(as, window ?? OPEN);
    this.#returned = found.value;
    return found;
  }

  /** Is the value at least γ? */
  nullWindow() {
    const gamma = ceil(this.tree, this.walk.options.at ?? '0');
    return this.search('test', rootWindow(below(this.tree, gamma), gamma), 'null-window');
  }

  /** A window round a guess, opened if the value lies outside. @param {Guess} guess */
  aspiration(guess) {
    const delta = ceil(this.tree, this.walk.options.delta ?? '1');
    const centre = this.asMax(guess.value);
    const wide = !Number.isFinite(centre) || !Number.isFinite(delta);
    let alpha = wide ? Number.NEGATIVE_INFINITY : moved(this.tree, centre, -delta);
    let beta = wide ? Number.POSITIVE_INFINITY : moved(this.tree, centre, delta);
    let found = this.search('guess', this.windowOf(alpha, beta), 'full', { guess });
    for (;;) {
      const value = this.asMax(found.value);
      const low = value <= alpha && Number.isFinite(alpha);
      if (!low && !(value >= beta && Number.isFinite(beta))) return found;
      if (low) alpha = Number.NEGATIVE_INFINITY;
      else beta = Number.POSITIVE_INFINITY;
      const why = low ? 'failed-low' : 'failed-high';
      found = this.search(why, this.windowOf(alpha, beta), 're-search');
    }
  }

  /** Null windows until the bounds meet. @param {Guess | number} from */
  mtd(from) {
    const guess = typeof from === 'number' ? null : from;
    let value = typeof from === 'number' ? from : this.asMax(from.value);
    let [lower, upper] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    /** @type {Search['why']} */
    let why = 'guess';
    /** @type {number | undefined} */
    let best;
    while (lower < upper) {
      const beta = value === lower ? above(this.tree, value) : value;
      const [low, high] = [this.asMax(lower), this.asMax(upper)];
      const known = { least: Math.min(low, high), most: Math.max(low, high) };
      const window = this.windowOf(below(this.tree, beta), beta);
      const found = this.search(why, window, 'null-window', { known, guess });
      value = this.asMax(found.value);
      why = value < beta ? 'failed-low' : 'failed-high';
      if (value < beta) upper = value;
      else [lower, best] = [value, found.line[0]];
    }
    return { value: this.asMax(value), line: this.#readLine(value, best) };
  }

  /** The best moves that the table knows. @param {number} value @param {number} [best] */
  #readLine(value, best) {
    if (this.walk.rules?.ends(0)) return [];
    const first = best ?? this.walk.ordering.arranged(0)[0];
    return [first, ...this.walk.lineFrom(first, this.asMax(value))];
  }

  /** Deeper and deeper. */
  deepening() {
    const last = Math.min(this.depth ?? this.walk.height, this.walk.height);
    let guess = this.firstGuess();
    /** @type {number[]} */
    let line = [];
    for (let depth = Math.min(last, 1); depth <= last; depth += 1) {
      this.depth = depth;
      this.walk.deepen(depth);
      this.walk.ordering.follow(line);
      const found = this.#oneDepth(guess);
      line = found.line;
      this.#finished = { depth, value: found.value, best: line[0] ?? null };
      guess = { value: found.value, source: 'depth' };
    }
    return { line };
  }

  /** @param {Guess} guess */
  #oneDepth(guess) {
    if (this.inner === 'aspiration') return this.aspiration(guess);
    if (this.inner === 'mtd-f') return this.mtd(guess);
    return this.search('deeper', WITHOUT.includes(this.inner) ? null : OPEN, 'full');
  }

  /** Everything that is searched. @returns {number[]} the best line below the root, as it is known at the end */
  run() {
    return this.#all().line;
  }

  /** @returns {{line: number[]}} */
  #all() {
    switch (this.algorithm) {
      case 'null-window':
        return this.nullWindow();
      case 'iterative-deepening':
        return this.deepening();
      case 'aspiration':
        return this.aspiration(this.firstGuess());
      case 'mtd-f':
        return this.mtd(this.firstGuess());
      case 'mtd+inf':
        return this.mtd(Number.POSITIVE_INFINITY);
      case 'mtd-inf':
        return this.mtd(Number.NEGATIVE_INFINITY);
      default:
        return this.walk.search('full');
    }
  }
}
