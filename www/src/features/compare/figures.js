/** What is counted of searches that are compared, so far and at their ends. Pure. */

/** @import { Member } from './comparison.js' */

/** What is counted, in the order of the rows. */
export const ROWS = /** @type {const} */ (['entered', 'evaluated', 'cutoffs', 'steps']);

/**
 * What has been counted at the step where a search stands, or at its end; null of what a search does not have.
 * @param {Member} member
 * @param {typeof ROWS[number]} row
 * @param {boolean} atEnd
 */
export function figure({ search, step, moment }, row, atEnd) {
  const { overview } = search;
  if (row === 'steps') return atEnd ? overview.steps : step;
  // A best-first search has no window that could cut.
  if (row === 'cutoffs' && overview.bestFirst) return null;
  return (atEnd ? overview.total : moment.counts)[row];
}

/** The best move that a search has found; null where it has found none. @param {Member} member */
export const bestMove = ({ search }) => search.overview.principalVariation[1] ?? null;
