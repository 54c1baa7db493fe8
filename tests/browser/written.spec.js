// Pen and paper: a learner strikes out edges and fills in numbers on the whole tree, by keyboard, mouse or finger, sees nothing of the
// search meanwhile, and has it marked at once.

import { author, TEXTBOOK } from './author.js';
import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import {
  button,
  expectStep,
  expectTree,
  item,
  open,
  openMenu,
  picture,
  placeOf,
  sentence,
  view,
} from './view.js';

/** @import { Locator, Page } from '@playwright/test' */

/** @param {Page | Locator} within @param {string} [name] */
const region = (within, name = 'Predict') => within.getByRole('region', { name });

/** @param {Page | Locator} within @param {string} name */
const field = (within, name) => within.getByRole('textbox', { name });

/** @param {Page} page @param {Record<string, string | number>} [shown] */
async function handOut(page, shown = { tree: TEXTBOOK }) {
  await open(page, shown);
  await openMenu(page);
  await button(page, 'Predict').click();
  await region(page).getByRole('radio', { name: 'Pen and paper' }).check();
  await button(page, 'Start').click();
  await expect(region(page).getByRole('table', { name: 'Your paper' })).toBeVisible();
}

test('the textbook’s tree is done by the keyboard alone, and all of it rightly', async ({
  page,
}) => {
  await handOut(page);
  // At a node of the tree, X strikes out the edge to it, and Enter leads to its numbers.
  await item(page, 6).focus();
  await page.keyboard.press('x');
  await expect(region(page)).toContainText('The edge to node 6 is struck out.');
  await page.keyboard.press('x');
  await expect(region(page)).toContainText('The edge to node 6 is not struck out.');
  for (const node of [7, 8]) {
    await item(page, node).focus();
    await page.keyboard.press('x');
  }
  await item(page, 0).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'α at node 0')).toBeFocused();
  const rows = [
    ['0', '-inf', 'inf', '3'],
    ['1', '-inf', 'inf', '3'],
    ['5', '3', 'inf', '<=2'],
    ['9', '3', 'inf', '2'],
  ];
  for (const [name, alpha, beta, value] of rows) {
    await expect(field(page, `α at node ${name}`)).toBeFocused();
    await page.keyboard.type(alpha);
    await page.keyboard.press('Tab');
    await page.keyboard.type(beta);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
    if (name === '9') break;
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Enter'])
      await page.keyboard.press(key);
  }
  await expect(page.getByRole('combobox', { name: 'What the value at node 5 says' })).toHaveValue(
    'upper',
  );
  // What was typed last is taken back, and written again.
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Value at node 9')).toHaveValue('');
  await page.keyboard.type('≤2');
  await page.keyboard.press('Escape');
  await expect(region(page)).toBeVisible();
  await button(page, 'Check').press('Enter');
  // The last child has been evaluated, so that to call its value exact would be right as well.
  await expect(region(page)).toContainText('14 of 14 right');
  await expect(region(page)).toContainText('All of it is right.');
  await expectStep(page, 0);
});

test('edges and nodes are pressed in the picture, faults have reasons, and lead to their steps', async ({
  page,
}) => {
  await handOut(page);
  const [root, b, f, h, k] = [
    ...[await placeOf(page, 0), await placeOf(page, 1), await placeOf(page, 5)],
    ...[await placeOf(page, 7), await placeOf(page, 10)],
  ];
  const before = await picture(view(page));
  // In the middle of an edge, and at a leaf.
  await page.mouse.click((root.x + b.x) / 2, (root.y + b.y) / 2);
  await page.mouse.click(h.x, h.y);
  await page.mouse.click(k.x, k.y);
  const checked = region(page).getByRole('checkbox', { checked: true });
  await expect(checked).toHaveCount(3);
  await page.mouse.click(k.x, k.y);
  await expect(checked).toHaveCount(2);
  expect(await picture(view(page))).not.toBe(before);
  await page.mouse.click(f.x, f.y);
  await expect(field(page, 'α at node 5')).toBeFocused();
  await page.keyboard.type('3');
  await field(page, 'β at node 5').click();
  await button(page, 'Write ∞').click();
  await expect(field(page, 'β at node 5')).toHaveValue('∞');
  await field(page, 'Value at node 5').fill('about 2');
  await button(page, 'Check').click();
  await expect(page.getByRole('alert').filter({ hasText: 'is no number' })).toBeVisible();
  await expect(field(page, 'Value at node 5')).toBeFocused();
  await field(page, 'Value at node 5').fill('2');
  await button(page, 'Check').click();
  const faults = region(page).getByRole('listitem');
  const struck = faults.filter({ hasText: 'The edge to node 1 is struck out, but not cut.' });
  await expect(struck).toContainText('nothing is cut before that');
  const missed = faults.filter({ hasText: 'The edge to node 8 is cut, but not struck out.' });
  await expect(missed).toContainText('the window is closed');
  const bound = faults.filter({ hasText: 'The value at node 5 is ≤ 2, not = 2.' });
  await expect(bound).toContainText('it failed low');
  await missed.getByRole('button').click();
  await expect(sentence(page)).toContainText('node 5');
  await expectStep(page, 20);
  await button(page, 'Back to my paper').click();
  await expectStep(page, 0);
  await button(page, 'Stop predicting').click();
  await expect(region(page)).toHaveCount(0);
  await expectTree(page, TEXTBOOK);
});

