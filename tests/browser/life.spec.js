// Views come and go, and an author's mistakes are shown in their place.

import {
  attribute,
  author,
  blank,
  expectProperties,
  loadScript,
  properties,
  set,
  TEXTBOOK,
} from './author.js';
import { stopClock } from './clock.js';
import { expect, test } from './test.js';
import { button, expectStep, picture, press, sentence } from './view.js';

/** @import { Locator } from '@playwright/test' */

const VIEW = `<plyscope-view tree="${TEXTBOOK}" algorithm="alpha-beta" step="12"></plyscope-view>`;
const BESIDE = '<plyscope-view id="beside" tree="[1, 2]"></plyscope-view>';

/** The attributes before each of the mistakes. */
const USUAL = {
  tree: TEXTBOOK,
  algorithm: 'alpha-beta',
  options: null,
  controls: null,
  theme: null,
};

/** @type {[name: string, wrong: string, reason: RegExp, right: string | null][]} */
const WRONG = [
  ['tree', '[[3, 12', /Line 1, column \d+.*not closed/, TEXTBOOK],
  ['tree', '', /no tree here yet/, TEXTBOOK],
  ['algorithm', 'alphabeta', /no algorithm “alphabeta”.*alpha-beta/, 'minimax'],
  ['options', 'fail=maybe', /“maybe” is not a value of the switch fail/, 'fail=hard'],
  ['options', 'nonsense', /no switch “nonsense”/, null],
  ['options', 'depth=1', /lies at the depth limit/, ''],
  ['step', 'twelve', /“twelve” is not a step/, '12'],
  ['step', '-3', /“-3” is not a step/, '3'],
  ['controls', 'fulll', /“fulll” is not a value of the attribute controls/, 'bar'],
  ['controls', 'half', /none, bar, full/, null],
  ['theme', 'drak', /“drak” is not a value of the attribute theme/, 'dark'],
];

test('views begin wrong, come late, and are moved', async ({ page }) => {
  await test.step('a view that begins wrong is mended by its attributes', async () => {
    const view = await author(
      page,
      '<plyscope-view tree="[1," algorithm="x" step="3"></plyscope-view>',
    );
    await expect(view.getByRole('alert')).toHaveText(/Line 1, column/);
    await attribute(view, 'tree', '[1, [2, 3]]');
    await expect(view.getByRole('alert')).toHaveText(/no algorithm “x”/);
    await attribute(view, 'algorithm', 'minimax');
    await expectStep(view, 3);
    await expect(view.getByRole('treeitem')).toHaveCount(5);
  });
  await test.step('what is wrong in an attribute is said in place of the tree', async () => {
    const view = await author(page, VIEW + BESIDE);
    for (const [name, wrong, reason, right] of WRONG) {
      await test.step(`${name}="${wrong}"`, async () => {
        for (const [each, usual] of Object.entries(USUAL)) await attribute(view, each, usual);
        await set(view, { step: 12 });
        await expectStep(view, 12);
        await attribute(view, name, wrong);
        await expect(view.getByRole('alert')).toHaveText(reason);
        await expect(view.getByRole('treeitem')).toHaveCount(0);
        await expect(page.locator('#beside').getByRole('treeitem')).toHaveCount(3);
        await attribute(view, name, right);
        await expect(view.getByRole('alert')).toHaveCount(0);
        await expect(view.getByRole('treeitem')).toHaveCount(13);
        await button(view, 'Step forward').click();
        await expect(sentence(view)).toBeVisible();
        await expect.poll(async () => (await properties(view)).step).toBeGreaterThan(0);
      });
    }
  });
});

test('elements may be there before the script, with properties set @firefox', async ({ page }) => {
  await blank(page);
  await page.locator('#here').evaluate((here, markup) => {
    here.innerHTML = markup;
    const made = Object.assign(document.createElement('plyscope-view'), {
      id: 'made',
      tree: '[1, [2, 3]]',
      step: 4,
    });
    here.append(made);
  }, VIEW);
  await loadScript(page);
  await expectProperties(page.locator('plyscope-view').first(), { tree: TEXTBOOK, step: 12 });
  await expectProperties(page.locator('#made'), { tree: '[1, [2, 3]]', step: 4 });
});

