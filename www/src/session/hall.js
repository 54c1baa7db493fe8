/** What a hall sees of an exhibit, and how far a slide of a lecture goes there. Pure. */

import { stepAtPlace } from './bounds.js';
import { lastPosition, position } from './steps.js';

/** @import { Search } from '../engine/search.js' */
/** @import { State } from './state.js' */

/** What is hidden from it: the values with the counters; the cutoffs too; or the tree, so that it sees a title and a text. */
export const HIDDEN = /** @type {const} */ (['none', 'values', 'cutoffs', 'tree']);

/** What stands beside the tree there. */
export const BESIDES = /** @type {const} */ (['none', 'code', 'decision']);

/** @typedef {typeof HIDDEN[number]} Hidden */
/** @typedef {typeof BESIDES[number]} Beside */

/**
 * The slide of a lecture that is on show.
 * @typedef {object} SlideShown
 * @property {number} first the step at which it begins
 * @property {boolean} isFirst whether none comes before it
 * @property {boolean} isLast whether none comes after it
 * @property {-1 | 0 | 1} asks for the one before it, or after it
 * @property {string} [kinds] of question that it asks: see `predict` in `exhibit.js`
 */

/** Whether its tree may be changed now. Before a hall nothing is changed by accident. @param {Pick<State, 'editable' | 'presenting' | 'unlocked'>} state */
export const isEditable = ({ editable, presenting, unlocked }) =>
  editable && (!presenting || unlocked);

/** Whether a search is gone through: before a hall none is behind the chart of growth, or a text. @param {Pick<State, 'presenting' | 'growth' | 'hidden'>} state */
export const isStepped = ({ presenting, growth, hidden }) =>
  !presenting || (growth === null && hidden !== 'tree');

/** The place at which a slide ends: a search may end before that. @param {Pick<State, 'until' | 'labels' | 'maxOvertime' | 'last'>} state @param {Search} search */
export function endOf(state, search) {
  const end = lastPosition(state, search.overview.steps);
  return Math.min(end, stepAtPlace(state.until, search, state.labels) ?? end);
}

/** The place at which playing halts, since the slide that a hall sees ends there; null if it has not come as far. @param {State} state @param {Search} search */
export function slideEnd(state, search) {
  if (!state.presenting || state.slide === null) return null;
  const end = endOf(state, search);
  return position(state) < end ? end : null;
}

/**
 * Turns to the slide before or after, where the one on show begins or ends: so the keys that step give a whole lecture.
 * @param {{state: State, search: Search}} on
 * @param {-1 | 1} by
 * @returns {{type: 'hall', slide: SlideShown} | null} null where none is turned to
 */
export function turning({ state, search }, by) {
  const { slide, presenting } = state;
  if (!presenting || slide === null || (by < 0 ? slide.isFirst : slide.isLast)) return null;
  const at = position(state);
  const isThere = !isStepped(state) || (by < 0 ? at <= slide.first : at >= endOf(state, search));
  return isThere ? { type: 'hall', slide: { ...slide, asks: by } } : null;
}

/**
 * Shows what a slide has hidden, where it ends: the class has guessed, and wants to know before one goes on.
 * @param {{state: State, search: Search}} on
 * @returns {{type: 'hall', hidden: Hidden} | null} null where nothing is hidden, or the slide goes on
 */
export function unveiling({ state, search }) {
  const { slide, presenting, hidden } = state;
  const isVeiled = isStepped(state) && hidden !== 'none';
  if (!presenting || slide === null || !isVeiled) return null;
  return position(state) >= endOf(state, search) ? { type: 'hall', hidden: 'none' } : null;
}

/** The slide on show, which begins no later than where somebody has gone back to, or a change of the tree has led. @param {State} state @returns {SlideShown | null} */
export function begunBy(state) {
  const { slide } = state;
  const at = position(state);
  return slide !== null && at < slide.first ? { ...slide, first: at, asks: 0 } : slide;
}
