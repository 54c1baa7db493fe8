/**
 * A lecture: slides in their order, each with what is on screen then, and what is said. As a file it is
 * `{"plyscope": "lecture", "version": 3, "title": "…", "slides": [{"link": "#tree=…"}]}`. Pure.
 */

import { LONGEST_LINK, read, saying } from './address.js';
import { PRESETS as GROWTHS, writeGrowth } from './growth.js';
import { BESIDES } from './hall.js';
import { FOR_A_HALL } from './predicting/toggling.js';
import { LONGEST_TITLE } from './state.js';

/** @import { Hidden } from './hall.js' */

/** How the hall sees a slide: as it is, without values, without cutoffs too, with questions, behind the chart of growth, with a passage in place of the sentence, or as a title and a text, without the tree. */
export const MODES = /** @type {const} */ ([
  'plain',
  'blank',
  'blank-cuts',
  'predict',
  'growth',
  'passage',
  'words',
]);

/** @typedef {typeof MODES[number]} Mode */

/**
 * @typedef {object} Slide
 * @property {string} link the fragment of an address: all that is on show
 * @property {string} title
 * @property {string} notes for the presenter
 */

/** @typedef {{title: string, slides: readonly Slide[]}} Lecture */
/** A lecture as it is kept; `changed` is in milliseconds since 1970. @typedef {Lecture & {id: string, changed: number}} KeptLecture */

/**
 * What a view shows of the lecture that its page leads through.
 * @typedef {object} LectureShown
 * @property {string} title of the slide
 * @property {string} heading the title that its author has given it; empty for none
 * @property {number} number of the slide, from 1
 * @property {number} count
 * @property {() => void} begins called when it begins to be presented: what is on screen then is the slide as it is set
 * @property {() => void} previous
 * @property {() => void} next
 * @property {() => void} turnBack to the end of the one before
 */

/** The file's own version. A reader takes every version up to its own. Before version 3, slides were called moments; in version 1, what a hall sees did not stand in the link. */
const VERSION = 3;

/** The most slides of a lecture, and the greatest lengths of their texts, in characters. */
export const MOST_SLIDES = 200;
const LONGEST = { link: LONGEST_LINK, title: LONGEST_TITLE, notes: 20_000 };
export const LONGEST_PASSAGE = 4_000;

/** A slide with what is given of it. @param {Partial<Slide> & {link: string}} part @returns {Slide} */
export const slideWith = (part) => ({ title: '', notes: '', ...part });

/** The mode in which a link shows its slide. @param {string} link @returns {Mode} */
export function modeOf(link) {
  const { growth, passage, predict = 'none', hidden = 'none' } = read(link).link;
  if (growth) return 'growth';
  if (hidden === 'tree') return 'words';
  if (passage !== undefined) return 'passage';
  if (predict !== 'none') return 'predict';
  return { none: MODES[0], values: MODES[1], cutoffs: MODES[2] }[hidden];
}

/** What a mode hides. @type {Partial<Record<Mode, Hidden>>} */
const HIDES = { blank: 'values', 'blank-cuts': 'cutoffs', words: 'tree' };

/** A link in another mode. @param {string} link @param {Mode} mode @param {string} [passage] */
export function inMode(link, mode, passage = read(link).link.passage ?? '') {
  const { growth = GROWTHS.deeper, predict = FOR_A_HALL } = read(link).link;
  /** @type {Record<string, string | null>} */
  const said = {
    hidden: HIDES[mode] ?? null,
    predict: mode === 'predict' ? predict : null,
    growth: mode === 'growth' ? writeGrowth(growth ?? GROWTHS.deeper) : null,
    passage: mode === 'passage' || mode === 'words' ? passage : null,
  };
  return Object.entries(said).reduce((all, [name, text]) => saying(all, name, text), link);
}

/** @param {Lecture} lecture @param {{notes?: boolean}} [how] whether the presenter's notes are for others too */
export function writeLecture({ title, slides }, { notes: hasNotes = true } = {}) {
  const lines = slides.map((slide) =>
    JSON.stringify(withoutDefaults(hasNotes ? slide : { ...slide, notes: '' })),
  );
  return `{"plyscope": "lecture", "version": ${VERSION}, "title": ${JSON.stringify(title)}, "slides": [\n${lines.join(',\n')}\n]}\n`;
}