test('elements may come after the script, made by hand', async ({ page }) => {
  await author(page, '');
  await page.evaluate(() => {
    const made = /** @type {any} */ (document.createElement('plyscope-view'));
    made.algorithm = 'minimax';
    made.tree = '[1, [2, 3]]';
    made.setAttribute('step', '2');
    document.querySelector('#here')?.append(made);
  });
  const view = page.locator('plyscope-view');
  await expectProperties(view, { tree: '[1, [2, 3]]', algorithm: 'minimax', step: 2 });
});

/** @param {Locator} view @param {string} to */
const move = (view, to) =>
  view.evaluate((element, selector) => {
    const place = document.querySelector(selector);
    if (place === null) throw new Error(`${selector} is not there`);
    place.append(element);
  }, to);

/**
 * Takes a view out of its page, sets something, and puts it back some frames later.
 *
 * @param {Locator} view
 * @param {Record<string, unknown>} [values]
 */
const takeOut = (view, values = {}) =>
  view.evaluate(async (element, some) => {
    const parent = element.parentElement;
    element.remove();
    Object.assign(element, some);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    parent?.append(element);
  }, values);

test('a view that is moved shows the same, and still works', async ({ page }) => {
  const view = await author(page, VIEW + BESIDE);
  await expectStep(view, 12);
  await view.evaluate((element) => element.classList.add('moved'));
  const moved = page.locator('.moved');
  await set(moved, { tree: '[[3, 9], [2, 4]]' });
  await press(moved, 'Step forward', 2);
  const before = await picture(moved);
  const { step } = await properties(moved);
  await move(moved, '#there');
  await expectStep(moved, step);
  await expect.poll(() => picture(moved)).toBe(before);
  await button(moved, 'Step forward').click();
  await expectStep(moved, Number(step) + 1);
  await page.keyboard.press('Home');
  await expectStep(moved, 0);
});

test('a view that is taken out and put back goes on where it was, or as it was set meanwhile @firefox @gate', async ({
  page,
}) => {
  const view = await author(page, VIEW);
  await expectStep(view, 12);
  await button(view, 'Step forward').click();
  const before = await picture(view);
  await takeOut(view);
  await expectStep(view, 13);
  await expect.poll(() => picture(view)).toBe(before);
  await button(view, 'Step back').click();
  await expectStep(view, 12);
  await takeOut(view, { step: 3 });
  await expectStep(view, 3);
  await expect(view.getByRole('treeitem')).toHaveCount(13);
  await takeOut(view, { tree: '[1, [2, 3]]', step: 2 });
  await expectProperties(view, { tree: '[1, [2, 3]]', step: 2 });
  await expect(view.getByRole('treeitem')).toHaveCount(5);
});

test('a view that is moved or taken out while it plays stops', async ({ page }) => {
  const view = await author(page, VIEW);
  await expectStep(view, 12);
  await stopClock(page);
  await button(view, 'Play').click();
  await view.evaluate((it) => it.parentElement?.append(it));
  await expect(button(view, 'Play')).toBeVisible();
  await button(view, 'Play').click();
  await page.clock.runFor(2000);
  const { step: reached } = await properties(view);
  expect(reached).toBeGreaterThan(12);
  const handle = await view.elementHandle();
  await handle?.evaluate((element) => element.remove());
  const step = () => handle?.evaluate((element) => /** @type {any} */ (element).step);
  await page.clock.runFor(5000);
  expect(await step()).toBe(reached);
});

test('twenty views come and go, some before they are ready', async ({ page }) => {
  await author(page, BESIDE);
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(async (wait) => {
      const views = Array.from({ length: 20 }, (_, at) =>
        Object.assign(document.createElement('plyscope-view'), { step: at }),
      );
      document.querySelector('#there')?.append(...views);
      if (wait) await Promise.all(views.map((view) => /** @type {any} */ (view).ready()));
      for (const view of views) view.remove();
    }, round > 0);
  }
  await expect(page.locator('plyscope-view')).toHaveCount(1);
  await page.evaluate(() => {
    for (let at = 0; at < 20; at += 1) {
      const view = Object.assign(document.createElement('plyscope-view'), { step: at });
      document.querySelector('#there')?.append(view);
    }
  });
  await expect(page.getByRole('slider')).toHaveCount(21);
  await expectStep(page.locator('#there plyscope-view').nth(19), 19);
  await press(page.locator('#beside'), 'Step forward', 3);
  await expectStep(page.locator('#beside'), 3);
});
