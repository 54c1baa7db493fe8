/** Sentences on values: a leaf's, a new best, one that closes the window. Pure. */

import { endIn, openness, player, turns, yesNo } from './about.js';

/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { FactOf, Sentence, Wording } from './about.js' */

/**
 * @typedef {FactOf<'evaluate'>} Evaluate
 * @typedef {FactOf<'improve'>} Improve
 * @typedef {FactOf<'cutoff'>} Cutoff
 * @typedef {FactOf<'assume'>} Assume
 */

/** @param {Search} search @param {number} node @param {Wording} wording */
const nodeParameters = (search, node, { label }) => ({
  node: label(node),
  player: player(search, node),
});

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
 * @param {Moment} moment
 * @param {{node: number, fact: Cutoff}} about
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function cutoff(search, moment, { node, fact }, wording) {
  const { score, label } = wording;
  const { side, by } = fact;
  const { cut } = search.overview;
  const parameters = {
    ...nodeParameters(search, node, wording),
    side,
    relation: `${side}-${cut}`,
    other: search.nodes.max[node] ? 'MIN' : 'MAX',
    cut,
    best: score(fact.best),
    bound: endIn(wording)(fact.bound),
    // The bound in the view of the node that set it, for values that change sign on the way.
    there: endIn(wording)(-fact.bound),
    turned: yesNo(turns(search)),
    by: by === null ? 'none' : label(by),
    source: sourceOf(search, moment, { node, fact }),
    plies: by === null ? 0 : search.nodes.depth[node] - search.nodes.depth[by],
    skipped: fact.skipped,
  };
  return [{ id: 'step-cutoff', parameters }];
}

/**
 * The source of the bound that a node’s best value has met.
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Cutoff}} about
 */
function sourceOf(search, { path }, { node, fact }) {
  const { overview, nodes } = search;
  const { by, reach } = fact;
  const turned = turns(search);
  if (by === null) {
    const root = path[0].entry;
    const [end, window] = [Math.abs(fact.bound), root && openness(root)];
    if (end === 2_147_483_647) return 'nobody';
    if (window !== 'null' && window !== 'empty') return 'root-window';
    return node === 0 ? 'question' : 'settled';
  }
  if (by === node) return 'own';
  // Only the other player’s best value is a bound for this one; a bound on one's own side comes from elsewhere.
  if (nodes.max[by] === nodes.max[node]) return overview.hasTable ? 'table' : 'test';
  const best = path.find((frame) => frame.node === by)?.best ?? null;
  const there = turned ? -fact.bound : fact.bound;
  // In a re-search the bound is what the test has shown of the very move, and no other move is as good yet.
  const isReached = best !== null && (turned || nodes.max[by] ? best >= there : best <= there);
  return isReached ? reach : 'shown';
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
