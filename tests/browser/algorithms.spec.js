// The gallery of algorithms: whose each is, and choosing one there.

import { expectAccessible } from './axe.js';
import { expect, test } from './test.js';
import { button, open } from './view.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
async function openGallery(page) {
  const choice = page.getByRole('combobox', { name: 'Algorithm' });
  await choice.focus();
  await choice.selectOption('about');
  const gallery = page.getByRole('dialog', { name: 'About the algorithms' });
  await expect(gallery).toBeVisible();
  return gallery;
}

test('an algorithm is chosen with its author, year and what is special', async ({ page }) => {
  await open(page, { step: 5 });
  const choice = page.getByRole('combobox', { name: 'Algorithm' });
  const gallery = await openGallery(page);
  const names = await choice.locator('optgroup option').count();
  await expect(gallery.getByRole('listitem')).toHaveCount(names);
  await expect(gallery.getByRole('heading', { level: 3 })).toHaveText([
    ...['Every node', 'Alpha-beta', 'Null windows', 'One search after another', 'Best first'],
  ]);
  await expect(button(gallery, 'Alpha-beta')).toHaveAttribute('aria-current', 'true');
  const pvs = button(gallery, 'Principal variation search');
  await expect(pvs).toHaveAccessibleDescription(
    /^25 nodes entered Marsland, Campbell, 1982 Trusts the first child/,
  );
  await pvs.focus();
  await page.keyboard.press('Enter');
  await expect(gallery).toBeHidden();
  await expect(choice).toHaveValue('pvs');
  await expect(choice).toBeFocused();
});

test('an algorithm that the tree does not bear says why, and the gallery stays', async ({
  page,
}) => {
  await open(page, { tree: '[A: [3, 12], 8]' });
  const gallery = await openGallery(page);
  await expect(button(gallery, 'One ply')).toHaveAccessibleDescription(/lacks the static values/);
  await button(gallery, 'One ply').click();
  await expect(gallery.getByRole('alert')).toHaveText(/One ply/);
  await button(gallery, 'Minimax').click();
  await expect(gallery).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Algorithm' })).toHaveValue('minimax');
});

test('the gallery is accessible, and fits a phone', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [320, 568],
  ]) {
    await page.setViewportSize({ width, height });
    await open(page);
    const gallery = await openGallery(page);
    const wide = await gallery.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].some(
        ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
      ),
    );
    expect(wide).toBe(false);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
});
