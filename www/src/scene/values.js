/** The value of a node: its best so far, its returned value, or the merit of its state. */

import { NO_SCORE } from '../engine/score.js';
import {
  BOLD_FIGURE,
  FIGURE,
  fontSize,
  haloSize,
  innerFont,
  nodeSize,
  SMALLEST_TEXT,
  sparseScale,
} from '../layout/sizes.js';
import { PHASE } from './look.js';
import { RANK } from './placing.js';
import { lengthOf, text } from './text.js';

/** @import { Look } from './look.js' */
/** @import { Label, Text } from './placing.js' */
/** @import { Run } from './scene.js' */

/** How much wider than its figures a value is, whose sign is wide, with the room to the next. */
const APART = 6;

/**
 * The value of a node: inside it if it fits, else beside it or over the edges.
 * @param {Look} look
 * @param {number} node
 * @returns {Label[]}
 */
export function value(look, node) {
  if (look.nodes.leaf[node]) return leafValue(look, node);
  const runs = valueRuns(look, node);
  if (runs.length === 0) return [];
  const { x, y } = look.place(node);
  const isWorking = look.hasHalo(node) || look.isPointed(node);
  const rank = isWorking ? RANK.working : look.path.has(node) ? RANK.path : RANK.values;
  const inner = innerFont(lengthOf(runs), look.size(node).width, look.font(node));
  if (inner > 0) {
    // As near to the triangle's widest part as the height of the letters allows.
    const shift = look.size(node).height * (look.nodes.max[node] ? 0.2 : -0.18);
    const line = text({ x, y: y + shift }, inner, runs, { weight: 600 });
    return [{ node, rank, places: [[line]], inside: true }];
  }
  const places = outside(look, node, runs, rank !== RANK.values);
  return places.length === 0 ? [] : [{ node, rank, places, tied: true }];
}

/**
 * The places of a value that does not fit inside its node. The values of a row all stand beside their nodes, or over the edges below them,
 * or, where neighbours are too close for that, by turns below and above; or there are none but those of the path.
 * @param {Look} look
 * @param {number} node
 * @param {Run[]} runs
 * @param {boolean} important
 * @returns {Text[][]}
 */
function outside(look, node, runs, important) {
  const { x, y } = look.place(node);
  const { width, height } = look.size(node);
  const ring = look.hasHalo(node) ? haloSize(look.scale(node), look.size(node)) / 2 + 2 : 0;
  const from = Math.max(width / 2, ring) + 4;
  const beside = (/** @type {'left' | 'right'} */ align) => [
    text({ x: align === 'left' ? x + from : x - from, y }, look.font(node), runs, {
      align,
      weight: 600,
      backed: true,
    }),
  ];
  // As far as the next row, whose nodes are about as high.
  const room = look.show.at.row - height;
  const away = Math.max(height / 2, ring) + Math.min(room / 2, SMALLEST_TEXT);
  // Bold figures would run into each other.
  const over = (/** @type {number} */ down) => [
    text({ x, y: y + down }, SMALLEST_TEXT, runs, { backed: true }),
  ];
  if (important) return [beside('left'), beside('right'), over(away), over(-away)];
  const row = look.nodes.depth[node];
  const manner = mannerOf(look, row);
  // Where the strokes of a cut stand in its place, a value gives way to the other side.
  if (manner === 'beside') return [beside('left'), beside('right'), over(-away), over(away)];
  if (manner === 'below') return [over(away), over(-away)];
  if (manner === 'turns') {
    const first = isOdd(look, row, node) ? -away : away;
    return [over(first), over(-first)];
  }
  return [];
}

/** Whether a node has an odd place in its row. @param {Look} look @param {number} row @param {number} node */
function isOdd({ show: { at } }, row, node) {
  const { rows } = at.plane;
  return (rows.placeOf(row, node) - rows.start[row]) % 2 === 1;
}

/**
 * Where the values of a row stand that do not fit inside their nodes: what the closest neighbours have room for, and the longest value.
 * @param {Look} look
 * @param {number} row
 * @returns {'beside' | 'below' | 'turns' | 'none'}
 */
export function mannerOf({ show: { at, search } }, row) {
  const gap = at.plane.rows.leastGap(row) * at.k;
  const own = { k: sparseScale(at.k, gap), row: at.row };
  const { width, height } = nodeSize(own);
  // Bounds have a sign.
  const longest = search.nodes.longest + 1;
  if (width + APART + longest * BOLD_FIGURE * fontSize(own) <= gap) return 'beside';
  const room = at.row - height;
  const wide = longest * FIGURE * SMALLEST_TEXT + APART;
  if (room < SMALLEST_TEXT + 4) return 'none';
  if (wide <= gap) return 'below';
  return wide <= 2 * gap && room >= 2 * SMALLEST_TEXT + 6 ? 'turns' : 'none';
}

/** @param {Look} look @param {number} node @returns {Label[]} */
function leafValue(look, node) {
  const content = look.show.numeral(look.nodes.value(node) ?? '');
  const isWorking = look.hasHalo(node) || look.isPointed(node);
  // All leaves of a row have their values, or none has: among some the others would look empty.
  if (!isWorking && !look.hasValues(look.nodes.depth[node])) return [];
  const { width } = look.extent(node);
  // Bold figures are wider than most letters. They stay inside the box as long as they are legible.
  const fitting = (width - 4) / (content.length * BOLD_FIGURE);
  const font = Math.min(look.font(node), Math.max(SMALLEST_TEXT, fitting));
  const phase = look.phase(node);
  const reached = phase === PHASE.active || phase === PHASE.finished;
  const colour = reached ? 'ink' : 'quiet';
  const weight = reached ? 600 : 400;
  const line = text(look.place(node), font, [{ text: content, colour }], { weight });
  return [{ node, rank: isWorking ? RANK.working : RANK.leaves, places: [[line]], inside: true }];
}

/**
 * A node's best value so far, its returned value, or the merit of its state. A bound has its sign; what is exact stands for itself.
 * @param {Look} look
 * @param {number} node
 * @returns {Run[]}
 */
export function valueRuns(look, node) {
  const { states, score } = look.show;
  const phase = look.phase(node);
  if (phase === PHASE.finished && states.of(node).returned !== NO_SCORE) {
    // A static value at the horizon is an estimate: neither exact nor a bound.
    const bound = look.endsAt(node) ? 0 : states.of(node).bound;
    return signed(['', '', '≥', '≤'][bound], score(states.of(node).returned));
  }
  if (phase !== PHASE.active) return [];
  const units = look.isLive(node) ? states.of(node).merit : states.of(node).best;
  return units === NO_SCORE ? [] : signed('', score(units));
}

/** @param {string} sign @param {string} value @returns {Run[]} */
const signed = (sign, value) => [
  ...(sign === '' ? [] : [{ text: sign, colour: /** @type {const} */ ('ink'), small: true }]),
  { text: value, colour: 'ink' },
];
