/** How long a lesson takes. Pure. */

import { directiveOf } from './directives.js';

/** @import { Block, Inline, Lesson } from './format.js' */

/** How many words a minute are read in a text that is thought about. */
const WORDS_A_MINUTE = 150;

/** The minutes of a lesson: for its words, and for what is done besides reading; at least 1. @param {Lesson} lesson */
export function minutesOf({ scenes }) {
  const minutes = scenes.flatMap(({ blocks }) => blocks).map(minutesOfBlock);
  return Math.max(1, Math.round(minutes.reduce((sum, each) => sum + each, 0)));
}

/** @param {Block} block */
const minutesOfBlock = (block) =>
  wordsIn(block) / WORDS_A_MINUTE + (directiveOf(block)?.minutes ?? 0);

/** @param {Block | Inline | readonly (Block | Inline)[] | unknown} part @returns {number} */
function wordsIn(part) {
  if (Array.isArray(part)) return part.reduce((sum, each) => sum + wordsIn(each), 0);
  if (typeof part !== 'object' || part === null) return 0;
  if ('text' in part && typeof part.text === 'string')
    return part.text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return wordsIn(Object.values(part));
}
