/** Edits by chance. */

/** @import { Edit } from '../../../www/pkg/plyscope_wasm.js' */
/** @import { Random } from './random.js' */

/** Any edit of a tree of so many nodes. @param {Random} random @param {number} nodes @returns {Edit} */
export function anyEdit({ int, pick }, nodes) {
  const node = int(1, nodes - 1);
  const some = [node, int(0, nodes - 1)];
  /** @type {Edit[]} */
  const edits = [
    { 'add-child': { node } },
    { 'add-sibling': { node, value: '2.5' } },
    { delete: { nodes: [node] } },
    { duplicate: { node } },
    { 'insert-child': { node, tree: '[B: 1, 2]', place: 0 } },
    { 'insert-sibling': { node, tree: 'random(depth=1)' } },
    { wrap: { node } },
    { collapse: { node } },
    { complete: { node, branching: 2, depth: 1, fill: { counting: { from: '1' } } } },
    { move: { node, place: int(0, 2) } },
    { name: { node, text: `N${int(0, 1e6)}` } },
    { 'name-all': {} },
    { 'move-name': { node, text: `m${int(0, 1e6)}` } },
    { position: { node, text: `p${int(0, 3)}` } },
    { values: { nodes: some, value: '7' } },
    { fill: { nodes: some, with: { random: { from: '-5', to: '5', seed: int(0, 99) } } } },
    { arrange: { nodes: [0], order: pick(['best-first', 'worst-first']) } },
    { estimate: { nodes: some, by: { mean: {} } } },
    { relocate: { node, parent: int(0, nodes - 1), place: int(0, 2) } },
    { several: { edits: [{ duplicate: { node: 1 } }, { delete: { nodes: [node] } }] } },
  ];
  return pick(edits);
}
