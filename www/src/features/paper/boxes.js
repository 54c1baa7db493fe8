/** The boxes of an exercise on paper: one for α and one for β at each node that has a window, empty or filled in. Pure. */

import {
  FIGURE,
  fontSize,
  innerFont,
  nodeSize,
  SMALLEST_TEXT,
  scaleOf,
} from '../../layout/sizes.js';
import {
  nextQuestion,
  questionAt,
  questionKinds,
  solutionAt,
} from '../../session/predicting/questions.js';
import { ON_PAPER } from '../figures/colours.js';
import { element, number } from '../figures/elements.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Extent } from '../../layout/picture-size.js' */
/** @import { At } from '../../layout/projection.js' */
/** @import { Element_ } from '../figures/elements.js' */

/** The window with which a node is entered first, as the search sees it, in units. @typedef {{alpha: number, beta: number}} Window */
/** The size of the largest boxes of a picture; above a node, flat ones stand beside each other. @typedef {Extent & {isFlat?: boolean}} Most */
/** A box of a node. @typedef {Extent & {node: number, name: 'alpha' | 'beta', x: number, y: number}} Box */

/** The smallest boxes that can be read, above each other and flat ones. */
const LEAST = { width: 22, height: 18 };
const LEAST_FLAT = { width: 17, height: 13 };
/** What is taken from a picture at each side and above, where only its margin is. */
export const CROP = { x: 14, y: 8 };
/** The distance between a box and what is beside it: above MAX nodes, whose names stand there, more; between those of two nodes; and what is seen of an edge at least, or above flat boxes. */
const BESIDE = { gap: 3, name: 10, beside: 12, apart: 5, edge: 15, seen: 8 };
/** The width of a bold sign or figure, by the size of the font. */
const BOLD = 0.82;
/** Two boxes stand beside their node rather than above it if they have this part of their width there. */
const WIDE = 0.9;

/** The smallest boxes of a picture whose largest are so large. @param {Most} most @returns {Extent} */
export const leastOf = ({ isFlat }) => (isFlat ? LEAST_FLAT : LEAST);

/** How much two boxes of some height take above their node. @param {Most} most @param {number} height */
export const takenBy = ({ isFlat }, height) => (isFlat ? height : 2 * height);

/** The windows of all nodes that are entered with one, by node. @param {Search} search @returns {Map<number, Window>} */
export function windowsIn(search) {
  /** @type {Map<number, Window>} */
  const found = new Map();
  const kinds = questionKinds(search).kinds.filter((kind) => kind === 'window');
  if (kinds.length === 0) return found;
  let place = nextQuestion(search, kinds, 0);
  while (place !== null) {
    const [question, solution] = [questionAt(search, place), solutionAt(search, place)];
    if (question && solution?.kind === 'window' && !found.has(question.node))
      found.set(question.node, solution.window);
    place = nextQuestion(search, kinds, place.step, place.kind);
  }
  return found;
}

/**
 * The boxes at the nodes of a picture, each as large as it has room for: on both sides of a node whose value has room within it,
 * otherwise above it.
 * @param {{at: At, search: Search}} show
 * @param {Iterable<number>} nodes
 * @param {Most} most
 * @returns {Box[]}
 */
