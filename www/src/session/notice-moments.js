/** The moments that the notice of a preset speaks of, as steps of a search. */

/** @import { Search } from '../engine/search.js' */

/**
 * A moment of a notice: a cutoff or the entry of a node, or the beginning of a re-search or of an iteration, counted from 1.
 * @typedef {{kind: 'cutoff', node: number} | {kind: 'visit', node: number} | {kind: 're-search', count: number}
 *   | {kind: 'iteration', count: number}} Named
 * @typedef {Named & {step: number}} Moment
 */

/** @type {(...nodes: number[]) => Named[]} */
const cutoffs = (...nodes) => nodes.map((node) => ({ kind: 'cutoff', node }));
/** @type {(...nodes: number[]) => Named[]} */
const visits = (...nodes) => nodes.map((node) => ({ kind: 'visit', node }));
/** @type {(...counts: number[]) => Named[]} */
const iterations = (...counts) => counts.map((count) => ({ kind: 'iteration', count }));

/** By the preset's id. @type {Record<string, Named[]>} */
const NAMED = {
  'swedish-51': cutoffs(25),
  'swedish-first-slides': [...visits(6), ...cutoffs(4)],
  'aima-two-ply': [...cutoffs(5), ...visits(12)],
  'wikipedia-four-ply': cutoffs(17),
  'deep-cutoff': cutoffs(6),
  'tic-tac-toe': cutoffs(10),
  'negascout-saves': cutoffs(11, 20),
  'negascout-searches-again': [{ kind: 're-search', count: 1 }],
  killer: cutoffs(5, 9),
  transpositions: visits(34),
  deepening: iterations(1, 2, 3),
  'aspiration-fails-high': iterations(1, 2),
  'aspiration-fails-low': iterations(1, 2),
  'sss-skips': visits(16),
};

/** The nodes that notices call by their names, by the preset's id. @type {Record<string, number[]>} */
const CALLED = {
  'swedish-51': [25],
  'wikipedia-four-ply': [17],
  'deep-cutoff': [6],
  'negascout-searches-again': [8],
};

/**
 * What the notice of a preset calls its nodes, as the parameters of its message.
 * @param {string} preset its id
 * @param {(node: number) => string} label
 * @returns {Record<string, string>}
 */
export const calledIn = (preset, label) =>
  Object.fromEntries((CALLED[preset] ?? []).map((node) => [`node-${node}`, label(node)]));

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
  const moments = known.get(preset) ?? (NAMED[preset] ?? []).flatMap((each) => at(each, search));
  known.set(preset, moments);
  return moments;
}

/** A moment with its step; nothing if the search has no such moment. @param {Named} named @param {Search} search */
function at(named, search) {
  const step = stepOf(named, search);
  return step === null ? [] : [{ ...named, step }];
}

/** @param {Named} named @param {Search} search @returns {number | null} */
function stepOf(named, search) {
  const { stepping, cutoffs, nodes } = search;
  if ('node' in named && named.node >= nodes.length) return null;
  if (named.kind === 'visit') return stepping.stopAt('visit', 0, true, [named.node]);
  if (named.kind === 'cutoff')
    return [...cutoffs].find((step) => search.moment(step).node === named.node) ?? null;
  const { kind, count } = named;
  let step = /** @type {number | null} */ (0);
  for (let at = 0; at < count && step !== null; at += 1) step = stepping.stopAt(kind, step, true);
  return step;
}
