/** The room for a tree on paper, and how large its boxes are there. Pure. */

import { place } from '../../layout/plane.js';
import { fit, project } from '../../layout/projection.js';
import { FIGURE, SMALLEST_TEXT } from '../../layout/sizes.js';
import { roomOf, text } from '../../scene/text.js';
import { boxesAt, CROP, leastOf, takenBy } from './boxes.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Extent, Size } from '../../layout/picture-size.js' */
/** @import { Most } from './boxes.js' */

/** How a page lies. @typedef {'upright' | 'across'} Lie */
/** The formats of paper, by their names in CSS. @typedef {'A4' | 'letter'} Paper */

/**
 * Why a tree has no room on any page, and how much of it would have.
 * @typedef {{lacks: 'width' | 'height', has: number, most: number}} Lack
 */

/** A tree within some room: the size of its picture, and the smallest of its boxes; null if it has none. @typedef {{size: Size, least: Extent | null}} Laid */

/** How a page is divided. @typedef {{lie: Lie, columns: number, rows: number}} Grid */

/** CSS pixels in a millimetre. */
export const MM = 96 / 25.4;
/** The margins of a page, in millimetres. */
export const MARGIN = 12;

/** The width and the height of paper that stands upright, in millimetres. @type {Record<Paper, [number, number]>} */
const SIDES = { A4: [210, 297], letter: [215.9, 279.4] };

/** A box in which one can write, 18 × 9 mm, and the largest. */
export const GOOD = { width: 18 * MM, height: 9 * MM };
export const WRITTEN = { width: 20 * MM, height: 10 * MM };

/** The height of the words above the pictures: fewer lines on a page that lies across; and of those above keys. */
const WORDS = { upright: 144, across: 120, keys: 78 };
/** The boxes of a key, which nobody writes in. */
export const FILLED = { width: 40, height: 14, isFlat: true };
/** How pages of keys may be divided, and by how much their pictures may be smaller. */
const LIES = /** @type {const} */ (['upright', 'across']);
const [COLUMNS, ROWS, SCALES] = [
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6, 7],
  [1, 0.85, 0.64],
];
/** The words above the picture of a key: how wide a letter is, and how high a line. */
const [LETTER, LINE] = [6.2, 16.5];

/** The number of a tree above it, where a page has several; and the distance between them. */
const NUMBER = 24;
const GAP = 12;

/** The parts of a row that boxes do not take: above the root and below the leaves, and beside the boxes; of one that is filled in more, so that a small tree does not leave half a page empty. */
const AROUND = 80;
const ROW = { rest: 42, most: 168, flat: 84 };

/** A larger tree is not even looked at. */
const MOST_NODES = 500;

/**
 * The least distance of leaves: as it is measured where texts are placed, which leaves out what has no room.
 * @param {number} longest the characters of a value
 * @param {400 | 600} weight bold where they are found
 */
function leafGap(longest, weight) {
  const widest = [
    {
      text: longest > 1 ? `−${'0'.repeat(longest - 1)}` : '0',
      colour: /** @type {const} */ ('ink'),
    },
  ];
  const { left, right } = roomOf(text({ x: 0, y: 0 }, SMALLEST_TEXT, widest, { weight }));
  return Math.max(16, right - left + 1.2);
}

/** The least distance of nodes with children: a value has a sign before it, and stands below the node if it is too long for the triangle. @param {number} longest */
const innerGap = (longest) => Math.max(22, (longest + 1) * FIGURE * SMALLEST_TEXT + 1);

/** What a page has room for within its margins, in CSS pixels. @param {Paper} paper @param {Lie} lie @returns {Extent} */
export function pageFor(paper, lie) {
  const [short, long] = SIDES[paper].map((side) => Math.floor((side - 2 * MARGIN) * MM));
  return lie === 'upright' ? { width: short, height: long } : { width: long, height: short };
}

/** The room of each of the trees on a page below its words. @param {Paper} paper @param {Grid} grid @param {number} words the height of those @returns {Extent} */
export function cellFor(paper, { lie, columns, rows }, words) {
  const page = pageFor(paper, lie);
  return {
    width: Math.floor((page.width - (columns - 1) * GAP) / columns),
    height: Math.floor((page.height - words - (rows - 1) * GAP) / rows),
  };
}

/** The height of the words on a page of exercises. @param {Grid} grid */
const wordsOn = ({ lie, columns, rows }) => WORDS[lie] + (columns * rows > 1 ? rows * NUMBER : 0);

/** How a page is divided among so many trees, lying either way. @param {number} per @returns {Grid[]} */
const gridsFor = (per) => [
  { lie: 'upright', columns: per > 2 ? 2 : 1, rows: per > 1 ? 2 : 1 },
  { lie: 'across', columns: per > 1 ? 2 : 1, rows: per > 2 ? 2 : 1 },
];

/**
 * What a tree lacks that is too large to be looked at; null if it is not.
 * @param {{nodes: number, leaves: number}} size
 * @returns {Lack | null}
 */
export function lackOf({ nodes, leaves }) {
  if (nodes <= MOST_NODES) return null;
  const most = Math.floor(pageFor('letter', 'across').width / leafGap(2, 400));
  return { lacks: 'width', has: leaves, most };
}

/** A tree that is to be laid, and its nodes with boxes. @typedef {{search: Search, nodes: readonly number[]}} Sown */

/**
 * The page on which trees have the largest boxes, upright if they are large enough there; or what the first of them lacks that has no
 * room.
 * @param {readonly Sown[]} trees
 * @param {{paper: Paper, per: number}} print
 * @returns {{grid: Grid, laid: Laid[]} | {at: number, lack: Lack}}
 */
