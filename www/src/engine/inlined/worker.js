/** The worker's script, within the script itself. */

import script from 'virtual:plyscope/worker';
import { trustedScript } from '../files/trusted.js';

/** @type {string | undefined} */
let address;

/** @throws if the browser or the page's policy allows none */
export function startWorker() {
  address ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  return new Worker(trustedScript(address));
}
