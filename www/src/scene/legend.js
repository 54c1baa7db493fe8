/** The legend of the overlay's marks, with counts. */

import { stripIn } from '../layout/picture-size.js';
import { SMALLEST_TEXT } from '../layout/sizes.js';
import { PHONE } from '../layout/widths.js';
import { text } from './text.js';

/** @import { Look } from './look.js' */
/** @import { Shape, Show } from './scene.js' */

const LEFT = 14;
const SWATCH = 26;
const LINE = 20;

/**
 * @param {Look} look
 * @returns {Shape[]}
 */
export function legend({ show }) {
  const { overlay, blank, search, step } = show;
  if (overlay !== 'types' || blank) return [];
  const critical = search.overview.critical.entered;
  const wasted = search.wasted(step);
  const { top, font } = measures(show);
  const style = { align: /** @type {const} */ ('left'), backed: true };
  return lines(show, critical, wasted).flatMap(({ pattern, words }, index) => {
    const y = top + index * LINE;
    const swatch = { x1: LEFT + 4, y1: y, x2: LEFT + SWATCH - 4, y2: y, width: 10 };
    return [
      { kind: /** @type {const} */ ('stripe'), ...swatch, pattern },
      text({ x: LEFT + SWATCH + 8, y }, font, [{ text: words, colour: 'ink' }], style),
    ];
  });
}

/**
 * @param {Show} show
 * @param {number} critical
 * @param {number} wasted
 */
const lines = ({ say }, critical, wasted) => [
  { pattern: /** @type {const} */ ('critical'), words: say('legend-critical', { critical }) },
  { pattern: /** @type {const} */ ('waste'), words: say('legend-waste', { wasted }) },
];

/** The place of its first line, and its font size. @param {Show} show */
const measures = ({ at, size }) => ({
  top: stripIn(at.plane, size) + 22,
  font: size.width < PHONE ? SMALLEST_TEXT : 13,
});
