/** A small tree as a run has left it, drawn in SVG: textbook shapes, what was returned in them, and faint what was not entered. */

import { html, svg } from 'lit';

/** @import { Run, Shown } from './runs.js' */

/** The distances of two leaves and of two plies, the size of a node, and the room around. */
const [WIDE, HIGH, SIZE, ROOM] = [56, 56, 32, 20];

/** The room for the last node's number. */
const BEHIND = 16;

/**
 * @param {Shown} shown
 * @param {Run} run
 * @param {object} words
 * @param {string} words.label
 * @param {(units: number) => string} words.score
 */
export function treePicture({ parents, values, parted }, run, { label, score }) {
  const places = placesOf(parents);
  const width = Math.max(...places.map(([x]) => x)) + 2 * ROOM + BEHIND;
  const height = Math.max(...places.map(([, y]) => y)) + 2 * ROOM;
  const at = run.acts[parted]?.node;
  const edges = places.flatMap(([x, y], node) => {
    if (node === 0) return [];
    const [above, top] = places[parents[node]];
    const isIn = run.nodes[node].isEntered;
    return svg`<path class=${isIn ? 'edge' : 'edge gone'} d="M${above + ROOM} ${top + ROOM}L${x + ROOM} ${y + ROOM}" />`;
  });
  const nodes = places.map(([x, y, ply], node) => {
    const isLeaf = !parents.includes(node);
    const { isEntered, returned } = run.nodes[node];
    const kind = isLeaf ? 'leaf' : ply % 2 === 0 ? 'max' : 'min';
    const value = isLeaf ? values[node] : returned;
    return svg`
      <g class="node ${kind} ${isEntered ? '' : 'gone'} ${node === at ? 'parts' : ''}" transform="translate(${x + ROOM} ${y + ROOM})">
        <path d=${outline(kind)} />
        <text y=${{ leaf: 5, max: 10, min: 3 }[kind]}>${value === null ? '' : score(value)}</text>
        <text class="number" x=${SIZE / 2 + (kind === 'min' ? 7 : 4)} y="-5">${node}</text>
      </g>
    `;
  });
  return html`<svg role="img" aria-label=${label} viewBox="0 0 ${width} ${height}" width=${width} height=${height}>${edges}${nodes}</svg>`;
}

/** A triangle with its tip above or below, or a square. @param {string} kind */
function outline(kind) {
  const half = SIZE / 2;
  if (kind === 'leaf') return `M${-half} ${-half}H${half}V${half}H${-half}Z`;
  const sign = kind === 'max' ? 1 : -1;
  return `M0 ${-sign * half}L${half + 3} ${sign * half}H${-half - 3}Z`;
}

/** The place of each node, and its ply: leaves one after the other, a parent above the middle of its children. @param {ArrayLike<number>} parents @returns {[x: number, y: number, ply: number][]} */
function placesOf(parents) {
  const all = Array.from(parents);
  const children = all.map((_, node) => all.flatMap((parent, at) => (parent === node ? [at] : [])));
  /** @type {[number, number, number][]} */
  const places = all.map(() => [0, 0, 0]);
  let leaves = 0;
  const place = (/** @type {number} */ node, /** @type {number} */ ply) => {
    for (const child of children[node]) place(child, ply + 1);
    const below = children[node].map((child) => places[child][0]);
    const x = below.length === 0 ? WIDE * leaves++ : (below[0] + (below.at(-1) ?? 0)) / 2;
    places[node] = [x, HIGH * ply, ply];
  };
  place(0, 0);
  return places;
}
