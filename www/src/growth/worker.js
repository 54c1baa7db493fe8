/** Measures, off the main thread. What cannot be measured is answered with why. */

import { grow, load } from '../engine.js';

/** @typedef {{id: number, task: import('./results.js').Task}} Order */

addEventListener('message', async (/** @type {MessageEvent<Order>} */ { data: { id, task } }) => {
  try {
    await load();
    const { recipe, trees, algorithms } = task;
    const numbers = grow(recipe, trees, algorithms.join(','));
    postMessage({ id, numbers }, { transfer: [numbers.buffer] });
  } catch (error) {
    postMessage({ id, failed: String(error) });
  }
});
