/**
 * Colours of pixels: what lies in a column, mixed by how much there is of each. What was skipped is
 * hatched, so each mix has two tones: on the hatching's lines and between them. Pure.
 */

import { KINDS } from './columns.js';

/** @typedef {readonly [number, number, number]} Rgb from 0 to 255 */

/**
 * How strong each kind is, from 0 to 1: as a row of nodes, and as the edges that lead to it.
 * Unreached, active, finished, skipped, a finished leaf.
 */
export const NODES = { on: [0.26, 1, 0.85, 0.62, 0.62], off: [0.26, 1, 0.85, 0.2, 0.62] };
export const EDGES = { on: [0.09, 0.7, 0.34, 0.4, 0.34], off: [0.09, 0.7, 0.34, 0.06, 0.34] };

/** How far apart the hatching's lines are, in CSS pixels. */
const HATCH = 6;

/**
 * The hatching in device pixels: how far apart its lines are, and how broad.
 * @param {number} ratio device pixels in a CSS pixel
 */
export const hatching = (ratio) => ({
  period: Math.round(HATCH * ratio),
  line: Math.ceil(ratio * 1.2),
});

/**
 * A mix of what lies in a column, as a pixel of an image; 0 where nothing does.
 * @param {Uint16Array} counts
 * @param {number} column
 * @param {readonly number[]} strengths by kind
 * @param {readonly Rgb[]} colours by kind
 * @param {number} [by] how strong it is altogether
 */
export function tone(counts, column, strengths, colours, by = 1) {
  let [total, alpha, red, green, blue] = [0, 0, 0, 0, 0];
  for (let kind = 0; kind < KINDS; kind += 1) {
    const nodes = counts[column * KINDS + kind];
    if (nodes === 0) continue;
    const weight = nodes * strengths[kind];
    const [r, g, b] = colours[kind];
    total += nodes;
    alpha += weight;
    red += weight * r;
    green += weight * g;
    blue += weight * b;
  }
  return total === 0 || alpha === 0
    ? 0
    : pixel(red / alpha, green / alpha, blue / alpha, (alpha / total) * by);
}

/**
 * A pixel as a word of an image's data, which has red in its lowest byte.
 * @param {number} red
 * @param {number} green
 * @param {number} blue
 * @param {number} alpha from 0 to 1
 */
const pixel = (red, green, blue, alpha) =>
  ((Math.round(Math.min(1, alpha) * 255) << 24) |
    (Math.round(blue) << 16) |
    (Math.round(green) << 8) |
    Math.round(red)) >>>
  0;

/**
 * A pixel that is as strong as a part of it.
 * @param {number} word
 * @param {number} by from 0 to 1
 */
export const faded = (word, by) =>
  ((Math.round((word >>> 24) * by) << 24) | (word & 0xffffff)) >>> 0;

/**
 * A colour of a style sheet as numbers: `#rgb`, `#rrggbb`, `rgb(…)`.
 * @param {string} colour
 * @returns {Rgb}
 */
export function rgb(colour) {
  const hex = /^#(.)(.)(.)$/.exec(colour);
  const full =
    hex === null
      ? colour
      : `#${hex
          .slice(1)
          .map((digit) => digit + digit)
          .join('')}`;
  const parts = full.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
    : (full.match(/[\d.]+/g) ?? []).map(Number);
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
}
