/** The legend of the overlay's marks, with counts. */

import { hasRuler, RULER_HEIGHT } from '../layout/picture-size.js';
import { SMALLEST_TEXT } from '../layout/sizes.js';
import { PHONE } from '../layout/widths.js';
import { text, widthOf } from './text.js';

/** @import { Look } from './look.js' */
/** @import { Box, Shape, Show } from './scene.js' */

const LEFT = 14;
const SWATCH = 26;
const LINE = 20;

/** @typedef {Pick<Show, 'search' | 'size' | 'obstacles' | 'overlay' | 'say'>} LegendShow */

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
 * @param {LegendShow} show
 * @param {number} critical
 * @param {number} wasted
 */
const lines = ({ say }, critical, wasted) => [
  { pattern: /** @type {const} */ ('critical'), words: say('legend-critical', { critical }) },
  { pattern: /** @type {const} */ ('waste'), words: say('legend-waste', { wasted }) },
];

/** The place of its first line, and its font size. @param {LegendShow} show */
const measures = ({ size }) => ({
  top: (hasRuler(size) ? RULER_HEIGHT : 0) + 22,
  font: size.width < PHONE ? SMALLEST_TEXT : 13,
});

/** The largest box that it takes at any step; null without a legend. @param {LegendShow} show @returns {Box | null} */
export function legendBox(show) {
  if (show.overlay !== 'types') return null;
  const { top, font } = measures(show);
  const { nodes } = show.search.overview;
  const words = lines(show, nodes, nodes).map((line) => widthOf([{ text: line.words }], font));
  const width = SWATCH + 8 + Math.max(...words);
  return { x: LEFT, y: top - LINE / 2, width, height: 2 * LINE };
}

/** The boxes over the canvas that other shapes keep clear of, at any step. @param {LegendShow} show @returns {Box[]} */
export function obstacles(show) {
  const legend = legendBox(show);
  return legend === null ? [...show.obstacles] : [...show.obstacles, legend];
}
