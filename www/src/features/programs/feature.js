/** The search as programs in languages that people write, as the page shows and copies them. */

import { startingProgram as startFrom } from './given.js';
import { TEMPLATES } from './templates.js';
import { wholeProgram as write } from './whole-program.js';

export { givenOf, jsonOf } from './given.js';
export { tooLarge, written } from './written.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Labels } from '../../session/labels.js' */
/** @import { Language } from '../../session/code-languages.js' */
/** @import { Say } from '../../text/wording.js' */

/** @param {Search} search @param {Language} language @param {{say: Say, labels: Labels}} words */
export const wholeProgram = (search, language, words) =>
  write(search, language, TEMPLATES[language], words);

/** @param {Search} search @param {'python' | 'javascript'} language @param {{say: Say, labels: Labels}} words */
export const startingProgram = (search, language, words) =>
  startFrom(search, language, TEMPLATES[language], words);
