/** The languages of the page: one folder each, one file per topic. A language is loaded as a whole. */

/** The loaders of each language's texts, by the path of its folder. Vite fills in the folders. */
const folders = () =>
  /** @type {Record<string, () => Promise<string[]>>} */ (
    import.meta.glob('../../locales/*/index.js', { import: 'default' })
  );

/** @param {string} language */
const pathOf = (language) => `../../locales/${language}/index.js`;

/** The texts of an available language, in Fluent's format. @param {string} language */
export const textsOf = (language) => folders()[pathOf(language)]();

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
