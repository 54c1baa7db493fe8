/**
 * A lecture: moments in their order, each with what is on screen then, and what is said. As a file it is
 * `{"plyscope": "lecture", "version": 2, "title": "…", "moments": [{"link": "#tree=…"}]}`. Pure.
 */

import { LONGEST_LINK, read, saying } from './address.js';
import { PRESETS as GROWTHS, writeGrowth } from './growth.js';
import { BESIDES } from './hall.js';
import { LONGEST_TITLE } from './state.js';

/** How the hall sees a moment: as it is, without values, without cutoffs too, with questions, behind the chart of growth, or with a passage in place of the sentence. */
export const MODES = /** @type {const} */ ([
  'plain',
  'blank',
  'blank-cuts',
  'predict',
  'growth',
  'slide',
]);

/** @typedef {typeof MODES[number]} Mode */

/**
 * @typedef {object} LectureMoment
 * @property {string} link the fragment of an address: all that is on show
 * @property {string} title
 * @property {string} notes for the presenter
 */

/** @typedef {{title: string, moments: readonly LectureMoment[]}} Lecture */
/** A lecture as it is kept; `changed` is in milliseconds since 1970. @typedef {Lecture & {id: string, changed: number}} KeptLecture */

/**
 * What a view shows of the lecture that its page leads through.
 * @typedef {object} LectureShown
 * @property {string} title of the moment
 * @property {number} number of the moment, from 1
 * @property {number} count
 * @property {() => void} previous
 * @property {() => void} next
 */

/** The file's own version. A reader takes every version up to its own. In version 1, what a hall sees did not stand in the link. */
const VERSION = 2;

/** The most moments of a lecture, and the greatest lengths of their texts, in characters. */
export const MOST_MOMENTS = 200;
const LONGEST = { link: LONGEST_LINK, title: LONGEST_TITLE, notes: 20_000 };
export const LONGEST_PASSAGE = 4_000;

/** A moment with what is given of it. @param {Partial<LectureMoment> & {link: string}} part @returns {LectureMoment} */
export const momentWith = (part) => ({ title: '', notes: '', ...part });

/** The mode in which a link shows its moment. @param {string} link @returns {Mode} */
export function modeOf(link) {
  const { growth, passage, predict, hidden = 'none' } = read(link).link;
  if (growth) return 'growth';
  if (passage !== undefined) return 'slide';
  if (predict === 'all') return 'predict';
  return {
    none: /** @type {const} */ ('plain'),
    values: /** @type {const} */ ('blank'),
    cutoffs: /** @type {const} */ ('blank-cuts'),
  }[hidden];
}

/** A link in another mode. @param {string} link @param {Mode} mode @param {string} [passage] */
export function inMode(link, mode, passage = read(link).link.passage ?? '') {
  const { growth = GROWTHS.deeper } = read(link).link;
  /** @type {Record<string, string | null>} */
  const said = {
    hidden: mode === 'blank' ? 'values' : mode === 'blank-cuts' ? 'cutoffs' : null,
    predict: mode === 'predict' ? 'all' : null,
    growth: mode === 'growth' ? writeGrowth(growth ?? GROWTHS.deeper) : null,
    passage: mode === 'slide' ? passage : null,
  };
  return Object.entries(said).reduce((all, [name, text]) => saying(all, name, text), link);
}

/** @param {Lecture} lecture */
export function writeLecture({ title, moments }) {
  const lines = moments.map((moment) => JSON.stringify(withoutDefaults(moment)));
  return `{"plyscope": "lecture", "version": ${VERSION}, "title": ${JSON.stringify(title)}, "moments": [\n${lines.join(',\n')}\n]}\n`;
}

/** @param {LectureMoment} moment */
function withoutDefaults(moment) {
  const defaults = momentWith({ link: '' });
  return Object.fromEntries(
    Object.entries(moment).filter(
      ([name, value]) => value !== defaults[/** @type {keyof LectureMoment} */ (name)],
    ),
  );
}

/**
 * What could be read of a file, and what could not.
 * @typedef {object} ReadLecture
 * @property {Lecture} lecture
 * @property {number} broken how many moments could not be read
 * @property {boolean} isNewer whether a newer version wrote it, which may say more
 */

