/** Undo and redo on their way to another tree. Pure. */

/** @import { Action } from './actions.js' */
/** @import { Edits } from './edits.js' */
/** @import { Kept, State } from './state.js' */

/** @typedef {Extract<Action, {type: 'undo' | 'redo'}>} Travel */

/** Actions that change the tree, which an undo takes back before they are done. @type {readonly (Action['type'] | null)[]} */
const CHANGES = ['edit-tree', 'replace-tree', 'try', 'choose', 'swap-players', 'redo'];

/**
 * Whether an undo or a redo only takes back what is being made.
 * @param {Action['type'] | null} made
 * @param {Travel} action
 */
export const isTakenBack = (made, { type }) =>
  type === 'undo' ? CHANGES.includes(made) : made === 'undo';

/** How many trees there are to go to. @param {State} state @param {Travel} action */
export const ahead = ({ past, future }, { type }) => (type === 'undo' ? past : future).length;

/** The tree that an undo or a redo leads to; undefined if there is none. @param {State} state @param {Travel} action @returns {Kept | undefined} */
export const destination = ({ past, future }, { type }) => (type === 'undo' ? past : future).at(-1);

/**
 * An undo or a redo with the new numbers of nodes, if they are known.
 * @param {Travel} action
 * @param {string} from
 * @param {string} to
 * @param {Edits} edits
 * @returns {Travel}
 */
export function withNumbers(action, from, to, edits) {
  // Where a value has changed, or MAX and MIN have changed places, all nodes keep their numbers.
  const stay = to === from || edits.between(from, to) !== null;
  const numbers = stay ? null : edits.numbers(from, to);
  return numbers === undefined ? action : { ...action, renumbering: { numbers, at: 0 } };
}
