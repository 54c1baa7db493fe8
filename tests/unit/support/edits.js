/** Edits by chance. */

/** @import { Edit } from '../../../www/pkg/plyscope_wasm.js' */
/** @import { Random } from './random.js' */

/** The errors of an edit by chance, which may ask for what a tree cannot become. */
export const UNMAKEABLE = ['below-itself', 'no-children', 'leaf-without-value'];

/** Any edit of a tree of so many nodes. @param {Random} random @param {number} nodes @returns {Edit} */
export function anyEdit(random, nodes) {
  if (random.chance(0.9)) return random.pick([shape, shape, text, values])(random, nodes);
  // The last one is of other nodes than those it was made for, or of none.
  const edits = [{ duplicate: { node: 1 } }, values(random, nodes), shape(random, nodes)];
  return { several: { edits } };
}

/** An edit of the shape. @param {Random} random @param {number} nodes @returns {Edit} */
function shape({ int, pick }, nodes) {
  const node = int(1, nodes - 1);
  return pick([
    { 'add-child': { node } },
    { 'add-sibling': { node, value: '2.5' } },
    { delete: { nodes: [node] } },
    { delete: { nodes: [node, int(1, nodes - 1)] } },
    { duplicate: { node } },
    { 'insert-child': { node, tree: '[B: 1, 2]', place: 0 } },
    { 'insert-sibling': { node, tree: 'random(depth=1)' } },
    { wrap: { node } },
    { collapse: { node } },
    { complete: { node, branching: 2, depth: 1, fill: { counting: { from: '1' } } } },
    { complete: { node, branching: int(0, 3), depth: int(0, 2) } },
    { move: { node, place: int(0, 2) } },
    { relocate: { nodes: [node], parent: int(0, nodes - 1), place: int(0, 2) } },
    { relocate: { nodes: [int(1, nodes - 1), node], parent: int(0, nodes - 1), place: int(0, 2) } },
    { arrange: { nodes: [0], order: pick(['fewest-nodes', 'most-nodes']) } },
    { arrange: { nodes: [node], order: pick(['fewest-nodes', 'most-nodes']) } },
  ]);
}

/** An edit of names, moves and positions, set or taken away. @param {Random} random @param {number} nodes @returns {Edit} */
function text({ int, pick, chance }, nodes) {
  const node = int(0, nodes - 1);
  const label = (/** @type {string} */ text) => ({ node, text: chance(0.2) ? null : text });
  return pick([
    { name: label(`N${int(0, 1e6)}`) },
    { 'name-all': {} },
    { 'move-name': label(`m${int(0, 9)}`) },
    // Few keys, so that nodes are the same position.
    { position: { nodes: [node], text: chance(0.2) ? null : `p${int(0, 1)}` } },
    { position: { nodes: [node, int(0, nodes - 1)], text: `p${int(0, 1)}` } },
  ]);
}

/** An edit of values. @param {Random} random @param {number} nodes @returns {Edit} */
function values({ int, pick, chance }, nodes) {
  const some = [int(1, nodes - 1), int(0, nodes - 1)];
  const seed = int(0, 99);
  return pick([
    { values: { nodes: some, value: pick(['-3', '2.5', '7']) } },
    { values: { nodes: [some[0]], value: chance(0.5) ? null : 'inf' } },
    { fill: { nodes: some, with: { random: { from: '-5', to: '5', seed } } } },
    { fill: { nodes: some, with: { counting: { from: '-0.5' } } } },
    { fill: { nodes: [0], with: { permuted: { seed } } } },
    { fill: { nodes: some, with: 'negated' } },
    { estimate: { nodes: some, by: 'mean' } },
    { estimate: { nodes: some, by: 'first-leaf' } },
    { estimate: { nodes: some, by: { noise: { most: '1.5', seed } } } },
  ]);
}
