/** The counters of compared searches, so far and at their ends. Pure. */

/** @import { Member } from './comparison.js' */

/** The counters, in the order of the rows. */
export const ROWS = /** @type {const} */ ([
  'entered',
  'evaluated',
  'cutoffs',
  'idleCutoffs',
  'steps',
]);

/** The counters of these searches: how many cutoffs skip nothing is counted only if some do. @param {readonly (Member | null)[]} members */
export const rowsOf = (members) =>
  members.some((member) => (member?.search.overview.total.idleCutoffs ?? 0) > 0)
    ? ROWS
    : ROWS.filter((row) => row !== 'idleCutoffs');

/**
 * A counter at a search's current step or at its end; null if the search has no such counter.
 * @param {Member} member
 * @param {typeof ROWS[number]} row
 * @param {boolean} atEnd
 */
export function figure({ search, step, moment }, row, atEnd) {
  const { overview } = search;
  if (row === 'steps') return atEnd ? overview.steps : step;
  // A best-first search has no windows, so no cutoffs.
  if (overview.bestFirst && (row === 'cutoffs' || row === 'idleCutoffs')) return null;
  return (atEnd ? overview.total : moment.counts)[row];
}

/** The best move that a search has found; null for none. @param {Member} member */
export const bestMove = ({ search }) => search.overview.principalVariation[1] ?? null;
