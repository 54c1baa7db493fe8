/** The elements over the canvas, moved to their nodes. */

import { nodeSize, scaleOf } from '../layout/sizes.js';

/** @import { At } from '../layout/projection.js' */

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
