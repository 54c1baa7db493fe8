// The whole tree as text: a valid tree replaces the one on screen, anything else gets an error that says where and why.

import { expect, test } from './test.js';
import { button, open, openText, saidNow, sentence, show, treeText } from './view.js';

const START = '[[3, 12], [2, 4]]';

/** @type {[what: string, text: string, written: string, nodes: number][]} */
const TREES = [
  ['brackets', ' [1,[2,3] ,4]', '[1, [2, 3], 4]', 6],
  [
    'parentheses and blanks',
    '((3 12 8) (2 4 6) (14 5 2))',
    '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
    13,
  ],
  ['names', 'A: [B: [3, 12], C: [2, 4]]', 'A: [B: [3, 12], C: [2, 4]]', 7],
  [
    'JSON',
    '{"name": "A", "children": [{"value": 1}, {"name": "B", "children": [{"value": 2.5}, -3]}]}',
    'A: [1, B: [2.5, -3]]',
    5,
  ],
  [
    'the Swedish program’s own text',
    "Tree('1', None, [Tree('2', None, [Tree('3', 11, []), Tree('4', 6, [])]), Tree('5', 1, [])])",
    '1: [2: [3: 11, 4: 6], 5: 1]',
    5,
  ],
  ['a single number', '7', '7', 1],
];

test('a text is read in any notation, and given up where it is broken', async ({ page }) => {
  await test.step('whatever notation a tree is in, it is shown and written in brackets', async () => {
    await open(page, { tree: START, algorithm: 'minimax' });
    for (const [what, text, written, nodes] of TREES) {
      await test.step(what, async () => {
        await (await openText(page)).fill(text);
        await expect(treeText(page)).toHaveAttribute('aria-invalid', 'false');
        await expect(page.getByRole('treeitem')).toHaveCount(nodes);
        // As it was typed as long as the hand is on it, then as it is written.
        await expect(treeText(page)).toHaveValue(text);
        await treeText(page).blur();
        await expect(treeText(page)).toHaveValue(written);
      });
    }
  });
  await test.step('a broken text can be given up for the tree on show, and every tree on the way is shown', async () => {
    await show(page, { tree: START });
    await (await openText(page)).fill('[[3, 12');
    await expect(treeText(page)).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Back to the tree on show' }).click();
    await expect(treeText(page)).toHaveValue(START);
    await expect(treeText(page)).toHaveAttribute('aria-invalid', 'false');
    // Nothing that was typed is lost: the button that takes the keyboard brings it back.
    await expect(button(page, 'Bring back what was typed')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(treeText(page)).toHaveValue('[[3, 12');
    await expect(treeText(page)).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Back to the tree on show' }).click();
    await treeText(page).focus();
    await page.keyboard.press('Control+z');
    await expect(treeText(page)).toHaveValue('[[3, 12');
    await page.getByRole('button', { name: 'Back to the tree on show' }).click();
    await (await openText(page)).fill('');
    await (await openText(page)).pressSequentially('[1, 25]');
    await expect(page.getByRole('treeitem')).toHaveCount(3);
    await expect(page.getByRole('treeitem').nth(2)).toHaveAccessibleName(/value 25/);
    await expect(treeText(page)).toBeFocused();
  });
  await test.step('a broken text says where it is broken, and the last good tree stays', async () => {
    await show(page, { tree: START, step: 4 });
    const said = await saidNow(page);
    for (const [text, line, column, what] of BROKEN) {
      await (await openText(page)).fill(text);
      await expect(treeText(page)).toHaveAttribute('aria-invalid', 'true');
      const message = page.getByText(`Line ${line}, column ${column}:`);
      await expect(message, text).toBeVisible();
      await expect(message).toHaveText(what);
      await expect(treeText(page)).toHaveAccessibleDescription(what);
      await expect(page.getByRole('treeitem')).toHaveCount(7);
      await expect(sentence(page)).toHaveText(said ?? '');
      // The text stays to be mended, also when one looks elsewhere.
      await (await openText(page)).blur();
      await expect(treeText(page)).toHaveValue(text);
    }
    await (await openText(page)).fill('[1, 2]');
    await expect(treeText(page)).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByRole('treeitem')).toHaveCount(3);
  });
});

/** @type {[text: string, line: number, column: number, what: RegExp][]} */
const BROKEN = [
  ['', 1, 1, /no tree here yet/],
  ['[1, [2, 3]', 1, 11, /\[ at line 1, column 1 is not closed/],
  ['[1, 2]\n[3]', 2, 1, /the tree has ended/],
  ['[1,\n 2,\n []]', 3, 2, /neither children nor a value/],
  ['[1, 2)', 1, 6, /cannot close/],
  ['[1, NaN]', 1, 5, /NaN cannot be compared/],
  ['[1, 99999999999]', 1, 5, /out of range/],
  ['[1, 0.0000001]', 1, 5, /too many decimals/],
  ['[1,, 2]', 1, 4, /comma too many/],
  ['[1, two]', 1, 5, /two/],
];

for (const [what, text, said] of [
  ['a recipe that is refused', 'random(branching=4, depth=12)', '22,369,621 nodes'],
  ['a text that is no tree', '[[3, 12], [2, 4]', 'is not closed'],
]) {
  test(`what is wrong with ${what} can be read without scrolling`, async ({ page }) => {
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 1024, height: 500 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(viewport);
      await open(page, {
        tree: 'random(branching=4, depth=4, seed=7)',
        algorithm: 'mtd-f',
        step: 300,
      });
      await (await openText(page)).fill(text);
      const error = page.locator('#tree-text-error');
      await expect(error).toContainText(said);
      await expect(error).toBeInViewport({ ratio: 1 });
      await expect(treeText(page)).toBeInViewport({ ratio: 0.5 });
      // Nothing lies over it.
      const isSeen = await error.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        const root = /** @type {ShadowRoot} */ (element.getRootNode());
        return root.elementFromPoint(left + 4, bottom - 4) === element;
      });
      expect(isSeen).toBe(true);
    }
  });
}
