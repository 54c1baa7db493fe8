// The form for random trees: its forecast, the tree that it makes, and the link to that.

import { expect, test } from './test.js';
import {
  boxOf,
  button,
  expectTree,
  inTrees,
  items,
  open,
  openText,
  saidNow,
  sentence,
  show,
  trees,
  underMore,
  view,
  visit,
} from './view.js';

/** @import { Locator, Page } from '@playwright/test' */

/** @param {Page} page */
async function openForm(page) {
  await (await inTrees(page)).click();
  const form = page.getByRole('dialog', { name: 'Random tree' });
  await expect(form).toBeVisible();
  return form;
}

/** @param {Locator} form @param {string} name */
const field = (form, name) => form.getByRole('textbox', { name });

/** @param {Locator} form @param {string} group @param {string} name */
const part = (form, group, name) =>
  form.getByRole('group', { name: group }).getByRole('textbox', { name, exact: true });

/** @param {Page} page */
const addressOf = (page) => page.evaluate(() => decodeURI(location.hash));

test('a random tree is made, searched, undone and linked to', async ({ page }) => {
  await open(page);
  const form = await openForm(page);
  await field(form, 'Depth in plies').fill('4');
  await expect(form).toContainText(
    '121 nodes, of which 81 are leaves. Alpha-beta evaluates at least 17 of them.',
  );
  await part(form, 'Branching', 'to').fill('5');
  await field(form, 'Seed').fill('7');
  await expect(form).not.toContainText('Alpha-beta');
  await form.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(form).toBeHidden();

  await expectTree(page, 'random(branching=3..5, depth=4, seed=7)');
  await expect(trees(page)).toHaveAttribute('value', 'own');
  const link = '#tree=random(branching=3..5,depth=4,seed=7)&algorithm=alpha-beta&step=0';
  await expect.poll(() => addressOf(page)).toBe(link);
  const said = await saidNow(page);
  await button(page, 'Undo').click();
  await expect(trees(page)).toHaveAttribute('value', 'swedish-51');
  await (await underMore(page, 'Redo')).click();
  await expect(sentence(page)).toHaveText(said ?? '');
});

