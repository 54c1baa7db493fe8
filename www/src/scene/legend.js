/** What the marks of the overlay mean, with their numbers. */

import { docksGauge, GAUGE_ROOM } from '../layout/plane.js';
import { SMALLEST_TEXT } from '../layout/sizes.js';
import { text, widthOf } from './text.js';

const LEFT = 14;
const SWATCH = 26;
const LINE = 20;

/** @typedef {Pick<import('./scene.js').Show, 'search' | 'size' | 'taken' | 'overlay' | 'say'>} Shown */

/**
 * @param {import('./look.js').Look} look
 * @returns {import('./scene.js').Shape[]}
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
 * @param {Shown} show
 * @param {number} critical
 * @param {number} wasted
 */
const lines = ({ say }, critical, wasted) => [
  { pattern: /** @type {const} */ ('critical'), words: say('legend-critical', { critical }) },
  { pattern: /** @type {const} */ ('waste'), words: say('legend-waste', { wasted }) },
];

/** Where its first line stands, and how large. @param {Shown} show */
const measures = ({ size }) => ({
  top: (docksGauge(size) ? GAUGE_ROOM : 0) + 22,
  font: size.width < 560 ? SMALLEST_TEXT : 13,
});

/**
 * The room that it may take at any step; null where there is none.
 * @param {Shown} show
 * @returns {import('./scene.js').Box | null}
 */
export function legendBox(show) {
  if (show.overlay !== 'types') return null;
  const { top, font } = measures(show);
  const { nodes } = show.search.overview;
  const words = lines(show, nodes, nodes).map((line) => widthOf([{ text: line.words }], font));
  const width = SWATCH + 8 + Math.max(...words);
  return { x: LEFT, y: top - LINE / 2, width, height: 2 * LINE };
}

/**
 * Where something stands over the canvas at any step.
 * @param {Shown} show
 * @returns {import('./scene.js').Box[]}
 */
export function taken(show) {
  const legend = legendBox(show);
  return legend === null ? [...show.taken] : [...show.taken, legend];
}
