/** The sentence on a cutoff: the bound that is met, and where it comes from. Pure. */

import { POS_INF } from '../../engine/score.js';
import { endIn, nodeParameters, openness, turns, yesNo } from './about.js';

/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { FactOf, Sentence, Wording } from './about.js' */

/** @typedef {FactOf<'cutoff'>} Cutoff */

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
    if (end === POS_INF) return 'nobody';
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
