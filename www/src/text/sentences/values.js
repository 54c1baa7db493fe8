/** Sentences on values: a leaf's, a new best, one that is assumed. Pure. */

import { endIn, nodeParameters, turns, yesNo } from './about.js';

/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { FactOf, Sentence, Wording } from './about.js' */

/**
 * @typedef {FactOf<'evaluate'>} Evaluate
 * @typedef {FactOf<'improve'>} Improve
 * @typedef {FactOf<'assume'>} Assume
 */

/**
 * @param {Search} search
 * @param {{node: number, fact: Evaluate}} about
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function evaluate(search, { node, fact }, wording) {
  const { score } = wording;
  const { value, written } = fact;
  const view = value === written ? plainView(search, node) : search.overview.perspective;
  const parameters = {
    ...nodeParameters(search, node, wording),
    leaf: fact.leaf ? 'leaf' : 'horizon',
    view,
    value: score(value),
    written: score(written),
  };
  return [{ id: 'step-evaluate', parameters }];
}

/**
 * Whose view a value is in that the search takes unchanged from the tree.
 * @param {Search} search
 * @param {number} node
 */
function plainView({ overview, nodes, request }, node) {
  const own = overview.perspective === 'side-to-move' && !nodes.max[node];
  return own && request.options?.evaluation === 'side-to-move' ? 'own' : 'same';
}

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Improve}} about
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function improve(search, { path }, { node, fact }, wording) {
  const { score, label } = wording;
  const { previous, moved } = fact;
  const hasWindow = (path.at(-1)?.now ?? null) !== null;
  const parameters = {
    ...nodeParameters(search, node, wording),
    child: label(fact.child),
    value: score(fact.value),
    previous: previous === null ? 'none' : score(previous),
    first: yesNo(previous === null),
    better: turns(search) || search.nodes.max[node] ? 'more' : 'less',
    moved: hasWindow ? (moved?.[0] ?? 'none') : 'no-window',
    from: moved === null ? 'none' : endIn(wording)(moved[1]),
  };
  return [{ id: 'step-improve', parameters }];
}

/**
 * @param {Search} search
 * @param {{node: number, fact: Assume}} about
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function assume(search, { node, fact }, wording) {
  const parameters = { ...nodeParameters(search, node, wording), skipped: fact.skipped };
  return [{ id: 'step-assume', parameters }];
}
