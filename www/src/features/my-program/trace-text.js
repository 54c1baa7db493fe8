/** What a program is given of the tree on show, and what it did as the text of a trace: see docs/trace-file.md. Pure. */

/** @import { Tree } from '../programs/given.js' */
/** @import { Snapshot } from './inside/telling.js' */
/** @import { Searched } from './noted.js' */

/** A node in JSON, as the core writes trees. @typedef {number | string | Json[] | {value?: number | string, name?: string, children?: Json[]}} Json */

/** Whether a program searched the tree that it was given. @param {Snapshot} tree @param {Tree} given @returns {boolean} */
export function isGiven([, value, , children], [ownValue, , own]) {
  if (children.length !== own.length) return false;
  if (children.length === 0 && value !== ownValue) return false;
  return children.every((child, at) => isGiven(child, own[at]));
}

/** The given tree as if it had been noted. @param {Tree} tree @returns {Snapshot} */
export const snapshotOf = ([value, name, children]) => [0, value, name, children.map(snapshotOf)];

/** The nodes of a tree. @param {Snapshot} tree @returns {number} */
export const sizeOf = ([, , , children]) => children.reduce((sum, child) => sum + sizeOf(child), 1);

/**
 * The text of a trace.
 * @param {Searched} searched
 * @param {object} show the search on show
 * @param {string} show.json its tree
 * @param {Tree} show.tree
 * @param {boolean} show.turns whether it sees values as the side to move does
 * @param {boolean} show.rootIsMax
 */
export function traceText({ tree, events, isExplicit }, { json, tree: given, turns, rootIsMax }) {
  const own = isGiven(tree, given) ? json : JSON.stringify(jsonOf(tree));
  // A program that tells windows or values sees them as the search on show does; the values of leaves that are noted are MAX's.
  const perspective = isExplicit ? '' : ',"perspective":"max"';
  const isMax = isExplicit && turns ? sidesIn(tree, rootIsMax) : [];
  const lines = events.map((each) => {
    const { isNoted, ...event } = each;
    const isTurned = isNoted && isMax[event.node] === false && event.event === 'evaluate';
    return JSON.stringify(isTurned ? { ...event, value: 0 - event.value } : event, asText);
  });
  return [`{"plyscope":1,"tree":${own}${perspective}}`, ...lines, ''].join('\n');
}

/** JSON has no infinity. @param {string} _ @param {unknown} value */
const asText = (_, value) => (value === Infinity ? 'inf' : value === -Infinity ? '-inf' : value);

/** @param {Snapshot} tree @returns {Json} */
function jsonOf([, value, name, children]) {
  const score = value === null ? undefined : /** @type {Json} */ (asText('', value));
  if (children.length === 0 && name === null) return score ?? 0;
  return /** @type {Json} */ ({
    ...(score !== undefined && { value: score }),
    ...(name !== null && name !== '' && { name }),
    ...(children.length > 0 && { children: children.map(jsonOf) }),
  });
}

/** Whether MAX moves at each node. @param {Snapshot} tree @param {boolean} isMax @returns {boolean[]} */
const sidesIn = ([, , , children], isMax) => [
  isMax,
  ...children.flatMap((child) => sidesIn(child, !isMax)),
];
