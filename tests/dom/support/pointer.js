// What a mouse and fingers do on the picture, where nodes are by their places.

import assert from 'node:assert/strict';
import { settled, the } from './view.js';

/** @typedef {{x: number, y: number}} Point */

/**
 * How a pointer is pressed.
 * @typedef {object} How
 * @property {boolean} [shift]
 * @property {boolean} [ctrl]
 * @property {boolean} [touch]
 * @property {0 | 2} [button] 2 for the one that opens menus
 * @property {number} [id] which pointer, of several
 */

/** The picture with all that lies over it. @param {number} [pane] */
export const stage = (pane = 1) =>
  pane === 1
    ? the('.stage')
    : the(`.pane[data-pane="${pane}"] .stage, .pane:nth-of-type(${pane}) .stage`);

/** The place of a node on the picture. @param {number} node @returns {Point} */
export function placeOf(node) {
  const { transform } = the(`.item[data-node="${node}"]`).style;
  const [, x, y] = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(transform) ?? [];
  assert.ok(x !== undefined, `node ${node} has no place`);
  return { x: Number(x), y: Number(y) };
}

/** @param {Point} at @param {How} how @param {number} [buttons] */
const initOf = ({ x, y }, { shift, ctrl, touch, button = 0, id = 1 }, buttons = 0) => ({
  ...{ bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y, button, buttons },
  ...{ shiftKey: shift === true, ctrlKey: ctrl === true, pointerId: id, detail: 1 },
  pointerType: touch ? 'touch' : 'mouse',
});

/** @param {string} type @param {Point} at @param {How} how @param {number} [buttons] @param {Element} [target] */
const send = (type, at, how, buttons, target = stage()) =>
  target.dispatchEvent(new PointerEvent(type, initOf(at, how, buttons)));

/** @param {string} type @param {Point} at @param {How} how @param {Element} [target] */
const sendMouse = (type, at, how, target = stage()) =>
  target.dispatchEvent(new MouseEvent(type, initOf(at, how)));

/** Points at a place without pressing. @param {Point} at @param {How} [how] @param {Element} [target] */
export async function pointAt(at, how = {}, target = stage()) {
  send('pointermove', at, how, 0, target);
  await settled();
}

/** Takes the pointer away from the picture. @param {How} [how] */
export async function leavePicture(how = {}) {
  send('pointerleave', { x: -1, y: -1 }, how);
  await settled();
}

/** Puts a pointer down. @param {Point} at @param {How} [how] */
export function down(at, how = {}) {
  send('pointerdown', at, how, 1);
  if (!how.touch) sendMouse('mousedown', at, how);
}

/** Moves a pointer that is down. @param {Point} at @param {How} [how] */
export async function move(at, how = {}) {
  send('pointermove', at, how, 1);
  await settled();
}

/** Lets a pointer go. @param {Point} at @param {How} [how] */
export async function up(at, how = {}) {
  send('pointerup', at, how);
  if (how.touch) sendMouse('mousedown', at, how);
  sendMouse('mouseup', at, how);
  sendMouse(how.button === 2 ? 'contextmenu' : 'click', at, how);
  await settled();
}

/** The browser takes a pointer away from the page. @param {Point} at @param {How} [how] */
export async function lose(at, how = {}) {
  send('pointercancel', at, how);
  await settled();
}

/** Presses a place. @param {Point} at @param {How} [how] */
export async function pressAt(at, how = {}) {
  down(at, how);
  await up(at, how);
}

/** Presses a node. @param {number} node @param {How} [how] */
export const pressNode = (node, how) => pressAt(placeOf(node), how);

/** Presses twice. @param {Point} at */
export async function pressTwice(at) {
  await pressAt(at);
  await pressAt(at);
  sendMouse('dblclick', at, {});
  await settled();
}

/** Drags from one place over others, and lets go at the last. @param {Point[]} way @param {How} [how] */
export async function drag(way, how = {}) {
  await dragOver(way, how);
  await up(/** @type {Point} */ (way.at(-1)), how);
}

/** Drags, and does not let go yet. @param {Point[]} way @param {How} [how] */
export async function dragOver([from, ...to], how = {}) {
  down(from, how);
  for (const at of to) await move(at, how);
}

/**
 * Turns the wheel; returns whether the page may scroll.
 * @param {number} by in pixels
 * @param {Point} [at]
 * @param {{ctrlKey?: boolean, deltaMode?: number}} [how]
 */
export async function wheel(by, at = { x: 450, y: 300 }, { ctrlKey = false, deltaMode = 0 } = {}) {
  const event = new MouseEvent('wheel', initOf(at, { ctrl: ctrlKey }));
  const scrolls = stage().dispatchEvent(Object.assign(event, { deltaY: by, deltaMode }));
  await settled();
  return scrolls;
}

/** The menu that a key asks for. */
export async function askForMenu() {
  sendMouse('contextmenu', { x: 0, y: 0 }, {});
  await settled();
}
