// Questions about a node: what is known of it, why it is skipped, what would open it, whether its value matters.

import { expect, test } from './test.js';
import { button, item, open, openTab, openText, placeOf, sentence, show } from './view.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const questions = (page) => page.getByRole('region', { name: 'Questions' });

/** @param {Page} page @param {number} node */
async function ask(page, node) {
  const { x, y } = await placeOf(page, node);
  await page.mouse.click(x, y);
}

test('questions about a node are answered, tried, taken back and kept', async ({ page }) => {
  await test.step('how far a leaf may move is said for the value, the best move and the steps', async () => {
    await open(page, '#tree=[[3,12,8],[2,4,6],[14,5,2]]&step=37');
    await item(page, 2).focus();
    await page.keyboard.press('q');
    const region = questions(page);
    await expect(region.getByRole('heading', { name: 'About leaf 2' })).toBeVisible();
    await expect(region).toContainText('It is worth 3 to MAX.');
    await region.getByText('Does its value matter?').click();
    // MAX's first move is worth the least of 3, 12 and 8; the others are worth 2 at most.
    await expect(region).toContainText(
      'The root’s value stays the same only as long as the value here is 3.',
    );
    await expect(region).toContainText(
      'The best move stays the same as long as the value here is at least 2.',
    );
    await region.getByRole('button', { name: 'Stop asking about the node' }).click();
    // The tab before comes back.
    await expect(region).toHaveCount(0);
    await openTab(page, 'Ask');
    await expect(region).toContainText('Click a node, or press Q on it');
  });
  await test.step('a click on a skipped node tells why, from the cutoff up to whose bound it was', async () => {
    await show(page, '#step=76');
    await ask(page, 40);
    const region = questions(page);
    await expect(region.getByRole('heading', { name: 'About MIN node 40' })).toBeVisible();
    await expect(region.getByRole('listitem')).toContainText([
      'MIN moves at node 25 and can choose node 26: so node 25 is worth at most 2 to MAX',
      'But at node 0, MAX has 5 or more already, by way of node 1',
    ]);
    await region.getByRole('button', { name: 'Show the cutoff, step 74' }).click();
    await expect(sentence(page)).toContainText('node 25');
    await expect(region.getByRole('button', { name: /^Show the cutoff/ })).toHaveCount(0);
  });
  await test.step('what would open a node can be tried, taken back and kept', async () => {
    await show(page, '#step=76');
    await ask(page, 40);
    const region = questions(page);
    await region.getByText('What would make the search enter it?').click();
    await expect(region).toContainText(
      'If leaf 7 were 1 instead of 5, the search would enter node 40.',
    );
    const attempt = region.getByRole('button', { name: 'Try it' });
    await attempt.click();
    await expect(region.getByRole('status')).toContainText('This is a trial.');
    await expect(item(page, 7)).toHaveAccessibleName(/1/);
    await expect(region).not.toContainText('instead of 5');
    await region.getByRole('button', { name: 'Take it back' }).click();
    await expect(region.getByRole('status')).toHaveCount(0);
    await expect(region).toContainText('If leaf 7 were 1 instead of 5');
    await attempt.click();
    await region.getByRole('button', { name: 'Keep it' }).click();
    await expect(region.getByRole('status')).toHaveCount(0);
    await expect(button(page, 'Undo')).toBeEnabled();
  });
  await test.step('in another tree nobody has asked yet; after the edit of a value the question stays', async () => {
    await show(page, '#step=76');
    await ask(page, 40);
    const region = questions(page);
    const heading = region.getByRole('heading', { name: 'About MIN node 40' });
    await expect(heading).toBeVisible();
    await (await openText(page)).fill('[[3, 12], [2, 4]]');
    await openTab(page, 'Ask');
    await expect(region).toContainText('Click a node, or press Q on it');
    await button(page, 'Undo').click();
    await ask(page, 40);
    await item(page, 4).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(heading).toBeVisible();
  });
});
