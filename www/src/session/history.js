/** Undo and redo. Pure. */

import { UNDO_CHARACTERS, UNDO_LIMIT } from './state.js';

/** @import { Replacing } from './changes/work.js' */
/** @import { EditKind } from './edits.js' */
/** @import { Left, State, Trees } from './state.js' */

/**
 * A state with a new tree, which can be undone.
 * @param {State} state
 * @param {string} tree
 * @param {EditKind} kind of the edit that led to it
 * @param {number} [sitting] in which it was typed
 * @returns {State}
 */
export function withTree(state, tree, kind, sitting) {
  if (tree === state.tree) return state;
  const kept = { tree: state.tree, kind, work: state.work };
  const past = trimmed([...state.past, sitting === undefined ? kept : { ...kept, sitting }]);
  return { ...state, tree, trial: null, past, future: [] };
}

/**
 * A state with another tree that was chosen, and perhaps another search, which can be undone.
 * @param {State} state
 * @param {Pick<State, 'tree'> & Partial<Pick<State, 'algorithm' | 'options'>>} choice
 * @returns {State}
 */
export function withChoice(state, { tree, algorithm, options }) {
  const search = { algorithm: algorithm ?? state.algorithm, options: options ?? state.options };
  if (tree === state.tree) return { ...state, ...search };
  const left = leaving(state, broughtBetween(state, search));
  const past = trimmed([
    ...state.past,
    { tree: state.tree, kind: 'choose', work: state.work, left },
  ]);
  return { ...state, ...search, ...newWork(state), tree, trial: null, past, future: [] };
}

/** The search of a state's tree as it is left. @param {State} state @param {Left['brought']} brought @returns {Left} */
const leaving = ({ algorithm, options }, brought) => ({ algorithm, options, brought });

/** @typedef {Pick<State, 'algorithm' | 'options'>} Searched */

/** What differs in two searches. @param {Searched} one @param {Searched} other @returns {Left['brought']} */
function broughtBetween(one, other) {
  const names = new Set([...Object.keys(one.options), ...Object.keys(other.options)]);
  return {
    algorithm: one.algorithm !== other.algorithm,
    switches: [...names].filter((name) => one.options[name] !== other.options[name]),
  };
}

/**
 * The search at a tree that was left for another: what the choice brought goes with it, and what was chosen by hand since stays.
 * @param {State} state
 * @param {Left} left
 * @returns {Searched}
 */
function withoutBrought(state, { algorithm, options, brought }) {
  const isBrought = (/** @type {[string, string]} */ [name]) => brought.switches.includes(name);
  const own = Object.entries(state.options).filter((each) => !isBrought(each));
  const back = Object.entries(options).filter(isBrought);
  return {
    algorithm: brought.algorithm ? algorithm : state.algorithm,
    options: Object.fromEntries([...own, ...back]),
  };
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
 * The tree before the edit that a change goes on with: another value at the same leaf, or another text in the same sitting. Null
 * if it begins an edit of its own.
 * @param {State} state
 * @param {Replacing} change
 * @returns {string | null}
 */
export function amending(state, { renumbering, sitting }) {
  const last = state.past.at(-1);
  if (last === undefined) return null;
  const isTyped = sitting !== undefined && last.sitting === sitting;
  return isTyped || (isAmended(state) && renumbering === undefined) ? last.tree : null;
}

/**
 * A state after a further change by the same edit: all are undone together.
 * @param {State} state
 * @param {string} before the edit
 * @param {string} tree
 * @returns {State}
 */
export function amended(state, before, tree) {
  const { past } = state;
  const rest = tree === before ? past.slice(0, -1) : past;
  return { ...state, tree, trial: null, past: rest, future: [] };
}

/**
 * A state after undo or redo.
 * @param {State} state
 * @param {'past' | 'future'} from
 * @param {'past' | 'future'} to
 * @param {boolean} [asLeft] whether a tree that was left for another is searched just as it was then
 * @returns {State}
 */
export function travelled(state, from, to, asLeft = false) {
  const next = state[from].at(-1);
  if (next === undefined) return state;
  const { tree, kind, work, left } = next;
  // A title given meanwhile stays.
  const isSame = work.number === state.work.number;
  const back = left && { left: leaving(state, left.brought) };
  return {
    ...state,
    ...searchAt(state, next, asLeft),
    tree,
    work: isSame ? state.work : work,
    [from]: state[from].slice(0, -1),
    // The same edit lies between both trees in either direction.
    [to]: [...state[to], { tree: state.tree, kind, work: state.work, ...back }],
    trial: null,
    editing: null,
    focus: null,
    hover: null,
  };
}

/**
 * The search at a tree that comes back.
 * @param {State} state
 * @param {Trees[number]} kept
 * @param {boolean} asLeft
 * @returns {Searched}
 */
function searchAt(state, { kind, left }, asLeft) {
  const { algorithm, options } = state;
  if (kind === 'swap-players') return { algorithm, options: swappedIn(options) };
  if (left === undefined) return { algorithm, options };
  if (!asLeft) return withoutBrought(state, left);
  return { algorithm: left.algorithm, options: left.options };
}
