/**
 * The listing of a search in programming languages, and whole programs of it.
 *
 * The printers are here and not in the core: the parsed lines of a listing cross to the page with their text, so that little is
 * added to the WebAssembly, which every reader loads, for what only some readers open. The command prints with the same modules.
 */

import { orderOf } from '../../session/program-order.js';
import { LANGUAGES } from './languages.js';
import { routineOf } from './printing/blocks.js';
import { factsOf, isBounded, MOST_NODES } from './whole/facts.js';
import { filled } from './whole/filled.js';
import { fillingOf } from './whole/filling.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Language } from '../../session/code-languages.js' */
/** @import { Printed, Printer } from './printing/printer.js' */
/** @import { Words } from './whole/filling.js' */

/** Whether the tree of a search is small enough to be written out. @param {Search} search */
export const isWritable = (search) => search.nodes.length <= MOST_NODES;

/** The lines of each routine. @param {Search} search @param {Language} language */
export const linesOf = (search, language) =>
  printed(search, language).routines.map((lines) => lines.filter(({ helps }) => !helps));

/** The call that begins a search. @param {Search} search @param {Language} language */
export function startOf(search, language) {
  const { call } = search.code.listing;
  return printed(search, language).printer.begin(call).replace('self.', 'search.');
}

/** @param {Search} search @param {Language} language @returns {{printer: Printer, routines: Printed[][]}} */
function printed(search, language) {
  const picks = orderOf(search)?.picks ?? [];
  const learns = picks.includes('killer') || picks.includes('refutation');
  const printer = new LANGUAGES[language].Printer({ bounded: isBounded(search), learns });
  const routines = search.code.listing.routines.map((each) => printer.print(routineOf(each)));
  return { printer, routines };
}

/**
 * A whole program with the tree of a search, which prints value, best move, nodes entered and leaves evaluated.
 * @param {Search} search that is printable, of a tree that is writable
 * @param {Language} language
 * @param {string} template of the language
 * @param {{words: Words, title: string, nameOf: (node: number) => string, trace?: boolean, told?: boolean}} options
 */
export function programOf(search, language, template, options) {
  const { words, title, nameOf, trace = false, told = false } = options;
  const order = orderOf(search);
  if (order === null || !isWritable(search)) throw new RangeError(language);
  const { printer, routines } = printed(search, language);
  const facts = factsOf(search, order, nameOf);
  const call = printer.begin(facts.call);
  const surrounding = { facts, words, used: printer.used, routines, call, title, trace, told };
  return filled(template, fillingOf(surrounding, LANGUAGES[language]));
}
