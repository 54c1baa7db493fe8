/**
 * Where the gauge stands: beside its node, where it hides least. Pure.
 */

import { NARROW } from './plane.js';
import { PHASE } from './scene.js';

/**
 * @typedef {import('./gauge.js').Gauge} Gauge
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 */

const WIDTH = 232;
const HEIGHT = 84;

/**
 * Where the gauge stands.
 * @param {import('./scene.js').Show} show
 * @param {Gauge} gauge
 * @returns {Box & {docked: boolean}}
 */
export function gaugeBox(show, gauge) {
  const { size, at } = show;
  if (size.width < NARROW) {
    const width = Math.min(size.width - 16, 360);
    return { x: (size.width - width) / 2, y: 6, width, height: HEIGHT, docked: true };
  }
  const [x, y] = [at.x[gauge.node], at.y[gauge.node]];
  const beside = 34 + 8 * at.k;
  const places = [
    [x + beside, y - HEIGHT / 2],
    [x - beside - WIDTH, y - HEIGHT / 2],
    [x + beside, y - HEIGHT - 6],
    [x - beside - WIDTH, y - HEIGHT - 6],
    [x + beside, y + 10],
    [x - beside - WIDTH, y + 10],
  ];
  const boxes = places.map(([left, top]) => ({
    x: Math.max(6, Math.min(size.width - WIDTH - 6, left)),
    y: Math.max(6, Math.min(size.height - HEIGHT - 6, top)),
    width: WIDTH,
    height: HEIGHT,
    docked: false,
  }));
  const costs = boxes.map((box) => hidden(show, box));
  return boxes[costs.indexOf(Math.min(...costs))];
}

/**
 * How much a box would hide, the path counting most.
 * @param {import('./scene.js').Show} show
 * @param {Box} box
 */
function hidden({ at, moment, search, states }, box) {
  const path = new Set(moment.path.map((frame) => frame.node));
  const margin = 20;
  let cost = 0;
  for (let node = 0; node < at.x.length; node += 1) {
    const inside =
      at.x[node] > box.x - margin &&
      at.x[node] < box.x + box.width + margin &&
      at.y[node] > box.y - margin &&
      at.y[node] < box.y + box.height + margin;
    if (inside) {
      const near = path.has(search.nodes.parent[node]);
      // What is over matters more than what has not been reached.
      const plain = states.phase[node] === PHASE.unreached ? 1 : 2;
      cost += path.has(node) ? 12 : near ? 6 : plain;
    }
  }
  return cost;
}
