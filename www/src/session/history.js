/** The trees that can be undone and redone to. Pure. */

import { UNDO_CHARACTERS, UNDO_LIMIT } from './state.js';

/** @import { State } from './state.js' */

/**
 * A state with another tree, which can be undone.
 * @param {State} state
 * @param {string} tree
 * @returns {State}
 */
export function withTree(state, tree) {
  if (tree === state.tree) return state;
  return { ...state, tree, trial: null, past: kept([...state.past, state.tree]), future: [] };
}

/**
 * The latest trees to undo to: no more than so many, and no longer together than so much, but for the last.
 * @param {readonly string[]} trees
 */
function kept(trees) {
  let [from, characters] = [trees.length - 1, 0];
  while (from > 0 && trees.length - from < UNDO_LIMIT) {
    characters += trees[from - 1].length;
    if (characters + trees[trees.length - 1].length > UNDO_CHARACTERS) break;
    from -= 1;
  }
  return trees.slice(from);
}

/** Whether the edit that is going on has changed the tree already. @param {State} state */
export const isAmended = ({ editing, tree, past }) =>
  editing !== null && tree !== editing.before && past.at(-1) === editing.before;

/**
 * The tree of an edit that has changed it already: both changes are one to be undone.
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
 * A state with the latest tree of the past or the future.
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
