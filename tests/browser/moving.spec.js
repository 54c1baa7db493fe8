// A child at another place among its siblings: by mouse, by keys, by buttons, by touch.

import { expect, test } from './test.js';
import { button, expectTree, item, open, openTab, placeOf, show, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

const TREE = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/** @param {Page} page */
const mark = (page) => page.locator('.drop-mark');

/**
 * Takes hold of a node and goes with it to beside another one.
 * @param {Page} page
 * @param {number} node
 * @param {number} other
 * @param {number} beside how far from its middle
 */
async function drag(page, node, other, beside) {
  const [from, to] = [await placeOf(page, node), await placeOf(page, other)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y);
  await page.mouse.move(to.x + beside, to.y);
}

test('a child is dragged to another place, its counts stand beside those before, and it can be undone @firefox @gate', async ({
  page,
}) => {
  await open(page, { tree: TREE });
  await openTab(page, 'Count and order');
  await expect(page.getByRole('region', { name: 'Order matters' })).toBeVisible();
  await drag(page, 9, 1, -20);
  await expect(mark(page)).toBeVisible();
  await page.mouse.up();
  await expect(mark(page)).toBeHidden();
  await expectTree(page, '[[14, 5, 2], [3, 12, 8], [2, 4, 6]]');
  await expect(page.getByRole('region', { name: 'Counters' })).toContainText('Cutoffs 2 → 1');
  await page.keyboard.press('Control+z');
  await expectTree(page, TREE);
});

test('a child is moved by hand, by keys and by buttons', async ({ page }) => {
  await test.step('where it stands already, and after Escape, nothing is moved; and the ground still moves the tree', async () => {
    await open(page, { tree: TREE });
    await openTab(page, 'Count and order');
    await expect(page.getByRole('region', { name: 'Order matters' })).toBeVisible();
    await drag(page, 5, 5, 12);
    await expect(mark(page)).toBeHidden();
    await page.mouse.up();
    await drag(page, 5, 9, 30);
    await expect(mark(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mark(page)).toBeHidden();
    await page.mouse.up();
    await expectTree(page, TREE);
    await expect(button(page, 'Show whole tree')).toBeHidden();
    const { x, y } = await placeOf(page, 0);
    await page.mouse.move(x + 80, y);
    await page.mouse.down();
    await page.mouse.move(x + 140, y, { steps: 3 });
    await page.mouse.up();
    await expect(button(page, 'Show whole tree')).toBeVisible();
    await expectTree(page, TREE);
  });
  await test.step('Alt and an arrow move the node that the keyboard is at, which keeps it', async () => {
    await show(page, { tree: TREE });
    await item(page, 1).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expectTree(page, '[[2, 4, 6], [3, 12, 8], [14, 5, 2]]');
    await expect(item(page, 5)).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(item(page, 9)).toBeFocused();
    // There is no further place.
    await page.keyboard.press('Alt+ArrowRight');
    await expectTree(page, '[[2, 4, 6], [14, 5, 2], [3, 12, 8]]');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(item(page, 5)).toBeFocused();
  });
  await test.step('buttons beside the questions about a node move it', async () => {
    await show(page, { tree: TREE });
    await item(page, 6).focus();
    await page.keyboard.press('q');
    await expect(button(page, 'Move left among its siblings')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await button(page, 'Move right among its siblings').click();
    await expectTree(page, '[[3, 12, 8], [4, 2, 6], [14, 5, 2]]');
    await expect(page.getByRole('heading', { name: 'About leaf 7' })).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger that has rested on a node drags it anywhere, and otherwise moves the tree', async ({
    page,
  }) => {
    // Of the browsers, only Chromium takes touches from a test.
    await open(page, { tree: TREE });
    const client = await page.context().newCDPSession(page);
    /** @param {'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'} type @param {{x: number, y: number}[]} touchPoints */
    const touch = (type, ...touchPoints) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    const lifted = page.locator('.lifted');
    /** @param {number} node */
    const lift = async (node) => {
      const from = await placeOf(page, node);
      await touch('touchStart', from);
      await expect(lifted).toBeVisible();
      return from;
    };
    await test.step('among its siblings', async () => {
      const to = await placeOf(page, 1);
      const from = await lift(9);
      await touch('touchMove', { x: from.x - 20, y: from.y });
      await touch('touchMove', { x: to.x - 20, y: to.y });
      await expect(mark(page)).toBeVisible();
      await touch('touchEnd');
      await expect(lifted).toBeHidden();
      await expect(mark(page)).toBeHidden();
      await expectTree(page, '[[14, 5, 2], [3, 12, 8], [2, 4, 6]]');
      await expect(page.getByRole('menu')).toBeHidden();
    });
    await test.step('under another node', async () => {
      const to = await placeOf(page, 9);
      const from = await lift(3);
      await touch('touchMove', { x: from.x, y: from.y - 20 });
      await touch('touchMove', to);
      await touch('touchEnd');
      await expectTree(page, '[[14, 2], [3, 12, 8], [2, 4, 6, 5]]');
      await button(page, 'Undo').tap();
      await expectTree(page, '[[14, 5, 2], [3, 12, 8], [2, 4, 6]]');
    });
    await test.step('not when a second finger zooms, or the touch is cancelled', async () => {
      for (const end of /** @type {const} */ (['second', 'cancelled'])) {
        const from = await lift(9);
        if (end === 'second') {
          await touch('touchStart', from, { x: from.x + 60, y: from.y });
          await touch('touchEnd');
        } else await touch('touchCancel');
        await expect(lifted).toBeHidden();
        await expect(page.getByRole('menu')).toBeHidden();
      }
      await expectTree(page, '[[14, 5, 2], [3, 12, 8], [2, 4, 6]]');
    });
    await test.step('a finger that has not rested moves the tree', async () => {
      const { x, y } = await placeOf(page, 5);
      await touch('touchStart', { x, y });
      await touch('touchMove', { x: x - 20, y });
      await touch('touchMove', { x: x - 60, y });
      await touch('touchEnd');
      await expect(lifted).toBeHidden();
      await expect(button(page, 'Show whole tree')).toBeVisible();
      await expectTree(page, '[[14, 5, 2], [3, 12, 8], [2, 4, 6]]');
    });
    await test.step('up as well, in a page that scrolls', async () => {
      const element = view(page);
      await element.evaluate((/** @type {View} */ it) => {
        Object.assign(it, { controls: 'bar', editable: true });
        it.after(Object.assign(document.createElement('div'), { style: 'block-size: 3000px' }));
      });
      await element.evaluate((/** @type {View} */ it) => it.ready());
      const to = await placeOf(page, 0);
      const from = await lift(3);
      await touch('touchMove', { x: from.x, y: from.y - 20 });
      await touch('touchMove', to);
      await touch('touchEnd');
      await expectTree(page, '[[14, 2], [3, 12, 8], [2, 4, 6], 5]');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
});
