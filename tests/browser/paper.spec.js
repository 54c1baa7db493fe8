// *Exercise sheet*: what is printed, one tree a student, and its key.

import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import { button, open, underMore } from './view.js';

/** @import { Page } from '@playwright/test' */

const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog', { name: 'Exercise sheet' });

/** Opens the form for a tree, in a page that prints nothing. @param {Page} page @param {string} tree @param {string} [algorithm] */
async function openFor(page, tree, algorithm = 'alpha-beta') {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await open(page, { tree, algorithm });
  await (await underMore(page, 'Exercise sheet')).click();
  await expect(dialog(page)).toBeVisible();
}

/** The texts of each page's picture. @param {Page} page */
const texts = (page) =>
  page
    .locator('.pages .page svg')
    .evaluateAll((all) =>
      all.map((svg) => [...svg.querySelectorAll('text')].map((each) => each.textContent)),
    );

test('an exercise has empty boxes and no values, and its key has all of them', async ({ page }) => {
  await openFor(page, TEXTBOOK);
  await expectAccessibleInBothThemes(page, 'dialog.paper');
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Lecture 4');
  await expect(dialog(page).getByRole('spinbutton')).toBeHidden();
  await dialog(page).getByRole('combobox', { name: 'Paper' }).selectOption('Letter');
  await button(dialog(page), 'Print…').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  const [exercise, key] = await texts(page);
  // Four nodes have a window, and the leaves have their values.
  expect(exercise.filter((text) => text === 'α' || text === 'β')).toHaveLength(8);
  expect(exercise.filter((text) => /[=≤≥∞]/.test(text ?? ''))).toEqual([]);
  expect(exercise).toEqual(expect.arrayContaining(['3', '12', '14']));
  expect(key).toEqual(expect.arrayContaining(['−∞', '∞', '=3', '≤2']));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Lecture 4', exact: true })).toBeVisible();
  await expect(page.getByText('Cross out every edge that is cut.')).toBeVisible();
  await expect(page.getByText('11 nodes entered, 7 leaves evaluated')).toBeVisible();
  await expect(button(page, 'Share…')).toBeHidden();
  const size = () =>
    page.evaluate(() =>
      document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText).join(),
    );
  expect(await size()).toMatch(/size: letter/);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.pages .page')).toHaveCount(0);
  expect(await size()).not.toMatch(/size/);
});

test('each student has a tree of their own; a handout has moments; a large tree is refused', async ({
  page,
}) => {
  await openFor(page, 'random(branching=2, depth=3, seed=5)');
  await dialog(page).getByRole('spinbutton', { name: 'Sheets' }).fill('3');
  await dialog(page)
    .getByRole('checkbox', { name: /With the answer key/ })
    .uncheck();
  await button(dialog(page), 'Print…').click();
  const sheets = await texts(page);
  expect(sheets).toHaveLength(3);
  expect(new Set(sheets.map((all) => all.join())).size).toBe(3);
  await openFor(page, TEXTBOOK);
  await dialog(page).getByRole('combobox', { name: 'Content' }).selectOption('handout');
  await button(dialog(page), 'Print…').click();
  await expect(page.locator('.pages figcaption')).toContainText([
    /^Nothing has happened yet/,
    /^α-cutoff at node/,
    /^α-cutoff at node/,
    /^The root/,
  ]);
  await openFor(page, 'random(branching=5, depth=3, seed=5)');
  await button(dialog(page), 'Print…').click();
  await expect(dialog(page).getByRole('alert')).toContainText('This tree has 156 nodes');
});
