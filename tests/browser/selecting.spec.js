// Several nodes at once, the menu of a node, the clipboard, and nodes dragged under others.

import { expectAccessibleInBothThemes } from './axe.js';
import { field } from './leaf.js';
import { expect, test } from './test.js';
import { button, expectStep, expectTree, item, open, placeOf, show, view } from './view.js';

/** @import { Page } from '@playwright/test' */

const TREE = '[[3, 12], [2, 4]]';

/** @param {Page} page */
const selected = (page) =>
  view(page)
    .getByRole('treeitem', { selected: true })
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute('data-node'))));

/** @param {Page} page @param {number[]} nodes */
const expectSelected = (page, nodes) => expect.poll(() => selected(page)).toEqual(nodes);

/** @param {Page} page @param {string} name */
const choice = (page, name) => page.getByRole('menuitem', { name, exact: true });

/** Presses a node with the mouse. @param {Page} page @param {number} node @param {Parameters<Page['mouse']['click']>[2]} [options] */
async function press(page, node, options) {
  const { x, y } = await placeOf(page, node);
  await page.mouse.click(x, y, options);
}

/** Drags with the mouse, by way of a point above the start. @param {Page} page @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 20);
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

test('what is selected is changed at once, moved and kept', async ({ page }) => {
  await test.step('Shift and a press add to what is selected, and all of it is deleted and comes back at once', async () => {
    await open(page, { tree: TREE });
    await press(page, 1);
    await page.keyboard.down('Shift');
    await press(page, 5);
    await press(page, 6);
    await expectSelected(page, [1, 5, 6]);
    await press(page, 6);
    await page.keyboard.up('Shift');
    await expectSelected(page, [1, 5]);
    await expect(page.getByRole('heading', { name: '2 nodes are selected' })).toBeVisible();
    await page.keyboard.press('Delete');
    await expectTree(page, '[[4]]');
    await page.keyboard.press('Control+z');
    await expectTree(page, TREE);
  });
  await test.step('a frame around leaves selects them, a number typed is the value of all, and one undo brings all back', async () => {
    await show(page, { tree: TREE });
    const [first, last] = [await placeOf(page, 2), await placeOf(page, 5)];
    await page.keyboard.down('Shift');
    await drag(page, { x: first.x - 30, y: first.y + 25 }, { x: last.x + 20, y: last.y - 25 });
    await expect(view(page).locator('.marquee')).toBeVisible();
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await expectSelected(page, [2, 3, 5]);
    await page.keyboard.press('7');
    await expect(field(page)).toHaveValue('7');
    await page.keyboard.press('Enter');
    await expectTree(page, '[[7, 7], [7, 4]]');
    await expectSelected(page, [2, 3, 5]);
    await page.keyboard.press('Control+z');
    await expectTree(page, TREE);
    await page.keyboard.press('Escape');
    await expectSelected(page, []);
  });
  await test.step('Tab keeps a value and goes on at the next leaf, and past the last one it leaves', async () => {
    await show(page, { tree: TREE });
    await press(page, 2);
    for (const value of ['1', '5', '6']) {
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    await expectTree(page, '[[1, 5], [6, 4]]');
    await expect(field(page)).toHaveValue('4');
    await page.keyboard.press('Shift+Tab');
    await expect(field(page)).toHaveValue('6');
    await page.keyboard.type('much');
    await page.keyboard.press('Tab');
    await expect(view(page).getByRole('alert')).toContainText('much');
    await expect(field(page)).toHaveValue('much');
    await page.keyboard.press('Escape');
    await expectTree(page, '[[1, 5], [6, 4]]');
    await press(page, 6);
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeHidden();
  });
  await test.step('a selected node is dragged under another one, and Escape gives that up', async () => {
    await show(page, { tree: TREE });
    await press(page, 4);
    const mark = view(page).locator('.drop-mark');
    await drag(page, await placeOf(page, 4), await placeOf(page, 3));
    await expect(mark).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mark).toBeHidden();
    await page.mouse.up();
    await expectTree(page, TREE);
    await drag(page, await placeOf(page, 4), await placeOf(page, 3));
    await page.mouse.up();
    await expectTree(page, '[[3, [[2, 4]]=12]]');
    await expect(button(page, 'Undo')).toHaveAttribute('title', /^Undo: the new place/);
    // Not under what is below it.
    await press(page, 1);
    await drag(page, await placeOf(page, 1), await placeOf(page, 2));
    await expect(mark).toBeHidden();
    await page.mouse.up();
    await expectTree(page, '[[3, [[2, 4]]=12]]');
  });
  await test.step('the menu of a node offers every change with its key, by mouse and by keyboard', async () => {
    await show(page, { tree: TREE });
    await press(page, 4, { button: 'right' });
    await expect(choice(page, 'Add child')).toBeFocused();
    await expect(page.getByRole('menu')).toContainText('Shift Insert');
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, 'Add sibling')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expectTree(page, '[[3, 12], [2, 4, 0]]');
    await expect(page.getByRole('menu')).toBeHidden();
    await press(page, 4, { button: 'right' });
    await choice(page, 'Select the leaves below').click();
    await expectSelected(page, [5, 6, 7]);
    // A press of one that is selected is about all of them.
    await press(page, 6, { button: 'right' });
    await expect(choice(page, 'Value and position…')).toBeVisible();
    await choice(page, 'Value and position…').click();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expectTree(page, '[[3, 12], [9, 9, 9]]');
  });
});

test('nodes are selected, typed, copied and named by keys', async ({ page }) => {
  await test.step('the keyboard alone selects nodes and changes them', async () => {
    await open(page, { tree: TREE });
    await item(page, 2).focus();
    await page.keyboard.press('Control+a');
    await expectSelected(page, [2, 3, 5, 6]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+Space');
    await expectSelected(page, [2, 3]);
    await page.keyboard.press('Insert');
    await expectTree(page, '[[[3], [12]], [2, 4]]');
    await page.keyboard.press('Control+z');
    await item(page, 5).focus();
    await page.keyboard.press('Control+d');
    await expectTree(page, '[[3, 12], [2, 2, 4]]');
    // It is one of the nodes: the others are not touched.
    await page.keyboard.press('Delete');
    await expectTree(page, TREE);
  });
  await test.step('a frame that is given up with Escape selects nothing', async () => {
    await show(page, { tree: TREE });
    const { x, y } = await placeOf(page, 2);
    await page.keyboard.down('Shift');
    await drag(page, { x: x - 30, y: y + 25 }, { x: x + 30, y: y - 25 });
    await page.keyboard.press('Escape');
    await expect(view(page).locator('.marquee')).toBeHidden();
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await expectSelected(page, []);
  });
  await test.step('after a press, keys at the picture are about the node, and arrows still step', async () => {
    await show(page, { tree: TREE });
    await press(page, 4);
    await page.keyboard.press('Insert');
    await page.keyboard.press('Insert');
    await expectTree(page, '[[3, 12], [2, 4, 0, 0]]');
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 1);
    await page.keyboard.press('Delete');
    await expectTree(page, '[[3, 12]]');
    // Nothing is selected any more.
    await page.keyboard.press('Delete');
    await expectTree(page, '[[3, 12]]');
  });
  await test.step('a tree is typed leaf by leaf: Ctrl Enter adds a sibling, Insert a child', async () => {
    await show(page, { tree: '[3]' });
    await press(page, 1);
    for (const key of ['Control+Enter', 'Control+Enter', 'Insert', 'Shift+Insert', 'Enter']) {
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(String(key.length));
      await page.keyboard.press(key);
    }
    await expect(field(page)).toBeHidden();
    await expectTree(page, '[13, 13, [12, 5]]');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expectTree(page, '[13, 13, [6]]');
  });
  await test.step('a key opens the menu beside the node, and Escape gives the keyboard back', async () => {
    await show(page, { tree: TREE });
    await item(page, 4).focus();
    await page.keyboard.press('Shift+F10');
    await expect(choice(page, 'Add child')).toBeFocused();
    await expectAccessibleInBothThemes(page, '.tree-menu');
    await page.keyboard.press('Escape');
    await expect(item(page, 4)).toBeFocused();
    await page.keyboard.press('Shift+F10');
    await choice(page, 'Swap MAX and MIN').press('Enter');
    await expect(item(page, 4)).toHaveAccessibleName(/MAX/);
  });
  await test.step('where the root cannot be deleted, the menu says so and does nothing', async () => {
    await show(page, { tree: TREE });
    await press(page, 0, { button: 'right' });
    for (const name of ['Add sibling', 'Delete', 'Duplicate', 'Cut'])
      await expect(choice(page, name)).toHaveAttribute('aria-disabled', 'true');
    await choice(page, 'Delete').click({ force: true });
    await expectTree(page, TREE);
  });
  await test.step('nodes are copied, cut and pasted as text, also several and into several', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const text = () => page.evaluate(() => navigator.clipboard.readText());
    await show(page, { tree: TREE });
    await press(page, 1);
    await page.keyboard.press('Control+c');
    await expect.poll(text).toBe('[3, 12]');
    await press(page, 4);
    await page.keyboard.press('Control+v');
    await expectTree(page, '[[3, 12], [2, 4, [3, 12]]]');
    await page.keyboard.press('Control+z');
    // Between two windows, too.
    const other = await page.context().newPage();
    await open(other, { tree: '[5, [6, 7]]' });
    await item(other, 2).focus();
    await other.keyboard.press('Control+c');
    await page.bringToFront();
    await page.keyboard.press('Control+v');
    await expectTree(page, '[[3, 12], [2, 4, [6, 7]]]');
    await page.keyboard.press('Control+z');
    await other.close();
    // The node that was pressed is not one of those that the keyboard selects.
    await item(page, 2).focus();
    await page.keyboard.press('Control+Space');
    await item(page, 6).focus();
    await page.keyboard.press('Control+Space');
    await page.keyboard.press('Control+x');
    await expect.poll(text).toBe('3\n4');
    await expectTree(page, '[[12], [2]]');
    await item(page, 1).focus();
    await page.keyboard.press('Control+v');
    await expectTree(page, '[[12, 3, 4], [2]]');
    // The keyboard goes on at what was pasted last.
    await expect(item(page, 4)).toBeFocused();
    await item(page, 1).focus();
    // A text that is no tree changes nothing, and the page says so.
    await page.evaluate(() => navigator.clipboard.writeText('no tree (at all'));
    await page.keyboard.press('Control+v');
    const said = view(page).getByRole('alert').first();
    await expect(said).toContainText('The pasted text is not a tree. Line 1, column');
    await expectTree(page, '[[12, 3, 4], [2]]');
  });
  await test.step('the form for names begins with the keyboard in it', async () => {
    await show(page, { tree: TREE });
    await press(page, 4);
    await button(page, 'Rename').click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await page.keyboard.type('Knight f3');
    await page.keyboard.press('Enter');
    await expectTree(page, '[[3, 12], "Knight f3": [2, 4]]');
  });
});

test('the toolbar covers no node where there is room between the rows', async ({ page }) => {
  await open(page);
  for (const node of [0, 1, 8, 26, 44, 49]) {
    await press(page, node);
    const bar = page.getByRole('toolbar', { name: 'Change the tree here' });
    await expect(bar).toBeVisible();
    const box = await bar.boundingBox();
    if (box === null) throw new Error('there is no toolbar');
    const { x, y, width, height } = box;
    const corners = await view(page)
      .getByRole('treeitem')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ x, y }) => [x, y]),
      );
    for (const [left, top] of corners) {
      const [middleX, middleY] = [left + 12, top + 12];
      const isCovered =
        middleX > x - 12 &&
        middleX < x + width + 12 &&
        middleY > y - 12 &&
        middleY < y + height + 12;
      expect(isCovered, `node ${node} is selected`).toBe(false);
    }
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger that rests on a node lifts it, and let go it opens the menu, and is no press', async ({
    page,
  }) => {
    await open(page, { tree: TREE });
    const { x, y } = await placeOf(page, 4);
    const client = await page.context().newCDPSession(page);
    const point = [{ x, y }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point });
    await expect(page.locator('.lifted')).toBeVisible();
    await expect(page.getByRole('menu')).toBeHidden();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(page.locator('.lifted')).toBeHidden();
    await choice(page, 'Add child').tap();
    await expectTree(page, '[[3, 12], [2, 4, 0]]');
    await button(page, 'Add sibling').tap();
    await expectTree(page, '[[3, 12], [2, 4, 0], 0]');
  });
});

test('the second press of a double-click chooses nothing in the menu that the first has opened', async ({
  page,
}) => {
  await open(page, { tree: TREE });
  await press(page, 4);
  await button(page, 'More edits').dblclick();
  await expect(choice(page, 'Delete')).toBeVisible();
  await expectTree(page, TREE);
  await choice(page, 'Delete').click();
  await expectTree(page, '[[3, 12]]');
});

test('where the clipboard is forbidden to buttons, they say which keys do the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.assign(navigator.clipboard, { readText: refuse, writeText: refuse });
  });
  await open(page, { tree: TREE });
  for (const name of ['Copy as text', 'Cut', 'Paste as a child']) {
    await press(page, 4);
    await button(page, 'More edits').click();
    await choice(page, name).click();
    const refused = page.getByRole('alert').filter({ hasText: 'Press Ctrl C to copy' });
    await expect(refused).toBeVisible();
    await button(page, 'Dismiss').first().click();
    await expect(refused).toBeHidden();
    await page.keyboard.press('Escape');
  }
  await expectTree(page, TREE);
});