export function roomFor(trees, { paper, per }) {
  const all = gridsFor(per).map((grid) => ({
    grid,
    ...layAll(trees, cellFor(paper, grid, wordsOn(grid)), WRITTEN),
  }));
  const [{ grid, laid, lack }] = all.sort((one, other) => worth(other) - worth(one));
  return lack === null ? { grid, laid } : { at: laid.length, lack };
}

/** How good a page is: with the largest boxes, or else for the most trees; where it has the rows, a tree wants columns. @param {ReturnType<typeof layAll>} all */
function worth({ laid, lack }) {
  if (lack === null) return 1e9 + Math.min(...laid.map(part));
  return 1e5 * laid.length + (lack.lacks === 'width' ? 1e4 : 0) + lack.most;
}

/**
 * All trees within some room each, up to the first that has none.
 * @param {readonly Sown[]} trees
 * @param {Extent} room
 * @param {Most} most
 */
function layAll(trees, room, most) {
  /** @type {Laid[]} */
  const laid = [];
  for (const { search, nodes } of trees) {
    const found = layIn(search, nodes, room, most);
    if ('lacks' in found) return { laid, lack: found };
    laid.push(found);
  }
  return { laid, lack: null };
}

/**
 * The pages on which all keys have room, each tree with its filled boxes as small as they can be read: the fewest, and as few and large
 * on each as that allows.
 * @param {readonly Sown[]} trees
 * @param {Paper} paper
 * @param {number} letters of the words above each
 * @returns {{grid: Grid, scale: number, laid: Laid[]} | null}
 */
export function keysFor(trees, paper, letters) {
  /** @param {{grid: Grid, scale: number}} one */
  const order = ({ grid: { columns, rows }, scale }) =>
    100 * Math.ceil(trees.length / (columns * rows)) + columns * rows - scale * 10;
  const all = LIES.flatMap((lie) =>
    SCALES.flatMap((scale) =>
      COLUMNS.flatMap((columns) => ROWS.map((rows) => ({ grid: { lie, columns, rows }, scale }))),
    ),
  ).sort((one, other) => order(one) - order(other));
  for (const { grid, scale } of all) {
    const { width } = cellFor(paper, grid, 0);
    const lines = Math.ceil((letters * LETTER) / width);
    const { height } = cellFor(paper, grid, WORDS.keys + grid.rows * lines * LINE);
    const room = { width: width / scale, height: height / scale };
    const { laid, lack } = layAll(trees, room, FILLED);
    if (lack === null) return { grid, scale, laid };
  }
  return null;
}

/** How large the boxes of a tree are, as a part of those that are large enough. @param {Laid} laid */
const part = ({ least }) =>
  least === null ? 1 : Math.min(1, least.width / GOOD.width, least.height / GOOD.height);

/**
 * A tree within some room.
 * @param {Search} search
 * @param {Iterable<number>} nodes with boxes
 * @param {Extent} room
 * @param {Most} most of its boxes
 * @returns {Laid | Lack}
 */
function layIn(search, nodes, room, most) {
  const { height, leaves } = search.overview;
  const rows = Math.max(1, height);
  const high = room.height + CROP.y;
  const smallest = leastOf(most);
  const least = takenBy(most, smallest.height) + ROW.rest;
  const rest = most.isFlat ? ROW.flat : ROW.most;
  const row = Math.min(takenBy(most, most.height) + rest, (high - AROUND) / rows);
  /** @type {Lack} */
  const tooMany = {
    lacks: 'height',
    has: rows + 1,
    most: Math.min(rows, Math.max(1, Math.floor((high - AROUND) / least) + 1)),
  };
  if (row < least) return tooMany;
  /** @type {Size} */
  const size = { width: room.width + 2 * CROP.x, height: AROUND + rows * row, short: true };
  const plane = place(search);
  // Boxes beside the outermost nodes may reach beyond the picture, which is then narrower.
  for (let turn = 0; ; turn += 1) {
    const at = project(plane, size, fit(plane, size));
    const boxes = boxesAt({ at, search }, nodes, most);
    const left = Math.min(CROP.x, ...boxes.map(({ x }) => x));
    const right = Math.max(size.width - CROP.x, ...boxes.map(({ x, width }) => x + width));
    const over = right - left - room.width;
    if (over > 0 && turn < 8) {
      // Half a pixel more, so that it does not come nearer and nearer to what fits.
      size.width -= over + 0.5;
      continue;
    }
    const fits = spread(search, at.k, most.isFlat ? 600 : 400);
    const narrow = Math.min(fits, ...boxes.map(({ width }) => width / smallest.width));
    if (narrow < 1 || over > 0)
      return {
        lacks: 'width',
        has: leaves,
        most: Math.max(1, Math.floor(leaves * Math.min(narrow, 0.99))),
      };
    if (boxes.length === 0) return { size, least: null };
    const [width, low] = [
      Math.min(...boxes.map((box) => box.width)),
      Math.min(...boxes.map((box) => box.height)),
    ];
    return low < smallest.height - 1 ? tooMany : { size, least: { width, height: low } };
  }
}

/** How far apart nodes are, as a part of what they need. @param {Search} search @param {number} k @param {400 | 600} weight of values at leaves */
function spread(search, k, weight) {
  const { nodes } = search;
  const { rows } = place(search);
  const needs = [innerGap(nodes.longest), leafGap(nodes.longest, weight)];
  let least = Number.POSITIVE_INFINITY;
  for (let node = 0; node < nodes.length; node += 1)
    least = Math.min(least, (rows.nearestGap(node) * k) / needs[nodes.leaf[node]]);
  return least;
}
