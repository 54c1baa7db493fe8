/**
 * A small picture of a tree as a search leaves it: △ for MAX, ▽ for MIN, □ for leaves; what was cut off faint, behind strokes; the
 * principal variation as a thick line. Of a large tree its rows, with what was looked at in ink.
 */

import { svg } from 'lit';
import { Search } from '../engine/search.js';
import { place } from '../layout/plane.js';
import { PHASE } from '../scene/look.js';

/** @import { Request } from '../../pkg/plyscope_wasm.js' */

/** The picture's size, the distance to its edge, and the greatest size of a node, in its own units. */
const [WIDTH, HEIGHT, EDGE, NODE] = [160, 84, 8, 9];
/** Of a tree with more nodes there are only rows, in parts of this width. */
const [MOST_NODES, PART] = [400, 0.5];
/** Half the length of a stroke, and how far from the parent the strokes are, as a part of the edge. */
const STROKE = { half: 3, apart: 1.2, along: 0.42 };

/**
 * @typedef {object} Sketch
 * @property {number} nodes
 * @property {number} leaves
 * @property {number} plies
 * @property {number} entered how many nodes the search enters
 * @property {unknown} picture
 * @property {Record<string, string>} called what its notice calls its nodes
 */

/** @typedef {{x: number, y: number}} Point */

/**
 * @param {Request} request
 * @param {(search: Search) => Record<string, string>} [called] what its notice calls its nodes
 * @returns {Sketch}
 */
export function sketch(request, called = () => ({})) {
  const search = new Search(request);
  try {
    const { nodes, leaves, height, steps } = search.overview;
    const { entered } = search.moment(steps).counts;
    const drawn = nodes > MOST_NODES ? rows(search) : picture(search);
    return { nodes, leaves, plies: height, entered, picture: drawn, called: called(search) };
  } finally {
    search.free();
  }
}

/** The places of nodes in the picture. @param {Search} search */
function placed(search) {
  const { nodes, overview } = search;
  const { x } = place(search);
  let [least, most] = [Infinity, -Infinity];
  for (const each of x) [least, most] = [Math.min(least, each), Math.max(most, each)];
  const across = (WIDTH - 2 * EDGE) / Math.max(1, most - least);
  const down = (HEIGHT - 2 * EDGE) / Math.max(1, overview.height);
  const at = (/** @type {number} */ node) => ({
    x: rounded(most === least ? WIDTH / 2 : EDGE + (x[node] - least) * across),
    y: rounded(EDGE + nodes.depth[node] * down),
  });
  return { at, down };
}

const rounded = (/** @type {number} */ number) => Math.round(number * 100) / 100;

/** @param {Search} search */
function picture(search) {
  const { nodes, overview } = search;
  const { at: place, down } = placed(search);
  const size = Math.max(2, Math.min(NODE, 0.6 * down, (0.7 * WIDTH) / overview.leaves));
  const phases = search.phases(overview.steps);
  const at = Array.from(nodes.parent, (_, node) => place(node));
  const isSkipped = (/** @type {number} */ node) => phases[node] === PHASE.skipped;
  const below = [...at.keys()].filter((node) => nodes.parent[node] >= 0);
  const edge = (/** @type {number} */ node) => {
    const above = at[nodes.parent[node]];
    return `M${above.x} ${above.y}L${at[node].x} ${at[node].y}`;
  };
  const edges = (/** @type {boolean} */ skipped) =>
    below.filter((node) => isSkipped(node) === skipped).map(edge);
  // An answer from the table is not a cutoff.
  const cut = below.filter((node) => {
    const above = nodes.parent[node];
    return isSkipped(node) && !isSkipped(above) && !search.last.of(above).known;
  });
  const half = size / 2;
  const outline = (/** @type {number} */ node) => {
    const { x, y } = at[node];
    if (nodes.leaf[node] === 1) return `M${x - half} ${y - half}h${size}v${size}h${-size}z`;
    return nodes.max[node] === 1
      ? `M${x} ${y - half}l${half} ${size}h${-size}z`
      : `M${x} ${y + half}l${half} ${-size}h${-size}z`;
  };
  /** The outlines of the nodes of a kind. @param {(node: number) => boolean} is */
  const outlines = (is) => [...at.keys()].filter(is).map(outline).join('');
  const isInner = (/** @type {number} */ node) => nodes.leaf[node] !== 1 && !isSkipped(node);
  return svg`
    <path class="skipped" d=${edges(true).join('')}></path>
    <path class="edges" d=${edges(false).join('')}></path>
    <path class="line" d=${overview.principalVariation.slice(1).map(edge).join('')}></path>
    <path class="skipped" d=${outlines(isSkipped)}></path>
    <path class="max" d=${outlines((node) => isInner(node) && nodes.max[node] === 1)}></path>
    <path class="min" d=${outlines((node) => isInner(node) && nodes.max[node] !== 1)}></path>
    <path class="leaf" d=${outlines((node) => nodes.leaf[node] === 1 && !isSkipped(node))}></path>
    <path class="cut" d=${cut.map((node) => strokes(at[nodes.parent[node]], at[node])).join('')}></path>
  `;
}

/** Two strokes across an edge. @param {Point} from @param {Point} to */
function strokes(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx / length, dy / length];
  return [-STROKE.apart, STROKE.apart]
    .map((away) => {
      const x = from.x + dx * STROKE.along + ux * away;
      const y = from.y + dy * STROKE.along + uy * away;
      const [sx, sy] = [(ux * 0.5 - uy) * STROKE.half, (uy * 0.5 + ux) * STROKE.half];
      return `M${rounded(x - sx)} ${rounded(y - sy)}L${rounded(x + sx)} ${rounded(y + sy)}`;
    })
    .join('');
}

/** The rows of a large tree, and in each what the search has looked at. @param {Search} search */
function rows(search) {
  const { nodes, overview } = search;
  const { at, down } = placed(search);
  const phases = search.phases(overview.steps);
  const count = Math.ceil(WIDTH / PART);
  const [all, seen] = [0, 1].map(() =>
    Array.from({ length: overview.height + 1 }, () => new Uint8Array(count)),
  );
  for (const node of nodes.parent.keys()) {
    const part = Math.floor(at(node).x / PART);
    all[nodes.depth[node]][part] = 1;
    if (phases[node] === PHASE.finished) seen[nodes.depth[node]][part] = 1;
  }
  const high = Math.max(1, 0.7 * down);
  const path = (/** @type {Uint8Array[]} */ parts) =>
    parts
      .flatMap((row, depth) =>
        stretches(row).map(([from, to]) => {
          const y = rounded(EDGE + depth * down - high / 2);
          return `M${from * PART} ${y}h${(to - from) * PART}v${rounded(high)}h${(from - to) * PART}z`;
        }),
      )
      .join('');
  const line = overview.principalVariation.map(at);
  return svg`
    <path class="mass" d=${path(all)}></path>
    <path class="seen" d=${path(seen)}></path>
    <path class="line" d=${line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}></path>
  `;
}

/** Where parts in a row are taken: from the first to after the last. @param {Uint8Array} row @returns {[number, number][]} */
function stretches(row) {
  /** @type {[number, number][]} */
  const found = [];
  for (let part = 0; part < row.length; part += 1) {
    if (row[part] === 0) continue;
    const last = found.at(-1);
    if (last !== undefined && last[1] === part) last[1] = part + 1;
    else found.push([part, part + 1]);
  }
  return found;
}

export const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;
