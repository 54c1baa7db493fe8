// Edits undone and done again.

import { changeLeaf, clickLeaf } from './leaf.js';
import { expect, test } from './test.js';
import { button, expectTree, open, show, trees, underMore } from './view.js';

test('edits are undone, redone, and one where they belong together', async ({ page }) => {
  await test.step('undo and redo go back and forth through the edits', async () => {
    await open(page, { tree: '[[3, 12], [2, 4]]' });
    const edited = ['[[3, 12], [2, 4]]', '[[1, 12], [2, 4]]', '[[1, 12], [2, 9]]'];
    await changeLeaf(page, 2, '1');
    await changeLeaf(page, 6, '9');
    await expectTree(page, edited[2]);
    for (const [name, tree] of [
      ['Undo', edited[1]],
      ['Undo', edited[0]],
      ['Redo', edited[1]],
      ['Redo', edited[2]],
      ['Undo', edited[1]],
    ]) {
      const isThere = await button(page, name).isVisible();
      await (isThere ? button(page, name) : await underMore(page, name)).click();
      await expectTree(page, tree);
    }
    // A new edit is a new future.
    await changeLeaf(page, 3, '5');
    await expect(await underMore(page, 'Redo')).toBeDisabled();
    await page.keyboard.press('Escape');
  });
  await test.step('many ↑ in one field are one edit', async () => {
    await show(page, { tree: '[[3, 12], [2, 4]]' });
    await clickLeaf(page, 2);
    for (let time = 0; time < 4; time += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expectTree(page, '[[7, 12], [2, 4]]');
    await button(page, 'Undo').click();
    await expectTree(page, '[[3, 12], [2, 4]]');
    await expect(button(page, 'Undo')).toBeHidden();
  });
  await test.step('an edit that leads back to a preset is that preset again', async () => {
    await show(page, { tree: 'aima-two-ply' });
    await changeLeaf(page, 2, '4');
    await expect(trees(page)).toHaveAttribute('value', 'own');
    await changeLeaf(page, 2, '3');
    await expect(trees(page)).toHaveAttribute('value', 'aima-two-ply');
  });
});
