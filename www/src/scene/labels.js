/** A node's name and tags, beside it or below it. */

import { enlarged, FIGURE, haloMargin, haloSize, UNIT } from '../layout/sizes.js';
import { LEAST_ROW } from './look.js';
import { areaOf, RANK } from './placing.js';
import { alikeRing } from './positions.js';
import { fitting } from './tags.js';
import { text, widthOf } from './text.js';
import { wasteRing } from './types.js';

/** @import { Look } from './look.js' */
/** @import { Area, Label } from './placing.js' */
/** @import { Ends, Run } from './scene.js' */

/** The room for the ticks of a window beside its node. */
const TICKS = 8;
/** The least distance of two nodes that have short names between them, in CSS pixels; and the gap that a shorter one has on both sides together. */
const [NAME_GAP, APART] = [26, 5];

/** The most nodes of a tree whose names before a hall are single letters. */
const MOST_SPOKEN_OF = 26;

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
    ? ASIDE.map((aside) => below(look, node, [name], aside))
    : unstruck(look, node, [
        cornerOf(look, node, name, 'right'),
        cornerOf(look, node, name, 'left'),
        sideOf(look, node, name, 'right'),
        sideOf(look, node, name, 'left'),
      ]);
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

/**
 * The name beside the body of a triangle, outside the halo, if it has one.
 * @param {Look} look
 * @param {number} node
 * @param {Run} name
 * @param {'left' | 'right'} align
 */
function sideOf(look, node, name, align) {
  const { x, y } = look.place(node);
  const { width, height } = look.size(node);
  const halo = look.hasHalo(node) ? haloSize(look.scale(node), look.size(node)) / 2 : 0;
  // Beside a node on the path stand the ticks of its window.
  const ticks = look.path.has(node) ? TICKS * enlarged(look.show.at) : 0;
  const away = Math.max(halo, width / 2 + ticks) + 0.35 * look.small;
  const base = halo === 0 ? (look.nodes.max[node] ? 0.3 : -0.3) * height : 0;
  const place = { x: x + (align === 'right' ? -away : away), y: y + base };
  return [text(place, look.small, [name], { align, italic: true })];
}

/**
 * Those of some places at which no edge of the node runs through the text; all if there are none.
 * @param {Look} look
 * @param {number} node
 * @param {ReturnType<typeof cornerOf>[]} places
 */
function unstruck(look, node, places) {
  const { parent, end } = look.nodes;
  const edges = parent[node] < 0 ? [] : [look.ends(node)];
  for (let child = node + 1; child < end[node]; child = end[child]) edges.push(look.ends(child));
  const free = places.filter((place) => !edges.some((edge) => runsThrough(edge, areaOf(place))));
  return free.length === 0 ? places : free;
}

/** Whether a line runs through an area. @param {Ends} line @param {Area} area */
function runsThrough({ x1, y1, x2, y2 }, { left, top, right, bottom }) {
  // The part of the line that lies between each pair of sides.
  let [from, to] = [0, 1];
  for (const [start, length, least, most] of [
    [x1, x2 - x1, left, right],
    [y1, y2 - y1, top, bottom],
  ]) {
    if (length === 0 && (start < least || start > most)) return false;
    if (length === 0) continue;
    const ends = [(least - start) / length, (most - start) / length];
    from = Math.max(from, Math.min(...ends));
    to = Math.min(to, Math.max(...ends));
  }
  return from < to;
}

/** How far a leaf's name gives way to the halo of the next one. */
const ASIDE = [0, 2, -2];

/** A text below a leaf, outside its halo. @param {Look} look @param {number} node @param {Run[]} runs @param {number} [aside] */
function below(look, node, runs, aside = 0) {
  const { x, y } = look.place(node);
  const line = y + look.size(node).box / 2 + haloMargin(look.scale(node)) + 0.65 * look.small;
  return [text({ x: x + aside, y: line }, look.small, runs)];
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
  const { at, marks, named, presenting, search } = look.show;
  if (look.needsName(node)) return true;
  // In a written exercise, which asks at no node, the table beside the tree calls each by its name; before a hall, whoever speaks does.
  const isSpokenOf = presenting && search.nodes.length <= MOST_SPOKEN_OF;
  if (named || isSpokenOf || marks?.node === -1)
    return at.row >= LEAST_ROW && look.gap(node) >= Math.min(NAME_GAP, roomFor(look, node));
  return UNIT * look.scale(node) >= 34 && at.row >= 60;
}

/** How far apart two nodes have to be for the name of one: of leaves with letters else only some would have theirs. @param {Look} look @param {number} node */
const roomFor = (look, node) => widthOf([{ text: look.show.label(node) }], look.small) + APART;

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
