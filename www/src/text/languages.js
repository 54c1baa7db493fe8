/**
 * The languages of the page: one folder each, one file per topic. What stands there from the start is loaded as a whole, and so is, with the
 * first thing that is opened, what is in the folder `opened`.
 */

import { inLatin } from './serbian.js';

/** The loaders of each language's texts, by the path of its folder. Vite fills in the folders. */
const folders = () =>
  /** @type {Record<string, () => Promise<string[]>>} */ (
    import.meta.glob('../../locales/*/index.js', { import: 'default' })
  );

/** Those of the texts of what is opened. */
const opened = () =>
  /** @type {Record<string, () => Promise<string[]>>} */ (
    import.meta.glob('../../locales/*/opened/index.js', { import: 'default' })
  );

/** @param {string} language */
const pathOf = (language) => `../../locales/${language}/index.js`;

/** Languages that are another one in a second script: which one, and how its texts are rewritten. */
const REWRITTEN = /** @type {const} */ ({ 'sr-Latn': { of: 'sr', rewrite: inLatin } });

/** @param {string} language @returns {language is keyof typeof REWRITTEN} */
const isRewritten = (language) => Object.hasOwn(REWRITTEN, language);

/** The language in which the texts of a language are written. @param {string} language */
export const writtenIn = (language) => (isRewritten(language) ? REWRITTEN[language].of : language);

/** What makes a written text one of a language. @param {string} language @returns {(text: string) => string} */
export const rewriterOf = (language) =>
  isRewritten(language) ? REWRITTEN[language].rewrite : (text) => text;

/** The texts of an available language as they are written, in Fluent's format. @param {string} language */
export const textsOf = (language) => folders()[pathOf(writtenIn(language))]();

/** Likewise those of what is opened. @param {string} language */
export const openedTextsOf = (language) =>
  opened()[`../../locales/${writtenIn(language)}/opened/index.js`]();

/**
 * The language of a tag, with its script if that makes a difference: `sr-Latn-RS` is `sr-Latn`, and so is `sr-ME`. None if it is no tag.
 * @param {string} tag
 */
function languageOf(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return isRewritten(`${language}-${script}`) ? `${language}-${script}` : language;
  } catch {
    return '';
  }
}

/**
 * The first preferred language that is available.
 * @param {readonly string[]} preferred language tags, the best first
 * @param {(language: string) => boolean} isWritten whether there are texts in a language
 * @param {string} [fallback] if none of them is
 */
export const negotiate = (preferred, isWritten, fallback = 'en') =>
  preferred.map(languageOf).find((language) => isWritten(writtenIn(language))) ?? fallback;

/** The available languages, each with its own name for itself: `Svenska`. */
export function languages() {
  const written = Object.keys(folders()).map((path) => path.split('/').at(-2) ?? '');
  return tagsOf(written).map((language) => ({ language, name: ownName(language) }));
}

/** The tags of all languages that can be spoken where some are written. @param {readonly string[]} written */
export function tagsOf(written) {
  const rewritten = Object.keys(REWRITTEN).filter((tag) => written.includes(writtenIn(tag)));
  return [...written, ...rewritten].sort();
}

/** @param {string} language */
function ownName(language) {
  const name =
    new Intl.DisplayNames([language], { type: 'language' }).of(writtenIn(language)) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * The first preferred language that the page has.
 * @param {readonly string[]} preferred language tags, the best first
 * @param {string} [fallback]
 */
export const availableLanguage = (preferred, fallback) =>
  negotiate(preferred, (language) => pathOf(language) in folders(), fallback);
