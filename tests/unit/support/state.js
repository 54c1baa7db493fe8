/** States of a view for tests of the reducer. */

import assert from 'node:assert/strict';
import { NOT_COMPARED, readPlan } from '../../../www/src/session/compared.js';
import { defaults } from '../../../www/src/session/state.js';
import { update } from '../../../www/src/session/update.js';

/** @import { Action } from '../../../www/src/session/actions.js' */
/** @import { State } from '../../../www/src/session/state.js' */

/** What is compared, as a link says it; empty for nothing. @param {string} text */
export function planOf(text) {
  const plan = text === '' ? NOT_COMPARED : readPlan(text);
  assert.ok(plan !== null, text);
  return plan;
}

/** @template T @param {T} value @returns {T} */
export function frozen(value) {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** @param {Partial<State>} [part] @returns {State} */
export const state = (part = {}) => frozen({ ...defaults(), ...part });

/** The work of most trees here. */
export const WORK = { number: 3, title: 'Mine', note: '' };

/** A state in which everything has another value than at first. */
export const busy = state({
  tree: '[1, 2]',
  work: WORK,
  works: 4,
  algorithm: 'minimax',
  options: { cut: 'gt', root: 'min' },
  step: 9,
  playing: true,
  speed: 4,
  camera: { k: 2, x: 1, y: 1 },
  focus: 1,
  hover: 2,
  editing: { node: 1, text: '7', before: '[1, 2]', pane: 1, error: null },
  folds: { itself: true, folded: [0, 3], unfolded: [5] },
  breakpoints: [1, 4],
  level: 2,
  compare: planOf('leaf;pvs'),
  maxOvertime: 3,
  overtime: 2,
  overlay: 'types',
  refused: { kind: 'no-static-value', node: 1 },
  past: [{ tree: '0', kind: 'value', work: WORK }],
  future: [{ tree: '9', kind: 'wrap', work: WORK }],
});

/** Trees as undo keeps them, after edits of text. @param {readonly string[]} trees */
export const kept = (trees) =>
  trees.map((tree) => ({ tree, kind: /** @type {const} */ ('text'), work: WORK }));

/** The trees that are kept. @param {State['past']} trees */
export const treesOf = (trees) => trees.map(({ tree }) => tree);

/** @param {State} before @param {Action} action @param {Partial<State>} change */
export function check(before, action, change) {
  assert.deepEqual(update(before, frozen(action)), { ...before, ...change }, action.type);
}
