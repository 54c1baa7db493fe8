// Stepping as in a debugger, breakpoints, and the call stack.

import { expectAccessible } from './axe.js';
import { stopClock } from './clock.js';
import { expect, test } from './test.js';
import {
  button,
  expectStep,
  goTo,
  item,
  open,
  openTab,
  placeOf,
  sentence,
  show,
  slider,
} from './view.js';

/** @import { Page } from '@playwright/test' */

/** The steps at which node 8 of the Swedish tree is entered, is cut, and returns. */
const NODE_8 = { entry: 23, cut: 31, exit: 32 };

/** @param {Page} page */
const stack = (page) => page.getByRole('region', { name: 'Call stack' });

/** @param {Page} page @param {number} node */
const row = (page, node) => stack(page).locator(`tr[data-for="${node}"]`);

/** @param {Page} page */
const menu = (page) => page.locator('.go-to > button');

test('steps over, into and out of nodes, and the stack of them', async ({ page }) => {
  await test.step('over a node leads to its return, into it to the next step, out of it to its return too', async () => {
    await open(page, { step: NODE_8.entry });
    await expect(sentence(page)).toContainText('node 8');
    await button(page, 'Step over').click();
    await expectStep(page, NODE_8.exit);
    await expect(sentence(page)).toContainText('Node 8 returns 7');
    await goTo(page, NODE_8.entry);
    await button(page, 'Step into').click();
    await expectStep(page, NODE_8.entry + 1);
    await goTo(page, NODE_8.cut);
    await button(page, 'Step out').click();
    await expectStep(page, NODE_8.exit);
    await page.keyboard.press('Shift+O');
    await expectStep(page, NODE_8.entry - 1);
  });
  await test.step('the menu offers what the search does, and nothing that it never does', async () => {
    await show(page, { step: NODE_8.entry });
    await menu(page).click();
    await expect(button(page, 'Leaf')).toBeVisible();
    await expect(button(page, 'Improvement')).toBeVisible();
    await expect(button(page, 'Re-search')).toHaveCount(0);
    await expect(button(page, 'Iteration')).toHaveCount(0);
    await button(page, 'Leaf').click();
    await expect(sentence(page)).toContainText(/leaf/i);
    await expect(button(page, 'Leaf')).toHaveCount(0);
    await open(page, { tree: 'negascout-searches-again', algorithm: 'negascout', step: 1 });
    await menu(page).click();
    await button(page, 'Re-search').click();
    await expect(sentence(page)).toContainText('again');
  });
  await test.step('the call stack has a row a visit, with window, best value and child', async () => {
    await show(page, { step: NODE_8.cut });
    await expect(stack(page).locator('tr[data-for]')).toHaveCount(3);
    await expect(row(page, 8)).toHaveAttribute('aria-current', 'true');
    const cells = row(page, 1).getByRole('cell');
    await expect(cells.nth(0)).toHaveText('−∞');
    await expect(cells.nth(1)).toHaveText('5');
    await expect(cells.nth(2)).toHaveText('5');
    await expect(cells.nth(3)).toContainText('node 8, child 2 of');
    await row(page, 8)
      .getByRole('button', { name: /^To the entry of node 8/ })
      .click();
    await expectStep(page, NODE_8.entry);
    await row(page, 8)
      .getByRole('button', { name: /^To the return of node 8/ })
      .click();
    await expectStep(page, NODE_8.exit);
  });
  await test.step('pointing at a row lights its node, and pointing at the node lights its row', async () => {
    await show(page, { step: NODE_8.cut });
    const { x, y } = await placeOf(page, 1);
    await page.mouse.move(x, y);
    await expect(row(page, 1)).toHaveClass(/joined/);
    await row(page, 8).hover();
    await expect(row(page, 1)).not.toHaveClass(/joined/);
    const hovered = await page
      .locator('plyscope-view')
      .evaluate((view) =>
        view.shadowRoot?.querySelector('.fold-handle')?.getAttribute('data-node'),
      );
    expect(hovered).toBe('8');
  });
  await test.step('in the negamax form the window is seen to turn round at each ply', async () => {
    await show(page, { algorithm: 'negamax-alpha-beta', step: NODE_8.cut });
    const turned = stack(page).locator('.turned');
    await expect(turned.first()).toContainText('The window (−∞, ∞) is negated and swapped');
    await expect(turned.last()).toContainText('The window (−5, ∞) is negated and swapped: (−∞, 5)');
    await open(page, { algorithm: 'sss-star', step: 5 });
    await expect(stack(page)).toHaveCount(0);
  });
});

test('playing halts at a breakpoint, which is heard and kept in the address, and goes on from there', async ({
  page,
}) => {
  await open(page, { step: NODE_8.entry - 3 });
  // Its keys are there once its buttons are.
  await expect(button(page, 'Step over')).toBeVisible();
  await item(page, 8).focus();
  await page.keyboard.press('b');
  await expect(item(page, 8)).toHaveAccessibleName(/breakpoint/);
  await expect(page).toHaveURL(/&break=8$/);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('16');
  await stopClock(page);
  await button(page, 'Play').click();
  await page.clock.runFor(5000);
  await expect(button(page, 'Play')).toBeVisible();
  await expectStep(page, NODE_8.entry);
  await button(page, 'Play').click();
  await page.clock.runFor(1000);
  expect(Number(await slider(page).inputValue())).toBeGreaterThan(NODE_8.exit);
  await button(page, 'Pause').click();
  await menu(page).click();
  await button(page, 'Remove all breakpoints').click();
  await expect(item(page, 8)).not.toHaveAccessibleName(/breakpoint/);
});

test('a link sets breakpoints, and one at no node is refused', async ({ page }) => {
  await open(page, '#break=8,25');
  for (const node of [8, 25]) await expect(item(page, node)).toHaveAccessibleName(/breakpoint/);
  await open(page, '#break=51');
  await expect(page.getByRole('alert')).toContainText('“51” does not say where playing halts');
});

test('nothing in it is out of reach for a reader, wide or narrow', async ({ page }) => {
  await open(page, { algorithm: 'negamax-alpha-beta', step: NODE_8.cut });
  await expect(row(page, 8)).toBeVisible();
  await menu(page).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, { step: NODE_8.entry });
  await openTab(page, 'Code');
  await menu(page).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(page, 'Step over').click();
  await expectStep(page, NODE_8.exit);
});
