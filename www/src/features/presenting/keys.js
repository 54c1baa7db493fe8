/** The keys of presenter mode in both windows, to commands. Pure, but for reading the event. */

import { isTyping } from '../../input/keys.js';
import { latinKey } from '../../input/latin-key.js';

/** @typedef {'first' | 'previous-cutoff' | 'back' | 'play' | 'forward' | 'next-cutoff' | 'last' | 'blank'} Doing */

/** Keys that the blank button of presentation remotes sends. */
const BLANK = ['.', 'b', 'B'];

/**
 * The command of a key that works in presenter mode only.
 * @param {KeyboardEvent} event
 * @returns {'blank' | 'leave' | 'presenter-view' | null}
 */
export function modeCommand(event) {
  const { ctrlKey, metaKey, altKey } = event;
  const key = latinKey(event);
  if (isTyping(event.composedPath()[0]) || ctrlKey || metaKey || altKey) return null;
  if (BLANK.includes(key)) return 'blank';
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
  if (BLANK.includes(key)) return 'blank';
  if (key === ' ' && target instanceof Element && target.closest('button')) return null;
  if (shiftKey && key === 'ArrowLeft') return 'previous-cutoff';
  if (shiftKey && key === 'ArrowRight') return 'next-cutoff';
  return Object.hasOwn(DOINGS, key) ? DOINGS[key] : null;
}
