/** A tree of *My trees*, and what is read of one that a browser or a file has kept. Pure. */

import * as v from 'valibot';
import { read } from '../address.js';
import { LONGEST_TITLE } from '../state.js';

/** @import { InferOutput } from 'valibot' */
/** @import { Wanted } from '../wanted.js' */
/** @import { Archived } from './archive.js' */

/** The greatest lengths, in characters. */
export const LONGEST = { name: LONGEST_TITLE, notes: 20_000, place: 64_000 };

/** A text that is cut where it would be too long. @param {number} longest */
const text = (longest) =>
  v.pipe(
    v.string(),
    v.transform((found) => found.slice(0, longest)),
  );

const COUNT = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 0);

/** Everything about a kept tree but its text. @typedef {InferOutput<typeof KEPT_TREE>} KeptTree */
export const KEPT_TREE = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** Empty as long as nobody has named it. */
  name: v.fallback(text(LONGEST.name), ''),
  /** The owner's. */
  notes: v.fallback(text(LONGEST.notes), ''),
  /** The preset that it came of; empty if none is known. */
  from: v.fallback(v.pipe(text(60), v.regex(/^[\w-]*$/)), ''),
  /** What else was on screen: the fragment of an address without the tree. */
  place: v.fallback(text(LONGEST.place), ''),
  /** When its text changed last, in milliseconds since 1970. */
  changed: COUNT,
  /** The number of its texts so far. */
  revision: COUNT,
  /** 0 if the size is not known. */
  nodes: COUNT,
  leaves: COUNT,
  plies: COUNT,
});

/**
 * What is being worked on, as it is to be kept.
 * @typedef {Pick<KeptTree, 'name' | 'from' | 'place' | 'nodes' | 'leaves' | 'plies'> & {text: string}} Snapshot
 */

/**
 * A kept tree as it was read: a browser's store may be damaged, and a file may hold anything. What is missing or wrong gets
 * its default, but for the id.
 * @param {unknown} value
 * @returns {KeptTree | null} null if it is not one
 */
export function keptTreeIn(value) {
  const { success, output } = v.safeParse(KEPT_TREE, value);
  return success ? output : null;
}

/** Whether a kept tree has all of some words in its name, its notes or its origin. @param {string} words @param {readonly string[]} texts */
export function matches(words, texts) {
  const all = texts.join('\n').toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** @typedef {Pick<Snapshot, 'text' | 'name' | 'place'>} Remembered */

/** A random tree that nobody has changed is not kept, since its recipe draws it again: the recipe and what else was on screen are remembered. No id of a kept tree begins like this. */
const MARK = 'recipe ';

/** What is stored of a recipe. @param {Remembered} work */
export const remembering = ({ text, place }) => `${MARK}${place}\n${text.trim()}`;

/** What was stored; null if it is something else. @param {string} stored @returns {Remembered | null} */
export function remembered(stored) {
  if (!stored.startsWith(MARK)) return null;
  const [place, text = ''] = stored.slice(MARK.length).split('\n');
  return { text, place, name: '' };
}

/** Earlier versions kept trees at a stop of *Start here*, too. @param {Pick<Archived, 'text' | 'name' | 'place'>} kept @returns {Wanted} */
export function wantedOf({ text, name, place }) {
  const { start: _, ...link } = read(place).link;
  return { ...link, tree: text, title: name };
}
