// A tree is made and put in order by keys alone, as in an editor of outlines; and several nodes are moved together, by keys, by
// mouse and by touch.

import { expect, test } from './test.js';
import { button, expectStep, expectTree, item, open, placeOf, view } from './view.js';

/** @import { Page } from '@playwright/test' */

const TREE = '[[3, 12], [2, 4], 7, 8]';

/** @param {Page} page @param {string[]} keys */
async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/** @param {Page} page */
const selected = (page) =>
  page
    .locator('[role=treeitem][aria-selected=true]')
    .evaluateAll((items) => items.map((each) => Number(each.getAttribute('data-node'))));

test('Enter adds a sibling, or a child of the root, and Ctrl Enter a sibling of any node', async ({
  page,
}) => {
  await open(page, { tree: '[[3, 12], 7]' });
  await item(page, 1).focus();
  await press(page, 'Enter');
  await expectTree(page, '[[3, 12], 0, 7]');
  await expect(item(page, 4)).toBeFocused();
  await press(page, 'Control+Enter');
  await expectTree(page, '[[3, 12], 0, 0, 7]');
  await expect(item(page, 5)).toBeFocused();
  await item(page, 0).focus();
  await press(page, 'Enter');
  await expectTree(page, '[[3, 12], 0, 0, 7, 0]');
  // At a leaf, Enter opens the field of its value.
  await press(page, 'Enter');
  await expect(view(page).locator('.leaf-editor input')).toBeFocused();
  await press(page, '5', 'Enter');
  await expectTree(page, '[[3, 12], 0, 0, 7, 5]');
});

test('Alt and an arrow move a node a level up or down, with all that are selected', async ({
  page,
}) => {
  await open(page, { tree: TREE });
  await item(page, 5).focus();
  await press(page, 'Alt+ArrowUp');
  await expectTree(page, '[[3, 12], [4], 2, 7, 8]');
  await expect(item(page, 6)).toBeFocused();
  // Above the root there is nothing, nor is there a sibling before the first child.
  await press(page, 'Alt+ArrowUp');
  await item(page, 1).focus();
  await press(page, 'Alt+ArrowDown');
  await expectTree(page, '[[3, 12], [4], 2, 7, 8]');
  await item(page, 7).focus();
  await press(page, 'Control+ ');
  await item(page, 8).focus();
  await press(page, 'Control+ ', 'Alt+ArrowDown');
  await expectTree(page, '[[3, 12], [4], [7, 8]=2]');
  expect(await selected(page)).toEqual([7, 8]);
  await expect(item(page, 8)).toBeFocused();
  await press(page, 'Alt+ArrowUp');
  await expectTree(page, '[[3, 12], [4], 2, 7, 8]');
  await press(page, 'Control+z', 'Control+z', 'Control+z');
  await expectTree(page, TREE);
});

test('F2 opens the form for the names of a node, which gives the keyboard back', async ({
  page,
}) => {
  await open(page, { tree: TREE });
  await item(page, 4).focus();
  await press(page, 'F2');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('right');
  await press(page, 'Enter');
  await expectTree(page, '[[3, 12], right: [2, 4], 7, 8]');
  await expect(item(page, 4)).toBeFocused();
  await press(page, 'F2', 'Escape');
  await expect(item(page, 4)).toBeFocused();
});

