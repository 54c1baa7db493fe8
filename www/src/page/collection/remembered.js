/**
 * A random tree that nobody has changed is not kept, since its recipe can draw it again. Only the recipe, and what else was on
 * screen, is remembered for the next page.
 */

/** @import { Snapshot } from '../../session/collection/kept-tree.js' */

/** @typedef {Pick<Snapshot, 'text' | 'name' | 'place'>} Remembered */

/** No id of a kept tree begins like that. */
const MARK = 'recipe ';

/** What is stored of a recipe. @param {Remembered} work */
export const remembering = ({ text, place }) => `${MARK}${place}\n${text.trim()}`;

/** What was stored; null if it is something else. @param {string} stored @returns {Remembered | null} */
export function remembered(stored) {
  if (!stored.startsWith(MARK)) return null;
  const [place, text = ''] = stored.slice(MARK.length).split('\n');
  return { text, place, name: '' };
}
