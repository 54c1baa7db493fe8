/** The sentence on a cutoff: the bound that is met, and where it comes from. Pure. */

import { endIn, nodeParameters, turns, yesNo } from './about.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { FactOf, Sentence, Wording } from './about.js' */

/** @typedef {FactOf<'cutoff'>} Cutoff */

/**
 * @param {Search} search
 * @param {{node: number, fact: Cutoff}} about
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function cutoff(search, { node, fact }, wording) {
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
    source: fact.source,
    plies: by === null ? 0 : search.nodes.depth[node] - search.nodes.depth[by],
    skipped: fact.skipped,
  };
  return [{ id: 'step-cutoff', parameters }];
}
