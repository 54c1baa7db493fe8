/** Keys to actions. Pure, but for reading the event. */

import { within } from '../session/bounds.js';
import { isCompared, NOT_COMPARED } from '../session/compared.js';
import { finish, isHeld } from '../session/predicting/course.js';
import { toggled } from '../session/predicting/toggling.js';
import { isUntouched } from '../session/predicting/written/writing.js';
import { writingOf } from '../session/predicting/written.js';
import { firstAfter, lastBefore, lastPosition, over, playFrom } from '../session/steps.js';
import { isIn, isPressed, isTyping } from './key-target.js';
import { latinKey } from './latin-key.js';

/** @import { Search } from '../engine/search.js' */
/** @import { State } from '../session/state.js' */
/** @import { Action } from '../session/actions.js' */

/**
 * The meaning of a key: an action, or a command to the view.
 * @typedef {Action | {type: 'help'} | {type: 'present'} | {type: 'zoom', factor: number} | null} KeyAction
 */

/** The zoom factor of one press of a key. */
const ZOOM = 1.4;

/**
 * @param {KeyboardEvent} event
 * @param {State} state
 * @param {Search} search
 * @returns {KeyAction}
 */
export function actionOfKey(event, state, search) {
  const target = event.composedPath()[0];
  const { shiftKey, ctrlKey, metaKey, altKey } = event;
  const key = latinKey(event);
  // In a field of a question nothing else waits for Escape.
  if (isTyping(target) && !(key === 'Escape' && isIn(target, '.predict'))) return null;
  // On many keyboards these two need AltGr, which arrives as Ctrl with Alt, or as Alt.
  if ((key === '[' || key === ']') && !metaKey && (altKey || !ctrlKey)) {
    return toIteration(key, state, search.overview.iterations);
  }
  if (ctrlKey || metaKey) return altKey ? null : undoOrRedo(key, shiftKey);
  if (altKey) return null;
  const { steps } = search.overview;
  const { step } = state;
  // Where there is nowhere to go to it stays at this step, so that the browser does not act on the key.
  /** @param {number | null} to */
  const go = (to) => ({ type: /** @type {const} */ ('go'), step: within(state, to) ?? step });
  switch (key) {
    case ' ':
      if (isPressed(target)) return null;
      if (state.playing) return { type: 'pause' };
      return { type: 'play', from: playFrom(state, steps) };
    case 'ArrowLeft':
      return go(shiftKey ? lastBefore(search.cutoffs, step) : over(state, search, false));
    case 'ArrowRight':
      return go(shiftKey ? firstAfter(search.cutoffs, step) : over(state, search, true));
    // Presentation remotes send these.
    case 'PageUp':
      return go(over(state, search, false));
    case 'PageDown':
      return go(over(state, search, true));
    case 'Home':
      return go(state.first);
    case 'End':
      return go(lastPosition(state, steps));
    case '0':
      return { type: 'camera', camera: null };
    case 'f':
    case 'F':
      return folding(state.focus ?? state.hover, search);
    case 'q':
    case 'Q':
      return { type: 'inspect', node: state.focus ?? state.hover };
    case '+':
    case '=':
      return { type: 'zoom', factor: ZOOM };
    case '-':
    case '−':
      return { type: 'zoom', factor: 1 / ZOOM };
    case 'Escape':
      return leaving(state);
    case 't':
    case 'T':
      return { type: 'overlay', overlay: state.overlay === 'types' ? 'none' : 'types' };
    case 'g':
    case 'G':
      return toggled(state, search, false);
    case 'p':
    case 'P':
      return { type: 'present' };
    case '?':
      return { type: 'help' };
    default:
      return null;
  }
}

/**
 * What Escape leaves: the selection, then predicting, whose answers are counted first, then comparing.
 * @param {State} state
 * @returns {KeyAction}
 */
function leaving({ selected, predicting, compare }) {
  if (selected.length > 0) return { type: 'select', nodes: [] };
  if (isHeld(predicting)) return null;
  // What is written is not thrown away by a key.
  if (predicting?.stage === 'writing' && !isUntouched(writingOf(predicting))) return null;
  if (predicting !== null) {
    const counts = predicting.stage === 'asking' && (predicting.answers ?? []).length > 0;
    return { type: 'predict', predicting: counts ? finish(predicting) : null };
  }
  return isCompared(compare) ? { type: 'compare', compare: NOT_COMPARED } : null;
}

/**
 * Folds the subtree of a node, or unfolds it.
 * @param {number | null} node
 * @param {Search} search
 * @returns {Action & {type: 'fold' | 'unfold'} | null} null if there is nothing to fold
 */
export function folding(node, { nodes, folding }) {
  if (node === null || nodes.leaf[node]) return null;
  return { type: folding.isSymbol(node) ? 'unfold' : 'fold', node };
}

/**
 * To the beginning of a search of the root, as a music player skips between tracks.
 * @param {'[' | ']'} key
 * @param {State} state
 * @param {readonly {step: number}[]} iterations
 * @returns {KeyAction}
 */
function toIteration(key, state, iterations) {
  const { step } = state;
  if (iterations.length === 0) return null;
  const starts = iterations.map((iteration) => iteration.step);
  const to = key === '[' ? lastBefore(starts, step) : firstAfter(starts, step);
  return { type: 'go', step: within(state, to) ?? step };
}

/**
 * What a key does that is pressed with Ctrl or Cmd.
 * @param {string} key
 * @param {boolean} shift
 * @returns {{type: 'undo' | 'redo'} | null}
 */
export function undoOrRedo(key, shift) {
  const lower = key.toLowerCase();
  if (lower === 'z') return { type: shift ? 'redo' : 'undo' };
  return lower === 'y' ? { type: 'redo' } : null;
}
