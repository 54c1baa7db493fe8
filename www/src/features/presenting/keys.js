/** The keys of presenter mode, in both windows -> what they ask for. Pure, but for reading the event. */

import { isTyping } from '../../input/keys.js';

/**
 * @typedef {'first' | 'previous-cutoff' | 'back' | 'play' | 'forward' | 'next-cutoff' | 'last' | 'blank'} Doing
 */

/** The key on a clicker that makes the screen black sends one of these. */
const BLANK = ['.', 'b', 'B'];

/**
 * What a key does in presenter mode that it does nowhere else.
 * @param {KeyboardEvent} event
 * @returns {'blank' | 'leave' | 'presenter-view' | null}
 */
export function presented(event) {
  const { key, ctrlKey, metaKey, altKey } = event;
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
 * What a key does in the presenter view: what it does in the page.
 * @param {KeyboardEvent} event
 * @returns {Doing | null}
 */
export function driven(event) {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const target = event.composedPath()[0];
  if (ctrlKey || metaKey || altKey) return null;
  // A clicker is a clicker, also while its owner writes a note.
  if (isTyping(target) && !key.startsWith('Page')) return null;
  if (BLANK.includes(key)) return 'blank';
  if (key === ' ' && target instanceof Element && target.closest('button')) return null;
  if (shiftKey && key === 'ArrowLeft') return 'previous-cutoff';
  if (shiftKey && key === 'ArrowRight') return 'next-cutoff';
  return Object.hasOwn(DOINGS, key) ? DOINGS[key] : null;
}
