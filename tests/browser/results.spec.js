// The table of all searches: opening, sorting, choosing, copying, and keeping up with the tree.

import { expectAccessible } from './axe.js';
import { expect, test } from './test.js';
import { button, open, openTab, openText, show } from './view.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const region = (page) => page.getByRole('region', { name: 'Results' });

/** @param {Page} page */
async function openTable(page) {
  await openTab(page, 'Count and order');
  await button(page, 'Results of all searches').click();
  await expect(region(page)).toBeVisible();
  return region(page);
}

/** @param {Page} page @param {string} name */
const row = (page, name) =>
  region(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

/** The numbers in a row, cell by cell. @param {Page} page @param {string} name */
const cells = (page, name) => row(page, name).getByRole('cell');

test('all searches stand beside each other, sorted by any column, and a click shows one', async ({
  page,
}) => {
  await open(page);
  const table = await openTable(page);
  await expect(cells(page, 'Minimax')).toHaveText([
    '5',
    'to 1',
    '51',
    '22',
    '0',
    '0',
    '0',
    '28',
    '–',
  ]);
  await expect(cells(page, 'Alpha-beta')).toHaveText([
    '5',
    'to 1',
    '23',
    '8',
    '6',
    '9',
    '0',
    '0',
    '–',
  ]);
  const names = table.getByRole('rowheader');
  await expect(names.first()).toHaveText('Minimax');
  const entered = table.getByRole('columnheader', { name: 'Entered' });
  await entered.getByRole('button').click();
  await expect(entered).toHaveAttribute('aria-sort', 'ascending');
  await expect(names.first()).toHaveText('Null-window search');
  await entered.getByRole('button').click();
  await expect(entered).toHaveAttribute('aria-sort', 'descending');
  await expect(names.first()).toHaveText('Minimax');
  await expect(table.getByRole('button', { name: 'Alpha-beta', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await table.getByRole('button', { name: 'NegaScout', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Algorithm' })).toHaveValue('negascout');
  await expect(table.getByRole('button', { name: 'NegaScout', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await table.getByRole('button', { name: 'Close the results' }).click();
  await expect(region(page)).toHaveCount(0);
});

test('a link opens it, on a phone and beside other searches too, and each of its rows stands in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const link = '#tree=swedish-51&step=31&compare=minimax&results=entered+descending';
  for (const isAnew of [true, false]) {
    if (isAnew) await open(page, link);
    else await show(page, link);
    const table = region(page);
    await expect(table).toBeVisible();
    const present = table.getByRole('row').filter({ has: page.locator('[aria-current]') });
    const [outer, inner] = [await table.boundingBox(), await present.boundingBox()];
    if (!outer || !inner) throw new Error('nothing is there');
    expect(inner.y).toBeGreaterThan(outer.y);
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
    if (isAnew) await show(page, '#tree=swedish-51');
  }
});

test('where it is narrow, nothing scrolls across, and it is sorted and read as a table still', async ({
  page,
}) => {
  for (const [width, height, lang] of /** @type {const} */ ([
    [360, 640, 'sl'],
    [768, 1024, 'ru'],
    [1024, 768, 'sv'],
    [1280, 720, 'sr'],
  ])) {
    await page.setViewportSize({ width, height });
    await open(
      page,
      `#tree=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=alpha-beta&step=20&results=entered&lang=${lang}`,
    );
    const table = page.locator('.results').getByRole('table');
    const heads = table.getByRole('columnheader');
    await expect(heads).toHaveCount(10);
    const present = table.getByRole('row').filter({ has: page.locator('[aria-current]') });
    await expect(present.getByRole('rowheader')).toHaveCount(1);
    await expect(present.getByRole('cell')).toHaveCount(9);
    const box = page.locator('.results .scroll');
    const across = await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(across, `${width}×${height}`).toBeLessThanOrEqual(1);
    await heads.nth(4).getByRole('button').press('Enter');
    await expect(heads.nth(4)).toHaveAttribute('aria-sort', 'ascending');
  }
});

test('it keeps up with the tree and with the switches', async ({ page }) => {
  await open(page, '#tree=[[3,12,8],[2,4,6],[14,5,2]]');
  await openTable(page);
  await expect(cells(page, 'Alpha-beta')).toHaveText([
    '3',
    'to 1',
    '11',
    '7',
    '2 (1 skips nothing)',
    '2',
    '0',
    '2',
    '–',
  ]);
  await (await openText(page)).fill('[[3,12,8],[2,4,6],[1,5,2]]');
  await expect(cells(page, 'Alpha-beta')).toHaveText([
    '3',
    'to 1',
    '9',
    '5',
    '2',
    '4',
    '0',
    '0',
    '–',
  ]);
  await button(page, 'Undo').click();
  await expect(cells(page, 'Alpha-beta')).toHaveText([
    '3',
    'to 1',
    '11',
    '7',
    '2 (1 skips nothing)',
    '2',
    '0',
    '2',
    '–',
  ]);
  // It is open still.
  await open(page, '#tree=[[3,12,8],[2,4,6],[14,5,2]]&root=min');
  await expect(cells(page, 'Minimax').first()).toHaveText('6');
});

test('the table is copied as CSV, Markdown and LaTeX, or else that is said', async ({ page }) => {
  await page.addInitScript(() => {
    const clipboard = {
      writeText: async (/** @type {string} */ text) => {
        document.body.dataset.copied = text;
      },
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  await open(page, '#tree=[[3,12,8],[2,4,6],[14,5,2]]');
  const table = await openTable(page);
  const said = table.getByRole('status');
  const copied = () => page.evaluate(() => document.body.dataset.copied);
  await table.getByRole('button', { name: 'Copy as CSV' }).click();
  await expect(said).toHaveText('Copied as CSV');
  expect(await copied()).toContain('alpha-beta,3,exact,1,11,7,2,1,2,0,2,');
  await table.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(said).toHaveText('Copied as Markdown');
  expect(await copied()).toContain(
    '| Alpha-beta | 3 | to 1 | 11 | 7 | 2 (1 skips nothing) | 2 | 0 | 2 |',
  );
  await table.getByRole('button', { name: 'Copy as LaTeX' }).click();
  await expect(said).toHaveText('Copied as LaTeX');
  expect(await copied()).toContain(
    'Alpha-beta & 3 & to 1 & 11 & 7 & 2 (1 skips nothing) & 2 & 0 & 2',
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await table.getByRole('button', { name: 'Copy as CSV' }).click();
  await expect(said).toHaveText('Could not be copied');
});

test('it is accessible on a projector and, in the dark, on a phone, and is as wide as there is room', async ({
  page,
}) => {
  await open(page, '');
  await openTable(page);
  for (const [name, viewport, colorScheme] of /** @type {const} */ ([
    ['on a projector', { width: 1280, height: 720 }, 'light'],
    ['on a phone, in the dark', { width: 360, height: 740 }, 'dark'],
  ])) {
    await test.step(name, async () => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(viewport.width);
    });
  }
});
