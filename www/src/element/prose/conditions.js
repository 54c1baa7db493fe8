/** Conditions on a search, under which an article shows some of its words. Pure. */

import { nodeCalled } from '../../session/labels.js';
import { hasItsNode, isMoment, stepOfMoment } from '../../session/moment.js';

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

/**
 * Whether a condition holds: `cut:D`, `entered:D`, `best:D`, `at:cutoff:1`, `before:…`, `after:…`, and each with `not ` before it.
 * @param {string} condition
 * @param {Model} model
 * @returns {boolean | null} null if there is no such condition or node: nothing is true of it, and `not ` changes nothing
 */
export function holdsIn(condition, model) {
  const [, negation, kind, rest] = /^(not )?([a-z]+):(.+)$/.exec(condition) ?? [];
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
