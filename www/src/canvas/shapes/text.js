/** Text, in runs that each have a colour and a weight. */

import { signSize } from '../../layout/sizes.js';
import { TABLE } from '../../scene/tags.js';
import { padding } from '../../scene/text.js';

/** @import { Shape } from '../../scene/scene.js' */
/** @import { Run } from '../../scene/scene.js' */
/** @import { Palette } from '../canvas.js' */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'text'}} shape
 * @param {Palette} palette
 */
export function text(context, shape, palette) {
  const { y, size, align, backed, runs } = shape;
  context.textBaseline = 'middle';
  const widths = runs.map((run) => {
    context.font = font(shape, run, palette);
    return run.text === TABLE ? size : context.measureText(run.text).width;
  });
  const total = widths.reduce((sum, width) => sum + width, 0);
  let left = shape.x - { left: 0, center: total / 2, right: total }[align];
  if (backed) {
    context.globalAlpha = 0.88;
    context.fillStyle = palette.ground;
    const ground = backing(shape, left, total);
    context.fillRect(ground.x, ground.y, ground.width, ground.height);
    context.globalAlpha = 1;
  }
  for (const [index, run] of runs.entries()) {
    context.fillStyle = context.strokeStyle = palette[run.colour];
    context.font = font(shape, run, palette);
    if (run.text === TABLE) table(context, left, y, size);
    else context.fillText(run.text, left, y);
    left += widths[index];
  }
}

/**
 * The ground behind a text.
 * @param {Shape & {kind: 'text'}} shape
 * @param {number} left
 * @param {number} width of the text
 */
export function backing({ y, size }, left, width) {
  const pad = padding(size);
  return { x: left - pad, y: y - size * 0.62, width: width + 2 * pad, height: size * 1.24 };
}

/**
 * @param {Shape & {kind: 'text'}} shape
 * @param {Run} run
 * @param {Palette} palette
 */
function font({ size, weight, italic }, run, palette) {
  const style = (run.italic ?? italic) ? 'italic ' : '';
  return `${style}${run.weight ?? weight} ${run.small ? signSize(size) : size}px ${palette.font}`;
}

/**
 * The sign of the table, as wide as a letter is high.
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y its middle
 * @param {number} size of the font
 */
export function table(context, x, y, size) {
  const side = Math.round(size * 0.82);
  const [left, top] = [Math.round(x) + 0.5, Math.round(y - side / 2) - 0.5];
  context.lineWidth = 1.4;
  context.beginPath();
  context.rect(left, top, side, side);
  context.moveTo(left + side / 2, top);
  context.lineTo(left + side / 2, top + side);
  context.moveTo(left, top + side / 2);
  context.lineTo(left + side, top + side / 2);
  context.stroke();
}
