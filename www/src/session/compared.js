/**
 * What a search is compared with, as it stands in the state and in a link: `minimax;negascout,cut=gt`, and first of all
 * how all go on together where that is not step by step, `leaf;minimax`. Pure.
 */

import { readSwitches } from './address.js';

/** How searches that are compared may go on together: see `pace.js`. */
export const PACES = /** @type {const} */ (['step', 'leaf', 'end']);

/** How many searches can stand beside one. */
export const MOST_BESIDE = 3;

/** A search with its switches. @typedef {Pick<import('./state.js').State, 'algorithm' | 'options'>} Compared */

/**
 * @typedef {object} Plan
 * @property {readonly Compared[]} panes
 * @property {typeof PACES[number]} pace
 */

/** Who moves at the root is not said: that belongs to the tree. @param {Plan} plan */
export function write({ panes, pace }) {
  const written = panes.map(({ algorithm, options: { root: _, ...switches } }) =>
    [algorithm, ...Object.entries(switches).map((pair) => pair.join('='))].join(),
  );
  return [...(pace === 'step' ? [] : [pace]), ...written].join(';');
}

/** @param {string} text @returns {Plan | null} null where it says nothing of the kind */
export function read(text) {
  const parts = text.split(';');
  const pace = PACES.find((each) => each === parts[0]) ?? 'step';
  const panes = (pace === parts[0] ? parts.slice(1) : parts).map((part) => {
    const [, algorithm, , rest = ''] = /** @type {string[]} */ (/^([^,]*)(,(.*))?$/s.exec(part));
    return { algorithm, options: readSwitches(rest) };
  });
  const wrong = panes.some(({ algorithm }) => algorithm === '');
  return wrong || panes.length === 0 || panes.length > MOST_BESIDE ? null : { panes, pace };
}

/**
 * The same with one search more; nothing where there is no room for it.
 * @param {string} text nothing, or what can be read
 * @param {Compared} pane
 */
export function withPane(text, pane) {
  const plan = text === '' ? { panes: [], pace: /** @type {const} */ ('step') } : read(text);
  if (plan === null || plan.panes.length === MOST_BESIDE) return null;
  return write({ ...plan, panes: [...plan.panes, pane] });
}
