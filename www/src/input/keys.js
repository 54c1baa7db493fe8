/** Keys to commands. Pure, but for reading the event. */

import { COMMANDS, IDS } from './commands.js';
import { isIn, isPressed, isTyping } from './key-target.js';
import { latinKey } from './latin-key.js';

/** @import { CommandId, Situation } from './commands.js' */

/** The keys that the table has by another name, or that stand on the cap of another. @type {Readonly<Record<string, string>>} */
const NAMES = { ' ': 'Space', '=': '+', '-': '−' };

/** The situations in which a field takes the keys that type, and a button the one that presses it. */
const AROUND_CONTROLS = ['view', 'hall', 'lecture', 'remote'];

/** The command of each key in each situation. @type {ReadonlyMap<string, CommandId>} */
const HEARD = new Map(
  IDS.flatMap((id) => {
    const { keys = [], heard = [] } = COMMANDS[id];
    return heard.flatMap((situation) =>
      keys.map((name) => /** @type {const} */ ([`${situation} ${name}`, id])),
    );
  }),
);

/**
 * The command that a key stands for.
 * @param {KeyboardEvent} event
 * @param {readonly Situation[]} situations the first comes before the others
 * @returns {CommandId | null} null for none
 */
export function commandOf(event, ...situations) {
  const [name, ...others] = namesOf(event);
  for (const situation of situations) {
    for (const each of [name, ...others]) {
      const id = HEARD.get(`${situation} ${each}`);
      const isOther = id === undefined || (COMMANDS[id].exact === true && each !== name);
      if (!isOther && !isOfControl(event, each, situation)) return id;
    }
  }
  return null;
}

/**
 * The names that the table may have for a key: with Shift, and without.
 * @param {KeyboardEvent} event
 * @returns {string[]}
 */
function namesOf(event) {
  const { shiftKey, ctrlKey, metaKey, altKey } = event;
  const key = latinKey(event);
  const isBracket = key === '[' || key === ']';
  // On many keyboards these two need AltGr, which arrives as Ctrl with Alt, or as Alt.
  if (isBracket && !metaKey && (altKey || !ctrlKey)) return [key];
  const isHeld = ctrlKey || metaKey;
  if (isHeld && altKey) return [];
  const name = NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  const modifier = isHeld ? (ctrlKey ? 'Control+' : 'Meta+') : altKey ? 'Alt+' : '';
  return shiftKey ? [`${modifier}Shift+${name}`, modifier + name] : [modifier + name];
}

/** Whether a key is text where it is pressed, or presses a button. @param {KeyboardEvent} event @param {string} name @param {Situation} situation */
function isOfControl(event, name, situation) {
  if (!AROUND_CONTROLS.includes(situation)) return false;
  const [target] = event.composedPath();
  if (!isTyping(target)) return name === 'Space' && isPressed(target);
  // In a field of a question nothing else waits for Escape, and a clicker works even while the presenter types a note.
  const isOurs =
    situation === 'remote'
      ? name.startsWith('Page')
      : situation === 'view' && name === 'Escape' && isIn(target, '.predict');
  return !isOurs;
}
