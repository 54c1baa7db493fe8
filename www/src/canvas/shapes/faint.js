/** How faint things are drawn. */

/**
 * Half as faint where a reader wants more contrast.
 * @param {number} alpha from 0 to 1
 * @param {import('../canvas.js').Palette} palette
 */
export const faint = (alpha, { strong }) => (strong ? (1 + alpha) / 2 : alpha);
