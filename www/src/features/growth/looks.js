/** How the searches of the chart look. Pure. */

/** @import { AlgorithmInfo } from '../../../pkg/plyscope_wasm.js' */

/** @typedef {{line: 'strong' | 'fine', dash: string, filled: boolean, corners: typeof MARKS[number]}} Look */

/** All in ink: the colours of the page mean players and cuts. */
const GROUPS = {
  exhaustive: { line: /** @type {const} */ ('fine'), dash: '', filled: true },
  'alpha-beta': { line: /** @type {const} */ ('strong'), dash: '', filled: false },
  scout: { line: /** @type {const} */ ('fine'), dash: '7 3', filled: false },
  driver: { line: /** @type {const} */ ('fine'), dash: '2 3', filled: false },
  'best-first': { line: /** @type {const} */ ('fine'), dash: '9 3 2 3', filled: false },
};

/** The corners of marks around (0, 0), all about the same size; none is round. @type {readonly (readonly (readonly [number, number])[])[]} */
const MARKS = [
  [],
  [
    [-4, -4],
    [4, -4],
    [4, 4],
    [-4, 4],
  ],
  [
    [0, -5.8],
    [5.8, 0],
    [0, 5.8],
    [-5.8, 0],
  ],
  [
    [0, -5.4],
    [5.2, 4],
    [-5.2, 4],
  ],
  [
    [0, 5.4],
    [5.2, -4],
    [-5.2, -4],
  ],
];

/** The radius of a round mark. */
export const ROUND = 4.5;

/** The outline of a mark as a path. @param {Look['corners']} corners */
export const outlineOf = (corners) =>
  corners.length === 0
    ? `M${-ROUND} 0a${ROUND} ${ROUND} 0 1 0 ${2 * ROUND} 0a${ROUND} ${ROUND} 0 1 0 ${-2 * ROUND} 0z`
    : `M${corners.map((corner) => corner.join(' ')).join('L')}z`;

/**
 * The look of a search. A group has a line of its own; within a group the marks differ, so no two look the same.
 * @param {readonly AlgorithmInfo[]} algorithms all that there are
 * @param {string} name
 * @returns {Look}
 */
export function lookOf(algorithms, name) {
  const group = algorithms.find((each) => each.name === name)?.group ?? 'exhaustive';
  const kin = algorithms.filter((each) => each.group === group);
  const place = kin.findIndex((each) => each.name === name);
  return { ...GROUPS[group], corners: MARKS[Math.max(0, place) % MARKS.length] };
}
