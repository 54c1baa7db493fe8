// The dev server serves what dist/ has, for those who write an example: the same address, and the same element.

import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer } from 'vite';

test('an example works under the dev server, and so does the presenter view', async ({ page }) => {
  const server = await createServer({
    configFile: join(import.meta.dirname, '..', '..', 'vite.config.js'),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
  });
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
