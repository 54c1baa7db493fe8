// Subtrees folded into symbols: by hand, by key and by themselves, stepped over, linked to, and read aloud.

import { stopClock } from './clock.js';
import { expect, test } from './test.js';
import {
  boxOf,
  button,
  expectStep,
  goTo,
  item,
  items,
  open,
  placeOf,
  sentence,
  show,
  underMore,
  view,
} from './view.js';

/** @import { Page } from '@playwright/test' */

/** Node 25 of the Swedish tree is entered at step 55 and returns at step 75, with three cutoffs inside. */
const RIGHT = { node: 25, before: 54, after: 75, nodes: 26 };

/** @param {number} branching @param {number} depth @returns {string} */
const uniform = (branching, depth) =>
  depth === 0
    ? '1'
    : `[${Array(branching)
        .fill(uniform(branching, depth - 1))
        .join(',')}]`;

/** The nodes that have items. @param {Page} page */
const listed = async (page) => (await items(page)).map(({ node }) => node);

/** @param {Page} page @param {number} node */
async function fold(page, node) {
  const { x, y } = await placeOf(page, node);
  await page.mouse.move(x, y);
  await button(page, `Fold what lies below node ${node}`).click();
}

test('the handle below a node folds what lies below it, and a click on the symbol unfolds it', async ({
  page,
}) => {
  await open(page);
  await fold(page, RIGHT.node);
  await expect(item(page, RIGHT.node)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('treeitem')).toHaveCount(51 - RIGHT.nodes + 1);
  const { x, y } = await placeOf(page, RIGHT.node);
  await page.mouse.click(x, y);
  await expect(item(page, RIGHT.node)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('treeitem')).toHaveCount(51);
});

