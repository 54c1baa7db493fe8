/** The keys of commands in words: for tooltips, for `aria-keyshortcuts` and for help. */

import { COMMANDS } from './commands.js';

/** @import { Say } from '../text/wording.js' */
/** @import { CommandId } from './commands.js' */

/** A key, or keys pressed together, as their caps read: `Shift ←`. @param {string} keys @param {Say} say */
export const capsOf = (keys, say) =>
  keys
    .split(/(?<=.)\+/)
    .map((key) => say('key-cap', { key }))
    .join(' ');

/** What a button says of its keys. @typedef {{cap: string, aria: string}} Keys `cap` names one, `aria` all of them */

/** Empty for a command without keys, and in a view that takes no keys, which says nothing of them. @param {CommandId} id @param {Say} say @returns {Keys} */
export function keysOf(id, say) {
  const { keys = [] } = COMMANDS[id];
  const cap = keys.length === 0 ? '' : capsOf(keys[0], say).trim();
  return { cap, aria: cap === '' ? '' : keys.join(' ') };
}

/** A tooltip with the key that does the same. @param {string} text @param {Keys | null} keys */
export const withKey = (text, keys) => (!keys?.cap ? text : `${text} (${keys.cap})`);
