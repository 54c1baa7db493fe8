// The page without its picture: roles and names, and the tree that a screen reader walks.

import { expect, test } from './test.js';
import {
  button,
  expectStep,
  expectTree,
  goTo,
  item,
  items,
  open,
  openTab,
  openText,
  sentence,
  show,
  slider,
  underMore,
  view,
} from './view.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const outline = (page) => page.getByRole('tree', { name: 'Game tree' });

/** @param {Page} page @param {number} node */
const expectAt = (page, node) => expect(item(page, node)).toBeFocused();

test('everything has its role and its name, and arrows walk the tree @firefox @gate', async ({
  page,
}) => {
  await test.step('everything has its role and its name', async () => {
    await open(page);
    for (const name of [
      'Tree: Swedish tree, 51 nodes',
      'Step back',
      'Play',
      'Step forward',
      'Next cutoff',
    ]) {
      await expect(button(page, name)).toHaveCount(1);
    }
    for (const name of ['Share…', 'Help']) await expect(await underMore(page, name)).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: 'Theme', exact: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('slider', { name: 'Step', exact: true })).toHaveCount(1);
    for (const name of ['Algorithm', 'Speed']) {
      await expect(page.getByRole('combobox', { name, exact: true })).toHaveCount(1);
    }
    await expect(page.getByRole('status', { name: 'What happens now' })).toHaveCount(1);
    for (const [tab, role, name] of /** @type {const} */ ([
      ['Code', 'region', 'Pseudocode'],
      ['Ask', 'region', 'Questions'],
      ['Count and order', 'region', 'Counters'],
      ['Story', 'region', 'Story'],
      ['Tree as text', 'textbox', 'Tree as text'],
    ])) {
      await openTab(page, tab);
      await expect(page.getByRole('tabpanel', { name: tab, exact: true })).toHaveCount(1);
      await expect(page.getByRole(role, { name, exact: true })).toHaveCount(1);
    }
    await expect(page.getByRole('heading', { name: 'Plyscope', level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page).toHaveTitle(/^Plyscope/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
  await test.step('arrows walk the tree, and do not step the search', async () => {
    await show(page, { tree: '[[3, 12], [2, 4]]', step: 3 });
    await item(page, 0).focus();
    /** @type {[key: string, node: number][]} */
    const walks = [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowRight', 2],
      ['ArrowDown', 3],
      ['ArrowDown', 4],
      ['ArrowUp', 3],
      ['ArrowLeft', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', 0],
      ['ArrowUp', 0],
      ['End', 6],
      ['ArrowDown', 6],
      ['Home', 0],
    ];
    for (const [key, node] of walks) {
      await page.keyboard.press(key);
      await expectAt(page, node);
      // One step on and one back would look like none.
      await expectStep(page, 3);
    }
  });
});

test('sentences and items say what happens, in every search', async ({ page }) => {
  await test.step('the sentence is a polite live region that stays the same element', async () => {
    await open(page, { step: 3 });
    const before = await sentence(page).elementHandle();
    await button(page, 'Step forward').click();
    await expect(sentence(page)).toContainText('MIN node 3');
    const after = await sentence(page).elementHandle();
    expect(await before?.evaluate((element, other) => element === other, after)).toBe(true);
  });
  await test.step('each item says what the search knows of its node', async () => {
    await show(page, { tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', step: 19 });
    await goTo(page, 20);
    await expect(sentence(page)).toContainText('α-cutoff at node 5');
    const said = Object.fromEntries((await items(page)).map(({ node, text }) => [node, text]));
    expect(said[0]).toBe('MAX node 0, being searched, best so far 3');
    expect(said[1]).toBe('MIN node 1, returned 3');
    expect(said[3]).toBe('Leaf 3, value 12, returned 12');
    expect(said[5]).toBe('MIN node 5, being searched, best so far 2');
    expect(said[7]).toBe('Leaf 7, value 4, skipped');
    expect(said[9]).toBe('MIN node 9, not reached yet');
    await expect(item(page, 5)).toHaveAttribute('aria-current', 'step');
    await expect(page.locator('[role=treeitem][aria-current=step]')).toHaveCount(1);
    await goTo(page, 21);
    await expect(item(page, 5)).toHaveAccessibleName('MIN node 5, returned at most 2');
  });
  await test.step('items say what happened to a node besides its value', async () => {
    await show(page, { algorithm: 'pvs', step: 14 });
    await expect(item(page, 6)).toHaveAccessibleName(
      'MIN node 6, with a null window, being searched',
    );
    await goTo(page, 20);
    await expect(item(page, 6)).toHaveAccessibleName(
      'MIN node 6, entered 2 times, in a re-search, being searched',
    );
    await open(page, { tree: 'tic-tac-toe', algorithm: 'negamax-tt', step: 42 });
    await expect(item(page, 9)).toHaveAccessibleName(/, returned [^,]*, from the table$/);
  });
  await test.step('items of a best-first search say their states', async () => {
    await show(page, { tree: 'sss-skips', algorithm: 'sss-star', step: 28 });
    await expect(item(page, 24)).toHaveAccessibleName('MAX node 24, live, merit 5');
    await expect(item(page, 17)).toHaveAccessibleName('MAX node 17, solved, merit 5');
    await expect(item(page, 16)).toHaveAccessibleName('MIN node 16, expanded');
    await expect(item(page, 20)).toHaveAccessibleName('Leaf 20, value 2, skipped');
  });
  await test.step('a leaf is changed at its item, by Enter or by a digit', async () => {
    await show(page, { tree: '[[3, 12], [2, 4]]' });
    const field = page.getByRole('textbox', { name: 'Value of leaf 3' });
    await item(page, 3).focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('12');
    await page.keyboard.press('Escape');
    await expectAt(page, 3);
    await page.keyboard.press('-');
    await expect(field).toHaveValue('-');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expectAt(page, 3);
    await expectTree(page, '[[3, -7], [2, 4]]');
    await expect(item(page, 3)).toHaveAccessibleName('Leaf 3, value −7, not reached yet');
    // An interior node has no value to change.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('5');
    await expect(page.getByRole('textbox', { name: /^Value of/ })).toHaveCount(0);
  });
});

test.describe('with names', () => {
  test.use({ labels: '' });

  test('the tree has an item a node, with levels, places and values', async ({ page }) => {
    await open(page, { tree: 'A: [B: [3, -12.5], inf]' });
    await expect(outline(page)).toMatchAriaSnapshot(`
      - tree "Game tree":
        - treeitem "MAX node A, not reached yet" [expanded] [level=1]
        - treeitem "MIN node B, not reached yet" [expanded] [level=2]
        - treeitem "Leaf 2, value 3, not reached yet" [level=3]
        - treeitem "Leaf 3, value −12.5, not reached yet" [level=3]
        - treeitem /Leaf 4, value (inf|∞), not reached yet/ [level=2]
    `);
    await expect(item(page, 3)).toHaveAttribute('aria-posinset', '2');
    await expect(item(page, 3)).toHaveAttribute('aria-setsize', '2');
    await expect(item(page, 2)).not.toHaveAttribute('aria-expanded');
  });
});

test('the tree is one stop of Tab, at the item that was left @gate', async ({ page }) => {
  await open(page, { tree: '[[3, 12], [2, 4]]' });
  await expect(page.locator('[role=treeitem][tabindex="0"]')).toHaveCount(1);
  await item(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expectAt(page, 2);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('treeitem').and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('treeitem').and(page.locator(':focus'))).toHaveCount(1);
});

test('a tree of thousands of nodes has the items round the one in focus', async ({ page }) => {
  const row = (/** @type {number} */ from) => Array.from({ length: 9 }, (_, at) => from + at);
  const tree = Array.from({ length: 30 }, (_, a) =>
    Array.from({ length: 9 }, (_, b) => row(a + b)),
  );
  await open(page);
  await (await openText(page)).fill(JSON.stringify(tree));
  await expect(slider(page)).not.toHaveAttribute('max', '76');
  expect((await items(page)).length).toBeLessThanOrEqual(600);
  await item(page, 0).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expectAt(page, 3);
  await page.keyboard.press('End');
  await expectAt(page, 30 * 91);
});

test.describe('with names', () => {
  test.use({ labels: '' });

  test('a name of several words stands in quotation marks in sentences, in each language', async ({
    page,
  }) => {
    await open(page, { tree: 'root: ["left wing": 3, right: 5]', step: 2 });
    for (const [lang, name] of /** @type {const} */ ([
      ['en', '“left wing”'],
      ['sv', '”left wing”'],
    ])) {
      await view(page).evaluate(
        (element, language) => element.setAttribute('lang', language),
        lang,
      );
      await expect(item(page, 1)).toHaveAccessibleName(new RegExp(name));
      await expect(view(page).locator('.now')).toContainText(name);
    }
  });
});
