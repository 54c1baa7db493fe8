// Zooming and panning: wheel, drag, double-click, two fingers; clicks hit the nodes that are under the pointer.

import { changeLeaf, field } from './leaf.js';
import { expect, test } from './test.js';
import {
  button,
  expectStep,
  expectTree,
  goTo,
  item,
  open,
  picture,
  placeOf,
  SWEDISH,
  show,
  view,
} from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView } from '../../www/src/element/view.js' */

/** @param {Page} page */
async function canvasBox(page) {
  const box = await page.locator('canvas').boundingBox();
  if (box === null) throw new Error('the page has no canvas');
  return box;
}

/** @param {Page} page */
async function middle(page) {
  const { x, y, width, height } = await canvasBox(page);
  return { x: x + width / 2, y: y + height / 2 };
}

/** How far apart two nodes lie. @param {Page} page @param {number} a @param {number} b */
async function distance(page, a, b) {
  const [one, other] = [await placeOf(page, a), await placeOf(page, b)];
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** @param {Page} page @param {number} deltaY */
async function wheelOver(page, deltaY, at = middle(page)) {
  const { x, y } = await at;
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, deltaY);
  await picture(view(page));
}

/** Clicks a leaf and gives it the value 77. @param {Page} page @param {number} leaf */
async function checkHit(page, leaf) {
  await changeLeaf(page, leaf, '77');
  await expect(item(page, leaf)).toHaveAccessibleName(/value 77\b/);
}

test('the tree is zoomed, dragged and hit where it is seen @firefox @gate', async ({
  browserName,
  page,
}) => {
  await test.step('the wheel zooms at the pointer, and double-click shows the whole tree again', async () => {
    await open(page);
    const whole = await picture(view(page));
    const wide = await distance(page, 1, 25);
    const fixed = await placeOf(page, 25);
    await wheelOver(page, -300, Promise.resolve(fixed));
    expect(await distance(page, 1, 25)).toBeGreaterThan(wide * 1.3);
    const after = await placeOf(page, 25);
    expect(Math.hypot(after.x - fixed.x, after.y - fixed.y)).toBeLessThan(2);
    for (let time = 0; time < 3; time += 1) await wheelOver(page, 300);
    expect(await distance(page, 1, 25)).toBeLessThan(wide);
    const { x, y } = await canvasBox(page);
    // Playwright's two clicks in Debian's Firefox are two single ones.
    if (browserName === 'firefox') await page.locator('canvas').dispatchEvent('dblclick');
    else await page.mouse.dblclick(x + 6, y + 6);
    await page.mouse.move(0, 0);
    await expect.poll(() => picture(view(page))).toBe(whole);
  });
  await test.step('dragging moves the tree with the hand, and opens nothing', async () => {
    await show(page, { tree: 'aima-two-ply' });
    const before = await placeOf(page, 6);
    await page.mouse.move(before.x, before.y);
    await page.mouse.down();
    // Along its row it would be moved among its siblings.
    await page.mouse.move(before.x + 10, before.y - 20);
    await page.mouse.move(before.x + 90, before.y - 60, { steps: 4 });
    await page.mouse.up();
    await picture(view(page));
    const after = await placeOf(page, 6);
    expect(Math.abs(after.x - before.x - 90)).toBeLessThan(2);
    expect(Math.abs(after.y - before.y + 60)).toBeLessThan(2);
    await expect(field(page)).toHaveCount(0);
  });
  await test.step('a leaf is hit where it is seen, zoomed in or out, moved or not', async () => {
    await show(page, { tree: 'aima-two-ply' });
    await checkHit(page, 12);
    // As far as the leaves stay in sight.
    await wheelOver(page, -100);
    await checkHit(page, 7);
    await wheelOver(page, 500);
    await checkHit(page, 3);
    await expectTree(page, '[[3, 77, 8], [2, 77, 6], [14, 5, 77]]');
  });
});

