// The build's picture of the tree that the page begins with: there before the wasm, in its place, and in no other page's.

import { expect, test } from './test.js';
import { button, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** @param {Page} page */
const picture = (page) => page.locator('plyscope-view > picture > img');

/** Keeps the wasm back until the returned function is called. @param {Page} page */
async function holdWasm(page) {
  let release = () => {};
  const released = /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      release = resolve;
    })
  );
  await page.route(/\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/**
 * The part of the pixels that differ between the build's picture and the view's own.
 * @param {Page} page
 * @param {string} source
 */
const difference = (page, source) =>
  view(page).evaluate(async (/** @type {View} */ it, source) => {
    await it.ready();
    const canvas = /** @type {HTMLCanvasElement} */ (it.renderRoot.querySelector('canvas'));
    const image = new Image();
    image.src = source;
    await image.decode();
    const { width, height } = canvas;
    const [one, other] = [canvas, image].map((drawn) => {
      const to = Object.assign(document.createElement('canvas'), { width, height });
      const context = /** @type {CanvasRenderingContext2D} */ (to.getContext('2d'));
      context.fillStyle = getComputedStyle(document.body).backgroundColor;
      context.fillRect(0, 0, width, height);
      context.drawImage(drawn, 0, 0);
      return context.getImageData(0, 0, width, height).data;
    });
    const differing = one.filter((value, at) => Math.abs(value - other[at]) > 64);
    return differing.length / one.length;
  }, source);

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  test(`a first visit begins with the picture of its tree, ${theme} @gate`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    const release = await holdWasm(page);
    await page.goto('./');
    await expect(picture(page)).toHaveJSProperty('naturalWidth', 920);
    const place = await picture(page).boundingBox();
    const source = await picture(page).evaluate((/** @type {HTMLImageElement} */ it) => it.src);
    expect(source).toContain(theme);
    release();
    await expect(button(page, 'Share…')).toBeVisible();
    await expect(picture(page)).toBeHidden();
    const drawn = await page.locator('plyscope-view canvas').first().boundingBox();
    expect(drawn).toEqual(place);
    expect(await difference(page, source)).toBeLessThan(0.01);
  });
}

test('what begins with another tree, or in colours of its own, does not begin with that picture', async ({
  page,
}) => {
  for (const [address, prepare] of /** @type {const} */ ([
    ['./#tree=[1,2]', ''],
    ['./', 'plyscope-work'],
    ['./', 'plyscope-theme'],
  ])) {
    await page.goto('about:blank');
    await page.goto('./presenter.html');
    await page.evaluate((key) => key && localStorage.setItem(key, 'contrast'), prepare);
    const release = await holdWasm(page);
    await page.goto(address);
    await expect(view(page).getByText('Loading')).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
    release();
    await page.evaluate(() => localStorage.clear());
  }
});