export function boxesAt({ at, search }, nodes, most) {
  const longest = '0'.repeat(search.nodes.longest + 1);
  return [...nodes].flatMap((node) => {
    const own = { k: scaleOf(at, node), row: at.row };
    const { width, height } = nodeSize(own);
    const [x, y] = [at.x(node), at.y(node)];
    const gap = at.plane.rows.nearestGap(node) * at.k;
    const isInside = innerFont(longest.length, width, fontSize(own)) > 0;
    const free = at.row - height - (most.isFlat ? BESIDE.seen : BESIDE.edge);
    // A value that does not fit within its node stands at the right of it, and the name of a small node at the left.
    const value = isInside ? 0 : longest.length * BOLD * SMALLEST_TEXT + BESIDE.apart;
    const name = isInside ? 0 : BESIDE.beside;
    const wide = Math.min(most.width, (gap - width - value - name) / 2 - BESIDE.apart - BESIDE.gap);
    if (wide >= WIDE * most.width) {
      const size = { width: wide, height: Math.min(most.height, free) };
      const [beside, top] = [width / 2 + BESIDE.gap, y - size.height / 2];
      return [
        { node, name: 'alpha', x: x - beside - name - wide, y: top, ...size },
        { node, name: 'beta', x: x + beside + value, y: top, ...size },
      ];
    }
    const above = height / 2 + (search.nodes.max[node] ? BESIDE.name : BESIDE.gap);
    if (most.isFlat) {
      const half = Math.min(most.width, (gap - BESIDE.apart) / 2);
      const size = { width: half, height: Math.min(most.height, free - BESIDE.name) };
      const top = y - above - size.height;
      return [
        { node, name: 'alpha', x: x - half, y: top, ...size },
        { node, name: 'beta', x, y: top, ...size },
      ];
    }
    const narrow = Math.min(most.width, gap - BESIDE.apart);
    const size = { width: narrow, height: Math.min(most.height, (free - BESIDE.name) / 2) };
    const [left, top] = [x - narrow / 2, y - above - size.height];
    return [
      { node, name: 'alpha', x: left, y: top - size.height, ...size },
      { node, name: 'beta', x: left, y: top, ...size },
    ];
  });
}

/**
 * A picture with boxes on it, without its margins, but with more room at the sides where a box would reach beyond it.
 * @param {Element_} picture
 * @param {Extent} size
 * @param {readonly Box[]} boxes
 * @param {(node: number) => Record<Box['name'], string>} text what stands in them
 * @param {number} scale
 * @returns {Element_}
 */
export function withBoxes(picture, size, boxes, text, scale) {
  const left = Math.min(CROP.x, ...boxes.map(({ x }) => x - 1));
  const right = Math.max(size.width - CROP.x, ...boxes.map((box) => box.x + box.width + 1));
  const top = Math.min(CROP.y, ...boxes.map(({ y }) => y - 1));
  const [width, height] = [right - left, size.height - top];
  const attributes = {
    ...picture.attributes,
    ...{ width: width * scale, height: height * scale },
    viewBox: [left, top, width, height].map(number).join(' '),
  };
  const children = [...picture.children, ...boxes.flatMap((box) => drawn(box, text(box.node)))];
  return { ...picture, attributes, children };
}

/** The size of what stands in a box. */
const FILLED_TEXT = 11;

const NAMES = { alpha: 'α', beta: 'β' };

/** @param {Box} box @param {Record<Box['name'], string>} text @returns {Element_[]} */
function drawn({ name, x, y, width, height }, text) {
  const value = text[name];
  const frame = element('rect', {
    ...{ x, y, width, height },
    fill: ON_PAPER.ground,
    stroke: ON_PAPER.quiet,
  });
  const small = Math.min(11, width / 3);
  const label = { x: x + 3, y: y + height / 2 + 4, 'font-size': small, fill: ON_PAPER.quiet };
  const named = element('text', label, [NAMES[name]]);
  if (value === '') return [frame, named];
  // A box without room for both has its value alone: α's is the first.
  const own = value.length * FIGURE * FILLED_TEXT;
  const isAlone = own > width - small - 6;
  const size = Math.min(FILLED_TEXT, ((width - 3) / own) * FILLED_TEXT);
  const place = {
    ...(isAlone ? { x: x + width / 2 } : { x: x + width - 3 }),
    'text-anchor': isAlone ? 'middle' : 'end',
    y: y + height / 2 + size * 0.36,
  };
  const filled = element(
    'text',
    { ...place, 'font-size': size, 'font-weight': 600, fill: ON_PAPER.ink },
    [value],
  );
  return isAlone ? [frame, filled] : [frame, named, filled];
}
