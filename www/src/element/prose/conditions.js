/** Conditions on a search, under which an article shows some of its words. Pure. */

import { nodeCalled } from '../../session/labels.js';
import { hasItsNode, isMoment, stepOfMoment } from '../../session/moment.js';
import { COUNTS } from './facts.js';

/** @import { Model } from '../../panels/model.js' */

/** The phase of a node that a cutoff has skipped, as it is numbered in a state. */
const SKIPPED = 3;

/** Conditions about a node, at the end of the search. @type {Record<string, (node: number, model: Model) => boolean>} */
const OF_NODE = {
  cut: (node, { search }) => search.last.of(node).phase === SKIPPED,
  entered: (node, { search }) => search.last.of(node).visits > 0,
  best: (node, { search }) => search.overview.principalVariation.includes(node),
};

/** Conditions about the present step. @type {Record<string, (now: number, step: number) => boolean>} */
const OF_STEP = {
  at: (now, step) => now === step,
  before: (now, step) => now < step,
  after: (now, step) => now >= step,
};

/** A comparison of a count, or of the value, with a number or another count: `entered<23`, `entered=critical`, `value>=5`. */
const COMPARED = /^(\w+)(<=|>=|=|<|>)(-?\d+(?:\.\d+)?|\w+)$/;

/** @type {Record<string, (a: number, b: number) => boolean>} */
const COMPARE = {
  '=': (a, b) => a === b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
};

/** A condition without its `not `: its kind, and what that is about. */
const PLAIN = /^(not )?([a-z]+):(.+)$/;

/** The conditions that `and` joins. @param {string} condition */
const joined = (condition) => condition.split(' and ');

/** Whether a text has the form of a condition, so that it may hold in a search. @param {string} condition */
export const isCondition = (condition) => joined(condition).every(isOne);

/** @param {string} condition */
function isOne(condition) {
  const [, left, , right] = COMPARED.exec(condition) ?? [];
  if (left !== undefined) return isQuantity(left) && (isNumber(right) || isQuantity(right));
  const [, , kind = '', rest = ''] = PLAIN.exec(condition) ?? [];
  return Object.hasOwn(OF_NODE, kind) || (Object.hasOwn(OF_STEP, kind) && isMoment(rest));
}

/** @param {string} name */
const isQuantity = (name) => name === 'value' || Object.hasOwn(COUNTS, name);

/** @param {string} text */
const isNumber = (text) => !Number.isNaN(Number(text));

/** A number, a count, or the root's value; null if that is only bounded. @param {string} text @param {Model} model */
function quantityOf(text, { search: { overview } }) {
  if (Object.hasOwn(COUNTS, text)) return COUNTS[text](overview);
  if (text !== 'value') return Number(text);
  return overview.bound === 'exact' ? overview.value / 10 ** overview.decimals : null;
}

/**
 * Whether a condition holds: `cut:D`, `entered:D`, `best:D`, `at:cutoff:1`, `before:…`, `after:…`, and each with `not ` before it;
 * `entered<23`, `cutoffs=0`, `value>=5`, `entered=critical`; several, joined by ` and `.
 * @param {string} condition
 * @param {Model} model
 * @returns {boolean | null} null if there is no such condition or node: nothing is true of it, and `not ` changes nothing
 */
export function holdsIn(condition, model) {
  const each = joined(condition).map((one) => oneHolds(one, model));
  return each.includes(null) ? null : each.every(Boolean);
}

/** @param {string} condition @param {Model} model @returns {boolean | null} */
function oneHolds(condition, model) {
  const [, left, sign, right] = COMPARED.exec(condition) ?? [];
  if (left !== undefined) {
    if (!isOne(condition)) return null;
    const [a, b] = [quantityOf(left, model), quantityOf(right, model)];
    return a !== null && b !== null && COMPARE[sign](a, b);
  }
  const [, negation, kind, rest] = PLAIN.exec(condition) ?? [];
  const holds = kind === undefined ? null : plainlyHolds(kind, rest, model);
  return holds === null ? null : holds !== (negation !== undefined);
}

/** @param {string} kind @param {string} rest @param {Model} model */
function plainlyHolds(kind, rest, model) {
  const { search, state } = model;
  if (Object.hasOwn(OF_NODE, kind)) {
    const node = nodeCalled(rest, search, state.labels);
    return node === null ? null : OF_NODE[kind](node, model);
  }
  if (!Object.hasOwn(OF_STEP, kind) || !isMoment(rest)) return null;
  if (!hasItsNode(rest, search, state.labels)) return null;
  const step = stepOfMoment(rest, search, state.labels);
  // Before what never happens one always is.
  return step === null ? kind === 'before' : OF_STEP[kind](state.step, step);
}
