// By touch: what is offered is in sight, and nothing lies over what a finger wants to press.

import { LANGUAGES } from '../unit/support/messages.js';
import { expect, test } from './test.js';
import { button, inTrees, item, open, picture, placeOf, view } from './view.js';

/** @import { Page } from '@playwright/test' */

test.use({ hasTouch: true });

/** Expects each of these controls to be what lies at its middle. @param {Page} page @param {string[]} names */
async function expectPressable(page, names) {
  for (const name of names) {
    const box = await button(page.locator('.transport'), name).boundingBox();
    if (box === null) throw new Error(`${name} is not there`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const met = await page.evaluate(
      ([x, y]) => {
        const host = document.elementFromPoint(x, y);
        const inside = host?.shadowRoot?.elementFromPoint(x, y) ?? host;
        return inside?.closest('button')?.getAttribute('aria-label') ?? inside?.className;
      },
      [x, y],
    );
    expect(met, name).toBe(name);
  }
}

/** Expects a node to lie wholly on the canvas. @param {Page} page @param {number} node */
async function expectOnCanvas(page, node) {
  const canvas = await page.locator('canvas').first().boundingBox();
  const box = await item(page, node).boundingBox();
  if (canvas === null || box === null) throw new Error('there is no picture');
  expect(box.y + box.height, `node ${node}`).toBeLessThanOrEqual(canvas.y + canvas.height + 1);
  expect(box.y, `node ${node}`).toBeGreaterThanOrEqual(canvas.y - 1);
}

/** Expects the page not to scroll. @param {Page} page */
const expectWhole = (page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0);

const STEPPING = ['Play', 'Step forward', 'Next cutoff'];

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the tree leaves the controls free, on a first visit and at every stop of Start here', async ({
    page,
  }) => {
    await page.goto('./');
    await page.locator('plyscope-view .tabpanel').waitFor();
    await expect(page.getByRole('link', { name: 'Start here' })).toBeVisible();
    await picture(view(page));
    await expectPressable(page, STEPPING);
    for (let stop = 1; stop <= 6; stop += 1) {
      await page.goto('about:blank');
      await page.goto(`./#start=${stop}`);
      await page.locator('plyscope-view .tabpanel').waitFor({ state: 'attached' });
      await picture(view(page));
      await expectPressable(page, STEPPING);
      for (const node of [0, 2, 12]) await expectOnCanvas(page, node);
      await expectWhole(page);
    }
  });

  test('compared trees have room, and the controls stay', async ({ page }) => {
    await open(page, { step: 31, compare: 'minimax' });
    const second = page.locator('section.pane canvas');
    await expect(second).toBeVisible();
    for (const canvas of [page.locator('canvas').first(), second])
      expect((await canvas.boundingBox())?.height).toBeGreaterThan(150);
    await expectPressable(page, STEPPING);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu closes when something in it is chosen, and not when something is switched on @gate', async ({
    page,
  }) => {
    await open(page);
    const sheet = page.locator('#tools');
    for (const name of ['Predict', 'Compare']) {
      await button(page, 'Menu').tap();
      await expect(sheet).toBeVisible();
      await button(page, name).tap();
      await expect(sheet).toBeHidden();
      await button(page, 'Menu').tap();
      await button(page, name).tap();
      await expect(sheet).toBeHidden();
    }
    // The trees stand above, without the menu.
    await (await inTrees(page, 'My trees')).tap();
    await expect(page.getByRole('dialog', { name: 'My trees' })).toBeVisible();
  });

  test('beside any tab the case that happens is in sight', async ({ page }) => {
    await open(page, { tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', step: 9 });
    const happens = page.locator('.decision .happens');
    for (const tab of ['Code', 'Ask', 'Story']) {
      await page.getByRole('tab', { name: tab, exact: true }).tap();
      await expect(happens, tab).toBeInViewport({ ratio: 1 });
    }
  });

  test('on a low phone the case that happens is in sight, and so is the answer about a node that is tapped @gate', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, { tree: 'aima-two-ply', step: 20 });
    await expect(page.locator('.decision .happens')).toBeInViewport({ ratio: 1 });
    const { x, y } = await placeOf(page, 7);
    await page.touchscreen.tap(x, y);
    await expect(page.locator('.questions .answer li').first()).toBeInViewport({ ratio: 1 });
  });

  test('what asks is in sight with its buttons, and so is the tree', async ({ page }) => {
    await open(page);
    await button(page, 'Menu').tap();
    await button(page, 'Predict').tap();
    await expect(button(page, 'Start')).toBeInViewport({ ratio: 1 });
    await button(page, 'Start').tap();
    for (const name of ['Answer', 'Reveal'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await expectPressable(page, ['Play']);
    await expectWhole(page);
    await open(page, '#start=2');
    await button(page, 'Ask me').tap();
    for (const name of ['Answer', 'Reveal'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await expectWhole(page);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the controls fit, in every language', async ({ page }) => {
    for (const lang of [...LANGUAGES, 'sr-Latn']) {
      await page.goto('about:blank');
      await page.goto(`./#step=62&lang=${lang}`);
      await page.locator('plyscope-view .tabpanel').waitFor();
      await picture(view(page));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, lang).toBeLessThanOrEqual(768);
      const select = page.locator('.transport select');
      await expect(select).toBeInViewport({ ratio: 1 });
    }
  });
});
