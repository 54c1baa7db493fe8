/**
 * Every sentence that a person reads, as messages in Fluent's format: one folder per language, one file per topic.
 * A language is loaded as a whole.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';

/** The loaders of each language's texts, by the path of its folder. Vite fills in the folders. */
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
 * The first preferred language that is available.
 * @param {readonly string[]} preferred language tags, the best first
 * @param {(language: string) => boolean} isAvailable
 * @param {string} [fallback] if none of them is
 */
export function negotiate(preferred, isAvailable, fallback = 'en') {
  const languages = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return languages.find(isAvailable) ?? fallback;
}

/** The available languages, each with its own name for itself: `Svenska`. */
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
 * The first preferred language that the page has.
 * @param {readonly string[]} preferred language tags, the best first
 * @param {string} [fallback]
 */
export const availableLanguage = (preferred, fallback) =>
  negotiate(preferred, (language) => pathOf(language) in folders(), fallback);

/**
 * @param {readonly string[]} preferred language tags, the best first
 * @returns {Promise<Messages>}
 */
export async function load(preferred) {
  const locale = availableLanguage(preferred);
  return messages(locale, await folders()[pathOf(locale)]());
}

/**
 * @param {string} locale
 * @param {readonly string[]} texts in Fluent's format
 * @returns {Messages}
 */
export function messages(locale, texts) {
  // No isolation marks: they would end up in copied sentences, and parameters are only numbers and names.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return {
    locale,
    say(id, parameters = {}) {
      const [name, attribute] = id.split('.');
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      // A test checks that no message is missing; even so, its name is better than nothing.
      return pattern ? bundle.formatPattern(pattern, parameters) : id;
    },
  };
}
