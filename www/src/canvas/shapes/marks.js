/** Marks in one place, other than nodes. */

import { outline } from './nodes.js';

/** @import { Shape } from '../../scene/scene.js' */
/** @import { Palette } from '../canvas.js' */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'halo'}} shape
 * @param {Palette} palette
 */
export function halo(context, { shape, x, y, width, height, colour, fill, dashed, lit }, palette) {
  context.beginPath();
  if (shape === 'round') context.arc(x, y, width / 2, 0, Math.PI * 2);
  else context.roundRect(x - width / 2, y - height / 2, width, height, 6);
  context.fillStyle = palette[colour];
  context.globalAlpha = 0.16;
  if (fill) context.fill();
  context.globalAlpha = 1;
  // What is lit stands out from all that it crosses.
  context.strokeStyle = palette.ground;
  context.lineWidth = 8;
  if (lit) context.stroke();
  context.strokeStyle = palette[colour];
  context.lineWidth = lit ? 4.5 : fill ? 2.5 : 1.5;
  if (dashed) context.setLineDash([5, 5]);
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'ring'}} shape
 * @param {Palette} palette
 */
export function ring(context, { x, y, width, height, selected = false }, palette) {
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, 5);
  context.strokeStyle = selected ? palette.focus : palette.ink;
  context.lineWidth = 2;
  context.setLineDash(selected ? [] : [4, 3]);
  context.stroke();
}

/**
 * What lies below a node, and covers nothing of it: a tint, or its outline.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'shade'}} shape
 * @param {Palette} palette
 */
export function shade(context, { x, y, width, height, outlined }, palette) {
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, 6);
  context.strokeStyle = palette.ink;
  context.fillStyle = palette.ink;
  context.globalAlpha = outlined ? 0.75 : 0.2;
  context.lineWidth = 1.5;
  context.setLineDash([]);
  if (outlined) context.stroke();
  else context.fill();
  context.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'circle'}} shape
 * @param {Palette} palette
 */
export function circle(context, { x, y, radius, dash, alpha = 1 }, palette) {
  context.globalAlpha = alpha;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.strokeStyle = palette.ink;
  context.lineWidth = dash.length === 0 ? 1.5 : 2;
  context.lineCap = 'round';
  context.setLineDash(dash);
  context.stroke();
}

/**
 * A round arrow that returns to its start.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'loop'}} shape
 * @param {Palette} palette
 */
export function loop(context, { x, y, size, strong }, palette) {
  context.fillStyle = palette.ground;
  context.strokeStyle = palette.ink;
  context.lineWidth = strong ? 2.25 : 1.5;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.beginPath();
  context.arc(x, y, size + 3.5, 0, Math.PI * 2);
  context.fill();
  context.beginPath();
  context.arc(x, y, size, -0.35 * Math.PI, 1.3 * Math.PI);
  context.stroke();
  // The arrow's head.
  const [toX, toY] = [x + size * Math.cos(1.3 * Math.PI), y + size * Math.sin(1.3 * Math.PI)];
  const wing = size * 0.62;
  context.beginPath();
  context.moveTo(toX - wing, toY - wing * 0.1);
  context.lineTo(toX + wing * 0.2, toY - wing * 0.05);
  context.lineTo(toX + wing * 0.1, toY + wing);
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'band'}} shape
 * @param {Palette} palette
 */
export function band(context, { x, y, width, height, colour, alpha = 0.26 }, palette) {
  context.globalAlpha = alpha;
  context.fillStyle = palette[colour];
  context.fillRect(x, y, Math.max(0, width), height);
}

/**
 * A piece of chess: white's are outlines and black's are filled, as on paper.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'piece'}} shape
 * @param {Palette} palette
 */
export function piece(context, { x, y, square, outline, isWhite, alpha }, palette) {
  context.beginPath();
  for (const [dx, dy] of outline) context.lineTo(x + dx * square, y + dy * square);
  context.closePath();
  context.globalAlpha = alpha;
  context.fillStyle = palette[isWhite ? 'square-light' : 'square-ink'];
  context.fill();
  context.strokeStyle = palette['square-ink'];
  context.lineWidth = Math.max(0.8, square * 0.035);
  context.lineJoin = 'round';
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'jaw'}} shape
 * @param {Palette} palette
 */
export function jaw(context, { x, y, height, side, colour, alpha = 1 }, palette) {
  const reach = Math.min(6, height / 4);
  const foot = side === 'left' ? -reach : reach;
  context.globalAlpha = alpha;
  context.strokeStyle = palette[colour];
  context.lineWidth = Math.min(3, height / 6);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x + foot, y);
  context.lineTo(x, y);
  context.lineTo(x, y + height);
  context.lineTo(x + foot, y + height);
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'mark'}} shape
 * @param {Palette} palette
 */
export function mark(context, { shape, x, y, size, colour }, palette) {
  context.fillStyle = palette[colour];
  context.strokeStyle = palette.ground;
  context.lineWidth = 1.5;
  outline(context, shape, x, y, size * 1.7, size * 1.7);
  context.fill();
  context.stroke();
}

/**
 * What dims all that lies below it; where nothing is faint, nothing is dim.
 * @param {CanvasRenderingContext2D} context
 * @param {Shape & {kind: 'veil'}} shape
 * @param {Palette} palette
 */
export function veil(context, { x, y, width, height, alpha }, palette) {
  if (palette.strong) return;
  context.globalAlpha = alpha;
  context.fillStyle = palette.ground;
  context.fillRect(x, y, width, height);
}
