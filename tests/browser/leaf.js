// A leaf's value, changed by hand on the canvas.

import { expect } from './test.js';
import { placeOf } from './view.js';

/** @import { Locator, Page } from '@playwright/test' */

/** @typedef {Page | Locator} Within */

/** @param {Within} within */
export const field = (within) => within.getByRole('textbox', { name: /^Value of leaf/ });

/** @param {Page} page @param {number} node @param {Within} [within] */
export async function clickLeaf(page, node, within = page) {
  const { x, y } = await placeOf(within, node);
  await page.mouse.click(x, y);
  await expect(field(within)).toBeFocused();
}

/**
 * @param {Page} page
 * @param {number} node
 * @param {string} value
 * @param {Within} [within]
 */
export async function changeLeaf(page, node, value, within = page) {
  await clickLeaf(page, node, within);
  await page.keyboard.type(value);
  await page.keyboard.press('Enter');
  await expect(field(within)).toBeHidden();
}
