/**
 * What only some pictures have: loaded when the first of them is drawn, or before. The picture of a tree before its
 * search begins, seen whole, has none of it.
 */

export { Picture } from '../canvas/picture.js';
export { Raster } from '../canvas/raster/raster.js';
export { asked } from './asked.js';
export { breakpoints } from './breakpoints.js';
export { blame, cutMark, hatch } from './cuts.js';
export { belowFolded, folded, symbolAt } from './folded.js';
export { between as gaugeBetween, gauge } from './gauge/gauge.js';
export { gaugeShapes } from './gauge/gauge-shapes.js';
export { passes } from './gauge/passes.js';
export { legend } from './legend.js';
export { rootWindow } from './passes.js';
export { samePosition } from './positions.js';
export { fitting } from './tags.js';
export { stripe, wasteRing } from './types.js';
export { windows } from './windows.js';
