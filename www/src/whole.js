/** The whole module, which nobody waits for: it is fetched when the first picture is there. */

import { whole } from './engine.js';

/** Not in all browsers. @type {(doing: () => void) => void} */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/**
 * Fetches it once the browser has drawn what it is about to draw, and has nothing else to do.
 * @param {() => void} come called when it is there
 * @param {(error: import('./engine.js').PlyscopeError) => void} missing
 */
export function fetchWhole(come, missing) {
  const fetch = () => whole().then(come, missing);
  // Behind the frame that is drawn next there comes another.
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(fetch)));
}
