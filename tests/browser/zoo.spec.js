// The bug zoo, a page of its own.

import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';

test('a link leads to a slip, with its runs beside each other, in a language', async ({ page }) => {
  await page.goto('./zoo.html#no-return-at-cut&lang=sv');
  const article = page.locator('#no-return-at-cut');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Felzoo');
  await expect(article).toBeInViewport();
  await expect(article.locator('figure')).toHaveCount(2);
  await expect(article.locator('figure').first()).toContainText('5 besökta noder');
  await expect(article.getByRole('row')).not.toHaveCount(0);
  await expect(article.locator('tr.parts')).toContainText('skär av');
  await expectAccessibleInBothThemes(page);
  await page.locator('#language').selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The bug zoo');
  await article.getByRole('link', { name: 'Open this tree' }).click();
  await expect(page.locator('plyscope-view')).toBeVisible();
});
