/**
 * The nodes in which a search differs from others of the same tree so far: visited by one, left out by another. A node
 * that another search has merely not reached yet is no difference. Pure.
 */

import { PHASE } from '../../scene/look.js';
import { shade } from '../../scene/nodes.js';

/** @import { StatesAt } from '../../engine/states.js' */
/** @import { Look } from '../../scene/look.js' */
/** @import { Shape } from '../../scene/scene.js' */

/**
 * A search at its current step.
 * @typedef {object} Seen
 * @property {StatesAt} states
 * @property {boolean} ended
 */

/**
 * `here` is visited here and left out by another, `elsewhere` is left out here and visited by another.
 * @typedef {'here' | 'elsewhere' | null} Difference
 */

/** Whether a search has visited a node. @param {Seen} seen @param {number} node */
const isVisited = ({ states }, node) => states.of(node).visits > 0;

/**
 * Whether a search leaves a node out: it is skipped, or the search has ended without it.
 * @param {Seen} seen
 * @param {number} node
 */
function isLeftOut({ states, ended }, node) {
  const { visits, phase } = states.of(node);
  return visits === 0 && (ended || phase === PHASE.skipped);
}

/**
 * @param {Seen} own
 * @param {readonly Seen[]} others
 * @param {number} node
 * @returns {Difference}
 */
export function difference(own, others, node) {
  if (isVisited(own, node)) {
    return others.some((other) => isLeftOut(other, node)) ? 'here' : null;
  }
  const elsewhere = isLeftOut(own, node) && others.some((other) => isVisited(other, node));
  return elsewhere ? 'elsewhere' : null;
}

/**
 * The number of nodes with each mark.
 * @param {Seen} own
 * @param {readonly Seen[]} others
 * @param {number} nodes the number of all nodes
 */
export function counted(own, others, nodes) {
  const count = { here: 0, elsewhere: 0 };
  const all = Array.from({ length: nodes }, (_, node) => node);
  for (const { states } of [own, ...others]) states.fetch(all);
  for (const node of all) {
    const mark = difference(own, others, node);
    if (mark !== null) count[mark] += 1;
  }
  return count;
}

/** Nodes that lie closer than this, in CSS pixels, have no room for a mark. */
const CLOSE = 9;

/**
 * The marks of drawn nodes, below them: a shade if visited here, its outline if left out here.
 * @param {Seen} own
 * @param {readonly Seen[]} others
 * @returns {(look: Look) => Shape[]}
 */
export const marks = (own, others) => (look) => {
  const nodes = [...look.show.detail.nodes].filter((node) => look.gap(node) >= CLOSE);
  for (const { states } of others) states.fetch(nodes);
  return nodes.flatMap((node) => {
    const mark = difference(own, others, node);
    return mark === null ? [] : [shade(look, node, mark === 'elsewhere')];
  });
};
