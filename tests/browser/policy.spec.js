// What a page or a browser may refuse: inline styles, scripts from addresses that no policy has passed, workers, the full
// screen. All other tests run under the strict policy as well: see serve-dist.js.

import { test as base } from '@playwright/test';
import { LARGE, makeLarge } from './large-search.js';
import { expect, test } from './test.js';
import { open, shareIsThere, view } from './view.js';

/** @import { Page } from '@playwright/test' */

/** The page with other words in its policy. @param {Page} page @param {string} words @param {string} others */
async function openUnder(page, words, others) {
  await page.route('**/some/where/', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'];
    if (!policy?.includes(words)) throw new Error(`no ${words} in ${policy}`);
    const other = { ...headers, 'content-security-policy': policy.replace(words, others) };
    await route.fulfill({ response, headers: other });
  });
  await page.goto(`${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`);
}

test('under the strict policy a worker makes a large search, and the code is indented @firefox @gate', async ({
  page,
}) => {
  await open(page);
  const indents = await page
    .locator('button.line')
    .evaluateAll((lines) =>
      lines.map((line) => getComputedStyle(line).getPropertyValue('--indent')),
    );
  expect(new Set(indents).size).toBeGreaterThan(2);
  expect(await makeLarge(view(page))).toEqual({ error: null, tree: LARGE, progress: true });
});

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const REFUSALS = {
  'by the policy for workers': (page) =>
    openUnder(page, "worker-src 'self' blob:", "worker-src 'none'"),
  'by the names of Trusted Types': (page) =>
    openUnder(page, 'trusted-types lit-html plyscope', 'trusted-types lit-html'),
  'by a browser that has none': async (page) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
    await page.goto(`${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`);
  },
};

for (const [how, visit] of Object.entries(REFUSALS)) {
  // Not with the fixture, which takes the report of the refusal for a defect.
  base(`where a worker is refused ${how}, a large search is made without it`, async ({ page }) => {
    /** @type {string[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await visit(page);
    await expect(view(page).getByRole('slider', { name: 'Step' })).toBeVisible();
    expect(await makeLarge(view(page))).toEqual({ error: null, tree: LARGE, progress: false });
    expect(errors).toEqual([]);
  });
}

for (const gone of ['requestFullscreen', 'exitFullscreen'])
  test(`presenter mode does without ${gone}`, async ({ page }) => {
    await page.addInitScript((name) => {
      Reflect.deleteProperty(Element.prototype, name);
      Reflect.deleteProperty(Document.prototype, name);
    }, gone);
    await open(page);
    const band = page.getByRole('region', { name: 'Presenter mode' });
    await page.keyboard.press('p');
    await expect(band).toBeVisible();
    await page.keyboard.press('p');
    await expect(band).toHaveCount(0);
    await shareIsThere(page);
  });

for (const name of ['', 'presenter.html', 'embed.html', 'lesson.html'])
  base(`on a host that sends no policy, ./${name} has one`, async ({ page }) => {
    await page.route(`**/some/where/${name}`, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto(`${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/${name}`);
    const thrown = await page.evaluate(async () => {
      const seen = /** @type {{refused?: string[]}} */ (globalThis);
      seen.refused = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        seen.refused?.push(effectiveDirective),
      );
      document.body.setAttribute('style', 'color: red');
      const setMarkup = async () => {
        document.createElement('p').innerHTML = '<b>markup</b>';
      };
      const refusals = await Promise.allSettled([fetch('https://example.com/'), setMarkup()]);
      return refusals.map((each) => each.status === 'rejected' && each.reason instanceof TypeError);
    });
    expect(thrown).toEqual([true, true]);
    // Reports come later than what they are about.
    await expect
      .poll(() => page.evaluate(() => /** @type {{refused?: string[]}} */ (globalThis).refused))
      .toEqual(expect.arrayContaining(['connect-src', 'style-src-attr']));
  });
