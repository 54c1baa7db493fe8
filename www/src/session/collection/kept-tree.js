/** A tree of *My trees*, and what is read of one that a browser or a file has kept. Pure. */

import { LONGEST_TITLE } from '../state.js';

/**
 * Everything about a kept tree but its text.
 * @typedef {object} KeptTree
 * @property {string} id
 * @property {string} name empty as long as nobody has named it
 * @property {string} notes the owner's
 * @property {string} from the preset that it came of; empty if none is known
 * @property {string} place what else was on screen: the fragment of an address without the tree
 * @property {number} changed when its text changed last, in milliseconds since 1970
 * @property {number} revision the number of its texts so far
 * @property {number} nodes 0 if the size is not known
 * @property {number} leaves
 * @property {number} plies
 */

/**
 * What is being worked on, as it is to be kept.
 * @typedef {Pick<KeptTree, 'name' | 'from' | 'place' | 'nodes' | 'leaves' | 'plies'> & {text: string}} Snapshot
 */

/** The greatest lengths, in characters. */
export const LONGEST = { name: LONGEST_TITLE, notes: 20_000, place: 64_000 };

/**
 * A kept tree as it was read: a browser's store may be damaged, and a file may hold anything. What is missing or wrong gets
 * its default, but for the id.
 * @param {unknown} value
 * @returns {KeptTree | null} null if it is not one
 */
export function keptTreeIn(value) {
  if (typeof value !== 'object' || value === null) return null;
  const fields = /** @type {Record<string, unknown>} */ (value);
  const { id } = fields;
  if (typeof id !== 'string' || id === '') return null;
  /** @param {string} name @param {number} longest */
  const text = (name, longest) => {
    const found = fields[name];
    return typeof found === 'string' ? found.slice(0, longest) : '';
  };
  /** @param {string} name */
  const count = (name) => {
    const found = fields[name];
    return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : 0;
  };
  return {
    id,
    name: text('name', LONGEST.name),
    notes: text('notes', LONGEST.notes),
    from: /^[\w-]{0,60}$/.test(text('from', 60)) ? text('from', 60) : '',
    place: text('place', LONGEST.place),
    changed: count('changed'),
    revision: count('revision'),
    nodes: count('nodes'),
    leaves: count('leaves'),
    plies: count('plies'),
  };
}

/** Whether a kept tree has all of some words in its name, its notes or its origin. @param {string} words @param {readonly string[]} texts */
export function matches(words, texts) {
  const all = texts.join('\n').toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
