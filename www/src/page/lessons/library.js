/** The lessons that come along: their list, and the text of one. A lesson that there is not in a language is there in English. */

import { lessons } from 'virtual:plyscope/lessons';
import { LazyModule } from '../../engine/lazy-module.js';
import { rewriterOf, writtenIn } from '../../text/languages.js';

/**
 * @typedef {object} Listed
 * @property {string} name
 * @property {string} title
 * @property {string} about its first sentence
 * @property {number} minutes
 * @property {number} passages how many of its passages lead a view
 * @property {number} exercises how many tasks and questions it has
 * @property {string} language
 * @property {() => Promise<string>} text
 */

/** Those loaded so far, so that a failed attempt is known as such. @type {Map<string, LazyModule<{default: string}>>} */
const modules = new Map();

/** The lessons of a language, in their order. @param {string} language @returns {Listed[]} */
export function lessonsIn(language) {
  const own = lessons[writtenIn(language)] ?? [];
  const rewrite = rewriterOf(language);
  return lessons.en.map((english) => {
    const translated = own.find(({ name }) => name === english.name);
    const { load, ...listed } = translated ?? english;
    const spoken = translated ? language : 'en';
    return {
      ...listed,
      title: rewrite(listed.title),
      about: rewrite(listed.about),
      language: spoken,
      text: async () => rewrite(await textOf(`${spoken}/${listed.name}`, load)),
    };
  });
}

/** @param {string} key @param {() => Promise<{default: string}>} load */
async function textOf(key, load) {
  const module = modules.get(key) ?? new LazyModule(load);
  modules.set(key, module);
  return (await module.load()).default;
}
