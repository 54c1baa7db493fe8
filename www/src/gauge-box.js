/**
 * Where the gauge stands: beside its node, where it hides least. Pure.
 */

import { passRows } from './passes.js';
import { passesBox } from './passes-box.js';
import { docksGauge } from './plane.js';
import { FIGURE, fontSize, haloRoom, innerFont, nodeSize } from './sizes.js';

/**
 * @typedef {import('./gauge.js').Gauge} Gauge
 * @typedef {import('./scene.js').Box} Box
 */

const WIDTH = 232;
const HEIGHT = 84;
/** What it costs to hide the root's window. */
const WHOLE = 200;

/**
 * Where the gauge stands.
 * @param {import('./scene.js').Show} show
 * @param {Gauge} gauge
 * @returns {Box & {docked: boolean}}
 */
export function gaugeBox(show, gauge) {
  const { size, at } = show;
  if (docksGauge(size)) {
    const width = Math.min(size.width - 16, 360);
    return { x: (size.width - width) / 2, y: 6, width, height: HEIGHT, docked: true };
  }
  const [x, y] = [at.x[gauge.node], at.y[gauge.node]];
  const beside = nodeSize(at).width / 2 + haloRoom(at.k) + 10;
  const beyond = beside + Math.max(outside(show, gauge), tagged(show, gauge.node));
  const places = [-at.row / 2, at.row / 2, 0].flatMap((dy) => [
    [x + beyond, y + dy - HEIGHT / 2],
    [x - beside - WIDTH, y + dy - HEIGHT / 2],
  ]);
  const boxes = places.map(([left, top]) => ({
    x: Math.max(6, Math.min(size.width - WIDTH - 6, left)),
    y: Math.max(6, Math.min(size.height - HEIGHT - 6, top)),
    width: WIDTH,
    height: HEIGHT,
    docked: false,
  }));
  const rootWindow = passesBox(show, passRows(show.search));
  const costs = boxes.map((box) => {
    const over = rootWindow !== null && overlap(box, rootWindow);
    return hidden(show, gauge.node, box) + (over ? WHOLE : 0);
  });
  return boxes[costs.indexOf(Math.min(...costs))];
}

/**
 * How much room the node's tags may take to its right, at any step.
 * @param {import('./scene.js').Show} show
 * @param {number} node
 */
function tagged({ search, overlay }, node) {
  const word = overlay === 'types' && search.nodes.part[node] > 0 ? 32 : 0;
  return word + (search.last.of(node).visits > 1 ? 28 : 0);
}

/** @param {Box} one @param {Box} other */
const overlap = (one, other) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/**
 * How much room the node's value takes to its right, where it does not fit inside.
 * @param {import('./scene.js').Show} show
 * @param {Gauge} gauge
 */
function outside({ at, score }, { best, arriving }) {
  const units = best?.units ?? arriving?.units;
  if (units === undefined) return 0;
  const text = `=${score(units)}`;
  const font = fontSize(at);
  return innerFont(text, nodeSize(at).width, font) > 0 ? 0 : text.length * FIGURE * font;
}

/**
 * How much a box would hide. It depends on the node alone and not on the step, so that the gauge
 * stays where it is for as long as it belongs to the same node.
 * @param {import('./scene.js').Show} show
 * @param {number} node
 * @param {Box} box
 */
function hidden({ at, search }, node, box) {
  const { folding } = search;
  const { parent } = search.nodes;
  const half = nodeSize(at).height / 2 + 4;
  const path = new Set([node]);
  for (let above = parent[node]; above >= 0; above = parent[above]) path.add(above);
  /** @param {number} x @param {number} y @param {number} margin */
  const inside = (x, y, margin) =>
    x > box.x - margin &&
    x < box.x + box.width + margin &&
    y > box.y - margin &&
    y < box.y + box.height + margin;
  let cost = 0;
  for (let other = 0; other < at.x.length; other += 1) {
    const weight = path.has(other) ? 60 : parent[other] === node ? 6 : 1;
    if (inside(at.x[other], at.y[other], half)) cost += 2 * weight;
    // What stands below a symbol.
    const below = folding.isSymbol(other) && at.y[other] + 1.6 * half;
    if (below !== false && inside(at.x[other], below, half)) cost += weight;
    if (parent[other] < 0) continue;
    for (const part of [0.25, 0.5, 0.75]) {
      const x = at.x[parent[other]] + (at.x[other] - at.x[parent[other]]) * part;
      const y = at.y[parent[other]] + (at.y[other] - at.y[parent[other]]) * part;
      if (inside(x, y, 0)) cost += weight / 4;
    }
  }
  return cost;
}
