/** The elements over the canvas, moved to their nodes. */

import { nodeSize, scaleOf } from '../layout/sizes.js';

/** @import { At } from '../layout/plane.js' */
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

/** The boxes of elements over the stage that belong to no node. @param {HTMLElement} stage @returns {Box[]} */
export function domObstacles(stage) {
  /** @type {NodeListOf<HTMLElement>} */
  const all = stage.querySelectorAll('.overview, .fit, .progress');
  // Layout coordinates, like those of the scene, even if the stage is scaled.
  return Array.from(all, ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => {
    return { x: offsetLeft, y: offsetTop, width: offsetWidth, height: offsetHeight };
  }).filter(({ width }) => width > 0);
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

/**
 * Places the toolbar over the highest of the selected nodes, or below it at the upper edge. Where rows are too close for
 * it, it stands in the upper right corner.
 * @param {ParentNode} root
 * @param {At} at
 * @param {readonly number[]} nodes the selected ones
 * @param {{width: number, height: number}} size of the stage
 */
export function placeToolbar(root, at, nodes, size) {
  const toolbar = root.querySelector('.tree-toolbar');
  if (!(toolbar instanceof HTMLElement)) return;
  const seen = nodes.filter((node) => isInside(size, at.x(node), at.y(node)));
  toolbar.hidden = seen.length === 0;
  if (toolbar.hidden) return;
  // A button that was pressed stays under the pointer.
  if (toolbar.matches(':hover:focus-within') && toolbar.style.transform !== '') return;
  const { offsetWidth: width, offsetHeight: height } = toolbar;
  const highest = Math.min(...seen.map((node) => at.y(node)));
  const row = seen.filter((node) => at.y(node) === highest).map((node) => at.x(node));
  const field = root.querySelector('.leaf-editor input');
  // A field over a leaf is higher than the leaf.
  const shape = Math.max(
    field instanceof HTMLElement ? field.offsetHeight : 0,
    nodeSize({ k: scaleOf(at, seen[0]), row: at.row }).height,
  );
  const over = highest - shape / 2 - TOOLBAR_GAP - height;
  const under = highest + shape / 2 + TOOLBAR_GAP;
  const isTight = at.row - shape < height + 2 * TOOLBAR_GAP;
  const middle = (Math.min(...row) + Math.max(...row)) / 2 - width / 2;
  const right = size.width - width - TOOLBAR_GAP;
  const x = isTight ? right : Math.max(TOOLBAR_GAP, Math.min(right, middle));
  const y = isTight ? TOOLBAR_GAP : over < 0 ? under : over;
  toolbar.style.transform = `translate(${x}px, ${y}px)`;
}

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
