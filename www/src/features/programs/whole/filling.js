/** What the template of a language is filled with, so that it becomes the whole program of a search. Pure. */

import { LARGEST } from '../../../engine/score.js';

/** @import { ProgrammingLanguage } from '../languages.js' */
/** @import { Printed } from '../printing/printer.js' */
/** @import { Facts } from './facts.js' */
/** @import { Filling } from './filled.js' */

/** The words that a program prints, and those of its comments. @typedef {Record<'value' | 'best' | 'entered' | 'evaluated' | 'none' | 'units' | 'tree' | 'helpers' | 'moves' | 'search', string>} Words */

/**
 * What surrounds the routines of a program.
 * @typedef {object} Surrounding
 * @property {Facts} facts
 * @property {Words} words
 * @property {ReadonlySet<string>} used the helpers that the routines call
 * @property {readonly (readonly Printed[])[]} routines
 * @property {string} call that begins the search
 * @property {string} title
 * @property {boolean} trace whether each node is printed as it is entered
 * @property {boolean} told whether *My program* gives it the tree, and hears what it does
 */

/** The width of a line of items. */
const WIDTH = 92;

/** Words that stand for themselves, in sets, of which the first names the set in templates. */
const SETS = [
  ['PV', 'CUT', 'ALL'],
  ['EXACT', 'LOWER', 'UPPER'],
  ['LIVE', 'SOLVED'],
  ['MAX', 'MIN'],
];

/** What programs have for ∞: one unit more than the greatest finite score. */
export const INFINITE = LARGEST + 1;

/** A score as a literal. @param {number} units */
const score = (units) => (Math.abs(units) < INFINITE ? units : units < 0 ? '-INF' : 'INF');

/** @param {Surrounding} surrounding @param {ProgrammingLanguage} language @returns {Filling} */
export function fillingOf(surrounding, language) {
  return {
    values: {
      ...wordsIn(surrounding, language),
      ...tablesIn(surrounding, language),
      ...numbersIn(surrounding.facts),
      ...codeIn(surrounding, language),
    },
    holding: holdingIn(surrounding),
    // The last is put first.
    lists: { picks: surrounding.facts.picks.toReversed() },
  };
}

/** @param {Surrounding} surrounding @param {ProgrammingLanguage} language */
function wordsIn({ title, words }, { literal }) {
  const { units, tree, helpers, moves, search, ...printed } = words;
  const literals = Object.entries(printed).flatMap(([name, word]) => [
    [name, literal(word)],
    [`${name}:`, literal(`${word}:`)],
  ]);
  return { title, units, tree, helpers, moves, search, ...Object.fromEntries(literals) };
}

/** @param {Surrounding} surrounding @param {ProgrammingLanguage} language */
function tablesIn({ facts, told }, language) {
  const [opening, closing] = language.brackets;
  const counts = facts.children.map((all) => all.length);
  let sum = 0;
  const firsts = counts.map((count) => {
    sum += count;
    return sum - count;
  });
  const moves = facts.moves.map(language.literal);
  /** @type {Record<string, readonly (string | number)[]>} */
  const tables = {
    CHILDREN: facts.children.map((all) => `${language.reference}[${all.join(', ')}]`),
    VALUES: facts.values.map((value) => (value === null ? language.noValue : score(value))),
    DEPTH: facts.depth,
    HEIGHT: facts.height,
    PARENT: facts.parent,
    'PARENT from 0': facts.parent.map((parent) => Math.max(parent, 0)),
    PLACE: facts.place,
    END: facts.end,
    POSITION: facts.position,
    MOVE: facts.move,
    MOVES: moves,
    // Where no list can be empty.
    CHILD: facts.length === 1 ? [0] : facts.children.flat(),
    COUNT: counts,
    FIRST: firsts,
    'MOVES and none': [...moves, language.literal('')],
  };
  const written = Object.entries(tables).map(([name, items]) => [
    name,
    told ? `tables.${name.toLowerCase()}` : `${opening}${wrapped(items.map(String))}${closing}`,
  ]);
  return Object.fromEntries(written);
}

