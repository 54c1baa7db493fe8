/**
 * The gauge at a step: the window as two jaws on a number line. Pure.
 *
 * The line spans the tree's finite values, with breaks where most of it would be empty; −∞ and +∞ are its two ends. α comes from the left, β from the right. A jaw
 * has its owner's colour. In the negamax forms the line is mirrored at each ply: the side to move always closes in
 * from the left.
 */

import { owners } from '../../engine/owners.js';
import { numberLine } from './number-line.js';

/** @import { Fact } from '../../../pkg/plyscope_wasm.js' */
/** @import { Moment, Search } from '../../engine/search.js' */

/**
 * @typedef {object} Jaw
 * @property {'α' | 'β'} letter its name in the algorithm
 * @property {'max' | 'min'} owner
 * @property {number} units
 * @property {number} at 0 to 1 along the line
 * @property {number | null} by the node that set it
 */

/**
 * @typedef {object} Gauge
 * @property {number} node whose window it shows
 * @property {'max' | 'min'} mover
 * @property {Jaw} left
 * @property {Jaw} right
 * @property {{units: number, at: number} | null} best
 * @property {{units: number, at: number} | null} arriving a value just returned or found
 * @property {'left' | 'right' | null} closed the jaw that was met, if the window is closed
 * @property {boolean} skips whether anything is cut off by that
 * @property {{units: number, at: number}[]} ticks
 * @property {number[]} breaks where the line is shortened
 */

/**
 * @param {Search} search
 * @param {Moment} moment
 * @returns {Gauge | null} null if there is no window
 */
export function gauge(search, moment) {
  const { fact, path } = moment;
  const last = path.at(-1);
  if (last === undefined) return null;
  // A return arrives at the parent, where something happens next. Under SCOUT a test's parent may have no window:
  // then the test's own shows how it came out.
  const above = fact.kind === 'leave' && fact.arrival !== null ? path[path.length - 2] : last;
  const frame = above.now === null ? last : above;
  // No window, no jaws: the values stand in the tree itself.
  if (frame.now === null) return null;
  const mover = search.nodes.max[frame.node] ? 'max' : 'min';
  const line = numberLine(search, frame.node);
  const { alpha, beta, alphaBy, betaBy } = frame.now;
  const whose = owners(search, frame.node);
  /** @type {(letter: Jaw['letter'], owner: Jaw['owner'], units: number, by: number | null) => Jaw} */
  const jaw = (letter, owner, units, by) => {
    return { letter, owner, units, at: line.at(units), by };
  };
  /** @param {number | null} units */
  const mark = (units) => (units === null ? null : { units, at: line.at(units) });
  const best = fact.kind === 'evaluate' ? null : mark(frame.best);
  return {
    node: frame.node,
    mover,
    left: jaw('α', whose.alpha, alpha, alphaBy),
    right: jaw('β', whose.beta, beta, betaBy),
    best,
    arriving: mark(arriving(fact, frame !== last)),
    closed: fact.kind === 'cutoff' ? (fact.side === 'beta' ? 'right' : 'left') : null,
    skips: fact.kind === 'cutoff' && fact.skipped > 0,
    ticks: line.ticks,
    breaks: line.breaks,
  };
}

/**
 * @param {Fact} fact
 * @param {boolean} above whether this is the gauge of the node that receives a return
 */
function arriving(fact, above) {
  if (fact.kind === 'leave') return above ? (fact.arrival?.value ?? null) : fact.value;
  if (fact.kind === 'probe') return fact.hit?.value ?? null;
  return fact.kind === 'evaluate' ? fact.value : null;
}

/**
 * A gauge between two others, while a jaw moves.
 * @param {Gauge} from
 * @param {Gauge} to
 * @param {number} t from 0 to 1
 * @returns {Gauge}
 */
export function between(from, to, t) {
  if (from.node !== to.node || t >= 1) return to;
  /** @type {<T extends {at: number}>(a: T, b: T) => T} */
  const mix = (a, b) => ({ ...b, at: a.at + (b.at - a.at) * t });
  return {
    ...to,
    left: mix(from.left, to.left),
    right: mix(from.right, to.right),
    best: from.best && to.best && mix(from.best, to.best),
  };
}
