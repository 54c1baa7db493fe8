/**
 * Every sentence that a person reads: messages in Fluent's format, a folder a language, a file a topic. A language is loaded as a
 * whole.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** How the texts of each language are loaded, by the path of its folder. Vite writes out which folders there are. */
const folders = () =>
  /** @type {Record<string, () => Promise<string[]>>} */ (
    import.meta.glob('../../locales/*/index.js', { import: 'default' })
  );

/** @param {string} language */
const pathOf = (language) => `../../locales/${language}/index.js`;

/**
 * @typedef {Record<string, string | number>} Parameters
 * @typedef {object} Messages
 * @property {string} locale
 * @property {(id: string, parameters?: Parameters) => string} say `id` or `id.attribute`
 */

/**
 * The language to speak, of those that one would like.
 * @param {readonly string[]} wanted language tags, the best first
 * @param {(language: string) => boolean} isThere
 * @param {string} [otherwise] what to give where none of them is there
 */
export function choose(wanted, isThere, otherwise = 'en') {
  const languages = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return languages.find(isThere) ?? otherwise;
}

/** The languages that there are, each with what it calls itself: `Svenska`. */
export const languages = () =>
  Object.keys(folders())
    .map((path) => path.split('/').at(-2) ?? '')
    .map((language) => ({ language, name: ownName(language) }));

/** @param {string} language */
function ownName(language) {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * The language to speak, of those that there are.
 * @param {readonly string[]} wanted language tags, the best first
 * @param {string} [otherwise]
 */
export const spoken = (wanted, otherwise) =>
  choose(wanted, (language) => pathOf(language) in folders(), otherwise);

/**
 * @param {readonly string[]} wanted language tags, the best first
 * @returns {Promise<Messages>}
 */
export async function load(wanted) {
  const locale = spoken(wanted);
  return messages(locale, await folders()[pathOf(locale)]());
}

/**
 * @param {string} locale
 * @param {readonly string[]} texts in Fluent's format
 * @returns {Messages}
 */
export function messages(locale, texts) {
  // Without isolation marks, which would come along where a sentence is copied: what is put in are
  // numbers, and the names that the reader gave.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
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
