/** Measures, off the main thread. What cannot be measured is answered with why. */

import { grow, load } from '../engine.js';

/** @typedef {{id: number, task: import('./results.js').Task}} Order */

addEventListener('message', async (/** @type {MessageEvent<Order>} */ { data: { id, task } }) => {
  try {
    await load();
    const { branching, depth, leaves, bestFirst, noise, trees, algorithms } = task;
    const names = algorithms.join(',');
    const numbers = grow(branching, depth, leaves, bestFirst, noise, trees, names);
    postMessage({ id, numbers }, { transfer: [numbers.buffer] });
  } catch (error) {
    postMessage({ id, failed: String(error) });
  }
});
