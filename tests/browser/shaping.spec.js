// Making and changing a tree at its nodes: by keys in the tree, and by the buttons beside the question about a node.

import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import { button, expectTree, item, open, placeOf, show, underMore } from './view.js';

/** @import { Page } from '@playwright/test' */

const TREE = '[[3, 12], [2, 4]]';

/** @param {Page} page */
const questions = (page) => page.getByRole('region', { name: 'Questions' });

/** Asks about a node, beside which the buttons stand. @param {Page} page @param {number} node */
async function ask(page, node) {
  await item(page, node).focus();
  await page.keyboard.press('q');
  await expect(questions(page).getByRole('heading', { level: 3 })).toBeVisible();
}

test('keys add a child and a sibling, delete, and undo all of it @firefox', async ({ page }) => {
  await open(page, { tree: TREE });
  await item(page, 4).focus();
  await page.keyboard.press('Insert');
  await expectTree(page, '[[3, 12], [2, 4, 0]]');
  // The new leaf has the keyboard, and takes its value.
  await expect(item(page, 7)).toBeFocused();
  await expect(item(page, 7)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expectTree(page, '[[3, 12], [2, 4, 9]]');
  await item(page, 2).focus();
  await page.keyboard.press('Shift+Insert');
  await expectTree(page, '[[3, 0, 12], [2, 4, 9]]');
  await expect(item(page, 3)).toBeFocused();
  await page.keyboard.press('Delete');
  await expectTree(page, '[[3, 12], [2, 4, 9]]');
  await expect(item(page, 3)).toBeFocused();
  // A leaf hands its value down.
  await item(page, 3).focus();
  await page.keyboard.press('Insert');
  await expectTree(page, '[[3, [12]], [2, 4, 9]]');
  // The root stays, and has no sibling.
  await item(page, 0).focus();
  for (const key of ['Delete', 'Shift+Insert']) await page.keyboard.press(key);
  await expectTree(page, '[[3, [12]], [2, 4, 9]]');
  for (const tree of [
    '[[3, 12], [2, 4, 9]]',
    '[[3, 0, 12], [2, 4, 9]]',
    '[[3, 12], [2, 4, 9]]',
    '[[3, 12], [2, 4, 0]]',
    TREE,
  ]) {
    await page.keyboard.press('Control+z');
    await expectTree(page, tree);
  }
  await page.keyboard.press('Control+Shift+z');
  await expectTree(page, '[[3, 12], [2, 4, 0]]');
});

test('a pressed node is named, and what is below it filled, ordered and made', async ({ page }) => {
  await test.step('a pressed node offers the same, and undo says what it undoes', async () => {
    await open(page, { tree: TREE });
    const { x, y } = await placeOf(page, 4);
    await page.mouse.click(x, y);
    await expect(item(page, 4)).toHaveAttribute('aria-selected', 'true');
    await button(page, 'Add child').click();
    await button(page, 'Add child').click();
    await expectTree(page, '[[3, 12], [2, 4, 0, 0]]');
    await expect(button(page, 'Undo')).toHaveAttribute('title', /^Undo: the new child/);
    await button(page, 'Add sibling').click();
    await expectTree(page, '[[3, 12], [2, 4, 0, 0], 0]');
    await button(page, 'Delete').click();
    await expectTree(page, '[[3, 12], 0]');
    await expect(button(page, 'Undo')).toHaveAttribute('title', /^Undo: the deletion/);
    await expect(page.getByRole('tab', { name: 'Ask' })).toHaveAttribute('aria-selected', 'true');
    await button(page, 'Undo').click();
    await expectTree(page, '[[3, 12], [2, 4, 0, 0], 0]');
    await ask(page, 0);
    await expect(button(page, 'Delete')).toHaveAttribute('aria-disabled', 'true');
  });
  await test.step('a node gets a name, which stays with it through other edits', async () => {
    await show(page, { tree: TREE });
    await ask(page, 4);
    await button(page, 'Rename').click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('right');
    await page.getByRole('textbox', { name: 'Static value' }).fill('7');
    await page.keyboard.press('Enter');
    await expectTree(page, '[[3, 12], right: [2, 4]=7]');
    await button(page, 'Undo').click();
    await expectTree(page, TREE);
    await (await underMore(page, 'Redo')).click();
    await expectTree(page, '[[3, 12], right: [2, 4]=7]');
    await expect(page.getByRole('textbox', { name: 'Static value' })).toBeHidden();
    await ask(page, 1);
    await button(page, 'More edits').click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expectTree(page, '[[3, 12], [3, 12], right: [2, 4]=7]');
    // A static value that is none is refused, and the form stays.
    await ask(page, 7);
    await button(page, 'Rename').click();
    await page.getByRole('textbox', { name: 'Static value' }).fill('much');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'number' })).toBeVisible();
    await expectTree(page, '[[3, 12], [3, 12], right: [2, 4]=7]');
  });
  await test.step('the leaves below a node are filled, and its children put in order', async () => {
    await show(page, { tree: TREE });
    await ask(page, 0);
    await button(page, 'Fill…').click();
    await button(page, 'Counting up').click();
    await expectTree(page, '[[0, 1], [2, 3]]');
    await button(page, 'Fill…').click();
    await button(page, 'Cut most: as few nodes as in any order').click();
    await expectTree(page, '[[2, 3], [0, 1]]');
    await button(page, 'Fill…').click();
    await button(page, 'Cut least: as many nodes as in any order').click();
    await expectTree(page, '[[1, 0], [3, 2]]');
    await button(page, 'Fill…').click();
    await button(page, 'With opposite signs').click();
    await expectTree(page, '[[-1, 0], [-3, -2]]');
  });
  await test.step('a complete tree takes the place of what is below a node, or below each of several', async () => {
    await show(page, { tree: TREE });
    const complete = async () => {
      await button(page, 'Fill…').click();
      for (const [name, value] of [
        ['From', '5'],
        ['To', '5'],
        ['Children of each node', '3'],
        ['Plies', '1'],
      ])
        await page.getByRole('textbox', { name, exact: true }).fill(value);
      await button(page, 'Complete tree').click();
    };
    await ask(page, 4);
    await complete();
    await expectTree(page, '[[3, 12], [5, 5, 5]]');
    await page.keyboard.down('Shift');
    const { x, y } = await placeOf(page, 1);
    await page.mouse.click(x, y);
    await page.keyboard.up('Shift');
    await complete();
    await expectTree(page, '[[5, 5, 5], [5, 5, 5]]');
    await button(page, 'Undo').click();
    await expectTree(page, '[[3, 12], [5, 5, 5]]');
  });
  await test.step('static values are filled in where there are none, so that any depth can be searched', async () => {
    await show(page, { tree: '[[3, 12], [2, 4]=7]' });
    await ask(page, 0);
    for (const [way, tree] of /** @type {const} */ ([
      ['Mean of the leaves', '[[3, 12]=8, [2, 4]=7]=5'],
      ['First leaf', '[[3, 12]=3, [2, 4]=7]=3'],
      ['True value with a random error', '[[3, 12]=3, [2, 4]=7]=3'],
    ])) {
      await button(page, 'Fill…').click();
      await page.getByRole('textbox', { name: 'Off by up to' }).fill('0');
      await button(page, way).click();
      await expectTree(page, tree);
      await button(page, 'Undo').click();
      await expectTree(page, '[[3, 12], [2, 4]=7]');
    }
    // An error that is none is refused, and the form stays.
    await button(page, 'Fill…').click();
    await page.getByRole('textbox', { name: 'Off by up to' }).fill('-1');
    await button(page, 'True value with a random error').click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'no number in this range' }),
    ).toBeVisible();
    await expectTree(page, '[[3, 12], [2, 4]=7]');
  });
});