test('while it is written nothing of the search is in sight, and nothing shows it', async ({
  page,
}) => {
  await open(page, { tree: 'swedish-51', step: 30 });
  await page.keyboard.press('t');
  await button(page, 'Predict').click();
  await region(page).getByRole('radio', { name: 'Pen and paper' }).check();
  await button(page, 'Start').click();
  const hidden = ['.now', '.tally', '.decision', '.tabpanel', '.strip', '.transport', '.results'];
  for (const part of hidden)
    await expect(page.locator(`plyscope-view ${part}:visible`)).toHaveCount(0);
  const before = await view(page).evaluate((/** @type {any} */ it) => it.tree);
  const still = await picture(view(page));
  const stage = page.locator('plyscope-view .stage');
  await stage.focus();
  for (const key of ['ArrowRight', 'End', ' ', 't', 'q', 'Delete']) await page.keyboard.press(key);
  expect(await picture(view(page))).toBe(still);
  const state = await view(page).evaluate((/** @type {any} */ it) => [it.step, it.tree]);
  expect(state).toEqual([0, before]);
  // No more than that a node has not been reached is said of any.
  const items = await page.getByRole('treeitem').all();
  expect(items.length).toBeGreaterThan(2);
  for (const each of items) await expect(each).toHaveAttribute('aria-label', /not reached/);

  // Whoever leaves it comes back to what was written.
  const alpha = page.getByRole('textbox', { name: 'α at node 1', exact: true });
  await alpha.fill('-inf');
  await button(page, 'Predict').click();
  await expect(region(page)).toHaveCount(0);
  await button(page, 'Predict').click();
  await region(page).getByRole('radio', { name: 'Pen and paper' }).check();
  await button(page, 'Back to my paper').click();
  await expect(alpha).toHaveValue('-inf');
});

test('other searches say why they are not for paper, and another search begins anew', async ({
  page,
}) => {
  await handOut(page);
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('pvs');
  await expect(region(page)).toContainText('a node has room for one window and one value');
  await expect(button(page, 'Start')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('minimax');
  await button(page, 'Start').click();
  await expect(region(page).getByRole('checkbox')).toHaveCount(0);
  await expect(region(page).getByRole('textbox')).toHaveCount(4);
});

test('everybody can write, and read what is marked, in both themes, wide or narrow', async ({
  page,
}) => {
  const check = async () => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expectAccessibleInBothThemes(page, '.predict');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  };
  await handOut(page);
  await region(page).getByRole('checkbox').nth(4).check();
  await field(page, 'α at node 5').fill('x');
  await button(page, 'Check').click();
  await check();
  await field(page, 'α at node 5').fill('4');
  await button(page, 'Check').click();
  await check();
});

test('an author’s paper is kept while it is written, goes on after a reload, and is scored once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const markup = `<plyscope-view tree="${TEXTBOOK}" algorithm="alpha-beta" quiz="paper"></plyscope-view>`;
  await page.addInitScript(() => {
    /** @type {unknown[]} */
    const heard = [];
    Object.assign(globalThis, { heard });
    for (const name of ['question', 'draft', 'answer', 'score', 'error'])
      addEventListener(`plyscope-${name}`, (event) =>
        heard.push([name, /** @type {CustomEvent} */ (event).detail]),
      );
  });
  /** @returns {Promise<[string, any][]>} */
  const heard = () => page.evaluate(() => Reflect.get(globalThis, 'heard'));
  const stateOf = (/** @type {Locator} */ of) =>
    of.evaluate((element) => Reflect.get(element, 'quizState'));
  const first = await author(page, markup);
  await region(first, 'Exercise').getByRole('checkbox', { name: 'node H' }).check();
  await field(first, 'Value at node B').fill('3');
  const kept = await stateOf(first);
  expect(kept.paper).toEqual({
    struck: [7],
    entries: [[1, '', '', 'exact', '3']],
    handedIn: false,
  });
  const names = (await heard()).map(([name]) => name);
  expect([...new Set(names)]).toEqual(['question', 'draft']);
  const again = await author(page, markup);
  await expect(field(again, 'Value at node B')).toHaveValue('');
  await again.evaluate((element, state) => Reflect.set(element, 'quizState', state), kept);
  await expect(field(again, 'Value at node B')).toHaveValue('3');
  await again.getByRole('checkbox', { name: 'node I' }).check();
  await button(again, 'Check').click();
  await expect(region(again, 'Exercise')).toContainText('3 of 14 right');
  const events = await heard();
  expect(events.find(([name]) => name === 'answer')?.[1]).toMatchObject({
    ...{ kind: 'paper', correct: false, attempt: 1 },
    answer: { struck: ['H', 'I'], entries: [{ node: 'B', value: '3', says: 'exact' }] },
  });
  expect(events.filter(([name]) => name === 'score')).toEqual([
    ['score', { correct: 3, asked: 14, total: 14, score: 3 / 14, complete: true }],
  ]);
  expect((await stateOf(again)).paper.handedIn).toBe(true);
});
