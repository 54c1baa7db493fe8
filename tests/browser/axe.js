// Whether everybody can use a page, as far as axe-core can tell.

import AxeBuilder from '@axe-core/playwright';
import { expect } from './test.js';

/** @import { Page } from '@playwright/test' */

/**
 * Expects that axe-core finds nothing in the whole page.
 *
 * @param {Page} page
 * @param {string[]} [rules] all of them, unless some are named
 */
export async function expectAccessible(page, rules) {
  // It takes half of the time, and is as good where no frame comes from elsewhere.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/**
 * The same in the light theme and in the dark one, on which nothing but contrast depends.
 *
 * @param {Page} page
 */
export async function expectAccessibleInBothThemes(page) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, ['color-contrast']);
}