test('keys and buttons zoom, very far too, and show the whole tree again', async ({ page }) => {
  await test.step('the key 0 and a button show the whole tree', async () => {
    await open(page);
    const whole = await picture(view(page));
    for (const back of [
      () => page.keyboard.press('0'),
      () => button(page, 'Show whole tree').click(),
    ]) {
      await expect(button(page, 'Show whole tree')).toBeHidden();
      await wheelOver(page, -300);
      await page.mouse.move(0, 0);
      expect(await picture(view(page))).not.toBe(whole);
      await back();
      await page.mouse.move(0, 0);
      await expect.poll(() => picture(view(page))).toBe(whole);
    }
  });
  await test.step('one can zoom very far, and comes back', async () => {
    await show(page, {});
    const whole = await picture(view(page));
    for (let time = 0; time < 15; time += 1) await wheelOver(page, 1000);
    for (let time = 0; time < 20; time += 1) await page.mouse.wheel(0, -1000);
    await picture(view(page));
    await page.mouse.move(0, 0);
    await page.keyboard.press('0');
    await expect.poll(() => picture(view(page))).toBe(whole);
  });
  await test.step('the keys + and − zoom, and the map of the whole tree shows where one is', async () => {
    await show(page, {});
    const whole = await picture(view(page));
    const map = page.getByRole('region', { name: 'Overview' });
    await expect(map).toBeHidden();
    for (let time = 0; time < 4; time += 1) await page.keyboard.press('+');
    await expect(map).toBeVisible();
    await expect(map.getByRole('img')).toHaveAccessibleName(
      /^51 nodes in all: 0 entered, 0 subtrees skipped\.$/,
    );
    await goTo(page, SWEDISH.steps);
    await expect(map.getByRole('img')).toHaveAccessibleName(/ 23 entered, 9 subtrees skipped\.$/);
    const close = await picture(view(page));
    await map.focus();
    await page.keyboard.press('ArrowRight');
    await expectStep(page, SWEDISH.steps);
    await expect.poll(() => picture(view(page))).not.toBe(close);
    const moved = await picture(view(page));
    const box = await map.boundingBox();
    if (box === null) throw new Error('the map has no place');
    await page.mouse.move(box.x + 10, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2);
    await page.mouse.up();
    await expect.poll(() => picture(view(page))).not.toBe(moved);
    await goTo(page, 0);
    await page.locator('.stage').press('-');
    await page.keyboard.press('0');
    await expect(map).toBeHidden();
    await page.mouse.move(0, 0);
    await expect.poll(() => picture(view(page))).toBe(whole);
  });
});

test('a view without controls has no map', async ({ page }) => {
  await open(page);
  await view(page).evaluate((it) => {
    /** @type {PlyscopeView} */ (it).controls = 'none';
  });
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(page.getByRole('region', { name: 'Overview' })).toBeHidden();
});

test('the camera stays, or follows', async ({ page }) => {
  await test.step('stepping keeps the camera where it is, if one sees what happens', async () => {
    await open(page);
    await wheelOver(page, 200);
    const before = await placeOf(page, 1);
    for (let time = 0; time < 6; time += 1) await page.keyboard.press('ArrowRight');
    expect(await placeOf(page, 1)).toEqual(before);
  });
  await test.step('the camera follows the search to where one would not see it', async () => {
    await show(page, {});
    const last = await placeOf(page, 50);
    for (let time = 0; time < 3; time += 1) await wheelOver(page, -240, Promise.resolve(last));
    const { x, y, width, height } = await canvasBox(page);
    expect((await placeOf(page, 4)).x).toBeLessThan(x);
    // Down to leaf 4.
    for (let time = 0; time < 5; time += 1) await page.keyboard.press('ArrowRight');
    await picture(view(page));
    const leaf = await placeOf(page, 4);
    expect(leaf.x).toBeGreaterThan(x);
    expect(leaf.x).toBeLessThan(x + width);
    expect(leaf.y).toBeGreaterThan(y);
    expect(leaf.y).toBeLessThan(y + height);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 900, height: 700 } });

  test('two fingers zoom and move @gate', async ({ page, context }) => {
    // Of the browsers, only Chromium takes touches from a test.
    await open(page, { tree: 'aima-two-ply' });
    const wide = await distance(page, 1, 9);
    const { x, y } = await middle(page);
    const session = await context.newCDPSession(page);
    /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {number[]} offsets */
    const touch = (type, offsets) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: offsets.map((offset, id) => ({ x: x + offset, y, id })),
      });
    await touch('touchStart', [-40]);
    await touch('touchStart', [-40, 40]);
    for (let spread = 45; spread <= 80; spread += 5) await touch('touchMove', [-spread, spread]);
    await touch('touchEnd', []);
    await expect.poll(() => distance(page, 1, 9)).toBeGreaterThan(wide * 1.7);
    expect(await distance(page, 1, 9)).toBeLessThan(wide * 2.3);
    await expect(field(page)).toHaveCount(0);
  });

  test('a tap on a leaf edits it @gate', async ({ page }) => {
    await open(page, { tree: 'aima-two-ply' });
    const { x, y } = await placeOf(page, 6);
    await page.touchscreen.tap(x + 3, y + 6);
    await expect(page.getByRole('textbox', { name: 'Value of leaf 6' })).toBeFocused();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expectTree(page, '[[3, 12, 8], [1, 4, 6], [14, 5, 2]]');
  });
});

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('the canvas has a pixel for each of the screen’s @firefox', async ({ page }) => {
    await open(page, { step: 31 });
    await picture(view(page));
    const { width, height, shown } = await page.locator('canvas').evaluate((canvas) => {
      const { width, height, clientWidth, clientHeight } = /** @type {HTMLCanvasElement} */ (
        canvas
      );
      return { width, height, shown: [clientWidth * 2, clientHeight * 2] };
    });
    expect([width, height]).toEqual(shown);
    await checkHit(page, 5);
  });
});
