// The example article: three views that do not disturb each other.

import { stopClock } from './clock.js';
import { changeLeaf } from './leaf.js';
import { expect, test } from './test.js';
import { button, expectStep, item, picture, placeOf, sentence, toLast } from './view.js';

/** @import { Locator, Page } from '@playwright/test' */

/** @param {Page} page */
async function article(page) {
  await page.goto('./examples/tutorial.html');
  await expect(sentence(page)).toHaveCount(3);
  const view = (/** @type {string} */ id) => page.locator(`#${id}`);
  return { everything: view('everything'), away: view('looking-away'), above: view('far-above') };
}

/** @param {Locator} view @returns {Promise<number>} */
const step = (view) => view.evaluate((element) => /** @type {any} */ (element).step);

/** @param {Locator} view @returns {Promise<string>} */
const tree = (view) => view.evaluate((element) => /** @type {any} */ (element).tree);

test('each of the three shows what its author wrote', async ({ page }) => {
  const { everything, away, above } = await article(page);
  await expectStep(everything, 0);
  await expect(sentence(everything)).toContainText('The search begins with the next step: Minimax');
  await expectStep(away, 20);
  await expect(sentence(away)).toContainText('α-cutoff at node F');
  expect(await step(above)).toBe(14);
  await expect(sentence(above)).toContainText(/node [A-E]\b/);
  await expect(button(everything, 'Play')).toBeVisible();
  await expect(button(above, 'Play')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Algorithm' })).toHaveCount(0);
});

test('buttons and keys step the view that they belong to @firefox', async ({ page }) => {
  const { everything, away, above } = await article(page);
  const still = await picture(above);
  await button(everything, 'Step forward').click();
  await expectStep(everything, 1);
  await page.keyboard.press('ArrowRight');
  await expectStep(everything, 2);
  await expectStep(away, 20);
  await button(away, 'Step back').click();
  await page.keyboard.press('Home');
  await expectStep(away, 0);
  await expectStep(everything, 2);
  await item(away, 0).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expectStep(away, 20);
  await expectStep(everything, 2);
  expect(await picture(above)).toBe(still);
});

test('keys outside of the views belong to the page', async ({ page }) => {
  const { everything, away } = await article(page);
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['ArrowRight', 'End', ' ', 'Home', '?']) await page.keyboard.press(key);
  await expectStep(everything, 0);
  await expectStep(away, 20);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('two views play side by side', async ({ page }) => {
  const { everything, away } = await article(page);
  await stopClock(page);
  await button(everything, 'Play').click();
  await button(away, 'Play').click();
  await page.clock.runFor(3000);
  expect(await step(everything)).toBeGreaterThan(1);
  expect(await step(away)).toBeGreaterThan(21);
  await button(everything, 'Pause').click();
  await expect(button(away, 'Pause')).toBeVisible();
});

test('editing one tree leaves the other alone, and is what the article says', async ({ page }) => {
  const { everything, away } = await article(page);
  await away.scrollIntoViewIfNeeded();
  await changeLeaf(page, 6, '4', away);
  await expect.poll(() => tree(away)).toBe('[[3, 12, 8], [4, 4, 6], [14, 5, 2]]');
  expect(await tree(everything)).toBe('[[3, 12, 8], [2, 4, 6], [14, 5, 2]]');
  await toLast(away);
  await expect(sentence(away)).toContainText('Best play is worth 4 to MAX');
  await toLast(everything);
  await expect(sentence(everything)).toContainText('Best play is worth 3 to MAX');
});

test('the article’s own button shows the cut, and is told of the step', async ({ page }) => {
  const { above } = await article(page);
  await button(page, 'Show the cut').click();
  await expect(page.locator('#where')).toHaveText('Step 19 of 33');
  await expect(sentence(above)).toContainText('α-cutoff at node E');
  await expect(sentence(above)).toContainText('a deep cutoff');
});

test('a view in an article lets the wheel scroll the page until it has the focus', async ({
  page,
}) => {
  const { everything } = await article(page);
  await everything.scrollIntoViewIfNeeded();
  const before = await picture(everything);
  const at = await placeOf(everything, 0);
  await page.mouse.move(at.x, at.y + 60);
  const top = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 80);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await page.mouse.move(0, 0);
  await expect.poll(() => picture(everything)).toBe(before);
});
