/** Undo and redo. Pure. */

import { UNDO_CHARACTERS, UNDO_LIMIT } from './state.js';

/** @import { State } from './state.js' */

/**
 * A state with a new tree, which can be undone.
 * @param {State} state
 * @param {string} tree
 * @returns {State}
 */
export function withTree(state, tree) {
  if (tree === state.tree) return state;
  return { ...state, tree, trial: null, past: trimmed([...state.past, state.tree]), future: [] };
}

/** The latest trees to undo to, within the limits. The last one is always kept. @param {readonly string[]} trees */
function trimmed(trees) {
  let [from, characters] = [trees.length - 1, 0];
  while (from > 0 && trees.length - from < UNDO_LIMIT) {
    characters += trees[from - 1].length;
    if (characters + trees[trees.length - 1].length > UNDO_CHARACTERS) break;
    from -= 1;
  }
  return trees.slice(from);
}

/** Whether the current edit has changed the tree already. @param {State} state */
export const isAmended = ({ editing, tree, past }) =>
  editing !== null && tree !== editing.before && past.at(-1) === editing.before;

/**
 * A state after a second change by the same edit: both are undone together.
 * @param {State} state
 * @param {string} tree
 * @returns {State}
 */
export function amended(state, tree) {
  const { editing, past } = state;
  const rest = tree === editing?.before ? past.slice(0, -1) : past;
  return { ...state, tree, trial: null, past: rest, future: [] };
}

/**
 * A state after undo or redo.
 * @param {State} state
 * @param {'past' | 'future'} from
 * @param {'past' | 'future'} to
 * @returns {State}
 */
export function travelled(state, from, to) {
  const tree = state[from].at(-1);
  if (tree === undefined) return state;
  return {
    ...state,
    tree,
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], state.tree],
    trial: null,
    editing: null,
    focus: null,
    hover: null,
  };
}
