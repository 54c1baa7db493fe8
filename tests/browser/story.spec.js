// The story: the sentences so far, nested by visit, each the way to its step.

import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import {
  button,
  expectStep,
  goTo,
  open,
  openTab,
  picture,
  placeOf,
  saidNow,
  sentence,
  show,
  view,
} from './view.js';

/** @import { Page } from '@playwright/test' */

/** The Swedish tree: its first cutoff, at node 8; node 9 has returned by then, node 2 before. */
const CUT = 31;

/** @param {Page} page */
const story = (page) => page.getByRole('region', { name: 'Story' });

/** @param {Page} page */
const present = (page) => story(page).locator('[aria-current="step"]');

/** A line by what it begins with. @param {Page} page @param {RegExp} text */
const line = (page, text) => story(page).locator('.text').filter({ hasText: text });

test('the present line says what the sentence says, and a click leads to another', async ({
  page,
}) => {
  await open(page, { step: CUT });
  await openTab(page, 'Story');
  await expect(present(page)).toHaveText(await saidNow(page));
  await present(page).scrollIntoViewIfNeeded();
  await expect(present(page)).toBeInViewport();
  const returned = line(page, /^\s*Node 9 returns 7/);
  await returned.click();
  await expectStep(page, 29);
  await expect(sentence(page)).toContainText('Node 9 returns 7');
  await expect(present(page)).toHaveText(await saidNow(page));
  // Later steps are not in the story yet.
  await expect(line(page, /cutoff/)).toHaveCount(0);
});

test('the story is opened, pointed at and walked by keys', async ({ page }) => {
  await test.step('a finished subtree is one line until somebody opens it, and then it stays open', async () => {
    await open(page, { step: CUT });
    await openTab(page, 'Story');
    await expect(line(page, /Down to leaf 4/)).toHaveCount(0);
    const fold = (/** @type {RegExp} */ text) =>
      story(page).locator('.line').filter({ hasText: text }).locator('.fold');
    await fold(/Node 2 returns 5/).click();
    await expect(line(page, /Down to MAX node 2/)).toBeVisible();
    await expect(fold(/Down to MAX node 2/)).toHaveAttribute('aria-expanded', 'true');
    await goTo(page, CUT + 5);
    await expect(line(page, /Down to MAX node 2/)).toBeVisible();
    await fold(/Down to MAX node 2/).click();
    await expect(line(page, /Down to MAX node 2/)).toHaveCount(0);
    await button(page, 'Open all').click();
    await expect(line(page, /Leaf 4 is worth 1/)).toHaveCount(1);
    await button(page, 'Open all').click();
    await expect(line(page, /Leaf 4 is worth 1/)).toHaveCount(0);
  });
  await test.step('pointing at a line is pointing at its node', async () => {
    // Nodes that are the same position are joined when one of them is pointed at.
    await show(page, { tree: 'transpositions', algorithm: 'negamax-tt', step: 30 });
    await openTab(page, 'Story');
    const plain = await picture(view(page));
    await line(page, /^\s*Node 3 returns/).hover();
    await expect.poll(() => picture(view(page))).not.toBe(plain);
    const [pointed, { x, y }] = [await picture(view(page)), await placeOf(page, 3)];
    await page.mouse.move(5, 5);
    await expect.poll(() => picture(view(page))).toBe(plain);
    await page.mouse.move(x, y);
    await expect.poll(() => picture(view(page))).toBe(pointed);
  });
  await test.step('by keyboard: Tab comes to the present line, arrows to others, and open and close them', async () => {
    await show(page, { step: CUT });
    await openTab(page, 'Story');
    await button(story(page), 'Copy as Markdown').focus();
    await page.keyboard.press('Tab');
    await expect(present(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const returned = line(page, /^\s*Node 9 returns 7/);
    await expect(returned).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(line(page, /Down to MIN node 9/)).toBeFocused();
    await expect(line(page, /Leaf 10 returns 7/)).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(returned).toBeFocused();
    await expectStep(page, CUT);
    await page.keyboard.press('Enter');
    await expectStep(page, 29);
    // A closed visit that holds the present step is marked instead of it.
    await line(page, /The search begins/).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(story(page).locator('.text')).toHaveCount(1);
    await expect(present(page)).toHaveText(/The search begins/);
  });
  await test.step('iterations are groups of their own, and another tab puts the story away', async () => {
    await show(page, { tree: 'deepening', algorithm: 'iterative-deepening', step: 60 });
    await openTab(page, 'Story');
    await expect(present(page)).toHaveText(await saidNow(page));
    await expect(line(page, /^\s*The root, node 0, returns/)).toHaveCount(1);
    await openTab(page, 'Code');
    await expect(story(page)).toHaveCount(0);
    await openTab(page, 'Story');
    await expect(present(page)).toHaveText(await saidNow(page));
  });
});

test('it is copied as it is shown, as text and as a nested list in Markdown', async ({ page }) => {
  await page.addInitScript(() => {
    /** @type {any} */ (globalThis).copies = [];
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (/** @type {string} */ text) => {
          if (/** @type {any} */ (globalThis).refuses) throw new Error('no');
          /** @type {any} */ (globalThis).copies.push(text);
        },
      },
    });
  });
  await open(page, { step: CUT });
  await openTab(page, 'Story');
  await button(page, 'Copy as text').click();
  await expect(story(page).getByRole('status')).toHaveText('8 lines copied');
  await button(page, 'Copy as Markdown').click();
  const [text, markdown] = await page.evaluate(() => /** @type {any} */ (globalThis).copies);
  const shown = await story(page).locator('.text').allTextContents();
  const plain = (/** @type {string[]} */ lines) =>
    lines.map((each) => each.trim()).filter((each) => each !== '');
  expect(plain(text.split('\n'))).toEqual(plain(shown));
  expect(
    plain(markdown.split('\n').map((/** @type {string} */ each) => each.replace(/^ *- /, ''))),
  ).toEqual(plain(shown));
  expect(markdown).toMatch(/^- The search begins.*\n {2}- Down to MIN node 1.*\n {4}- Node 2/);
  await page.evaluate(() => {
    /** @type {any} */ (globalThis).refuses = true;
  });
  await button(page, 'Copy as text').click();
  await expect(story(page).getByRole('status')).toHaveText('Could not be copied');
});

test('what lies under the story does not move, however long that is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, { step: 1 });
  await openTab(page, 'Story');
  const height = async () => (await story(page).boundingBox())?.height;
  await expect(present(page)).toHaveText(/The search begins/);
  const before = await height();
  await goTo(page, CUT);
  await expect(present(page)).toHaveText(/cutoff/);
  expect(await height()).toBe(before);
  await button(page, 'Open all').click();
  await expect(line(page, /Leaf 4 is worth 1/)).toHaveCount(1);
  await expect(present(page)).toBeInViewport();
  expect(await height()).toBe(before);
});

test('it passes axe, in both themes', async ({ page }) => {
  await open(page, { step: CUT });
  await openTab(page, 'Story');
  await expect(page.locator('.story [aria-current="step"]')).toHaveCount(1);
  await expectAccessibleInBothThemes(page, '.story');
});