/**
 * The lecture in a file; null if it is not such a file.
 * @param {string} text
 * @returns {ReadLecture | null}
 */
export function readLecture(text) {
  // Most files are not lectures, and some are long.
  if (!text.slice(0, 200).includes('"plyscope"')) return null;
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (file?.plyscope !== 'lecture' || !Array.isArray(file.moments)) return null;
  const lecture = lectureIn(file);
  const isNewer = typeof file.version === 'number' && file.version > VERSION;
  return { lecture, broken: file.moments.length - lecture.moments.length, isNewer };
}

/**
 * A lecture as it was read: a file or a browser's store may hold anything. What is missing or wrong gets its default.
 * @param {{title?: unknown, moments?: unknown}} value
 * @returns {Lecture}
 */
export function lectureIn({ title, moments }) {
  const all = Array.isArray(moments) ? moments : [];
  return {
    title: textIn(title, LONGEST.title),
    moments: all.flatMap((each) => momentIn(each) ?? []).slice(0, MOST_MOMENTS),
  };
}

/** A lecture as a store gives it; null if it is not one. @param {unknown} value @returns {KeptLecture | null} */
export function keptLectureIn(value) {
  if (typeof value !== 'object' || value === null) return null;
  const { id, changed, ...lecture } = /** @type {Record<string, unknown>} */ (value);
  if (typeof id !== 'string' || id === '') return null;
  return {
    ...lectureIn(lecture),
    id,
    changed: Number.isSafeInteger(changed) ? Number(changed) : 0,
  };
}

/** @param {unknown} value @returns {LectureMoment | null} */
function momentIn(value) {
  if (typeof value !== 'object' || value === null) return null;
  const fields = /** @type {Record<string, unknown>} */ (value);
  const link = textIn(fields.link, LONGEST.link);
  if (!link.startsWith('#')) return null;
  return {
    link: 'mode' in fields || 'beside' in fields ? linkOf(link, fields) : link,
    title: textIn(fields.title, LONGEST.title),
    notes: textIn(fields.notes, LONGEST.notes),
  };
}

/** The link of a moment of version 1, with what stood beside it. @param {string} link @param {Record<string, unknown>} fields */
function linkOf(link, fields) {
  const mode = MODES.find((each) => each === fields.mode) ?? 'plain';
  const beside = BESIDES.find((each) => each === fields.beside && each !== BESIDES[0]) ?? null;
  return saying(inMode(link, mode, textIn(fields.passage, LONGEST_PASSAGE)), 'beside', beside);
}

/** @param {unknown} value @param {number} longest */
const textIn = (value, longest) => (typeof value === 'string' ? value.slice(0, longest) : '');

/** Moments, and the place of the one on show; null for none. @typedef {{moments: readonly LectureMoment[], at: number | null}} Ordered */

/** Adds a moment after the one on show, or at the end; it is then on show. @param {Ordered} ordered @param {LectureMoment} moment @returns {Ordered} */
export function added({ moments, at }, moment) {
  const place = at === null ? moments.length : at + 1;
  return { moments: moments.toSpliced(place, 0, moment), at: place };
}

/** @param {Ordered} ordered @param {number} place @returns {Ordered} */
export function removed({ moments, at }, place) {
  const left = moments.toSpliced(place, 1);
  if (at === null || left.length === 0) return { moments: left, at: null };
  return { moments: left, at: at > place ? at - 1 : Math.min(at, left.length - 1) };
}

/** Moves a moment to another place; the one on show stays the same. @param {Ordered} ordered @param {number} from @param {number} to @returns {Ordered} */
export function moved({ moments, at }, from, to) {
  if (from === to || moments[from] === undefined || moments[to] === undefined)
    return { moments, at };
  const shown = at === null ? undefined : moments[at];
  const others = moments.toSpliced(from, 1);
  const all = others.toSpliced(to, 0, moments[from]);
  return { moments: all, at: shown === undefined ? null : all.indexOf(shown) };
}

/** @param {Ordered} ordered @param {number} place @param {Partial<LectureMoment>} change @returns {Ordered} */
export const changed = ({ moments, at }, place, change) => ({
  moments: moments.with(place, { ...moments[place], ...change }),
  at,
});
