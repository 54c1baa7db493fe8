/** Figures of what is on screen. */

export { onPaper, toPNG, toSVG, toTeX } from './picture.js';
