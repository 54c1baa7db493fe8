// From loading to the last step by the keyboard alone, with the focus always to be seen.

import { expect, test } from './test.js';
import { expectStep, expectTree, open, openSwitches, sentence, show } from './view.js';

/** @import { Page } from '@playwright/test' */

/**
 * The focused element: its role or tag, and its name.
 *
 * @param {Page} page
 */
const focused = (page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element instanceof HTMLElement && element !== document.body
      ? (element.getAttribute('aria-label') ?? element.textContent ?? '')
          .replace(/\s+/g, ' ')
          .trim()
      : '';
  });

/** @param {Page} page @param {string} name */
async function tabTo(page, name) {
  for (let stop = 0; stop < 100; stop += 1) {
    if ((await focused(page)).startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test('everything is reached by Tab, in the order of the page @firefox @gate', async ({ page }) => {
  await open(page);
  const stops = [''];
  while (stops.length < 60 && stops.at(-1) !== 'Speed') {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  const order = [
    'Tree: Swedish tree, 51 nodes',
    'Algorithm',
    'Learn',
    'Compare',
    'Predict',
    'Present',
    'More',
    'MAX node 0, not reached yet',
    'Code',
    'Step back',
    'Play',
    'Step forward',
    'Next cutoff',
    'Step',
    'Speed',
  ];
  expect(stops.filter((stop) => order.includes(stop))).toEqual(order);
});

test('from loading to the last step by keys alone @firefox', async ({ page }) => {
  await open(page);
  await tabTo(page, 'Algorithm');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('combobox', { name: 'Algorithm' })).not.toHaveValue('alpha-beta');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('combobox', { name: 'Algorithm' })).toHaveValue('alpha-beta');
  await tabTo(page, 'MAX node 0');
  await page.keyboard.press('End');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expectTree(page, /\[48: 4\]\]\]\]$/);
  await tabTo(page, 'Step forward');
  for (let step = 1; step <= 5; step += 1) {
    await page.keyboard.press('Enter');
    await expectStep(page, step);
  }
  await tabTo(page, 'Next cutoff');
  await page.keyboard.press(' ');
  await expect(sentence(page)).toContainText('cutoff at node 8');
  // Back, since behind the last stop some browsers without a window go on nowhere.
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Step forward');
  await page.keyboard.press('End');
  await expect(sentence(page)).toContainText('the search is done');
  // The button leads nowhere now, and has the focus all the same.
  expect(await focused(page)).toBe('Step forward');
});

test('the first two stops lead past the bar, and are seen only there @firefox', async ({
  page,
}) => {
  for (const [stops, name, to] of /** @type {const} */ ([
    [1, 'Skip to the tree', /^MAX node 0/],
    [2, 'Skip to the controls', /^Play$/],
  ])) {
    await open(page);
    const skip = page.getByRole('button', { name, exact: true });
    await expect(skip).toHaveCSS('clip-path', 'inset(50%)');
    for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toMatch(to);
    await page.goto('about:blank');
  }
});

test('the switches are opened, set and closed by keys', async ({ page }) => {
  await open(page);
  await tabTo(page, 'More');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Switches…');
  await page.keyboard.press('Enter');
  const player = page.getByRole('combobox', { name: 'Root player' });
  await expect(player).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('More');
  await expect(player).toBeHidden();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Switches…');
  await page.keyboard.press('Enter');
  await expect(player).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Switches (1)')).toBeVisible();
  await expectStep(page, 0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Root player' })).toBeHidden();
});

test('switches and algorithms are chosen by keys', async ({ page }) => {
  await test.step('the rules of an order are chosen by keys, and the focus stays', async () => {
    await open(page);
    await openSwitches(page);
    await expect(page.getByRole('combobox', { name: 'Child order' })).toBeVisible();
    await tabTo(page, 'Child order');
    await page.keyboard.type('killer');
    await expect(page.getByText('Switches (1)')).toBeVisible();
    const first = page.getByRole('combobox', { name: 'Child order' });
    await expect(first).toHaveValue('killer');
    await expect(first).toBeFocused();
    await page.keyboard.press('Tab');
    const second = page.getByRole('combobox', { name: 'then by, rule 2' });
    await expect(second).toBeFocused();
    await page.keyboard.type('hist');
    await expect(second).toHaveValue('history');
    await expect(second).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'then by, rule 3' })).toBeVisible();
    await page.keyboard.press('Home');
    await expect(second).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'then by, rule 3' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    expect(await focused(page)).toBe('Switches (1)');
  });
  await test.step('arrow keys pass over an algorithm that the tree does not bear, and say why', async () => {
    await show(page, {});
    const algorithm = page.getByRole('combobox', { name: 'Algorithm' });
    const refused = page.getByRole('alert').filter({ hasText: 'One ply stops at interior nodes' });
    await expect(page.getByRole('region', { name: 'Pseudocode' })).toBeVisible();
    await tabTo(page, 'Algorithm');
    await page.keyboard.press('ArrowUp');
    await expect(algorithm).toHaveValue('negamax');
    await expect(refused).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(algorithm).toHaveValue('alpha-beta');
    await expect(algorithm).toBeFocused();
  });
  await test.step('a refused algorithm leaves the focus in the choice, and the way to its message is Tab', async () => {
    await show(page, {});
    await tabTo(page, 'Algorithm');
    await page.keyboard.type('one');
    await expect(page.getByRole('alert').filter({ hasText: 'One ply' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Algorithm' })).toHaveValue('alpha-beta');
    expect(await focused(page)).toBe('Algorithm');
    await tabTo(page, 'Dismiss');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'One ply' })).toBeHidden();
  });
  await test.step('the focus on a node is drawn round it', async () => {
    await show(page, {});
    const canvas = page.locator('canvas');
    const before = await canvas.screenshot();
    await tabTo(page, 'MAX node 0');
    await expect.poll(async () => before.equals(await canvas.screenshot())).toBe(false);
    const root = await canvas.screenshot();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => root.equals(await canvas.screenshot())).toBe(false);
  });
});

test('the focus is seen wherever it is', async ({ page }) => {
  await open(page);
  /** @type {Set<string>} */
  const seen = new Set();
  for (let stop = 0; stop < 18; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await focused(page);
    // A node's ring is drawn on the canvas, not round its item: the next test has it.
    if (name.startsWith('MAX node')) continue;
    const outline = await page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element ?? document.body);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    // Between the last and the first, the browser itself has the focus.
    if (name === '') continue;
    expect(outline, name).toBeGreaterThanOrEqual(1);
    seen.add(name);
  }
  expect(seen.size).toBeGreaterThan(12);
});
