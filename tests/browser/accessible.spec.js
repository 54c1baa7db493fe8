// axe-core finds nothing, in whatever state the page is.

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test.js';
import { button, item, open, picture, sentence, treeText, view } from './view.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string[]} [rules] all of them, unless some are named */
async function expectNoViolations(page, rules) {
  const builder = new AxeBuilder({ page });
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const STATES = {
  'at the first step': (page) => open(page),
  'at a cutoff': (page) => open(page, { step: 70 }),
  'at the end, in the negamax form': (page) =>
    open(page, { tree: 'tic-tac-toe', algorithm: 'negamax-alpha-beta', step: 999 }),
  'with the help open': async (page) => {
    await open(page);
    await button(page, 'Help').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'with the form for random trees, something wrong in it': async (page) => {
    await open(page);
    await button(page, 'Generate…').click();
    const form = page.getByRole('dialog', { name: 'Random tree' });
    await form.getByRole('textbox', { name: 'Seed' }).fill('x');
    await expect(form.getByRole('alert').filter({ hasText: 'whole number' })).toBeVisible();
  },
  'with the form for random trees, one that is too large': async (page) => {
    await open(page);
    await button(page, 'Generate…').click();
    const form = page.getByRole('dialog', { name: 'Random tree' });
    await form.getByRole('textbox', { name: 'Depth in plies' }).fill('30');
    await expect(form.getByRole('alert').filter({ hasText: 'nodes' })).toBeVisible();
  },
  'with the switches open, one changed': async (page) => {
    await open(page, { order: 'shuffle:3' });
    await page.getByText(/^Switches/).click();
    await expect(button(page, 'Reset all')).toBeVisible();
  },
  'with the switches of a driver, and an order of several rules': async (page) => {
    await open(page, { tree: 'deepening', inner: 'aspiration', order: 'killer,shuffle:3' });
    await page.getByText(/^Switches/).click();
    await page.getByRole('textbox', { name: 'Window reach δ' }).fill('x');
    await page.getByRole('textbox', { name: 'Window reach δ' }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'no value' })).toBeVisible();
  },
  'with an algorithm that the tree does not bear': async (page) => {
    await open(page);
    await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('one-ply');
    await expect(page.getByRole('alert').filter({ hasText: 'One ply' })).toBeVisible();
  },
  'with a broken text': async (page) => {
    await open(page);
    await treeText(page).fill('[[3, 12');
    await expect(treeText(page)).toHaveAttribute('aria-invalid', 'true');
  },
  'with a wrong value at a leaf': async (page) => {
    await open(page, { tree: 'aima-two-ply' });
    await item(page, 6).focus();
    await page.keyboard.press('-');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'no number' })).toBeVisible();
  },
  'with a broken address': (page) => open(page, '#tree=[1,2'),
  'at 360 px': async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, { step: 31 });
  },
  'on the tutorial page': async (page) => {
    await page.goto('./examples/tutorial.html');
    await expect(sentence(page)).toHaveCount(3);
  },
};

for (const [name, reach] of Object.entries(STATES)) {
  test(`axe ${name}, light and dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await reach(page);
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Nothing else depends on the theme.
    await expectNoViolations(page, ['color-contrast']);
  });
}

/** The contrast of each of the view's colours with its ground. @param {import('@playwright/test').Page} page */
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

for (const [theme, least] of /** @type {const} */ ([
  ['light', 4.5],
  ['dark', 4.5],
  ['contrast', 7],
  ['contrast-dark', 7],
])) {
  test(`every colour of the theme ${theme} has a contrast of ${least} to its ground`, async ({
    page,
  }) => {
    await open(page, { step: 31 });
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await expect.poll(async () => Math.min(...(await contrasts(page)))).toBeGreaterThan(least);
    await expectNoViolations(
      page,
      ['color-contrast', 'color-contrast-enhanced'].slice(0, least > 5 ? 2 : 1),
    );
  });
}

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
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('light');
  await expect.poll(ground).toBe('rgb(251, 250, 247)');
});

test('axe at a cutoff, in Firefox too @firefox', async ({ page }) => {
  await open(page, { step: 70 });
  await expectNoViolations(page);
});

test('a theme chosen by hand stands against the system’s, also after a reload @firefox', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, { step: 31 });
  const ground = () =>
    page.locator('plyscope-view').evaluate((view) => getComputedStyle(view).backgroundColor);
  await expect.poll(ground).toBe('rgb(251, 250, 247)');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await expect.poll(ground).toBe('rgb(21, 23, 27)');
  await expectNoViolations(page);
  await page.reload();
  await expect.poll(ground).toBe('rgb(21, 23, 27)');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('light');
  await expect.poll(ground).toBe('rgb(251, 250, 247)');
});
