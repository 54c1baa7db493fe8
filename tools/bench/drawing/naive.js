/** A tree as a plain canvas tool draws it: each node with a path, a fill, a stroke and a text. */

/** @import { Palette } from '../../../www/src/canvas/canvas.js' */
/** @import { Search } from '../../../www/src/engine/search.js' */
/** @import { At } from '../../../www/src/layout/projection.js' */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Search} search
 * @param {At} at
 * @param {Uint8Array} phases
 * @param {Palette} palette
 */
export function naive(context, { nodes }, at, phases, palette) {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  for (let node = 1; node < nodes.length; node += 1) {
    const parent = nodes.parent[node];
    context.strokeStyle = phases[node] === 3 ? palette.cut : palette.ink;
    context.beginPath();
    context.moveTo(at.x(parent), at.y(parent));
    context.lineTo(at.x(node), at.y(node));
    context.stroke();
  }
  for (let node = 0; node < nodes.length; node += 1) {
    const [x, y] = [at.x(node), at.y(node)];
    const up = nodes.max[node] ? 1 : -1;
    context.beginPath();
    if (nodes.leaf[node]) context.rect(x - 6, y - 6, 12, 12);
    else {
      context.moveTo(x, y - 7 * up);
      context.lineTo(x + 7, y + 6 * up);
      context.lineTo(x - 7, y + 6 * up);
      context.closePath();
    }
    context.fillStyle = phases[node] === 2 ? palette.quiet : palette.ground;
    context.fill();
    context.strokeStyle = nodes.max[node] ? palette.max : palette.min;
    context.stroke();
    context.fillStyle = palette.ink;
    context.font = `11px ${palette.font}`;
    context.textAlign = 'center';
    context.fillText(nodes.value(node) ?? String(node), x, y);
  }
}
