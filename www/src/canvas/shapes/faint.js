/** How faint things are drawn. */

/** @import { Palette } from '../canvas.js' */

/**
 * Half as faint where a reader wants more contrast.
 * @param {number} alpha from 0 to 1
 * @param {Palette} palette
 */
export const faint = (alpha, { strong }) => (strong ? (1 + alpha) / 2 : alpha);
