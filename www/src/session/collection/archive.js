/**
 * The file that holds trees with their names, notes and views: `{"plyscope": "trees", "version": 1, "trees": [{"tree": …}]}`,
 * a presenter's notes, `"presenting": {"swedish-51": "…"}`, and lectures, `"lectures": [{"title": "…", "slides": [{"link": "#tree=…"}]}]`. Pure.
 */

import * as v from 'valibot';
import { lectureIn } from '../lecture.js';
import { KEPT_TREE, LONGEST } from './kept-tree.js';

/** @import { Lecture } from '../lecture.js' */
/** @import { KeptTree } from './kept-tree.js' */

/** @typedef {KeptTree & {text: string}} Archived */

/** The file's own version. A reader takes every version up to its own. */
const VERSION = 1;

const FILE = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    plyscope: v.literal('trees'),
    version: v.fallback(v.number(), VERSION),
    trees: v.array(v.unknown()),
    presenting: v.fallback(v.record(v.string(), v.unknown()), {}),
    lectures: v.fallback(v.array(v.unknown()), []),
  }),
);

/** A tree in a file, where it is known by its place. */
const ARCHIVED = v.object({ ...KEPT_TREE.entries, tree: v.pipe(v.string(), v.nonEmpty()) });

/**
 * A presenter's notes, by the name of a tree that came along, or by the digest of any other.
 * @typedef {Record<string, string>} PresenterNotes
 */

/** @param {readonly Archived[]} trees @param {PresenterNotes} [presenting] @param {readonly Lecture[]} [lectures] */
export function writeArchive(trees, presenting = {}, lectures = []) {
  const lines = trees.map(({ text, name, notes, from, place, changed, nodes, leaves, plies }) =>
    JSON.stringify({ tree: text, name, notes, from, place, changed, nodes, leaves, plies }),
  );
  const held = lectures.map(({ title, slides }) => JSON.stringify({ title, slides }));
  const also = held.length === 0 ? '' : `, "lectures": [\n${held.join(',\n')}\n]`;
  return `{"plyscope": "trees", "version": ${VERSION}, "trees": [\n${lines.join(',\n')}\n], "presenting": ${JSON.stringify(presenting)}${also}}\n`;
}

/**
 * @typedef {object} Archive
 * @property {Archived[]} trees that could be read; their ids are their places
 * @property {PresenterNotes} presenting
 * @property {Lecture[]} lectures
 * @property {number} broken how many could not be read
 * @property {boolean} isNewer whether a newer version wrote it, which may say more
 */

/**
 * The trees in a file; null if it is not such a file.
 * @param {string} text
 * @returns {Archive | null}
 */
export function readArchive(text) {
  // Most files hold no kept trees, and some are long.
  if (!text.slice(0, 200).includes('"plyscope"')) return null;
  const { success, output: file } = v.safeParse(FILE, text);
  if (!success) return null;
  const trees = file.trees.flatMap((each, place) => archived(each, place) ?? []);
  return {
    trees,
    presenting: notesIn(file.presenting),
    lectures: file.lectures.map(heldLecture).filter(({ slides }) => slides.length > 0),
    broken: file.trees.length - trees.length,
    isNewer: file.version > VERSION,
  };
}

/** @param {unknown} value */
const heldLecture = (value) => lectureIn(typeof value === 'object' && value !== null ? value : {});

/** More notes than this are not taken from one file. */
const MOST_NOTES = 1_000;

/** What can be read of a presenter's notes. @param {Record<string, unknown>} notes @returns {PresenterNotes} */
function notesIn(notes) {
  const read = Object.entries(notes).flatMap(([about, text]) =>
    /^[\w-]{1,60}$/.test(about) && typeof text === 'string' && text !== ''
      ? [[about, text.slice(0, LONGEST.notes)]]
      : [],
  );
  return Object.fromEntries(read.slice(0, MOST_NOTES));
}

/** @param {unknown} value @param {number} place @returns {Archived | null} */
function archived(value, place) {
  const fields = { .../** @type {object} */ (value), id: String(place) };
  const { success, output } = v.safeParse(ARCHIVED, fields);
  if (!success) return null;
  const { tree: text, ...kept } = output;
  return { ...kept, text };
}
