/** The place of the root's windows: beside the root, where they hide nothing. Pure. */

import { hasRuler, RULER_HEIGHT } from '../../layout/picture-size.js';
import { FIGURE, fontSize, haloSize, innerFont, nodeSize, scaleOf } from '../../layout/sizes.js';
import { obstacles } from '../legend.js';

/** @import { Box, Show } from '../scene.js' */

/** @typedef {Box & {rows: number}} PassesBox */

export const TITLE = 20;
export const ROW = 17;
export const FOOT = 18;
const WIDTHS = [310, 240, 200, 164, 118];
/** The size of its text. */
export const FONT = 12;
/** The distance between the labels of a window's ends. */
export const APART = 8;
/** The widths of the names before the lines, and of the words after the results. */
const NAME = { short: 16, long: 30 };
const WORD = 80;
/** The least width of a box with words. */
export const WORDY = 300;
const EDGE = 8;
/** More obstacles than this near the root leave no room. */
const MOST_OBSTACLES = 3000;

/**
 * @param {Pick<Show, 'search' | 'at' | 'detail' | 'size' | 'obstacles' | 'overlay' | 'score' | 'say'>} show
 * @param {number} rows as many passes as there may be
 * @returns {PassesBox | null} null if there is no room
 */
export function passesBox(show, rows) {
  const { at, size } = show;
  const [x, y] = [at.x(0), at.y(0)];
  const isSeen = x > 0 && x < size.width && y > 0 && y < size.height;
  if (rows === 0 || !isSeen || at.row < 40) return null;
  const top = EDGE + (hasRuler(size) ? RULER_HEIGHT : 0);
  const half = nodeSize({ k: scaleOf(at, 0), row: at.row }).height / 2;
  const points = near(show, y + half + rows * ROW + TITLE + FOOT);
  if (points === null) return null;
  points.push(...obstacles(show).map(around));
  const beside = Math.max(66, besideRoot(show));
  const least = leastWidth(show);
  for (let count = rows; count >= Math.min(2, rows); count -= 1) {
    const height = TITLE + count * ROW + FOOT;
    const levels = [Math.max(top, y - height / 2), top];
    for (const width of WIDTHS.filter((each) => each >= least)) {
      for (let away = beside; away + width + EDGE < size.width; away += 24) {
        for (const left of [x + away, x - away - width]) {
          if (left < EDGE || left + width > size.width - EDGE) continue;
          const boxes = levels.map((level) => ({ x: left, y: level, width, height, rows: count }));
          const free = boxes.find((box) => !points.some((point) => hides(box, point)));
          if (free !== undefined) return free;
        }
      }
    }
  }
  return null;
}

/** The width of both ends of a window together, at most, at any step. @param {Pick<Show, 'search' | 'score'>} show */
const leastWidth = (show) => 2 * ('α '.length + longest(show)) * FIGURE * FONT + APART;

/**
 * The length in characters of the longest score that can appear: a window's end, or a tree's value with either sign.
 * @param {Pick<Show, 'search' | 'score'>} show
 */
function longest({ search, score }) {
  const { iterations, lowest, highest } = search.overview;
  const units = iterations.flatMap(({ window }) => [window?.alpha ?? 0, window?.beta ?? 0]);
  const own = [lowest ?? 0, highest ?? 0].flatMap((each) => [each, 0 - each]);
  return Math.max(...[...units, ...own].map((each) => score(each).length));
}

/**
 * The ends of the lines in the box. A number comes before each, and its result after it.
 * @param {Box} box
 * @param {boolean} depths whether the numbers are depths
 * @param {Pick<Show, 'search' | 'score'>} show
 */
export function lineIn({ x, width }, depths, show) {
  const narrow = width < 160;
  const left = x + (narrow && !depths ? NAME.short : NAME.long);
  const number = 8 + ('≥'.length + longest(show)) * FIGURE * FONT;
  const result = Math.max(narrow ? 30 : 40, number) + (width < WORDY ? 0 : WORD);
  return { left, right: x + width - result };
}

/**
 * The width of the text beside the root, at most: its value if it does not fit inside, its type, its count of visits.
 * @param {Pick<Show, 'search' | 'at' | 'overlay' | 'score'>} show
 */
function besideRoot({ search, at, overlay, score }) {
  const own = { k: scaleOf(at, 0), row: at.row };
  const { width, height } = nodeSize(own);
  const { lowest, highest } = search.overview;
  const lengths = [lowest ?? 0, highest ?? 0].map((units) => `≥−${score(units)}`.length);
  const longest = 'm'.repeat(Math.max(...lengths));
  const isOutside = innerFont(longest, width, fontSize(own)) === 0;
  const value = isOutside ? width / 2 + longest.length * FIGURE * fontSize(own) : 0;
  const tags = overlay === 'types' ? 48 : 26;
  return Math.max(haloSize(own.k, { width, height }) / 2, value) + 5 + tags;
}

/**
 * The points of nodes and edges above some line, each with its extent; null if there are too many.
 * @param {Pick<Show, 'search' | 'at' | 'detail'>} show
 * @param {number} bottom
 */
function near({ search, at, detail }, bottom) {
  const { parent } = search.nodes;
  // A row painted as pixels leaves no room beside it.
  if (detail.dense.some(({ row }) => (row - 1) * at.row + at.camera.y <= bottom)) return null;
  /** @type {{x: number, y: number, across: number, above: number, below: number}[]} */
  const points = [];
  for (const node of detail.nodes) {
    const [x, y] = [at.x(node), at.y(node)];
    if (y - at.row > bottom) continue;
    const { width, height } = nodeSize({ k: scaleOf(at, node), row: at.row });
    // Including the window that may stand above it, and the name beside it.
    points.push({ x, y, across: width / 2 + 24, above: height / 2 + 20, below: height / 2 });
    if (parent[node] < 0) continue;
    const from = { x: at.x(parent[node]), y: at.y(parent[node]) + height / 2 };
    const to = { x, y: y - height / 2 };
    const parts = Math.max(2, Math.min(40, Math.ceil(Math.hypot(to.x - from.x, at.row) / 14)));
    for (let part = 1; part < parts; part += 1) {
      const along = part / parts;
      const place = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
      points.push({ ...place, across: 8, above: 8, below: 8 });
    }
    if (points.length > MOST_OBSTACLES) return null;
  }
  return points;
}

/** A box over the canvas, as a point with its extent. @param {Box} box */
const around = ({ x, y, width, height }) => ({
  x: x + width / 2,
  y: y + height / 2,
  across: width / 2 + EDGE,
  above: height / 2 + EDGE,
  below: height / 2 + EDGE,
});

/**
 * @param {Box} box
 * @param {{x: number, y: number, across: number, above: number, below: number}} point
 */
const hides = (box, { x, y, across, above, below }) =>
  x + across > box.x &&
  x - across < box.x + box.width &&
  y + below > box.y &&
  y - above < box.y + box.height;
