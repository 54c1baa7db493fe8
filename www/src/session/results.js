/** The table of results of all searches: its columns, its order, and its figures. Pure. */

/** @import { Result } from '../../pkg/plyscope_wasm.js' */

/**
 * @typedef {Extract<Result, {error: null}>} Done a search that was run to its end
 * @typedef {typeof COLUMNS[number]} Column
 * @typedef {{by: Column, descending: boolean}} Sort
 */

export const COLUMNS = /** @type {const} */ ([
  'algorithm',
  'value',
  'best',
  'entered',
  'evaluated',
  'cutoffs',
  'skipped',
  'reSearches',
  'waste',
  'kept',
]);

/** The columns in which smaller is better. */
const COSTS = /** @type {const} */ (['entered', 'evaluated', 'waste']);

/**
 * The figure of a search in a column, or how many of its cutoffs skip nothing; null for none.
 * @param {Done} done
 * @param {Exclude<Column, 'algorithm'> | 'idleCutoffs'} column
 */
export function figure(done, column) {
  if (column === 'value') return done.bound === null ? null : done.value;
  if (column === 'best' || column === 'kept' || column === 'waste') return done[column];
  // A best-first search has no windows, so no cutoffs.
  const cuts = column === 'cutoffs' || column === 'idleCutoffs' || column === 'skipped';
  return cuts && done.bestFirst ? null : done.counts[column];
}

/**
 * The sorted rows. Equal rows keep the catalogue's order; rows without a figure come last in either direction.
 * @param {readonly Result[]} rows in the catalogue's order
 * @param {Sort} sort
 */
export function sorted(rows, { by, descending }) {
  if (by === 'algorithm') return descending ? [...rows].reverse() : [...rows];
  const key = (/** @type {Result} */ row) => (row.error === null ? figure(row, by) : null);
  const sign = descending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [first, second] = [key(one), key(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

/** The order after a click on the head of a column. @param {Sort} sort @param {Column} by @returns {Sort} */
export const nextSort = (sort, by) => ({ by, descending: sort.by === by && !sort.descending });

/**
 * The least figure of a column among the searches that prove the value; null if smaller is not better, or if all are
 * equal.
 * @param {readonly Result[]} rows
 * @param {Column} column
 */
export function least(rows, column) {
  const cost = COSTS.find((each) => each === column);
  if (cost === undefined) return null;
  const all = rows.flatMap((row) => {
    const number = row.error === null && row.proves ? figure(row, cost) : null;
    return number === null ? [] : [number];
  });
  const best = Math.min(...all);
  return all.some((number) => number > best) ? best : null;
}
