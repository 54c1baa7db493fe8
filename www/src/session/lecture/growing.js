/** The chart of growth in the link of a moment. Pure. */

import { read } from '../address.js';

/** The presets of the chart, by the names that links have for them. */
export const GROWTHS = /** @type {const} */ (['deeper', 'wider', 'thirty', 'forty', 'chess']);

/** The preset that a link names; empty for none. @param {string} link */
export const growthIn = (link) => read(link).link.growth ?? '';

/** A link with another preset, or without any. @param {string} link @param {string} preset empty for none */
export function withGrowth(link, preset) {
  const plain = link.replace(/&growth=[^&]*/g, '');
  return preset === '' ? plain : `${plain}&growth=${preset}`;
}
