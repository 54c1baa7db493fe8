// What is loaded when it is first needed, where it cannot be: that is said beside what was asked for, and the next try
// tries again.

import { test } from '@playwright/test';
import { expect } from './test.js';
import { button, sentence, treeText, underMore } from './view.js';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * The page without some of its scripts and messages, until they are let through.
 *
 * @param {Page} page
 * @param {RegExp} missing in the names of their files
 */
async function without(page, missing) {
  const files = (/** @type {URL} */ url) => missing.test(url.pathname.replace(/.*\//, ''));
  await page.route(files, (route) => route.abort());
  await page.goto(`${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`);
  await button(page, 'Copy link').waitFor();
  return () => page.unroute(files);
}

/** What is said of it. @param {Page} page */
const missing = (page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

for (const [label, file] of /** @type {const} */ ([
  ['Generate…', /^generator-/],
  ['Growth', /^growth-/],
  ['Help', /^help-/],
])) {
  test(`${label} says that it could not be loaded, and opens once it can be @firefox`, async ({
    page,
  }) => {
    const restore = await without(page, file);
    const opening = async () => (label === 'Growth' ? underMore(page, label) : button(page, label));
    await (await opening()).click();
    await expect(missing(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await restore();
    await (await opening()).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(missing(page)).toBeHidden();
  });
}

test('without its sentences a step says so, and tells what happens once they are there @firefox', async ({
  page,
}) => {
  const restore = await without(page, /^sentences?-/);
  await expect(sentence(page)).toContainText('is about to search a tree of 51 nodes');
  await expect(missing(page)).toBeHidden();
  await button(page, 'Step forward').click();
  await expect(missing(page)).toBeVisible();
  await expect(sentence(page)).toBeEmpty();
  await restore();
  await button(page, 'Try again').click();
  await expect(sentence(page)).toContainText('The search begins at the root');
  await expect(missing(page)).toBeHidden();
});

test('without presenter mode the page stays as it is, and without its second window the mode does', async ({
  page,
}) => {
  const presenting = page.locator('plyscope-view[presenting]');
  const restore = await without(page, /^(presenting|page)-/);
  await button(page, 'Present').click();
  await expect(missing(page)).toBeVisible();
  await expect(presenting).toHaveCount(0);
  await restore();
  // Not by what is said to be missing: it may have come by itself meanwhile, as everything does behind the first picture.
  await button(page, 'Present').click();
  await expect(presenting).toHaveCount(1);
  await expect(missing(page)).toBeHidden();
  await expect(button(page, 'Leave')).toBeAttached();
  await expect(button(page, 'Presenter view')).toHaveCount(0);
  await page.keyboard.press('v');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('region', { name: 'Presenter mode' })).toContainText('step 1 of');
});

test('switches, lists and bands say so where they would stand, and so does the picture', async ({
  page,
}) => {
  const restore = await without(page, /^(switches|lists|bands|further)-/);
  await page.getByText(/^Switches/).click();
  await expect(missing(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('mtd-f');
  await button(page, 'Step forward').click();
  // What is said in the sheet is not seen while that is closed.
  for (const left of [3, 2, 1]) {
    await expect(missing(page)).toHaveCount(left);
    if (left === 3) await restore();
    await button(page, 'Try again').first().click();
  }
  await expect(missing(page)).toBeHidden();
  await page.getByText(/^Switches/).click();
  await expect(page.getByRole('combobox', { name: 'Child order' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Transposition table' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Searches of the root' })).toBeVisible();
});

test('what is wrong with a text is said once there are words for it', async ({ page }) => {
  const restore = await without(page, /^errors-/);
  await treeText(page).fill('[[3,');
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
  await restore();
  await treeText(page).fill('[[3');
  await expect(page.getByText('Line 1, column 4:')).toBeVisible();
  await treeText(page).fill('[[3,');
  await expect(page.getByText('Line 1, column 5:')).toBeVisible();
});
