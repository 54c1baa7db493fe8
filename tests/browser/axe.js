// Whether everybody can use a page, as far as axe-core can tell.

import AxeBuilder from '@axe-core/playwright';
import { expect } from './test.js';

/** @import { Page } from '@playwright/test' */

/** Whether axe is in all frames of a page, so that its half a megabyte need not be read again. @param {Page} page */
async function hasAxe(page) {
  const frames = page.frames().map((frame) => frame.evaluate(() => 'axe' in globalThis));
  return (await Promise.all(frames)).every((each) => each);
}

/**
 * Expects that axe-core finds nothing.
 *
 * @param {Page} page
 * @param {{rules?: string[], within?: string}} [part] `rules`: all of them, unless some are named; `within`: a selector in
 *   the view, where the rest of the page is as in accessible.spec
 */
export async function expectAccessible(page, { rules, within } = {}) {
  // It takes half of the time, and is as good where no frame comes from elsewhere.
  let builder = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: ';' }) })
    .setLegacyMode()
    // Only they are read; the details of all that passes would take a third of the time.
    .options({ resultTypes: ['violations'] });
  if (rules) builder = builder.withRules(rules);
  if (within) builder = builder.include({ fromShadowDom: ['plyscope-view', within] });
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/**
 * The same in the light theme and in the dark one, on which nothing but contrast depends.
 *
 * @param {Page} page
 * @param {string} [within] as above
 */
export async function expectAccessibleInBothThemes(page, within) {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { rules: ['color-contrast'], within });
}
