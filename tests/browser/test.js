// Playwright's `test` with what every test of ours wants: `page.goto('./')` is the built page, nothing moves by itself, and
// a page that asks another origin for something, misses a file, or says an error in the console fails its test.

import { test as base, expect } from '@playwright/test';
import { releaseClock } from './clock.js';

/** @import { Fixtures, Page, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test' */
/** @import { PlaywrightWorkerArgs, PlaywrightWorkerOptions } from '@playwright/test' */

export { expect };

/**
 * @type {Fixtures<{labels: string, provoked: RegExp | null}, {}, PlaywrightTestArgs & PlaywrightTestOptions,
 *   PlaywrightWorkerArgs & PlaywrightWorkerOptions>}
 */
const fixtures = {
  // What the reader has chosen that nodes are called; most tests speak of nodes by their numbers, which any tree has.
  labels: ['numbers', { option: true }],
  // What the console must say in a test that makes something fail; any other complaint fails the test still.
  provoked: [null, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  baseURL: async ({}, use) => {
    await use(`${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`);
  },

  // The next option does not reach these in Debian's Firefox.
  launchOptions: [
    async ({ launchOptions, browserName }, use) => {
      const firefoxUserPrefs = {
        ...launchOptions.firefoxUserPrefs,
        'ui.prefersReducedMotion': 1,
        // Pages of one origin need no processes of their own: that spares a fifth of the processor time.
        'fission.autostart': false,
        'dom.ipc.processPrelaunch.enabled': false,
      };
      await use(browserName === 'firefox' ? { ...launchOptions, firefoxUserPrefs } : launchOptions);
    },
    { scope: 'worker' },
  ],

  contextOptions: async ({ contextOptions }, use) => {
    await use({ ...contextOptions, reducedMotion: 'reduce' });
  },

  page: async ({ page, reuseContext, labels, provoked }, use) => {
    const complaints = listen(page);
    await page.addInitScript(choose, labels);
    await page.addInitScript(reportViolations);
    // Behind another window no frames are drawn.
    await page.bringToFront();
    await use(page);
    await releaseClock(page);
    expect(complaints.filter((each) => !provoked?.test(each))).toEqual([]);
    if (provoked) expect(complaints).toContainEqual(expect.stringMatching(provoked));
    if (reuseContext) await leaveNothing(page);
  },
};

export const test = base.extend(fixtures);

/**
 * Removes what Playwright leaves in a reused context: permissions, being offline, the session's storage, and where the
 * mouse is.
 *
 * @param {Page} page
 */
async function leaveNothing(page) {
  await page.context().clearPermissions();
  await page.context().setOffline(false);
  if (page.isClosed()) return;
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
}

/** In the page: what the reader has chosen before. @param {string} labels */
function choose(labels) {
  if (labels === '') return;
  try {
    localStorage.setItem('plyscope-labels', labels);
  } catch {
    // A test may forbid all storage.
  }
}

/** What a content policy has blocked is an error in the console: not all browsers say it there by themselves. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`${effectiveDirective} has blocked ${blockedURI}`),
  );
}

/** What is asked of no host. */
const WITHIN = ['data:', 'about:', 'blob:'];

/** What Playwright says where the page asks for its service worker, which most tests are without. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * The errors and warnings of a page, for as long as it lives.
 *
 * @param {Page} page
 */
export function listen(page) {
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== BLOCKED) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!WITHIN.includes(url.protocol) && url.origin !== process.env.PLYSCOPE_TEST_ORIGIN) {
      complaints.push(`asked ${url.origin}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}
