/** What the code panel shows of a search in a programming language, and the program that it copies. */

import { isWritable, linesOf, startOf } from './program.js';
import { MOST_NODES } from './whole/facts.js';

export { givenOf, jsonOf, startingProgram } from './given.js';
export { wholeProgram } from './whole-program.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Language } from '../../session/code-languages.js' */
/** @import { Printed } from './printing/printer.js' */

/** @typedef {{start: string, lines: readonly (readonly Printed[])[], keywords: readonly string[]}} Written */

/** @type {Record<Language, readonly string[]>} */
const KEYWORDS = {
  python: [
    ...['def', 'if', 'elif', 'else', 'for', 'in', 'while', 'True', 'break', 'return'],
    ...['and', 'or', 'not', 'False'],
  ],
  javascript: [
    ...['function', 'if', 'else', 'for', 'of', 'while', 'break', 'return', 'let', 'const'],
    ...['true', 'false'],
  ],
  rust: [
    ...['fn', 'if', 'else', 'for', 'in', 'while', 'loop', 'break', 'return', 'let', 'mut'],
    ...['self', 'true', 'false'],
  ],
  c: ['static', 'const', 'struct', 'if', 'else', 'for', 'while', 'break', 'return', 'int'],
};

/** What was printed of each search. @type {WeakMap<Search, Map<Language, Written>>} */
const printed = new WeakMap();

/** The lines of a search in a language. @param {Search} search @param {Language} language @returns {Written} */
export function written(search, language) {
  const known = printed.get(search) ?? new Map();
  printed.set(search, known);
  const made = known.get(language) ?? {
    start: startOf(search, language),
    lines: linesOf(search, language),
    keywords: KEYWORDS[language],
  };
  known.set(language, made);
  return made;
}

/** Why there is no whole program, as a message; null if there is one. @param {Search} search */
export const tooLarge = (search) =>
  isWritable(search)
    ? null
    : { id: 'program-too-large', parameters: { nodes: search.nodes.length, most: MOST_NODES } };
