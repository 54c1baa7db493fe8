/**
 * A tree of its own for each student, whose number or name becomes the seed of a recipe, or where the seeds begin of which one is as
 * difficult as the recipe says: `{student:cutoffs=3}`, `{student:nodes=20}`. Pure.
 */

import { hashOf } from '../hash.js';

/** @import { Difficulty } from './difficulty.js' */

/** What stands in a recipe in place of the seed. */
const PLACE = /\{student(?<difficulty>:(?:cutoffs|nodes)=\d{1,6})?\}/;
const PLACES = new RegExp(PLACE, 'g');

/** The seed in a recipe. */
const SEED = /\bseed=(\d+)/;

/** Whether a tree is another for each student. @param {string} tree */
export const isOfStudent = (tree) => PLACE.test(tree);

/** The tree of a student; of a difficulty, as `difficulty.js` reads it. @param {string} tree @param {string} student a number or a name */
export const treeOf = (tree, student) =>
  tree.replace(PLACES, (_, difficulty) => {
    const seed = String(seedOf(student));
    return difficulty ? `{${seed}${difficulty}}` : seed;
  });

/**
 * The recipe that gives each student another tree; null if a tree is not a recipe that nobody has changed.
 * @param {string} tree
 * @param {Difficulty | null} [difficulty] of all of them
 */
export function ofEachStudent(tree, difficulty = null) {
  const recipe = /^(random\(.*\bseed=)\d+\)$/.exec(tree);
  const more = difficulty === null ? '' : `:${difficulty.measure}=${difficulty.number}`;
  return recipe && `${recipe[1]}{student${more}})`;
}

/** The seed of a recipe; undefined if a tree is not a recipe. @param {string} tree */
export const seedIn = (tree) => SEED.exec(tree)?.[1];

/** Whether two recipes, as the core writes them, differ in nothing but the seed. @param {string} one @param {string} other */
export const isAnotherSeed = (one, other) =>
  SEED.test(one) && one.replace(SEED, '') === other.replace(SEED, '');

/**
 * Whether a tree may be that of a student who is not named.
 * @param {string} written
 * @param {string} kept
 */
export function isOfSomebody(written, kept) {
  // The core writes its own blanks.
  const [template, tree] = [written, kept].map((text) => text.replace(/\s/g, ''));
  const parts = template.replace(PLACES, '{student}').split('{student}');
  const [first, ...rest] = parts;
  if (rest.length === 0 || !tree.startsWith(first)) return false;
  // In every place there is the same number.
  const [seed = ''] = /^\d+/.exec(tree.slice(first.length)) ?? [];
  return seed !== '' && tree === parts.join(seed);
}

/**
 * A number that is a whole number already, as it is; of any other text its hash.
 * @param {string} student
 */
function seedOf(student) {
  const text = student.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  return hashOf(new TextEncoder().encode(text));
}
