/** The value of a node: its best so far, its returned value, or the merit of its state. */

import { NO_SCORE } from '../engine/score.js';
import { BOLD_FIGURE, haloSize, innerFont, SMALLEST_TEXT } from '../layout/sizes.js';
import { PHASE } from './look.js';
import { lengthOf, text, widthOf } from './text.js';

/** @import { Look } from './look.js' */
/** @import { Run, Shape } from './scene.js' */

/** How much wider than its figures a value is, whose sign is wide, with the room to the next. */
const APART = 4;

/**
 * The value of a node, inside it if it fits.
 * @param {Look} look
 * @param {number} node
 * @returns {Shape[]}
 */
export function value(look, node) {
  if (look.nodes.leaf[node]) return leafValue(look, node);
  const runs = valueRuns(look, node);
  if (runs.length === 0) return [];
  const { x, y } = look.place(node);
  const inner = innerFont(lengthOf(runs), look.size(node).width, look.font(node));
  if (inner > 0) {
    // As near to the triangle's widest part as the height of the letters allows.
    const shift = look.size(node).height * (look.nodes.max[node] ? 0.2 : -0.18);
    return [text({ x, y: y + shift }, inner, runs, { weight: 600 })];
  }
  const beside = besideNode(look, node);
  if (beside === null) return overEdges(look, node, runs);
  const style = { weight: /** @type {const} */ (600), align: /** @type {const} */ ('left') };
  return [text({ x: x + beside.from, y }, look.font(node), runs, { ...style, backed: true })];
}

/**
 * A value over the edges, if it fits neither inside its node nor beside it, as in the lowest rows on a phone: below the node,
 * or where neighbours are so close that their values would touch, above each second one.
 * @param {Look} look
 * @param {number} node
 * @param {Run[]} runs
 * @returns {Shape[]}
 */
function overEdges(look, node, runs) {
  const { x, y } = look.place(node);
  const { height } = look.size(node);
  // As far as the next row, whose nodes are about as high.
  const room = look.show.at.row - height;
  const wide = widthOf(runs, SMALLEST_TEXT) + APART;
  const { rows } = look.show.at.plane;
  const gap = rows.nearestGap(node) * look.show.at.k;
  const close = wide > gap;
  if (room < SMALLEST_TEXT + 2 || wide > gap * (close ? 2 : 1)) return [];
  const isAbove = close && rows.placeOf(look.nodes.depth[node], node) % 2 === 1;
  const shift = isAbove ? shiftAbove(look, node, wide) : 0;
  if (shift === null) return [];
  const away = height / 2 + Math.min(room / 2, SMALLEST_TEXT);
  const place = { x: x + shift, y: y + (isAbove ? -away : away) };
  // Bold figures would run into each other.
  return [text(place, SMALLEST_TEXT, runs, { weight: 400, backed: true })];
}

/**
 * How far to the right a value above its node stands, so as not to touch that of its parent; null if there is no room for it.
 * @param {Look} look
 * @param {number} node
 * @param {number} wide
 */
function shiftAbove(look, node, wide) {
  const parent = look.nodes.parent[node];
  if (look.gap(parent) < 2 * (wide - APART)) return null;
  const { x } = look.place(node);
  const apart = x - look.place(parent).x;
  const missing = isBelow(look, parent) ? Math.max(0, wide - Math.abs(apart)) : 0;
  if (missing > wide / 2) return null;
  const shift = Math.sign(apart) * missing;
  const { x: places, rows } = look.show.at.plane;
  const near = [...rows.around(look.nodes.depth[parent], places[node])];
  // Whether there is a value below an aunt now may change without this node: its place is kept free.
  const touches = (/** @type {number} */ other) =>
    other !== parent && Math.abs(look.place(other).x - x - shift) < wide - 1;
  return near.some(touches) ? null : shift;
}

/** Whether a node's value stands below it, over the edges. @param {Look} look @param {number} node */
const isBelow = (look, node) =>
  valueRuns(look, node).length > 0 && !isInside(look, node) && besideNode(look, node) === null;

/** Whether a node's value fits inside it. @param {Look} look @param {number} node */
const isInside = (look, node) =>
  innerFont(lengthOf(valueRuns(look, node)), look.size(node).width, look.font(node)) > 0;

/**
 * The ends of a value to the right of its node, if it does not fit inside; null if there is none, or no room for
 * it.
 * @param {Look} look
 * @param {number} node
 */
export function besideNode(look, node) {
  const runs = valueRuns(look, node);
  if (runs.length === 0 || isInside(look, node)) return null;
  const ring = look.hasHalo(node) ? haloSize(look.scale(node), look.size(node)) / 2 + 2 : 0;
  const from = Math.max(look.size(node).width / 2, ring) + 4;
  const wide = widthOf(runs, look.font(node));
  const important = look.path.has(node) || look.show.moment.node === node;
  if (look.size(node).width + 6 + wide > look.gap(node) && !important) return null;
  // Signs and bold figures are wider than most.
  return { from, to: from + wide * 1.25 };
}

/** @param {Look} look @param {number} node @returns {Shape[]} */
function leafValue(look, node) {
  const content = look.show.numeral(look.nodes.value(node) ?? '');
  const { width } = look.extent(node);
  // Bold figures are wider than most letters. They stay inside the box as long as they are legible.
  const fitting = (width - 4) / (content.length * BOLD_FIGURE);
  const font = Math.min(look.font(node), Math.max(SMALLEST_TEXT, fitting));
  // All leaves of a row have their values, or none has: among some the others would look empty.
  if (!look.hasHalo(node) && !look.isPointed(node) && !look.hasValues(look.nodes.depth[node]))
    return [];
  const phase = look.phase(node);
  const reached = phase === PHASE.active || phase === PHASE.finished;
  const colour = reached ? 'ink' : 'quiet';
  const weight = reached ? 600 : 400;
  return [text(look.place(node), font, [{ text: content, colour }], { weight })];
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
