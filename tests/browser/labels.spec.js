// What nodes are called: names, letters where there are none, or numbers by choice.

import { expect, test } from './test.js';
import {
  button,
  expectTree,
  item,
  open,
  openText,
  sentence,
  treeText,
  underMore,
  view,
} from './view.js';

/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

test.use({ labels: '' });

test('a tree without names has letters, in the picture, the sentence and the outline', async ({
  page,
}) => {
  await open(page, { tree: '[[3, 12], [2, 4]]', algorithm: 'alpha-beta', step: 14 });
  await expect(item(page, 4)).toHaveAccessibleName(/^MIN node E/);
  await expect(sentence(page)).toContainText('Leaf F is worth 2');
  await expect(sentence(page)).not.toContainText(/node \d/);
});

test('the Swedish tree has the names of its page', async ({ page }) => {
  await open(page, { tree: 'swedish-51', algorithm: 'alpha-beta', step: 74 });
  await expect(sentence(page)).toContainText('α-cutoff at node 18: its best, 2');
  await expect(sentence(page)).toContainText('node 1, set');
  await expect(page.getByRole('region', { name: 'What to notice' })).toContainText('At node 18');
});

test('a letter stays with its node when others come and go, also in a link', async ({ page }) => {
  await open(page, { tree: '[[3, 12], [2, 4]]' });
  await item(page, 1).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('treeitem')).toHaveCount(4);
  await expect(item(page, 1)).toHaveAccessibleName(/^MIN node E/);
  await expectTree(page, 'A: [E: [F: 2, G: 4]]');
  await page.reload();
  await expect(item(page, 1)).toHaveAccessibleName(/^MIN node E/);
  await open(page, { tree: '[[3, 12], [2, 4]]' });
  await item(page, 2).focus();
  await page.keyboard.press('Delete');
  await expectTree(page, 'A: [B: [D: 12], E: [F: 2, G: 4]]');
  await button(page, 'Undo').click();
  await expectTree(page, '[[3, 12], [2, 4]]');
});

test('numbers are a choice that is kept, and that a link names', async ({ page }) => {
  await open(page, { tree: 'swedish-51', algorithm: 'alpha-beta', step: 74 });
  const numbers = await underMore(page, 'Node numbers');
  await numbers.click();
  await expect(sentence(page)).toContainText('α-cutoff at node 25');
  await open(page, { tree: '[[3, 12], [2, 4]]', step: 1 });
  await expect(item(page, 1)).toHaveAccessibleName(/^MIN node 1/);
  // A drag or a deletion then gives other numbers, and no names.
  await item(page, 1).focus();
  await page.keyboard.press('Delete');
  await expectTree(page, '[[2, 4]]');
  await (await underMore(page, 'Node numbers')).click();
  await expect(item(page, 1)).toHaveAccessibleName(/^MIN node B/);
  await openText(page);
  await expect(treeText(page)).toHaveValue('[[2, 4]]');
});

test('a wrong word in a link or an attribute is named', async ({ page }) => {
  await page.goto('./#tree=swedish-51&labels=words');
  await expect(page.getByRole('alert').filter({ hasText: '“names” or “numbers”' })).toBeVisible();
  await open(page, { tree: 'swedish-51' });
  await view(page).evaluate((/** @type {View} */ it) => {
    it.labels = /** @type {any} */ ('words');
  });
  await expect(view(page).getByText('names, numbers')).toBeVisible();
});
