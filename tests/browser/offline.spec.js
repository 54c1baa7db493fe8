// Once loaded, the page needs no server and no network.

import { readdirSync } from 'node:fs';
import { test as bare } from '@playwright/test';
import { LANGUAGES } from '../unit/support/messages.js';
import { expect, test } from './test.js';
import {
  chooseTree,
  expectCounters,
  expectStep,
  expectTree,
  item,
  open,
  openSwitches,
  openText,
  press,
  SWEDISH,
  sentence,
  setTool,
  underMore,
  view,
  visit,
} from './view.js';

/** @import { Page } from '@playwright/test' */

/** The scripts of a page in English. */
const OTHERS = LANGUAGES.filter((language) => language !== 'en').map((language) => `${language}-`);
const OF_PAGE = new RegExp(
  `^(?!worker|games-|traced-|my-program-|program-|presenter-|embed-|lessons?-|${OTHERS.join('|')}).*\\.js$`,
);

const ASSETS = new URL('../../dist/assets/', import.meta.url);

/**
 * Waits until all features are loaded, as they are after the first picture. Another language, the worker for large trees, the
 * games, what compares traces, the reader's own programs, and the presenter view, the page for frames and lessons, which are pages of their own,
 * are loaded when they are needed.
 *
 * @param {Page} page
 */
async function allIsThere(page) {
  const scripts = readdirSync(ASSETS).filter((name) => OF_PAGE.test(name));
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(scripts));
}

test('stepping, choosing and editing work without a network', async ({ page, context }) => {
  // A browser may ask for the icon again when the address changes; a host would have let it keep it.
  await page.route(/icon/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
  // Features are loaded after the first picture.
  const whole = page.waitForResponse(/plyscope_wasm_bg.*\.wasm$/);
  await open(page);
  await (await whole).finished();
  await allIsThere(page);
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
