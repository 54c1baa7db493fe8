/** The worker's script, a file beside the others. A build into a single file takes `inlined/worker.js` instead. */

import { Worker } from './trusted.js';

/** @throws if the browser or the page's policy allows none */
export const startWorker = () =>
  new Worker(new URL('../jobs/worker.js', import.meta.url), { type: 'module' });
