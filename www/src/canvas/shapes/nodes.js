/** Nodes, and the outlines of shapes. */

import { faint } from './faint.js';

/** @import { Shape } from '../../scene/scene.js' */
/** @import { Palette } from '../canvas.js' */

/** Half a side of a regular octagon, by half its width. */
const CORNER = Math.SQRT2 - 1;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {'up' | 'down' | 'box' | 'diamond' | 'octagon'} shape
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
export function outline(context, shape, x, y, width, height) {
  const [w, h] = [width / 2, height / 2];
  context.beginPath();
  if (shape === 'box') return context.roundRect(x - w, y - h, width, height, 2);
  /** @type {Record<'up' | 'down' | 'diamond' | 'octagon', [number, number][]>} */
  const shapes = {
    up: [
      [0, -h],
      [w, h],
      [-w, h],
    ],
    down: [
      [0, h],
      [w, -h],
      [-w, -h],
    ],
    diamond: [
      [0, -h],
      [w, 0],
      [0, h],
      [-w, 0],
    ],
    octagon: [
      [-w * CORNER, -h],
      [w * CORNER, -h],
      [w, -h * CORNER],
      [w, h * CORNER],
      [w * CORNER, h],
      [-w * CORNER, h],
      [-w, h * CORNER],
      [-w, -h * CORNER],
    ],
  };
  const corners = shapes[shape];
  for (const [dx, dy] of corners) context.lineTo(x + dx, y + dy);
  return context.closePath();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'node'}} shape
 * @param {Palette} palette
 */
export function node(context, shape, palette) {
  outline(context, shape.shape, shape.x, shape.y, shape.width, shape.height);
  context.lineJoin = 'round';
  context.fillStyle = palette.ground;
  context.fill();
  context.globalAlpha = shape.fill;
  context.fillStyle = palette[shape.colour];
  context.fill();
  context.globalAlpha = faint(shape.alpha, palette);
  context.strokeStyle = palette[shape.colour];
  context.lineWidth = shape.stroke;
  if (shape.dashed) context.setLineDash([3.5, 3]);
  context.stroke();
}

/**
 * A node too small for a shape.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'dot'}} shape
 * @param {Palette} palette
 */
export function dot(context, { x, y, width, height, colour, alpha }, palette) {
  context.globalAlpha = faint(alpha, palette);
  context.fillStyle = palette[colour];
  context.fillRect(x - width / 2, y - height / 2, width, height);
}
