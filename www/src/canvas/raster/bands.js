/** The edges to a row whose nodes lie too close to be told apart, as bands of colour. Pure. */

import { faded, hatching } from './tones.js';

/**
 * @typedef {object} Field an image, as words
 * @property {Uint32Array} pixels
 * @property {number} width
 * @property {number} height
 * @property {number} ratio device pixels in a CSS pixel
 *
 * @typedef {{top: number, bottom: number, left: number, right: number}} Part whole device pixels: from
 *   top to before bottom, from left to right
 *
 * @typedef {{on: Uint32Array, off: Uint32Array}} Tones of each column, on the hatching and beside it
 *
 * @typedef {object} Fan the edges of one parent
 * @property {number} x where the parent is
 * @property {number} top where its shape ends
 * @property {number} first where its first child is
 * @property {number} last
 * @property {number} children how many there are
 */

/**
 * Paints columns from top to bottom, each in its tone.
 * @param {Field} field
 * @param {Part} part
 * @param {Tones} tones
 */
export function stripes({ pixels, width, height, ratio }, { top, bottom, left, right }, tones) {
  const { on, off } = tones;
  const { period, line } = hatching(ratio);
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
    const row = y * width;
    let place = (left + y) % period;
    for (let x = left; x <= right; x += 1) {
      pixels[row + x] = place < line ? on[x] : off[x];
      place = place + 1 === period ? 0 : place + 1;
    }
  }
}

/**
 * Paints the edges of parents that can be told apart: from each a fan that widens down to its children,
 * the denser the nearer to the parent.
 * @param {Field} field
 * @param {Part} part
 * @param {Tones} tones of the row of the children
 * @param {readonly Fan[]} fans
 * @param {(x: number, hatched: boolean) => number} beyond the tone of a child beyond the canvas
 */
export function fans({ pixels, width, height, ratio }, part, tones, fans, beyond) {
  const { top, bottom, left, right } = part;
  const { on, off } = { on: filled(tones.on), off: filled(tones.off) };
  const { period, line } = hatching(ratio);
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
    const row = y * width;
    pixels.fill(0, row + left, row + right + 1);
    for (const { x: middle, top: apex, first, last, children } of fans) {
      if (y < apex) continue;
      const t = (y + 1 - apex) / (bottom - apex);
      const from = Math.floor(middle + (first - middle) * t);
      const to = Math.floor(middle + (last - middle) * t);
      if (to < left || from > right) continue;
      const strength = Math.min(1, children / (to - from + 1));
      for (let x = Math.max(left, from); x <= Math.min(right, to); x += 1) {
        const below = Math.floor(middle + (x + 0.5 - middle) / t);
        const child = below < first ? Math.floor(first) : below > last ? Math.floor(last) : below;
        const hatched = (x + y) % period < line;
        const inside = child >= 0 && child < width;
        const word = inside ? (hatched ? on : off)[child] : beyond(child, hatched);
        pixels[row + x] = strength === 1 ? word : faded(word, strength);
      }
    }
  }
}

/** How far a tone spreads into columns where nothing lies. */
const SPREAD = 6;

/**
 * Tones in which a column where nothing lies has that of one beside it.
 * @param {Uint32Array} tones
 */
function filled(tones) {
  const all = tones.slice();
  for (let x = 0; x < tones.length; x += 1) {
    for (let away = 1; all[x] === 0 && away < SPREAD; away += 1) {
      all[x] = tones[x - away] || tones[x + away] || 0;
    }
  }
  return all;
}
