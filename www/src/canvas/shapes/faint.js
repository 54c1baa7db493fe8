/** Opacity. */

/** @import { Palette } from '../canvas.js' */

/** An opacity, brought halfway to 1 for high contrast. @param {number} alpha from 0 to 1 @param {Palette} palette */
export const faint = (alpha, { strong }) => (strong ? (1 + alpha) / 2 : alpha);
