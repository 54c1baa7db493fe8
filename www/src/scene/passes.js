/**
 * The windows of the searches of the root, one below the other: each on a number line, with the part outside the window
 * shaded, and the returned value marked. If null windows close in, the known bounds are the part that is not shaded, and
 * the window is a mark.
 */

import { owners } from '../engine/owners.js';
import { FIGURE } from '../layout/sizes.js';
import { endText, numberLine } from './gauge/number-line.js';
import { passRows } from './gauge/passes.js';
import { APART, FONT, FOOT, lineIn, passesBox, ROW, TITLE, WORDY } from './gauge/passes-box.js';
import { row } from './pass-row.js';
import { text } from './text.js';

/** @import { Pass } from './gauge/passes.js' */
/** @import { Look } from './look.js' */
/** @import { Track } from './pass-row.js' */
/** @import { Box, Colour, Shape, Show } from './scene.js' */

/**
 * @param {Look} look
 * @returns {Shape[]}
 */
export function rootWindow({ show }) {
  const { search, passes, say } = show;
  if (passes.length === 0) return [];
  const box = passesBox(show, passRows(search));
  if (box === null) return [];
  const visible = passes.slice(-box.rows);
  const line = numberLine(search, 0);
  const narrow = box.width < 160;
  const depths = visible.some(({ depth }) => depth !== null);
  const { left, right } = lineIn(box, depths, show);
  /** @param {number} units */
  const along = (units) => left + (right - left) * line.at(units);
  const wordy = box.width >= WORDY;
  const title = { text: say('root-window'), colour: /** @type {Colour} */ ('quiet') };
  /** @type {Shape[]} */
  const shapes = [
    text({ x: box.x, y: box.y + TITLE / 2 - 1 }, narrow ? 11 : FONT, [title], { align: 'left' }),
  ];
  for (const [index, pass] of visible.entries()) {
    const y = box.y + TITLE + ROW * (index + 0.5);
    const present = index === visible.length - 1;
    const breaks = line.breaks.map((at) => left + (right - left) * at);
    shapes.push(...row(show, pass, { left, right, y, present, along, wordy, breaks }, box.x));
  }
  const y = box.y + TITLE + ROW * visible.length + FOOT / 2;
  return [...shapes, ...ends(show, visible[visible.length - 1], { left, right, y, along }, box)];
}

/**
 * The current window in numbers, below the rows.
 * @param {Show} show
 * @param {Pass} pass
 * @param {Pick<Track, 'left' | 'right' | 'y' | 'along'>} track
 * @param {Box} box
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
  // Both stay in the box, and below the line if they fit.
  const wide = labels[1].x + high - labels[0].x + low;
  const from = Math.min(left - 6, box.x + box.width - wide);
  const to = Math.max(right + 6, box.x + wide);
  const shift = Math.max(0, from - (labels[0].x - low)) - Math.max(0, labels[1].x + high - to);
  return labels.map(({ content, colour, x }) =>
    text({ x: x + shift, y }, FONT, [{ text: content, colour }], { weight: 600 }),
  );
}
