/**
 * Moments of a search as an author writes them, `cutoff:2` or `visit:C`: unlike the numbers of steps, they stay true when the
 * tree or the algorithm changes. Pure.
 */

import { nodeCalled } from './labels.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Stop } from '../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Labels } from './labels.js' */

/** A part of all steps. */
const PERCENT = /^(\d+(?:\.\d+)?)%$/;

/** The kinds of moments that are counted. */
const COUNTED = /^(cutoff|improvement|leaf|re-search|iteration):(\d+|last)$/;

/** The entry of a node, its cutoff, or its return, the first time or at a later visit. */
const AT_NODE = /^(visit|return|cutoff-at):(.+?)(?::(\d+|last))?$/;

/** Whether a text has the form of a moment, so that a search may have it. @param {string} text */
export const isMoment = (text) =>
  ['start', 'end'].includes(text) || [PERCENT, COUNTED, AT_NODE].some((form) => form.test(text));

/**
 * Whether the tree has the node that a moment is about, if it is about one.
 * @param {string} moment
 * @param {Search} search
 * @param {Labels} labels
 */
export function hasItsNode(moment, search, labels) {
  const [, , name] = AT_NODE.exec(moment) ?? [];
  return name === undefined || nodeCalled(name, search, labels) !== null;
}

/**
 * The step of a moment.
 * @param {string} moment
 * @param {Search} search
 * @param {Labels} labels
 * @throws {PlyscopeError} if there is no such moment in the search
 */
export function stepAt(moment, search, labels) {
  const step = stepOfMoment(moment, search, labels);
  /** @type {PlyscopeError} */
  const wrong = { kind: 'no-moment', value: moment };
  if (step === null) throw wrong;
  return step;
}

/**
 * The step of a moment; null if there is no such moment in the search.
 * @param {string} moment
 * @param {Search} search
 * @param {Labels} labels what nodes are called
 */
export const stepOfMoment = (moment, search, labels) =>
  momentAt(moment, search, labels)?.step ?? null;

/**
 * A moment in a search: its step, its kind as it is written, the node that it is about, and how often that has come by then.
 * @typedef {{step: number, kind: string, node: number | null, count: string}} At
 */

/**
 * Where a moment is: `start`, `end`, `50%`; `cutoff:2`, `cutoff:last`, and so for `improvement`, `leaf`, `re-search` and
 * `iteration`; `visit:C`, `cutoff-at:C` and `return:C`, with `:2` for the second time.
 * @param {string} moment
 * @param {Search} search
 * @param {Labels} labels what nodes are called
 * @returns {At | null} null if there is no such moment in the search
 */
export function momentAt(moment, search, labels) {
  const { steps } = search.overview;
  /** @param {number | null} step @param {string} kind @param {number | null} [node] @param {string} [count] */
  const at = (step, kind, node = null, count = '1') =>
    step === null ? null : { step, kind, node, count };
  if (moment === 'start') return at(0, moment);
  if (moment === 'end') return at(steps, moment);
  const [, percent] = PERCENT.exec(moment) ?? [];
  if (percent !== undefined) return at(percentOf(steps, Number(percent)), '%');
  const [, counted, number] = COUNTED.exec(moment) ?? [];
  if (counted !== undefined)
    return at(nth(/** @type {Stop} */ (counted), number, search, []), counted, null, number);
  const [, kind, name, count = '1'] = AT_NODE.exec(moment) ?? [];
  const node = name === undefined ? null : nodeCalled(name, search, labels);
  if (node === null) return null;
  return at(atNode(kind, node, count, search), kind, node, count);
}
/**
 * The step of what happens at a node; null if it does not, or not so often.
 * @param {string} kind
 * @param {number} node
 * @param {string} count of the visits, or of the cutoffs; from 1, or `last`
 * @param {Search} search
 */
function atNode(kind, node, count, search) {
  if (kind === 'cutoff-at') {
    const all = cutoffsAt(search, node);
    return (count === 'last' ? all.at(-1) : all[Number(count) - 1]) ?? null;
  }
  const entered = nth('visit', count, search, [node]);
  return entered === null || kind === 'visit' ? entered : search.stepping.overVisit(entered, true);
}

/** The steps of the cutoffs at a node: in its visit, no other one follows. @param {Search} search @param {number} node */
function cutoffsAt(search, node) {
  const { stepping } = search;
  const steps = [];
  const next = (/** @type {number} */ step) => stepping.stopAt('visit', step, true, [node]);
  for (let entered = next(0); entered !== null; entered = next(entered)) {
    const cutoff = stepping.stopAt('cutoff', stepping.overVisit(entered, true) + 1, false);
    if (cutoff !== null && cutoff > entered && search.moment(cutoff).node === node)
      steps.push(cutoff);
  }
  return steps;
}

/** @param {number} steps @param {number} percent */
const percentOf = (steps, percent) => (percent > 100 ? null : Math.round((steps * percent) / 100));

/**
 * The step of the nth event of some kind; null if there are fewer.
 * @param {Stop} kind
 * @param {string} count from 1, or `last`
 * @param {Search} search
 * @param {readonly number[]} nodes whose visits count
 */
function nth(kind, count, { stepping, overview }, nodes) {
  if (count === 'last') {
    const before = stepping.stopAt(kind, overview.steps + 1, false, nodes);
    return before;
  }
  /** @type {number | null} */
  let step = 0;
  for (let at = 0; at < Number(count) && step !== null; at += 1)
    step = stepping.stopAt(kind, step, true, nodes);
  return count === '0' ? null : step;
}
