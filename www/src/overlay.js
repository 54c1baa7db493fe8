/** What lies over the canvas, put where the nodes are. */

/**
 * @param {ParentNode} root
 * @param {{x: Float32Array, y: Float32Array}} at where the nodes lie
 */
export function placeItems(root, at) {
  for (const item of root.querySelectorAll('.item')) {
    if (!(item instanceof HTMLElement)) continue;
    const node = Number(item.dataset.node);
    item.style.transform = `translate(${at.x[node]}px, ${at.y[node]}px) translate(-50%, -50%)`;
  }
}

/**
 * @param {ParentNode} root
 * @param {{x: number, y: number}} leaf where the leaf lies that is edited
 * @param {{width: number, height: number}} size of the stage
 */
export function placeEditor(root, leaf, size) {
  const editor = root.querySelector('.leaf-editor');
  if (!(editor instanceof HTMLElement)) return;
  const half = Math.min(110, size.width / 2);
  const x = Math.max(half, Math.min(size.width - half, leaf.x));
  // Near the lower edge, what is wrong stands over the field instead of under it.
  const above = leaf.y > size.height - 84;
  editor.classList.toggle('above', above);
  const shift = above ? 'calc(18px - 100%)' : '-18px';
  editor.style.transform = `translate(${x}px, ${leaf.y}px) translate(-50%, ${shift})`;
}
