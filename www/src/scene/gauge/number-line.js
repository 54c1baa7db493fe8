/** A number line for all values of a tree: −∞ and +∞ are its two ends. Pure. */

import { LARGEST, NEG_INF, POS_INF } from '../../engine/score.js';
import { breaksOf, lengthOf } from './line-breaks.js';

/** @import { Search } from '../../engine/search.js' */

/** The distance of the tree's own values from the ends. */
const PAD = 0.12;
/** The distance of values beyond them. */
const LEAST = 0.03;
/** The length of a shortened stretch. */
const BREAK = 0.14;

/**
 * @typedef {object} NumberLine
 * @property {(units: number) => number} at from 0 to 1 along the line
 * @property {{units: number, at: number}[]} ticks the tree's least and greatest values, then those beside a break
 * @property {number[]} breaks the middles of shortened stretches along the line
 */

/**
 * The line at a node.
 * @param {Search} search
 * @param {number} node
 * @returns {NumberLine}
 */
export function numberLine(search, node) {
  const { lowest: least, highest: most, decimals } = search.overview;
  const signs = signsAt(search, node);
  const ends = signs.flatMap((sign) => [sign * (least ?? 0), sign * (most ?? 0)]);
  const lowest = Math.min(...ends);
  const highest = Math.max(...ends);
  const breaks = breaksOf(search.nodes.units, signs, lowest, highest);
  const cut = breaks.reduce((sum, each) => sum + lengthOf(each), 0);
  const span = Math.max(highest - lowest - cut, 10 ** decimals);
  /** The part of the line on which distances are true. */
  const even = 1 - 2 * PAD - BREAK * breaks.length;
  /** The place of a value that lies so far beyond the tree's. @param {number} by */
  const beyond = (by) => PAD - (PAD - LEAST) * (by / (by + span));
  /** @param {number} units */
  const at = (units) => {
    if (units === NEG_INF) return 0;
    if (units === POS_INF) return 1;
    if (units < lowest) return beyond(lowest - units);
    if (units > highest) return 1 - beyond(units - highest);
    let [place, apart] = [PAD, units - lowest];
    for (const gap of breaks) {
      const inside = Math.min(lengthOf(gap), Math.max(0, units - gap.from));
      place += (inside / lengthOf(gap)) * BREAK;
      apart -= inside;
    }
    return place + (apart / span) * even;
  };
  const marks = highest === lowest ? [lowest] : [lowest, highest];
  const beside = breaks.flatMap(({ from, to }) => [from, to]);
  const ticks = [...new Set([...marks, ...beside])].map((units) => ({ units, at: at(units) }));
  return { at, ticks, breaks: breaks.map(({ from, to }) => (at(from) + at(to)) / 2) };
}

/**
 * The text of a window's end. A test next to an infinity has an end that no tree has as a value.
 * @param {number} units
 * @param {(units: number) => string} score
 */
export function endText(units, score) {
  if (units === LARGEST) return '<∞';
  return units === -LARGEST ? '>−∞' : score(units);
}

/** The signs with which the tree's values appear at a node. @param {Search} search @param {number} node */
function signsAt({ overview, nodes, request }, node) {
  // If each leaf holds its own mover's value, values appear with either sign.
  if (request.options?.evaluation === 'side-to-move') return [1, -1];
  return overview.perspective === 'side-to-move' && !nodes.max[node] ? [-1] : [1];
}
