import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test.js';

test('the page shows its view @firefox', async ({ page }) => {
  await page.goto('./');
  await expectViews(page, 1);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('the example works where it is copied to', async ({ page }) => {
  await page.goto('./examples/tutorial.html');
  await expectViews(page, 2);
});

test('a page in another folder shows two views @firefox', async ({ page }) => {
  await page.goto('/else/where/outside.html');
  await expectViews(page, 2);
});

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} atLeast
 */
async function expectViews(page, atLeast) {
  const views = page.locator('plyscope-view');
  const filled = () =>
    views.evaluateAll((all) => all.filter((view) => view.shadowRoot?.childElementCount).length);
  await expect.poll(filled).toBeGreaterThanOrEqual(atLeast);
  // The wasm and the messages arrive after the element; a missing one fails the test in its fixture.
  await page.waitForLoadState('networkidle');
  expect(await filled()).toBe(await views.count());
}
