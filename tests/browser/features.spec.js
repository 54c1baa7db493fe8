// A feature is loaded when it is first opened. If it cannot be, the page says so beside its button, and the next click tries again.

import { test } from '@playwright/test';
import { expect } from './test.js';
import { button, inTrees, shareIsThere, trees, underMore } from './view.js';

/** @import { Page } from '@playwright/test' */

/**
 * Opens the page without some of its scripts.
 *
 * @param {Page} page
 * @param {RegExp[]} missing in the names of their files
 * @returns {Promise<(() => Promise<void>)[]>} let them through, each its own
 */
async function without(page, ...missing) {
  const files = missing.map(
    (name) => (/** @type {URL} */ url) => name.test(url.pathname.replace(/.*\//, '')),
  );
  for (const file of files) await page.route(file, (route) => route.abort());
  await page.goto(`${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`);
  await shareIsThere(page);
  return files.map((file) => () => page.unroute(file));
}

/** The files of what a button opens. */
const FILES = {
  Trees: /^gallery-/,
  'Generate…': /^generator-/,
  Growth: /^growth-/,
  'Share…': /^sharing-/,
  Help: /^help-/,
  Predict: /^predicting-/,
  Compare: /^compare-/,
};

/** @param {Page} page */
const notLoaded = (page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

/** @param {Page} page @param {string} label of a button */
async function opener(page, label) {
  if (label === 'Generate…') return inTrees(page);
  if (label === 'Trees') return trees(page);
  return ['Growth', 'Help', 'Share…'].includes(label)
    ? underMore(page, label)
    : button(page, label);
}

// All of them are loaded in one way, which differs among browsers.
for (const [labels, where] of /** @type {const} */ ([
  [['Trees', 'Growth', 'Share…'], ''],
  [['Generate…'], ''],
  [['Help'], ' @firefox'],
])) {
  test(`${labels.join(', ')}: says that it could not be loaded, and opens once it can be${where}`, async ({
    page,
  }) => {
    const restore = await without(page, ...labels.map((label) => FILES[label]));
    for (const [at, label] of labels.entries()) {
      await test.step(label, async () => {
        await (await opener(page, label)).click();
        await expect(notLoaded(page)).toBeVisible();
        await expect(page.getByRole('dialog')).toBeHidden();
        await restore[at]();
        await (await opener(page, label)).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(notLoaded(page)).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      });
    }
  });
}

test('Predict and Compare say that they could not be loaded, and try again', async ({ page }) => {
  const parts = /** @type {const} */ ([
    ['Predict', 'Predict'],
    ['Compare', 'Comparison'],
  ]);
  const restore = await without(page, FILES.Predict, FILES.Compare);
  for (const [at, [label, region]] of parts.entries()) {
    await test.step(label, async () => {
      await button(page, label).click();
      await expect(notLoaded(page)).toBeVisible();
      await restore[at]();
      await button(page, 'Try again').click();
      await expect(page.getByRole('region', { name: region, exact: true })).toBeVisible();
      await expect(notLoaded(page)).toBeHidden();
    });
  }
});

test('without presenter mode the page stays as it is', async ({ page }) => {
  const presenting = page.locator('plyscope-view[presenting]');
  const [restore] = await without(page, /^presenting-/);
  await button(page, 'Present').click();
  await expect(notLoaded(page)).toBeVisible();
  await expect(presenting).toHaveCount(0);
  await restore();
  await button(page, 'Present').click();
  await expect(presenting).toHaveCount(1);
  await expect(notLoaded(page)).toBeHidden();
});

test('without its second window, presenter mode says so and works', async ({ page }) => {
  await without(page, /^presenter-window-/);
  await button(page, 'Present').click();
  await button(page, 'Presenter view').click();
  await expect(notLoaded(page)).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('region', { name: 'Presenter mode' })).toContainText('step 1 of');
});

test('the second window opens although it did not come at first', async ({ page, context }) => {
  const [restore] = await without(page, /^presenter-window-/);
  await button(page, 'Present').click();
  await button(page, 'Presenter view').click();
  await expect(notLoaded(page)).toBeVisible();
  await restore();
  const opened = context.waitForEvent('page');
  await button(page, 'Try again').click();
  await expect((await opened).getByRole('heading', { name: 'Next step' })).toBeVisible();
  await expect(notLoaded(page)).toBeHidden();
});

test('a second window that comes after the mode was left does not open', async ({
  page,
  context,
}) => {
  const arrive = await arriveLater(page);
  await button(page, 'Presenter view').click();
  await page.keyboard.press('Escape');
  await arrive();
  await expect(page.locator('plyscope-view[presenting]')).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test('a second window that comes late leaves the mode as it is', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('plyscope-presenting', '- on blank'));
  const arrive = await arriveLater(page);
  await arrive();
  await expect(page.locator('plyscope-view[presenting]')).toHaveCount(1);
  await expect(page.locator('plyscope-view[blank]')).toHaveCount(0);
});

/**
 * Opens the page in presenter mode, where the support of the second window arrives only when it is told to.
 * @param {Page} page
 */
async function arriveLater(page) {
  let tell = () => {};
  const told = /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      tell = resolve;
    })
  );
  await page.route(/presenter-window-/, async (route) => {
    await told;
    await route.continue();
  });
  await page.goto(`${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`);
  await button(page, 'Present').click();
  await expect(page.locator('plyscope-view[presenting]')).toHaveCount(1);
  return async () => {
    const arrived = page.waitForResponse(/presenter-window-/);
    tell();
    await (await arrived).finished();
    await page.evaluate(async () => void (await new Promise(requestAnimationFrame)));
  };
}

test('a feature brings its style sheet when it is first shown, and the order in which they come makes no difference', async ({
  page,
}) => {
  await without(page);
  /** The features whose sheets a view has, each by a name in it. */
  const worn = () =>
    page.locator('plyscope-view').evaluate(({ shadowRoot }) =>
      [...(shadowRoot?.adoptedStyleSheets ?? [])].slice(1).map(({ cssRules }) => {
        const text = [...cssRules].map(({ cssText }) => cssText).join('');
        return ['.predict ', '.trees ', '.help '].find((name) => text.includes(name));
      }),
    );
  expect(await worn()).toEqual([]);
  await (await underMore(page, 'Help')).click();
  await expect(page.getByRole('dialog').locator('.pages')).toHaveCSS('display', 'grid');
  await page.keyboard.press('Escape');
  await button(page, 'Predict').click();
  await expect(page.getByRole('region', { name: 'Predict', exact: true })).toBeVisible();
  await trees(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await worn()).toEqual(['.predict ', '.trees ', '.help ']);
});
