/**
 * Every sentence that a person reads, as messages in Fluent's format.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { availableLanguage, openedTextsOf, rewriterOf, textsOf } from './languages.js';

/**
 * @typedef {Record<string, string | number>} Parameters
 * @typedef {object} Messages
 * @property {string} locale
 * @property {string} point the decimal point
 * @property {(id: string, parameters?: Parameters) => string} say `id` or `id.attribute`; in place of a `short` one that is not there, the
 *   message itself
 */

/**
 * The messages of each loaded language: a page and its views share them.
 * @type {Map<string, {shared: Messages, whole: () => Promise<void>}>}
 */
const loaded = new Map();

/** Whether the messages of what is opened are wanted too, in any language. */
let isOpened = false;

/**
 * @param {readonly string[]} preferred language tags, the best first
 * @returns {Promise<Messages>}
 */
export async function load(preferred) {
  const locale = availableLanguage(preferred);
  const texts = await textsOf(locale);
  const { shared, whole } = loaded.get(locale) ?? begun(locale, texts);
  if (isOpened) await whole();
  return shared;
}

/**
 * Loads the messages of what is opened, in each language that is loaded and in each that will be.
 * @throws if those of a loaded one cannot be loaded; the next call tries again
 */
export async function loadOpened() {
  isOpened = true;
  await Promise.all([...loaded.values()].map(({ whole }) => whole()));
}

/** @param {string} locale @param {readonly string[]} texts those of the start */
function begun(locale, texts) {
  const bundle = bundleOf(locale, texts);
  /** @type {Promise<void> | null} */
  let adding = null;
  const add = async () => {
    for (const text of await openedTextsOf(locale)) bundle.addResource(new FluentResource(text));
  };
  const whole = () => {
    adding ??= add().catch((error) => {
      adding = null;
      throw error;
    });
    return adding;
  };
  const language = { shared: spoken(locale, bundle), whole };
  loaded.set(locale, language);
  return language;
}

/**
 * @param {string} locale
 * @param {readonly string[]} texts in Fluent's format, as they are written
 * @returns {Messages}
 */
export const messages = (locale, texts) => spoken(locale, bundleOf(locale, texts));

/** @param {string} locale @param {readonly string[]} texts */
function bundleOf(locale, texts) {
  // No isolation marks: they would end up in copied sentences, and parameters are only numbers and names.
  const bundle = new FluentBundle(locale, { useIsolating: false, transform: rewriterOf(locale) });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** @param {string} locale @param {FluentBundle} bundle @returns {Messages} */
function spoken(locale, bundle) {
  return {
    locale,
    point: decimalPoint(locale),
    say(id, parameters = {}) {
      const [name, attribute] = id.split('.');
      const message = bundle.getMessage(name);
      const own = attribute === undefined ? message?.value : message?.attributes[attribute];
      const pattern = own ?? (attribute === 'short' ? message?.value : undefined);
      if (pattern) return bundle.formatPattern(pattern, parameters);
      // Its name is better than nothing, and the page's tests hear the complaint.
      console.error(`There is no message ${id} in ${locale}, or not yet.`);
      return id;
    },
  };
}

/** The decimal point of a language. @param {string} locale */
export function decimalPoint(locale) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}
