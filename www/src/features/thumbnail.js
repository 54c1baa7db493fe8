/** A small picture of a tree: edges, △ for MAX, ▽ for MIN, □ for leaves. */

import { svg } from 'lit';
import { Search } from '../engine/search.js';
import { place } from '../layout/plane.js';

/** @import { Request } from '../../pkg/plyscope_wasm.js' */

/** The picture's size, the distance to its edge, and the greatest size of a node, in its own units. */
const [WIDTH, HEIGHT, EDGE, NODE] = [160, 84, 8, 9];

/**
 * @typedef {object} Sketch
 * @property {number} nodes
 * @property {number} leaves
 * @property {number} plies
 * @property {unknown} picture
 * @property {Record<string, string>} called what its notice calls its nodes
 */

/**
 * @param {Request} request any search of the tree
 * @param {(search: Search) => Record<string, string>} [called] what its notice calls its nodes
 * @returns {Sketch}
 */
export function sketch(request, called = () => ({})) {
  const search = new Search(request);
  try {
    const { nodes, leaves, height } = search.overview;
    return { nodes, leaves, plies: height, picture: picture(search), called: called(search) };
  } finally {
    search.free();
  }
}

/** @param {Search} search */
function picture(search) {
  const { nodes, overview } = search;
  const { x } = place(search);
  const [least, most] = [Math.min(...x), Math.max(...x)];
  const across = (WIDTH - 2 * EDGE) / Math.max(1, most - least);
  const down = (HEIGHT - 2 * EDGE) / Math.max(1, overview.height);
  const size = Math.max(2, Math.min(NODE, 0.6 * down, (0.7 * WIDTH) / overview.leaves));
  const at = [...x].map((each, node) => ({
    x: most === least ? WIDTH / 2 : EDGE + (each - least) * across,
    y: EDGE + nodes.depth[node] * down,
  }));
  const edges = at.map(({ x, y }, node) => {
    const above = at[nodes.parent[node]];
    return above === undefined ? '' : `M${above.x} ${above.y}L${x} ${y}`;
  });
  /** The outlines of the nodes of a kind. @param {(node: number) => boolean} is @param {string} outline */
  const outlines = (is, outline) =>
    at.map(({ x, y }, node) => (is(node) ? `M${x} ${y}${outline}` : '')).join('');
  const half = size / 2;
  const isLeaf = (/** @type {number} */ node) => nodes.leaf[node] === 1;
  const isMax = (/** @type {number} */ node) => nodes.max[node] === 1;
  return svg`
    <path class="edges" d=${edges.join('')}></path>
    <path class="max" d=${outlines((node) => !isLeaf(node) && isMax(node), `m0 ${-half}l${half} ${size}h${-size}z`)}></path>
    <path class="min" d=${outlines((node) => !isLeaf(node) && !isMax(node), `m0 ${half}l${half} ${-size}h${-size}z`)}></path>
    <path class="leaf" d=${outlines(isLeaf, `m${-half} ${-half}h${size}v${size}h${-size}z`)}></path>
  `;
}

export const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;
