/**
 * Every sentence that a person reads: messages in Fluent's format, one file a language.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** The languages that there are, each with where its messages are. */
const LOCALES = {
  en: () => import('../locales/en.ftl?raw'),
};

/**
 * @typedef {Record<string, string | number>} Parameters
 * @typedef {object} Messages
 * @property {string} locale
 * @property {(id: string, parameters?: Parameters) => string} say `id` or `id.attribute`
 */

/**
 * The language to speak, of those that one would like.
 * @param {readonly string[]} wanted language tags, the best first
 * @returns {keyof typeof LOCALES}
 */
export function choose(wanted) {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split('-');
    if (Object.hasOwn(LOCALES, language)) return /** @type {keyof typeof LOCALES} */ (language);
  }
  return 'en';
}

/**
 * @param {readonly string[]} wanted language tags, the best first
 * @returns {Promise<Messages>}
 */
export async function load(wanted) {
  const locale = choose(wanted);
  const { default: text } = await LOCALES[locale]();
  return messages(locale, text);
}

/**
 * @param {string} locale
 * @param {string} text in Fluent's format
 * @returns {Messages}
 */
export function messages(locale, text) {
  // Without isolation marks, which would come along where a sentence is copied: what is put in are
  // numbers, and the names that the reader gave.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return {
    locale,
    say(id, parameters = {}) {
      const [name, attribute] = id.split('.');
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      // A test holds that no message is missing; a name is better than an empty place all the same.
      return pattern ? bundle.formatPattern(pattern, parameters) : id;
    },
  };
}
