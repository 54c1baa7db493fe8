/** Undo and redo. Pure. */

import { UNDO_CHARACTERS, UNDO_LIMIT } from './state.js';

/** @import { EditKind } from './edits.js' */
/** @import { State, Trees } from './state.js' */

/**
 * A state with a new tree, which can be undone.
 * @param {State} state
 * @param {string} tree
 * @param {EditKind} kind of the edit that led to it
 * @returns {State}
 */
export function withTree(state, tree, kind) {
  if (tree === state.tree) return state;
  const past = trimmed([...state.past, { tree: state.tree, kind, work: state.work }]);
  const next = { ...state, tree, trial: null, past, future: [] };
  return kind === 'choose' ? { ...next, ...newWork(state) } : next;
}

/** A state in which MAX and MIN have changed places, which can be undone. @param {State} state @returns {State} */
export function swapped(state) {
  const { tree, work } = state;
  const past = trimmed([...state.past, { tree, kind: 'swap-players', work }]);
  return { ...state, options: swappedIn(state.options), past, future: [] };
}

/** @param {State['options']} options */
function swappedIn({ root, ...others }) {
  return root === 'min' ? others : { ...others, root: 'min' };
}

/**
 * Another piece of work.
 * @param {State} state
 * @param {string} [title]
 * @param {string} [note]
 */
export function newWork({ works }, title = '', note = '') {
  const number = works + 1;
  return { work: { number, title, note }, works: number };
}

/** The latest trees to undo to, within the limits. The last one is always kept. @param {Trees} trees */
function trimmed(trees) {
  const length = (/** @type {number} */ place) => trees[place].tree.length;
  let [from, characters] = [trees.length - 1, 0];
  while (from > 0 && trees.length - from < UNDO_LIMIT) {
    characters += length(from - 1);
    if (characters + length(trees.length - 1) > UNDO_CHARACTERS) break;
    from -= 1;
  }
  return trees.slice(from);
}

/** Whether the current edit has changed the tree already. @param {State} state */
export const isAmended = ({ editing, tree, past }) =>
  editing !== null && tree !== editing.before && past.at(-1)?.tree === editing.before;

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
  const next = state[from].at(-1);
  if (next === undefined) return state;
  const { tree, kind, work } = next;
  // A title given meanwhile stays.
  const isSame = work.number === state.work.number;
  return {
    ...state,
    tree,
    options: kind === 'swap-players' ? swappedIn(state.options) : state.options,
    work: isSame ? state.work : work,
    [from]: state[from].slice(0, -1),
    // The same edit lies between both trees in either direction.
    [to]: [...state[to], { tree: state.tree, kind, work: state.work }],
    trial: null,
    editing: null,
    focus: null,
    hover: null,
  };
}
