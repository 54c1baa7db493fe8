// A leaf's value changed on the page: from the key to the picture, against the same tree searched from scratch.

import { inBrowser, open, withPage } from './support/page.mjs';
import { median } from './support/timing.mjs';

/** @import { Browser, Page } from '@playwright/test' */
/** @import { Row } from '../scripts/bench.mjs' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

/** 1,111,111 nodes. */
const TREE = 'random(branching=10, depth=6, seed=1975)';
const RUNS = 5;

/** @returns {Promise<Row[]>} */
export const rows = () =>
  withPage(async (origin) => {
    const { scratch, again } = await inBrowser((browser) => measured(browser, origin));
    return [
      {
        name: 'from an edit to the picture, 10^6 nodes with alpha-beta: from scratch / searched again in part',
        value: median(scratch) / median(again),
        target: { least: 10 },
      },
    ];
  });

/**
 * The times of both, which take turns, in milliseconds.
 *
 * @param {Browser} browser
 * @param {string} origin
 */
async function measured(browser, origin) {
  const page = await open(browser, origin);
  const times = { scratch: /** @type {number[]} */ ([]), again: /** @type {number[]} */ ([]) };
  for (let run = 0; run < RUNS; run += 1) {
    times.scratch.push(await fromScratch(page, `${TREE} with 17=${run}`));
    await page.getByRole('treeitem').first().focus();
    // Down to the first leaf, whose value is then typed over.
    for (let ply = 0; ply < 6; ply += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Value of leaf/ }).waitFor();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) times.again.push(await press(page, key));
    await page.keyboard.press('Escape');
  }
  return times;
}

/** @param {Page} page @param {string} tree */
const fromScratch = (page, tree) =>
  page.evaluate(async (tree) => {
    const view = /** @type {View} */ (document.querySelector('plyscope-view'));
    const start = performance.now();
    const error = await view.display({ tree, algorithm: 'alpha-beta' });
    if (error) throw new Error(error.kind);
    await view.updateComplete;
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, tree);

/** Presses a key in the field at the leaf, until what it changes is drawn. @param {Page} page @param {string} key */
const press = (page, key) =>
  page.evaluate(async (key) => {
    const view = /** @type {View} */ (document.querySelector('plyscope-view'));
    const field = view.renderRoot.querySelector('.leaf-editor input');
    const { tree } = view;
    const start = performance.now();
    field?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    if (view.tree === tree) throw new Error('the edit is not live');
    await view.updateComplete;
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, key);
