/**
 * The windows of the searches of the root, one above the other: each a line of the tree's values, with
 * what it leaves out shaded, and where the value fell. Where null windows close in, what is known of
 * the value is what is not shaded, and the window is a mark that tests it.
 */

import { endText, numberLine, signsAt } from '../number-line.js';
import { owners } from '../owners.js';
import { passRows } from '../passes.js';
import { FOOT, passesBox, ROW, TITLE } from '../passes-box.js';
import { FIGURE } from '../sizes.js';
import { FONT, row } from './pass-row.js';
import { text } from './text.js';

/**
 * @typedef {import('./look.js').Look} Look
 * @typedef {import('../passes.js').Pass} Pass
 * @typedef {import('../scene.js').Shape} Shape
 * @typedef {import('../scene.js').Colour} Colour
 * @typedef {import('./pass-row.js').Track} Track
 */

/** From this width on, there is room for words. */
const WORDY = 300;

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
  const left = box.x + (narrow && !depths ? 16 : 30);
  const right = box.x + box.width - results(box.width);
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
  return [
    ...shapes,
    ...ends(show, shown[shown.length - 1], { left, right, y, present: true, along, wordy }),
  ];
}

/** How much room there is for what came out: a number, and a word if it fits. @param {number} width */
const results = (width) => (width < 160 ? 30 : width < WORDY ? 40 : 112);

/**
 * The present window in numbers, below it.
 * @param {import('../scene.js').Show} show
 * @param {Pass} pass
 * @param {Track} track
 * @returns {Shape[]}
 */
function ends({ search, score }, { alpha, beta }, { y, along, left, right }) {
  const whose = owners(search, 0);
  const labels = [
    { content: `α ${endText(alpha, score)}`, colour: whose.alpha, x: along(alpha) },
    { content: `β ${endText(beta, score)}`, colour: whose.beta, x: along(beta) },
  ];
  const [low, high] = labels.map(({ content }) => (content.length * FIGURE * FONT) / 2);
  const overlap = low + high + 8 - (labels[1].x - labels[0].x);
  if (overlap > 0) {
    labels[0].x -= overlap / 2;
    labels[1].x += overlap / 2;
  }
  // Both stay below the line.
  const shift =
    Math.max(0, left - 6 - (labels[0].x - low)) - Math.max(0, labels[1].x + high - right - 6);
  return labels.map(({ content, colour, x }) =>
    text({ x: x + shift, y }, FONT, [{ text: content, colour }], { weight: 600 }),
  );
}
