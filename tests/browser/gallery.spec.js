// The gallery of trees: choosing by picture, a new tree, and trees from files of any known notation.

import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import { button, expectTree, item, open, show, trees, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** @param {Page} page */
const gallery = (page) => page.getByRole('dialog', { name: 'Trees' });

/** @param {Page} page */
async function openGallery(page) {
  await trees(page).click();
  await expect(gallery(page)).toBeVisible();
}

/** Opens a file with some text. @param {Page} page @param {string} name @param {string} text */
async function openFile(page, name, text) {
  const choosing = page.waitForEvent('filechooser');
  await button(gallery(page), 'Open…').click();
  const buffer = Buffer.from(text);
  await (await choosing).setFiles({ name, mimeType: 'text/plain', buffer });
}

test('every tree that comes along has its picture, its size and what to notice', async ({
  page,
}) => {
  await open(page, { step: 31 });
  await openGallery(page);
  const cards = gallery(page).getByRole('listitem').getByRole('button');
  const examples = gallery(page).getByRole('list', { name: 'Examples' }).getByRole('listitem');
  const games = gallery(page).getByRole('list', { name: 'Trees of games' }).getByRole('listitem');
  await expect(cards).toHaveCount((await examples.count()) + (await games.count()));
  // The one that the page opens on is the first, and the Swedish one the second.
  await expect(cards.nth(0)).toHaveAccessibleName('Two-ply textbook tree');
  await expect(cards.nth(1)).toHaveAccessibleName('Swedish tree, 51 nodes');
  const textbook = button(gallery(page), 'Two-ply textbook tree');
  await expect(textbook).toHaveAccessibleDescription(
    /^13 nodes, 9 leaves, 2 plies .*look at all nine\?$/,
  );
  await expect(button(gallery(page), 'Swedish tree, 51 nodes')).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectAccessibleInBothThemes(page, 'dialog.trees');
  await textbook.focus();
  await page.keyboard.press('Enter');
  await expect(gallery(page)).toBeHidden();
  await expect(page.getByRole('treeitem')).toHaveCount(13);
});

test('a new tree begins with the ways to change it, and the tree before comes back', async ({
  page,
}) => {
  await open(page, { tree: '[[3, 12], [2, 4]]' });
  await openGallery(page);
  await button(gallery(page), 'New tree').click();
  await expectTree(page, 'A: [B: 1, C: 2]');
  await expect(item(page, 0)).toBeFocused();
  await button(page, 'Add child').click();
  // Nodes keep their names, and a new one gets the next.
  await expectTree(page, 'A: [B: 1, C: 2, D: 0]');
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expectTree(page, '[[3, 12], [2, 4]]');
  await test.step('a search that needs static values gives way, and comes back with its tree', async () => {
    await show(page, { tree: '[[3, 12]=4, 8]=5', depth: 0 });
    await openGallery(page);
    await button(gallery(page), 'New tree').click();
    await expectTree(page, 'A: [B: 1, C: 2]');
    await expect(page.getByRole('alert')).toContainText('without its depth limit');
    await button(page, 'Undo').click();
    await expectTree(page, '[[3, 12]=4, 8]=5');
    expect(await view(page).evaluate((/** @type {View} */ it) => it.options)).toBe('depth=0');
  });
});

test('files are recognised, what is left out is said, and a wrong one leaves the tree', async ({
  page,
}) => {
  await open(page, { tree: '[[3, 12], [2, 4]]' });
  await openGallery(page);
  await openFile(page, 'wrong.txt', '[[3, 12');
  const status = gallery(page).getByRole('status');
  await expect(status).toContainText('wrong.txt holds no tree that can be shown');
  await expectTree(page, '[[3, 12], [2, 4]]');
  await openFile(
    page,
    'tree.dot',
    'digraph { a -> b; a -> c; b [label="3" color=red]; c [label=5]; }',
  );
  await expect(status).toContainText('read as Graphviz');
  await expect(status).toContainText('attributes');
  await expectTree(page, 'a: [3, 5]');
  await openFile(page, 'outline.txt', 'root\n  left: 3\n  right: 5\n');
  await expect(gallery(page)).toBeHidden();
  await expectTree(page, 'root: [left: 3, right: 5]');
  await expect(page.locator('#notice-text')).toHaveText(
    'outline.txt was read as an indented outline.',
  );
});

test('on a phone it is one column, and closes by Escape to where one was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, { step: 3 });
  await openGallery(page);
  const wide = await gallery(page).evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toBeHidden();
  await expect(trees(page)).toBeFocused();
  await expect(view(page)).toBeVisible();
});
