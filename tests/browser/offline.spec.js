// Once loaded, the page needs no server and no network.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test as bare } from '@playwright/test';
import { expect, test } from './test.js';
import {
  chooseTree,
  expectCounters,
  expectStep,
  expectTree,
  item,
  open,
  openSwitches,
  openTab,
  openText,
  press,
  SWEDISH,
  sentence,
  setTool,
  trees,
  underMore,
  view,
  visit,
} from './view.js';

/** The features, each of which is a file called as its folder is. */
const FEATURES = readdirSync(new URL('../../www/src/features/', import.meta.url), {
  withFileTypes: true,
}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test('a page loads nothing that nobody has opened', async ({ page }) => {
  await open(page, '');
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')),
  );
  const isOf = (/** @type {string} */ name) =>
    loaded.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  assert.deepEqual(FEATURES.flatMap(isOf), []);
  // Those of the start, and no more.
  assert.equal(isOf('en').length, 1);
  await openText(page);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').length))
    .toBeGreaterThan(loaded.length);
});

test('stepping, choosing and editing work without a network', async ({ page, context }) => {
  // A browser may ask for the icon again when the address changes; a host would have let it keep it.
  await page.route(/icon/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
  await open(page);
  // A feature that has been opened once needs no network again.
  await openTab(page, 'Count and order');
  await openText(page);
  await (await underMore(page, 'Help')).click();
  await expect(page.getByRole('dialog', { name: 'How to read and use this page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await trees(page).click();
  await expect(page.getByRole('dialog', { name: 'Trees' })).toBeVisible();
  await page.keyboard.press('Escape');
  await item(page, 2).focus();
  await page.waitForLoadState('networkidle');
  /** @type {string[]} */
  const requests = [];
  page.on('request', (request) => {
    if (!/icon/.test(request.url())) requests.push(request.url());
  });
  await context.setOffline(true);
  await press(view(page), 'Step forward', SWEDISH.steps);
  await expect(sentence(page)).toContainText('the search is done');
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('negamax');
  await chooseTree(page, 'tic-tac-toe');
  await expectStep(page, 0);
  await openSwitches(page);
  await page.getByRole('combobox', { name: 'Child order' }).selectOption('reversed');
  await (await openText(page)).fill('[[3, 12], [2, 4]]');
  await item(page, 2).focus();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expectTree(page, '[[8, 12], [2, 4]]');
  await (await openText(page)).fill('[[3,');
  await expect(page.getByText('Line 1, column 5:')).toBeVisible();
  await (await underMore(page, 'Help')).click();
  const help = page.getByRole('dialog', { name: 'How to read and use this page' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await setTool(page, 'theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expectCounters(page, { entered: { minimax: 7 } });
  await visit(page, '#tree=deep-cutoff&step=19');
  await expect(sentence(page)).toContainText('a deep cutoff');
  expect(requests).toEqual([]);
  await context.setOffline(false);
  // A request would have been heard.
  await page.evaluate(() => fetch('./examples/tutorial.css'));
  expect(requests).toEqual([expect.stringMatching(/tutorial\.css$/)]);
});

// The fixture would take the missing file for a defect of the page.
bare('where the core is missing, the page says so and stands', async ({ page }) => {
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto(`${process.env.PLYSCOPE_TEST_ORIGIN}/some/where/`);
  await expect(page.getByRole('alert')).toHaveText(
    'Plyscope could not be loaded. Check the connection, and reload the page to try again.',
  );
  await expect(page.getByRole('alert')).toHaveCount(1);
});
