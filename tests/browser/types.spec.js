// The node types over the tree: PV, CUT and ALL, and what was visited beyond the critical tree.

import { expect, test } from './test.js';
import {
  button,
  chooseTree,
  goTo,
  item,
  items,
  open,
  openText,
  picture,
  show,
  slider,
  underMore,
  view,
} from './view.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const toggle = (page) => underMore(page, 'Node types');

test('a button and the key T draw the node types into the tree, and take them away', async ({
  page,
}) => {
  await open(page, { step: 30 });
  const plain = await picture(view(page));
  await expect(await toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await (await toggle(page)).click();
  await expect(await toggle(page)).toHaveAttribute('aria-pressed', 'true');
  const typed = await picture(view(page));
  expect(typed).not.toBe(plain);
  await page.keyboard.press('t');
  await expect(await toggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await picture(view(page))).toBe(plain);
  await page.keyboard.press('T');
  expect(await picture(view(page))).toBe(typed);
});

test('T in the text of the tree is a letter', async ({ page }) => {
  await open(page);
  await (await openText(page)).focus();
  await page.keyboard.press('t');
  await expect(await toggle(page)).toHaveAttribute('aria-pressed', 'false');
});

test('node types are said, and nodes of one position joined', async ({ page }) => {
  await test.step('each item says its type, and what was visited beyond the critical tree', async () => {
    await open(page, { tree: 'aima-two-ply', algorithm: 'minimax' });
    await goTo(page, Number(await slider(page).getAttribute('max')));
    const untyped = await items(page);
    expect(untyped).toHaveLength(13);
    expect(untyped.some(({ text }) => /PV|CUT|ALL|critical/.test(text))).toBe(false);
    await (await toggle(page)).click();
    await expect(item(page, 0)).toHaveAccessibleName('MAX node 0, PV node, returned 3');
    await expect(item(page, 5)).toHaveAccessibleName('MIN node 5, CUT node, returned 2');
    await expect(item(page, 6)).toHaveAccessibleName(/^Leaf 6, value 2, ALL node/);
    const wasted = (await items(page)).filter(({ text }) =>
      text.includes('not in the critical tree'),
    );
    expect(wasted.map(({ node }) => node)).toEqual([7, 8, 11, 12]);
  });
  await test.step('nodes that are the same position are joined when one is pointed at', async () => {
    await show(page, { tree: 'transpositions', algorithm: 'negamax-tt', step: 20 });
    const plain = await picture(view(page));
    const node = await item(page, 13).boundingBox();
    if (node === null) throw new Error('node 13 is not on the screen');
    await page.mouse.move(node.x + node.width / 2, node.y + node.height / 2);
    const joined = await picture(view(page));
    expect(joined).not.toBe(plain);
    await page.mouse.move(0, 0);
    await expect.poll(() => picture(view(page))).toBe(plain);
  });
});

test('the types stay when another search or another tree is chosen', async ({ page }) => {
  await open(page);
  await (await toggle(page)).click();
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('minimax');
  await expect(await toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await chooseTree(page, 'aima-two-ply');
  await expect(await toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(item(page, 0)).toHaveAccessibleName('MAX node 0, PV node, not reached yet');
});

test('the help explains the types, and names their key', async ({ page }) => {
  await open(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  await button(help, 'What do the other marks mean?').click();
  await expect(help.getByRole('article')).toContainText('CUT');
  await button(help, 'Which keys are there?').click();
  await expect(help.getByText('show or hide the node types')).toBeVisible();
});
