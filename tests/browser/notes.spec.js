// What is being written about a kept tree is not lost to whatever is done next.

import { expect, test } from './test.js';
import { button, expectTree, inTrees, item, open } from './view.js';

/** @import { Page } from '@playwright/test' */

/** A changed tree in *My trees*. @param {Page} page */
async function myTrees(page) {
  await open(page, { tree: '[[3, 12], [2, 4]]' });
  await item(page, 2).focus();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expectTree(page, '[[7, 12], [2, 4]]');
  await (await inTrees(page, 'My trees')).click();
  const dialog = page.getByRole('dialog', { name: 'My trees' });
  await expect(dialog.locator('.kept')).toHaveCount(1);
  return dialog;
}

const NOTE = 'Ask about the second move.';

test('a note that is being written stays while its tree is duplicated, and is kept when the dialog closes', async ({
  page,
}) => {
  const dialog = await myTrees(page);
  await dialog.getByRole('button', { name: /^Notes/ }).click();
  const field = dialog.getByRole('textbox', { name: 'Notes' });
  await field.fill(NOTE);
  await dialog.getByRole('button', { name: /^Duplicate/ }).click();
  await expect(dialog.locator('.kept')).toHaveCount(2);
  await expect(field).toHaveValue(NOTE);
  await button(dialog, 'Close').click();
  await (await inTrees(page, 'My trees')).click();
  await expect(dialog.getByText(NOTE)).toBeVisible();
});

test('Escape gives up a name, and keeps a note; another field keeps both', async ({ page }) => {
  const dialog = await myTrees(page);
  const notes = dialog.getByRole('button', { name: /^Notes/ });
  await notes.click();
  const field = dialog.getByRole('textbox', { name: 'Notes' });
  await field.fill('never lost');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(dialog.getByText('never lost')).toBeVisible();
  await dialog.getByRole('button', { name: /^Rename/ }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('never mind');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('never mind')).toHaveCount(0);
  await notes.click();
  await expect(field).toHaveValue('never lost');
  await field.fill(NOTE);
  await dialog.getByRole('button', { name: /^Rename/ }).click();
  await expect(dialog.getByText(NOTE)).toBeVisible();
});
