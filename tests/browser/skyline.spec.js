// The slider over the steps as a skyline, as a person draws it with a mouse or a finger.

import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import { boxOf, expectStep, goTo, open, show, slider, view } from './view.js';

/** @import { Page } from '@playwright/test' */

const DEEPENING = { tree: 'deepening', algorithm: 'iterative-deepening' };

/** The skyline: how many of its columns stand, and how far to the right they reach. @param {Page} page */
async function drawn(page) {
  const box = await boxOf(page.locator('.skyline > svg'));
  return page.locator('.skyline > svg').evaluate((svg, { x, width }) => {
    const columns = Number(svg.querySelector('svg')?.getAttribute('width') ?? 0);
    const all = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
    return { columns, right: x + (width * columns) / all };
  }, box);
}

/** Where the handle stands at a step. @param {Page} page @param {number} step */
async function handleAt(page, step) {
  const { x, y, width, height } = await boxOf(slider(page));
  const [first, last] = await slider(page).evaluate((/** @type {HTMLInputElement} */ input) => [
    Number(input.min),
    Number(input.max),
  ]);
  return { x: x + 8 + ((width - 16) * (step - first)) / (last - first), y: y + height / 2 };
}

test('the skyline is drawn along by its handle, and stands up to it @firefox', async ({ page }) => {
  await open(page, { tree: 'swedish-51', algorithm: 'alpha-beta', step: 10 });
  const from = await handleAt(page, 10);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const step of [11, 24, 50, 31]) {
    const to = await handleAt(page, step);
    await page.mouse.move(to.x, to.y);
    await expectStep(page, step);
    const { columns, right } = await drawn(page);
    expect(columns).toBe(step);
    expect(Math.abs(right - to.x)).toBeLessThan(1);
  }
  await page.mouse.up();
  // Anywhere over its whole height.
  const { y, height } = await boxOf(slider(page));
  for (const [step, at] of [
    [60, y + 2],
    [5, y + height - 2],
  ]) {
    await page.mouse.click((await handleAt(page, step)).x, at);
    await expectStep(page, step);
  }
});

test('a finger has room for it on a phone', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: browser.browserType().name() === 'chromium',
  });
  const page = await context.newPage();
  await open(page, { ...DEEPENING, step: 80 });
  const box = await boxOf(slider(page));
  expect(box.height).toBeGreaterThanOrEqual(40);
  expect(box.width).toBeGreaterThanOrEqual(100);
  for (const at of [box.y + 3, box.y + box.height - 3]) {
    const step = at < box.y + 10 ? 120 : 30;
    await page.touchscreen.tap((await handleAt(page, step)).x, at);
    await expect
      .poll(async () => Math.abs(Number(await slider(page).inputValue()) - step))
      .toBeLessThan(2);
  }
  await context.close();
});

test('between bounds, and beside a longer search, it stands where its steps are', async ({
  page,
}) => {
  await open(page, { tree: 'swedish-51', algorithm: 'alpha-beta' });
  await view(page).evaluate((element) => {
    element.setAttribute('from', '20');
    element.setAttribute('to', '60');
  });
  await goTo(page, 40);
  expect((await drawn(page)).columns).toBe(20);
  expect(Math.abs((await drawn(page)).right - (await handleAt(page, 40)).x)).toBeLessThan(1);
  await show(page, {
    tree: 'swedish-51',
    algorithm: 'alpha-beta',
    compare: 'step;minimax',
    step: 76,
  });
  await expect(slider(page)).toHaveAttribute('max', '155');
  expect(Math.abs((await drawn(page)).right - (await handleAt(page, 76)).x)).toBeLessThan(1);
  await goTo(page, 120);
  expect((await drawn(page)).columns).toBe(76);
});

test('in forced colours it is drawn in those of the reader, and drops differ by their form', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, { tree: 'swedish-51', algorithm: 'alpha-beta', step: 60 });
  const looks = (/** @type {string} */ name) =>
    page.locator(`.skyline .${name}`).evaluate((path) => {
      const { stroke, strokeWidth } = getComputedStyle(path);
      return { stroke, strokeWidth };
    });
  const [ink, drop] = [await looks('outline'), await looks('drops')];
  expect(drop.stroke).toBe(ink.stroke);
  expect(Number.parseFloat(drop.strokeWidth)).toBeGreaterThan(Number.parseFloat(ink.strokeWidth));
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ink.stroke).not.toBe(ground);
});

test('axe finds nothing in it, with bands and without', async ({ page }) => {
  await open(page, { ...DEEPENING, step: 80 });
  await expectAccessibleInBothThemes(page, '.transport');
  await show(page, { ...DEEPENING, step: 0 });
  await expectAccessibleInBothThemes(page, '.transport');
});
