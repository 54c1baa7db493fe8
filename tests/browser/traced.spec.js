// The trace of another program: dropped, read, stepped through beside the right search, mended, and green.

import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import { button, item, open, trees, view } from './view.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

const HEADER = '{"plyscope":1,"tree":[[3,12,8],[2,4,6],[14,5,2]]}';

/** A trace that enters these nodes of the textbook's tree. @param {readonly number[]} nodes */
const entering = (nodes) =>
  [HEADER, ...nodes.map((node) => `{"event":"enter","node":${node}}`)].join('\n');

/** What alpha-beta enters there, and what it enters without a return at a cutoff. */
const RIGHT = [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12];
const WRONG = Array.from({ length: 13 }, (_, node) => node);

/** Drops a file on the page. @param {Page} page @param {string} text @param {string} [name] */
const drop = (page, text, name = 'mine.jsonl') =>
  page.evaluate(
    ([text, name]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name));
      const init = { bubbles: true, cancelable: true, dataTransfer: transfer };
      document.body.dispatchEvent(new DragEvent('drop', init));
    },
    [text, name],
  );

/** @param {Page} page */
const panel = (page) => page.getByRole('region', { name: /^Trace: / });

/** @param {Page} page */
const verdict = (page) => panel(page).locator('.verdict');

/** @param {Page} page */
const shown = (page) => view(page).evaluate((/** @type {View} */ it) => [it.tree, it.algorithm]);

test('a wrong trace is dropped, stepped through, mended, and agrees', async ({ page }) => {
  await open(page, { tree: '[[3, 12], 8]', algorithm: 'alpha-beta' });
  await drop(page, entering(WRONG));
  await expect(verdict(page)).toContainText(
    'Line 9: your search enters node 7; Alpha-beta enters node 9.',
  );
  expect(await shown(page)).toEqual(['[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', 'alpha-beta']);
  await expect(panel(page).locator('[data-slip=no-return-at-cut]')).toContainText(
    'It does not return at a cutoff',
  );
  await expect(panel(page).locator('.present')).toContainText('enters node 7');
  // Its tree stands beside the search's, at the same place.
  const picture = page.getByRole('region', { name: 'The tree as mine.jsonl tells it' });
  await expect(picture.getByRole('img')).toHaveAccessibleName(
    'At the first difference, mine.jsonl: enters node 7',
  );
  // Both are stepped through together.
  await button(page, '◂ Line before').click();
  await expect(panel(page).locator('.present')).toContainText('enters node 6');
  await expect(picture.getByRole('img')).toHaveAccessibleName(/^Up to this step/);
  await button(page, 'To the difference').click();
  await expect(panel(page).locator('.present')).toContainText('≠ enters node 9');
  await expectAccessibleInBothThemes(page);
  // The mended program.
  await drop(page, entering(RIGHT));
  await expect(verdict(page)).toContainText('All agrees');
  await expect(panel(page).locator('.slips summary')).toContainText('cannot show on this tree');
  await panel(page).locator('.slips summary').click();
  await expect(panel(page).locator('[data-slip=other-comparison]')).toContainText('instead of');
  await expectAccessibleInBothThemes(page);
  // Nothing that was there is lost.
  await button(page, 'Undo').click();
  expect(await shown(page)).toEqual(['[[3, 12], 8]', 'alpha-beta']);
  await expect(panel(page)).toContainText('is of another tree');
  await button(page, 'Show its tree').click();
  await expect(verdict(page)).toContainText('All agrees');
  await button(page, 'Close the trace').click();
  await expect(panel(page)).toHaveCount(0);
  await expect(picture).toHaveCount(0);
});

