/** The wrong and the right run of a specimen: the tree as each has left it, and their actions beside each other. Pure, but for asking the core. */

import { diagnosis } from '../../engine/traces/traces.js';
import { countOf, toldAt } from '../../features/traced/comparing.js';

/** @import { Act, Specimen as Runs } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */
/** @import { Specimen } from './specimens.js' */

/** A node as a run has left it: what it returned last, if it was entered at all. @typedef {{isEntered: boolean, returned: number | null}} Left */
/** @typedef {{acts: readonly Act[], nodes: readonly Left[], entered: number, value: number | null, isEndless: boolean}} Run */

/**
 * @typedef {object} Shown
 * @property {Runs['example']} example
 * @property {Runs['parents']} parents
 * @property {Runs['values']} values
 * @property {Run} wrong
 * @property {Run} right
 * @property {number} parted the place of the first action in which they differ
 */

/**
 * The runs of a specimen; null if its slip does not show on its tree.
 * @param {Specimen} specimen
 * @param {string} algorithm
 * @returns {Shown | null}
 */
export function runsOf({ slip, tree, depth }, algorithm) {
  /** @type {Record<string, string>} */
  const options = depth === undefined ? {} : { depth };
  const found = diagnosis().specimen(slip, tree, algorithm, options);
  if (found === null) return null;
  const { example, parents, values } = found;
  const isEndless = example.shows === 'endless';
  const wrong = runOf(found.wrong, parents.length, isEndless);
  const right = runOf(found.right, parents.length, false);
  const count = Math.max(wrong.acts.length, right.acts.length);
  const places = Array.from({ length: count }, (_, place) => place);
  const parted = places.find((place) => !isSame(wrong.acts[place], right.acts[place])) ?? count;
  return { example, parents, values, wrong, right, parted };
}

/** @param {Int32Array} actions @param {number} count of the tree's nodes @param {boolean} isEndless @returns {Run} */
function runOf(actions, count, isEndless) {
  const acts = Array.from({ length: countOf({ actions }) }, (_, at) => toldAt({ actions }, at));
  const nodes = Array.from({ length: count }, () => ({
    isEntered: false,
    returned: /** @type {number | null} */ (null),
  }));
  for (const { kind, node, value } of acts) {
    if (kind === 'enter') nodes[node].isEntered = true;
    if (kind === 'leave') nodes[node].returned = value;
  }
  const entered = acts.filter(({ kind }) => kind === 'enter').length;
  return { acts, nodes, entered, value: nodes[0].returned, isEndless };
}

/** @param {Act | undefined} one @param {Act | undefined} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
