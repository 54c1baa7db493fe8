/** What the marks of the overlay mean, with their numbers. */

import { docksGauge, GAUGE_ROOM } from '../plane.js';
import { SMALLEST_TEXT } from '../sizes.js';
import { text } from './text.js';

const LEFT = 14;
const SWATCH = 26;
const LINE = 20;

/**
 * @param {import('./look.js').Look} look
 * @returns {import('../scene.js').Shape[]}
 */
export function legend({ show }) {
  const { overlay, search, step, say, size } = show;
  if (overlay !== 'types') return [];
  const critical = search.overview.critical.entered;
  const wasted = search.wasted(step);
  const top = (docksGauge(size) ? GAUGE_ROOM : 0) + 22;
  const font = size.width < 560 ? SMALLEST_TEXT : 13;
  const style = { align: /** @type {const} */ ('left'), backed: true };
  return [
    { pattern: /** @type {const} */ ('critical'), words: say('legend-critical', { critical }) },
    { pattern: /** @type {const} */ ('waste'), words: say('legend-waste', { wasted }) },
  ].flatMap(({ pattern, words }, index) => {
    const y = top + index * LINE;
    const swatch = { x1: LEFT + 4, y1: y, x2: LEFT + SWATCH - 4, y2: y, width: 10 };
    return [
      { kind: /** @type {const} */ ('stripe'), ...swatch, pattern },
      text({ x: LEFT + SWATCH + 8, y }, font, [{ text: words, colour: 'ink' }], style),
    ];
  });
}
