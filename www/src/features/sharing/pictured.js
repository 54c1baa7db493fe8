/** The picture that *Share…* shows, copies and saves: what of the search, and how it looks. Pure. */

import { stepOfMoment } from '../../session/moment.js';
import { wordsFor } from '../../text/words.js';
import { isInFrames } from '../figures/formats.js';
import { isWrong } from './arranged.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { State } from '../../session/state.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Theme } from '../figures/colours.js' */
/** @import { Format, Wanted } from '../figures/formats.js' */
/** @import { Shown } from '../figures/picture.js' */
/** @import { Arranged } from './arranged.js' */

/** The colours on offer. */
export const COLOURS = /** @type {const} */ (['screen', 'light', 'dark', 'bw']);
/** The parts that may be left out. */
export const PARTS = /** @type {const} */ (['caption', 'title', 'windows', 'values']);

/**
 * What a reader has chosen for it.
 * @typedef {object} Pictured
 * @property {Exclude<Format, 'webm'>} copied what is copied
 * @property {number} scale pixels in a CSS pixel
 * @property {typeof COLOURS[number]} colours
 * @property {string} moments separated by commas; empty for the step that is shared
 * @property {boolean} panes whether compared searches stand beside each other
 * @property {boolean} caption
 * @property {boolean} title
 * @property {boolean} windows
 * @property {boolean} values
 */

/** @type {Pictured} */
export const PICTURED = {
  copied: 'png',
  scale: 2,
  colours: 'screen',
  moments: '',
  panes: true,
  caption: true,
  title: true,
  windows: true,
  values: true,
};

/**
 * The width of a picture of the whole tree, and the greatest height of the tree: with its words about as wide as a screen is, or as
 * upright as a phone, where its reader has one.
 */
const SIZES = { wide: { width: 880, highest: 380 }, upright: { width: 480, highest: 400 } };

/** The part of the steps that is shared, from the first to the last. @param {Arranged} arranged @param {Search} search @param {State['labels']} labels */
function partOf({ asks, part, from, to }, search, labels) {
  const { steps } = search.overview;
  /** @param {'from' | 'to'} name @param {string} text @param {number} otherwise */
  const at = (name, text, otherwise) => {
    if (asks || !part || text === '' || isWrong(name, text)) return otherwise;
    const step = /^\d+$/.test(text) ? Number(text) : stepOfMoment(text, search, labels);
    return step === null ? otherwise : Math.min(step, steps);
  };
  return { first: at('from', from, 0), last: at('to', to, steps) };
}

/** The steps that follow each other; all of them, if it is not said which. @param {Arranged} arranged @param {Search} search @param {State} state */
function stepsOf(arranged, search, { labels }) {
  const { first, last } = partOf(arranged, search, labels);
  if (first === 0 && last === search.overview.steps) return {};
  return { step: Array.from({ length: Math.max(0, last - first) + 1 }, (_, at) => first + at) };
}

/** The step at which what is shared opens. @param {Arranged} arranged @param {Search} search @param {State} state */
export function opensAt(arranged, search, { step, labels }) {
  // An exercise begins where its questions do.
  if (arranged.asks) return 0;
  const { first, last } = partOf(arranged, search, labels);
  return Math.max(first, Math.min(last, step));
}

/**
 * @param {Pictured} pictured
 * @param {Arranged} arranged
 * @param {Shown} shown
 * @param {object} more
 * @param {string} more.title of the tree
 * @param {boolean} more.upright
 * @param {Format} [more.format]
 * @returns {Wanted}
 */
export function wantedOf(pictured, arranged, { model, others }, more) {
  const { title, upright, format = 'png' } = more;
  const { search, state } = model;
  const { scale, colours, caption, windows, values } = pictured;
  const moments = pictured.moments
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const step = opensAt(arranged, search, state);
  const frames = isInFrames(format);
  const own = frames ? stepsOf(arranged, search, state) : { step };
  // Moments are those of the first search, and so are steps that are not on screen.
  const panes = pictured.panes && others.length > 0 && !frames && step === state.step;
  return {
    scale,
    // What is in sight of a large tree is what its reader wants to show.
    ...(state.camera === null && SIZES[upright ? 'upright' : 'wide']),
    ...(moments.length > 0 ? { step: moments } : own),
    ...(moments.length === 0 && panes && { panes }),
    ...(colours !== 'screen' && { theme: /** @type {Theme} */ (colours) }),
    short: arranged.plain,
    named: caption,
    caption,
    windows,
    values,
    title: pictured.title ? title : '',
  };
}

/** What is on screen, in another language. @param {Shown} shown @param {Messages} messages @returns {Shown} */
export function spokenIn({ model, others, ...shown }, messages) {
  const [speaking, ...rest] = [model, ...others].map((each) => ({
    ...each,
    ...wordsFor(each.search, each.state.labels, messages),
  }));
  return { ...shown, model: speaking, others: rest, locale: messages.locale };
}
