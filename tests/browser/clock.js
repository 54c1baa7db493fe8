// Time in tests: none of them waits for the real one.

/** @import { Page } from '@playwright/test' */

/** The pages whose clock stands still. @type {WeakSet<Page>} */
const stopped = new WeakSet();

/**
 * Stops the page's clock: from now on time passes only when the test lets it, by `page.clock.runFor`. Nothing is drawn
 * in between either, so places and pictures are looked at before.
 *
 * @param {Page} page
 */
export async function stopClock(page) {
  stopped.add(page);
  await page.clock.install({ time: 0 });
  // Work that is under way is finished first.
  await page.clock.pauseAt('1970-01-02');
}

/**
 * Lets the page's clock go on, if it was stopped. If a context is reused, Playwright would do so while the next test
 * begins, which then hears of an error.
 *
 * @param {Page} page
 */
export async function releaseClock(page) {
  if (stopped.delete(page) && !page.isClosed()) await page.clock.resume();
}
