/**
 * The part of a search that one steps through: an author may bound it by two moments, which stay true when the tree or the
 * algorithm changes. Pure.
 */

import { LABELS } from './labels.js';
import { noMoment, stepOfMoment } from './moment.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Labels } from './labels.js' */

/**
 * Where it begins and ends: steps or moments, each empty where it is open.
 * @typedef {{from: number | string, to: number | string}} Bounds
 */

/** The first and the last step of it; null where it is open: beyond the end, compared searches may go on. @typedef {{first: number, last: number | null}} Span */

/** @type {Bounds} */
export const UNBOUNDED = { from: '', to: '' };

/**
 * The steps between two bounds. Where a reader's edit has taken a moment away, that side is open, and both are where it has put
 * them the wrong way round.
 * @param {Bounds} bounds
 * @param {Search} search
 * @param {Labels} labels
 * @returns {Span}
 */
export function spanOf({ from, to }, search, labels) {
  const first = stepAtPlace(from, search, labels) ?? 0;
  const last = stepAtPlace(to, search, labels);
  return last !== null && first > last ? { first: 0, last: null } : { first, last };
}

/**
 * What is wrong with an author's bounds; null if nothing is.
 * @param {Bounds} bounds
 * @param {Search} search
 * @param {Labels} labels
 * @returns {PlyscopeError | null}
 */
export function wrongBounds({ from, to }, search, labels) {
  for (const bound of [from, to])
    if (bound !== '' && stepAtPlace(bound, search, labels) === null)
      return noMoment(String(bound), search, labels);
  const [first, last] = [stepAtPlace(from, search, labels) ?? 0, stepAtPlace(to, search, labels)];
  if (last === null || first <= last) return null;
  return { kind: 'bounds-reversed', name: String(from), value: String(to) };
}

/** A step if it lies between the bounds; null if it does not. @param {Span} span @param {number | null} step */
export const within = ({ first, last }, step) =>
  step !== null && step >= first && step <= (last ?? Number.POSITIVE_INFINITY) ? step : null;

/**
 * The step of a place, no later than the last one.
 * @param {number | string} place a step, or a moment
 * @param {Search} search
 * @param {Labels} labels
 * @returns {number | null} null if it is empty, or the search has no such moment
 */
export function stepAtPlace(place, search, labels) {
  if (place === '') return null;
  if (typeof place === 'number') return Math.min(place, search.overview.steps);
  // The author's names mean the same nodes, whatever a reader has them called.
  const others = LABELS.filter((each) => each !== labels);
  for (const each of [labels, ...others]) {
    const step = stepOfMoment(place, search, each);
    if (step !== null) return step;
  }
  return null;
}
