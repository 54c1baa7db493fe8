/** The exercises in a page: its views with questions, as their author has written them. */

import { parse } from 'parse5';
import { switchesOf } from '../www/src/element/attributes.js';
import { settingsOf } from '../www/src/session/authored.js';
import { isOfSomebody, treeOf } from '../www/src/session/predicting/student.js';
import { Mistake } from './arguments.js';

/** @import { DefaultTreeAdapterTypes } from 'parse5' */
/** @import { Set } from '../www/src/session/predicting/exercise.js' */
/** @import { Surroundings } from './surroundings.js' */

/** @typedef {DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document} Node */
/** @typedef {DefaultTreeAdapterTypes.Document} Document */
/** @typedef {DefaultTreeAdapterTypes.Element} Element */

/**
 * @typedef {object} Exercise
 * @property {Set} set
 * @property {(student: string, tree: string) => {tree?: string, algorithm?: string, options: Record<string, string>}} choice
 */

/** Every element of a page, in order. @param {Node} node @returns {Element[]} */
export function elementsIn(node) {
  const own = 'tagName' in node ? [node] : [];
  const below = 'childNodes' in node ? node.childNodes : [];
  return [...own, ...below.flatMap(elementsIn)];
}

/** The value of an attribute. @param {Element} element @param {string} name */
export const attribute = ({ attrs }, name) =>
  attrs.find((each) => each.name === name)?.value ?? null;

/** The exercise of a view; null if it asks nothing. @param {(name: string) => string | null} attribute @returns {Exercise | null} */
function exerciseOf(attribute) {
  const set = settingsOf((name) => (attribute(name) ?? '').trim());
  if (set === null) return null;
  const [tree, algorithm] = [attribute('tree'), attribute('algorithm')];
  return {
    set,
    // A student without a name has the tree that the view has chosen.
    choice: (student, kept) => ({
      ...(tree !== null && {
        tree: student === '' && isOfSomebody(tree, kept) ? kept : treeOf(tree, student),
      }),
      ...(algorithm !== null && { algorithm }),
      options: switchesOf(attribute('options') ?? ''),
    }),
  };
}

/** @param {string} html @returns {Exercise[]} */
export const exercisesIn = (html) =>
  elementsIn(parse(html))
    .filter(({ tagName }) => tagName === 'plyscope-view')
    .map((element) => exerciseOf((name) => attribute(element, name)))
    .filter((exercise) => exercise !== null);

/**
 * The one exercise of a file.
 * @param {string} path
 * @param {Pick<Surroundings, 'read'>} io
 * @throws {Mistake}
 */
export async function exerciseIn(path, { read }) {
  const html = await read(path);
  if (html === null) throw new Mistake('command-no-such-file', { path }, 1);
  const [exercise, another] = exercisesIn(html);
  if (!exercise || another) {
    const count = exercise ? exercisesIn(html).length : 0;
    throw new Mistake('command-one-exercise', { path, count }, 1);
  }
  return exercise;
}
