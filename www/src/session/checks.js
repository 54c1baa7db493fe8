/** Checks of moments, folds, breakpoints and bounds from a link or an author. */

import { wrongBounds } from './bounds.js';
import { noMoment, stepOfMoment } from './moment.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { State } from './state.js' */
/** @import { Action } from './actions.js' */

/**
 * Frees a search that cannot take the place of the present one.
 * @param {Search} search
 * @param {State} state
 * @param {Search | null} present
 * @throws {PlyscopeError}
 */
export function check(search, state, present) {
  const wrong =
    wrongFold(search, state.folds) ??
    wrongBreak(search, state) ??
    wrongNode(search, state) ??
    wrongBounds(state.bounds, search, state.labels);
  if (wrong !== null) refuse(search, present, wrong);
}

/**
 * An action that begins at a moment, with the step of that in its search. Frees a search that has no such moment.
 * @param {Action} action
 * @param {Search} search
 * @param {State} state
 * @param {Search | null} present
 * @returns {Action}
 * @throws {PlyscopeError} if there is no such moment
 */
export function atItsMoment(action, search, state, present) {
  if (action.type !== 'begin' || action.moment === undefined) return action;
  const { moment, labels = state.labels } = action;
  const step = stepOfMoment(moment, search, labels);
  if (step !== null) return { ...action, step };
  // One that was on show before need not be in every search.
  if (action.step !== undefined) return action;
  return refuse(search, present, noMoment(moment, search, labels));
}

/** @param {Search} search @param {Search | null} present @param {PlyscopeError} wrong @returns {never} */
function refuse(search, present, wrong) {
  if (search !== present) search.free();
  throw wrong;
}

/**
 * The error of a fold at a leaf or beyond the tree.
 * @param {Search} search
 * @param {State['folds']} folds
 * @returns {PlyscopeError | null}
 */
function wrongFold({ nodes }, { folded, unfolded }) {
  const wrong = [...folded, ...unfolded].find((node) => nodes.leaf[node] !== 0);
  return wrong === undefined ? null : { kind: 'nothing-to-fold', value: String(wrong) };
}

/** The error of a question about a node beyond the tree. @param {Search} search @param {State} state @returns {PlyscopeError | null} */
const wrongNode = ({ nodes }, { inspected }) =>
  inspected !== null && inspected >= nodes.length
    ? { kind: 'wrong-ask', value: String(inspected) }
    : null;

/**
 * The error of a breakpoint beyond the tree or the pseudocode.
 * @param {Search} search
 * @param {State} state
 * @returns {PlyscopeError | null}
 */
function wrongBreak({ code, nodes }, { breakpoints, lines }) {
  const isLine = (/** @type {string} */ each) => {
    const [routine, line] = each.split('.').map(Number);
    return code.listing.routines[routine]?.lines[line] !== undefined;
  };
  const wrong =
    breakpoints.find((node) => node >= nodes.length) ?? lines.find((line) => !isLine(line));
  return wrong === undefined ? null : { kind: 'wrong-break', value: String(wrong) };
}
