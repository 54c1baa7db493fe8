// The first five minutes: from the opened page through all six stops, by mouse, by keyboard and by touch alone, in both languages.

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

/** The parts of the guide and of the page that a walk meets, whatever the language. */
const SEEN = 'section.start .seen';
const ACT = 'section.start p button';
const NEXT = 'section.start .next';
const FIELD = '.predict input';

/**
 * A way of doing what the guide asks for: to press something, to go into a field, and to go to the last step.
 * @typedef {object} Way
 * @property {(page: Page, selector: string) => Promise<unknown>} press
 * @property {(page: Page, selector: string) => Promise<unknown>} enter
 * @property {(page: Page) => Promise<unknown>} toTheEnd
 */

/** Whether the keyboard is at an element of the page or of the view. @param {Page} page @param {string} selector */
const isAt = (page, selector) =>
  page.evaluate((selector) => {
    const { activeElement } = document;
    const inside = activeElement?.shadowRoot?.activeElement ?? activeElement;
    return inside?.matches(selector) === true;
  }, selector);

/** Goes there by Tab alone. @param {Page} page @param {string} selector */
async function tabTo(page, selector) {
  for (let stop = 0; stop < 80; stop += 1) {
    if (await isAt(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** @type {Record<'mouse' | 'keys' | 'touch', Way>} */
const WAYS = {
  mouse: {
    press: (page, selector) => page.locator(selector).first().click(),
    enter: (page, selector) => page.locator(selector).first().click(),
    toTheEnd: (page) => page.locator('[aria-keyshortcuts=End]').click(),
  },
  keys: {
    press: async (page, selector) => {
      await tabTo(page, selector);
      await page.keyboard.press('Enter');
    },
    enter: tabTo,
    toTheEnd: (page) => page.keyboard.press('End'),
  },
  touch: {
    press: (page, selector) => page.locator(selector).first().tap(),
    enter: (page, selector) => page.locator(selector).first().tap(),
    toTheEnd: (page) => page.locator('[aria-keyshortcuts=End]').tap(),
  },
};

/**
 * All six stops, each done and passed by one way alone, and accessible.
 * @param {Page} page
 * @param {string} language
 * @param {Way} way
 */
async function walk(page, language, { press, enter, toTheEnd }) {
  await arrive(page, `./#lang=${language}`);
  await press(page, '#intro a');
  const seen = page.locator(SEEN);
  await expect(seen).toBeEmpty();
  await toTheEnd(page);
  await expect(seen).toContainText('13');
  for (let stop = 2; stop <= 6; stop += 1) {
    await press(page, NEXT);
    await expect(page.locator('section.start [aria-current=step]')).toHaveText(String(stop));
    await expect(seen).toBeEmpty();
    await press(page, ACT);
    if (stop === 2) {
      await enter(page, FIELD);
      await page.keyboard.type('3');
      await press(page, '.predict .actions .primary');
    }
    await expect(seen).not.toBeEmpty();
    await expectAccessible(page, { within: 'section.start' });
  }
}

for (const language of ['en', 'sv']) {
  test(`by mouse alone, in ${language}`, ({ page }) => walk(page, language, WAYS.mouse));

  test(`by keyboard alone, in ${language}`, ({ page }) => walk(page, language, WAYS.keys));

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test(`by touch alone, in ${language}`, async ({ page }) => {
      await walk(page, language, WAYS.touch);
      // Whatever stands above the tree, all has the phone's width.
      for (const part of [page.locator('section.start'), view(page).locator('.stage').first()])
        expect((await part.boundingBox())?.width).toBe(390);
    });
  });
}

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
