// The built page in Chromium.

import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findBrowser } from '../../scripts/browsers.mjs';
import { serveFolders } from '../../scripts/static-server.mjs';

/** @import { Browser } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../../www/src/element/view.js' */

const root = join(import.meta.dirname, '../../..');
const built = join(root, 'target', 'bench-page');

/**
 * Builds the page, and serves it as long as something is measured.
 *
 * @template T
 * @param {(origin: string) => Promise<T>} measure
 */
export async function withPage(measure) {
  await build({
    configFile: join(root, 'vite.config.js'),
    logLevel: 'error',
    build: { outDir: built },
  });
  const { origin, close } = await serveFolders({ '/': built });
  try {
    return await measure(origin);
  } finally {
    await close();
  }
}

/**
 * @template T
 * @param {(browser: Browser) => Promise<T>} measure
 */
export async function inBrowser(measure) {
  const browser = await chromium.launch({
    executablePath: findBrowser('chromium'),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Opens the page, until it is ready. @param {Browser} browser @param {string} origin */
export async function open(browser, origin) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 720 },
    // Its copying would be measured too.
    serviceWorkers: 'block',
  });
  await page.goto(`${origin}/`);
  // The view is told its address once all of the page is there.
  await page.waitForFunction(() => {
    const view = /** @type {Partial<View> | null} */ (document.querySelector('plyscope-view'));
    return Boolean(view?.addressOf);
  });
  return page;
}
