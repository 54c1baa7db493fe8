/** How a lecture is laid on paper. Pure. */

/**
 * What is printed: how many slides on a page, and what is beside or below each.
 * @typedef {{slides: number, lines?: number, notes?: true}} Layout
 */

/** One more is a row, its message `taken-layout-what` and its heights in `taken.css`. @satisfies {Record<string, Layout>} */
const TABLE = {
  3: { slides: 3, lines: 7 },
  2: { slides: 2 },
  6: { slides: 6 },
  notes: { slides: 1, notes: true },
};

/** @type {Readonly<Record<string, Layout>>} */
export const LAYOUTS = TABLE;

/** In the order in which they are offered. */
export const LAYOUT_NAMES = ['3', '2', '6', 'notes'];

/** The formats of paper, by their names in CSS, with the height between their margins and below the header, in millimetres. @type {Readonly<Record<string, number>>} */
const HEIGHTS = { A4: 257, letter: 239 };

export const FORMATS = Object.keys(HEIGHTS);

/** The rules of a format, beside `taken.css`. @param {string} paper */
export const rulesOf = (paper) =>
  `@page { size: ${paper}; margin: 15mm } .taken { --high: ${HEIGHTS[paper]}mm }`;
