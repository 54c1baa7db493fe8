// The decision about a returned value, as a table under the sentence.

import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import { boxOf, expectStep, goTo, open, openTab, show } from './view.js';

/** @import { Page } from '@playwright/test' */

/** The Swedish tree: leaf 10 is evaluated; the 7 returns to node 8, whose β is 5; node 8's best; its cutoff; its return. */
const NODE_8 = { evaluated: 26, returned: 29, improved: 30, cut: 31, left: 32 };

/** @param {Page} page */
const decision = (page) => page.getByRole('region', { name: 'Decision' });

/** @param {Page} page */
const rows = (page) => decision(page).getByRole('row');

test('the decision stands where a value falls', async ({ page }) => {
  await test.step('where a value falls is marked from its return to the cutoff, and stands nowhere else', async () => {
    await open(page, { step: NODE_8.evaluated });
    await expect(decision(page)).toHaveCount(0);
    for (const step of [NODE_8.returned, NODE_8.improved, NODE_8.cut]) {
      await goTo(page, step);
      await expectStep(page, step);
      await expect(rows(page)).toHaveCount(3);
      await expect(rows(page).nth(0)).toHaveText(/value ≤ α\s*first, so the best; α stays/);
      await expect(rows(page).nth(1)).toHaveText(/α < value < β\s*new best; α rises to it/);
      const happens = decision(page).locator('[aria-current="true"]');
      await expect(happens).toHaveText(/7 ≥ β = 5\s*cutoff: 2 children are skipped/);
      await expect(decision(page).getByRole('table')).toHaveAccessibleName(
        'Where 7, from node 9, lies relative to the window of MAX node 8',
      );
    }
    // The value that node 8 itself returns is no better for MIN.
    await goTo(page, NODE_8.left);
    await expect(decision(page).locator('[aria-current="true"]')).toHaveText(
      /7 ≥ β = 5\s*nothing changes/,
    );
    await goTo(page, NODE_8.left + 1);
    await expect(decision(page)).toHaveCount(0);
  });
  await test.step('a MIN node cuts at α, in its colour; without windows it is the best so far that counts', async () => {
    await show(page, { step: 60 });
    const happens = decision(page).locator('[aria-current="true"]');
    await expect(happens).toHaveText(/2 ≤ α = 5\s*cutoff: one child is skipped/);
    await expect(happens.locator('b.max')).toHaveText('α');
    await open(page, { algorithm: 'minimax', step: 11 });
    await expect(rows(page)).toHaveCount(2);
    await expect(decision(page).getByRole('table')).toHaveAccessibleName(/best of/);
  });
  await test.step('it is there whichever tab is open, and only at its steps', async () => {
    await show(page, { step: NODE_8.returned });
    for (const tab of /** @type {const} */ (['Story', 'Tree as text', 'Code'])) {
      await openTab(page, tab);
      await expect(rows(page)).toHaveCount(3);
    }
    await goTo(page, NODE_8.left + 1);
    await expect(decision(page)).toHaveCount(0);
  });
});

test('the table moves little of what lies below it, and is no higher than it has to be', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, { step: NODE_8.evaluated });
  const top = async () => (await boxOf(page.locator('.pseudocode'))).y;
  const before = await top();
  await goTo(page, NODE_8.returned);
  await expect(rows(page)).toHaveCount(3);
  expect(Math.abs((await top()) - before)).toBeLessThan(6);
  expect((await boxOf(decision(page))).height).toBeLessThan(120);
});

test('values of ten digits are not cut off, wide or narrow', async ({ page }) => {
  const tree = '[[1234567890,-1999999999],[-1888888888,1999999999,3],[1888888888,1999999999]]';
  // On a phone, of the three cases the one that happens is in sight.
  for (const { cases, ...viewport } of [
    { width: 1280, height: 720, cases: 3 },
    { width: 360, height: 800, cases: 1 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, { tree, step: 34 });
    await expect(rows(page)).toHaveCount(cases);
    const room = await decision(page).evaluate((panel) => {
      const table = /** @type {Element} */ (panel.querySelector('table'));
      return panel.getBoundingClientRect().right - table.getBoundingClientRect().right;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
});

test('it passes axe, in both themes', async ({ page }) => {
  await open(page, { step: NODE_8.returned });
  await expect(rows(page)).toHaveCount(3);
  await expectAccessibleInBothThemes(page, '.decision');
});