test('a trace is compared with the search that is chosen', async ({ page }) => {
  await open(page, { tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', algorithm: 'alpha-beta' });
  // It is opened as any tree is.
  await trees(page).click();
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Open…').click();
  const file = {
    name: 'mine.jsonl',
    mimeType: 'application/json',
    buffer: Buffer.from(entering(WRONG)),
  };
  await (await choosing).setFiles(file);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(verdict(page)).toHaveRole('alert');
  await panel(page).getByRole('button', { name: 'Minimax', exact: true }).click();
  await expect(verdict(page)).toContainText('All agrees: your program does what Minimax does');
  expect((await shown(page))[1]).toBe('minimax');
});

test('a trace that cannot be read says its line, and nothing changes', async ({ page }) => {
  await open(page, { tree: '[[3, 12], 8]', algorithm: 'alpha-beta', step: 3 });
  await drop(page, entering([0, 1, 13]));
  await expect(page.locator('#notice')).toContainText(
    'mine.jsonl is no trace that can be read. Line 4: the tree has no node 13. Its nodes are 0 to 12, in preorder.',
  );
  expect(await shown(page)).toEqual(['[[3, 12], 8]', 'alpha-beta']);
  await expect(panel(page)).toHaveCount(0);
  await expect(item(page, 0)).toBeVisible();
});

test('a trace that breaks off has a slip, and its tree below the search on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, {
    tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
    algorithm: 'alpha-beta',
    compare: 'minimax',
  });
  await expect(page.getByRole('region', { name: /^Pane 2: / })).toBeVisible();
  const lines = [0, 1, 2, 3].map((node) => ({ event: 'enter', node, alpha: '-inf', beta: 'inf' }));
  const stopped = [HEADER, ...lines.map((line) => JSON.stringify(line)), '{"event":"en'];
  await drop(page, stopped.join('\n'));
  await expect(verdict(page)).toContainText(
    'Line 5: your search enters node 3 with β = ∞; Alpha-beta has β = 3 there, from node 1. Line 6 breaks off in the middle, and is left out.',
  );
  await expect(panel(page).locator('.slips')).toContainText(
    'If yours was stopped there, each of these slips would explain all of the trace up to there:',
  );
  await expect(panel(page).locator('[data-slip]')).toHaveCount(6);
  const picture = page.getByRole('region', { name: 'The tree as mine.jsonl tells it' });
  await expect(picture).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // The comparison comes back, and goes again.
  await button(page, 'Compare again').click();
  await expect(picture).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Pane 2: / })).toBeVisible();
  await button(page, 'Show its tree instead').click();
  await expect(picture).toBeVisible();
  // The beginning of a right trace has no slip but one that ends there.
  await drop(page, entering(RIGHT.slice(0, 5)));
  await expect(verdict(page)).toHaveText(
    /Your trace ends after line 6, and all agrees up to there\. Alpha-beta goes on: of what the trace tells, it next enters node 5\./,
  );
  await expect(panel(page).locator('[data-slip]')).toHaveCount(1);
  await expect(panel(page).locator('[data-slip=min-takes-the-maximum]')).toBeVisible();
});

test('a slide of a lecture has the trace that stood beside the search, and a slide without one has none', async ({
  page,
}) => {
  await open(page, { tree: '[[3, 12], 8]', algorithm: 'alpha-beta' });
  const slides = page.getByRole('complementary', { name: 'Lecture' }).locator('.slide');
  await page.keyboard.press('a');
  await expect(slides).toHaveCount(1);
  await drop(page, entering(WRONG), 'mine & yours.jsonl');
  await expect(verdict(page)).toContainText('Line 9');
  await page.locator('plyscope-view .stage').first().focus();
  await page.keyboard.press('ArrowLeft');
  const step = await view(page).evaluate((/** @type {View} */ it) => it.step);
  await page.keyboard.press('a');
  await expect(slides).toHaveCount(2);
  await slides.first().click();
  await expect(panel(page)).toHaveCount(0);
  expect(await shown(page)).toEqual(['[[3, 12], 8]', 'alpha-beta']);
  await slides.last().click();
  await expect(page.getByRole('region', { name: 'Trace: mine & yours.jsonl' })).toBeVisible();
  await expect(verdict(page)).toContainText('Line 9: your search enters node 7');
  expect(await view(page).evaluate((/** @type {View} */ it) => it.step)).toBe(step);
});
