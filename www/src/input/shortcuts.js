/** The keys of the buttons: one list for tooltips, for `aria-keyshortcuts` and for help. */

/** @import { Say } from '../text/wording.js' */

/** The keys that do what a button does, as `aria-keyshortcuts` names them; its tooltip has the first. */
export const SHORTCUTS = /** @satisfies {Record<string, readonly string[]>} */ ({
  play: ['Space'],
  'first-step': ['Home'],
  'last-step': ['End'],
  'step-back': ['ArrowLeft', 'PageUp'],
  'step-forward': ['ArrowRight', 'PageDown'],
  'previous-cutoff': ['Shift+ArrowLeft'],
  'next-cutoff': ['Shift+ArrowRight'],
  'step-into': ['I'],
  'step-over': ['O'],
  'step-out': ['U'],
  'next-leaf': ['L'],
  'next-improvement': ['M'],
  'next-re-search': ['R'],
  'next-iteration': [']'],
  'next-visit': ['N'],
  breakpoint: ['B'],
  undo: ['Control+Z', 'Meta+Z'],
  redo: ['Control+Y', 'Control+Shift+Z', 'Meta+Shift+Z'],
  fit: ['0'],
  fold: ['F'],
  'node-types': ['T'],
  // At a node that has the keyboard.
  'add-child': ['Insert'],
  'add-sibling': ['Shift+Insert', 'Control+Enter', 'Meta+Enter'],
  delete: ['Delete'],
  'more-edits': ['Shift+F10'],
  'move-left': ['Alt+ArrowLeft'],
  'move-right': ['Alt+ArrowRight'],
  help: ['?'],
  present: ['P'],
  predict: ['G'],
  // In a page that keeps lectures.
  'add-moment': ['A'],
  'next-moment': ['J'],
  'previous-moment': ['K'],
  // In presenter mode.
  blank: ['B', '.'],
  'blank-cuts': ['Shift+B'],
  'presenter-view': ['V'],
  leave: ['Escape', 'P'],
  // While predicting.
  reveal: ['R'],
});

/** The keys at a node that no button has, as those above. */
export const AT_NODE = /** @satisfies {Record<string, readonly string[]>} */ ({
  duplicate: ['Control+D', 'Meta+D'],
  copy: ['Control+C', 'Meta+C'],
  cut: ['Control+X', 'Meta+X'],
  paste: ['Control+V', 'Meta+V'],
  'select-node': ['Control+Space'],
  'select-level': ['Control+A', 'Meta+A'],
  'ask-about': ['Q'],
  rename: ['F2'],
  'level-up': ['Alt+ArrowUp'],
  'level-down': ['Alt+ArrowDown'],
});

/** The keys of lists to choose from, of which each press chooses the next. */
export const OF_LISTS = /** @satisfies {Record<string, readonly string[]>} */ ({ beside: ['C'] });

/** All of them. @type {Readonly<Record<Shortcut | NodeShortcut | keyof typeof OF_LISTS, readonly string[]>>} */
export const ALL_SHORTCUTS = { ...SHORTCUTS, ...AT_NODE, ...OF_LISTS };

/** @typedef {keyof typeof SHORTCUTS} Shortcut */
/** @typedef {keyof typeof AT_NODE} NodeShortcut */

/** A key, or keys pressed together, as their caps read: `Shift ←`. @param {string} keys @param {Say} say */
export const capsOf = (keys, say) =>
  keys
    .split('+')
    .map((key) => say('key-cap', { key }))
    .join(' ');

/** What a button says of its keys. @typedef {{cap: string, aria: string}} Keys `cap` names one, `aria` all of them */

/** Empty in a view that takes no keys, which says nothing of them. @param {keyof typeof ALL_SHORTCUTS} id @param {Say} say @returns {Keys} */
export function keysOf(id, say) {
  const cap = capsOf(ALL_SHORTCUTS[id][0], say).trim();
  return { cap, aria: cap === '' ? '' : ALL_SHORTCUTS[id].join(' ') };
}

/** A tooltip with the key that does the same. @param {string} text @param {Keys | null} keys */
export const withKey = (text, keys) => (!keys?.cap ? text : `${text} (${keys.cap})`);
