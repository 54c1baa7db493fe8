/** The whole module, which nobody waits for: it is fetched when the first picture is there. */

import { imported } from '../element/imported.js';
import { isWhole, share } from './cores.js';

/** Not in all browsers. @type {(doing: () => void) => void} */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** @type {Promise<void> | undefined} */
let coming;

/** How often its JavaScript could not be loaded. */
let tries = 0;

/**
 * Fetches it for all views, unless it is there or on its way.
 * @throws {import('./engine.js').PlyscopeError} where it does not come; it is fetched anew when it is wanted again
 */
export async function whole() {
  if (isWhole()) return;
  coming ??= fetched().finally(() => {
    coming = undefined;
  });
  await coming;
}

async function fetched() {
  try {
    const found = await loaded();
    await found.first.init();
    share(found);
  } catch (error) {
    throw /** @type {import('./engine.js').PlyscopeError} */ ({
      kind: 'whole-missing',
      value: String(error),
    });
  }
}

/** Its JavaScript. */
async function loaded() {
  try {
    return await imported(() => import('../../pkg/plyscope_wasm.js'), tries);
  } catch (error) {
    tries += 1;
    throw error;
  }
}

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
