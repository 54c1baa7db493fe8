// Help: a question, and the page that answers it, by mouse, keyboard and finger.

import { expectAccessible } from './axe.js';
import { expect, test } from './test.js';
import { button, expectStep, expectTree, more, open, underMore } from './view.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
async function openHelp(page) {
  await (await underMore(page, 'Help')).click();
  const help = page.getByRole('dialog', { name: 'How to read and use this page' });
  await expect(help).toBeVisible();
  return help;
}

/** @param {import('@playwright/test').Locator} help @param {string} name */
const heading = (help, name) => help.getByRole('heading', { level: 3, name });

test('a question leads to its page, and the focus to its heading', async ({ page }) => {
  await open(page);
  const help = await openHelp(page);
  await expect(heading(help, 'Where do I begin?')).toBeVisible();
  const first = button(help, 'Where do I begin?');
  await expect(first).toHaveAttribute('aria-current', 'page');
  await first.focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(button(help, 'What are α and β?')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(help, 'What are α and β?')).toBeFocused();
  await expect(help.getByRole('article')).toContainText('α is what one side is already sure of');
  await expect(button(help, 'What are α and β?')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(more(page)).toBeFocused();
  await expectStep(page, 0);
});

test('the questions are searched', async ({ page }) => {
  await open(page);
  const help = await openHelp(page);
  const questions = help.getByRole('navigation').getByRole('button');
  const all = await questions.count();
  await help.getByRole('searchbox', { name: 'Search' }).fill('breakpoint');
  await expect(questions).toHaveText(['How do I step?']);
  await help.getByRole('searchbox', { name: 'Search' }).fill('elephant');
  await expect(help.getByRole('status').first()).toHaveText(/No question/);
  await help.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect(questions).toHaveCount(all);
});

test('an example is copied, and another one shown', async ({ page, context, browserName }) => {
  await open(page);
  const help = await openHelp(page);
  await button(help, 'How do I write a tree?').click();
  const example = (/** @type {string} */ name) => help.getByRole('region', { name, exact: true });
  if (browserName === 'chromium')
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(example('Names'), 'Copy').click();
  await expect(help.getByText('The example is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe('A: [B: [3, 12], C: [2, x: 4]]');
  await button(example('Static values'), 'Show this tree').click();
  await expect(help).toBeHidden();
  await expectTree(page, '[[3, 12]=5, [2, 4]=3]');
});

test('every page is accessible, and fits', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [360, 740],
  ]) {
    await page.setViewportSize({ width, height });
    await open(page);
    const help = await openHelp(page);
    const names = await help.getByRole('navigation').getByRole('button').allTextContents();
    expect(names.length).toBeGreaterThan(12);
    for (const name of names.map((each) => each.trim())) {
      await button(help, name).click();
      await expect(heading(help, name)).toBeFocused();
      const wide = await help.evaluate((dialog) =>
        [dialog, ...dialog.querySelectorAll('article, nav, p, dd, button')].some(
          ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
        ),
      );
      expect(wide, name).toBe(false);
      if (width > 760) continue;
      // A page takes the place of the questions; Back leads to them.
      await expect(help.getByRole('navigation')).toBeHidden();
      await help.getByRole('button', { name: 'All questions' }).click();
      await expect(button(help, name)).toBeFocused();
    }
    await button(help, 'How do I write a tree?').click();
    await expectAccessible(page);
  }
});
