// axe-core finds nothing in any state of the page.

import { expectAccessible, expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import {
  button,
  inTrees,
  item,
  open,
  openSwitches,
  openText,
  picture,
  sentence,
  setTool,
  show,
  treeText,
  underMore,
  view,
  visit,
} from './view.js';

/** @import { Page } from '@playwright/test' */

/** @type {Record<string, Record<string, (page: Page) => Promise<unknown>>>} */
const STATES = {
  'while one steps': {
    'at the first step': (page) => show(page, {}),
    'at a cutoff': (page) => show(page, { step: 70 }),
    'at the end, in the negamax form': (page) =>
      show(page, { tree: 'tic-tac-toe', algorithm: 'negamax-alpha-beta', step: 999 }),
    'at 360 px': async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await show(page, { step: 31 });
    },
    'on the tutorial page': async (page) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto('./examples/tutorial.html');
      await expect(sentence(page)).toHaveCount(3);
    },
  },
  'in what opens over the page': {
    'the help': async (page) => {
      await (await underMore(page, 'Help')).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'the form for random trees, something wrong in it': async (page) => {
      await page.keyboard.press('Escape');
      await (await inTrees(page)).click();
      const form = page.getByRole('dialog', { name: 'Random tree' });
      await form.getByRole('textbox', { name: 'Seed' }).fill('x');
      await expect(form.getByRole('alert').filter({ hasText: 'whole number' })).toBeVisible();
    },
    'the form for random trees, one that is too large': async (page) => {
      const form = page.getByRole('dialog', { name: 'Random tree' });
      await form.getByRole('textbox', { name: 'Seed' }).fill('1');
      await form.getByRole('textbox', { name: 'Depth in plies' }).fill('30');
      await expect(form.getByRole('alert').filter({ hasText: 'nodes' })).toBeVisible();
    },
    'the switches, one changed': async (page) => {
      await page.keyboard.press('Escape');
      await show(page, { order: 'shuffle:3' });
      await openSwitches(page);
      await expect(button(page, 'Reset all')).toBeVisible();
    },
    'the switches of a driver, and an order of several rules': async (page) => {
      await show(page, { tree: 'deepening', inner: 'aspiration', order: 'killer,shuffle:3' });
      const reach = page.getByRole('textbox', { name: 'Window reach δ' });
      if (await reach.isHidden()) await openSwitches(page);
      await reach.fill('x');
      await reach.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'is not a value' })).toBeVisible();
    },
  },
  'where something is wrong': {
    'an algorithm that the tree does not bear': async (page) => {
      await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('one-ply');
      await expect(page.getByRole('alert').filter({ hasText: 'One ply' })).toBeVisible();
    },
    'a broken text': async (page) => {
      await show(page, { tree: 'deep-cutoff' });
      await (await openText(page)).fill('[[3, 12');
      await expect(treeText(page)).toHaveAttribute('aria-invalid', 'true');
    },
    'a wrong value at a leaf': async (page) => {
      await show(page, { tree: 'aima-two-ply' });
      await item(page, 6).focus();
      await page.keyboard.press('-');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'not a number' })).toBeVisible();
    },
    'a broken address': async (page) => {
      await visit(page, '#tree=[1,2');
      await expect(page.getByRole('alert').filter({ hasText: 'This link' })).toBeVisible();
    },
  },
};

for (const [where, states] of Object.entries(STATES)) {
  test(`axe finds nothing ${where}, light and dark`, async ({ page }) => {
    await open(page);
    for (const [name, reach] of Object.entries(states)) {
      await test.step(name, async () => {
        await reach(page);
        await expectAccessibleInBothThemes(page);
      });
    }
  });
}

/** The contrast of each of the view's colours with its ground. @param {Page} page */
const contrasts = (page) =>
  page.locator('plyscope-view').evaluate((view) => {
    // A token is text until a property uses it.
    const probe = document.createElement('span');
    view.shadowRoot?.append(probe);
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** How bright a colour is: WCAG 2.1, relative luminance. @param {string} name */
    const luminance = (name) => {
      if (paint === null) throw new Error('there is no canvas');
      probe.style.color = `var(--_${name})`;
      paint.fillStyle = getComputedStyle(probe).color;
      paint.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...paint.getImageData(0, 0, 1, 1).data].map((byte) => {
        const part = byte / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = luminance('ground');
    const found = ['max', 'min', 'focus', 'cut', 'ink', 'quiet'].map((name) => {
      const [high, low] = [ground, luminance(name)].sort((a, b) => b - a);
      return (high + 0.05) / (low + 0.05);
    });
    probe.remove();
    return found;
  });

test('every colour of a theme has enough contrast to its ground', async ({ page }) => {
  await open(page, { step: 31 });
  for (const [theme, least] of /** @type {const} */ ([
    ['light', 4.5],
    ['dark', 4.5],
    ['contrast', 7],
    ['contrast-dark', 7],
  ])) {
    await test.step(`${theme}: ${least}`, async () => {
      await setTool(page, 'theme', theme);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect.poll(async () => Math.min(...(await contrasts(page)))).toBeGreaterThan(least);
      const rules = ['color-contrast', 'color-contrast-enhanced'].slice(0, least > 5 ? 2 : 1);
      await expectAccessible(page, { rules });
    });
  }
});

test('whoever asks the system for more contrast gets it, light and dark', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
  await open(page, { step: 31 });
  const ground = () =>
    page.locator('plyscope-view').evaluate((view) => getComputedStyle(view).backgroundColor);
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  const light = await picture(view(page));
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  await expect.poll(ground).toBe('rgb(0, 0, 0)');
  await expect.poll(() => picture(view(page))).not.toBe(light);
  await setTool(page, 'theme', 'light');
  await expect.poll(ground).toBe('rgb(251, 250, 247)');
});

test('a theme chosen by hand stands against the system’s, also after a reload @firefox', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, { step: 31 });
  const ground = () =>
    page.locator('plyscope-view').evaluate((view) => getComputedStyle(view).backgroundColor);
  await expect.poll(ground).toBe('rgb(251, 250, 247)');
  // At a cutoff, in Firefox too.
  await expectAccessible(page, { rules: ['color-contrast'] });
  await setTool(page, 'theme', 'dark');
  await expect.poll(ground).toBe('rgb(21, 23, 27)');
  await expectAccessible(page, { rules: ['color-contrast'] });
  await page.reload();
  await expect.poll(ground).toBe('rgb(21, 23, 27)');
  await setTool(page, 'theme', 'light');
  await expect.poll(ground).toBe('rgb(251, 250, 247)');
});
