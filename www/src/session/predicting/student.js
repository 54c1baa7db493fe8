/** A tree of its own for each student, whose number or name becomes the seed of a recipe. Pure. */

import { hashOf } from '../hash.js';

/** What stands in a recipe in place of the seed. */
const PLACE = '{student}';

/** The seed in a recipe. */
const SEED = /\bseed=(\d+)/;

/** Whether a tree is another for each student. @param {string} tree */
export const isOfStudent = (tree) => tree.includes(PLACE);

/** The tree of a student. @param {string} tree @param {string} student a number or a name */
export const treeOf = (tree, student) => tree.replaceAll(PLACE, String(seedOf(student)));

/** The recipe that gives each student another tree; null if a tree is not a recipe that nobody has changed. @param {string} tree */
export function ofEachStudent(tree) {
  const recipe = /^(random\(.*\bseed=)\d+\)$/.exec(tree);
  return recipe && `${recipe[1]}${PLACE})`;
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
  const parts = template.split(PLACE);
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
