/** The elements over the canvas, moved to their nodes. */

import { nodeSize, scaleOf } from '../layout/sizes.js';
import { magnified } from './magnified.js';

/** @import { At } from '../layout/projection.js' */
/** @import { Box } from '../scene/scene.js' */

/**
 * @param {ParentNode} root
 * @param {At} at
 */
export function placeItems(root, at) {
  for (const item of root.querySelectorAll('.item')) {
    if (!(item instanceof HTMLElement)) continue;
    const node = Number(item.dataset.node);
    item.style.transform = `translate(${at.x(node)}px, ${at.y(node)}px) translate(-50%, -50%)`;
  }
}

/**
 * @param {ParentNode} root
 * @param {At} at
 */
export function placeHandle(root, at) {
  const handle = root.querySelector('.fold-handle');
  if (!(handle instanceof HTMLElement)) return;
  const node = Number(handle.dataset.node);
  const { height } = nodeSize({ k: scaleOf(at, node), row: at.row });
  const y = at.y(node) + height / 2;
  handle.style.transform = `translate(${at.x(node)}px, ${y}px) translate(-50%, -4px)`;
}

/** The distance of the toolbar from shapes and from the edges of the stage, in CSS pixels. */
const TOOLBAR_GAP = 6;

/** Where the toolbar was placed last, to stay under a pointer that presses it. @type {WeakMap<HTMLElement, Box>} */
const placed = new WeakMap();

/**
 * Places the toolbar over the highest of the selected nodes, or beside it at the upper edge. Where rows are too close for
 * it, it stands in the upper right corner.
 * @param {ParentNode} root
 * @param {At} at
 * @param {readonly number[]} nodes the selected ones
 * @param {{width: number, height: number}} size of the stage
 * @param {() => void} place called when it is to be placed anew
 */
export function placeToolbar(root, at, nodes, size, place) {
  const toolbar = root.querySelector('.tree-toolbar');
  if (!(toolbar instanceof HTMLElement)) return;
  const seen = nodes.filter((node) => isInside(size, at.x(node), at.y(node)));
  toolbar.hidden = seen.length === 0;
  if (toolbar.hidden) return;
  const { offsetWidth: width, offsetHeight: height } = toolbar;
  const highest = Math.min(...seen.map((node) => at.y(node)));
  const row = seen.filter((node) => at.y(node) === highest).map((node) => at.x(node));
  const shapes = {
    left: Math.min(...row),
    right: Math.max(...row),
    y: highest,
    ...extent(root, at, seen),
  };
  const last = placed.get(toolbar);
  if (last === undefined) holdWhilePressed(toolbar, place);
  const press = pressed.get(toolbar);
  // A button that was pressed stays under the pointer, unless the picture has moved under it.
  const stays = toolbar.matches(':hover:focus-within') && last && !covers(last, shapes);
  if (stays && press === undefined) return;
  const { x, y } = press
    ? insideStage(toolbar, press)
    : toolbarPlace({ width, height }, shapes, at.row, size);
  placed.set(toolbar, { x, y, width, height });
  toolbar.style.transform = `translate(${x}px, ${y}px)`;
}

/**
 * Where a toolbar was on the screen when it was pressed, until the pointer leaves it or a key is pressed: by then the stage itself
 * may have moved, and the second press is meant for the same button.
 * @type {WeakMap<HTMLElement, {left: number, top: number}>}
 */
const pressed = new WeakMap();

/** @param {HTMLElement} toolbar @param {() => void} place called to place it anew */
function holdWhilePressed(toolbar, place) {
  toolbar.addEventListener('pointerdown', () => {
    if (pressed.has(toolbar)) return;
    const box = toolbar.getBoundingClientRect();
    pressed.set(toolbar, box);
    const abort = new AbortController();
    const end = () => {
      pressed.delete(toolbar);
      abort.abort();
      place();
    };
    const endOutside = (/** @type {PointerEvent} */ { clientX: x, clientY: y }) => {
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) end();
    };
    const options = { signal: abort.signal, capture: true };
    for (const type of /** @type {const} */ (['pointermove', 'pointerdown']))
      addEventListener(type, endOutside, options);
    for (const type of ['keydown', 'wheel']) addEventListener(type, end, options);
  });
}

