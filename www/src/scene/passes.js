/**
 * The windows of the searches of the root, one above the other: each a line of the tree's values, with
 * what it leaves out shaded, and where the value fell. Where null windows close in, what is known of
 * the value is what is not shaded, and the window is a mark that tests it.
 */

import { owners } from '../engine/owners.js';
import { FIGURE } from '../layout/sizes.js';
import { endText, numberLine, signsAt } from './gauge/number-line.js';
import { passRows } from './gauge/passes.js';
import { APART, FONT, FOOT, lineIn, passesBox, ROW, TITLE, WORDY } from './gauge/passes-box.js';
import { row } from './pass-row.js';
import { text } from './text.js';

/**
 * @typedef {import('./look.js').Look} Look
 * @typedef {import('./gauge/passes.js').Pass} Pass
 * @typedef {import('./scene.js').Shape} Shape
 * @typedef {import('./scene.js').Colour} Colour
 * @typedef {import('./pass-row.js').Track} Track
 */

/**
 * @param {Look} look
 * @returns {Shape[]}
 */
export function rootWindow({ show }) {
  const { search, passes, say } = show;
  if (passes.length === 0) return [];
  const box = passesBox(show, passRows(search));
  if (box === null) return [];
  const shown = passes.slice(-box.rows);
  const line = numberLine(search.overview, signsAt(search, 0));
  const narrow = box.width < 160;
  const depths = shown.some(({ depth }) => depth !== null);
  const { left, right } = lineIn(box, depths, show);
  /** @param {number} units */
  const along = (units) => left + (right - left) * line.at(units);
  const wordy = box.width >= WORDY;
  const title = { text: say('root-window'), colour: /** @type {Colour} */ ('quiet') };
  /** @type {Shape[]} */
  const shapes = [
    text({ x: box.x, y: box.y + TITLE / 2 - 1 }, narrow ? 11 : FONT, [title], { align: 'left' }),
  ];
  for (const [index, pass] of shown.entries()) {
    const y = box.y + TITLE + ROW * (index + 0.5);
    const present = index === shown.length - 1;
    shapes.push(...row(show, pass, { left, right, y, present, along, wordy }, box.x));
  }
  const y = box.y + TITLE + ROW * shown.length + FOOT / 2;
  return [...shapes, ...ends(show, shown[shown.length - 1], { left, right, y, along }, box)];
}

/**
 * The present window in numbers, below it.
 * @param {import('./scene.js').Show} show
 * @param {Pass} pass
 * @param {Pick<Track, 'left' | 'right' | 'y' | 'along'>} track
 * @param {import('./scene.js').Box} box
 * @returns {Shape[]}
 */
function ends({ search, score }, { alpha, beta }, { y, along, left, right }, box) {
  const whose = owners(search, 0);
  const labels = [
    { content: `α ${endText(alpha, score)}`, colour: whose.alpha, x: along(alpha) },
    { content: `β ${endText(beta, score)}`, colour: whose.beta, x: along(beta) },
  ];
  const [low, high] = labels.map(({ content }) => (content.length * FIGURE * FONT) / 2);
  const overlap = low + high + APART - (labels[1].x - labels[0].x);
  if (overlap > 0) {
    labels[0].x -= overlap / 2;
    labels[1].x += overlap / 2;
  }
  // Both stay in the box: below the line, as far as they can.
  const wide = labels[1].x + high - labels[0].x + low;
  const from = Math.min(left - 6, box.x + box.width - wide);
  const to = Math.max(right + 6, box.x + wide);
  const shift = Math.max(0, from - (labels[0].x - low)) - Math.max(0, labels[1].x + high - to);
  return labels.map(({ content, colour, x }) =>
    text({ x: x + shift, y }, FONT, [{ text: content, colour }], { weight: 600 }),
  );
}
