/** The worker in which large trees of games grow. */

import { whatFailed } from '../errors.js';
import { newInstance } from './instance.js';

/** The part of a worker's scope that this uses. @type {{postMessage: (message: unknown) => void}} */
const page = /** @type {any} */ (globalThis);

addEventListener('message', ({ data: { module, recipe } }) => {
  try {
    const progress = (/** @type {number} */ nodes) => page.postMessage({ progress: nodes });
    page.postMessage({ answer: newInstance(module).grow(recipe, progress) });
  } catch (error) {
    page.postMessage({ error: whatFailed(error) });
  }
});
