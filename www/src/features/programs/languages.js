/** The languages in which programs are written: one more is its printer, its template in `www/programs/`, and its row. */

import { C } from './printing/c.js';
import { JavaScript } from './printing/javascript.js';
import { Python } from './printing/python.js';
import { Rust } from './printing/rust.js';

/** @import { Language } from '../../session/code-languages.js' */
/** @import { Printer } from './printing/printer.js' */

/**
 * @typedef {object} ProgrammingLanguage
 * @property {new (...needs: ConstructorParameters<typeof Printer>) => Printer} Printer of routines
 * @property {string} indent
 * @property {string} between routines
 * @property {string} brackets of a list
 * @property {string} reference before a list in a list
 * @property {string} noValue of a node
 * @property {(text: string) => string} literal a text
 * @property {readonly string[]} keywords
 */

/** @type {Record<Language, ProgrammingLanguage>} */
export const LANGUAGES = {
  python: {
    Printer: Python,
    indent: '    ',
    between: '\n\n\n',
    brackets: '[]',
    reference: '',
    noValue: 'None',
    literal: (text) => JSON.stringify(text),
    keywords: words('def if elif else for in while True break return and or not False'),
  },
  javascript: {
    Printer: JavaScript,
    indent: '  ',
    between: '\n\n',
    brackets: '[]',
    reference: '',
    noValue: 'null',
    literal: (text) => JSON.stringify(text),
    keywords: words('function if else for of while break return let const true false'),
  },
  rust: {
    Printer: Rust,
    indent: '    ',
    between: '\n\n',
    brackets: '[]',
    reference: '&',
    noValue: '0',
    literal: (text) => quoted(text, /["\\]/, (code) => `u{${code.toString(16)}}`),
    keywords: words('fn if else for in while loop break return let mut self true false'),
  },
  c: {
    Printer: C,
    indent: '    ',
    between: '\n\n',
    brackets: '{}',
    reference: '',
    noValue: '0',
    literal: (text) => quoted(text, /["\\?]/, (code) => code.toString(8).padStart(3, '0')),
    keywords: words('static const struct if else for while break return int'),
  },
};

/** @param {string} list */
function words(list) {
  return list.split(' ');
}

/**
 * A text in quotes, with a backslash before what would not stand for itself.
 * @param {string} text
 * @param {RegExp} special what is written after the backslash as it is
 * @param {(code: number) => string} written how another character is
 */
const quoted = (text, special, written) =>
  `"${text.replace(new RegExp(`${special.source}|\\p{Cc}`, 'gu'), (one) => `\\${special.test(one) ? one : written(one.charCodeAt(0))}`)}"`;
