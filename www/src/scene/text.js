/** A text as a shape, and how wide one is about. */

import { FIGURE } from '../layout/sizes.js';

/**
 * @param {{x: number, y: number}} place
 * @param {number} size
 * @param {import('./scene.js').Run[]} runs
 * @param {{align?: 'center' | 'left' | 'right', weight?: 400 | 600, italic?: boolean,
 *   backed?: boolean}} [style]
 * @returns {import('./scene.js').Shape}
 */
export function text({ x, y }, size, runs, style = {}) {
  const { align = 'center', weight = 400, italic = false, backed = false } = style;
  return { kind: 'text', x, y, size, align, weight, italic, backed, runs };
}

/**
 * About how wide a text is.
 * @param {{text: string}[]} runs
 * @param {number} size
 */
export const widthOf = (runs, size) =>
  runs.reduce((sum, run) => sum + run.text.length, 0) * FIGURE * size;

/**
 * Each run with a space before it.
 * @param {import('./scene.js').Run[]} runs
 * @returns {import('./scene.js').Run[]}
 */
export const spaced = (runs) => runs.flatMap((run) => [{ text: ' ', colour: 'quiet' }, run]);
