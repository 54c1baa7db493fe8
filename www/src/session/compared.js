/**
 * The searches that stand beside the leading one, and their pace. As text, `minimax;negascout,cut=gt`, after the pace unless it is
 * step by step, `leaf;minimax`. Pure.
 */

import { readSwitches } from './switches.js';

/** @import { State } from './state.js' */

/** The paces of compared searches: see `pace.js`. */
export const PACES = /** @type {const} */ (['step', 'leaf', 'end']);

/** The most panes beside the leading search. */
export const MOST_BESIDE = 3;

/** A search with its switches. @typedef {Pick<State, 'algorithm' | 'options'>} Compared */

/**
 * @typedef {object} Plan
 * @property {readonly Compared[]} panes none if nothing is compared
 * @property {typeof PACES[number]} pace
 */

/** @type {Plan} */
export const NOT_COMPARED = { panes: [], pace: 'step' };

/** Whether anything is compared. @param {Plan} plan */
export const isCompared = ({ panes }) => panes.length > 0;

/** The root player is left out: it belongs to the tree. @param {Plan} plan */
export function writePlan({ panes, pace }) {
  const texts = panes.map(({ algorithm, options: { root: _, ...switches } }) =>
    [algorithm, ...Object.entries(switches).map((pair) => pair.join('='))].join(),
  );
  return [...(pace === 'step' || panes.length === 0 ? [] : [pace]), ...texts].join(';');
}

/** @param {string} text @returns {Plan | null} null if it is malformed */
export function readPlan(text) {
  const parts = text.split(';');
  const pace = PACES.find((each) => each === parts[0]) ?? 'step';
  const panes = (pace === parts[0] ? parts.slice(1) : parts).map((part) => {
    const [, algorithm, , rest = ''] = /** @type {string[]} */ (/^([^,]*)(,(.*))?$/s.exec(part));
    return { algorithm, options: readSwitches(rest) };
  });
  const wrong = panes.some(({ algorithm }) => algorithm === '');
  return wrong || panes.length === 0 || panes.length > MOST_BESIDE ? null : { panes, pace };
}

/** The plan with one more search; null if there are too many. @param {Plan} plan @param {Compared} pane @returns {Plan | null} */
export const withPane = ({ panes, pace }, pane) =>
  panes.length >= MOST_BESIDE ? null : { panes: [...panes, pane], pace };

/**
 * The searches in the panes as they are made: without switches at their defaults, and with the root player of the tree, which is the same
 * in all.
 * @param {Pick<State, 'compare' | 'options'>} state
 * @param {readonly {name: string, default: string}[]} switches
 * @returns {readonly Compared[]}
 */
export function panesOf({ compare, options: { root } }, switches) {
  /** @type {Record<string, string>} */
  const shared = root === undefined ? {} : { root };
  return compare.panes.map(({ algorithm, options: { root: _, ...own } }) => {
    const chosen = Object.entries(own).filter(
      ([name, value]) => value !== switches.find((each) => each.name === name)?.default,
    );
    return { algorithm, options: { ...Object.fromEntries(chosen), ...shared } };
  });
}
