/** What is wrong in a lesson once the searches of its views are made: a moment that is not there, a task that is done already, … Pure. */

import { holdsIn, isCondition } from '../../element/prose/conditions.js';
import { isFact } from '../../element/prose/facts.js';
import { nodeCalled } from '../../session/labels.js';
import { isMoment, stepOfMoment } from '../../session/moment.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Labels } from '../../session/labels.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Block, Fault, Inline, Lesson, View } from './format.js' */

/**
 * A search as a view shows it.
 * @typedef {{search: Search, labels: Labels}} Shown
 */

/**
 * Makes the search that a view would show; gives the reason as text where there is none.
 * @typedef {(attributes: Record<string, string>) => Promise<Shown | string>} Make
 */

/** @typedef {(Block | Inline) & {line?: number}} Part */

/** @param {Lesson} lesson @param {Make} make @returns {Promise<Fault[]>} */
export async function faultsInSearches(lesson, make) {
  /** @type {Fault[]} */
  const faults = [];
  /** @type {Map<string, {view: View, shown: Shown}>} */
  const views = new Map();
  for (const { view } of lesson.scenes) {
    if (view === null) continue;
    const shown = await make(view.attributes);
    if (typeof shown === 'string')
      faults.push({ line: view.line, kind: 'wrong-view', value: shown });
    else views.set(view.id, { view, shown });
  }
  for (const { view, blocks } of lesson.scenes) {
    const line = view?.line ?? 1;
    const { step } = view?.attributes ?? {};
    const { shown } = views.get(view?.id ?? '') ?? {};
    if (shown && step && !hasMoment(step, shown))
      faults.push({ line, kind: 'nothing-there', value: step });
    for (const part of partsOf(blocks, line)) faults.push(...(await faultsOf(part, views, make)));
  }
  for (const { shown } of views.values()) shown.search.free();
  return faults.sort((a, b) => a.line - b.line);
}

/**
 * All parts of a text, however deep, each with its line or that of what it stands in.
 * @param {unknown} part
 * @param {number} line
 * @returns {{part: Part, line: number}[]}
 */
function partsOf(part, line) {
  if (Array.isArray(part)) return part.flatMap((each) => partsOf(each, line));
  if (typeof part !== 'object' || part === null) return [];
  const own = 'line' in part && typeof part.line === 'number' ? part.line : line;
  const inside = Object.values(part).flatMap((each) => partsOf(each, own));
  return 'kind' in part ? [{ part: /** @type {Part} */ (part), line: own }, ...inside] : inside;
}

/** @param {{part: Part, line: number}} at @param {Map<string, {view: View, shown: Shown}>} views @param {Make} make @returns {Promise<Fault[]>} */
async function faultsOf({ part, line }, views, make) {
  if (!('of' in part)) return [];
  const { view, shown } = views.get(part.of) ?? {};
  if (view === undefined || shown === undefined) return [];
  // What is not well-formed has been found by reading.
  /** @param {string} value @returns {Fault[]} */
  const missing = (value) =>
    isMoment(value) || isFact(value) || isCondition(value)
      ? [{ line, kind: 'nothing-there', value }]
      : [];
  switch (part.kind) {
    case 'step':
    case 'moment':
      return hasMoment(part.to, shown) ? [] : missing(part.to);
    case 'live':
      return hasFact(part.what, shown) ? [] : missing(part.what);
    case 'when':
      return holds(part.is, shown) === null ? missing(part.is) : [];
    case 'click':
      return isAboutNode(part.on, shown) ? [] : missing(part.on);
    case 'number':
      return part.see === '' || hasMoment(part.see, shown) ? [] : missing(part.see);
    case 'task': {
      const isDone = holds(part.is, shown);
      if (isDone === null) return missing(part.is);
      if (isDone) return [{ line, kind: 'done-already' }];
      if (Object.keys(part.solution).length === 0) return [];
      const solved = await make({ ...view.attributes, ...part.solution });
      if (typeof solved === 'string') return [{ line, kind: 'wrong-view', value: solved }];
      const isSolved = holds(part.is, solved, part.solution.step ?? 'end');
      solved.search.free();
      return isSolved ? [] : [{ line, kind: 'wrong-solution' }];
    }
    default:
      return [];
  }
}

/** @param {string} moment a step, or a moment @param {Shown} shown */
const stepIn = (moment, { search, labels }) =>
  /^\d+$/.test(moment) ? Number(moment) : stepOfMoment(moment, search, labels);

/** @param {string} moment @param {Shown} shown */
function hasMoment(moment, shown) {
  const step = stepIn(moment, shown);
  return step !== null && step <= shown.search.overview.steps;
}

/** @param {string} moment @param {Shown} shown */
const isAboutNode = (moment, shown) =>
  hasMoment(moment, shown) && shown.search.moment(stepIn(moment, shown) ?? 0).node !== null;

/** Facts of a whole search are always there. @param {string} what @param {Shown} shown */
const hasFact = (what, { search, labels }) =>
  !what.startsWith('value:') || nodeCalled(what.slice('value:'.length), search, labels) !== null;

/** @param {string} condition @param {Shown} shown @param {string} [moment] */
function holds(condition, shown, moment = 'start') {
  const { search, labels } = shown;
  const state = { labels, step: stepIn(moment, shown) ?? 0 };
  // Of a model, conditions read no more than this.
  return holdsIn(condition, /** @type {Model} */ (/** @type {unknown} */ ({ search, state })));
}
