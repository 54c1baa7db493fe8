// What people read on a page.

import { expect } from '../test.js';
import { shareIsThere } from '../view.js';

/** @import { Page } from '@playwright/test' */

/** What people may read where nothing starts. */
export const NOT_STARTED = /Plyscope (has not started|could not be loaded)/;

/** What they read where a part is missing. */
export const NOT_LOADED = 'This part of the page could not be loaded.';

/** Loads the page anew. @param {Page} page @param {string} [path] */
export const load = (page, path = './') => page.goto(path, { waitUntil: 'load' });

/** Loads the page, and waits until it has started. @param {Page} page */
export async function start(page) {
  await load(page);
  await shareIsThere(page);
}

/**
 * Expects a sentence, without the time that a page gives its scripts before it says it.
 *
 * @param {Page} page
 * @param {string | RegExp} sentence
 */
export async function reads(page, sentence) {
  const said = page.getByText(sentence).locator('visible=true').first();
  const isSaid = async () => {
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    return said.isVisible();
  };
  await expect.poll(isSaid).toBe(true);
}

/** @param {Page} page */
export const showsItsTree = (page) =>
  expect(page.getByRole('treeitem')).toHaveCount(page.url().includes('embed.html') ? 51 : 13);

/** Expects that a page says nothing in the words of a browser or of a program. @param {Page} page */
export const speaksPlainly = (page) =>
  expect(
    page.getByText(/TypeError|Failed to|SyntaxError|Wasm/i).locator('visible=true'),
  ).toHaveCount(0);
