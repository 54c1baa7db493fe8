// Pages of an author that use `<plyscope-view>`.

import { expect } from './test.js';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */

export const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/**
 * A page in a folder of its own, without the script.
 *
 * @param {Page} page
 */
export const blank = (page) => page.goto('/else/where/blank.html');

/** @param {Page} page */
export async function loadScript(page) {
  await page.addScriptTag({ url: '../../some/where/plyscope.js', type: 'module' });
  await page.waitForFunction(() => customElements.get('plyscope-view'));
}

/**
 * A page with this markup in its middle and the script loaded.
 *
 * @param {Page} page
 * @param {string} markup
 * @returns {Promise<Locator>} the first view
 */
export async function author(page, markup) {
  await blank(page);
  await page.locator('#here').evaluate((here, html) => {
    here.innerHTML = html;
  }, markup);
  await loadScript(page);
  return page.locator('plyscope-view').first();
}

/**
 * The values of a view's properties.
 *
 * @param {Locator} view
 */
export const properties = (view) =>
  view.evaluate((element) => {
    const { tree, algorithm, step, steps, options } = /** @type {View} */ (element);
    return { tree, algorithm, step, steps, options };
  });

/** @param {Locator} view @param {Partial<Awaited<ReturnType<typeof properties>>>} expected */
export const expectProperties = (view, expected) =>
  expect.poll(() => properties(view)).toMatchObject(expected);

/**
 * Sets properties, all in one go.
 *
 * @param {Locator} view
 * @param {Record<string, unknown>} values
 */
export const set = (view, values) =>
  view.evaluate((element, some) => Object.assign(element, some) && undefined, values);

/**
 * Sets an attribute, or takes it away.
 *
 * @param {Locator} view
 * @param {string} name
 * @param {string | null} value
 */
export const attribute = (view, name, value) =>
  view.evaluate(
    (element, [key, text]) => {
      if (text === null) element.removeAttribute(String(key));
      else element.setAttribute(String(key), text);
    },
    [name, value],
  );
