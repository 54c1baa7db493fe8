// The dev server serves what dist/ has, for those who write an example: the same address, and the same element.

import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer } from 'vite';
import { serveFolders } from '../../tools/scripts/static-server.mjs';

const ROOT = join(import.meta.dirname, '..', '..');

// Two servers at once would write one cache.
test.describe.configure({ mode: 'serial' });

/** @param {number} port 0 for any */
const devServer = (port) =>
  createServer({
    configFile: join(ROOT, 'vite.config.js'),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port, strictPort: true },
  });

test('an example works under the dev server, and so does the presenter view', async ({ page }) => {
  const server = await devServer(0);
  try {
    /** @type {string[]} */
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await server.listen();
    await page.goto(`${server.resolvedUrls?.local[0]}examples/tutorial.html`);
    const filled = () =>
      page
        .locator('plyscope-view')
        .evaluateAll((all) => all.filter((view) => view.shadowRoot?.childElementCount).length);
    await expect.poll(filled).toBeGreaterThan(0);
    await page.goto(`${server.resolvedUrls?.local[0]}presenter.html`);
    await expect(page.getByRole('alert')).toHaveText(/This window belongs to a page/);
    expect(complaints).toEqual([]);
  } finally {
    await server.close();
  }
});

test('the copy of a build that was served at the same address gives way', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const { origin, close } = await serveFolders({ '/': join(ROOT, 'dist') });
  await page.goto(origin);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await close();
  const server = await devServer(Number(new URL(origin).port));
  try {
    await server.listen();
    await page.goto(origin);
    await expect(page.locator('script[src="/@vite/client"]')).toBeAttached();
  } finally {
    await context.close();
    await server.close();
  }
});
