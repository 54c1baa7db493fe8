// The first five minutes: from the opened page through all six stops, by mouse, by keyboard alone, and by touch alone.

import { expectAccessible } from './axe.js';
import { expect, test } from './test.js';
import { button, item, view } from './view.js';

/** @import { Page } from '@playwright/test' */

/** The page as somebody sees it who comes for the first time. @param {Page} page @param {string} [path] */
async function arrive(page, path = './') {
  await page.goto('about:blank');
  await page.goto(path);
  await page.locator('plyscope-view .tabs').waitFor();
}

/** @param {Page} page */
const guide = (page) => page.getByRole('region', { name: 'Start here' });

/** What a stop shows once it is done. @param {Page} page */
const seen = (page) => guide(page).getByRole('status');

/** @param {Page} page @param {string} title */
const next = (page, title) => guide(page).getByRole('link', { name: `Next: ${title}` });

test('by mouse, each stop has something to do and something to see', async ({ page }) => {
  await arrive(page);
  await page.getByRole('link', { name: 'Start here' }).click();
  await expect(guide(page)).toContainText('Look at everything');
  await expect(seen(page)).toBeEmpty();
  await button(page, 'Last step').click();
  await expect(seen(page)).toContainText('entered all 13 nodes, and the root is worth 3');
  await next(page, 'Guess').click();
  await button(page, 'Ask me').click();
  const field = page.getByRole('region', { name: 'Predict' }).getByRole('textbox').first();
  await field.fill('3');
  await field.press('Enter');
  await expect(seen(page)).toContainText(/right|reason/);
  await next(page, 'See the cut').click();
  await button(guide(page), 'Step forward').click();
  await expect(seen(page)).toContainText('node 5 is worth at most 2, and MAX is sure of 3');
  await next(page, 'Change 2').click();
  await item(page, 6).click();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(seen(page)).toContainText('enters 13 nodes of 13');
  await next(page, 'Ask why').click();
  await item(page, 7).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await expect(seen(page)).toContainText('The answers for node 7');
  await expect(page.getByRole('tab', { name: 'Ask' })).toHaveAttribute('aria-selected', 'true');
  await next(page, 'Compare').click();
  await button(guide(page), 'Compare').click();
  await expect(seen(page)).toContainText('Minimax entered 13 nodes and alpha-beta 11');
  await expectAccessible(page);
  await button(guide(page), 'Done').click();
  await expect(guide(page)).toBeHidden();
});

test('by keyboard alone', async ({ page }) => {
  await arrive(page);
  // Behind the two that skip the bar, it is the first stop.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Start here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(guide(page)).toBeVisible();
  await page.keyboard.press('End');
  await expect(seen(page)).toContainText('all 13 nodes');
  for (const [title, act] of [
    ['See the cut', 'Step forward'],
    ['Change 2', 'Change it for me'],
    ['Ask why', 'Ask about one'],
    ['Compare', 'Compare'],
  ]) {
    const stop = guide(page).getByRole('link', { name: new RegExp(`^Stop .*${title}`) });
    await stop.focus();
    await page.keyboard.press('Enter');
    await button(guide(page), act).focus();
    await page.keyboard.press('Enter');
    await expect(seen(page)).not.toBeEmpty();
  }
});

test.describe('by touch alone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('on a phone, in Swedish', async ({ page }) => {
    await arrive(page, './#lang=sv');
    await page.getByRole('link', { name: 'Börja här' }).tap();
    const region = page.getByRole('region', { name: 'Börja här' });
    await page.getByRole('button', { name: 'Sista steget' }).tap();
    await expect(region.getByRole('status')).toContainText('alla 13 noder');
    for (const act of ['Stega framåt', 'Ändra åt mig', 'Fråga om ett', 'Jämför']) {
      if (act === 'Stega framåt') await region.getByRole('link', { name: 'Anhalt 3' }).tap();
      else await region.getByRole('link', { name: 'Nästa:' }).tap();
      await button(region, act).tap();
      await expect(region.getByRole('status')).not.toBeEmpty();
      // Whatever stands above the tree, all has the phone's width.
      for (const part of [region, view(page).locator('.stage').first()])
        expect((await part.boundingBox())?.width).toBe(390);
    }
  });
});

test('each stop is a link, and a wrong one is named', async ({ page }) => {
  for (const [stop, title] of [
    [2, 'Guess the next return'],
    [5, 'Ask why a node is skipped'],
  ]) {
    await arrive(page, `./#start=${stop}`);
    await expect(guide(page)).toContainText(String(title));
    await expect.poll(() => page.url()).toContain(`start=${stop}`);
  }
  await arrive(page, './#start=7');
  await expect(
    page.getByRole('alert').filter({ hasText: 'not a stop of “Start here”' }),
  ).toBeVisible();
});

test('whoever has begun or dismissed it sees the line no more', async ({ page }) => {
  await arrive(page);
  await expect(page.locator('#intro')).toBeVisible();
  await button(page, 'Hide this line').click();
  await expect(page.locator('#intro')).toBeHidden();
  await arrive(page);
  await expect(page.locator('#intro')).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('plyscope-intro'));
  await arrive(page, './#tree=swedish-51&step=3');
  await expect(page.locator('#intro')).toBeHidden();
  // From the help one can come back at any time.
  await button(page, 'Help').click();
  await page.getByRole('link', { name: 'Start here' }).click();
  await expect(guide(page)).toBeVisible();
  await expect(view(page).locator('dialog.help')).toBeHidden();
});