test('several nodes get a position together, and what is left as it is stays', async ({ page }) => {
  await open(page, { tree: '[[3, 12], [2, 4]]' });
  const shiftPress = async (/** @type {number} */ node) => {
    const { x, y } = await placeOf(page, node);
    await page.keyboard.down('Shift');
    await page.mouse.click(x, y);
    await page.keyboard.up('Shift');
  };
  await ask(page, 2);
  await shiftPress(6);
  await button(page, 'Value and position…').click();
  const [value, position] = ['Value', 'Position'].map((name) =>
    page.locator('.tree-toolbar').getByRole('textbox', { name, exact: true }),
  );
  await expect(value).toHaveAttribute('placeholder', 'different');
  await position.fill('p');
  // What was typed and not kept is forgotten.
  await page.keyboard.press('Escape');
  await button(page, 'Value and position…').click();
  await expect(position).toHaveValue('');
  await position.fill('twice');
  await page.keyboard.press('Enter');
  await expectTree(
    page,
    '{"children":[{"children":[{"value":3,"position":"twice"},12]},{"children":[2,{"value":4,"position":"twice"}]}]}',
  );
  await expect(button(page, 'Undo')).toHaveAttribute('title', /^Undo: the position/);
  await button(page, 'Value and position…').click();
  await expect(position).toHaveValue('twice');
  await position.fill('');
  await value.fill('7');
  await page.keyboard.press('Enter');
  await expectTree(page, '[[7, 12], [2, 7]]');
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expectTree(page, '[[3, 12], [2, 4]]');
});

test('the toolbar stays under a pointer that presses again, though the picture moves', async ({
  page,
}) => {
  // What is to be noticed of an example goes with the first change, and the picture has more room.
  await open(page, { tree: 'aima-two-ply' });
  const { x, y } = await placeOf(page, 1);
  await page.mouse.click(x, y);
  const add = await button(page, 'Add child').boundingBox();
  if (add === null) throw new Error('there is no toolbar');
  await page.mouse.move(add.x + add.width / 2, add.y + add.height / 2);
  for (const added of [', 0', ', 0, 0', ', 0, 0, 0']) {
    await page.mouse.down();
    await page.mouse.up();
    await expectTree(page, `[[3, 12, 8${added}], [2, 4, 6], [14, 5, 2]]`);
    await placeOf(page, 1);
  }
});

test('a form covers nothing of the tree that it changes', async ({ page }) => {
  await open(page, { tree: TREE });
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await ask(page, 4);
    await button(page, 'Fill…').click();
    const form = page.locator('.tree-toolbar .sheet:popover-open');
    await expect(form).toBeInViewport();
    const [sheet, stage] = await Promise.all(
      [form, page.locator('.stage')].map((each) =>
        each.evaluate((element) => element.getBoundingClientRect().toJSON()),
      ),
    );
    expect(sheet.x >= stage.right || sheet.y >= stage.bottom, `${width} by ${height}`).toBe(true);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  }
});

test('everybody can reach it, wide or narrow', async ({ page }) => {
  await open(page, { tree: TREE });
  await ask(page, 4);
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await expectAccessibleInBothThemes(page, '.questions');
    await expectAccessibleInBothThemes(page, '.tree-toolbar');
  }
  await expect(page.getByText('What is known now?')).toBeInViewport();
  await expect(button(page, 'Add child')).toBeInViewport();
});