test('recipes of random trees are edited, refused, and read from links and texts', async ({
  page,
}) => {
  await test.step('an edited random tree stays short, and comes back from its link', async () => {
    await open(page, '#tree=random(branching=2,depth=2,seed=1)&step=3');
    const leaf = page.getByRole('treeitem', { name: /^Leaf 2,/ });
    await leaf.focus();
    await page.keyboard.press('F2');
    await page.keyboard.type('2.5');
    await page.keyboard.press('Enter');
    const text = 'random(branching=2, depth=2, seed=1) with 2=2.5';
    await expectTree(page, text);
    const link = '#tree=random(branching=2,depth=2,seed=1)+with+2=2.5&algorithm=alpha-beta&step=3';
    await expect.poll(() => addressOf(page)).toBe(link);
    const before = await items(page);
    await open(page, link);
    expect(await items(page)).toEqual(before);
    await expectTree(page, text);
    // The value that was drawn makes the edit vanish.
    await page.getByRole('treeitem', { name: /^Leaf 2,/ }).focus();
    await page.keyboard.press('F2');
    await page.keyboard.type('-13');
    await page.keyboard.press('Enter');
    await expectTree(page, 'random(branching=2, depth=2, seed=1)');
  });
  await test.step('what is wrong is said at its field, and what is too large with its size', async () => {
    await show(page, {});
    const form = await openForm(page);
    const make = form.getByRole('button', { name: 'Generate', exact: true });
    await field(form, 'Best move first').fill('160');
    await expect(field(form, 'Best move first')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(form, 'Best move first')).toHaveAccessibleDescription(
      /^Use a whole number from 0 to 100\./,
    );
    await expect(make).toHaveAttribute('aria-disabled', 'true');
    await field(form, 'Best move first').fill('60');
    await expect(make).toHaveAttribute('aria-disabled', 'false');

    await part(form, 'Branching', 'from').fill('10');
    await field(form, 'Depth in plies').fill('7');
    const reason = 'This tree would have 11,111,111 nodes. Use at most 2,000,000.';
    await expect(form.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expect(make).toHaveAttribute('aria-disabled', 'true');
    await expect(make).toHaveAccessibleDescription(reason);
    await field(form, 'Depth in plies').press('Enter');
    await expect(form).toBeVisible();

    await part(form, 'Branching', 'from').fill('1');
    await part(form, 'Branching', 'to').fill('9');
    await field(form, 'Depth in plies').fill('40');
    await expect(form).toContainText('This tree would have more than 5,000,000 nodes.');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(trees(page)).toBeFocused();
    await expect(trees(page)).toHaveAttribute('value', 'swedish-51');
  });
  await test.step('the form holds the recipe of the tree on show, and is worked by keys alone', async () => {
    await show(
      page,
      '#tree=random(branching=2..3,depth=3,seed=5,leaves=few(4),noise=2)&algorithm=scout',
    );
    await trees(page).focus();
    await page.keyboard.press('Enter');
    await button(page, 'Generate…').press('Enter');
    const form = page.getByRole('dialog', { name: 'Random tree' });
    await expect(part(form, 'Branching', 'from')).toHaveValue('2');
    await expect(part(form, 'Branching', 'to')).toHaveValue('3');
    await expect(form.getByRole('combobox', { name: 'Leaves' })).toHaveValue('few');
    await expect(part(form, 'Leaves', 'up to')).toHaveValue('4');
    await expect(field(form, 'Static values')).toHaveValue('2');
    await form.getByRole('button', { name: 'Another seed' }).press('Enter');
    await expect(field(form, 'Seed')).not.toHaveValue('5');
    const seed = await field(form, 'Seed').inputValue();
    // Keys that mean something on the page mean nothing but themselves here.
    await field(form, 'Depth in plies').fill('');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expectTree(page, `random(branching=2..3, depth=2, seed=${seed}, leaves=few(4), noise=2)`);
    await expect(page.getByRole('combobox', { name: 'Algorithm' })).toHaveValue('scout');
  });
  await test.step('a wrong recipe in a link or in the text says what would be right', async () => {
    await show(page, {});
    await (await openText(page)).fill('random(branching=4, dept=2)');
    await expect(
      page.getByText(/Line 1, column 21: dept stands here\. Write branching, depth, /),
    ).toBeVisible();
    await (await openText(page)).fill('random(branching=4, depth=2)');
    await expect(sentence(page)).toContainText('21 nodes');
    await visit(page, '#tree=random(branching=10,depth=7)');
    await expect(page.locator('#notice')).toContainText('the tree would have 11,111,111 nodes');
  });
});

test('a tree that the algorithm cannot search is refused where it was asked for', async ({
  page,
}) => {
  await open(page, '#tree=random(depth=2,noise=1)&algorithm=one-ply');
  const form = await openForm(page);
  await field(form, 'Static values').fill('');
  await form.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'no static value' })).toBeVisible();
  await field(form, 'Static values').fill('3');
  await form.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(form).toBeHidden();
  await expectTree(page, 'random(branching=3, depth=2, seed=1, noise=3)');
  await expect(view(page).locator('.refused')).toBeHidden();
});

test('a view in somebody’s page takes a recipe as its tree', async ({ page }) => {
  await open(page);
  await view(page).evaluate((element) =>
    element.setAttribute('tree', 'random(branching=2,depth=3)'),
  );
  await expect(sentence(page)).toContainText('15 nodes');
  const text = await view(page).evaluate((element) => /** @type {any} */ (element).tree);
  expect(text).toBe('random(branching=2, depth=3, seed=1)');
});

test('the form fits on a phone, also on its side, and on a laptop', async ({ page }) => {
  await open(page);
  const form = await openForm(page);
  await part(form, 'Branching', 'from').fill('1000');
  await field(form, 'Best move first').fill('x');
  await form.getByRole('combobox', { name: 'Leaves' }).selectOption('correlated');
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1280, 720],
  ]) {
    await test.step(`${width}×${height}`, async () => {
      await page.setViewportSize({ width, height });
      const make = form.getByRole('button', { name: 'Generate', exact: true });
      await expect(make).toBeInViewport({ ratio: 1 });
      const { wide, room } = await form.evaluate(({ scrollWidth: wide, clientWidth: room }) => ({
        wide,
        room,
      }));
      expect(wide).toBeLessThanOrEqual(room);
      const box = await boxOf(form);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    });
  }
});
