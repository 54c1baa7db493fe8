/** How large everything is in presenter mode. Pure. */

import { SMALLEST_TEXT } from '../../layout/sizes.js';

/** The smallest type that the last row of a hall reads, in CSS pixels on a screen of 1280 × 720. */
const FOR_THE_BACK_ROW = 20;
const PROJECTOR = { width: 1280, height: 720 };
/** Narrower or lower than this, there is no room for what is so large: five rows of nodes would have to leave out their values. */
const LEAST = { width: 1000, height: 700 };

/**
 * How many times larger than in the page. A screen of more pixels is no larger to the back row.
 * @param {{width: number, height: number}} view in CSS pixels
 */
export function timesLarger({ width, height }) {
  const roomy = Math.min(width / PROJECTOR.width, height / PROJECTOR.height);
  const tight = Math.min(1, width / LEAST.width, height / LEAST.height);
  const times = (FOR_THE_BACK_ROW / SMALLEST_TEXT) * Math.max(roomy, tight);
  // A whole number of pixels is what the canvas is made of.
  return times <= 1 ? 1 : width / Math.round(width / times);
}
