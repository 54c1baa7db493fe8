/** What the code panel shows of a search in a programming language, and the program that it copies. */

import { labelsOf } from '../../session/labels.js';
import { algorithmName } from '../../text/wording.js';
import { isWritable, linesOf, programOf, startOf } from './program.js';
import { MOST_NODES } from './whole/facts.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Labels } from '../../session/labels.js' */
/** @import { Language } from '../../session/written.js' */
/** @import { Say } from '../../text/wording.js' */
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

/**
 * The whole program of a search with its tree, in words of the current language.
 * @param {Search} search
 * @param {Language} language
 * @param {{say: Say, labels: Labels}} words
 */
export function wholeProgram(search, language, { say, labels }) {
  const unit = (10 ** -search.overview.decimals).toFixed(search.overview.decimals);
  return programOf(search, language, {
    title: algorithmName(search.overview.algorithm, say),
    nameOf: labelsOf(search, labels),
    words: {
      value: say('program-value'),
      best: say('program-best'),
      entered: say('program-entered'),
      evaluated: say('program-evaluated'),
      none: say('program-none'),
      units: say('program-units', { unit }),
      tree: say('program-tree'),
      helpers: say('program-helpers'),
      search: say('program-search'),
    },
  });
}
