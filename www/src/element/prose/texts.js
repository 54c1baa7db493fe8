/** Facts of the search on screen, as texts for an article's own sentences. Pure. */

import { narration } from '../../panels/narration.js';
import { allCalled, nodeCalled } from '../../session/labels.js';
import { comparedWithMinimax } from '../../text/savings.js';
import { turns } from '../../text/sentences/about.js';
import { AT_NODE, COUNTS } from './facts.js';

/** @import { Model } from '../../panels/model.js' */

/** Texts that need nothing but the search. @type {Record<string, (model: Model) => string>} */
const WHOLE = {
  sentence: (model) => narration(model).text,
  step: ({ state, say }) => say('prose-count', { count: state.step }),
  steps: ({ search, say }) => say('prose-count', { count: search.overview.steps }),
  ...Object.fromEntries(
    Object.entries(COUNTS).map(([name, countIn]) => [
      name,
      (/** @type {Model} */ { search, say }) =>
        say('prose-count', { count: countIn(search.overview) }),
    ]),
  ),
  'saved-percent': ({ search, say }) => {
    const { compared, percent } = comparedWithMinimax(search.overview);
    return say('prose-percent', { percent: compared === 'fewer' ? percent : 0 });
  },
  line: ({ search, label }) => search.overview.principalVariation.map(label).join(' → '),
  value: ({ search, score, say }) => {
    const { value, bound } = search.overview;
    return valueIn(score(value), bound, say);
  },
};

/** The bounds of returned values, as they are numbered in a state. */
const BOUNDS = /** @type {const} */ ([null, 'exact', 'lower', 'upper']);
/** The same bounds for the other player. */
const NEGATED = /** @type {const} */ ([null, 'exact', 'upper', 'lower']);

/**
 * The text of a fact: `sentence`, `entered`, `value`, `value:B`, …
 * @param {string} what
 * @param {Model} model
 * @returns {string | null} null if there is no such fact
 */
export function textFor(what, model) {
  if (Object.hasOwn(WHOLE, what)) return WHOLE[what](model);
  const [, name] = AT_NODE.exec(what) ?? [];
  if (name === undefined) return null;
  const { search, state, score, numeral, say } = model;
  const node = nodeCalled(name, search, state.labels);
  if (node === null) return null;
  if (search.nodes.leaf[node]) return numeral(search.nodes.value(node) ?? '');
  const { visits, returned, bound } = search.last.of(node);
  if (visits === 0) return say('prose-not-searched');
  // An article has one view of all values, MAX's: at MIN's nodes, negamax forms have the other one.
  const isNegated = turns(search) && !search.nodes.max[node];
  const seen = isNegated ? NEGATED : BOUNDS;
  return valueIn(score(isNegated ? -returned : returned), seen[bound] ?? null, say);
}

/**
 * What stands where there is no such fact, or none any more: a reader has deleted the node, say.
 * @param {string} what
 * @param {Model} model
 */
export function gapFor(what, { say, search, state }) {
  const [, name] = AT_NODE.exec(what) ?? [];
  if (name === undefined) return say('prose-no-fact', { what });
  const nodes = allCalled(name, search, state.labels).map((node) => `#${node}`);
  if (nodes.length < 2) return say('prose-no-node', { name });
  return say('prose-several-nodes', { name, nodes: nodes.join(', ') });
}

/** @param {string} value @param {string | null} bound @param {Model['say']} say */
const valueIn = (value, bound, say) => say('prose-value', { value, bound: bound ?? 'none' });
