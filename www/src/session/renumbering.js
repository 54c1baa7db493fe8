/** The parts of a state that name nodes, after an edit that has given nodes other numbers. Pure. */

/** @import { Renumbering } from '../../pkg/plyscope_wasm.js' */
/** @import { State } from './state.js' */

/**
 * The state with every node named by its new number. What is said of a node that is gone goes with it.
 * @param {State} state
 * @param {Renumbering} renumbering
 * @returns {State}
 */
export function renumbered(state, { numbers }) {
  const { itself, folded, unfolded } = state.folds;
  const present = { ...state, hover: null, editing: null };
  if (numbers === null) return present;
  /** @param {number | null} node */
  const one = (node) => (node === null || !(numbers[node] >= 0) ? null : numbers[node]);
  /** @param {readonly number[]} nodes */
  const all = (nodes) =>
    nodes.flatMap((node) => one(node) ?? []).sort((first, second) => first - second);
  return {
    ...present,
    focus: one(state.focus),
    inspected: one(state.inspected),
    selected: all(state.selected),
    folds: { itself, folded: all(folded), unfolded: all(unfolded) },
    breakpoints: all(state.breakpoints),
  };
}

/**
 * The way back from an edit. It is about no node.
 * @param {Int32Array} numbers
 * @returns {Int32Array}
 */
export function reversed(numbers) {
  let length = 0;
  for (let old = 0; old < numbers.length; old += 1) length = Math.max(length, numbers[old] + 1);
  const back = new Int32Array(length).fill(-1);
  for (let old = 0; old < numbers.length; old += 1) {
    if (numbers[old] >= 0) back[numbers[old]] = old;
  }
  return back;
}