test('after a press of a node its keys are those of the tree, but arrows step', async ({
  page,
}) => {
  await open(page, { tree: TREE, step: 2 });
  const press4 = async () => {
    const { x, y } = await placeOf(page, 4);
    await page.mouse.click(x, y);
  };
  await press4();
  await press(page, 'ArrowRight');
  await expectStep(page, 3);
  await press(page, 'F2');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  // Typing replaces the name.
  await page.keyboard.type('R');
  await press(page, 'Enter');
  await expect(item(page, 4)).toBeFocused();
  await press(page, 'F2');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('S');
  await press(page, 'Enter');
  await expectTree(page, '[[3, 12], S: [2, 4], 7, 8]');
  await press(page, 'Control+z', 'Control+z');
  await press4();
  await press(page, 'Alt+ArrowDown');
  await expectTree(page, '[[3, 12, [2, 4]], 7, 8]');
  await press(page, 'Control+z');
  await press4();
  await press(page, 'Enter');
  await expectTree(page, '[[3, 12], [2, 4], 0, 7, 8]');
  // From then on the keyboard is in the tree; Delete goes on beside what is gone.
  await expect(item(page, 7)).toBeFocused();
  await press(page, 'Delete');
  await expectTree(page, TREE);
  await expect(item(page, 7)).toBeFocused();
  await press(page, 'Delete', 'Delete');
  await expectTree(page, '[[3, 12], [2, 4]]');
  await expect(item(page, 4)).toBeFocused();
});

test('MAX and MIN change places, which is taken back as an edit is', async ({ page }) => {
  await open(page, { tree: TREE });
  await item(page, 1).focus();
  await press(page, 'Shift+F10');
  await page.getByRole('menuitem', { name: 'Swap MAX and MIN' }).press('Enter');
  await expect(item(page, 0)).toHaveAccessibleName(/^MIN node/);
  await expect(button(page, 'Undo')).toHaveAttribute('title', /^Undo: the swap of MAX and MIN/);
  await press(page, 'Control+z');
  await expect(item(page, 0)).toHaveAccessibleName(/^MAX node/);
  await press(page, 'Control+Shift+z');
  await expect(item(page, 0)).toHaveAccessibleName(/^MIN node/);
  await expectTree(page, TREE);
});

test('selected nodes are dragged together', async ({ page }) => {
  await open(page, { tree: TREE });
  for (const node of [7, 8]) {
    const { x, y } = await placeOf(page, node);
    await page.keyboard.down('Shift');
    await page.mouse.click(x, y);
    await page.keyboard.up('Shift');
  }
  const [from, to] = [await placeOf(page, 8), await placeOf(page, 1)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 12, from.y);
  await page.mouse.move(to.x, to.y);
  await expect(view(page).locator('.drop-mark')).toBeVisible();
  await page.mouse.up();
  await expectTree(page, '[[3, 12, 7, 8], [2, 4]]');
  expect(await selected(page)).toEqual([4, 5]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('several nodes are selected by taps, and dragged under another one @gate', async ({
    page,
  }) => {
    await open(page, { tree: TREE });
    const tap = async (/** @type {number} */ node) => {
      const { x, y } = await placeOf(page, node);
      await page.touchscreen.tap(x, y);
    };
    const several = button(page, 'Select several');
    await tap(4);
    await several.tap();
    await expect(several).toHaveAttribute('aria-pressed', 'true');
    for (const node of [7, 8, 8, 8, 4]) await tap(node);
    expect(await selected(page)).toEqual([7, 8]);
    // No field has opened at the leaves.
    await expect(view(page).locator('.leaf-editor input')).toBeHidden();
    // A press beside all nodes selects nothing, and ends it.
    const { x, y } = await placeOf(page, 0);
    await page.touchscreen.tap(x - 120, y);
    expect(await selected(page)).toEqual([]);
    await tap(4);
    await expect(several).toHaveAttribute('aria-pressed', 'false');
    await several.tap();
    for (const node of [7, 8, 4]) await tap(node);
    const [from, to] = [await placeOf(page, 7), await placeOf(page, 1)];
    const client = await page.context().newCDPSession(page);
    /** @type {[type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: {x: number, y: number}[]][]} */
    const touches = [
      ['touchStart', [from]],
      ['touchMove', [{ x: from.x, y: from.y + 12 }]],
      ['touchMove', [to]],
      ['touchEnd', []],
    ];
    for (const [type, touchPoints] of touches)
      await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await expectTree(page, '[[3, 12, 7, 8], [2, 4]]');
  });
});
