/**
 * Every sentence that a person reads: messages in Fluent's format, a folder a language, a file a topic. What is
 * on show from the start is the topic `base`; the others come with the rooms that say them: see `later.js`. The
 * build parses them.
 */

import { FluentBundle } from '@fluent/bundle';

/** How each file of messages is loaded, by its path. Vite writes out which there are. */
const files = () => import.meta.glob('../../locales/*/*.ftl');

/** @param {string} language @param {string} topic */
const pathOf = (language, topic) => `../../locales/${language}/${topic}.ftl`;

/**
 * @typedef {Record<string, string | number>} Parameters
 * @typedef {import('@fluent/bundle').FluentResource['body']} Parsed the messages of a file
 * @typedef {object} Messages
 * @property {string} locale
 * @property {(id: string, parameters?: Parameters) => string} say `id` or `id.attribute`
 * @property {(parsed: Parsed) => void} add takes in what stands in another file
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
  Object.keys(files())
    .flatMap((path) => path.match(/([^/]+)\/base\.ftl$/)?.[1] ?? [])
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
  choose(wanted, (language) => pathOf(language, 'base') in files(), otherwise);

/**
 * How a topic's messages are loaded.
 * @param {string} language
 * @param {string} topic
 */
export function topic(language, topic) {
  /** @type {unknown} */
  const load = files()[pathOf(language, topic)];
  return /** @type {() => Promise<{default: Parsed}>} */ (load);
}

/**
 * @param {readonly string[]} wanted language tags, the best first
 * @returns {Promise<Messages>}
 */
export async function load(wanted) {
  const locale = spoken(wanted);
  const { default: parsed } = await topic(locale, 'base')();
  return messages(locale, parsed);
}

/**
 * @param {string} locale
 * @param {Parsed} parsed those that are said from the start
 * @returns {Messages}
 */
export function messages(locale, parsed) {
  // Without isolation marks, which would come along where a sentence is copied: what is put in are
  // numbers, and the names that the reader gave.
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const add = (/** @type {Parsed} */ body) => {
    bundle.addResource({ body });
  };
  add(parsed);
  return {
    locale,
    add,
    say(id, parameters = {}) {
      const [name, attribute] = id.split('.');
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      // A test holds that no message is missing; a name is better than an empty place all the same.
      return pattern ? bundle.formatPattern(pattern, parameters) : id;
    },
  };
}
