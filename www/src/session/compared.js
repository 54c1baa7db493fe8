/**
 * The compared searches as text in the state and in a link: `minimax;negascout,cut=gt`, after the pace unless it is
 * step by step, `leaf;minimax`. Pure.
 */

import { readSwitches } from './address.js';

/** @import { State } from './state.js' */

/** The paces of compared searches: see `pace.js`. */
export const PACES = /** @type {const} */ (['step', 'leaf', 'end']);

/** The most panes beside the leading search. */
export const MOST_BESIDE = 3;

/** A search with its switches. @typedef {Pick<State, 'algorithm' | 'options'>} Compared */

/**
 * @typedef {object} Plan
 * @property {readonly Compared[]} panes
 * @property {typeof PACES[number]} pace
 */

/** The root player is left out: it belongs to the tree. @param {Plan} plan */
export function write({ panes, pace }) {
  const texts = panes.map(({ algorithm, options: { root: _, ...switches } }) =>
    [algorithm, ...Object.entries(switches).map((pair) => pair.join('='))].join(),
  );
  return [...(pace === 'step' ? [] : [pace]), ...texts].join(';');
}

/** @param {string} text @returns {Plan | null} null if it is malformed */
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
 * The text with one more search; null if there are too many.
 * @param {string} text empty or valid
 * @param {Compared} pane
 */
export function withPane(text, pane) {
  const plan = text === '' ? { panes: [], pace: /** @type {const} */ ('step') } : read(text);
  if (plan === null || plan.panes.length === MOST_BESIDE) return null;
  return write({ ...plan, panes: [...plan.panes, pane] });
}
