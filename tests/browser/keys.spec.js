// Every key of the page, wherever the focus is.

import { stopClock } from './clock.js';
import { expect, test } from './test.js';
import {
  button,
  expectStep,
  expectTree,
  goTo,
  item,
  open,
  openText,
  show,
  slider,
  underMore,
} from './view.js';

/** @import { Page } from '@playwright/test' */

/** @type {[key: string, from: number, to: number][]} */
const KEYS = [
  ['ArrowRight', 45, 46],
  ['ArrowLeft', 45, 44],
  ['Shift+ArrowRight', 45, 51],
  ['Shift+ArrowLeft', 45, 41],
  ['Home', 45, 0],
  ['End', 45, 76],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 76, 76],
  ['Shift+ArrowLeft', 31, 31],
  ['Shift+ArrowRight', 74, 74],
];

/** @param {Page} page */
async function checkKeys(page) {
  for (const [key, from, to] of KEYS) {
    await page.evaluate((step) => {
      const view = document.querySelector('plyscope-view');
      if (view) /** @type {any} */ (view).step = step;
    }, from);
    await expectStep(page, from);
    await page.keyboard.press(key);
    await expectStep(page, to);
  }
}

test('keys step, open help, undo and redo', async ({ page }) => {
  await test.step('the keys step once, wherever the focus is', async () => {
    await open(page);
    await test.step('nowhere', () => checkKeys(page));
    await button(page, 'Step forward').focus();
    await test.step('on a button', () => checkKeys(page));
    await slider(page).focus();
    await test.step('on the slider', () => checkKeys(page));
  });
  await test.step('? opens the help, Escape and Close end it', async () => {
    await show(page, {});
    const help = page.getByRole('dialog', { name: 'How to read and use this page' });
    await expect(help).toBeHidden();
    await page.keyboard.press('?');
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await (await underMore(page, 'Help')).click();
    await expect(help).toBeVisible();
    await button(help, 'Close').click();
    await expect(help).toBeHidden();
    await expectStep(page, 0);
  });
  await test.step('Ctrl+Z undoes an edit, Ctrl+Y and Ctrl+Shift+Z do it again', async () => {
    await show(page, { tree: '[[3, 12], [2, 4]]' });
    await item(page, 2).focus();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expectTree(page, '[[9, 12], [2, 4]]');
    for (const again of ['Control+y', 'Control+Shift+Z']) {
      await page.keyboard.press('Control+z');
      await expectTree(page, '[[3, 12], [2, 4]]');
      await page.keyboard.press(again);
      await expectTree(page, '[[9, 12], [2, 4]]');
    }
    await goTo(page, 3);
  });
});

test('Escape leaves predicting and comparing, and the keyboard is where it came from', async ({
  page,
}) => {
  await open(page, { step: 0 });
  await button(page, 'Predict').click();
  await button(page, 'Start').click();
  const predict = page.getByRole('region', { name: 'Predict' });
  await expect(predict).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(predict).toBeHidden();
  await expect(button(page, 'Predict')).toBeFocused();
  await button(page, 'Compare').click();
  const pace = page.getByRole('combobox', { name: 'Together' });
  await item(page, 2).focus();
  await expect(pace).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pace).toBeHidden();
  await expect(item(page, 2)).toBeFocused();
  await button(page, 'Compare').click();
  await button(page, 'Add a pane').focus();
  await page.keyboard.press('Escape');
  await expect(pace).toBeHidden();
  await expect(button(page, 'Compare')).toBeFocused();
});

test('space plays and pauses, and starts again at the end', async ({ page }) => {
  await open(page);
  await stopClock(page);
  await page.keyboard.press(' ');
  await expect(button(page, 'Pause')).toBeVisible();
  await page.keyboard.press(' ');
  await expect(button(page, 'Play')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press(' ');
  await page.clock.runFor(1000);
  expect(Number(await slider(page).inputValue())).toBeLessThan(76);
  await expect(button(page, 'Pause')).toBeVisible();
});

test('space on a button presses that button, once', async ({ page }) => {
  await open(page);
  await button(page, 'Step forward').focus();
  await page.keyboard.press(' ');
  await expectStep(page, 1);
  await expect(button(page, 'Play')).toBeVisible();
  await button(page, 'Play').focus();
  await page.keyboard.press(' ');
  await expect(button(page, 'Pause')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Play')).toBeFocused();
});

test('keys are left alone behind the open help, where one types, and with Ctrl or Alt', async ({
  page,
}) => {
  await open(page, { step: 5 });
  await test.step('behind the help', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const key of ['ArrowRight', 'End', 'Home']) await page.keyboard.press(key);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectStep(page, 5);
  });
  await test.step('where one types', async () => {
    await (await openText(page)).focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Shift+ArrowRight', ' ', '?'])
      await page.keyboard.press(key);
    await expectStep(page, 5);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, 'Play')).toBeVisible();
    await (await openText(page)).blur();
  });
  await test.step('with Ctrl or Alt', async () => {
    await button(page, 'Step forward').focus();
    for (const key of ['Control+ArrowRight', 'Alt+Home', 'Control+End', 'Meta+ArrowLeft']) {
      const kept = await page.evaluate((name) => {
        const [modifier, key] = name.split('+');
        const event = new KeyboardEvent('keydown', {
          key,
          ctrlKey: modifier === 'Control',
          altKey: modifier === 'Alt',
          metaKey: modifier === 'Meta',
          bubbles: true,
          cancelable: true,
        });
        return document.dispatchEvent(event);
      }, key);
      expect(kept, key).toBe(true);
    }
    await expectStep(page, 5);
  });
});
