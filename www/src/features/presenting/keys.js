/** The keys of presenter mode in both windows, to commands. Pure, but for reading the event. */

import { isTyping } from '../../input/key-target.js';
import { latinKey } from '../../input/latin-key.js';

/** @typedef {'first' | 'previous-cutoff' | 'back' | 'play' | 'forward' | 'next-cutoff' | 'last' | 'blank' | 'blank-cuts' | 'predict'} Doing */

/** Keys that the blank button of presentation remotes sends. */
const BLANK = ['.', 'b', 'B'];

/**
 * The command of a key that works in presenter mode only.
 * @param {KeyboardEvent} event
 * @returns {'blank' | 'blank-cuts' | 'beside' | 'predict' | 'leave' | 'presenter-view' | null}
 */
export function modeCommand(event) {
  const { shiftKey, ctrlKey, metaKey, altKey } = event;
  const key = latinKey(event);
  if (isTyping(event.composedPath()[0]) || ctrlKey || metaKey || altKey) return null;
  if (shiftKey && key.toLowerCase() === 'b') return 'blank-cuts';
  if (BLANK.includes(key)) return 'blank';
  if (key === 'c' || key === 'C') return 'beside';
  if (key === 'g' || key === 'G') return 'predict';
  if (key === 'Escape') return 'leave';
  return key === 'v' || key === 'V' ? 'presenter-view' : null;
}

/** @type {Record<string, Doing>} */
const DOINGS = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  PageUp: 'back',
  PageDown: 'forward',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};

/**
 * The command of a key in the presenter view, the same as in the page.
 * @param {KeyboardEvent} event
 * @returns {Doing | null}
 */
export function remoteCommand(event) {
  const { shiftKey, ctrlKey, metaKey, altKey } = event;
  const key = latinKey(event);
  const target = event.composedPath()[0];
  if (ctrlKey || metaKey || altKey) return null;
  // A presentation remote works even while the presenter types a note.
  if (isTyping(target) && !key.startsWith('Page')) return null;
  if (shiftKey && key.toLowerCase() === 'b') return 'blank-cuts';
  if (BLANK.includes(key)) return 'blank';
  if (key === 'g' || key === 'G') return 'predict';
  if (key === ' ' && target instanceof Element && target.closest('button')) return null;
  if (shiftKey && key === 'ArrowLeft') return 'previous-cutoff';
  if (shiftKey && key === 'ArrowRight') return 'next-cutoff';
  return Object.hasOwn(DOINGS, key) ? DOINGS[key] : null;
}

/** How many moments of a lecture a key leads on, in the presenter view. @param {KeyboardEvent} event */
export function momentKey(event) {
  const { ctrlKey, metaKey, altKey } = event;
  if (isTyping(event.composedPath()[0]) || ctrlKey || metaKey || altKey) return 0;
  const key = latinKey(event).toLowerCase();
  return key === 'j' ? 1 : key === 'k' ? -1 : 0;
}
