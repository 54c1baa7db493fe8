/**
 * Every sentence that a person reads, as messages in Fluent's format.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { availableLanguage, rewriterOf, textsOf } from './languages.js';

/**
 * @typedef {Record<string, string | number>} Parameters
 * @typedef {object} Messages
 * @property {string} locale
 * @property {string} point the decimal point
 * @property {(id: string, parameters?: Parameters) => string} say `id` or `id.attribute`; in place of a `short` one that is not there, the
 *   message itself
 */

/** The messages of each loaded language: a page and its views share them. @type {Map<string, Messages>} */
const loaded = new Map();

/**
 * @param {readonly string[]} preferred language tags, the best first
 * @returns {Promise<Messages>}
 */
export async function load(preferred) {
  const locale = availableLanguage(preferred);
  const texts = await textsOf(locale);
  const shared = loaded.get(locale) ?? messages(locale, texts);
  loaded.set(locale, shared);
  return shared;
}

/**
 * @param {string} locale
 * @param {readonly string[]} texts in Fluent's format, as they are written
 * @returns {Messages}
 */
export function messages(locale, texts) {
  // No isolation marks: they would end up in copied sentences, and parameters are only numbers and names.
  const bundle = new FluentBundle(locale, { useIsolating: false, transform: rewriterOf(locale) });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return {
    locale,
    point: decimalPoint(locale),
    say(id, parameters = {}) {
      const [name, attribute] = id.split('.');
      const message = bundle.getMessage(name);
      const own = attribute === undefined ? message?.value : message?.attributes[attribute];
      const pattern = own ?? (attribute === 'short' ? message?.value : undefined);
      // A test checks that no message is missing; even so, its name is better than nothing.
      return pattern ? bundle.formatPattern(pattern, parameters) : id;
    },
  };
}

/** The decimal point of a language. @param {string} locale */
export function decimalPoint(locale) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}
