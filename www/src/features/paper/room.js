/** The room for a tree on a page, and whether its boxes can be read there. Pure. */

import { place } from '../../layout/plane.js';
import { fit } from '../../layout/projection.js';
import { FIGURE, SMALLEST_TEXT } from '../../layout/sizes.js';
import { BOX } from './boxes.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Size } from '../../layout/picture-size.js' */

/** How a page lies. @typedef {'upright' | 'across'} Lie */

/**
 * Why a tree has no room on any page, and how much of it would have.
 * @typedef {{lacks: 'width' | 'height', has: number, most: number}} Lack
 */

/**
 * The room for a picture between the words of a page, in CSS pixels: what A4 and Letter have in common, within margins of 15 mm.
 * @type {Record<Lie, {width: number, height: number}>}
 */
export const ROOM = {
  upright: { width: 680, height: 720 },
  across: { width: 940, height: 490 },
};

/** The distance of rows, and the least in which two boxes stand above a node; what is above the root and below the leaves. */
const ROW = { most: 108, least: 75, around: 115 };

/** Leaves with so much more than they need are easily told apart. */
const ROOMY = 1.3;

/** A larger tree is not even looked at. */
const MOST_NODES = 500;

/** The leaves beside each other, and the nodes with boxes, need at least so much. @param {number} longest the characters of a value */
const needed = (longest) => ({
  leaf: Math.max(16, longest * FIGURE * SMALLEST_TEXT + 1),
  // A value has a sign before it, and stands below the node if it is too long for the triangle.
  inner: Math.max(BOX.least + BOX.gap, (longest + 1) * FIGURE * SMALLEST_TEXT + 1),
});

/** The most rows below the root, on a page that lies so. @param {Lie} lie */
const mostRows = (lie) => Math.floor((ROOM[lie].height - ROW.around) / ROW.least);

/**
 * What a tree lacks that is too large to be looked at; null if it is not.
 * @param {{nodes: number, leaves: number}} size
 * @returns {Lack | null}
 */
export function lackOf({ nodes, leaves }) {
  if (nodes <= MOST_NODES) return null;
  const most = Math.floor(ROOM.across.width / needed(2).inner);
  return { lacks: 'width', has: leaves, most };
}

/**
 * How the page lies on which a tree has the most room, and the size of its picture.
 * @param {Search} search
 * @returns {{lie: Lie, size: Size} | Lack}
 */
export function roomFor(search) {
  const { height, leaves } = search.overview;
  const rows = Math.max(1, height);
  const all = /** @type {const} */ (['upright', 'across'])
    .filter((lie) => rows <= mostRows(lie))
    .map((lie) => ({ lie, ...spread(search, lie) }));
  if (all.length === 0) return { lacks: 'height', has: rows + 1, most: mostRows('upright') + 1 };
  const roomy = all.find(({ isRoomy }) => isRoomy);
  const best = roomy ?? all.reduce((one, other) => (other.part > one.part ? other : one));
  if (best.part >= 1) return { lie: best.lie, size: best.size };
  return { lacks: 'width', has: leaves, most: Math.max(1, Math.floor(leaves * best.part)) };
}

/**
 * How far apart nodes are on a page: as a part of what they need, and whether boxes have their full width there.
 * @param {Search} search
 * @param {Lie} lie
 */
function spread(search, lie) {
  const { nodes, overview } = search;
  const rows = Math.max(1, overview.height);
  const row = Math.min(ROW.most, (ROOM[lie].height - ROW.around) / rows);
  /** @type {Size} */
  const size = { width: ROOM[lie].width, height: ROW.around + rows * row, short: true };
  const plane = place(search);
  const { k } = fit(plane, size);
  let [leaves, boxes] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let node = 0; node < nodes.length; node += 1) {
    const gap = plane.rows.nearestGap(node) * k;
    if (nodes.leaf[node]) leaves = Math.min(leaves, gap);
    else boxes = Math.min(boxes, gap);
  }
  const { leaf, inner } = needed(nodes.longest);
  const part = Math.min(leaves / leaf, boxes / inner);
  return { size, part, isRoomy: leaves >= ROOMY * leaf && boxes >= BOX.width + BOX.gap };
}
