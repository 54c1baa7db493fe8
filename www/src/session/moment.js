/**
 * Moments of a search as an author writes them, `cutoff:2` or `visit:C`: unlike the numbers of steps, they stay true when the
 * tree or the algorithm changes. Pure.
 */

import { allCalled, nodeCalled } from './labels.js';

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
  if (step === null) throw noMoment(moment, search, labels);
  return step;
}

/**
 * Why a search has not a moment: several nodes may have the name.
 * @param {string} moment
 * @param {Search} search
 * @param {Labels} labels
 * @returns {PlyscopeError}
 */
export function noMoment(moment, search, labels) {
  const [, , name = ''] = AT_NODE.exec(moment) ?? [];
  const nodes = allCalled(name, search, labels);
  if (nodes.length < 2) return { kind: 'no-moment', value: moment };
  return { kind: 'several-nodes', value: name, right: nodes.map((node) => `#${node}`).join(', ') };
}

/**
 * The step of a moment: `start`, `end`, `50%`; `cutoff:2`, `cutoff:last`, and so for `improvement`, `leaf`,
 * `re-search` and `iteration`; `visit:C`, `cutoff-at:C` and `return:C`, with `:2` for the second time.
 * @param {string} moment
 * @param {Search} search
 * @param {Labels} labels what nodes are called
 * @returns {number | null} null if there is no such moment in the search
 */
export function stepOfMoment(moment, search, labels) {
  const { steps } = search.overview;
  if (moment === 'start') return 0;
  if (moment === 'end') return steps;
  const [, percent] = PERCENT.exec(moment) ?? [];
  if (percent !== undefined) return percentOf(steps, Number(percent));
  const [, kind, count] = COUNTED.exec(moment) ?? [];
  if (kind !== undefined) return nth(/** @type {Stop} */ (kind), count, search, []);
  const [, act, name, time = '1'] = AT_NODE.exec(moment) ?? [];
  const node = name === undefined ? null : nodeCalled(name, search, labels);
  if (node === null) return null;
  if (act === 'cutoff-at') {
    const all = cutoffsAt(search, node);
    return (time === 'last' ? all.at(-1) : all[Number(time) - 1]) ?? null;
  }
  const entered = nth('visit', time, search, [node]);
  return entered === null || act === 'visit' ? entered : search.stepping.overVisit(entered, true);
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
