/** What the attributes of a directive may be: each kind of value with what is right, in itself and in the search of its view. Pure. */

import { holdsIn, isCondition } from '../../element/prose/conditions.js';
import { isFact } from '../../element/prose/facts.js';
import { nodeCalled } from '../../session/labels.js';
import { isMoment, stepOfMoment } from '../../session/moment.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Labels } from '../../session/labels.js' */
/** @import { FaultKind } from './format.js' */

/** A search as a view shows it. @typedef {{search: Search, labels: Labels}} Shown */

/**
 * Makes the search that a view would show; gives the reason as text where there is none.
 * @typedef {(attributes: Record<string, string>) => Promise<Shown | string>} Make
 */

/**
 * @typedef {object} Value
 * @property {(value: string) => boolean} isRight
 * @property {FaultKind} fault what is wrong with another one
 * @property {string} [right] what would be right, where that can be listed
 * @property {(value: string, shown: Shown) => boolean} [isThere] whether a search has it
 */

/** Any text: what a view makes of it, the view says. @type {Value} */
export const TEXT = { isRight: () => true, fault: 'wrong-value' };

/** @param {readonly string[]} values @returns {Value} */
export const oneOf = (values) => ({
  isRight: (value) => values.includes(value),
  fault: 'wrong-value',
  right: values.join(', '),
});

/** @param {string} value */
const isStep = (value) => /^\d+$/.test(value);

/** @param {string} moment a step, or a moment @param {Shown} shown */
const stepIn = (moment, { search, labels }) =>
  isStep(moment) ? Number(moment) : stepOfMoment(moment, search, labels);

/** @param {string} moment @param {Shown} shown */
function hasMoment(moment, shown) {
  const step = stepIn(moment, shown);
  return step !== null && step <= shown.search.overview.steps;
}

/** @type {Value} */
export const MOMENT = { isRight: isMoment, fault: 'no-moment', isThere: hasMoment };

/** A moment, or a step. @type {Value} */
export const STEP = { ...MOMENT, isRight: (value) => isStep(value) || isMoment(value) };

/** A moment that is about a node. @type {Value} */
export const MOMENT_AT_NODE = {
  ...MOMENT,
  isThere: (moment, shown) =>
    hasMoment(moment, shown) && shown.search.moment(stepIn(moment, shown) ?? 0).node !== null,
};

/** A fact; those of a whole search are always there. @type {Value} */
export const FACT = {
  isRight: isFact,
  fault: 'no-fact',
  isThere: (what, { search, labels }) =>
    !what.startsWith('value:') || nodeCalled(what.slice('value:'.length), search, labels) !== null,
};

/** The name of a node. @type {Value} */
export const NODE = {
  isRight: () => true,
  fault: 'nothing-there',
  isThere: (name, { search, labels }) => nodeCalled(name, search, labels) !== null,
};

/** @type {Value} */
export const CONDITION = {
  isRight: isCondition,
  fault: 'no-condition',
  isThere: (condition, shown) => holds(condition, shown) !== null,
};

/** Whether a condition holds at a moment; null if the search has not what it is about. @param {string} condition @param {Shown} shown @param {string} [moment] */
export function holds(condition, shown, moment = 'start') {
  const { search, labels } = shown;
  const state = { labels, step: stepIn(moment, shown) ?? 0 };
  // Of a model, conditions read no more than this.
  return holdsIn(condition, /** @type {Model} */ (/** @type {unknown} */ ({ search, state })));
}
