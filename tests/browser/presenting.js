// Presenter mode and its second window, as a person finds them.

import { expect, listen } from './test.js';
import { SWEDISH } from './view.js';

/** @import { Page } from '@playwright/test' */

/** The step at which node 8 of the Swedish tree is cut; the next one is its return. */
export const CUT = 31;

/** @param {Page} page */
export const band = (page) => page.getByRole('region', { name: 'Presenter mode' });

/** @param {Page} page @param {number} step */
export const expectTold = (page, step) =>
  expect(band(page)).toContainText(`step ${step} of ${SWEDISH.steps}`);

/**
 * Enters presenter mode, and waits until its controls are there.
 * @param {Page} page
 */
export async function present(page) {
  await page.keyboard.press('p');
  await expect(band(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Presenter view' })).toBeAttached();
}

/**
 * Opens the second window, and listens to what it complains of.
 * @param {Page} page
 */
export async function openSecond(page) {
  const [second] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('v')]);
  const complaints = listen(second);
  await expect(next(second)).toBeVisible();
  return { second, complaints };
}

/** The next step, in the second window. @param {Page} second */
export const next = (second) => second.getByRole('region', { name: 'Next step' }).locator('p');
