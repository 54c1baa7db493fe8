/** How long a lesson takes. Pure. */

/** @import { Block, Inline, Lesson } from './format.js' */

/** How many words a minute are read in a text that is thought about. */
const WORDS_A_MINUTE = 150;
/** How long it takes to look at a step, and to do a task or answer a question, in minutes. */
const STEP = 0.2;
const TASK = 1;
const QUESTION = 0.5;

/** The minutes of a lesson: for its words, its steps, its tasks and its questions; at least 1. @param {Lesson} lesson */
export function minutesOf({ scenes }) {
  const minutes = scenes.flatMap(({ blocks }) => blocks).map(minutesOfBlock);
  return Math.max(1, Math.round(minutes.reduce((sum, each) => sum + each, 0)));
}

/** @param {Block} block @returns {number} */
function minutesOfBlock(block) {
  const reading = wordsIn(block) / WORDS_A_MINUTE;
  if (block.kind === 'step') return reading + STEP;
  if (block.kind === 'task') return reading + TASK;
  const isProse = ['heading', 'paragraph', 'list', 'code', 'table', 'aside', 'when'];
  return reading + (isProse.includes(block.kind) ? 0 : QUESTION);
}

/** @param {Block | Inline | readonly (Block | Inline)[] | unknown} part @returns {number} */
function wordsIn(part) {
  if (Array.isArray(part)) return part.reduce((sum, each) => sum + wordsIn(each), 0);
  if (typeof part !== 'object' || part === null) return 0;
  if ('text' in part && typeof part.text === 'string')
    return part.text.split(/\s+/).filter((word) => word !== '').length;
  return wordsIn(Object.values(part));
}