/** A place on the screen, as one of the stage. @param {HTMLElement} toolbar @param {{left: number, top: number}} place */
function insideStage({ parentElement: stage }, { left, top }) {
  if (stage === null) return { x: 0, y: 0 };
  const [box, times] = [stage.getBoundingClientRect(), magnified(stage)];
  return { x: (left - box.left) / times, y: (top - box.top) / times };
}

/**
 * The size of the selected shapes, and how far the button that folds hangs below them.
 * @param {ParentNode} root
 * @param {At} at
 * @param {readonly number[]} seen
 */
function extent(root, at, seen) {
  const shape = nodeSize({ k: scaleOf(at, seen[0]), row: at.row });
  const field = root.querySelector('.leaf-editor input');
  // A field over a leaf is higher than the leaf.
  const handle = root.querySelector('.fold-handle');
  return {
    width: shape.width,
    height: Math.max(field instanceof HTMLElement ? field.offsetHeight : 0, shape.height),
    below: handle instanceof HTMLElement ? handle.offsetHeight : 0,
  };
}

/**
 * The selected shapes that are highest: the middles of the outermost, their size, and how far a button hangs below.
 * @typedef {{left: number, right: number, y: number, width: number, height: number, below: number}} Shapes
 */

/**
 * The place of a toolbar that covers neither the selected shapes nor the button below them.
 * @param {{width: number, height: number}} toolbar
 * @param {Shapes} shapes
 * @param {number} row the distance of two rows
 * @param {{width: number, height: number}} size of the stage
 */
export function toolbarPlace({ width, height }, shapes, row, size) {
  const right = size.width - width - TOOLBAR_GAP;
  if (row - shapes.height < height + 2 * TOOLBAR_GAP) return { x: right, y: TOOLBAR_GAP };
  const over = shapes.y - shapes.height / 2 - TOOLBAR_GAP - height;
  const middle = (shapes.left + shapes.right) / 2 - width / 2;
  if (over >= 0) return { x: Math.max(TOOLBAR_GAP, Math.min(right, middle)), y: over };
  const beside = shapes.right + shapes.width / 2 + 2 * TOOLBAR_GAP;
  const before = shapes.left - shapes.width / 2 - 2 * TOOLBAR_GAP - width;
  const y = Math.max(TOOLBAR_GAP, shapes.y - height / 2);
  if (beside <= right) return { x: beside, y };
  if (before >= TOOLBAR_GAP) return { x: before, y };
  const under = shapes.y + shapes.height / 2 + shapes.below + TOOLBAR_GAP;
  return { x: Math.max(TOOLBAR_GAP, Math.min(right, middle)), y: under };
}

/** Whether a box lies over shapes, or over the button below them. @param {Box} box @param {Shapes} shapes */
const covers = ({ x, y, width, height }, shapes) =>
  x < shapes.right + shapes.width / 2 &&
  x + width > shapes.left - shapes.width / 2 &&
  y < shapes.y + shapes.height / 2 + shapes.below &&
  y + height > shapes.y - shapes.height / 2;

/** @param {{width: number, height: number}} size @param {number} x @param {number} y */
const isInside = ({ width, height }, x, y) => x >= 0 && y >= 0 && x <= width && y <= height;

/**
 * @param {ParentNode} root
 * @param {{x: number, y: number}} leaf the place of the edited leaf
 * @param {{width: number, height: number}} size of the stage
 */
export function placeEditor(root, leaf, size) {
  const editor = root.querySelector('.leaf-editor');
  if (!(editor instanceof HTMLElement)) return;
  editor.style.transform = `translate(${leaf.x}px, ${leaf.y}px)`;
  // Both parts stay inside the stage. Near its lower edge, the error stands above the field.
  editor.classList.toggle('above', leaf.y > size.height - 84);
  for (const part of editor.children) {
    if (!(part instanceof HTMLElement)) continue;
    const half = Math.min(part.offsetWidth, size.width) / 2 + 2;
    const x = Math.max(half, Math.min(size.width - half, leaf.x));
    part.style.left = `${x - leaf.x - part.offsetWidth / 2}px`;
  }
}
