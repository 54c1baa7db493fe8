/**
 * The overlay of node types: the critical tree, and the nodes visited beyond it. Knuth and Moore (1975) number the
 * types; PV, CUT and ALL are their names today.
 */

import { PARTS, partOf } from './parts.js';
import { widthOf } from './text.js';

/** @import { Look } from './look.js' */
/** @import { Run, Shape } from './scene.js' */

/**
 * The band under the edge to a node: broad in the critical tree, hatched for waste.
 * @param {Look} look
 * @param {number} node
 * @returns {Shape[]}
 */
export function stripe(look, node) {
  const { overlay, search, states } = look.show;
  if (overlay !== 'types' || look.nodes.parent[node] < 0) return [];
  const part = partOf(search, states, node);
  if (part === 'none') return [];
  const width = Math.max(2, Math.min(12, look.size(node).box * 0.36));
  const pattern = part === 'waste' ? 'waste' : 'critical';
  return [{ kind: 'stripe', ...look.ends(node), width, pattern }];
}

/**
 * The ring around a visited node outside the critical tree.
 * @param {Look} look
 * @param {number} node
 * @returns {(Shape & {kind: 'circle'}) | null}
 */
export function wasteRing(look, node) {
  const { overlay, search, states } = look.show;
  if (overlay !== 'types' || partOf(search, states, node) !== 'waste') return null;
  if (look.hasHalo(node)) return null;
  const { width, height } = look.extent(node);
  const radius = Math.max(width, height) / 2 + Math.min(6, width * 0.14);
  // Overlapping rings would mark nothing.
  if (radius > look.gap(node) * 0.75) return null;
  return { kind: 'circle', ...look.place(node), radius, dash: [1.5, 4] };
}

/**
 * A node's type as a tag: a word, or a letter if the word does not fit.
 * @param {Look} look
 * @param {number} node
 * @param {number} width
 * @returns {Run | null}
 */
export function partRun(look, node, width) {
  const { overlay, say } = look.show;
  const part = look.nodes.part[node];
  if (overlay !== 'types' || part === 0) return null;
  /** @param {string} text @returns {Run} */
  const run = (text) => ({ text, colour: 'ink', weight: 600 });
  const word = run(say(`part-${PARTS[part]}`));
  return widthOf([word], look.small) <= width ? word : run(say(`part-${PARTS[part]}.short`));
}
