/** Text as a shape, and its approximate width. */

import { FIGURE } from '../layout/sizes.js';

/** @import { Run, Shape } from './scene.js' */

/**
 * @param {{x: number, y: number}} place
 * @param {number} size
 * @param {Run[]} runs
 * @param {{align?: 'center' | 'left' | 'right', weight?: 400 | 600, italic?: boolean,
 *   backed?: boolean}} [style]
 * @returns {Shape}
 */
export function text({ x, y }, size, runs, style = {}) {
  const { align = 'center', weight = 400, italic = false, backed = false } = style;
  return { kind: 'text', x, y, size, align, weight, italic, backed, runs };
}

/** The approximate width of a text. @param {{text: string}[]} runs @param {number} size */
export const widthOf = (runs, size) => lengthOf(runs) * FIGURE * size;

/** The length of a text in figures: a small sign is about as wide as one. @param {{text: string}[]} runs */
export const lengthOf = (runs) => runs.reduce((sum, { text }) => sum + text.length, 0);

/** Each run with a space before it. @param {Run[]} runs @returns {Run[]} */
export const spaced = (runs) => runs.flatMap((run) => [{ text: ' ', colour: 'quiet' }, run]);