/** @param {Facts} facts */
function numbersIn(facts) {
  const { rootIsMax, decimals, killers, test } = facts;
  const power = 10 ** decimals;
  return {
    length: facts.length,
    plies: pliesOf(facts),
    'children of the root': facts.moves.length,
    'number of moves': Math.max(...facts.move) + 1,
    size: facts.size,
    killers,
    'last killer': killers - 1,
    limit: facts.limit ?? '',
    'parity of MAX': rootIsMax ? 0 : 1,
    even: rootIsMax ? 1 : -1,
    odd: rootIsMax ? -1 : 1,
    first: rootIsMax ? 'MAX' : 'MIN',
    second: rootIsMax ? 'MIN' : 'MAX',
    decimals,
    'decimals and one': decimals + 1,
    power,
    // The page has scores as they are, and a program has them in units.
    'per unit': decimals === 0 ? '' : ` / ${power}`,
    turned: facts.turned ? '-' : '',
    test: test === null ? '' : score(test),
  };
}

/** @param {Surrounding} surrounding @param {ProgrammingLanguage} language */
function codeIn({ routines, call }, { indent, between }) {
  const texts = routines.map((lines) =>
    lines.map((line) => indent.repeat(line.indent) + line.text).join('\n'),
  );
  return {
    call: call.replace('self.', 'search.'),
    routines: texts.join(between),
    heads: routines.map(([{ text }]) => `${text.replace(/ \{$/, '')};`).join('\n'),
  };
}

/** @param {Surrounding} surrounding @returns {ReadonlySet<string>} */
function holdingIn({ facts, used, routines, trace, told }) {
  const { keepsLines, hasTable, bestFirst, picks } = facts;
  const has = (/** @type {string[]} */ ...names) => names.some((name) => used.has(name));
  const text = routines.flatMap((lines) => lines.map((line) => line.text)).join('\n');
  const isSaid = (/** @type {string} */ word) => new RegExp(`\\b${word}\\b`).test(text);
  const measures = has('height', 'is_frontier') || hasTable;
  const isLimited = facts.deepens || facts.limit !== null;
  const looksAtDepth = has('is_at_level', 'colour_of', 'mover_of', 'prove', 'cut');
  const flags = {
    told,
    trace,
    rootIsMax: facts.rootIsMax,
    isTest: facts.test !== null,
    isDeep: !told && pliesOf(facts) > 300,
    hasDecimals: facts.decimals > 0,
    hasLimit: facts.limit !== null,
    deepens: facts.deepens,
    keepsLines,
    hasTable,
    keepsDeeper: facts.keepsDeeper,
    bestFirst,
    picks: picks.length > 0,
    DEPTH: keepsLines || looksAtDepth || (measures && isLimited),
    HEIGHT: measures,
    PARENT: bestFirst || has('make'),
    MOVE: has('cut'),
  };
  const sets = SETS.filter((set) => set.some(isSaid)).map(([first]) => first);
  const holding = Object.entries(flags).flatMap(([name, holds]) => (holds ? [name] : []));
  return new Set([...used, ...picks, ...sets, ...holding]);
}

/** Those of the longest line, and one more. @param {Facts} facts */
const pliesOf = ({ depth }) => Math.max(...depth) + 2;

/** Items on one line, if that is short, or on indented lines. @param {readonly string[]} items */
function wrapped(items) {
  const text = items.join(', ');
  if (text.length < WIDTH - 12) return text;
  const lines = [''];
  for (const item of items) {
    if (lines[lines.length - 1].length + item.length > WIDTH) lines.push('');
    lines[lines.length - 1] += `${item}, `;
  }
  return `\n${lines.map((line) => `    ${line.trimEnd()}`).join('\n')}\n`;
}
