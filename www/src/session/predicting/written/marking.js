/**
 * Marks what a learner has written. An edge below a cut one is never reached, so that a stroke there is neither right nor wrong; strokes
 * below a wrong stroke are part of the same mistake.
 */

import { faultsOf } from '../questions.js';
import { cutAbove, keyOf } from './key.js';
import { entryAt, isBlank, isEmpty } from './writing.js';

/** @import { Place } from '../../../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../../../engine/search.js' */
/** @import { Entry, Field, Written } from './writing.js' */

/**
 * A fault: something is missing, wrong or too much. It is about the edge to a node, one of the numbers at it, what its value says
 * (`says`), or about all that is written at a node that is never entered (`node`).
 * @typedef {object} WrittenFault
 * @property {number} node
 * @property {Field | 'edge' | 'says' | 'node'} part
 * @property {'missing' | 'wrong' | 'too-much'} kind
 * @property {Place | null} place the question whose answer it is against; null if an edge is struck to a first child
 */

/**
 * @typedef {object} Marked
 * @property {number} right
 * @property {number} total all that is to be written, and what is not but is there
 * @property {readonly WrittenFault[]} faults in the order of the search
 */

/**
 * @param {Search} search
 * @param {Written} written
 * @returns {Marked}
 */
export function mark(search, written) {
  const key = keyOf(search);
  const faults = [...edgeFaults(search, written), ...nodeFaults(search, written)];
  const expected = key.cut.size + key.entered.size * 2 + key.returned.size;
  const isAgainst = faults.filter(({ kind }) => kind !== 'too-much').length;
  const total = expected + faults.length - isAgainst;
  const stepOf = (/** @type {WrittenFault} */ { place }) => place?.step ?? 0;
  return {
    right: expected - isAgainst,
    total,
    faults: faults.sort((one, other) => stepOf(one) - stepOf(other)),
  };
}

/** @param {Search} search @param {Written} written @returns {WrittenFault[]} */
function edgeFaults(search, { struck }) {
  const { cut, spared } = keyOf(search);
  const isStruck = new Set(struck);
  /** @type {WrittenFault[]} */
  const missing = [...cut]
    .filter(([node]) => !isStruck.has(node))
    .map(([node, place]) => ({ node, part: 'edge', kind: 'missing', place }));
  const extra = struck.filter(
    (node) => cutAbove(search, node) === null && !isBelow(search, node, isStruck),
  );
  return [
    ...missing,
    ...extra.map((node) => ({
      node,
      place: spared.get(node) ?? null,
      part: /** @type {const} */ ('edge'),
      kind: /** @type {const} */ ('too-much'),
    })),
  ];
}

/** Whether a node lies below one of some others. @param {Search} search @param {number} node @param {ReadonlySet<number>} others */
function isBelow({ nodes: { parent } }, node, others) {
  for (let at = parent[node]; at >= 0; at = parent[at]) if (others.has(at)) return true;
  return false;
}

/** @param {Search} search @param {Written} written @returns {WrittenFault[]} */
function nodeFaults(search, written) {
  const { rows, cut, entered, returned } = keyOf(search);
  return rows.flatMap((node) => {
    const entry = entryAt(written, node);
    const above = cutAbove(search, node);
    if (above !== null) {
      const place = cut.get(above) ?? null;
      return isBlank(entry) ? [] : [{ node, part: 'node', kind: 'too-much', place }];
    }
    return [
      ...windowFaults(search, node, entry, entered.get(node)),
      ...valueFaults(search, node, entry, returned.get(node)),
    ];
  });
}

/** A number that can always be read, in place of one that is not being judged. */
const ANY = '0';

/**
 * @param {Search} search
 * @param {number} node
 * @param {Entry} entry
 * @param {Place | undefined} place
 * @returns {WrittenFault[]}
 */
function windowFaults(search, node, { alpha, beta }, place) {
  if (place === undefined) return [];
  /** @param {'alpha' | 'beta'} part @param {string} text @param {[one: string, other: string]} both @returns {WrittenFault[]} */
  const judged = (part, text, [one, other]) => {
    if (isEmpty(text)) return [{ node, part, kind: 'missing', place }];
    const faults = faultsOf(search, place, { one, other, nodes: [] });
    const isRight = faults?.every(({ kind }) => kind !== part) ?? false;
    return isRight ? [] : [{ node, part, kind: 'wrong', place }];
  };
  return [...judged('alpha', alpha, [alpha, ANY]), ...judged('beta', beta, [ANY, beta])];
}

/**
 * @param {Search} search
 * @param {number} node
 * @param {Entry} entry
 * @param {Place | undefined} place
 * @returns {WrittenFault[]}
 */
function valueFaults(search, node, { value, says }, place) {
  if (place === undefined) return [];
  if (isEmpty(value)) return [{ node, part: 'value', kind: 'missing', place }];
  const faults = faultsOf(search, place, { one: value, other: says, nodes: [] });
  if (faults?.length === 0) return [];
  // A value and what it says are one entry.
  const part = faults?.every(({ kind }) => kind === 'says') ? 'says' : 'value';
  return [{ node, part, kind: 'wrong', place }];
}

/** Whether the core can read a number: asked of the root, which returns in every search. @param {Search} search @param {string} text */
export function isRead(search, text) {
  const place = keyOf(search).returned.get(0);
  const draft = { one: text, other: 'exact', nodes: [] };
  return place !== undefined && faultsOf(search, place, draft) !== null;
}
