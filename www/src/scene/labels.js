/** A node's name and tags, beside it or below it. */

import { FIGURE, haloMargin, haloSize, UNIT } from '../layout/sizes.js';
import { LEAST_ROW } from './look.js';
import { RANK } from './placing.js';
import { alikeRing } from './positions.js';
import { fitting } from './tags.js';
import { text } from './text.js';
import { wasteRing } from './types.js';

/** @import { Look } from './look.js' */
/** @import { Label } from './placing.js' */
/** @import { Run } from './scene.js' */

/** The least distance of two nodes that have short names between them, in CSS pixels. */
const NAME_GAP = 26;

/**
 * A node's name and tags.
 * @param {Look} look
 * @param {number} node
 * @returns {Label[]}
 */
export function beside(look, node) {
  // If rows lie so close, only the nodes that need a name have text.
  if (look.show.at.row < LEAST_ROW && !look.needsName(node)) return [];
  return [...nameOf(look, node), ...tagsOf(look, node)];
}

/** @param {Look} look @param {number} node @returns {Label[]} */
function nameOf(look, node) {
  const name = nameRun(look, node);
  if (name === null) return [];
  const places = look.nodes.leaf[node]
    ? [below(look, node, [name])]
    : [cornerOf(look, node, name, 'right'), cornerOf(look, node, name, 'left')];
  // The stack of calls, too, lists the nodes on the path.
  const isListed = look.path.has(node);
  if (!look.needsName(node))
    return [
      {
        node,
        rank: RANK.names,
        places,
        ...(isListed && { around: /** @type {const} */ ('free') }),
      },
    ];
  return [{ node, rank: RANK.named, places, around: 'always' }];
}

/**
 * The name beside the tip of a triangle, where there is room even between close neighbours; outside the halo, if it has one.
 * @param {Look} look
 * @param {number} node
 * @param {Run} name
 * @param {'left' | 'right'} align
 */
function cornerOf(look, node, name, align) {
  const { x, y } = look.place(node);
  const up = look.nodes.max[node] ? -1 : 1;
  const side = align === 'right' ? -1 : 1;
  const halo = look.hasHalo(node) ? haloSize(look.scale(node), look.size(node)) / 2 : 0;
  const outside = halo * Math.SQRT1_2 + 0.35 * look.small + 2;
  const away = halo === 0 ? 0.65 * look.small : outside;
  const down = halo === 0 ? look.size(node).height * (up < 0 ? 0.4 : 0.42) : outside;
  const place = { x: x + side * away, y: y + up * down };
  return [text(place, look.small, [name], { align, italic: true })];
}

/** A text below a leaf, outside its halo. @param {Look} look @param {number} node @param {Run[]} runs */
function below(look, node, runs) {
  const { x, y } = look.place(node);
  const line = y + look.size(node).box / 2 + haloMargin(look.scale(node)) + 0.65 * look.small;
  return [text({ x, y: line }, look.small, runs)];
}

/** @param {Look} look @param {number} node @returns {Label[]} */
function tagsOf(look, node) {
  const places = look.nodes.leaf[node] ? tagsBelow(look, node) : tagsBeside(look, node);
  if (places.length === 0) return [];
  const rank = look.isHighlighted(node) ? RANK.path : RANK.tags;
  return [{ node, rank, places }];
}

/** The tags of a leaf, below its name. @param {Look} look @param {number} node */
function tagsBelow(look, node) {
  const runs = fitting(look, node, look.gap(node) - 4);
  if (runs.length === 0) return [];
  const first = below(look, node, runs);
  const second = first.map((line) => ({ ...line, y: line.y + 1.3 * look.small }));
  return [first, second];
}

/**
 * The tags of a triangle, on the side on which its name is not: the first of the places that hold the most.
 * @param {Look} look
 * @param {number} node
 */
function tagsBeside(look, node) {
  const { x, y } = look.place(node);
  const tip = look.size(node).height * (look.nodes.max[node] ? -0.4 : 0.42);
  const style = { align: /** @type {const} */ ('left'), backed: true };
  const all = flanks(look, node).map(({ right, level, width }) => {
    const runs = fitting(look, node, width);
    return {
      count: runs.length,
      line: text({ x: x + right, y: y + tip * level }, look.small, runs, style),
    };
  });
  const most = Math.max(...all.map(({ count }) => count));
  if (most === 0) return [];
  const lines = all.filter(({ count }) => count === most).map(({ line }) => line);
  // Else on the other side.
  const others = lines.map((line) => ({
    ...line,
    x: 2 * x - line.x,
    align: /** @type {const} */ ('right'),
  }));
  return [...lines, ...others].map((line) => [line]);
}

/**
 * The places for the tags of a node: the distance to the right of its middle, how far towards the tip, and the width there. At a flank
 * both neighbours are narrower.
 * @param {Look} look
 * @param {number} node
 */
function flanks(look, node) {
  const { width } = look.size(node);
  const gap = look.gap(node) - 4;
  const half = width * 0.28;
  const halo = look.hasHalo(node) ? haloSize(look.scale(node), look.size(node)) / 2 : 0;
  const ring = Math.max(wasteRing(look, node)?.radius ?? 0, alikeRing(look, node), halo);
  // Nothing is written across a ring.
  if (ring > 0) return [{ right: ring + 5, level: 0.28, width: gap - ring - 5 - half }];
  return [
    { right: half + 4, level: 0.28, width: gap - half - 4 - half },
    { right: 7, level: 1, width: gap - 7 },
  ];
}

/** Whether a node is so large, or so important, that its name stands at it. @param {Look} look @param {number} node */
export function isNamed(look, node) {
  const { at, marks, named } = look.show;
  if (look.needsName(node)) return true;
  // In a written exercise, which asks at no node, the table beside the tree calls each by its name.
  if (named || marks?.node === -1) return at.row >= LEAST_ROW && look.gap(node) >= NAME_GAP;
  return UNIT * look.scale(node) >= 34 && at.row >= 60;
}

/** @param {Look} look @param {number} node @returns {Run | null} */
function nameRun(look, node) {
  const { label } = look.show;
  const isWhole = look.needsName(node);
  if (!isNamed(look, node)) return null;
  // A long name is cut short to fit, but not one that is needed.
  const most = Math.max(3, Math.floor((look.gap(node) - 4) / (look.small * FIGURE)));
  const name = label(node);
  const content = isWhole || name.length <= most ? name : `${name.slice(0, most - 1)}…`;
  return { text: content, colour: 'quiet', italic: true };
}
