// The build's picture of the tree that the page begins with: there before the wasm, in its place, and in no other page's.

import { expect, test } from './test.js';
import { shareIsThere, toLast, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** @param {Page} page */
const picture = (page) => page.locator('plyscope-view > picture > img');

/** Keeps files back until the returned function is called. @param {Page} page @param {RegExp} files */
async function hold(page, files) {
  let release = () => {};
  const released = /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      release = resolve;
    })
  );
  await page.route(files, async (route) => {
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
    const release = await hold(page, /\.wasm$/);
    await page.goto('./');
    await expect(picture(page)).toHaveJSProperty('naturalWidth', 880);
    const place = await picture(page).boundingBox();
    const source = await picture(page).evaluate((/** @type {HTMLImageElement} */ it) => it.src);
    expect(source).toContain(theme);
    release();
    await shareIsThere(page);
    await expect(picture(page)).toBeHidden();
    const drawn = await page.locator('plyscope-view canvas').first().boundingBox();
    expect(drawn).toEqual(place);
    expect(await difference(page, source)).toBeLessThan(0.01);
    // The last step is another picture.
    await toLast(page);
    expect(await difference(page, source)).toBeGreaterThan(0.01);
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
    const release = await hold(page, /\.wasm$/);
    await page.goto(address);
    await expect(view(page).getByText('Loading')).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
    release();
    await page.evaluate(() => localStorage.clear());
  }
});

for (const [what, path] of /** @type {const} */ ([
  ['the page', './'],
  ['a lesson', './lesson.html#lesson=01-looking-away'],
  ['the list of lessons', './lesson.html#lessons'],
]))
  test(`${what} takes the wasm that it preloads, once, before its code has come`, async ({
    page,
  }) => {
    // Chromium warns of a preload that nothing has taken some seconds after the page was loaded.
    await page.addInitScript(() => {
      const { compileStreaming } = WebAssembly;
      let compiled = 0;
      Object.assign(globalThis, { compiled: () => compiled });
      WebAssembly.compileStreaming = (source) => {
        compiled += 1;
        return compileStreaming(source);
      };
    });
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => {
      if (/plyscope_wasm.*\.wasm$/.test(request.url())) asked.push(request.url());
    });
    const compiled = () => page.evaluate(() => Reflect.get(globalThis, 'compiled')());
    const release = await hold(page, /assets\/(page|lesson-page|view)-.*\.js$/);
    await page.goto(path);
    await expect.poll(compiled).toBe(1);
    release();
    if (path.includes('#lessons')) await page.getByRole('link', { name: 'Looking away' }).click();
    const first = page.locator('plyscope-view').first();
    await expect
      .poll(() => first.evaluate((/** @type {View} */ { steps }) => steps))
      .toBeGreaterThan(0);
    expect(await compiled()).toBe(1);
    expect(asked).toHaveLength(1);
  });
