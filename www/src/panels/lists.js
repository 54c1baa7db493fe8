/** The lists of what a search remembers: the transposition table, and the OPEN list of a best-first search. */

export { openList } from './open-list.js';
export { transpositionTable } from './table.js';
