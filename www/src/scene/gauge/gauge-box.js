/** The place of the gauge: beside its node, where it hides least. Pure. */

import { docksGauge } from '../../layout/picture-size.js';
import { FIGURE, fontSize, haloMargin, innerFont, nodeSize, scaleOf } from '../../layout/sizes.js';
import { boardPlace } from '../board-place.js';
import { obstacles } from '../legend.js';
import { clearOf, overlap } from './clear.js';
import { passRows } from './passes.js';
import { passesBox } from './passes-box.js';

/** @import { Box, Show } from '../scene.js' */
/** @import { Gauge } from './gauge.js' */

const WIDTH = 232;
const HEIGHT = 84;
/** Its distance from the edges of the view. */
const EDGE = 4;
/** The cost of covering anything but the tree. */
const OVER = 10_000;
/** The cost of covering the window of a node above, which then has to stand elsewhere. */
const WINDOW = 120;
/** The size of the text of a window, in CSS pixels: its width on either side, and how far it lies over the node. */
const TEXT = { half: 36, over: 14 };
/** The cost of covering what is below a symbol. */
const SYMBOL = 100;
/** The cost of covering a node, which is far more than that of any number of edges or of being far from its own. */
const NODE = 1000;

/**
 * @param {Show} show
 * @param {Gauge} gauge
 * @returns {Box & {docked: boolean}} `docked` if it has a fixed place, and no line leads to its node
 */
export function gaugeBox(show, gauge) {
  const { size } = show;
  if (docksGauge(size)) {
    const width = Math.min(size.width - 16, 360);
    return { x: (size.width - width) / 2, y: 6, width, height: HEIGHT, docked: true };
  }
  const passes = passesBox(show, passRows(show.search));
  const others = passes === null ? obstacles(show) : [...obstacles(show), passes];
  const docked = show.presenting;
  const places = docked ? corners(size) : [...besideNode(show, gauge), ...corners(size)];
  const boxes = places.flatMap(([left, top]) => {
    const x = Math.max(EDGE, Math.min(size.width - WIDTH - EDGE, left));
    const y = Math.max(EDGE, Math.min(size.height - HEIGHT - EDGE, top));
    return clearOf({ x, y, width: WIDTH, height: HEIGHT, docked }, others, size);
  });
  // In presenter mode it keeps its place, whatever node it belongs to.
  const node = docked ? 0 : gauge.node;
  let [best, least] = [boxes[0], Infinity];
  for (const box of boxes) {
    const over = others.some((other) => overlap(box, other)) ? OVER : 0;
    const cost = over + hidden(show, node, box) + away(show, node, box);
    if (cost < least) [best, least] = [box, cost];
  }
  return best;
}

/**
 * The places in presenter mode, easy to find from the back row: the upper corners, beside the root.
 * @param {{width: number, height: number}} size
 */
const corners = ({ width }) => [
  [width - WIDTH, 0],
  [0, 0],
];

/** The places beside its node. @param {Show} show @param {Gauge} gauge */
function besideNode(show, gauge) {
  const { at } = show;
  const [x, y] = [at.x(gauge.node), at.y(gauge.node)];
  const scale = scaleOf(at, gauge.node);
  const beside = nodeSize({ k: scale, row: at.row }).width / 2 + haloMargin(scale) + 10;
  const beyond = beside + Math.max(outside(show, gauge), tagged(show, gauge.node));
  return [-at.row / 2, at.row / 2, 0].flatMap((dy) => [
    [x + beyond, y + dy - HEIGHT / 2],
    [x - beside - WIDTH, y + dy - HEIGHT / 2],
  ]);
}

/** The width of the node's tags to its right, at most, at any step. @param {Show} show @param {number} node */
function tagged({ search, overlay }, node) {
  const word = overlay === 'types' && search.nodes.part[node] > 0 ? 32 : 0;
  return word + (search.last.of(node).visits > 1 ? 28 : 0);
}

/** The width of the node's value to its right, if it does not fit inside. @param {Show} show @param {Gauge} gauge */
function outside({ at, score }, { node, best, arriving }) {
  const units = best?.units ?? arriving?.units;
  if (units === undefined) return 0;
  const text = `=${score(units)}`;
  const own = { k: scaleOf(at, node), row: at.row };
  const font = fontSize(own);
  return innerFont(text, nodeSize(own).width, font) > 0 ? 0 : text.length * FIGURE * font;
}

/** The cost of the way from a box to its node: a corner of the picture is taken only if beside the node it would hide others. @param {Show} show @param {number} node @param {Box} box */
function away({ at }, node, { x, y, width, height }) {
  const across = Math.max(x - at.x(node), 0, at.x(node) - x - width);
  const down = Math.max(y - at.y(node), 0, at.y(node) - y - height);
  return Math.hypot(across, down) / 10;
}

/**
 * The cost of what a box would hide. It depends on the node and not on the step, so that the gauge keeps its
 * place as long as it belongs to the same node.
 * @param {Show} show
 * @param {number} node
 * @param {Box} box
 */
function hidden(show, node, box) {
  const { at, search, detail } = show;
  const { folding } = search;
  const { parent } = search.nodes;
  const half = nodeSize({ k: scaleOf(at, node), row: at.row }).height / 2 + 4;
  const path = new Set([node]);
  for (let above = parent[node]; above >= 0; above = parent[above]) path.add(above);
  const drawn = [...detail.nodes, ...denseNodes(show, path)];
  /** @param {number} x @param {number} y @param {number} margin */
  const inside = (x, y, margin) =>
    x > box.x - margin &&
    x < box.x + box.width + margin &&
    y > box.y - margin &&
    y < box.y + box.height + margin;
  let cost = 0;
  const bottom = box.y + box.height + at.row;
  for (const other of drawn) {
    const [x, y] = [at.x(other), at.y(other)];
    const board = boardPlace(show, other);
    if (board !== null && overlap(board, box)) cost += NODE;
    const weight = path.has(other) ? 60 : parent[other] === node ? 6 : 1;
    // The bar and the counts below a symbol.
    if (folding.isSymbol(other) && inside(x, y + 1.6 * half, half)) cost += SYMBOL + weight;
    // Neither this node nor the edge to it comes near.
    if (y > bottom || y < box.y - half) continue;
    if (inside(x, y, half)) cost += NODE + 2 * weight;
    const isAbove = other !== node && path.has(other);
    const ends = [x - TEXT.half, x, x + TEXT.half];
    if (isAbove && ends.some((each) => inside(each, y - half - TEXT.over, 8))) cost += WINDOW;
    if (parent[other] < 0) continue;
    const [fromX, fromY] = [at.x(parent[other]), at.y(parent[other])];
    for (const part of [0.25, 0.5, 0.75]) {
      if (inside(fromX + (x - fromX) * part, fromY + (y - fromY) * part, 0)) cost += weight / 4;
    }
  }
  return cost;
}

/** Those of some nodes that are in rows painted as pixels: they are drawn all the same. @param {Show} show @param {Set<number>} nodes */
function denseNodes({ detail, search }, nodes) {
  const rows = new Set(detail.dense.map(({ row }) => row));
  return [...nodes].filter((node) => rows.has(search.nodes.depth[node]));
}
