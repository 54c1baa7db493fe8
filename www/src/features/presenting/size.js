/** The scale of presenter mode. Pure. */

import { SMALLEST_TEXT } from '../../layout/sizes.js';

/** The smallest type legible from the back row, in CSS pixels on a screen of 1280 × 720. */
const FOR_THE_BACK_ROW = 20;
const PROJECTOR = { width: 1280, height: 720 };
/** A smaller view gets a smaller scale: otherwise five rows of nodes would have no room for their values. */
const LEAST = { width: 1000, height: 700 };

/**
 * The scale, relative to the page. A screen with more pixels is no larger to the back row.
 * @param {{width: number, height: number}} view in CSS pixels
 */
export function timesLarger({ width, height }) {
  const large = Math.min(width / PROJECTOR.width, height / PROJECTOR.height);
  const tight = Math.min(1, width / LEAST.width, height / LEAST.height);
  const times = (FOR_THE_BACK_ROW / SMALLEST_TEXT) * Math.max(large, tight);
  // The canvas has a whole number of pixels.
  return times <= 1 ? 1 : width / Math.round(width / times);
}
