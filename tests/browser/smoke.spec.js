import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test.js';

test('the page loads its core @firefox', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('status')).toContainText('The core is version');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('the example works where it is copied to', async ({ page }) => {
  await page.goto('./examples/tutorial.html');
  await expect(page.getByRole('status')).toHaveCount(2);
  await expect(page.getByRole('status').last()).toContainText('The core is version');
});

test('a page in another folder shows two views @firefox', async ({ page }) => {
  await page.goto('/else/where/outside.html');
  await expect(page.getByRole('status')).toHaveCount(2);
  await expect(page.getByRole('status').last()).toContainText('The core is version');
});
