/**
 * The gauge at a step: the window as two jaws on a number line, and the values between them. A search without windows has the
 * values alone. Pure.
 *
 * The line spans the tree's finite values, with breaks where most of it would be empty; −∞ and +∞ are its two ends. α comes
 * from the left, β from the right. A jaw has its owner's colour. In the negamax forms the line is mirrored at each ply: the
 * side to move always closes in from the left.
 */

import { owners } from '../../engine/owners.js';
import { numberLine } from './number-line.js';

/** @import { Fact } from '../../../pkg/plyscope_wasm.js' */
/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { Show } from '../scene.js' */

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
 * @property {number | null} node whose window it shows; null between searches
 * @property {'max' | 'min'} mover who moves there
 * @property {boolean} turned whether the line is mirrored
 * @property {number} spread how much of its length is to be seen: 1, but for the moment in which it turns
 * @property {Jaw | null} left null without a window
 * @property {Jaw | null} right
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
 * @returns {Gauge}
 */
export function gauge(search, moment) {
  const { fact, path } = moment;
  const last = path.at(-1);
  if (last === undefined) return resting(search);
  // A return arrives at the parent, where something happens next. Under SCOUT a test's parent may have no window:
  // then the test's own shows how it came out.
  const above = fact.kind === 'leave' && fact.arrival !== null ? path[path.length - 2] : last;
  const frame = above.now === null && last.now !== null ? last : above;
  const mover = search.nodes.max[frame.node] ? 'max' : 'min';
  const line = numberLine(search, frame.node);
  const whose = owners(search, frame.node);
  /** @type {(letter: Jaw['letter'], units: number, by: number | null) => Jaw} */
  const jaw = (letter, units, by) => {
    const owner = letter === 'α' ? whose.alpha : whose.beta;
    return { letter, owner, units, at: line.at(units), by };
  };
  const { now } = frame;
  /** @param {number | null} units */
  const mark = (units) => (units === null ? null : { units, at: line.at(units) });
  const best = fact.kind === 'evaluate' ? null : mark(frame.best);
  return {
    node: frame.node,
    mover,
    turned: whose.alpha === 'min',
    spread: 1,
    left: now && jaw('α', now.alpha, now.alphaBy),
    right: now && jaw('β', now.beta, now.betaBy),
    best,
    arriving: mark(arriving(fact, frame !== last)),
    closed: fact.kind === 'cutoff' ? (fact.side === 'beta' ? 'right' : 'left') : null,
    skips: fact.kind === 'cutoff' && fact.skipped > 0,
    ticks: line.ticks,
    breaks: line.breaks,
  };
}

/**
 * What a picture shows of it: of what a question or a lecturer hides, the line alone.
 * @param {Pick<Show, 'search' | 'moment' | 'marks' | 'blank'>} show
 */
export const shownGauge = ({ search, moment, marks, blank }) =>
  marks?.bare || marks?.unvalued || blank ? resting(search) : gauge(search, moment);

/** The line alone, as it stands while no node is searched. @param {Search} search @returns {Gauge} */
export function resting(search) {
  const { ticks, breaks } = numberLine(search, 0);
  const { alpha } = owners(search, 0);
  return {
    node: null,
    mover: alpha,
    turned: alpha === 'min',
    spread: 1,
    left: null,
    right: null,
    best: null,
    arriving: null,
    closed: null,
    skips: false,
    ticks,
    breaks,
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
 * A gauge between two others, while a jaw moves, or while the line turns.
 * @param {Gauge} from
 * @param {Gauge} to
 * @param {number} t from 0 to 1
 * @returns {Gauge}
 */
export function between(from, to, t) {
  if (t >= 1) return to;
  if (from.turned !== to.turned) return { ...(t < 0.5 ? from : to), spread: Math.abs(1 - 2 * t) };
  /** @type {<T extends {at: number}>(a: T | null, b: T | null) => T | null} */
  const mix = (a, b) => a && b && { ...b, at: a.at + (b.at - a.at) * t };
  return {
    ...to,
    left: mix(from.left, to.left) ?? to.left,
    right: mix(from.right, to.right) ?? to.right,
    best: (from.node === to.node && mix(from.best, to.best)) || to.best,
  };
}
