/** The boxes of an exercise on paper: one for α and one for β at each node that has a window, empty or filled in. Pure. */

import { nodeSize, scaleOf } from '../../layout/sizes.js';
import {
  nextQuestion,
  questionAt,
  questionKinds,
  solutionAt,
} from '../../session/predicting/questions.js';
import { element } from '../figures/elements.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Show } from '../../scene/scene.js' */
/** @import { Element_ } from '../figures/elements.js' */

/** The window with which a node is entered first, as the search sees it, in units. @typedef {{alpha: number, beta: number}} Window */

/** The size of a box, and the distance between it and what is beside it. */
const BOX = { width: 36, least: 22, height: 18, gap: 3 };

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
 * The boxes at the nodes of a picture: beside the node where there is room, otherwise above it.
 * @param {Show} show
 * @param {Iterable<number>} nodes
 * @param {(node: number) => {alpha: string, beta: string}} text what stands in the boxes
 * @returns {Element_[]}
 */
export function boxes({ at }, nodes, text) {
  return [...nodes].flatMap((node) => {
    const { width, height } = nodeSize({ k: scaleOf(at, node), row: at.row });
    const [x, y] = [at.x(node), at.y(node)];
    const { alpha, beta } = text(node);
    const gap = at.plane.rows.nearestGap(node) * at.k;
    if (gap >= width + 2 * (BOX.width + BOX.gap) + 12) {
      const [beside, top] = [width / 2 + BOX.gap, y - BOX.height / 2];
      return [
        ...box({ x: x - beside - BOX.width, y: top, width: BOX.width }, 'α', alpha),
        ...box({ x: x + beside, y: top, width: BOX.width }, 'β', beta),
      ];
    }
    const narrow = Math.max(BOX.least, Math.min(BOX.width, gap - BOX.gap));
    const [left, top] = [x - narrow / 2, y - height / 2 - BOX.gap - BOX.height];
    return [
      ...box({ x: left, y: top - BOX.height, width: narrow }, 'α', alpha),
      ...box({ x: left, y: top, width: narrow }, 'β', beta),
    ];
  });
}

/** @param {{x: number, y: number, width: number}} place @param {string} name @param {string} value @returns {Element_[]} */
function box({ x, y, width }, name, value) {
  const { height } = BOX;
  const line = y + height / 2 + 4;
  const isNarrow = width < BOX.width;
  const frame = element('rect', { x, y, width, height, fill: '#ffffff', stroke: '#555555' });
  const small = { 'font-size': isNarrow ? 8 : 11, fill: '#555555' };
  const label = element('text', { x: x + 2, y: line, ...small }, [name]);
  if (value === '') return [frame, label];
  const size = value.length > 3 ? 8 : isNarrow ? 10 : 12;
  const place = { x: x + width - 2, y: line, 'text-anchor': 'end', 'font-size': size };
  return [
    frame,
    label,
    element('text', { ...place, 'font-weight': 600, fill: '#000000' }, [value]),
  ];
}
