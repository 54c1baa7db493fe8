/**
 * A stand-in for the canvas, which painters draw on. It keeps the paths with their strokes and fills, so that a figure has
 * exactly the canvas's lines. It has only the methods that painters call.
 */

import { hatched } from './hatched.js';

/** @import { Hatched } from './hatched.js' */

/**
 * A part of a path. Arcs are Bézier curves, which every format has.
 * @typedef {{to: 'move' | 'line', x: number, y: number}
 *   | {to: 'curve', x1: number, y1: number, x2: number, y2: number, x: number, y: number}
 *   | {to: 'close'}} Segment
 */

/**
 * @typedef {object} PathMark
 * @property {'path'} kind
 * @property {Segment[]} path
 * @property {{colour: string, alpha: number}} [fill]
 * @property {Stroke} [stroke]
 */

/**
 * @typedef {{colour: string, alpha: number, width: number, cap: 'butt' | 'round', join: 'miter' | 'round',
 *   dash: readonly number[]}} Stroke
 */

/** The distance of the handles of a Bézier curve that is a quarter of a circle, by the radius. */
const QUARTER = 0.5523;

export class Pen {
  /** @type {PathMark[]} */
  marks = [];
  fillStyle = 'ink';
  /** @type {string | Hatched} */
  strokeStyle = 'ink';
  lineWidth = 1;
  /** @type {'butt' | 'round'} */
  lineCap = 'butt';
  /** @type {'miter' | 'round'} */
  lineJoin = 'miter';
  globalAlpha = 1;
  /** @type {readonly number[]} */
  #dash = [];
  /** @type {Segment[]} */
  #path = [];
  /** What is drawn is turned, and then moved. */
  #origin = { x: 0, y: 0, angle: 0 };

  beginPath() {
    this.#path = [];
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#path.push({ to: 'move', ...this.#at(x, y) });
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#path.push({ to: this.#path.length === 0 ? 'move' : 'line', ...this.#at(x, y) });
  }

  /** @param {number} x1 @param {number} y1 @param {number} x @param {number} y */
  quadraticCurveTo(x1, y1, x, y) {
    const from = this.#path.at(-1);
    if (from === undefined || from.to === 'close') return;
    const [handle, end] = [this.#at(x1, y1), this.#at(x, y)];
    /** @param {number} one @param {number} other */
    const towards = (one, other) => one + ((other - one) * 2) / 3;
    this.#path.push({
      to: 'curve',
      x1: towards(from.x, handle.x),
      y1: towards(from.y, handle.y),
      x2: towards(end.x, handle.x),
      y2: towards(end.y, handle.y),
      ...end,
    });
  }

  /** @param {number} x @param {number} y @param {number} radius @param {number} from @param {number} to */
  arc(x, y, radius, from, to) {
    this.lineTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
    const parts = Math.ceil((to - from) / (Math.PI / 2) - 1e-9);
    const step = (to - from) / parts;
    const handle = (4 / 3) * Math.tan(step / 4) * radius;
    for (let part = 0; part < parts; part += 1) {
      const [start, end] = [from + step * part, from + step * (part + 1)];
      const [cos, sin] = [Math.cos(start), Math.sin(start)];
      const [endCos, endSin] = [Math.cos(end), Math.sin(end)];
      this.#curve(
        x + radius * cos - handle * sin,
        y + radius * sin + handle * cos,
        x + radius * endCos + handle * endSin,
        y + radius * endSin - handle * endCos,
        x + radius * endCos,
        y + radius * endSin,
      );
    }
    if (to - from >= 2 * Math.PI) this.closePath();
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.moveTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.closePath();
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
  roundRect(x, y, width, height, radius) {
    const r = Math.max(0, Math.min(radius, width / 2, height / 2));
    const h = r * (1 - QUARTER);
    const [right, bottom] = [x + width, y + height];
    this.moveTo(x + r, y);
    this.lineTo(right - r, y);
    this.#curve(right - h, y, right, y + h, right, y + r);
    this.lineTo(right, bottom - r);
    this.#curve(right, bottom - h, right - h, bottom, right - r, bottom);
    this.lineTo(x + r, bottom);
    this.#curve(x + h, bottom, x, bottom - h, x, bottom - r);
    this.lineTo(x, y + r);
    this.#curve(x, y + h, x + h, y, x + r, y);
    this.closePath();
  }

  closePath() {
    this.#path.push({ to: 'close' });
  }

  fill() {
    const { fillStyle: colour, globalAlpha: alpha } = this;
    if (alpha > 0) this.marks.push({ kind: 'path', path: this.#path, fill: { colour, alpha } });
  }

  stroke() {
    const {
      strokeStyle,
      globalAlpha: alpha,
      lineWidth: width,
      lineCap: cap,
      lineJoin: join,
    } = this;
    if (typeof strokeStyle !== 'string') {
      const path = hatched(this.#path, width, strokeStyle);
      const { colour, line } = strokeStyle;
      /** @type {Stroke} */
      const stroke = { colour, alpha, width: line, cap: 'butt', join, dash: [] };
      if (path.length > 0) this.marks.push({ kind: 'path', path, stroke });
      return;
    }
    const stroke = { colour: strokeStyle, alpha, width, cap, join, dash: this.#dash };
    const last = this.marks.at(-1);
    // A fill and a stroke of one path are one mark.
    if (last?.path === this.#path && last.stroke === undefined) last.stroke = stroke;
    else this.marks.push({ kind: 'path', path: this.#path, stroke });
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  fillRect(x, y, width, height) {
    this.beginPath();
    this.rect(x, y, width, height);
    this.fill();
  }

  /** @param {readonly number[]} dash */
  setLineDash(dash) {
    this.#dash = dash;
  }

  /** @param {number} x @param {number} y */
  translate(x, y) {
    this.#origin = { ...this.#origin, x, y };
  }

  /** @param {number} angle */
  rotate(angle) {
    this.#origin = { ...this.#origin, angle };
  }

  /** @param {number} x @param {number} y */
  #at(x, y) {
    const { angle, x: left, y: top } = this.#origin;
    if (angle === 0) return { x: x + left, y: y + top };
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: x * cos - y * sin + left, y: x * sin + y * cos + top };
  }

  /** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {number} x @param {number} y */
  #curve(x1, y1, x2, y2, x, y) {
    const [one, two] = [this.#at(x1, y1), this.#at(x2, y2)];
    const handles = { x1: one.x, y1: one.y, x2: two.x, y2: two.y };
    this.#path.push({ to: 'curve', ...handles, ...this.#at(x, y) });
  }
}