test('subtrees are folded and unfolded by hand, by key and by link', async ({ page }) => {
  await test.step('what stands below a symbol unfolds it too, and one button unfolds all', async () => {
    await open(page, '#fold=1,25');
    const { x, y } = await placeOf(page, 25);
    await page.mouse.click(x, y + 45);
    await expect(item(page, 25)).toHaveAttribute('aria-expanded', 'true');
    await expect(item(page, 1)).toHaveAttribute('aria-expanded', 'false');
    await (await underMore(page, 'Unfold all')).click();
    await expect(page.getByRole('treeitem')).toHaveCount(51);
    await expect(await underMore(page, 'Fold to fit')).toBeVisible();
  });
  await test.step('F folds and unfolds the node that the keyboard is at, and arrows walk past what is hidden', async () => {
    await show(page, {});
    await item(page, 1).focus();
    await page.keyboard.press('f');
    await expect(item(page, 1)).toHaveAttribute('aria-expanded', 'false');
    await expect(item(page, 1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 25)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(item(page, 1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(item(page, 1)).toHaveAttribute('aria-expanded', 'true');
    await expect(item(page, 1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(item(page, 2)).toBeFocused();
  });
  await test.step('a folded subtree is stepped over as one step, and what is inside is said', async () => {
    await show(page, `#fold=${RIGHT.node}&step=${RIGHT.before}`);
    await button(page, 'Step forward').click();
    await expectStep(page, RIGHT.after);
    await expect(sentence(page)).toContainText(
      'In its folded subtree of 26 nodes, 6 are entered, 20 skipped, with 3 cutoffs.',
    );
    await expect(item(page, RIGHT.node)).toHaveAttribute('aria-current', 'step');
    await page.keyboard.press('ArrowLeft');
    await expectStep(page, RIGHT.before);
    await page.keyboard.press('ArrowRight');
    await expectStep(page, RIGHT.after);
    // The last cutoff that is not inside.
    await page.keyboard.press('Shift+ArrowLeft');
    await expectStep(page, 51);
    await expect(button(page, 'Next cutoff')).toHaveAttribute('aria-disabled', 'true');
  });
  await test.step('a step inside a folded subtree says so, at its symbol', async () => {
    await show(page, `#fold=${RIGHT.node}`);
    await goTo(page, 60);
    await expect(sentence(page)).toContainText('This happens inside the folded subtree of node 25');
    await expect(item(page, RIGHT.node)).toHaveAttribute('aria-current', 'step');
    await page.keyboard.press('ArrowRight');
    await expectStep(page, RIGHT.after);
  });
  await test.step('a symbol reads its counts, and what is hidden has no item', async () => {
    await show(page, `#fold=${RIGHT.node}&step=76`);
    await expect(item(page, RIGHT.node)).toHaveAttribute(
      'aria-label',
      /folded, 26 nodes: 6 entered, 20 skipped$/,
    );
    // It is the last child of the root.
    expect((await listed(page)).at(-1)).toBe(RIGHT.node);
  });
  await test.step('playing goes over what is folded', async () => {
    await show(page, `#fold=${RIGHT.node}&step=${RIGHT.before}`);
    await stopClock(page);
    await button(page, 'Play').click();
    // The first step comes at once.
    await page.clock.runFor(200);
    await expectStep(page, RIGHT.after);
  });
});

test('a link that folds what cannot be folded says so', async ({ page }) => {
  for (const [fold, reason] of [
    ['x', '“x” does not say what is folded.'],
    ['4', 'The tree has no node 4 with anything below it'],
  ]) {
    await open(page, `#fold=${fold}`);
    await expect(page.locator('#notice')).toContainText(reason);
    await expect(page.getByRole('treeitem')).toHaveCount(51);
  }
});

test('what does not fit is folded by itself, and unfolded by hand on top of that', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, { tree: uniform(4, 6), algorithm: 'alpha-beta' });
  await (await underMore(page, 'Fold to fit')).click();
  await expect(page.getByRole('treeitem')).toHaveCount(1 + 4 + 16);
  await expect(item(page, 2)).toHaveAttribute('aria-expanded', 'false');
  await item(page, 2).focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('treeitem')).toHaveCount(1 + 4 + 16 + 4);
  // In a narrower view there is room for less.
  await page.setViewportSize({ width: 420, height: 900 });
  await expect(item(page, 1)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('treeitem')).toHaveCount(1 + 4);
});

test('a link shows what was folded, by hand and by itself', async ({ page }) => {
  await open(page, '#fold=8,25');
  await expect(item(page, 8)).toHaveAttribute('aria-expanded', 'false');
  await item(page, 2).focus();
  await page.keyboard.press('f');
  await expect.poll(() => page.url()).toMatch(/&fold=2,8,25$/);
  await page.reload();
  await expect(item(page, 2)).toHaveAttribute('aria-expanded', 'false');
  await expect(item(page, 25)).toHaveAttribute('aria-expanded', 'false');
  expect(await view(page).evaluate((/** @type {any} */ each) => each.fold)).toBe('2,8,25');
  await open(page, { tree: uniform(4, 6), algorithm: 'minimax', fold: 'auto' });
  await expect(item(page, 2)).toHaveAttribute('aria-expanded', 'false');
});

test('what is folded or unfolded from near stays where it is', async ({ page }) => {
  const tree = 'random(branching=4, depth=4, seed=7)';
  await open(page, { tree, algorithm: 'alpha-beta', step: 20 });
  const canvas = await boxOf(page.locator('canvas').first());
  await page.mouse.move(canvas.x + 700, canvas.y + 400);
  for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, -240);
  // One with room on all sides, as near to the middle as there is one.
  const node = await page
    .locator('canvas')
    .first()
    .evaluate(async (canvas) => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const box = canvas.getBoundingClientRect();
      const root = /** @type {ShadowRoot} */ (canvas.getRootNode());
      const all = [...root.querySelectorAll('[role=treeitem][aria-expanded=true]')];
      const away = (/** @type {Element} */ item) => {
        const { x, y } = item.getBoundingClientRect();
        return Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
      };
      const [nearest] = all.sort((one, other) => away(one) - away(other));
      return Number(nearest.getAttribute('data-node'));
    });
  const before = await placeOf(page, node);
  await page.mouse.move(before.x, before.y);
  await button(page, `Fold what lies below node ${node}`).click();
  await expect(item(page, node)).toHaveAttribute('aria-expanded', 'false');
  const after = await placeOf(page, node);
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
  await page.mouse.click(after.x, after.y);
  await expect(item(page, node)).toHaveAttribute('aria-expanded', 'true');
  const again = await placeOf(page, node);
  expect(Math.hypot(again.x - before.x, again.y - before.y)).toBeLessThan(1);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the menu of a node that is tapped folds it, and a tap on the symbol unfolds', async ({
    page,
  }) => {
    await open(page);
    const before = await placeOf(page, RIGHT.node);
    await page.touchscreen.tap(before.x, before.y);
    await button(page, 'More edits').tap();
    const fold = page.getByRole('menuitem', { name: 'Fold what is below' });
    const { height } = await boxOf(fold);
    expect(Math.round(height)).toBeGreaterThanOrEqual(44);
    await fold.tap();
    await expect(item(page, RIGHT.node)).toHaveAttribute('aria-expanded', 'false');
    const after = await placeOf(page, RIGHT.node);
    await page.touchscreen.tap(after.x, after.y);
    await expect(item(page, RIGHT.node)).toHaveAttribute('aria-expanded', 'true');
  });
});
