/** The sheets of an exercise: one for each student, all of which must have room on a page. */

import { recipe } from '../../engine/catalogue.js';
import { isRandom } from '../../engine/is-recipe.js';
import { Search } from '../../engine/search.js';
import { exercisePage, keyPage } from './pages.js';
import { lackOf, roomFor } from './room.js';

/** @import { Setting } from './pages.js' */
/** @import { Lack } from './room.js' */

/**
 * What to search, for how many, with or without the key.
 * @typedef {object} Exercise
 * @property {string} tree
 * @property {string} algorithm
 * @property {number} count
 * @property {boolean} key
 */

/** What hinders a print: at which sheet, from 1; 0 if there is only one. @typedef {{sheet: number, tree: string, lack: Lack | null, error: unknown}} Hindrance */

/** The trees of so many students: the recipe with its seed and those after it. @param {string} tree @param {number} count */
export const treesFrom = (tree, count) =>
  Array.from({ length: isRandom(tree) ? count : 1 }, (_, at) =>
    tree.replace(/(\bseed\s*=\s*)(\d+)/, (_, name, seed) => `${name}${Number(seed) + at}`),
  );

/** The seed in a recipe; empty for any other tree. @param {string} tree */
export const seedOf = (tree) =>
  isRandom(tree) ? (/\bseed\s*=\s*(\d+)/.exec(tree)?.[1] ?? '') : '';

/**
 * The pages for all students, those with the keys after the others; or the first thing that hinders them.
 * @param {Exercise} exercise
 * @param {Setting} setting
 * @returns {{pages: unknown[]} | Hindrance}
 */
export function sheets({ tree, algorithm, count, key }, setting) {
  const trees = treesFrom(tree, count);
  /** @type {[unknown[], unknown[]]} */
  const [exercises, keys] = [[], []];
  for (const [at, each] of trees.entries()) {
    const sheet = trees.length === 1 ? 0 : at + 1;
    const number = sheet === 0 ? '' : setting.words.say('paper-number', { number: sheet });
    try {
      const made = sheetOf({ tree: each, algorithm, options: setting.options }, number, setting);
      if ('lacks' in made) return { sheet, tree: each, lack: made, error: null };
      exercises.push(made.exercise);
      if (key) keys.push(made.key);
    } catch (error) {
      return { sheet, tree: each, lack: null, error };
    }
  }
  return { pages: [...exercises, ...keys] };
}

/** @param {{tree: string, algorithm: string, options: Record<string, string>}} request @param {string} number @param {Setting} setting */
function sheetOf(request, number, setting) {
  // The size of a random tree is known before it is made.
  const size = recipe(request.tree);
  const lack = size === null ? null : lackOf(size);
  if (lack !== null) return lack;
  const search = new Search(request);
  try {
    const room = lackOf(search.overview) ?? roomFor(search);
    if ('lacks' in room) return room;
    const sheet = { search, number, ...room };
    return { exercise: exercisePage(sheet, setting), key: keyPage(sheet, setting) };
  } finally {
    search.free();
  }
}
