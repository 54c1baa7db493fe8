/** Sentences on probes of the transposition table, and on stores. Pure. */

import { endIn, player, takesDeeper, yesNo } from './about.js';

/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { FactOf, Sentence, Wording } from './about.js' */

/**
 * @typedef {FactOf<'probe'>} Probe
 * @typedef {FactOf<'store'>} Store
 */

/** @param {Search} search @param {number} node @param {Wording} wording */
const nodeParameters = (search, node, { label }) => ({
  node: label(node),
  player: player(search, node),
  place: search.nodes.leaf[node] ? 'leaf' : 'node',
});

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Probe}} about
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function probe(search, moment, { node, fact }, wording) {
  const { hit, from } = fact;
  const about = nodeParameters(search, node, wording);
  if (hit === null) return [{ id: 'step-miss', parameters: about }];
  const { score, label } = wording;
  const window = moment.path.at(-1)?.entry ?? { alpha: 0, beta: 0 };
  const value = score(hit.value);
  return [
    {
      id: 'step-hit',
      parameters: {
        ...about,
        same: yesNo(from === node),
        from: label(from ?? node),
        bound: hit.bound,
        value,
        depth: hit.depth,
      },
    },
    {
      id: 'step-effect',
      parameters: {
        ...about,
        effect:
          hit.effect !== 'none' ? hit.effect : answers(search, fact, hit.depth) ? 'bound' : 'depth',
        bound: hit.bound,
        value,
        alpha: endIn(wording)(window.alpha),
        beta: endIn(wording)(window.beta),
        wanted: fact.wanted,
        reuse: search.overview.reuse,
        deeper: hit.effect === 'none' ? 0 : hit.depth - fact.wanted,
        moves: yesNo(hit.best !== null),
        move: hit.best === null ? 'none' : label(hit.best),
      },
    },
  ];
}

/** Whether an entry of this depth is deep enough. @param {Search} search @param {Probe} fact @param {number} depth */
const answers = (search, { wanted }, depth) =>
  depth === wanted || (takesDeeper(search) && depth > wanted);

/**
 * @param {Search} search
 * @param {{node: number, fact: Store}} about
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function store(search, { node, fact }, wording) {
  const { alone, bound, depth, best, lost } = fact;
  const { score, label } = wording;
  return [
    {
      id: 'step-store',
      parameters: {
        ...nodeParameters(search, node, wording),
        bound,
        alone: alone ?? 'none',
        value: score(fact.value),
        depth,
        moves: yesNo(best !== null),
        move: best === null ? 'none' : label(best),
        gives: typeof lost === 'object' ? 'overwrites' : lost === 'own' ? 'refused' : 'nothing',
        lost: typeof lost === 'object' ? label(lost.other) : 'none',
      },
    },
  ];
}