/** @param {Slide} slide */
function withoutDefaults(slide) {
  const defaults = slideWith({ link: '' });
  return Object.fromEntries(
    Object.entries(slide).filter(
      ([name, value]) => value !== defaults[/** @type {keyof Slide} */ (name)],
    ),
  );
}

/** Whether a file holds a lecture. Most do not, and some are long. @param {string} text */
export const isLecture = (text) => /"plyscope":\s*"lecture"/.test(text.slice(0, 200));

/**
 * What could be read of a file, and what could not.
 * @typedef {object} ReadLecture
 * @property {Lecture} lecture
 * @property {number} broken how many slides could not be read
 * @property {boolean} isNewer whether a newer version wrote it, which may say more
 */

/**
 * The lecture in a file; null if it is not such a file.
 * @param {string} text
 * @returns {ReadLecture | null}
 */
export function readLecture(text) {
  if (!isLecture(text)) return null;
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (file?.plyscope !== 'lecture' || !Array.isArray(file.slides ?? file.moments)) return null;
  const lecture = lectureIn(file);
  const isNewer = typeof file.version === 'number' && file.version > VERSION;
  return { lecture, broken: (file.slides ?? file.moments).length - lecture.slides.length, isNewer };
}

/**
 * A lecture as it was read: a file or a browser's store may hold anything. What is missing or wrong gets its default.
 * @param {{title?: unknown, slides?: unknown, moments?: unknown}} value `moments` before version 3
 * @returns {Lecture}
 */
export function lectureIn({ title, moments, slides = moments }) {
  const all = Array.isArray(slides) ? slides : [];
  return {
    title: textIn(title, LONGEST.title),
    slides: all.flatMap((each) => slideIn(each) ?? []).slice(0, MOST_SLIDES),
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

/** @param {unknown} value @returns {Slide | null} */
function slideIn(value) {
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

/** The link of a slide of version 1, with what stood beside it. @param {string} link @param {Record<string, unknown>} fields */
function linkOf(link, fields) {
  const named = fields.mode === 'slide' ? 'passage' : fields.mode;
  const mode = MODES.find((each) => each === named) ?? 'plain';
  const beside = BESIDES.find((each) => each === fields.beside && each !== BESIDES[0]) ?? null;
  // There every kind was asked.
  const asking = saying(link, 'predict', 'all');
  return saying(inMode(asking, mode, textIn(fields.passage, LONGEST_PASSAGE)), 'beside', beside);
}

/** @param {unknown} value @param {number} longest */
const textIn = (value, longest) => (typeof value === 'string' ? value.slice(0, longest) : '');

/** Slides, and the place of the one on show; null for none. @typedef {{slides: readonly Slide[], at: number | null}} Ordered */

/** Adds a slide after the one on show, or at the end; it is then on show. @param {Ordered} ordered @param {Slide} slide @returns {Ordered} */
export function added({ slides, at }, slide) {
  const place = at === null ? slides.length : at + 1;
  return { slides: slides.toSpliced(place, 0, slide), at: place };
}

/** @param {Ordered} ordered @param {number} place @returns {Ordered} */
export function removed({ slides, at }, place) {
  const left = slides.toSpliced(place, 1);
  if (at === null || left.length === 0) return { slides: left, at: null };
  return { slides: left, at: at > place ? at - 1 : Math.min(at, left.length - 1) };
}

/** Moves a slide to another place; the one on show stays the same. @param {Ordered} ordered @param {number} from @param {number} to @returns {Ordered} */
export function moved({ slides, at }, from, to) {
  if (from === to || slides[from] === undefined || slides[to] === undefined) return { slides, at };
  const shown = at === null ? undefined : slides[at];
  const others = slides.toSpliced(from, 1);
  const all = others.toSpliced(to, 0, slides[from]);
  return { slides: all, at: shown === undefined ? null : all.indexOf(shown) };
}

/** @param {Ordered} ordered @param {number} place @param {Partial<Slide>} change @returns {Ordered} */
export const changed = ({ slides, at }, place, change) => ({
  slides: slides.with(place, { ...slides[place], ...change }),
  at,
});
