// Whatever file does not come, people read a sentence: never a blank, never an error of the browser's.

import { expect, listen, test } from './test.js';

/** @import { Page, Route } from '@playwright/test' */

/** Ways in which a file does not come. @type {Record<string, (route: Route) => Promise<void>>} */
const FAILURES = {
  'not found': (route) => route.fulfill({ status: 404, body: 'not found' }),
  truncated: async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length >> 1), headers: {} });
  },
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
  reset: (route) => route.abort('connectionreset'),
};

/** The files without which there is no view. */
const FILES = [
  /\/assets\/index-[^/]+\.js$/,
  /\/assets\/address-[^/]+\.js$/,
  /\/assets\/page-[^/]+\.js$/,
  /\/assets\/view-[^/]+\.js$/,
  /\/assets\/en-[^/]+\.js$/,
  /\.wasm$/,
];

/** What people may read. */
const SENTENCE = /Plyscope (has not started|could not be loaded)/;

/** The page without the wait for a file that may still be on its way. @param {Page} page */
const endWaiting = (page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

for (const [name, fail] of Object.entries(FAILURES)) {
  test(`a file that is ${name} leads to a sentence`, async ({ context }) => {
    for (const file of FILES) {
      await test.step(String(file), async () => {
        // Its console has errors: the fixture's own page may have none.
        const page = await context.newPage();
        let isMissing = false;
        await page.route(file, (route) => {
          isMissing = true;
          return fail(route);
        });
        await page.goto('./', { waitUntil: 'load' });
        await expect(async () => {
          await endWaiting(page);
          await expect(page.getByText(SENTENCE).locator('visible=true').first()).toBeVisible({
            timeout: 200,
          });
        }).toPass();
        expect(isMissing).toBe(true);
        const raw = page.getByText(/TypeError|Failed to|SyntaxError|Wasm/i);
        await expect(raw.locator('visible=true')).toHaveCount(0);
        await page.close();
      });
    }
  });
}

test('without JavaScript, the page says that it needs it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`);
  // By its element: Playwright's texts leave it out.
  const said = page.locator('noscript p');
  await expect(said.first()).toBeVisible();
  await expect(said).toHaveText([/needs JavaScript/, /behöver JavaScript/]);
  await expect(page.getByText(SENTENCE).first()).toBeHidden();
  await context.close();
});

test('a page whose files all come says nothing of the kind', async ({ page }) => {
  const complaints = listen(page);
  await page.goto('./');
  await expect(page.getByRole('treeitem')).toHaveCount(51);
  await expect(page.getByText(SENTENCE)).toBeHidden();
  expect(complaints).toEqual([]);
});
