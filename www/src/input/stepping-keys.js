/** The keys of a debugger, to actions. Pure, but for reading the event. */

import { within } from '../session/bounds.js';
import { toBreak } from '../session/breaks.js';
import { isTyping } from './key-target.js';
import { latinKey } from './latin-key.js';

/** @import { Stop } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { State } from '../session/state.js' */
/** @import { Action } from '../session/actions.js' */

/** The stop that each key leads to. @type {Record<string, Stop>} */
export const STOPS = { l: 'leaf', m: 'improvement', r: 're-search', n: 'visit' };

/**
 * @param {KeyboardEvent} event
 * @param {State} state
 * @param {Search} search
 * @returns {Action | null}
 */
export function steppingAction(event, state, search) {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (isTyping(event.composedPath()[0]) || ctrlKey || metaKey || altKey) return null;
  const key = latinKey(event).toLowerCase();
  if (key === 'b') {
    const node = state.focus ?? state.hover;
    return node === null ? null : { type: 'break', node };
  }
  const to = destination(key, !shiftKey, state, search);
  return to === undefined ? null : { type: 'go', step: to ?? state.step };
}

/**
 * @param {string} key
 * @param {boolean} forward
 * @param {State} state
 * @param {Search} search
 * @returns {number | null | undefined} undefined for any other key, null if there is no such step
 */
function destination(key, forward, state, search) {
  const { step } = state;
  if (key === 'i') return search.stepping.over(step, forward);
  if (key === 'o') return search.stepping.overVisit(step, forward);
  if (key === 'u') return search.stepping.outOfVisit(step, forward);
  return Object.hasOwn(STOPS, key) ? toStop(STOPS[key], forward, state, search) : undefined;
}

/**
 * The nearest step with an event of some kind, within the bounds.
 * @param {Stop} kind `visit` means any breakpoint, on a node or a line
 * @param {boolean} forward
 * @param {State} state
 * @param {Search} search
 */
export const toStop = (kind, forward, state, search) =>
  within(
    state,
    kind === 'visit'
      ? toBreak(forward, state, search)
      : search.stepping.stopAt(kind, state.step, forward),
  );
