/** What the code panel shows of a search in a programming language. */

import { LANGUAGES } from './languages.js';
import { isWritable, linesOf, startOf } from './program.js';
import { MOST_NODES } from './whole/facts.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Language } from '../../session/code-languages.js' */
/** @import { Printed } from './printing/printer.js' */

/** @typedef {{start: string, lines: readonly (readonly Printed[])[], keywords: readonly string[]}} Written */

/** What was printed of each search. @type {WeakMap<Search, Map<Language, Written>>} */
const printed = new WeakMap();

/** The lines of a search in a language. @param {Search} search @param {Language} language @returns {Written} */
export function written(search, language) {
  const known = printed.get(search) ?? new Map();
  printed.set(search, known);
  const made = known.get(language) ?? {
    start: startOf(search, language),
    lines: linesOf(search, language),
    keywords: LANGUAGES[language].keywords,
  };
  known.set(language, made);
  return made;
}

/** Why there is no whole program, as a message; null if there is one. @param {Search} search */
export const tooLarge = (search) =>
  isWritable(search)
    ? null
    : { id: 'program-too-large', parameters: { nodes: search.nodes.length, most: MOST_NODES } };
