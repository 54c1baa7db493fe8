/** The expected sentences when the table is probed and filled. */

import { UNSAID, yesNo } from './about.js';

/** @import { Probe, Store } from '../oracle/events.js' */
/** @import { Truth } from '../truth.js' */
/** @import { About, Expected } from './about.js' */

/** @param {Truth} truth @param {number} node */
const named = (truth, node) => ({
  node: truth.label(node),
  player: truth.player(node),
  place: truth.tree.children[node].length === 0 ? 'leaf' : 'node',
});

/** @param {Truth} truth @param {number} node @param {number} place of the child that the best move leads to */
function best({ tree, label }, node, place) {
  const child = tree.children[node][place];
  return { moves: yesNo(child !== undefined), move: child === undefined ? 'none' : label(child) };
}

/** @param {Probe} event @param {About} about @returns {Expected[]} */
export function probeSentences({ node, entry, wanted, window, effect }, { truth }) {
  const about = named(truth, node);
  if (entry === null) return [{ id: 'step-miss', parameters: about }];
  const value = truth.asMax(node, entry.value);
  const bound = truth.bound(node, entry.says);
  const { takesDeeper } = truth;
  const effects = {
    none: (takesDeeper ? entry.depth >= wanted : entry.depth === wanted) ? 'bound' : 'depth',
    return: 'return',
    'raises-own': 'raise-alpha',
    'lowers-other': 'lower-beta',
  };
  return [
    {
      id: 'step-hit',
      parameters: {
        ...about,
        bound,
        value,
        depth: entry.depth,
        same: yesNo(entry.node === node),
        from: entry.node === node ? UNSAID : truth.label(entry.node),
      },
    },
    {
      id: 'step-effect',
      parameters: {
        ...about,
        ...truth.window(node, window),
        ...best(truth, node, entry.move),
        effect: effects[effect],
        bound,
        value,
        wanted,
        reuse: takesDeeper ? 'at-least' : 'equal',
        deeper: effect === 'none' ? 0 : entry.depth - wanted,
      },
    },
  ];
}

/** @param {Store} event @param {About} about @returns {Expected[]} */
export function storeSentences({ node, alone, entry, lost, refused }, { truth }) {
  const parameters = {
    ...named(truth, node),
    ...best(truth, node, entry.move),
    bound: truth.bound(node, entry.says),
    alone: alone === null ? 'none' : truth.bound(node, alone),
    value: truth.asMax(node, entry.value),
    depth: entry.depth,
    gives: refused ? 'refused' : lost === null ? 'nothing' : 'overwrites',
    lost: lost === null ? 'none' : truth.label(lost),
  };
  return [{ id: 'step-store', parameters }];
}
