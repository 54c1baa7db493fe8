// A search that is large enough for a worker.

/** @import { Locator } from '@playwright/test' */
/** @import { PlyscopeView } from '../../www/src/element/view.js' */

export const LARGE = 'random(branching=4, depth=8, seed=7)';

/**
 * Shows a large tree, and whether a worker was there to make it: only then has the page had turns of its own.
 * @param {Locator} view
 */
export const makeLarge = (view) =>
  view.evaluate(async (element, tree) => {
    const it = /** @type {PlyscopeView} */ (element);
    const texts = new Set();
    const observer = new MutationObserver(() =>
      texts.add(it.renderRoot.querySelector('.progress p')?.textContent ?? ''),
    );
    observer.observe(it.renderRoot, { subtree: true, childList: true, characterData: true });
    const error = await it.display({ tree });
    observer.disconnect();
    return {
      error,
      tree: it.tree,
      progress: [...texts].some((text) => text.includes('Searching')),
    };
  }, LARGE);
