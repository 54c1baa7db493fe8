/** The lists of what a search remembers: the transposition table, and the OPEN list of a best-first search. */

export { rowStyles as styles } from '../styles/rows.js';
export { openList } from './open-list.js';
export { transpositionTable } from './table.js';
