// What was asked for last is what is shown, in whatever order links, attributes, jobs and reloads come; and it is there
// again after a reload.

import { author, expectProperties } from './author.js';
import { expect, test } from './test.js';
import { button, expectStep, expectTree, item, open, show, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** A tree that a worker searches. */
const LARGE = 'random(branching=4, depth=9, seed=1)';
/** Milliseconds between two requests: the first is barely begun, or under way, or done. */
const DELAYS = [0, 30, 150, 400];

/** @param {Page} page */
const fragment = (page) => page.evaluate(() => location.hash);

test('of two links the last one is shown, at its own step', async ({ page }) => {
  await open(page);
  for (const delay of DELAYS) {
    await test.step(`${delay} ms`, async () => {
      await page.evaluate(
        async ([large, delay]) => {
          location.hash = `#tree=${large}&step=7`;
          await new Promise((resolve) => setTimeout(resolve, delay));
          location.hash = '#tree=[[5,6],[7,8]]&step=3';
          await new Promise((resolve) => setTimeout(resolve));
          const it = /** @type {View} */ (document.querySelector('plyscope-view'));
          await it.ready();
        },
        /** @type {const} */ ([LARGE, delay]),
      );
      await expectTree(page, '[[5, 6], [7, 8]]');
      await expectStep(page, 3);
    });
  }
});

test('of two requests by the API the last one is shown, at its own step', async ({ page }) => {
  const it = await author(page, '<plyscope-view tree="[[1, 2], [3, 4]]" step="2"></plyscope-view>');
  for (const delay of DELAYS) {
    await test.step(`${delay} ms`, async () => {
      await it.evaluate(
        async (element, [tree, delay]) => {
          const view = /** @type {View} */ (element);
          Object.assign(view, { tree, step: 7 });
          await new Promise((resolve) => setTimeout(resolve, delay));
          Object.assign(view, { tree: '[[5, 6], [7, 8]]', step: 3 });
          await new Promise((resolve) => setTimeout(resolve));
          await view.ready();
        },
        /** @type {const} */ ([LARGE, delay]),
      );
      await expectProperties(it, { tree: '[[5, 6], [7, 8]]', step: 3 });
    });
  }
});

test('a step set while a large search is made is a step of that search', async ({ page }) => {
  const it = await author(page, '<plyscope-view tree="[[1, 2], [3, 4]]" step="2"></plyscope-view>');
  await it.evaluate(async (element, tree) => {
    const view = /** @type {View} */ (element);
    view.tree = tree;
    await new Promise((resolve) => setTimeout(resolve, 30));
    view.step = 4321;
    await new Promise((resolve) => setTimeout(resolve));
    await view.ready();
  }, LARGE);
  await expectProperties(it, { tree: LARGE, step: 4321 });
});

test('an edit is there again after a reload that follows at once @firefox', async ({ page }) => {
  await open(page, { tree: '[[3, 12], [2, 4]]' });
  await item(page, 2).focus();
  await page.keyboard.type('7.5');
  await page.keyboard.press('Enter');
  // In the same turn as the last change.
  await Promise.all([
    page.waitForEvent('load'),
    view(page).evaluate((/** @type {View} */ it) => {
      it.step = 9;
      queueMicrotask(() => queueMicrotask(() => location.reload()));
    }),
  ]);
  await expectTree(page, '[[7.5, 12], [2, 4]]');
  await expectStep(page, 9);
});

test('a tree that is too long for the address is there again after a reload', async ({ page }) => {
  const leaves = Array.from({ length: 20_000 }, (_, leaf) => (leaf * 7919) % 1000);
  const tree = `[${leaves.join(', ')}]`;
  await open(page);
  await view(page).evaluate((/** @type {View} */ it, tree) => it.display({ tree, step: 5 }), tree);
  const said = page.getByRole('alert').filter({ hasText: 'too long for the address' });
  await expect(said).toBeVisible();
  expect(await fragment(page)).toBe('');
  await page.reload();
  await expect.poll(() => view(page).evaluate((/** @type {View} */ it) => it.tree)).toBe(tree);
  await expectStep(page, 5);

  await show(page, { tree: '[1, 2]' });
  await expect(said).toBeHidden();
  await page.reload();
  await expectTree(page, '[1, 2]');
});

test('a browser that does not let the address be written harms nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('too many calls', 'SecurityError');
    };
  });
  await open(page, { tree: '[[3, 12], [2, 4]]' });
  await view(page).evaluate((/** @type {View} */ it) => {
    it.step = 5;
  });
  await expectStep(page, 5);
  await button(page, 'Share…').click();
  await button(page, 'Copy link').click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#tree=[[3,+12],+[2,+4]]&algorithm=alpha-beta&step=5');
  await page.keyboard.press('Escape');
  // What could not be written is there again all the same.
  await page.reload();
  await expectStep(page, 5);
});
