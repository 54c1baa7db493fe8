// What a page or a browser may refuse: inline styles, scripts from addresses that no policy has passed, workers, the full
// screen. All other tests run under the strict policy as well: see serve-dist.js.

import { test as base } from '@playwright/test';
import { expect, test } from './test.js';
import { button, open, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** Large enough for a worker. */
const LARGE = 'random(branching=4, depth=8, seed=7)';

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

/**
 * Shows a large tree, and whether a worker was there to make it: only then has the page had turns of its own.
 * @param {Page} page
 */
const makeLarge = (page) =>
  view(page).evaluate(async (element, tree) => {
    const it = /** @type {View} */ (element);
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

test('under the strict policy a worker makes a large search, and the code is indented @firefox', async ({
  page,
}) => {
  await open(page);
  const indents = await page
    .locator('button.line')
    .evaluateAll((lines) =>
      lines.map((line) => getComputedStyle(line).getPropertyValue('--indent')),
    );
  expect(new Set(indents).size).toBeGreaterThan(2);
  expect(await makeLarge(page)).toEqual({ error: null, tree: LARGE, progress: true });
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
    expect(await makeLarge(page)).toEqual({ error: null, tree: LARGE, progress: false });
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
    await expect(button(page, 'Share…')).toBeVisible();
  });
