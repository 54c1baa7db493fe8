/** What the notice of a preset speaks of: the moments that it leads to, and the nodes that it calls by their names. A preset is a row. */

import { stepOfMoment } from './moment.js';

/** @import { Search } from '../engine/search.js' */

/**
 * @typedef {object} Notice
 * @property {readonly string[]} [moments] in the order of the text; those that a search does not have are left out
 * @property {readonly number[]} [calls] the nodes that its message names
 * @property {true} [tellsEnd] whether its answer is known at the end of the search only, and not at the last of its moments
 */

/** By the preset's id; nodes are called by their numbers. @type {Record<string, Notice>} */
const NOTICES = {
  'swedish-51': { moments: ['cutoff-at:25'], calls: [25] },
  'swedish-first-slides': { moments: ['visit:6', 'cutoff-at:4'] },
  'aima-two-ply': { moments: ['cutoff-at:5', 'visit:12'] },
  'wikipedia-four-ply': { moments: ['cutoff-at:17'], calls: [17], tellsEnd: true },
  'deep-cutoff': { moments: ['cutoff-at:6'], calls: [6] },
  'tic-tac-toe': { moments: ['cutoff-at:10'] },
  'negascout-saves': { moments: ['cutoff-at:11', 'cutoff-at:20'], tellsEnd: true },
  'negascout-searches-again': { moments: ['re-search:1'], calls: [8], tellsEnd: true },
  killer: { moments: ['cutoff-at:5', 'cutoff-at:9'] },
  transpositions: { moments: ['visit:34'], tellsEnd: true },
  deepening: { moments: ['iteration:1', 'iteration:2', 'iteration:3'], tellsEnd: true },
  'aspiration-fails-high': { moments: ['iteration:1', 'iteration:2'], tellsEnd: true },
  'aspiration-fails-low': { moments: ['iteration:1', 'iteration:2'], tellsEnd: true },
  'sss-skips': { moments: ['visit:16'], tellsEnd: true },
};

/**
 * What the notice of a preset calls its nodes, as the parameters of its message.
 * @param {string} preset its id
 * @param {(node: number) => string} label
 * @returns {Record<string, string>}
 */
export const calledIn = (preset, label) =>
  Object.fromEntries((NOTICES[preset]?.calls ?? []).map((node) => [`node-${node}`, label(node)]));

/** A moment with its step; `which` is the number of its node, or how often its kind has come. @typedef {{kind: string, which: number, step: number}} Moment */

/**
 * The step from which on the answer of a notice is known.
 * @param {string} preset its id
 * @param {Search} search
 */
export function answeredFrom(preset, search) {
  const { steps } = search.overview;
  if (NOTICES[preset]?.tellsEnd) return steps;
  return Math.max(...momentsOf(preset, search).map(({ step }) => step), 0) || steps;
}

/** By the search, so that they are looked up once. @type {WeakMap<Search, Map<string, Moment[]>>} */
const found = new WeakMap();

/**
 * The moments of a preset that happen in a search of it, in their order.
 * @param {string} preset its id
 * @param {Search} search
 * @returns {Moment[]}
 */
export function momentsOf(preset, search) {
  const known = found.get(search) ?? new Map();
  found.set(search, known);
  const named = NOTICES[preset]?.moments ?? [];
  const moments = known.get(preset) ?? named.flatMap((each) => at(each, search));
  known.set(preset, moments);
  return moments;
}

/** @param {string} moment @param {Search} search @returns {Moment[]} */
function at(moment, search) {
  const step = stepOfMoment(moment, search, 'numbers');
  const [kind, which] = moment.split(':');
  return step === null ? [] : [{ kind, which: Number(which), step }];
}
