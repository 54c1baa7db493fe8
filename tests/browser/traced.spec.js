// The trace of another program: dropped, read, stepped through beside the right search, mended, and green.

import { expectAccessibleInBothThemes } from './axe.js';
import { expect, test } from './test.js';
import { button, item, open, view } from './view.js';

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

test('a wrong trace is dropped, stepped through, mended, and agrees @firefox', async ({ page }) => {
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
  await button(page, 'Trees').click();
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
