/** The table of all searches of a tree: its columns, their order, and what stands in them. Pure. */

/**
 * @typedef {import('../../pkg/plyscope_wasm.js').Result} Result
 * @typedef {Extract<Result, {reason: null}>} Done a search that was run to its end
 * @typedef {typeof COLUMNS[number]} Column
 * @typedef {{by: Column, descending: boolean}} Sort
 */

export const COLUMNS = /** @type {const} */ ([
  ...['algorithm', 'value', 'best', 'entered', 'evaluated'],
  ...['cutoffs', 'skipped', 'reSearches', 'waste'],
]);

/** The columns in which less is better. */
const COSTS = /** @type {const} */ (['entered', 'evaluated', 'waste']);

/**
 * What a column has of a search, as a number; null where it has nothing.
 * @param {Done} done
 * @param {Exclude<Column, 'algorithm'>} column
 */
export function figure(done, column) {
  if (column === 'value') return done.bound === null ? null : done.value;
  if (column === 'best' || column === 'waste') return done[column];
  // A best-first search has no window that could cut.
  const cuts = column === 'cutoffs' || column === 'skipped';
  return cuts && done.bestFirst ? null : done.counts[column];
}

/**
 * The rows in another order. Among equals they stand as they are listed; those that have nothing to be compared are
 * the last, whichever way it goes.
 * @param {readonly Result[]} rows as they are listed
 * @param {Sort} sort
 */
export function sorted(rows, { by, descending }) {
  if (by === 'algorithm') return descending ? [...rows].reverse() : [...rows];
  const key = (/** @type {Result} */ row) => (row.reason === null ? figure(row, by) : null);
  const sign = descending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [first, second] = [key(one), key(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  });
}

/** What a click on the head of a column asks for. @param {Sort} sort @param {Column} by @returns {Sort} */
export const turned = (sort, by) => ({ by, descending: sort.by === by && !sort.descending });

/**
 * The least of a column among the searches that prove the value; null where less is not better, or where it is the
 * same for all of them.
 * @param {readonly Result[]} rows
 * @param {Column} column
 */
export function least(rows, column) {
  const cost = COSTS.find((each) => each === column);
  if (cost === undefined) return null;
  const all = rows.flatMap((row) => {
    const number = row.reason === null && row.proves ? figure(row, cost) : null;
    return number === null ? [] : [number];
  });
  const best = Math.min(...all);
  return all.some((number) => number > best) ? best : null;
}
