/** The boxes of an exercise on paper: one for α and one for β at each node that has a window, empty or filled in. Pure. */

import { fontSize, innerFont, nodeSize, scaleOf } from '../../layout/sizes.js';
import {
  nextQuestion,
  questionAt,
  questionKinds,
  solutionAt,
} from '../../session/predicting/questions.js';
import { ON_PAPER } from '../figures/colours.js';
import { element, number } from '../figures/elements.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Show } from '../../scene/scene.js' */
/** @import { Element_ } from '../figures/elements.js' */

/** The window with which a node is entered first, as the search sees it, in units. @typedef {{alpha: number, beta: number}} Window */

/** A box with its name and what stands in it. @typedef {{x: number, y: number, width: number, name: string, value: string}} Box */

/** The size of a box, and the distance between it and what is beside it: above MAX nodes, whose names stand there, more. */
export const BOX = { width: 36, least: 22, height: 18, gap: 3, name: 10 };

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
 * The boxes at the nodes of a picture: on both sides of a node whose value has room within it, otherwise above it.
 * @param {Show} show
 * @param {Iterable<number>} nodes
 * @param {(node: number) => {alpha: string, beta: string}} text what stands in the boxes
 * @returns {Box[]}
 */
export function boxesAt({ at, search }, nodes, text) {
  const longest = '0'.repeat(search.nodes.longest + 1);
  return [...nodes].flatMap((node) => {
    const own = { k: scaleOf(at, node), row: at.row };
    const { width, height } = nodeSize(own);
    const [x, y] = [at.x(node), at.y(node)];
    const { alpha, beta } = text(node);
    const [low, high] = [
      { name: 'α', value: alpha },
      { name: 'β', value: beta },
    ];
    const gap = at.plane.rows.nearestGap(node) * at.k;
    const isInside = innerFont(longest.length, width, fontSize(own)) > 0;
    if (isInside && gap >= width + 2 * (BOX.width + BOX.gap) + 12) {
      const [beside, top] = [width / 2 + BOX.gap, y - BOX.height / 2];
      return [
        { x: x - beside - BOX.width, y: top, width: BOX.width, ...low },
        { x: x + beside, y: top, width: BOX.width, ...high },
      ];
    }
    const narrow = Math.max(BOX.least, Math.min(BOX.width, gap - BOX.gap));
    const above = height / 2 + (search.nodes.max[node] ? BOX.name : BOX.gap);
    const [left, top] = [x - narrow / 2, y - above - BOX.height];
    return [
      { x: left, y: top - BOX.height, width: narrow, ...low },
      { x: left, y: top, width: narrow, ...high },
    ];
  });
}

/**
 * A picture with boxes on it, with more room at the sides where a box would reach beyond it.
 * @param {Element_} picture
 * @param {{width: number, height: number}} size
 * @param {readonly Box[]} boxes
 * @returns {Element_}
 */
export function withBoxes(picture, { width, height }, boxes) {
  const left = Math.min(0, ...boxes.map(({ x }) => x - 1));
  const right = Math.max(width, ...boxes.map((box) => box.x + box.width + 1));
  const top = Math.min(0, ...boxes.map(({ y }) => y - 1));
  const view = [left, top, right - left, height - top].map(number).join(' ');
  const attributes = { ...picture.attributes, height: height - top, viewBox: view };
  return { ...picture, attributes, children: [...picture.children, ...boxes.flatMap(drawn)] };
}

/** @param {Box} box @returns {Element_[]} */
function drawn({ x, y, width, name, value }) {
  const { height } = BOX;
  const line = y + height / 2 + 4;
  const isNarrow = width < BOX.width;
  const frame = element('rect', {
    x,
    y,
    width,
    height,
    fill: ON_PAPER.ground,
    stroke: ON_PAPER.quiet,
  });
  const small = { 'font-size': isNarrow ? 8 : 11, fill: ON_PAPER.quiet };
  const label = element('text', { x: x + 2, y: line, ...small }, [name]);
  if (value === '') return [frame, label];
  const size = value.length > 3 ? 8 : isNarrow || value.length === 3 ? 10 : 12;
  const place = { x: x + width - 2, y: line, 'text-anchor': 'end', 'font-size': size };
  return [
    frame,
    label,
    element('text', { ...place, 'font-weight': 600, fill: ON_PAPER.ink }, [value]),
  ];
}
