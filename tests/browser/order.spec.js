// How much the order of children matters: other orders at one click, and a sample of shuffled ones.

import { expectAccessible } from './axe.js';
import { expect, test } from './test.js';
import { open, openTab } from './view.js';

/** @import { Locator, Page } from '@playwright/test' */

const TREE = '[[3,12,8],[2,4,6],[14,5,2]]';

/** @param {Page} page */
const panel = (page) => page.getByRole('region', { name: 'Order matters' });

/** @param {Page} page */
const counters = (page) => page.getByRole('region', { name: 'Counters' });

test('another order is one click away, and the counts before and after stand together', async ({
  page,
}) => {
  await open(page, `#tree=${TREE}`);
  await openTab(page, 'Count and order');
  const order = panel(page);
  const named = (/** @type {string} */ name) => order.getByRole('button', { name, exact: true });
  await expect(named('As written')).toHaveAttribute('aria-pressed', 'true');
  await named('Best first').click();
  await expect(named('Best first')).toHaveAttribute('aria-pressed', 'true');
  await expect(counters(page)).toContainText('Nodes entered 11 → 9');
  await named('Worst first').click();
  await expect(counters(page)).toContainText('Nodes entered 9 → 13');
  await named('Shuffled').click();
  await expect(page).toHaveURL(/order=shuffle:1/);
  await named('Shuffled').click();
  await expect(page).toHaveURL(/order=shuffle:2/);
  await named('As written').click();
  await expect(page).not.toHaveURL(/order=/);
});

test('a sample of shuffled orders shows where the present one falls, and keeps while that changes', async ({
  page,
}) => {
  await open(page, `#tree=${TREE}`);
  await openTab(page, 'Count and order');
  const order = panel(page);
  await order.getByRole('button', { name: 'Sample 10,000 shuffled orders' }).click();
  await expect(order.getByRole('img', { name: /^Histogram/ })).toBeVisible();
  const place = order.locator('figcaption');
  await expect(place).toHaveText(
    /^The present order enters 11 nodes\. Of 10,000 shuffled orders, /,
  );
  const [fewer, same, more] = await parts(place);
  expect(fewer + same + more).toBe(10_000);
  expect(Math.min(fewer, same, more)).toBeGreaterThan(0);
  await order.getByRole('button', { name: 'Best first', exact: true }).click();
  // Nothing is less than the critical tree.
  await expect(place).toHaveText(/^The present order enters 9 nodes\./);
  expect((await parts(place))[0]).toBe(0);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('minimax');
  await expect(order.getByRole('img')).toHaveCount(0);
});

/** How many orders take less, as much, and more. @param {Locator} place */
async function parts(place) {
  const text = (await place.textContent()) ?? '';
  const found = /, ([\d,]+) enters? fewer, ([\d,]+) as many, and ([\d,]+) more\./.exec(text);
  return (found ?? []).slice(1).map((number) => Number(number.replaceAll(',', '')));
}
