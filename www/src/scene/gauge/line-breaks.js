/**
 * Breaks of the number line: where all values but a few lie close together, the empty stretch between them is shortened, and
 * marked, so that windows among the many stay readable. Pure.
 */

import { NEG_INF, NO_SCORE, POS_INF } from '../../engine/score.js';

/** @import { Colour } from '../scene.js' */
/** @import { Shape } from '../scene.js' */

/** A stretch without values that is so many times as long as everything else is shortened. */
const FAR = 6;
/** At most so many are: one on either side of what lies close together. */
const MOST = 2;
/** Sorting the values of larger trees would take too long. */
const MOST_VALUES = 50_000;

/** @typedef {{from: number, to: number}} Break the values on both sides of a shortened stretch */

/** The breaks found before, by the values that they were found in, and by signs and ends. @type {WeakMap<Int32Array, Map<string, Break[]>>} */
const known = new WeakMap();

/** Whether a node has a value, and a finite one. @param {number} units */
const isValue = (units) => units !== NO_SCORE && units !== NEG_INF && units !== POS_INF;

/**
 * The breaks of a line, ascending; none in a very large tree. Every step asks for them.
 * @param {Int32Array} units the tree's values, as they are written
 * @param {readonly number[]} signs with which they appear
 * @param {number} lowest
 * @param {number} highest
 * @returns {Break[]}
 */
export function breaksOf(units, signs, lowest, highest) {
  if (units.length > MOST_VALUES) return [];
  const before = known.get(units) ?? new Map();
  known.set(units, before);
  const which = [...signs, lowest, highest].join();
  if (!before.has(which)) before.set(which, find(units, signs, lowest, highest));
  return before.get(which);
}

/** @type {typeof breaksOf} */
function find(units, signs, lowest, highest) {
  const finite = Array.from(units).filter(isValue);
  const all = signs.flatMap((sign) => finite.map((each) => sign * each));
  const inside = all.filter((each) => each > lowest && each < highest);
  const values = [lowest, ...inside.sort((one, other) => one - other), highest];
  const gaps = values.slice(1).map((to, at) => ({ from: values[at], to }));
  gaps.sort((one, other) => lengthOf(other) - lengthOf(one));
  for (let many = MOST; many > 0; many -= 1) {
    const breaks = gaps.slice(0, many);
    const rest = breaks.reduce((sum, each) => sum - lengthOf(each), highest - lowest);
    const isFar = breaks.every((each) => lengthOf(each) >= FAR * rest);
    if (rest > 0 && isFar) return breaks.sort((one, other) => one.from - other.from);
  }
  return [];
}

/** @param {Break} gap */
export const lengthOf = ({ from, to }) => to - from;

/**
 * The mark of a break: the line is interrupted by a zigzag.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @returns {(Shape & {kind: 'edge'})[]}
 */
export function breakMark(x, y, size) {
  const piece = (
    /** @type {number[]} */ [x1, y1, x2, y2],
    /** @type {Colour} */ colour,
    /** @type {number} */ width,
  ) => ({ kind: /** @type {const} */ ('edge'), x1, y1, x2, y2, colour, width, alpha: 1 });
  const points = [...[-1.5, 0, -0.5, -1], ...[0.5, 1, 1.5, 0]].map((each, at) =>
    at % 2 === 0 ? x + each * size * 0.6 : y + each * size,
  );
  return [
    piece([x - size * 0.9, y, x + size * 0.9, y], 'ground', 6),
    ...[0, 2, 4].map((at) => piece(points.slice(at, at + 4), 'ink', 1.5)),
  ];
}
