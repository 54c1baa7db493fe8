// The chart of growth: measuring, reading, and opening the tree of a point.

import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import {
  button,
  expectCounters,
  expectTree,
  more,
  open,
  openText,
  show,
  trees,
  underMore,
} from './view.js';

/** @import { Page } from '@playwright/test' */

const THIRTY = '30 moves, 2 plies: 900 against 59';

/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog', { name: 'Growth' });

/** Opens the chart at one of its beginnings, and waits until all of it is measured. @param {Page} page @param {string} [preset] */
async function grow(page, preset) {
  await (await underMore(page, 'Growth')).click();
  await expect(dialog(page)).toBeVisible();
  if (preset !== undefined) await button(page, preset).click();
  await measured(page);
}

/** @param {Page} page */
async function measured(page) {
  await expect(point(page, 'Minimax').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** The points whose name begins so. @param {Page} page @param {string} name */
const point = (page, name) =>
  page.getByRole('group', { name: /^Chart of growth/ }).getByRole('button', {
    name: new RegExp(`^${name}`),
  });

test('30 moves and 2 plies are 900 leaves against 59: on the points, beside them, in a table and in the tree', async ({
  page,
}) => {
  await open(page);
  const before = await (await openText(page)).inputValue();
  await grow(page, THIRTY);
  await test.step('on the points and beside them', async () => {
    const shape = 'depth 2, branching 30';
    await expect(point(page, `Minimax, ${shape}: 900 leaves evaluated`)).toHaveCount(1);
    await expect(point(page, `Alpha-beta, ${shape}: 59 leaves evaluated`)).toHaveCount(1);
    await expect(page.locator('text.value')).toHaveText(['900', '59']);
  });
  await test.step('in a table, accessible in light and dark', async () => {
    await expectAccessibleInBothThemes(page);
    await button(page, 'View as table').click();
    const cells = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '2' }) });
    await expect(cells.getByRole('cell')).toHaveText(['10', '900', '59', '900', '59', '164.3']);
    await expect(dialog(page).getByRole('columnheader')).toHaveText([
      ...['depth', 'trees', 'Minimax', 'Alpha-beta'],
      ...['Whole tree', 'Critical tree', 'Rule of thumb, random order'],
    ]);
    await expectAccessibleInBothThemes(page);
  });
  await test.step('a click on a point opens its first tree, which can be undone', async () => {
    await button(page, 'View as table').click();
    await point(page, 'Alpha-beta, depth 2').click();
    await expect(dialog(page)).toBeHidden();
    await expectTree(page, /^random\(branching=30, depth=2, seed=1, .*best-first=100/);
    await expectCounters(page, { evaluated: { end: 59, minimax: 900, critical: 59 } });
    await button(page, 'Undo').click();
    await expectTree(page, before);
  });
});

test('a link opens the chart', async ({ page }) => {
  await open(page, '#tree=tic-tac-toe&growth=thirty');
  await measured(page);
  await expect(button(page, THIRTY)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('text.value')).toHaveText(['900', '59']);
  await button(page, 'Close').click();
  await expect(trees(page)).toHaveAttribute('value', 'tic-tac-toe');
});

test('the chart is walked by keys, measured anew, and cancelled', async ({ page }) => {
  await test.step('the keyboard goes from point to point, opens a tree, and comes back to the button', async () => {
    await open(page);
    await (await underMore(page, 'Growth')).focus();
    await page.keyboard.press('Enter');
    await measured(page);
    await button(page, THIRTY).click();
    await measured(page);
    await point(page, 'Minimax, depth 2').focus();
    await page.keyboard.press('ArrowRight');
    await expect(point(page, 'Minimax, depth 3')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(point(page, 'Alpha-beta, depth 3')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(point(page, 'Alpha-beta, depth 1')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(more(page)).toBeFocused();
    await (await underMore(page, 'Growth')).press('Enter');
    // The measurements are still there, and the view goes on from where it was left.
    await point(page, 'Alpha-beta, depth 2').focus();
    await page.keyboard.press('Enter');
    await expectTree(page, /^random\(branching=30, depth=2/);
  });
  await test.step('another choice is measured and shown at once', async () => {
    await show(page, {});
    await grow(page, THIRTY);
    await dialog(page).getByLabel('Up to').fill('2');
    await dialog(page).getByLabel('Up to').press('Enter');
    await dialog(page).getByLabel('SSS*').check();
    await measured(page);
    await expect(point(page, 'SSS')).toHaveCount(2);
    await dialog(page).getByLabel('Count').selectOption('nodes entered');
    // 1 + 30 + 900, and 1 + 30 + 59.
    await expect(point(page, 'Minimax, depth 2, branching 30: 931 nodes entered')).toHaveCount(1);
    await expect(point(page, 'Alpha-beta, depth 2, branching 30: 90 nodes entered')).toHaveCount(1);
    await dialog(page).getByLabel('Against').selectOption('branching');
    await dialog(page).getByLabel('Up to').fill('4');
    await dialog(page).getByLabel('Up to').press('Enter');
    await measured(page);
    await expect(point(page, 'Minimax')).toHaveCount(3);
    await expect(point(page, 'Minimax, depth 4, branching 4: 341 nodes')).toHaveCount(1);
    await test.step('what is too large is not measured, and the page says so', async () => {
      await button(page, 'As in chess, 35 moves').click();
      await expect(page.getByText(/nothing is measured beyond depth 4/)).toBeVisible();
      await measured(page);
      await expect(point(page, 'Minimax')).toHaveCount(4);
    });
  });
});

test('measuring can be cancelled, and goes on when it is wanted again', async ({ page }) => {
  await open(page);
  await (await underMore(page, 'Growth')).click();
  await measured(page);
  await dialog(page).getByLabel('Trees per point').fill('50');
  // As soon as it is there: a quick machine has measured all before a test that polls has seen the button.
  await dialog(page).evaluate((box) => {
    const observer = new MutationObserver(() => {
      const buttons = [...box.querySelectorAll('button')];
      const cancel = buttons.find(({ textContent }) => textContent?.trim() === 'Cancel');
      if (cancel === undefined) return;
      observer.disconnect();
      cancel.click();
    });
    observer.observe(box, { subtree: true, childList: true });
  });
  await dialog(page).getByLabel('Trees per point').press('Enter');
  const missing = page.getByRole('status').filter({ hasText: 'not measured' });
  await expect(missing).toBeVisible();
  await button(page, 'Measure').click();
  await expect(missing).toBeHidden();
  await measured(page);
  await expect(point(page, 'Minimax')).toHaveCount(10);
});

test('on a phone nothing is cut off, and a touch says what a point is before it opens', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: `${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await open(page);
  await grow(page, THIRTY);
  const wide = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await point(page, 'Alpha-beta, depth 2').tap();
  await expect(dialog(page)).toBeVisible();
  await page.locator('.card').getByText('Open the first tree', { exact: true }).tap();
  await expect(dialog(page)).toBeHidden();
  await expectTree(page, /^random\(branching=30, depth=2/);
  await context.close();
});
