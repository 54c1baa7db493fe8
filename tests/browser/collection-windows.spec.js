// Several windows with the same kept trees: what each of them writes and deletes is kept.

import { CHANGED, change, kept, nextPage, notice, openMyTrees, work } from './kept.js';
import { expect, test } from './test.js';
import { button, expectTree, item } from './view.js';

test('two windows with one tree: both are kept, and it is said @firefox @gate', async ({
  page,
}) => {
  await work(page);
  await expect.poll(() => kept(page)).toEqual([['', CHANGED]]);
  const other = await nextPage(page);
  await expectTree(other, CHANGED);
  await change(other);
  await expect.poll(() => kept(other)).toEqual([['', '[[3, 12], [2, 4], 0, 0]']]);
  await item(page, 1).press('Insert');
  await expect(notice(page)).toContainText('This tree was changed in another window too.');
  await expect
    .poll(() => kept(page))
    .toEqual([
      ['', '[[3, 12, 0], [2, 4], 0]'],
      ['', '[[3, 12], [2, 4], 0, 0]'],
    ]);
  // Each goes on with its own.
  await change(page);
  await change(other);
  await expect.poll(() => kept(page)).toHaveLength(2);
  await expect
    .poll(async () => (await kept(page)).map(([, text]) => text).sort())
    .toEqual(['[[3, 12, 0], [2, 4], 0, 0]', '[[3, 12], [2, 4], 0, 0, 0]']);
  await other.close();
});

test('what one window deletes and brings back, and another goes on with meanwhile, is both kept', async ({
  page,
}) => {
  await work(page);
  await expect.poll(() => kept(page)).toEqual([['', CHANGED]]);
  const other = await nextPage(page);
  await expectTree(other, CHANGED);
  const dialog = await openMyTrees(page);
  await button(dialog, 'Notes: Unnamed tree').click();
  await page.keyboard.type('Ask why.');
  await button(dialog, 'Keep').click();
  await button(dialog, 'Delete: Unnamed tree').click();
  await expect(dialog.locator('.kept')).toHaveCount(0);
  await change(other);
  const newer = ['', '[[3, 12], [2, 4], 0, 0]'];
  await expect.poll(() => kept(other)).toEqual([newer]);
  await button(dialog, 'Undo').click();
  await expect(dialog.getByText('Ask why.')).toHaveCount(1);
  expect(await kept(page)).toEqual([newer, ['', CHANGED]]);
  await change(other);
  await expect
    .poll(() => kept(other))
    .toEqual([
      ['', '[[3, 12], [2, 4], 0, 0, 0]'],
      ['', CHANGED],
    ]);
  await other.close();
});

test('notes that two windows write are both kept, and it is said', async ({ page }) => {
  await work(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  const other = await nextPage(page);
  const dialogs = [await openMyTrees(page), await openMyTrees(other)];
  for (const dialog of dialogs) await button(dialog, 'Notes: Unnamed tree').click();
  for (const [at, dialog] of dialogs.entries()) {
    await dialog.getByRole('textbox', { name: 'Notes' }).fill(`From window ${at + 1}.`);
    await button(dialog, 'Keep').click();
    await expect(dialog.getByText(`From window ${at + 1}.`)).toBeVisible();
  }
  await expect(dialogs[0].getByRole('status')).toHaveText('');
  await expect(dialogs[1].getByRole('status')).toContainText('changed in another window too');
  await expect(dialogs[1].getByText('From window 1.')).toBeVisible();
  await other.close();
});

test('a newer page in another window gets the store at once, and its store is left alone, which is said @firefox', async ({
  page,
}) => {
  await work(page);
  await expect.poll(() => kept(page)).toHaveLength(1);
  const other = await page.context().newPage();
  await other.goto('./examples/tutorial.css');
  const version = await other.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('plyscope', 1000);
        request.onsuccess = () => resolve(request.result.version);
        request.onerror = () => reject(request.error);
      }),
  );
  expect(version).toBe(1000);
  await other.close();
  await work(page);
  await expect(notice(page)).toContainText('A newer version of Plyscope keeps trees');
});
